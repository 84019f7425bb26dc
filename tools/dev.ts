import { createServer } from 'vite';
import { takeNoArguments } from '../scripts/command-line.ts';
import { runSite } from '../scripts/start/run.ts';

/** The site with Vite in front: pages reload as their sources change, everything else goes to the real gateway. */
takeNoArguments(
  'npm run dev takes no arguments: PORT and the other variables of docs/configuration.md say what it does',
);
await runSite({
  web: async () => null,
  serve: async ({ gateway }, { HOST, PORT }) => {
    process.env.GATEWAY_URL = await gateway.listen({ host: '127.0.0.1', port: 0 });
    const own = process.listeners('SIGTERM');
    const vite = await createServer({
      configFile: 'web/vite.config.ts',
      server: { host: HOST, port: PORT, strictPort: true },
    });
    await vite.listen();
    // Vite would end the process by itself; here the site has to be closed first.
    for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
    process.stdin.removeAllListeners('end');
    return {
      address: vite.resolvedUrls?.local[0] ?? `http://${HOST}:${PORT}/`,
      close: () => vite.close(),
    };
  },
});
