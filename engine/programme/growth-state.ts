import type { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { BONUS_RELEASE_PERCENT } from '../fairness/terms.ts';
import type { Instant } from '../kernel/decision.ts';
import type { PlayerId, Token128 } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import type { CouponTerms } from './coupon-terms.ts';

/** Locked bonus, and the way to coin. */
export interface Bonus {
  readonly locked: Money;
  /** Coin wagered since there is a locked bonus, less what was turned into coin already (50 for 1). */
  readonly progress: Money;
}

/** The partner programme, from the side of who invites. All amounts but `deposits` are points. */
export interface Partnership {
  readonly inviterId: PlayerId | null;
  readonly invited: number;
  /** Deposits of the invited: what levels count. */
  readonly deposits: Money;
  readonly rewards: Money;
  readonly claimable: Money;
}

export interface Coupon {
  readonly terms: CouponTerms;
  readonly expiresAt: Instant;
}

/** What a player has besides balances and items. */
export interface Growth {
  readonly bonus: Bonus;
  readonly partnership: Partnership;
  /** Grades whose reward was claimed. */
  readonly vipClaimed: PersistentSet<number>;
  /** What was paid in on that UTC day, and the tiers claimed for it. */
  readonly daily: { readonly day: number; readonly deposited: Money; readonly tiers: readonly number[] };
  /** UTC day of the last daily free case; -1 before the first. */
  readonly freeCaseDay: number;
  /** Coupons not used or revoked yet, expired ones among them until another is granted. */
  readonly coupons: PersistentMap<Token128, Coupon>;
}

/** Coin that one locked coin takes in wagering: 2 % of settled wagering becomes coin. */
export const WAGER_PER_BONUS = BigInt(100 / BONUS_RELEASE_PERCENT);

/** With so much more locked; below 0 for less. Progress lasts only while something is locked. */
export const withLocked = ({ locked, progress }: Bonus, amount: Money): Bonus => {
  const left = locked + amount;
  return { locked: left, progress: left === 0n ? 0n : progress };
};

/** Settled wagering counts only while something is locked. */
export const afterWager = (bonus: Bonus, staked: Money): Bonus =>
  bonus.locked === 0n ? bonus : { ...bonus, progress: bonus.progress + staked };

/** What has become coin by now. */
export const releasable = ({ locked, progress }: Bonus): Money => {
  const earned = progress / WAGER_PER_BONUS;
  return earned < locked ? earned : locked;
};

/** The way to coin after so much was released of it: the released is no longer locked. */
export const progressSpent = ({ locked, progress }: Bonus, amount: Money): Bonus => ({
  locked,
  progress: locked === 0n ? 0n : progress - amount * WAGER_PER_BONUS,
});

/** Coupons that a player may hold at once. */
export const MAX_COUPONS = 50;

export const unexpired = (coupons: Growth['coupons'], at: Instant): Growth['coupons'] =>
  coupons.filter(({ expiresAt }) => at < expiresAt);

/** The day's deposits and claims: none yet, where the last ones were another day's. */
export const dailyAt = ({ daily }: Growth, day: number): Growth['daily'] =>
  daily.day === day ? daily : { day, deposited: 0n, tiers: [] };

/** What a free round was granted for. */
export type FreeGrant =
  | { readonly kind: 'daily'; readonly day: number }
  | { readonly kind: 'coupon'; readonly couponId: Token128 };

/** The right to a free round is used up. */
export const grantUsed = ({ coupons }: Growth, grant: FreeGrant): Partial<Growth> =>
  grant.kind === 'daily' ? { freeCaseDay: grant.day } : { coupons: coupons.remove(grant.couponId) };
