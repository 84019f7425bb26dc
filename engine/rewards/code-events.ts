import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { commandId, count, goldenCodeId, money, playerId } from '../kernel/event-codec.ts';

/** A Golden Code exists. The code itself is a secret and lives outside the log. */
export const goldenCodeIssued = defineEvent(
  'GoldenCodeIssued',
  {
    commandId,
    codeId: goldenCodeId,
    uses: z.int().min(1).max(100_000),
    points: money,
    locked: money.describe('locked bonus'),
    expiresAt: count.describe('milliseconds since 1970'),
  },
  { stream: 'code', visibility: 'open' },
);

/** One of its uses was taken. The reward is `CodeRewarded` in the player's stream, in the same command. */
export const goldenCodeRedeemed = defineEvent(
  'GoldenCodeRedeemed',
  { commandId, codeId: goldenCodeId, playerId, use: z.int().min(1) },
  { stream: 'code', visibility: 'sealed' },
);

export const goldenCodeEvents = [goldenCodeIssued, goldenCodeRedeemed] as const;
export type GoldenCodeEvent = EventOf<(typeof goldenCodeEvents)[number]>;
export type GoldenCodeIssued = EventOf<typeof goldenCodeIssued>;
export type GoldenCodeRedeemed = EventOf<typeof goldenCodeRedeemed>;
