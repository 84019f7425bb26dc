import type { ProofEntry } from '../proof/proof-entries.ts';
import type { Verification } from '../proof/verify-proof.ts';

/** Events that a game stands on, the strongest first: a lock fixes everything that is drawn afterwards. */
const DECISIVE: readonly ProofEntry['event']['type'][] = [
  'BattleLocked',
  'GiveawayLocked',
  'BattleCreated',
  'GiveawayCreated',
];

/** The entry whose receipt is worth keeping: the play itself; of a room its lock, or its creation before that. */
export const receiptEntry = (entries: readonly ProofEntry[], verification: Verification): ProofEntry | null => {
  if (verification.game !== 'battle' && verification.game !== 'giveaway') return verification.play;
  const found = DECISIVE.map((type) => entries.find(({ event }) => event.type === type));
  return found.find((entry) => entry !== undefined) ?? null;
};
