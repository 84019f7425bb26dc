import { z } from 'zod';
import { entropyPattern, userSeedPattern } from '../fairness/seed-pair.ts';
import { count, pairId } from '../kernel/event-codec.ts';

/** The fields of an event that say what a round was drawn from, all of it public but the seed, and the ticket that this gave. */
export const drawnRound = {
  pairId,
  roundNo: z.int().min(1),
  userSeed: z.string().regex(userSeedPattern),
  entropy: z.string().regex(entropyPattern),
  ticket: count,
};
