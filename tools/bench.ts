import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readCommandLine, UsageError, wholeNumber } from '../scripts/command-line.ts';
import { buildWebIfNeeded } from '../scripts/start/web-build.ts';
import { CannotCompare, measureAgainst } from './bench/against.ts';
import { measureReplay, replayText, withOpeningsLog, writeOpeningsLog } from './bench/audit-stages.ts';
import { measureBattles } from './bench/battles.ts';
import { comparedText } from './bench/comparison.ts';
import { BATTLES, measureEverything, PACES } from './bench/everything.ts';
import { aimsOf, battlesText, figuresText } from './bench/figures.ts';
import { measureGrowth } from './bench/growth.ts';
import { growthText } from './bench/growth-text.ts';
import { measurePage, pageText } from './bench/page-check.ts';
import { quietMachine } from './bench/quiet.ts';
import { measureReveal, revealText } from './bench/reveal.ts';
import { measureRoles, rolesText } from './bench/roles.ts';
import { measureStorm, stormText } from './bench/storm.ts';

/** Measures Glasscase, beside other ways of writing events and part by part: `npm run bench`. */

const USAGE = `npm run bench [-- --quick | --brief] [--patient <seconds>]
npm run bench -- battles [--boxes <n>] [--battles <n>]
npm run bench -- audit [--events <n>] [--rounds <n>] [--patient <seconds>]
npm run bench -- log <folder> [--events <n>]
npm run bench -- page [--events <n>] [--rounds <n>]
npm run bench -- reveal [--pictures <folder>]
npm run bench -- storm [--subscribers <n>] [--seconds <n>]
npm run bench -- roles [--rounds <n>] [--seconds <n>]
npm run bench -- growth [--entries <n>,<n>,…] [--embedded]
npm run bench -- [<part>] --against <commit> [--turns <n>] …

Ends with an error when something that was acknowledged is not in the log.
  --quick        shorter and fewer rounds, under two minutes
  --brief        Glasscase alone, and without battles: under a minute
  --patient <s>  before each round, wait up to so many seconds until the machine is quiet
  battles        only the battles: all at once on the embedded database, in real time, to the end
  --boxes <n>    rounds of each battle, 1 to 20 (5); they are 5 s apart
  --battles <n>  how many at once (200)
  audit          only the audit: a log of its own, replayed in one thread, stage by stage
  log            measures nothing: publishes such a log in the folder, for npm run audit and the second opinion
  page           only the page: the same log, decided again in the worker of a real browser
  reveal         only the page's reel and reveal, in a real browser slowed down four times
  --pictures <f> where a picture of each 100 ms goes
  storm          only a storm: every live connection of a site breaks at once while cases are opened
  --subscribers  how many there are, 1 to 20000 (1000)
  roles          only the site as one, two and four processes, on PostgreSQL and NATS
  --seconds <n>  how long cases are opened: in peace and again with the cut, 10 to 600 (15); each round of roles (5)
  growth         only a log that grows: its bytes, the start of a site and what every query reads, at each length
  --entries <n>  how long it is then, separated by commas (10000,100000)
  --embedded     on the embedded database instead of a PostgreSQL server
  --events <n>   about how many events that log has (300000)
  --rounds <n>   how often it is replayed, or played (audit 5, page 1, roles 3)
  --json <file>  where the figures go (.tmp/bench.json, .tmp/bench-<part>.json)
  --against <c>  beside the state of a commit, whose own bench is asked for the same, by turns
  --turns <n>    how often each of both is measured then (3)
`;
const EVENTS = 300_000;
const GROWTH = '10000,100000';

const OPTIONS = {
  quick: { type: 'boolean' },
  brief: { type: 'boolean' },
  patient: { type: 'string' },
  boxes: { type: 'string' },
  battles: { type: 'string' },
  events: { type: 'string' },
  entries: { type: 'string' },
  embedded: { type: 'boolean' },
  rounds: { type: 'string' },
  pictures: { type: 'string' },
  subscribers: { type: 'string' },
  seconds: { type: 'string' },
  json: { type: 'string' },
  against: { type: 'string' },
  turns: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const EVERYWHERE = ['json', 'against', 'turns', 'help'] as const;

type Option = keyof typeof OPTIONS;
type Given = ReturnType<typeof readCommandLine<typeof OPTIONS>>['values'];

interface Measured {
  readonly figures: object;
  readonly text: string;
}

interface Part {
  readonly takes: readonly Option[];
  /** @throws UsageError */
  readonly read: (given: Given) => () => Promise<Measured>;
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** @throws UsageError */
const machineFor = ({ patient }: Given) => quietMachine(wholeNumber('patient', patient, { min: 0, max: 86_400 }, 0));

/** @throws UsageError */
const eventsIn = ({ events }: Pick<Given, 'events'>, max: number): number =>
  wholeNumber('events', events, { min: 5_000, max }, EVENTS);

/** @throws UsageError */
const roundsIn = ({ rounds }: Given, fallback: number): number =>
  wholeNumber('rounds', rounds, { min: 1, max: 1_000 }, fallback);

const EVERYTHING: Part = {
  takes: ['quick', 'brief', 'patient'],
  read: (given) => {
    if (given.quick === true && given.brief === true) throw new UsageError('--quick and --brief are two paces');
    const machine = machineFor(given);
    const pace = given.brief === true ? 'brief' : given.quick === true ? 'quick' : 'whole';
    return async () => {
      const figures = await measureEverything(pace, machine, say);
      const text = `\n${figuresText(figures)}\nEverything acknowledged is in the log.`;
      return { figures: { ...figures, aims: aimsOf(figures) }, text };
    };
  },
};

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  [
    'battles',
    {
      takes: ['boxes', 'battles'],
      read: (given) => {
        const battles = wholeNumber('battles', given.battles, { min: 1, max: 100_000 }, BATTLES);
        const boxes = wholeNumber('boxes', given.boxes, { min: 1, max: 20 }, PACES.whole.boxes);
        return async () => {
          const figures = await measureBattles({ battles, boxes });
          return { figures, text: battlesText(figures) };
        };
      },
    },
  ],
  [
    'audit',
    {
      takes: ['events', 'rounds', 'patient'],
      read: (given) => {
        const run = { events: eventsIn(given, 100_000_000), rounds: roundsIn(given, 5) };
        const machine = machineFor(given);
        return async () => {
          const figures = await measureReplay(run, machine);
          return { figures, text: replayText(figures) };
        };
      },
    },
  ],
  [
    'page',
    {
      takes: ['events', 'rounds'],
      read: (given) => {
        const events = eventsIn(given, 10_000_000);
        const rounds = roundsIn(given, 1);
        return async () => {
          await buildWebIfNeeded();
          const figures = await withOpeningsLog(events, (folder) => measurePage({ folder, rounds }));
          return { figures, text: pageText(figures) };
        };
      },
    },
  ],
  [
    'reveal',
    {
      takes: ['pictures'],
      read:
        ({ pictures }) =>
        async () => {
          const figures = await measureReveal(pictures ?? null);
          return { figures, text: revealText(figures) };
        },
    },
  ],
  [
    'storm',
    {
      takes: ['subscribers', 'seconds'],
      read: (given) => {
        const subscribers = wholeNumber('subscribers', given.subscribers, { min: 1, max: 20_000 }, 1_000);
        const seconds = wholeNumber('seconds', given.seconds, { min: 10, max: 600 }, 15);
        return async () => {
          await buildWebIfNeeded();
          const figures = await measureStorm({ subscribers, seconds }, say);
          return { figures, text: stormText(figures) };
        };
      },
    },
  ],
  [
    'roles',
    {
      takes: ['rounds', 'seconds'],
      read: (given) => {
        const rounds = roundsIn(given, 3);
        const seconds = wholeNumber('seconds', given.seconds, { min: 1, max: 600 }, 5);
        return async () => {
          await buildWebIfNeeded();
          const figures = await measureRoles({ rounds, seconds }, say);
          return { figures, text: rolesText(figures) };
        };
      },
    },
  ],
  [
    'growth',
    {
      takes: ['entries', 'embedded'],
      read: (given) => {
        const entries = (given.entries ?? GROWTH)
          .split(',')
          .map((one) => wholeNumber('entries', one, { min: 5_000, max: 1e9 }, 0));
        return async () => {
          await buildWebIfNeeded();
          const figures = await measureGrowth({ entries, embedded: given.embedded === true }, say);
          return { figures, text: growthText(figures) };
        };
      },
    },
  ],
]);

const publishLog = async (args: readonly string[]): Promise<void> => {
  const { values, words } = readCommandLine(args, {
    words: ['folder'],
    options: { events: OPTIONS.events, help: OPTIONS.help },
  });
  if (values.help === true) return say(USAGE);
  const [folder = ''] = words;
  const { size } = await writeOpeningsLog(eventsIn(values, 100_000_000), folder);
  say(`${size} entries are published in ${folder}`);
};

/** The same that is asked for here, as it is typed. */
const askedOfBoth = ({ json, against, turns, ...asked }: Given): readonly string[] =>
  Object.entries(asked).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));

const measureBoth = async (
  commit: string,
  words: readonly string[],
  turns: number,
  stopping: AbortController,
): Promise<Measured> => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  const figures = await measureAgainst({ commit, words, turns, say, stopping: stopping.signal });
  return { figures, text: comparedText(figures.commit.slice(0, 8), figures.figures) };
};

const run = async (stopping: AbortController): Promise<void> => {
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === 'log') return publishLog(rest);
  const named = PARTS.get(first);
  const part = named ?? EVERYTHING;
  const taken = [...part.takes, ...EVERYWHERE];
  const { values } = readCommandLine(named === undefined ? process.argv.slice(2) : rest, { options: OPTIONS });
  if (values.help === true) return say(USAGE);
  const strange = Object.keys(values).find((name) => !taken.some((option) => option === name));
  if (strange !== undefined) throw new UsageError(`there is no --${strange} here; see --help`);
  const measure = part.read(values);
  const file = resolve(values.json ?? (named === undefined ? '.tmp/bench.json' : `.tmp/bench-${first}.json`));
  const turns = wholeNumber('turns', values.turns, { min: 1, max: 1_000 }, 3);
  const words = [...(named === undefined ? [] : [first]), ...askedOfBoth(values)];
  const { figures, text } = await (values.against === undefined
    ? measure()
    : measureBoth(values.against, words, turns, stopping));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  say(`${text}\nFigures: ${file}`);
};

const stopping = new AbortController();
await run(stopping).catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  if (error instanceof CannotCompare || stopping.signal.aborted) {
    process.stderr.write(`${error instanceof CannotCompare ? error.message : 'Stopped'}\n`);
    process.exitCode = stopping.signal.aborted ? 130 : 1;
    return;
  }
  process.stderr.write(
    `The benchmark failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`,
  );
  process.exitCode = 1;
});
