import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from '../../test/player/http.ts';
import { startSite } from '../../test/site/start-site.ts';
import { ROOM } from '../load/own-site.ts';
import { newestEvent, settledFeed } from '../load/run.ts';
import { table } from '../load/table.ts';
import { countOf, quantileOf } from '../load/tally.ts';
import { startWorkers, type Worker } from '../load/workers.ts';
import { quantile } from './load.ts';
import { forgetMostMemory, mostMemoryOf } from './process-memory.ts';
import { microsecondsText, processTree, type Spent, spentOn, unreadableText } from './processor-time.ts';
import { startBenchServer } from './server.ts';
import { type StormAnswer, type StormOrder, stormAnswer } from './storm-messages.ts';

export interface StormRun {
  readonly subscribers: number;
  /** How long cases are opened in peace, and then with the cut, each. */
  readonly seconds: number;
}

/** The figures of the same players in one of both phases. */
export interface StormPhase {
  readonly name: 'in peace' | 'with the cut';
  readonly opened: number;
  readonly refused: number;
  /** Milliseconds from the moment an `openCase` was due to its answer; null for none. */
  readonly openCaseP50: number | null;
  readonly openCaseP99: number | null;
  /** How long it took: until the last play was answered and the last subscriber was back. */
  readonly tookSeconds: number;
  /** Microseconds in all. */
  readonly spent: Spent;
  readonly mostMegabytes: number | null;
}

export interface Times {
  readonly p50: number;
  readonly most: number;
}

export interface StormFigures extends StormRun {
  readonly phases: readonly StormPhase[];
  /** Milliseconds from the cut. */
  readonly back: Times;
  readonly seen: Times;
  readonly told: Times;
  /** Tries to connect that failed meanwhile. */
  readonly failed: number;
  /** Subscribers that had missed more than the 200 events that close a gap, and read their lists again. */
  readonly reread: number;
  /** Their questions for what they had missed that weren't answered, by the code of the error: they asked again. */
  readonly refusals: Readonly<Record<string, number>>;
}

const PLAYERS = 20;
const PER_SECOND = 20;
const PATIENCE_MS = 60_000;
/** The last drops are shown when their reels have turned. */
const END_MS = 20_000;
const SETTLES_MS = 1_000;

const timesOf = (milliseconds: readonly number[]): Times => ({
  p50: quantile(milliseconds, 0.5),
  most: quantile(milliseconds, 1),
});

const asking =
  (child: ChildProcess) =>
  (order: StormOrder): Promise<StormAnswer> =>
    new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`the subscribers' process ended with ${code}`));
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('exit', gone);
        resolve(stormAnswer.parse(message));
      });
      child.send(order);
    });

const newPlayers = async (url: string): Promise<Worker> => {
  const wanted = { 'graphql listeners': 0, 'stomp listeners': 0, 'graphql players': PLAYERS, 'rest players': 0 };
  const [players] = startWorkers(wanted);
  if (players === undefined) throw new Error('there are no players');
  const group = { kind: players.kind, urls: [url], count: PLAYERS, base: 0 };
  await players.ask({ do: 'prepare', group });
  return players;
};

/**
 * Pages follow the live feed of a site in a process of its own while cases are opened; then every connection breaks at the same
 * moment. Pages come back as the web client does, and ask for what they missed.
 * @throws Error where a subscriber doesn't come back, or misses an event
 */
export const measureStorm = async (
  { subscribers, seconds }: StormRun,
  say: (text: string) => void,
): Promise<StormFigures> => {
  say('Starting a PostgreSQL server and a site on it');
  const server = await startBenchServer();
  const environment = {
    ...ROOM,
    DATABASE_URL: await server.database('storm'),
    GLASSCASE_DATABASE_ONE_LOGIN: '1',
    GLASSCASE_LOG_LEVEL: 'silent',
  };
  const site = await startSite(environment).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const child = fork(join(import.meta.dirname, 'storm-clients.ts'), { execArgv: [] });
  const workers: Worker[] = [];
  try {
    const tell = asking(child);
    const base = await newestEvent(askAt(site.url));
    say(`${subscribers} subscribers and ${PLAYERS} players come in`);
    await tell({ do: 'come', url: site.url, count: subscribers, base });
    const clocks = {
      site: processTree(site.pid),
      PostgreSQL: server.clock,
      subscribers: processTree(child.pid ?? 0),
    };

    const during = async <Met>(name: StormPhase['name'], meanwhile: () => Promise<Met>) => {
      const players = await newPlayers(site.url);
      workers.push(players);
      await pause(SETTLES_MS);
      const counted = await forgetMostMemory(site.pid);
      const begun = performance.now();
      const { result, spent } = await spentOn(
        clocks,
        async () => {
          const [report, met] = await Promise.all([
            players.ask({ do: 'begin', milliseconds: seconds * 1_000, perSecond: PER_SECOND }),
            meanwhile(),
          ]);
          return { report, met, tookSeconds: (performance.now() - begun) / 1_000 };
        },
        () => 1,
      );
      const { report, met, tookSeconds } = result;
      if (report === null) throw new Error('the players have nothing to tell');
      const phase: StormPhase = {
        name,
        opened: countOf(report.tally),
        refused: Object.values(report.failures).reduce((sum, count) => sum + count, 0),
        tookSeconds,
        openCaseP50: quantileOf(report.tally, 0.5),
        openCaseP99: quantileOf(report.tally, 0.99),
        spent,
        mostMegabytes: counted ? await mostMemoryOf(site.pid) : null,
      };
      return { phase, met };
    };

    say(`Cases are opened for ${seconds} s, ${PER_SECOND} a second`);
    const peace = await during('in peace', async () => undefined);
    say('And again, and all connections break');
    const cut = await during('with the cut', () => tell({ do: 'cut', withinMs: PATIENCE_MS }));
    const { back, seen, told, failed } = cut.met;
    const whole = Math.min(seen.length, told.length);
    if (whole < subscribers) throw new Error(`only ${whole} of ${subscribers} came back`);
    const last = await settledFeed(askAt(site.url));
    const { lost, reread, refusals } = await tell({ do: 'end', last, withinMs: END_MS });
    if (lost > 0) throw new Error(`${lost} events were missed`);
    return {
      subscribers,
      seconds,
      phases: [peace.phase, cut.phase],
      back: timesOf(back),
      seen: timesOf(seen),
      told: timesOf(told),
      failed,
      reread,
      refusals,
    };
  } finally {
    for (const worker of workers) worker.dismiss();
    child.kill();
    await site.stop();
    await server.stop();
  }
};

const whole = (value: number | null): string => (value === null ? 'n/a' : Math.round(value).toLocaleString('en'));

/** The report for the terminal. */
export const stormText = (figures: StormFigures): string => {
  const { subscribers, seconds, phases, back, seen, told, failed, reread, refusals } = figures;
  const spentIn = ({ spent }: StormPhase): readonly string[] =>
    ['site', 'PostgreSQL', 'subscribers'].map((part) => {
      const micros = spent[part];
      return typeof micros === 'number' ? (micros / 1_000_000).toFixed(1) : microsecondsText(micros);
    });
  return [
    `${subscribers} subscribers were cut off at once; ${failed} tries to connect failed, ${reread} read their lists anew, no event was missed`,
    ...Object.entries(refusals).map(
      ([code, count]) => `asked for what it had missed, and told ${code}: ${count} times`,
    ),
    '',
    table(
      ['ms from the cut', 'p50', 'the last'],
      Object.entries({ connected: back, 'saw a new event': seen, 'was told what it missed': told }).map(
        ([what, { p50, most }]) => [what, whole(p50), whole(most)],
      ),
    ),
    '',
    table(
      [
        `cases opened for ${seconds} s`,
        'opened',
        'refused',
        'openCase p50 ms',
        'p99 ms',
        'all of it, s',
        'processor time: site, s',
        'PostgreSQL',
        'subscribers',
        'most MB of the site',
      ],
      phases.map((phase) => [
        phase.name,
        String(phase.opened),
        String(phase.refused),
        whole(phase.openCaseP50),
        whole(phase.openCaseP99),
        phase.tookSeconds.toFixed(1),
        ...spentIn(phase),
        whole(phase.mostMegabytes),
      ]),
    ),
    ...unreadableText(phases.map(({ spent }) => spent)),
  ].join('\n');
};
