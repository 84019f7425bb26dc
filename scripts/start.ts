import { takeNoArguments } from './command-line.ts';
import { runSite } from './start/run.ts';
import { buildWebIfNeeded, webRoot } from './start/web-build.ts';

/** The whole site in one process, on one port: `npm start`. */
takeNoArguments('npm start takes no arguments: PORT and the other variables of docs/configuration.md say what it does');
await runSite({
  web: async (report) => {
    await report.step('Web client', buildWebIfNeeded, (what) => what);
    return webRoot;
  },
  serve: async ({ gateway }, { HOST, PORT }) => ({
    address: await gateway.listen({ host: HOST, port: PORT }),
    close: async () => undefined,
  }),
});
