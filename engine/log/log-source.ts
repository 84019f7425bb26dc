import type { Hashing } from '../fairness/hashing.ts';
import type { LogSigner } from './checkpoint.ts';
import type { VerifierKey } from './note.ts';
import type { TileStore } from './tile-store.ts';

/** The log in the database, read by position. */
export interface LogSource {
  /** How many entries there are; they have the positions 0 … head − 1. */
  head(): Promise<number>;
  /** Entries `from`, `from + 1` …, at most `limit`; fewer only where the log ends. */
  readEntries(from: number, limit: number): Promise<readonly Uint8Array[]>;
  /** Returns once every entry that `head` counted survives a power cut. */
  durable(): Promise<void>;
}

/** The last signed checkpoint, kept outside the database and the published files. */
export interface CheckpointFile {
  read(): Promise<Uint8Array | null>;
  /** Returns once the bytes survive a power cut. */
  write(bytes: Uint8Array): Promise<void>;
}

/** The parts that sealing needs. */
export interface SealingParts {
  readonly source: LogSource;
  readonly tiles: TileStore;
  readonly checkpointFile: CheckpointFile;
  readonly signer: LogSigner;
  /** Keys that signed before, newest first. They sign along, so that a reader that pinned one can still verify. */
  readonly previousSigners?: readonly LogSigner[];
  /** The site's key for promises and refusals, to be certified before anything else is sealed; absent where there is none. */
  readonly promiseKey?: VerifierKey;
  readonly hashing: Hashing;
}

/** The signers of checkpoints, the log's own key first. */
export const signersOf = ({ signer, previousSigners = [] }: SealingParts): readonly LogSigner[] => [
  signer,
  ...previousSigners,
];

/** Entries read from the database at a time. */
const CHUNK = 1_000;

/** Runs over entries `from … to − 1` in chunks. @throws RangeError when the log ends before. */
export const eachEntry = async (
  source: LogSource,
  from: number,
  to: number,
  use: (entry: Uint8Array, position: number) => void | Promise<void>,
): Promise<void> => {
  for (let position = from; position < to; ) {
    const chunk = await source.readEntries(position, Math.min(CHUNK, to - position));
    if (chunk.length === 0) throw new RangeError(`the log ends at ${position}`);
    for (const entry of chunk) {
      if (position === to) return;
      await use(entry, position);
      position += 1;
    }
  }
};
