import type { Instant, Timer } from '../kernel/decision.ts';
import type { StreamId } from '../kernel/ids.ts';
import { inForce } from '../terms/in-force.ts';
import type { TermsState } from '../terms/state.ts';
import type { PairInUse } from './state.ts';
import { type SeedTerms, seedsSection } from './terms.ts';

/** The limits of a pair: as the terms said when it was committed, and before there were any, the hard bounds. Later terms change nothing about it. */
const limitsOf = (terms: TermsState, committedAt: Instant): SeedTerms =>
  inForce(terms, 'seeds', committedAt)?.values ?? seedsSection.defaults;

export const retirementTimer = (stream: StreamId, seq: number): Timer => ({ stream, kind: 'seed-retirement', seq });

/** When a pair comes of age that is in use since `startedAt`. */
export const comesOfAge = (
  { committedAt, startedAt }: Pick<PairInUse, 'committedAt' | 'startedAt'>,
  terms: TermsState,
): Instant => startedAt + limitsOf(terms, committedAt).longestUseMs;

/** Why a pair may not be played on any more; null while it may. Binds with or without its timer. */
export const retirementReason = (pair: PairInUse, terms: TermsState, at: Instant): 'age' | 'rounds' | null => {
  if (at >= comesOfAge(pair, terms)) return 'age';
  return pair.roundCount >= limitsOf(terms, pair.committedAt).maxRounds ? 'rounds' : null;
};
