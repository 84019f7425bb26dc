import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { lastMoment } from '../../engine/projections/read-log.ts';
import { listenForOperations } from '../../gateway/server/operations/listener.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { explain } from './explain.ts';
import { clockReason } from './health.ts';
import { keepPrivate } from './keep-private.ts';
import { openTables } from './open-tables.ts';
import { preflight } from './preflight.ts';
import { shownAddress } from './public-origin.ts';
import { type Report, terminalReport } from './report.ts';
import { openSite, type Served, type Site, servedBy } from './site.ts';
import { toldToStop } from './stop-signals.ts';

/** A clean stop that takes longer is no longer clean. */
const STOP_WITHIN_MS = 10_000;

/** How a process shows the site to the world. */
export interface Front {
  /** Folder of the built client; null where something else serves the client. */
  web(report: Report): Promise<string | null>;
  /** Listens, and says where. */
  serve(site: Served, configuration: Configuration): Promise<{ readonly address: string; close(): Promise<void> }>;
}

const embeddedLimits =
  'The embedded database serves one process, takes about 0.6 GB of memory (1.3 GB while it starts for the first time), and\n' +
  'may lose its last moments in a power cut. Set DATABASE_URL to use a PostgreSQL server.';

const stopped = (text: string, code: number): never => {
  process.stderr.write(`${text}\n`);
  process.exit(code);
};

const openOperations = (configuration: Configuration, { health, warnings, metrics }: Site) => {
  const { GLASSCASE_OPERATIONS_HOST: host, GLASSCASE_OPERATIONS_PORT: port } = configuration;
  return port === null ? null : listenForOperations({ host, port, health, warnings, metrics });
};

/** A site that answers. */
interface Begun {
  /** Resolves when read models show the log as the process found it. */
  catchUp(): Promise<void>;
  /** Drains, and closes everything. */
  stop(): Promise<void>;
}

const start = async (front: Front, report: Report, told: AbortSignal): Promise<Begun> => {
  const configuration = readConfiguration(process.env);
  const { GLASSCASE_ROLES, GLASSCASE_DRAIN_MS } = configuration;
  const isGateway = GLASSCASE_ROLES.includes('gateway');
  await preflight(configuration);
  report.line('Glasscase is starting');
  // Before `keepPrivate`: every user of the machine may read the client's files.
  const webRoot = isGateway ? await front.web(report) : null;
  await keepPrivate(configuration.DATA_DIR);
  const database = await openTables(configuration, report);
  const late = clockReason(await lastMoment(database.pool), Date.now());
  if (late !== null) report.line(`  ! ${late}: nothing can be decided before it has caught up`);
  const onFatal = (reason: Error): never => stopped(`Glasscase stops: ${explain(reason)}`, 1);
  const site = await openSite({ configuration, database, report, webRoot, onFatal });
  const reached = servedBy(site);
  const served = reached === null ? null : await front.serve(reached, configuration);
  const operations = await openOperations(configuration, site);

  const where = served === null ? `(${GLASSCASE_ROLES.join(',')})` : `at ${shownAddress(served.address)}`;
  if (operations !== null) report.line(`Operations at ${operations.address}`);
  if (served !== null) report.line(`Glasscase listens ${where}`);
  return {
    catchUp: async () => {
      await report.step('Read models', site.caughtUp);
      if (told.aborted) return;
      report.line(`\nGlasscase is ready ${where}`);
      if (database.kind === 'embedded') report.line(embeddedLimits);
    },
    stop: async () => {
      setTimeout(() => stopped('Glasscase did not stop in time', 1), STOP_WITHIN_MS + GLASSCASE_DRAIN_MS).unref();
      site.leave();
      await pause(GLASSCASE_DRAIN_MS);
      await served?.close();
      await site.close();
      await operations?.close();
    },
  };
};

/** Runs the whole site in this process until it is told to stop. A failed start prints its reason in one line. */
export const runSite = async (front: Front): Promise<void> => {
  const report = terminalReport(process.stdout, Date.now);
  const told = toldToStop();
  const stopping = once(told, 'abort').then(() => 'stopping' as const);
  try {
    // A half-started site is left as after a crash, which loses nothing.
    const begun = await Promise.race([start(front, report, told), stopping]);
    if (begun !== 'stopping') {
      await Promise.race([begun.catchUp(), stopping]);
      await stopping;
      report.line('Stopping');
      await begun.stop().catch((error: unknown) => stopped(`Glasscase did not stop cleanly: ${explain(error)}`, 1));
    }
    report.line('Stopped');
    process.exit(0);
  } catch (error) {
    stopped(`Glasscase can't start: ${explain(error)}`, 1);
  }
};
