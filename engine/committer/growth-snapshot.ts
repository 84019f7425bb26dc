import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { z } from 'zod';
import { count, money, playerId, token128 } from '../kernel/event-codec.ts';
import type { Token128 } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { couponTerms } from '../programme/coupon-terms.ts';
import type { Coupon, Growth } from '../programme/growth-state.ts';

const coupon = z.tuple([token128, couponTerms, z.int()]);
type CouponText = z.infer<typeof coupon>;

export const growthSnapshot = z.strictObject({
  bonus: z.strictObject({ locked: money, progress: money }),
  partnership: z.strictObject({
    inviterId: playerId.nullable(),
    invited: count,
    deposits: money,
    rewards: money,
    claimable: money,
  }),
  vipClaimed: z.array(z.int()),
  daily: z.strictObject({ day: z.int(), deposited: money, tiers: z.array(z.int()) }),
  freeCaseDay: z.int(),
  coupons: z.array(coupon),
});

export const encodeGrowth = (growth: Growth): z.infer<typeof growthSnapshot> => {
  const { bonus, partnership, vipClaimed, daily, freeCaseDay, coupons } = growth;
  return {
    bonus: { locked: formatMoney(bonus.locked), progress: formatMoney(bonus.progress) },
    partnership: {
      inviterId: partnership.inviterId,
      invited: partnership.invited,
      deposits: formatMoney(partnership.deposits),
      rewards: formatMoney(partnership.rewards),
      claimable: formatMoney(partnership.claimable),
    },
    vipClaimed: vipClaimed.toArray(),
    daily: { day: daily.day, deposited: formatMoney(daily.deposited), tiers: [...daily.tiers] },
    freeCaseDay,
    coupons: coupons
      .entrySeq()
      .map(([id, { terms, expiresAt }]): CouponText => [id, terms, expiresAt])
      .toArray(),
  };
};

export const decodeGrowth = (text: z.infer<typeof growthSnapshot>): Growth => {
  const { bonus, partnership, vipClaimed, daily, freeCaseDay, coupons } = text;
  return {
    bonus: { locked: parseMoney(bonus.locked), progress: parseMoney(bonus.progress) },
    partnership: {
      ...partnership,
      deposits: parseMoney(partnership.deposits),
      rewards: parseMoney(partnership.rewards),
      claimable: parseMoney(partnership.claimable),
    },
    vipClaimed: PersistentSet(vipClaimed),
    daily: { ...daily, deposited: parseMoney(daily.deposited) },
    freeCaseDay,
    coupons: PersistentMap(coupons.map(([id, terms, expiresAt]): [Token128, Coupon] => [id, { terms, expiresAt }])),
  };
};
