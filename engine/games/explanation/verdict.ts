/** `pending` while something is still to come, most often the seed: nothing can be said yet, and nothing is wrong. */
export type Verdict = 'match' | 'mismatch' | 'pending';

export const compare = (same: boolean): 'match' | 'mismatch' => (same ? 'match' : 'mismatch');

/**
 * The verdict on a whole game. `loose`: everything matches, and nothing shows that the house didn't choose the player's
 * part of the draw.
 */
export type GameVerdict = Verdict | 'loose';

/** One mismatch outweighs everything, nothing matches as a whole while a part is pending, and what is loose stays loose. */
export const worstOf = <Of extends GameVerdict>(verdicts: readonly Of[]): Of | 'match' => {
  const found = (verdict: GameVerdict): Of | undefined => verdicts.find((one) => one === verdict);
  return found('mismatch') ?? found('pending') ?? found('loose') ?? 'match';
};
