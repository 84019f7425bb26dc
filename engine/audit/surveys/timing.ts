import type { StreamId } from '../../kernel/ids.ts';
import type { Cosignature } from '../../log/witness/cosignature.ts';

/**
 * The entry that fixes a room but for its beacon round, which must not have been known by then: a battle's lock, a
 * giveaway's last entry.
 */
export interface Lock {
  /** The battle's or the giveaway's. */
  readonly stream: StreamId;
  /** Of that entry, in the log. */
  readonly position: number;
  /** Milliseconds since 1970, by the house's clock. */
  readonly at: number;
  /** When the round that it names is due; milliseconds since 1970, by the beacon's own schedule. */
  readonly roundAt: number;
}

/** A checkpoint whose signature and cosignatures were verified, by witnesses that are trusted. */
export interface CosignedCheckpoint {
  readonly size: number;
  readonly cosignatures: readonly Cosignature[];
}

/**
 * - `in-time`: a witness had seen the lock before the round was due, so the house couldn't have fitted one to the other.
 * - `late`: a witness saw it, but not before. The lock may have been made up afterwards.
 * - `unwitnessed`: no witness has seen it. That is only the house's word.
 */
export type LockVerdict = 'in-time' | 'late' | 'unwitnessed';

export interface LockTiming {
  readonly lock: Lock;
  readonly verdict: LockVerdict;
  /** The witness that saw it first, and when by the witness's clock; null when no witness did. */
  readonly earliest: Cosignature | null;
}

const earlier = (a: Cosignature | null, b: Cosignature): Cosignature =>
  a === null || b.timestamp < a.timestamp ? b : a;

/** The earliest cosignature; null where there is none. */
export const earliestOf = (cosignatures: readonly Cosignature[]): Cosignature | null =>
  cosignatures.reduce<Cosignature | null>(earlier, null);

/**
 * The verdict of the earliest cosignature on a checkpoint that covers a lock. Witnesses cut off fractions of a second:
 * a cosignature of second s was made before s + 1. `roundAt`: milliseconds since 1970.
 */
export const lockVerdict = (earliest: Cosignature | null, roundAt: number): LockVerdict => {
  if (earliest === null) return 'unwitnessed';
  return (earliest.timestamp + 1) * 1_000 <= roundAt ? 'in-time' : 'late';
};

/**
 * Whether each lock was sealed, and seen by a witness, before its beacon round was due. In the order of the locks;
 * `checkpoints` may come in any.
 */
export const timingOf = (locks: readonly Lock[], checkpoints: Iterable<CosignedCheckpoint>): readonly LockTiming[] => {
  const seen = [...checkpoints]
    .flatMap(({ size, cosignatures }) => cosignatures.map((cosignature) => ({ size, cosignature })))
    .sort((a, b) => b.size - a.size);
  const earliest = new Map<Lock, Cosignature | null>();
  let next = 0;
  let first: Cosignature | null = null;
  // From the newest lock to the oldest: every checkpoint that covers a lock covers all before it, too.
  for (const lock of [...locks].sort((a, b) => b.position - a.position)) {
    for (let one = seen[next]; one !== undefined && one.size > lock.position; one = seen[next]) {
      first = earlier(first, one.cosignature);
      next += 1;
    }
    earliest.set(lock, first);
  }
  return locks.map((lock) => {
    const seenFirst = earliest.get(lock) ?? null;
    return { lock, verdict: lockVerdict(seenFirst, lock.roundAt), earliest: seenFirst };
  });
};
