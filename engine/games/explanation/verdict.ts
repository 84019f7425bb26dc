/** `pending` while something is still to come, most often the seed: nothing can be said yet, and nothing is wrong. */
export type Verdict = 'match' | 'mismatch' | 'pending';

export const compare = (same: boolean): 'match' | 'mismatch' => (same ? 'match' : 'mismatch');

/** One mismatch outweighs everything, and nothing matches as a whole while a part is pending. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('mismatch') ? 'mismatch' : verdicts.includes('pending') ? 'pending' : 'match';
