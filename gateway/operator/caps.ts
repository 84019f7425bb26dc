import type { Effect } from '../../engine/acts/effects.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { type Money, parseMoney, sumOf } from '../../engine/kernel/money.ts';
import type { CouponTerms } from '../../engine/rewards/coupon-terms.ts';
import type { Configuration } from '../site/configuration/environment.ts';

/** The most, in minor units, that one act of an operator may put at risk. */
export interface Caps {
  /** Of one correction of a balance, and of one reversed deposit. */
  readonly adjustment: Money;
  /** Of a whole code, coupon, giveaway or lot for the shop. */
  readonly given: Money;
}

/** The variables that set the caps. */
export const CAP_VARIABLES = {
  adjustment: 'GLASSCASE_OPERATOR_MAX_ADJUSTMENT',
  given: 'GLASSCASE_OPERATOR_MAX_GIVEN',
} as const satisfies Readonly<Record<keyof Caps, keyof Configuration>>;

/** Of whole coin, as the variables have it. */
export const capsOf = (configuration: Pick<Configuration, (typeof CAP_VARIABLES)[keyof Caps]>): Caps => ({
  adjustment: BigInt(configuration[CAP_VARIABLES.adjustment]) * 100n,
  given: BigInt(configuration[CAP_VARIABLES.given]) * 100n,
});

/** The sum that a request puts at risk, and its cap. */
export interface Weight {
  readonly what: string;
  readonly sum: Money;
  readonly cap: keyof Caps;
}

export const skinValue = async (sql: SqlClient, skin: string, wear: string): Promise<Money> => {
  const found = db.selectFrom('target').select('value').where('skinId', '=', skin).where('wear', '=', wear);
  return (await runQuery(sql, found))[0]?.value ?? 0n;
};

const priceOf = async (sql: SqlClient, slug: string): Promise<Money> => {
  const found = db.selectFrom('caseVersion').select('price').where('slug', '=', slug).where('until', 'is', null);
  return (await runQuery(sql, found))[0]?.price ?? 0n;
};

/** The most that a coupon may give. */
export const couponWorth = (sql: SqlClient, terms: CouponTerms): Promise<Money> | Money =>
  terms.kind === 'free-case' ? priceOf(sql, terms.case) : parseMoney(terms.max);

/** The value of a lot for the shop. */
export const lotWorth = async (
  sql: SqlClient,
  { quantity, skin, wear }: { readonly quantity: number; readonly skin: string; readonly wear: string },
): Promise<Money> => BigInt(quantity) * (await skinValue(sql, skin, wear));

/** The sum that an act puts at risk; null for one that gives nothing by itself. */
export const riskOf = async (sql: SqlClient, effect: Effect): Promise<Omit<Weight, 'what'> | null> => {
  switch (effect.type) {
    case 'AdjustBalance':
    case 'ReverseDeposit':
      return { sum: parseMoney(effect.amount), cap: 'adjustment' };
    case 'AnnounceContest':
      return { sum: sumOf(effect.prizes.map(parseMoney)), cap: 'given' };
    case 'GrantCoupon':
      return { sum: await couponWorth(sql, effect.terms), cap: 'given' };
    case 'StockListing':
      return { sum: await lotWorth(sql, effect), cap: 'given' };
    default:
      return null;
  }
};
