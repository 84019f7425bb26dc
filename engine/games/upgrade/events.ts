import { z } from 'zod';
import { entropyPattern, userSeedPattern } from '../../fairness/seed-pair.ts';
import {
  commandId,
  count,
  hexHash,
  itemFacts,
  money,
  pairId,
  playerId,
  positiveMoney,
  roundIdText,
  targetFacts,
} from '../../kernel/event-codec.ts';

/** One round: items and coin were staked for a target. Carries every public input, so that anyone can decide it again. */
export const upgradePlayed = z.strictObject({
  type: z.literal('UpgradePlayed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    staked: z
      .array(z.strictObject({ itemId: roundIdText, committed: money, current: money.nullable(), counted: money }))
      .min(1)
      .max(10)
      .describe('`current` is the catalog value where the 24 h lock was over, else null'),
    coin: money.describe('staked besides the items'),
    stake: positiveMoney.describe('coin and what the items counted'),
    target: targetFacts,
    side: z.enum(['under', 'over']),
    winTickets: z.int().min(1).describe('of 10,000,000'),
    tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the upgrade table, see docs/fairness.md'),
    pairId,
    roundNo: z.int().min(1),
    userSeed: z.string().regex(userSeedPattern),
    entropy: z.string().regex(entropyPattern),
    ticket: count,
    item: itemFacts.nullable().describe('what was won; null where the stake was lost'),
  }),
});
export type UpgradePlayed = z.infer<typeof upgradePlayed>;
