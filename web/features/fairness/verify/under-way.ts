import type { Verification } from '../proof/verify-proof.ts';

/** A battle's rounds are 5 s apart. */
const RUNNING_MS = 5000;
const OPEN_MS = 15_000;

/** How often to ask what has happened since, in milliseconds; null for a game of which nothing is to come. */
export const underWay = (verification: Verification): number | null => {
  switch (verification.game) {
    case 'battle': {
      const { status } = verification.battle;
      return status === 'waiting' || status === 'locked' ? RUNNING_MS : null;
    }
    case 'giveaway': {
      const { status } = verification;
      return status === 'locked' ? RUNNING_MS : status === 'open' ? OPEN_MS : null;
    }
    default:
      return null;
  }
};
