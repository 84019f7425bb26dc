import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { ProofEntry } from '../proof/proof-entries.ts';

/** The entry whose receipt is worth keeping: the one that fixes the game. */
export const receiptEntry = (
  entries: readonly ProofEntry[],
  { decisive }: Pick<Explanation, 'decisive'>,
): ProofEntry | null => entries.find(({ position }) => position === decisive) ?? null;
