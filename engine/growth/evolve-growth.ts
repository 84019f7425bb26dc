import type { Instant } from '../kernel/decision.ts';
import { parseMoney } from '../kernel/money.ts';
import { dayOf } from '../player/activity.ts';
import type { PlayerEvent } from '../player/events.ts';
import { afterRelease, dailyAt, type Growth, type Partnership, unexpired, withLocked } from './growth-state.ts';

const partnered = (growth: Growth, change: Partial<Partnership>): Growth => ({
  ...growth,
  partnership: { ...growth.partnership, ...change },
});

const locking = (growth: Growth, amount: string): Growth => ({
  ...growth,
  bonus: withLocked(growth.bonus, parseMoney(amount)),
});

const paidIn = (growth: Growth, amount: string, at: Instant): Growth => {
  const today = dailyAt(growth, dayOf(at));
  return { ...growth, daily: { ...today, deposited: today.deposited + parseMoney(amount) } };
};

/** What an event does to bonuses, coupons and the partner programme. */
export const evolveGrowth = (growth: Growth, event: PlayerEvent, at: Instant): Growth => {
  const { partnership } = growth;
  switch (event.type) {
    case 'DepositSettled':
      return paidIn(growth, event.data.amount, at);
    case 'PaymentSettled': {
      let next = paidIn(growth, event.data.amount, at);
      for (const bonus of event.data.bonuses) {
        next = locking(next, bonus.amount);
        if (bonus.reason === 'coupon') next = { ...next, coupons: next.coupons.remove(bonus.couponId) };
      }
      return next;
    }
    case 'FreeItemsSold':
      return locking(growth, event.data.total);
    case 'CodeRewarded':
      return locking(growth, event.data.locked);
    case 'DailyRewardClaimed': {
      const { day, tier, amount } = event.data;
      const today = dailyAt(growth, day);
      return { ...locking(growth, amount), daily: { ...today, tiers: [...today.tiers, tier] } };
    }
    case 'BonusReleased':
      return { ...growth, bonus: afterRelease(growth.bonus, parseMoney(event.data.amount)) };
    case 'BalanceAdjusted': {
      const { balance, direction, amount } = event.data;
      if (balance !== 'locked') return growth;
      return locking(growth, direction === 'credit' ? amount : `-${amount}`);
    }
    case 'InviterBound':
      return partnered(growth, { inviterId: event.data.inviterId });
    case 'InviteeJoined':
      return partnered(growth, { invited: partnership.invited + 1 });
    case 'RebateEarned': {
      const amount = parseMoney(event.data.amount);
      return partnered(growth, {
        deposits: partnership.deposits + parseMoney(event.data.deposit),
        rewards: partnership.rewards + amount,
        claimable: partnership.claimable + amount,
      });
    }
    case 'RebateClaimed':
      return partnered(growth, { claimable: partnership.claimable - parseMoney(event.data.amount) });
    case 'VipRewardClaimed':
      return { ...growth, vipClaimed: growth.vipClaimed.add(event.data.grade) };
    case 'CouponGranted': {
      const { couponId, terms, expiresAt } = event.data;
      return { ...growth, coupons: unexpired(growth.coupons, at).set(couponId, { terms, expiresAt }) };
    }
    case 'CouponRevoked':
      return { ...growth, coupons: growth.coupons.remove(event.data.couponId) };
    case 'FreeCaseOpened': {
      const { grant } = event.data;
      return grant.kind === 'daily'
        ? { ...growth, freeCaseDay: grant.day }
        : { ...growth, coupons: growth.coupons.remove(grant.couponId) };
    }
    default:
      return growth;
  }
};
