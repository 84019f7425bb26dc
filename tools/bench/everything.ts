import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../engine/database/open-database.ts';
import { plays } from '../../engine/projections/plays.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { projections } from '../../engine/projections/registry.ts';
import { measureBattles } from './battles.ts';
import type { Competitor } from './competitor.ts';
import { type EmmettBench, emmettBench } from './emmett.ts';
import { type Figures, NODE, OURS, OURS_EMBEDDED, type Round, rowOf, SERVER, type Series } from './figures.ts';
import { glasscase, openBenchEngine } from './glasscase.ts';
import { measureHttp } from './http.ts';
import { closedLoop } from './load.ts';
import { outOfSight, type ProcessorClock, spentOn, thisProcess } from './processor-time.ts';
import type { QuietMachine } from './quiet.ts';
import { measureAudit, measureRebuild } from './replays.ts';
import { startBenchServer } from './server.ts';
import { messageDb, rawInsert } from './sql-writers.ts';

/** How long everything is measured. */
export const PACES = {
  whole: {
    rounds: 4,
    milliseconds: 900,
    events: 120_000,
    replays: 2,
    http: { rounds: 3, seconds: 4, warmUpSeconds: 6 },
    boxes: 5,
  },
  quick: {
    rounds: 2,
    milliseconds: 350,
    events: 20_000,
    replays: 1,
    http: { rounds: 1, seconds: 2, warmUpSeconds: 2 },
    boxes: 2,
  },
  /** Without the other event stores and without battles, which last as long as they last. */
  brief: {
    rounds: 2,
    milliseconds: 350,
    events: 10_000,
    replays: 1,
    http: { rounds: 1, seconds: 2, warmUpSeconds: 2 },
    boxes: 0,
  },
} as const satisfies Record<Figures['pace'], object>;

/** Battles at once. */
export const BATTLES = 200;

const IN_FLIGHT = [1, 16, 64] as const;
const MOST_IN_FLIGHT = 64;
const WARM_UP_MS = 150;

type Clocks = Readonly<Record<typeof NODE | typeof SERVER, ProcessorClock>>;

/** One round, warmed up: connections are open and code is compiled. */
const roundOf = async (
  clocks: Clocks,
  { quiet }: QuietMachine,
  write: () => Promise<void>,
  inFlight: number,
  milliseconds: number,
): Promise<Round> => {
  await quiet();
  await closedLoop(inFlight, WARM_UP_MS, write);
  const { result, spent } = await spentOn(
    clocks,
    () => closedLoop(inFlight, milliseconds, write),
    ({ latencies }) => latencies.length,
  );
  return { ...result, spent };
};

interface Entered {
  readonly name: string;
  readonly inFlight: number;
  readonly clocks: Clocks;
  /** Before each round. */
  readonly next: () => Promise<() => Promise<void>>;
}

/** Rounds take turns, so that whatever else the machine does meets every contender. */
const interleaved = async (
  machine: QuietMachine,
  everyone: readonly Entered[],
  rounds: number,
  milliseconds: number,
): Promise<readonly Series[]> => {
  const series = everyone.map(({ name, inFlight }): { name: string; inFlight: number; samples: Round[] } => ({
    name,
    inFlight,
    samples: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { clocks, next, inFlight }] of everyone.entries()) {
      series[index]?.samples.push(await roundOf(clocks, machine, await next(), inFlight, milliseconds));
    }
  }
  return series;
};

/** Measures Glasscase and, unless it is to be brief, all contenders beside it. */
export const measureEverything = async (
  pace: Figures['pace'],
  machine: QuietMachine,
  say: (text: string) => void,
): Promise<Figures> => {
  const { rounds, milliseconds, events: wanted, replays, http: httpPace, boxes } = PACES[pace];
  const loadBefore = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-bench-'));
  say('Starting a PostgreSQL server and everyone on it');
  const server = await startBenchServer();
  // The paces that only look whether anything changed don't take the seconds for it.
  if (pace === 'whole') await server.recycleWal();
  const onServer: Clocks = { [NODE]: thisProcess, [SERVER]: server.clock };
  const embeddedHere: Clocks = { ...onServer, [SERVER]: outOfSight('the database runs inside of Node') };
  try {
    const database = await openDatabase({ databaseUrl: await server.database('glasscase') });
    const lite = await openDatabase({ dataDir: folder });
    const ours = await openBenchEngine(database, OURS);
    const embedded = await openBenchEngine(lite, OURS_EMBEDDED);
    const emmett: EmmettBench | null =
      pace === 'brief' ? null : await emmettBench(await server.database('emmett'), MOST_IN_FLIGHT);
    const others: readonly Competitor[] =
      emmett === null
        ? []
        : [emmett.append, emmett.readDecideAppend, await messageDb(await server.database('messagedb'), MOST_IN_FLIGHT)];
    const everyone: readonly Competitor[] = [
      glasscase(OURS, ours),
      glasscase(OURS_EMBEDDED, embedded),
      ...others,
      await rawInsert(await server.database('raw'), MOST_IN_FLIGHT),
    ];

    const series: Series[] = [];
    for (const inFlight of IN_FLIGHT) {
      say(`${inFlight} in flight: ${rounds} rounds of ${everyone.map(({ name }) => name).join(', ')}`);
      const entered = everyone.map(({ name, write }): Entered => {
        const clocks = name === OURS_EMBEDDED ? embeddedHere : onServer;
        return { name, inFlight, clocks, next: async () => write };
      });
      series.push(...(await interleaved(machine, entered, rounds, milliseconds)));
    }

    say('One hot stream');
    const hotOurs: Entered = {
      name: `${OURS}, one stream`,
      inFlight: MOST_IN_FLIGHT,
      clocks: onServer,
      next: async () => {
        const player = await ours.join();
        return () => ours.open(player);
      },
    };
    const hotTheirs = (emmett === null ? [] : [emmett.hot]).map(
      ({ name, write, next }): Entered => ({
        name,
        inFlight: MOST_IN_FLIGHT,
        clocks: onServer,
        next: async () => {
          await next();
          return write;
        },
      }),
    );
    const hot = await interleaved(machine, [hotOurs, ...hotTheirs], rounds, milliseconds);

    say('Filling the log for the replays');
    await ours.fill(wanted);
    say('Looking for everything that was acknowledged');
    for (const competitor of everyone) await competitor.verify();

    say('Rebuilding read models');
    const events = await logSize(database.pool);
    const onePerSecond = await measureRebuild(database, [plays], replays, machine);
    const allPerSecond = await measureRebuild(database, projections, replays, machine);

    say('Auditing, every seed revealed');
    await ours.reveal();
    const audit = await measureAudit(database, replays, machine);
    for (const competitor of everyone) await competitor.close();
    await database.close();
    await lite.close();

    say('Opening cases over HTTP');
    const http = await measureHttp(await server.database('http'), {
      ...httpPace,
      connections: MOST_IN_FLIGHT,
      machine,
      clock: server.clock,
    });

    if (boxes > 0) {
      say(`${BATTLES} battles at once`);
      await machine.quiet();
    }
    const battles = boxes > 0 ? await measureBattles({ battles: BATTLES, boxes }) : null;
    return {
      date: new Date().toISOString(),
      pace,
      quietRounds: machine.counts(),
      node: process.version,
      postgres: server.version,
      cores: availableParallelism(),
      load: [loadBefore, loadavg()[0] ?? 0],
      rows: series.map(rowOf),
      hot: hot.map(rowOf),
      rebuild: { events, onePerSecond, allPerSecond },
      audit,
      http,
      battles,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
