import type { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash, OrderId, PlayerId, Token128 } from '../kernel/ids.ts';
import { lesserOf, type Money } from '../kernel/money.ts';
import type { CouponTerms } from './coupon-terms.ts';

/** Locked bonus, and the way to coin. */
export interface Bonus {
  readonly locked: Money;
  /** Coin wagered since there is a locked bonus, less what was turned into coin already. */
  readonly progress: Money;
}

/** A payment that brings the player's inviter a rebate, under the rewards that its order keeps. */
export interface RebatedPayment {
  readonly depositId: OrderId;
  readonly amount: Money;
  readonly terms: HexHash;
  readonly paidAt: Instant;
}

/** A part of a payment that was reversed after it brought the player's inviter a rebate. */
export interface RebatedReversal {
  readonly depositId: OrderId;
  readonly amount: Money;
  readonly reversedAt: Instant;
}

/** News for the player's inviter. The house passes it on in its daily run, apart from the events that it is about. */
export interface Untold {
  /** When the player named their inviter; null once that is told. */
  readonly joinedAt: Instant | null;
  /** In the order of the log. */
  readonly payments: readonly RebatedPayment[];
  /** One for each order, in the order of its first in the log. */
  readonly reversals: readonly RebatedReversal[];
}

export const NOTHING_UNTOLD: Untold = { joinedAt: null, payments: [], reversals: [] };

/** A rebate that was earned, and may be taken back. */
export interface EarnedRebate {
  /** The part of the deposit that isn't reversed, as far as the inviter was told. Minor units of coin. */
  readonly deposit: Money;
  /** Hundredths of a percent. */
  readonly ratio: number;
  readonly earnedAt: Instant;
}

/** So many earned rebates are remembered, the newest; no other is taken back. */
export const MAX_EARNED_REBATES = 1_000;

/** A player's inviter, and the player's own rewards for inviting others. All amounts but `deposits` are points. */
export interface Promotion {
  readonly inviterId: PlayerId | null;
  readonly untold: Untold;
  readonly invited: number;
  /** Deposits of the invited, which decide the level. */
  readonly deposits: Money;
  readonly rewards: Money;
  readonly claimable: Money;
  /** Of rebates that were taken back, what the player didn't have: later rebates make up for it. */
  readonly owed: Money;
  /** The newest rebates, by the order of the invited player. */
  readonly rebated: PersistentMap<OrderId, EarnedRebate>;
}

export interface Coupon {
  readonly terms: CouponTerms;
  readonly expiresAt: Instant;
}

/** The promises to a player, and their earnings, besides balances and items. */
export interface Rewards {
  readonly bonus: Bonus;
  readonly promotion: Promotion;
  /** Grades whose reward was claimed. */
  readonly vipClaimed: PersistentSet<number>;
  /** The deposits of that UTC day, and the tiers claimed for them. */
  readonly daily: { readonly day: number; readonly deposited: Money; readonly tiers: readonly number[] };
  /** UTC day of the last daily free case; -1 before the first. */
  readonly freeCaseDay: number;
  /** Coupons not used or revoked yet, expired ones among them until another is granted. */
  readonly coupons: PersistentMap<Token128, Coupon>;
}

/** With so much more locked; below 0 for less. Progress lasts only while something is locked. */
export const withLocked = ({ locked, progress }: Bonus, amount: Money): Bonus => {
  const left = locked + amount;
  return { locked: left, progress: left === 0n ? 0n : progress };
};

/** Settled wagering counts only while something is locked. */
export const afterWager = (bonus: Bonus, staked: Money): Bonus =>
  bonus.locked === 0n ? bonus : { ...bonus, progress: bonus.progress + staked };

/** The locked bonus that has become coin by now, at so many percent of the wagering. */
export const releasable = ({ locked, progress }: Bonus, percent: number): Money =>
  lesserOf((progress * BigInt(percent)) / 100n, locked);

/** The least wagering that so much is released for. */
export const wageredFor = (amount: Money, percent: number): Money => {
  const rate = BigInt(percent);
  return (amount * 100n + rate - 1n) / rate;
};

/** The way to coin after something was released for so much of it: the released is no longer locked. */
export const progressSpent = ({ locked, progress }: Bonus, wagered: Money): Bonus => ({
  locked,
  progress: locked === 0n ? 0n : progress - wagered,
});

/** Coupons that a player may hold at once. */
export const MAX_COUPONS = 50;

export const unexpired = (coupons: Rewards['coupons'], at: Instant): Rewards['coupons'] =>
  coupons.filter(({ expiresAt }) => at < expiresAt);

/** The day's deposits and claims: none yet, where the last ones were another day's. */
export const dailyAt = ({ daily }: Rewards, day: number): Rewards['daily'] =>
  daily.day === day ? daily : { day, deposited: 0n, tiers: [] };

/** The grant of a free round. */
export type FreeGrant =
  | { readonly kind: 'daily'; readonly day: number }
  | { readonly kind: 'coupon'; readonly couponId: Token128 };

/** The right to a free round is used up. */
export const grantUsed = ({ coupons }: Rewards, grant: FreeGrant): Partial<Rewards> =>
  grant.kind === 'daily' ? { freeCaseDay: grant.day } : { coupons: coupons.remove(grant.couponId) };

/** Untold news without the part that an entry passed on. */
export const withoutTold = (
  { joinedAt, payments, reversals }: Untold,
  told: {
    readonly joined: boolean;
    readonly deposits: readonly OrderId[];
    readonly reversals: readonly OrderId[];
  },
): Untold => ({
  joinedAt: told.joined ? null : joinedAt,
  payments: payments.filter(({ depositId }) => !told.deposits.includes(depositId)),
  reversals: reversals.filter(({ depositId }) => !told.reversals.includes(depositId)),
});

/** Untold news with one more reversal: those of one order are told together. */
export const withReversal = (untold: Untold, reversal: RebatedReversal): Untold => {
  const { reversals } = untold;
  const isSame = ({ depositId }: RebatedReversal): boolean => depositId === reversal.depositId;
  return {
    ...untold,
    reversals: reversals.some(isSame)
      ? reversals.map((one) => (isSame(one) ? { ...one, amount: one.amount + reversal.amount } : one))
      : [...reversals, reversal],
  };
};

/** Since when the oldest news waits; null where there is none. */
export const untoldSince = ({ joinedAt, payments, reversals }: Untold): Instant | null => {
  const times = [
    ...(joinedAt === null ? [] : [joinedAt]),
    ...payments.map(({ paidAt }) => paidAt),
    ...reversals.map(({ reversedAt }) => reversedAt),
  ];
  return times.length === 0 ? null : Math.min(...times);
};
