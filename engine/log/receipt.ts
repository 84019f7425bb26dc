import type { Hashing } from '../fairness/hashing.ts';
import { readCheckpoint } from './checkpoint.ts';
import { inclusionProof } from './proofs.ts';
import { TileMissing, tileReader } from './read-tile.ts';
import { CHECKPOINT_PATH } from './tiles.ts';
import { formatTlogProof } from './tlog-proof.ts';
import { type Cosigned, firstCovering, type ReadLog } from './witness/sequence.ts';

export interface Receipt {
  /** A tlog-proof. */
  readonly bytes: Uint8Array;
  /** Whether its checkpoint carries cosignatures. A receipt with cosignatures never changes. */
  readonly witnessed: boolean;
}

/** The published checkpoint, where it covers the position. */
const published = async (read: ReadLog, position: number): Promise<Cosigned | null> => {
  const note = await read(CHECKPOINT_PATH);
  const checkpoint = note === null ? null : readCheckpoint(note);
  return note === null || checkpoint === null || checkpoint.size <= position ? null : { note, checkpoint };
};

const prove = async (
  hashing: Hashing,
  read: ReadLog,
  position: number,
  { note, checkpoint: { size } }: Cosigned,
): Promise<Uint8Array> => {
  const hashes = await inclusionProof(hashing, position, size, tileReader(read));
  return formatTlogProof({ index: position, hashes, checkpoint: note, extra: null });
};

/**
 * The receipt of an entry from the published log: against the first checkpoint covering it that a witness cosigned,
 * which says how early it was witnessed; else against the newest checkpoint. Null while the entry isn't sealed.
 */
export const receiptOf = async (hashing: Hashing, read: ReadLog, position: number): Promise<Receipt | null> => {
  const newest = await published(read, position);
  if (newest === null) return null;
  const witnessed = await firstCovering(read, position);
  try {
    return { bytes: await prove(hashing, read, position, witnessed ?? newest), witnessed: witnessed !== null };
  } catch (error) {
    // Partial tiles go when full ones come, and with them the checkpoint that was just read may be out of date.
    if (!(error instanceof TileMissing)) throw error;
    const newer = witnessed ?? (await published(read, position)) ?? newest;
    return { bytes: await prove(hashing, read, position, newer), witnessed: witnessed !== null };
  }
};
