import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../engine/database/open-database.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { casesOpen } from '../../engine/projections/queries/catalog.ts';
import { sectionHash } from '../../engine/terms/section-hash.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { readConfiguration } from '../../gateway/configuration.ts';
import { signUp } from '../../test/player/account.ts';
import type { Ask } from '../../test/player/ask.ts';
import { askAt } from '../../test/player/http.ts';
import { roundShown } from '../../test/player/round.ts';
import { payIn } from '../../test/player/trade.ts';
import { MIGRATIONS } from '../start/open-committer.ts';
import { silentReport } from '../start/report.ts';
import { openSite, servedBy } from '../start/site.ts';
import { AcknowledgedButLost } from './contestant.ts';
import { type HttpResult, type HttpTask, httpResult } from './http-load.ts';
import { median } from './load.ts';
import type { QuietMachine } from './quiet.ts';

export interface HttpFigures {
  readonly connections: number;
  /** Requests per second, medians of the rounds. */
  readonly nothing: number;
  readonly openCase: number;
  /** Milliseconds. */
  readonly openCaseP50: number;
  readonly openCaseP99: number;
}

const PLAYERS = 64;

const ask = (child: ChildProcess, task: HttpTask): Promise<HttpResult> =>
  new Promise((resolve, refuse) => {
    const gone = (): void => refuse(new Error('the load generator ended'));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(httpResult.parse(message));
    });
    child.send(task);
  });

/** A player as everybody becomes one: slider, code, registration, deposits. */
const enter = async (ask: Ask, number: number) => {
  const { token } = await signUp(ask, `+86138${String(number).padStart(8, '0')}`, 'correct horse');
  for (let n = 0; n < 20; n += 1) await payIn(ask, token);
  return { token, ...(await roundShown(ask, token)) };
};

/**
 * `openCase` as a browser sends it, beside a mutation that does nothing, on the whole site: committer, read models,
 * sealer and live feed run in the same process as the gateway. Every position that was answered must be in the log.
 */
export const measureHttp = async (
  databaseUrl: string,
  {
    rounds,
    seconds,
    connections,
    machine,
  }: { rounds: number; seconds: number; connections: number; machine: QuietMachine },
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
  const child = fork(join(import.meta.dirname, 'http-load.ts'), { execArgv: [] });
  try {
    const url = await site.gateway.listen({ host: '127.0.0.1', port: 0 });
    const players: Awaited<ReturnType<typeof enter>>[] = [];
    for (let from = 0; from < PLAYERS; from += 16) {
      players.push(...(await Promise.all(Array.from({ length: 16 }, (_, n) => enter(askAt(url), from + n)))));
    }
    const cheapest = (await casesOpen(database.pool, Date.now())).toSorted(
      (a, b) => Number(a.table.price) - Number(b.table.price),
    )[0];
    if (cheapest === undefined) throw new Error('the site shows no case');
    const terms = sectionHash(nodeHashing, 'case', DEFAULT_TERMS.case);
    const open = { players, slug: cheapest.slug, oddsHash: cheapest.oddsHash, terms };
    const positions: number[] = [];
    const nothings: HttpResult[] = [];
    const opens: HttpResult[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // The first round warms up.
      const length = round === 0 ? 1 : seconds;
      await machine.quiet();
      const nothing = await ask(child, { url, connections, seconds: length, open: null });
      await machine.quiet();
      const opened = await ask(child, { url, connections, seconds: length, open });
      positions.push(...opened.positions);
      if (nothing.failed + opened.failed > 0) throw new Error(`${nothing.failed + opened.failed} requests failed`);
      if (round === 0) continue;
      nothings.push(nothing);
      opens.push(opened);
    }
    if (fatal !== null) throw fatal;
    const { rows } = await database.pool.query<{ n: bigint }>(
      `SELECT count(*) AS n FROM event WHERE type = 'CaseOpened' AND position = ANY($1::bigint[])`,
      [positions],
    );
    if (Number(rows[0]?.n) !== positions.length) {
      throw new AcknowledgedButLost(`HTTP: ${positions.length} opens answered, ${rows[0]?.n} of them in the log`);
    }
    return {
      connections,
      nothing: median(nothings.map(({ perSecond }) => perSecond)),
      openCase: median(opens.map(({ perSecond }) => perSecond)),
      openCaseP50: median(opens.map(({ p50 }) => p50)),
      openCaseP99: median(opens.map(({ p99 }) => p99)),
    };
  } finally {
    child.kill();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
};
