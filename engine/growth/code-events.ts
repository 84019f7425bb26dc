import { z } from 'zod';
import { commandId, count, goldenCodeId, money, playerId } from '../kernel/event-codec.ts';

/** A Golden Code exists. The code itself is a secret and lives outside the log. */
export const goldenCodeIssued = z.strictObject({
  type: z.literal('GoldenCodeIssued'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    codeId: goldenCodeId,
    uses: z.int().min(1).max(100_000),
    points: money,
    locked: money.describe('locked bonus'),
    expiresAt: count.describe('milliseconds since 1970'),
  }),
});

/** One of its uses was taken. The reward is `CodeRewarded` in the player's stream, in the same command. */
export const goldenCodeRedeemed = z.strictObject({
  type: z.literal('GoldenCodeRedeemed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, codeId: goldenCodeId, playerId, use: z.int().min(1) }),
});

export const goldenCodeEvent = z.discriminatedUnion('type', [goldenCodeIssued, goldenCodeRedeemed]);
export type GoldenCodeEvent = z.infer<typeof goldenCodeEvent>;
export type GoldenCodeIssued = z.infer<typeof goldenCodeIssued>;
export type GoldenCodeRedeemed = z.infer<typeof goldenCodeRedeemed>;
