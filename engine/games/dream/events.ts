import { z } from 'zod';
import { entropyPattern, userSeedPattern } from '../../fairness/seed-pair.ts';
import {
  commandId,
  count,
  hexHash,
  itemFacts,
  pairId,
  playerId,
  positiveMoney,
  targetFacts,
} from '../../kernel/event-codec.ts';

/** One round: a fee was paid for a chance at a target; else there is a consolation. */
export const dreamChased = z.strictObject({
  type: z.literal('DreamChased'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    target: targetFacts,
    winTickets: z.int().min(1).describe('of 10,000,000; a ticket below it wins'),
    fee: positiveMoney,
    tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the dream table, see docs/fairness.md'),
    consolationHash: hexHash,
    pairId,
    roundNo: z.int().min(1),
    userSeed: z.string().regex(userSeedPattern),
    entropy: z.string().regex(entropyPattern),
    ticket: count,
    consolation: z
      .strictObject({ ticket: count, entry: count.describe('index in the consolation table') })
      .nullable()
      .describe('null where the target was won'),
    item: itemFacts.describe('the target, or the consolation'),
  }),
});
export type DreamChased = z.infer<typeof dreamChased>;
