import { z } from 'zod';
import { entropyPattern, userSeedPattern } from '../fairness/seed-pair.ts';
import {
  caseSlug,
  commandId,
  count,
  goldenCodeId,
  hexHash,
  money,
  pairId,
  playerId,
  positiveMoney,
  skinId,
  token128,
  wear,
} from '../kernel/event-codec.ts';

/** The player named who invited them. It happens once. */
export const inviterBound = z.strictObject({
  type: z.literal('InviterBound'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, inviterId: playerId }),
});

/** The same in the stream of who invited. */
export const inviteeJoined = z.strictObject({
  type: z.literal('InviteeJoined'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId: playerId.describe('who invited'), inviteeId: playerId }),
});

export const rebateClaimed = z.strictObject({
  type: z.literal('RebateClaimed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, amount: positiveMoney.describe('points') }),
});

export const vipRewardClaimed = z.strictObject({
  type: z.literal('VipRewardClaimed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    grade: z.int().min(1).max(20),
    amount: positiveMoney.describe('points'),
  }),
});

/** A tier of the daily deposit reward; `tier` counts from 1. */
export const dailyRewardClaimed = z.strictObject({
  type: z.literal('DailyRewardClaimed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    day: z.int().min(0).describe('UTC days since 1970'),
    tier: z.int().min(1).max(10),
    amount: positiveMoney.describe('locked bonus'),
  }),
});

/** Locked bonus became coin: 2 % of what was wagered since. Stands at the end of the command that wagered it. */
export const bonusReleased = z.strictObject({
  type: z.literal('BonusReleased'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, amount: positiveMoney }),
});

/** What a coupon is good for. */
export const couponTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('deposit-bonus'),
    percent: z.int().min(1).max(100),
    max: positiveMoney,
    minDeposit: positiveMoney,
  }),
  z.strictObject({ kind: z.literal('free-case'), case: caseSlug }),
]);
export type CouponTerms = z.infer<typeof couponTerms>;

/** The operator gave the player a coupon, good for one use. */
export const couponGranted = z.strictObject({
  type: z.literal('CouponGranted'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, couponId: token128, terms: couponTerms, expiresAt: count }),
});

/** The operator took it back before it was used. */
export const couponRevoked = z.strictObject({
  type: z.literal('CouponRevoked'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, couponId: token128 }),
});

/** A Golden Code's reward. */
export const codeRewarded = z.strictObject({
  type: z.literal('CodeRewarded'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, codeId: goldenCodeId, points: money, locked: money }),
});

/** One free round: the day's, or a coupon's. What it wins can only be sold, for a locked bonus. */
export const freeCaseOpened = z.strictObject({
  type: z.literal('FreeCaseOpened'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    grant: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('daily'), day: z.int().min(0), grade: z.int().min(0).max(20) }),
      z.strictObject({ kind: z.literal('coupon'), couponId: token128 }),
    ]),
    case: caseSlug,
    caseVersion: count,
    oddsHash: hexHash,
    pairId,
    roundNo: z.int().min(1),
    userSeed: z.string().regex(userSeedPattern),
    entropy: z.string().regex(entropyPattern),
    ticket: count,
    entry: count.describe('index in the odds table'),
    skin: skinId,
    wear,
    float: z.int().min(0).max(999_999).nullable().describe('millionths'),
    value: money,
  }),
});
export type FreeCaseOpened = z.infer<typeof freeCaseOpened>;
export type InviterBound = z.infer<typeof inviterBound>;
export type InviteeJoined = z.infer<typeof inviteeJoined>;
export type RebateClaimed = z.infer<typeof rebateClaimed>;
export type VipRewardClaimed = z.infer<typeof vipRewardClaimed>;
export type DailyRewardClaimed = z.infer<typeof dailyRewardClaimed>;
export type BonusReleased = z.infer<typeof bonusReleased>;
export type CouponGranted = z.infer<typeof couponGranted>;
export type CouponRevoked = z.infer<typeof couponRevoked>;
export type CodeRewarded = z.infer<typeof codeRewarded>;
