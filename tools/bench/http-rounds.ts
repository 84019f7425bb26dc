import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import { signUp } from '../../test/player/account.ts';
import type { Ask } from '../../test/player/ask.ts';
import { cheapestOf } from '../../test/player/case.ts';
import { askAt } from '../../test/player/http.ts';
import { roundShown } from '../../test/player/round.ts';
import { payIn } from '../../test/player/trade.ts';
import { AcknowledgedButLost } from './competitor.ts';
import { type HttpResult, type HttpTask, httpResult } from './http-load.ts';
import { median } from './load.ts';
import { medianSpent, type ProcessorClock, type Spent, spentOn } from './processor-time.ts';

export interface HttpRound extends HttpResult {
  /** Microseconds of each part and of the load generator, for a request that was answered. */
  readonly spent: Spent;
}

export interface HttpRounds {
  /** A mutation that does nothing, again and again for so many seconds. @throws Error where one failed */
  readonly nothing: (seconds: number) => Promise<HttpRound>;
  /** `openCase` as a browser sends it. @throws Error where one failed */
  readonly openCase: (seconds: number) => Promise<HttpRound>;
  readonly stop: () => void;
}

const PLAYERS = 64;
const AT_ONCE = 16;
/** Read models and the sealer run behind the answers: their processor time counts as the answers'. */
const SETTLES_MS = 1_000;

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

/** A player as every client becomes one: slider, code, registration, deposits. */
const enter = async (asking: Ask, number: number) => {
  const { token } = await signUp(asking, `+86138${String(number).padStart(8, '0')}`, 'correct horse');
  for (let n = 0; n < 20; n += 1) await payIn(asking, token);
  return { token, ...(await roundShown(asking, token)) };
};

/** Players come to a site that listens, and a load generator in a process of its own asks in their names. */
export const startHttpRounds = async (
  url: string,
  connections: number,
  clocks: Readonly<Record<string, ProcessorClock>>,
): Promise<HttpRounds> => {
  const asking = askAt(url);
  const players: Awaited<ReturnType<typeof enter>>[] = [];
  for (let from = 0; from < PLAYERS; from += AT_ONCE) {
    players.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => enter(asking, from + n)))));
  }
  const [cheapest] = await cheapestOf(asking);
  if (cheapest === undefined) throw new Error('the site shows no case');
  const child = fork(join(import.meta.dirname, 'http-load.ts'), { execArgv: [] });
  const round = async (seconds: number, open: HttpTask['open']): Promise<HttpRound> => {
    const { result, spent } = await spentOn(
      clocks,
      async () => {
        const answered = await ask(child, { url, connections, seconds, open });
        await pause(SETTLES_MS);
        return answered;
      },
      ({ answered }) => answered,
    );
    if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
    return { ...result, spent: { ...spent, 'load generator': result.processor / result.answered } };
  };
  return {
    nothing: (seconds) => round(seconds, null),
    openCase: (seconds) => round(seconds, { ...cheapest, players }),
    stop: () => {
      child.kill();
    },
  };
};

export interface OpenedOverHttp {
  /** Requests per second, the median of the rounds. */
  readonly openCase: number;
  /** Milliseconds. */
  readonly openCaseP50: number;
  readonly openCaseP99: number;
  /** Microseconds an opened case. */
  readonly openCaseSpent: Spent;
}

export const mediansOf = (rounds: readonly HttpRound[]): OpenedOverHttp => ({
  openCase: median(rounds.map(({ perSecond }) => perSecond)),
  openCaseP50: median(rounds.map(({ p50 }) => p50)),
  openCaseP99: median(rounds.map(({ p99 }) => p99)),
  openCaseSpent: medianSpent(rounds.map(({ spent }) => spent)),
});

/** @throws AcknowledgedButLost where a position that was answered isn't an opened case of the log */
export const expectOpened = async (database: Pick<Database, 'pool'>, positions: readonly number[]): Promise<void> => {
  const opened = db.selectFrom('event').select('position').where('type', '=', 'CaseOpened');
  const answered = fragment<number>`ANY(${positions}::bigint[])`;
  const { length } = await runQuery(database.pool, opened.where('position', '=', answered));
  if (length !== positions.length) {
    throw new AcknowledgedButLost(`HTTP: ${positions.length} opens answered, ${length} of them in the log`);
  }
};
