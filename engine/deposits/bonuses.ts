import type { Instant } from '../kernel/decision.ts';
import type { OrderId } from '../kernel/ids.ts';
import { formatMoney, lesserOf, type Money, parseMoney } from '../kernel/money.ts';
import type { PendingDeposit, RegisteredPlayer } from '../player/state.ts';
import type { RewardTerms } from '../rewards/rewards-section.ts';
import type { PaymentSettled } from './events.ts';
import { usableCoupon } from './usable-coupon.ts';

type Bonus = PaymentSettled['data']['bonuses'][number];

const share = (amount: Money, percent: number, max: string): Money =>
  lesserOf((amount * BigInt(percent)) / 100n, parseMoney(max));

/** The locked bonuses that come with the payment of an order: the first deposit's, and its coupon's if that is still good. */
export const bonusesOf = (
  player: RegisteredPlayer,
  depositId: OrderId,
  { amount, couponId, oneTimeRewards }: PendingDeposit,
  rewards: RewardTerms | null,
  at: Instant,
): readonly Bonus[] => {
  const bonuses: Bonus[] = [];
  if (rewards !== null && oneTimeRewards && player.depositCount === 0) {
    const { percent, max } = rewards.firstDeposit;
    const first = share(amount, percent, max);
    if (first > 0n) bonuses.push({ reason: 'first-deposit', amount: formatMoney(first) });
  }
  const terms = couponId === null ? null : usableCoupon(player, couponId, { depositId, amount }, at);
  if (couponId !== null && terms !== null) {
    const more = share(amount, terms.percent, terms.max);
    if (more > 0n) bonuses.push({ reason: 'coupon', couponId, amount: formatMoney(more) });
  }
  return bonuses;
};
