import { readConfiguration } from '../gateway/site/configuration.ts';
import { giveOrder, isOrder, ORDERS, openControl } from './cluster/control.ts';
import { everyPort, portsFrom } from './cluster/ports.ts';
import { ClusterCannotStart, startCluster } from './cluster/start-cluster.ts';
import { leave, readArguments, readCommandLine, UsageError, wholeNumber } from './command-line.ts';
import { checkAddress } from './start/check-address.ts';
import { explain } from './start/explain.ts';
import { buildWebIfNeeded } from './start/web-build.ts';

const USAGE = `npm run cluster [-- options]      starts what docker-compose.yml describes, as processes of this machine
npm run cluster -- roll           restarts the processes of a running cluster one at a time
npm run cluster -- stop           stops it
  --seconds <n>   stops by itself after so long
  --help

PORT (3000) is the balancer's; the 17 ports behind it are the others'. DATA_DIR (./data) keeps everything, in
DATA_DIR/logs what each process says. PostgreSQL is the one at DATABASE_URL, else one of the cluster's own.
`;

const askedFor = readArguments(USAGE, (args) => {
  const { values, words } = readCommandLine(args, {
    words: ['[order]'],
    options: { seconds: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return 'help';
  const [order] = words;
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: 1_000_000 }, null);
  if (order !== undefined && !isOrder(order)) throw new UsageError(`orders are ${ORDERS.join(', ')}, not ${order}`);
  return { order: order ?? null, seconds };
});

const print = (line: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 23)}  ${line}\n`);
};

const run = async (seconds: number | null): Promise<void> => {
  const { DATA_DIR, PORT, DATABASE_URL = null } = readConfiguration(process.env);
  const stopped = Promise.withResolvers<void>();
  let started = false;
  // A cluster that is still starting needs no orderly stop: it ends with this process.
  const stop = (): void => (started ? stopped.resolve() : process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const ports = portsFrom(PORT);
  for (const port of everyPort(ports)) {
    await checkAddress('127.0.0.1', port).catch(() => {
      throw new ClusterCannotStart(`port ${port} is taken; the cluster uses ${PORT} and the ports behind it`);
    });
  }
  print(`web client: ${await buildWebIfNeeded()}`);
  const cluster = await startCluster({
    dataDir: DATA_DIR,
    ports,
    databaseUrl: DATABASE_URL,
    cuttable: false,
    extraOf: () => ({}),
    environment: process.env,
    print,
  });
  started = true;
  const control = await openControl(DATA_DIR, async (order, answer) => {
    if (order === 'stop') return stopped.resolve();
    await cluster.roll((line) => {
      print(line);
      answer(line);
    });
  });
  process.stdout.write(`\nGlasscase is ready at ${cluster.url}\n`);
  const timer = seconds === null ? undefined : setTimeout(() => stopped.resolve(), seconds * 1_000);
  await stopped.promise;
  clearTimeout(timer);
  print('stopping');
  await control.close();
  await cluster.stop();
  print('stopped');
};

const { order, seconds } = askedFor;
try {
  if (order === null) await run(seconds);
  else await giveOrder(readConfiguration(process.env).DATA_DIR, order, print);
  process.exit(0);
} catch (error) {
  leave(1, `${explain(error)}\n`);
}
