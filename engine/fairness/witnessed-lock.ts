import { WITNESS_MARGIN_MS } from './beacon.ts';

/** A witness's statement about a log: the number of its entries, and the time. */
interface Seen {
  /** Entries. */
  readonly size: number;
  /** Seconds since 1970, by the witness's clock, fractions cut off. */
  readonly timestamp: number;
}

/** A lock that waits for its witness. */
export interface WaitingLock {
  /** Of its entry, in the log. */
  readonly position: number;
  /** When the beacon round that it names is due, in milliseconds since 1970. */
  readonly dueAt: number;
}

/**
 * The verdict of a witnessed checkpoint on a lock. `counts`: the witness saw the lock before its round could be known.
 * `late`: at a time when the round could be known, the witness had not seen the lock. A witness cosigns trees that
 * grow, with times that don't fall, so no lock has both. Null: the checkpoint says neither.
 */
export const lockSeen = ({ size, timestamp }: Seen, { position, dueAt }: WaitingLock): 'counts' | 'late' | null => {
  const early = timestamp * 1_000 + WITNESS_MARGIN_MS <= dueAt;
  if (size > position) return early ? 'counts' : null;
  return early ? null : 'late';
};
