import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../engine/database/open-database.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { MIGRATIONS } from '../../scripts/start/open-committer.ts';
import { silentReport } from '../../scripts/start/report.ts';
import { openSite, servedBy } from '../../scripts/start/site.ts';
import { expectOpened, type HttpRound, mediansOf, type OpenedOverHttp, startHttpRounds } from './http-rounds.ts';
import { median } from './load.ts';
import { medianSpent, type ProcessorClock, type Spent, thisProcess } from './processor-time.ts';
import type { QuietMachine } from './quiet.ts';

export interface HttpFigures extends OpenedOverHttp {
  readonly connections: number;
  /** Requests per second, the median of the rounds. */
  readonly nothing: number;
  /** Microseconds a request. */
  readonly nothingSpent: Spent;
}

export interface HttpRun {
  readonly rounds: number;
  readonly seconds: number;
  /** Of the first round, which isn't counted: the site's code is compiled while it runs. */
  readonly warmUpSeconds: number;
  readonly connections: number;
  readonly machine: QuietMachine;
  /** Of the database's server. */
  readonly clock: ProcessorClock;
}

/**
 * `openCase` as a browser sends it, beside a mutation that does nothing, on the whole site: committer, read models,
 * sealer and live feed run in the same process as the gateway. Every position that was answered must be in the log.
 */
export const measureHttp = async (
  databaseUrl: string,
  { rounds, seconds, warmUpSeconds, connections, machine, clock }: HttpRun,
): Promise<HttpFigures> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-bench-'));
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    GLASSCASE_RATE_FACTOR: '1000000',
    GLASSCASE_SMS_PROOF_TRIES: '1',
    GLASSCASE_LOG_LEVEL: 'silent',
  });
  const database = await openDatabase({ databaseUrl });
  await database.migrate(MIGRATIONS);
  let fatal: Error | null = null;
  const opened = await openSite({
    configuration,
    database,
    report: silentReport,
    webRoot: null,
    onFatal: (reason) => {
      fatal = reason;
    },
  });
  const site = servedBy(opened);
  if (site === null) throw new Error('the site is no gateway');
  await site.caughtUp();
  try {
    const url = await site.gateway.listen({ host: '127.0.0.1', port: 0 });
    const load = await startHttpRounds(url, connections, { site: thisProcess, PostgreSQL: clock });
    const nothings: HttpRound[] = [];
    const opens: HttpRound[] = [];
    try {
      for (let round = 0; round <= rounds; round += 1) {
        const length = round === 0 ? warmUpSeconds : seconds;
        await machine.quiet();
        nothings.push(await load.nothing(length));
        await machine.quiet();
        opens.push(await load.openCase(length));
      }
    } finally {
      load.stop();
    }
    if (fatal !== null) throw fatal;
    await expectOpened(
      database,
      opens.flatMap(({ positions }) => positions),
    );
    const counted = nothings.slice(1);
    return {
      connections,
      nothing: median(counted.map(({ perSecond }) => perSecond)),
      nothingSpent: medianSpent(counted.map(({ spent }) => spent)),
      ...mediansOf(opens.slice(1)),
    };
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
};
