import { db, defineQuery, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { couponTerms } from '../../rewards/coupon-terms.ts';

const SHOWN = 200;

const newest = defineQuery((given: Given<{ playerId: string }>) =>
  db
    .selectFrom('coupon')
    .select([
      'couponId',
      'terms',
      'expiresAt',
      /** Null while the coupon is unused. */
      'usedAt',
      /** Null unless the operator took the coupon back. */
      'revokedAt',
    ])
    .where('playerId', '=', given('playerId'))
    .orderBy('position', 'desc')
    .limit(SHOWN),
);

/** A player's newest coupons, used, revoked and expired ones among them. */
export const couponsOf = async (sql: SqlClient, playerId: string) =>
  (await newest(sql, { playerId })).map((row) => ({ ...row, terms: couponTerms.parse(JSON.parse(row.terms)) }));
export type CouponRow = Awaited<ReturnType<typeof couponsOf>>[number];
