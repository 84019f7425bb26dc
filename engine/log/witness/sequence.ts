import { type Checkpoint, readCheckpoint } from '../checkpoint.ts';
import { TILE_WIDTH } from '../merkle.ts';
import { splitBundle, WITNESSED_SIZE_PATH, witnessedPath } from '../tiles.ts';
import { parseSize } from './add-checkpoint.ts';

/** Reads a resource below the log's prefix; null where there is none. */
export type ReadLog = (path: string) => Promise<Uint8Array | null>;

/** The published sequence isn't one: a page is missing, or holds something else. */
export class SequenceDamaged extends Error {
  override readonly name = 'SequenceDamaged';
}

/** A checkpoint that witnesses cosigned, in its place. */
export interface Cosigned {
  readonly note: Uint8Array;
  readonly checkpoint: Checkpoint;
}

/** How many cosigned checkpoints are published: 0 while no witness cosigns. @throws SequenceDamaged */
export const witnessedCount = async (read: ReadLog): Promise<number> => {
  const bytes = await read(WITNESSED_SIZE_PATH);
  if (bytes === null) return 0;
  const count = parseSize(new TextDecoder().decode(bytes));
  if (count === null) throw new SequenceDamaged(`${WITNESSED_SIZE_PATH} isn't a number`);
  return count;
};

/** The records of a page, of which `width` are there; a later, wider file does as well. @throws SequenceDamaged */
export const readPage = async (read: ReadLog, index: number, width: number): Promise<readonly Uint8Array[]> => {
  const path = witnessedPath(index, width);
  const bytes = (await read(path)) ?? (width === TILE_WIDTH ? null : await read(witnessedPath(index, TILE_WIDTH)));
  const notes = bytes === null ? null : splitBundle(bytes);
  if (notes === null || notes.length < width) throw new SequenceDamaged(`${path} is missing or damaged`);
  return notes.slice(0, width);
};

const open = (note: Uint8Array): Cosigned => {
  const checkpoint = readCheckpoint(note);
  if (checkpoint === null) throw new SequenceDamaged('a record is no checkpoint');
  return { note, checkpoint };
};

/** Every cosigned checkpoint in its order, a page at a time, unverified. @throws SequenceDamaged */
export const eachCosigned = async function* (read: ReadLog, count: number): AsyncGenerator<Cosigned> {
  for (let start = 0; start < count; start += TILE_WIDTH) {
    const notes = await readPage(read, start / TILE_WIDTH, Math.min(TILE_WIDTH, count - start));
    for (const note of notes) yield open(note);
  }
};

/** The first number in `0 … count − 1` for which `holds` is true, as it must be for all that follow; `count` where there is none. */
const firstWhere = async (count: number, holds: (n: number) => boolean | Promise<boolean>): Promise<number> => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The published sequence, as long as it was when it was opened. Each page is read once. */
export interface Sequence {
  readonly count: number;
  /** A record by its number, from 0. @throws SequenceDamaged */
  record(n: number): Promise<Cosigned>;
  /**
   * The number of the first record that covers a position; `count` while there is none. Sizes never fall, though they may
   * repeat, so pages are halved: a few reads, however long the sequence is. @throws SequenceDamaged
   */
  firstCovering(position: number): Promise<number>;
}

/** @throws SequenceDamaged */
export const openSequence = async (read: ReadLog): Promise<Sequence> => {
  const count = await witnessedCount(read);
  const known = new Map<number, readonly Uint8Array[]>();
  const record = async (n: number): Promise<Cosigned> => {
    const index = Math.floor(n / TILE_WIDTH);
    const notes = known.get(index) ?? (await readPage(read, index, Math.min(TILE_WIDTH, count - index * TILE_WIDTH)));
    known.set(index, notes);
    const note = notes[n % TILE_WIDTH];
    if (note === undefined) throw new SequenceDamaged(`there is no record ${n}`);
    return open(note);
  };
  return {
    count,
    record,
    firstCovering: async (position) => {
      const covers = async (n: number): Promise<boolean> => (await record(n)).checkpoint.size > position;
      const lastOf = (index: number): number => Math.min(count, (index + 1) * TILE_WIDTH) - 1;
      const index = await firstWhere(Math.ceil(count / TILE_WIDTH), (one) => covers(lastOf(one)));
      const start = index * TILE_WIDTH;
      if (start >= count) return count;
      return start + (await firstWhere(lastOf(index) - start, (one) => covers(start + one)));
    },
  };
};

/** The first cosigned checkpoint that covers a position; null while there is none. @throws SequenceDamaged */
export const firstCovering = async (read: ReadLog, position: number): Promise<Cosigned | null> => {
  const sequence = await openSequence(read);
  const first = await sequence.firstCovering(position);
  return first === sequence.count ? null : sequence.record(first);
};
