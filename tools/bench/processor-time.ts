import { readdir, readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { median } from './load.ts';

/** Processor time of something that may be out of sight here: then the reason stands in place of a figure. */
export type Microseconds = number | { readonly unreadable: string };

/** Reads the processor time that all threads of a process, or several processes, have spent so far. */
export type ProcessorClock = () => Promise<Microseconds>;

/** The times of a process by Linux, in ticks. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly own: number;
  /** Of its children that have ended, and of theirs. */
  readonly ended: number;
}

/** Linux reports times to programs in ticks of this length, whatever the kernel was built with. */
const MICROSECONDS_A_TICK = 10_000;
const MOST_LOOKS = 5;

/** A line of `/proc/<pid>/stat`. The name of the program stands in parentheses and may itself have some. */
export const readStat = (line: string): ProcessTimes | null => {
  const end = line.lastIndexOf(') ');
  const fields = line.slice(end + 2).split(' ');
  const [pid, parent, user, system, endedUser, endedSystem] = [
    line.split(' ', 1)[0],
    fields[1],
    ...fields.slice(11, 15),
  ].map((field) => Number.parseInt(field ?? '', 10));
  if (end < 0 || pid === undefined || parent === undefined) return null;
  const own = (user ?? Number.NaN) + (system ?? Number.NaN);
  const ended = (endedUser ?? Number.NaN) + (endedSystem ?? Number.NaN);
  return Number.isNaN(pid + parent + own + ended) ? null : { pid, parent, own, ended };
};

/** Ticks of a process, its children and theirs, those that have ended included; null where the process is gone. */
export const ticksOfTree = (processes: readonly ProcessTimes[], root: number): number | null => {
  const counted = new Set([root]);
  let before = 0;
  while (counted.size > before) {
    before = counted.size;
    for (const { pid, parent } of processes) if (counted.has(parent)) counted.add(pid);
  }
  if (!processes.some(({ pid }) => pid === root)) return null;
  return processes.reduce((sum, { pid, own, ended }) => (counted.has(pid) ? sum + own + ended : sum), 0);
};

const statOf = async (pid: string): Promise<ProcessTimes | null> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(readStat, () => null);

const everyProcess = async (): Promise<readonly ProcessTimes[]> => {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return (await Promise.all(names.map(statOf))).filter((found) => found !== null);
};

/** Of this process: the system tells it everywhere. */
export const thisProcess: ProcessorClock = async () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Of a process of this machine, with all that it started. */
export const processTree =
  (pid: number): ProcessorClock =>
  async () => {
    if (platform() !== 'linux') return { unreadable: `${platform()} has no /proc` };
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const before = await statOf(String(pid));
      const ticks = ticksOfTree(await everyProcess(), pid);
      // A child that ends in between would count twice, or not at all.
      if (ticks !== null && (await statOf(String(pid)))?.ended === before?.ended) return ticks * MICROSECONDS_A_TICK;
    }
    return { unreadable: 'its processes end while they are counted, or have ended' };
  };

export const outOfSight =
  (unreadable: string): ProcessorClock =>
  async () => ({ unreadable });

/** Of each part, for one operation. */
export type Spent = Readonly<Record<string, Microseconds>>;

const between = (before: Microseconds, after: Microseconds, operations: number): Microseconds => {
  if (typeof before !== 'number') return before;
  return typeof after === 'number' ? (after - before) / operations : after;
};

/** Does the work, and divides the advance of each clock by the number of operations. */
export const spentOn = async <Result>(
  clocks: Readonly<Record<string, ProcessorClock>>,
  work: () => Promise<Result>,
  operationsOf: (result: Result) => number,
): Promise<{ readonly result: Result; readonly spent: Spent }> => {
  const begun = await Promise.all(
    Object.entries(clocks).map(async ([name, clock]) => ({ name, clock, before: await clock() })),
  );
  const result = await work();
  const operations = operationsOf(result);
  const parts = await Promise.all(
    begun.map(async ({ name, clock, before }) => [name, between(before, await clock(), operations)] as const),
  );
  return { result, spent: Object.fromEntries(parts) };
};

/** Medians of rounds, part by part; where a round couldn't be read, there is none. */
export const medianSpent = (rounds: readonly Spent[]): Spent =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name): [string, Microseconds] => {
      const all = rounds.flatMap((round) => round[name] ?? []);
      const missing = all.find((one) => typeof one !== 'number');
      return [name, missing ?? median(all.filter((one) => typeof one === 'number'))];
    }),
  );

export const microsecondsText = (value: Microseconds | undefined): string =>
  typeof value === 'number' ? String(Math.round(value)) : 'n/a';

/** Why a part of them is n/a: a line for each reason. */
export const unreadableText = (all: Iterable<Spent>): readonly string[] => [
  ...new Set(
    [...all].flatMap((spent) =>
      Object.entries(spent).flatMap(([part, value]) =>
        typeof value === 'number' ? [] : [`n/a for ${part}: ${value.unreadable}`],
      ),
    ),
  ),
];
