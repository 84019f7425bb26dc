import type { GlasscaseEvent } from '../engine/events.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import {
  goldenCodeStream,
  isGoldenCodeId,
  isOrderId,
  isToken128,
  mustBe,
  type OrderId,
  type PlayerId,
  type Token128,
} from '../engine/kernel/ids.ts';
import { type Guard, PERMISSIVE } from '../engine/kernel/world.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { CouponTerms } from '../engine/rewards/coupon-terms.ts';
import type { RewardTerms } from '../engine/rewards/rewards-section.ts';
import { sectionHash } from '../engine/terms/section-hash.ts';
import { dawn } from './cast.ts';
import { eventIn, pairNumber, playerEvent, T0 } from './deciders.ts';
import { termsAre } from './terms-cast.ts';

/** Orders, coupons, codes and terms of rewards for stories about money. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const orderNumber = (n: number): OrderId => mustBe(isOrderId, `order-${n}`);
export const couponNumber = (n: number): Token128 => mustBe(isToken128, `coupon-${String(n).padStart(15, '0')}`);
export const code = mustBe(isGoldenCodeId, 'golden----------------');

type PlayerEventOf<Type extends GlasscaseEvent['type']> = Omit<
  Extract<GlasscaseEvent, { type: Type }>['data'],
  'commandId' | 'playerId'
>;

const blocked = (fields: Partial<Guard>): Guard => ({ ...PERMISSIVE, version: 1, ...fields });
export const excluded = blocked({ blockedUntil: T0 + 90 * DAY, rewardsBlockedUntil: T0 + 90 * DAY });
export const timedOut = blocked({ blockedUntil: T0 + DAY });
export const limitedTo = (...limits: Guard['limits']): Guard => blocked({ limits });

/** First deposits 10 % up to 5.00; 1 and 5 for 10 and 50 coin a day; 1 % and from 100 coin of deposits 2 %. */
export const terms: RewardTerms = {
  firstDeposit: { percent: 10, max: '500' },
  releasePercent: 2,
  dailyTiers: [
    { deposit: '1000', reward: '100' },
    { deposit: '5000', reward: '500' },
  ],
  rebateLevels: [
    { deposits: '0', ratio: 100 },
    { deposits: '10000', ratio: 200 },
  ],
  vipRewards: ['50', '100', ...Array<string>(18).fill('0')],
  freeCases: [{ grade: 0, case: dawn }],
};
export const rewardsHash = sectionHash(nodeHashing, 'rewards', terms);
export const rewardsAre = (rewards: RewardTerms = terms, version = 1): StreamEvent => termsAre({ rewards }, version);

export const requested = (
  playerId: PlayerId,
  order: OrderId,
  amount: string,
  more: Partial<PlayerEventOf<'DepositRequested'>> = {},
): StreamEvent =>
  playerEvent(playerId, 'DepositRequested', {
    depositId: order,
    terms: null,
    amount,
    couponId: null,
    oneTimeRewards: true,
    ...more,
  });
export const cancelled = (playerId: PlayerId, order: OrderId): StreamEvent =>
  playerEvent(playerId, 'DepositCancelled', { depositId: order, reason: 'player' });
export const paid = (
  playerId: PlayerId,
  order: OrderId,
  amount: string,
  bonuses: PlayerEventOf<'PaymentSettled'>['bonuses'] = [],
): StreamEvent =>
  playerEvent(playerId, 'PaymentSettled', { depositId: order, provider: 'sandbox', amount, bonuses, toldLater: false });
export const bound = (playerId: PlayerId, inviterId: PlayerId): StreamEvent =>
  playerEvent(playerId, 'InviterBound', { inviterId, toldLater: true });
export const rebated = (playerId: PlayerId, from: PlayerId, deposit: string, amount: string): StreamEvent =>
  playerEvent(playerId, 'RebateEarned', {
    from,
    depositId: orderNumber(0),
    terms: rewardsHash,
    deposit,
    ratio: 100,
    amount,
  });
export const tenPercent = {
  kind: 'deposit-bonus',
  percent: 10,
  max: '300',
  minDeposit: '1000',
} as const satisfies CouponTerms;
export const granted = (
  playerId: PlayerId,
  couponId: Token128,
  expiresAt = T0 + DAY,
  what: CouponTerms = tenPercent,
): StreamEvent => playerEvent(playerId, 'CouponGranted', { couponId, terms: what, expiresAt });
export const adjusted = (playerId: PlayerId, balance: 'coin' | 'points' | 'locked', amount: string): StreamEvent =>
  playerEvent(playerId, 'BalanceAdjusted', { balance, direction: 'credit', amount, reason: 'correction' });
export const erased = (playerId: PlayerId): StreamEvent => {
  const revealed = [1, 2].map((n) => {
    const { publicHash: _, ...secrets } = pairNumber(n);
    return { ...secrets, roundCount: 0 };
  });
  return playerEvent(playerId, 'PlayerErased', { revealed });
};
export const issued = (uses: number, expiresAt = T0 + DAY): StreamEvent =>
  eventIn(goldenCodeStream(code), 'GoldenCodeIssued', { codeId: code, uses, points: '70', locked: '30', expiresAt });
