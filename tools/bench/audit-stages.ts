import { collectFindings } from '../../engine/audit/finding.ts';
import { createDrawLedger } from '../../engine/audit/ledgers/draw-ledger.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import { foldedStates } from '../../engine/audit/replay/states.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import { readLog } from '../../engine/audit/sources/read-log.ts';
import { pairsOf } from '../../engine/events.ts';
import { fromHex } from '../../engine/fairness/bytes.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import type { Checkpoint } from '../../engine/log/checkpoint.ts';
import { encodeEntry, entryText } from '../../engine/log/entry.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import type { LogSource } from '../../engine/log/log-source.ts';
import { readEntry } from '../../engine/log/store.ts';
import { entriesOf, openingFiles } from '../../test/fixture-log.ts';
import { type PublishedEntry, publishedEntry } from '../../test/sealed-log.ts';
import { openings } from './audited-log.ts';
import { median } from './load.ts';
import type { QuietMachine } from './quiet.ts';
import { auditFolder, publishLog, withSealedLog } from './replays.ts';

export interface ReplayRun {
  readonly events: number;
  readonly rounds: number;
}

export interface ReplayFigures {
  readonly entries: number;
  readonly proven: number;
  /** By the clock on the wall. */
  readonly perSecond: number;
  /** By the processor time of the one thread that does it all. */
  readonly perCoreSecond: number;
  /** Microseconds of that thread for an entry, stage by stage. */
  readonly stages: Readonly<Record<'read, hash, tree' | 'decode' | 'draw' | 'decide, fold, ledgers', number>>;
}

/** Seconds of processor time that this thread has taken. */
const threadSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
};

const secondsOf = async (work: () => unknown): Promise<number> => {
  const begun = threadSeconds();
  await work();
  return threadSeconds() - begun;
};

const medianOf = async (rounds: number, { quiet }: QuietMachine, work: () => unknown): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await quiet();
    taken.push(await secondsOf(work));
  }
  return median(taken);
};

/** Hashes every entry and rebuilds the tree, and nothing else. */
const hashAll = async (folder: string, checkpoint: Checkpoint): Promise<void> => {
  const source = await folderSource(folder);
  await readLog({ source, hashing: replayHashing(), checkpoint, findings: collectFindings() }, () => undefined);
};

const decodeAll = (entries: readonly Uint8Array[]): void => {
  for (const entry of entries) readEntry(entryText(entry));
};

/** Proves every draw whose seed is revealed, and nothing else. @throws Error when one can't be proven */
const drawAll = (recorded: readonly RecordedEvent[]): void => {
  const findings = collectFindings();
  const ledger = createDrawLedger(replayHashing(), findings, foldedStates());
  for (const one of recorded) {
    ledger.record(one);
    for (const { pairId, serverSeed } of pairsOf(one.event).revealed) ledger.revealed(one, pairId, fromHex(serverSeed));
  }
  if (findings.total() > 0) throw new Error(`a draw isn't proven: ${findings.kept()[0]?.message}`);
};

const sourceOf = (published: readonly PublishedEntry[]): LogSource => ({
  head: async () => published.length,
  readEntries: async (from, limit) => published.slice(from, from + limit).map(({ entry }) => entry),
  durable: async () => undefined,
});

/** Lends a folder with the published log of so many opened cases. */
export const withOpeningsLog = async <Result>(
  events: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => withSealedLog(sourceOf(entriesOf([...openings(events)]).map(publishedEntry)), use);

/** Publishes the log of so many opened cases in a folder, however long it is. */
export const writeOpeningsLog = (events: number, folder: string): Promise<Checkpoint> =>
  publishLog(
    openings(events).map((one) => publishedEntry(encodeEntry(one))),
    folder,
  );

/** Replays a log of its own, several times, in one thread and without a database. */
export const measureReplay = async ({ events, rounds }: ReplayRun, machine: QuietMachine): Promise<ReplayFigures> => {
  const recorded = [...openings(events)];
  const entries = entriesOf(recorded);
  const published = entries.map(publishedEntry);
  return withSealedLog(sourceOf(published), async (folder, checkpoint) => {
    await fileTileStore(folder).write(openingFiles(published));
    const rates: number[] = [];
    let proven = 0;
    const whole = await medianOf(rounds, machine, async () => {
      const begun = performance.now();
      const { replayed } = await auditFolder(folder);
      rates.push((replayed.entries / (performance.now() - begun)) * 1_000);
      proven = replayed.playsProven;
    });
    const hash = await medianOf(rounds, machine, () => hashAll(folder, checkpoint));
    const decode = await medianOf(rounds, machine, () => decodeAll(entries));
    const draw = await medianOf(rounds, machine, () => drawAll(recorded));
    const each = (seconds: number): number => (seconds * 1_000_000) / entries.length;
    return {
      entries: entries.length,
      proven,
      perSecond: median(rates),
      perCoreSecond: entries.length / whole,
      stages: {
        'read, hash, tree': each(hash),
        decode: each(decode),
        draw: each(draw),
        'decide, fold, ledgers': each(whole - hash - decode - draw),
      },
    };
  });
};

/** The report for the terminal. */
export const replayText = ({ entries, proven, perSecond, perCoreSecond, stages }: ReplayFigures): string =>
  [
    `audit: ${entries} entries, ${proven} plays proven, median of the rounds`,
    `  ${Math.round(perSecond)} entries/s by the clock, ${Math.round(perCoreSecond)} by the thread's processor time`,
    ...Object.entries(stages).map(([stage, micros]) => `  ${micros.toFixed(2).padStart(6)} µs  ${stage}`),
  ].join('\n');
