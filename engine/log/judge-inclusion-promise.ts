import type { Instant } from '../kernel/decision.ts';
import type { OpenedInclusionPromise } from './inclusion-promise.ts';
import { sameBytes } from './merkle.ts';

/**
 * - `kept`: the log has the promised leaf at its place.
 * - `broken`: the log has another leaf there, or ends before although it has an entry that is later than the promise: times never go
 *   back in it, so the promised entry was left out.
 * - `open`: the log doesn't reach the place yet.
 */
export type InclusionPromiseVerdict = 'kept' | 'broken' | 'open';

/** A log as far as a believed checkpoint covers it. */
export interface PromisedTo {
  readonly size: number;
  /** Of its last entry; null for an empty log. */
  readonly lastAt: Instant | null;
  /** Leaf hash at the promised place, where the log covers it. */
  readonly leafThere: Uint8Array | null;
}

/** A log's verdict on a verified promise. */
export const judgeInclusionPromise = (
  { inclusionPromise, position, leaf }: Extract<OpenedInclusionPromise, { ok: true }>,
  { size, lastAt, leafThere }: PromisedTo,
): InclusionPromiseVerdict => {
  if (position < size) return leafThere !== null && sameBytes(leaf, leafThere) ? 'kept' : 'broken';
  return lastAt !== null && lastAt > inclusionPromise.at ? 'broken' : 'open';
};
