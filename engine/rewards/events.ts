import { z } from 'zod';
import { type EventOf, FIRST, pastVersion } from '../facts/define-event.ts';
import { gets, pays } from '../facts/facts.ts';
import {
  commandId,
  count,
  goldenCodeId,
  hexHash,
  money,
  orderId,
  playerId,
  positiveMoney,
  token128,
} from '../kernel/event-codec.ts';
import { parseMoney } from '../kernel/money.ts';
import { defineChangedPlayerEvent, definePlayerEvent, withPromotion, withRewards } from '../player/state.ts';
import { couponTerms } from './coupon-terms.ts';
import { dailyAt, progressSpent, unexpired, withoutTold } from './state.ts';

/** Payments, and reversed ones besides, that one command passes on. */
export const TOLD_AT_ONCE = 20;

/** The player named who invited them. It happens once. */
export const inviterBound = defineChangedPlayerEvent(
  'InviterBound',
  pastVersion(
    FIRST,
    { commandId, playerId, inviterId: playerId },
    { becomes: 2, upcast: (data) => ({ ...data, toldLater: false }) },
  ),
  {
    commandId,
    playerId,
    inviterId: playerId,
    toldLater: z.boolean().describe('true: `InviterTold` passes it on; false: `InviteeJoined` stands beside it'),
  },
  {
    visibility: 'sealed',
    fold: (player, { inviterId, toldLater }, { at }) => {
      const { untold } = player.rewards.promotion;
      return withPromotion(player, { inviterId, untold: toldLater ? { ...untold, joinedAt: at } : untold });
    },
  },
);

const told = {
  commandId,
  playerId,
  joined: z.boolean().describe('that the player named them: `InviteeJoined`'),
  deposits: z.array(orderId).max(TOLD_AT_ONCE).describe('each with its `RebateEarned`'),
};

/** The house passed the waiting news on to the player's inviter: the entries of the inviter's stream are beside it. */
export const inviterTold = defineChangedPlayerEvent(
  'InviterTold',
  pastVersion(FIRST, told, { becomes: 2, upcast: (data) => ({ ...data, reversals: [] }) }),
  {
    ...told,
    reversals: z
      .array(orderId)
      .max(TOLD_AT_ONCE)
      .describe('payments that were reversed, each with its `RebateReversed` where its rebate is remembered'),
  },
  {
    visibility: 'sealed',
    fold: (player, news) => withPromotion(player, { untold: withoutTold(player.rewards.promotion.untold, news) }),
  },
);

/** A player named their inviter; the event stands in the inviter's stream. */
export const inviteeJoined = definePlayerEvent(
  'InviteeJoined',
  { commandId, playerId: playerId.describe('who invited'), inviteeId: playerId },
  {
    visibility: 'sealed',
    fold: (player) => withPromotion(player, { invited: player.rewards.promotion.invited + 1 }),
  },
);

export const rebateClaimed = definePlayerEvent(
  'RebateClaimed',
  { commandId, playerId, amount: positiveMoney.describe('points') },
  {
    visibility: 'sealed',
    facts: ({ playerId, amount }) => ({ postings: gets(playerId, 'rewards', 'REBATE', amount, 'points') }),
    fold: (player, { amount }) =>
      withPromotion(player, { claimable: player.rewards.promotion.claimable - parseMoney(amount) }),
  },
);

export const vipRewardClaimed = definePlayerEvent(
  'VipRewardClaimed',
  {
    commandId,
    playerId,
    terms: hexHash,
    grade: z.int().min(1).max(20),
    amount: positiveMoney.describe('points'),
  },
  {
    visibility: 'sealed',
    facts: ({ playerId, amount }) => ({ postings: gets(playerId, 'rewards', 'VIP_REWARD', amount, 'points') }),
    fold: (player, { grade }) => withRewards(player, { vipClaimed: player.rewards.vipClaimed.add(grade) }),
  },
);

/** A tier of the daily deposit reward; `tier` counts from 1. */
export const dailyRewardClaimed = definePlayerEvent(
  'DailyRewardClaimed',
  {
    commandId,
    playerId,
    terms: hexHash,
    day: z.int().min(0).describe('UTC days since 1970'),
    tier: z.int().min(1).max(10),
    amount: positiveMoney.describe('locked bonus'),
  },
  {
    visibility: 'sealed',
    facts: ({ playerId, amount }) => ({ postings: gets(playerId, 'rewards', 'DAILY_REWARD', amount, 'locked') }),
    fold: (player, { day, tier }) => {
      const today = dailyAt(player.rewards, day);
      return withRewards(player, { daily: { ...today, tiers: [...today.tiers, tier] } });
    },
  },
);

/** Locked bonus became coin, for what was wagered since, by the house's daily pass. */
export const bonusReleased = definePlayerEvent(
  'BonusReleased',
  {
    commandId,
    playerId,
    terms: hexHash,
    wagered: positiveMoney.describe('what it was released for'),
    amount: positiveMoney,
  },
  {
    visibility: 'sealed',
    facts: ({ playerId, amount }) => ({
      postings: [
        ...pays(playerId, 'rewards', 'BONUS_RELEASED', amount, 'locked'),
        ...gets(playerId, 'rewards', 'BONUS_RELEASED', amount),
      ],
    }),
    fold: (player, { wagered }) =>
      withRewards(player, { bonus: progressSpent(player.rewards.bonus, parseMoney(wagered)) }),
  },
);

/** The operator gave the player a coupon, good for one use. */
export const couponGranted = definePlayerEvent(
  'CouponGranted',
  { commandId, playerId, couponId: token128, terms: couponTerms, expiresAt: count },
  {
    visibility: 'sealed',
    fold: (player, { couponId, terms, expiresAt }, { at }) =>
      withRewards(player, { coupons: unexpired(player.rewards.coupons, at).set(couponId, { terms, expiresAt }) }),
  },
);

/** The operator took it back before it was used. */
export const couponRevoked = definePlayerEvent(
  'CouponRevoked',
  { commandId, playerId, couponId: token128 },
  {
    visibility: 'sealed',
    fold: (player, { couponId }) => withRewards(player, { coupons: player.rewards.coupons.remove(couponId) }),
  },
);

/** A Golden Code's reward. */
export const codeRewarded = definePlayerEvent(
  'CodeRewarded',
  { commandId, playerId, codeId: goldenCodeId, points: money, locked: money },
  {
    visibility: 'sealed',
    facts: ({ playerId, points, locked }) => ({
      postings: [
        ...gets(playerId, 'rewards', 'GOLDEN_CODE', points, 'points'),
        ...gets(playerId, 'rewards', 'GOLDEN_CODE', locked, 'locked'),
      ],
    }),
  },
);

export const rewardEvents = [
  inviterBound,
  inviterTold,
  inviteeJoined,
  rebateClaimed,
  vipRewardClaimed,
  dailyRewardClaimed,
  bonusReleased,
  couponGranted,
  couponRevoked,
  codeRewarded,
] as const;
export type InviterBound = EventOf<typeof inviterBound>;
export type InviterTold = EventOf<typeof inviterTold>;
export type InviteeJoined = EventOf<typeof inviteeJoined>;
export type RebateClaimed = EventOf<typeof rebateClaimed>;
export type VipRewardClaimed = EventOf<typeof vipRewardClaimed>;
export type DailyRewardClaimed = EventOf<typeof dailyRewardClaimed>;
export type BonusReleased = EventOf<typeof bonusReleased>;
export type CouponGranted = EventOf<typeof couponGranted>;
export type CouponRevoked = EventOf<typeof couponRevoked>;
export type CodeRewarded = EventOf<typeof codeRewarded>;
