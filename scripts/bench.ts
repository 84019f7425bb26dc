import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../engine/database/open-database.ts';
import { plays } from '../engine/projections/plays.ts';
import { logSize } from '../engine/projections/read-log.ts';
import { projections } from '../engine/projections/registry.ts';
import { measureReplay, replayText, withOpeningsLog, writeOpeningsLog } from './bench/audit-stages.ts';
import { measureBattles } from './bench/battles.ts';
import type { Contestant } from './bench/contestant.ts';
import { emmettBench } from './bench/emmett.ts';
import {
  aimsOf,
  battlesText,
  type Figures,
  figuresText,
  OURS,
  OURS_EMBEDDED,
  rowOf,
  type Series,
} from './bench/figures.ts';
import { glasscase, openBenchEngine } from './bench/glasscase.ts';
import { measureHttp } from './bench/http.ts';
import { closedLoop, type Sample } from './bench/load.ts';
import { measurePage, pageText } from './bench/page-check.ts';
import { type QuietMachine, quietMachine } from './bench/quiet.ts';
import { measureAudit, measureRebuild } from './bench/replays.ts';
import { measureReveal, revealText } from './bench/reveal.ts';
import { startBenchServer } from './bench/server.ts';
import { messageDb, rawInsert } from './bench/sql-writers.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { buildWebIfNeeded } from './start/web-build.ts';

/** Measures Glasscase beside other ways of writing events, all on one durable server: `npm run bench`. */

const USAGE = `npm run bench [-- --quick] [--patient <seconds>] [--json <file>]
npm run bench -- battles [--boxes <n>] [--battles <n>]
npm run bench -- audit [--events <n>] [--rounds <n>]
npm run bench -- log <folder> [--events <n>]
npm run bench -- page [--events <n>] [--rounds <n>]
npm run bench -- reveal [--pictures <folder>]

Ends with an error when something that was acknowledged is not in the log.
  --quick        shorter and fewer rounds, under two minutes
  --patient <s>  before each round, wait up to so many seconds until the machine is quiet
  --json <file>  where the figures go (.tmp/bench.json)
  battles        only the battles: all at once on the embedded database, in real time, to the end
  --boxes <n>    rounds of each battle, 1 to 20 (5); they are 5 s apart
  --battles <n>  how many at once (200)
  audit          only the audit: a log of its own, replayed in one thread, stage by stage
  log            measures nothing: publishes such a log in the folder, for npm run audit and the second opinion
  page           only the page: the same log, decided again in the worker of a real browser
  reveal         only the page's reel and reveal, in a real browser slowed down four times
  --pictures <f> where a picture of each 100 ms goes
  --events <n>   about how many events that log has (300000)
  --rounds <n>   how often it is replayed (5)
`;
const EVENTS = 300_000;
const ROUNDS = 5;
const BATTLES = 200;
const BOXES = 5;

const IN_FLIGHT = [1, 16, 64] as const;
const MOST_IN_FLIGHT = 64;
const WARM_UP_MS = 150;

const COMMON = { patient: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

/** @throws UsageError */
const quietMachineIn = (seconds: string | undefined): QuietMachine =>
  quietMachine(wholeNumber('patient', seconds, { min: 0, max: 86_400 }, 0));

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** One round of a contestant, warmed up: connections are open and code is compiled. */
const roundOf = async (
  { quiet }: QuietMachine,
  contestant: Contestant,
  inFlight: number,
  milliseconds: number,
): Promise<Sample> => {
  await quiet();
  await closedLoop(inFlight, WARM_UP_MS, contestant.write);
  return closedLoop(inFlight, milliseconds, contestant.write);
};

/** Rounds take turns, so that whatever else the machine does meets everyone. */
const interleaved = async (
  machine: QuietMachine,
  contestants: readonly Contestant[],
  inFlight: number,
  rounds: number,
  milliseconds: number,
): Promise<readonly Series[]> => {
  const series = contestants.map(({ name }): { name: string; inFlight: number; samples: Sample[] } => ({
    name,
    inFlight,
    samples: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      series[index]?.samples.push(await roundOf(machine, contestant, inFlight, milliseconds));
    }
  }
  return series;
};

const measure = async (quick: boolean, machine: QuietMachine): Promise<Figures> => {
  const [rounds, milliseconds] = quick ? [2, 350] : [4, 900];
  const loadBefore = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-bench-'));
  say('Starting a PostgreSQL server and everyone on it');
  const server = await startBenchServer();
  try {
    const database = await openDatabase({ databaseUrl: await server.database('glasscase') });
    const lite = await openDatabase({ dataDir: folder });
    const ours = await openBenchEngine(database, OURS);
    const embedded = await openBenchEngine(lite, OURS_EMBEDDED);
    const emmett = await emmettBench(await server.database('emmett'), MOST_IN_FLIGHT);
    const everyone: readonly Contestant[] = [
      glasscase(OURS, ours),
      glasscase(OURS_EMBEDDED, embedded),
      emmett.append,
      emmett.readDecideAppend,
      await messageDb(await server.database('messagedb'), MOST_IN_FLIGHT),
      await rawInsert(await server.database('raw'), MOST_IN_FLIGHT),
    ];

    const series: Series[] = [];
    for (const inFlight of IN_FLIGHT) {
      say(`${inFlight} in flight: ${rounds} rounds of ${everyone.map(({ name }) => name).join(', ')}`);
      series.push(...(await interleaved(machine, everyone, inFlight, rounds, milliseconds)));
    }

    say('One hot stream');
    const hotOurs: Sample[] = [];
    const hotTheirs: Sample[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const player = await ours.join();
      await machine.quiet();
      hotOurs.push(await closedLoop(MOST_IN_FLIGHT, milliseconds, () => ours.open(player)));
      await emmett.hot.next();
      await machine.quiet();
      hotTheirs.push(await closedLoop(MOST_IN_FLIGHT, milliseconds, emmett.hot.write));
    }

    say('Filling the log for the replays');
    await ours.fill(quick ? 20_000 : 120_000);
    say('Looking for everything that was acknowledged');
    for (const contestant of everyone) await contestant.verify();

    say('Rebuilding read models');
    const replays = quick ? 1 : 2;
    const events = await logSize(database.pool);
    const onePerSecond = await measureRebuild(database, [plays], replays, machine);
    const allPerSecond = await measureRebuild(database, projections, replays, machine);

    say('Auditing, every seed revealed');
    await ours.reveal();
    const audited = await measureAudit(database, replays, machine);
    for (const contestant of everyone) await contestant.close();
    await database.close();
    await lite.close();

    say('Opening cases over HTTP');
    const http = await measureHttp(await server.database('http'), {
      rounds: quick ? 1 : 3,
      seconds: quick ? 2 : 3,
      connections: MOST_IN_FLIGHT,
      machine,
    });

    say(`${BATTLES} battles at once`);
    await machine.quiet();
    const battles = await measureBattles({ battles: BATTLES, boxes: quick ? 2 : BOXES });
    return {
      date: new Date().toISOString(),
      quick,
      quietRounds: machine.counts(),
      node: process.version,
      postgres: server.version,
      cores: availableParallelism(),
      load: [loadBefore, loadavg()[0] ?? 0],
      rows: series.map(rowOf),
      hot: [
        rowOf({ name: `${OURS}, one stream`, inFlight: MOST_IN_FLIGHT, samples: hotOurs }),
        rowOf({ name: emmett.hot.name, inFlight: MOST_IN_FLIGHT, samples: hotTheirs }),
      ],
      rebuild: { events, onePerSecond, allPerSecond },
      audit: audited,
      http,
      battles,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const run = async (): Promise<void> => {
  const [only, ...args] = process.argv.slice(2);
  if (only === 'audit') {
    const { values } = readCommandLine(args, {
      options: { events: { type: 'string' }, rounds: { type: 'string' }, ...COMMON },
    });
    if (values.help) return say(USAGE);
    const events = wholeNumber('events', values.events, { min: 5_000, max: 100_000_000 }, EVENTS);
    const rounds = wholeNumber('rounds', values.rounds, { min: 1, max: 1_000 }, ROUNDS);
    return say(replayText(await measureReplay({ events, rounds }, quietMachineIn(values.patient))));
  }
  if (only === 'log') {
    const { values, words } = readCommandLine(args, {
      words: ['folder'],
      options: { events: { type: 'string' }, help: COMMON.help },
    });
    const [folder = ''] = words;
    if (values.help) return say(USAGE);
    const events = wholeNumber('events', values.events, { min: 5_000, max: 100_000_000 }, EVENTS);
    const { size } = await writeOpeningsLog(events, folder);
    return say(`${size} entries are published in ${folder}`);
  }
  if (only === 'page') {
    const { values } = readCommandLine(args, {
      options: { events: { type: 'string' }, rounds: { type: 'string' }, help: COMMON.help },
    });
    if (values.help) return say(USAGE);
    const events = wholeNumber('events', values.events, { min: 5_000, max: 10_000_000 }, EVENTS);
    const rounds = wholeNumber('rounds', values.rounds, { min: 1, max: 1_000 }, 1);
    await buildWebIfNeeded();
    return say(pageText(await withOpeningsLog(events, (folder) => measurePage({ folder, rounds }))));
  }
  if (only === 'reveal') {
    const { values } = readCommandLine(args, { options: { pictures: { type: 'string' }, help: COMMON.help } });
    if (values.help) return say(USAGE);
    return say(revealText(await measureReveal(values.pictures ?? null)));
  }
  if (only === 'battles') {
    const { values } = readCommandLine(args, {
      options: { boxes: { type: 'string' }, battles: { type: 'string' }, help: COMMON.help },
    });
    if (values.help) return say(USAGE);
    const battles = wholeNumber('battles', values.battles, { min: 1, max: 100_000 }, BATTLES);
    const boxes = wholeNumber('boxes', values.boxes, { min: 1, max: 20 }, BOXES);
    return say(battlesText(await measureBattles({ battles, boxes })));
  }
  const { values } = readCommandLine(process.argv.slice(2), {
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'string', default: '.tmp/bench.json' },
      ...COMMON,
    },
  });
  if (values.help) return say(USAGE);
  const machine = quietMachineIn(values.patient);
  const figures = await measure(values.quick, machine);
  const file = resolve(values.json);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...figures, aims: aimsOf(figures) }, null, 2)}\n`);
  say(`\n${figuresText(figures)}\nEverything acknowledged is in the log. Figures: ${file}`);
};

await run().catch((error: unknown) => {
  process.stderr.write(
    `The benchmark failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`,
  );
  process.exitCode = 1;
});
