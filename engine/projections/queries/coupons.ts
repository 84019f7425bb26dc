import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { type CouponTerms, couponTerms } from '../../programme/coupon-terms.ts';

export interface CouponRow {
  readonly couponId: string;
  readonly terms: CouponTerms;
  readonly expiresAt: number;
  /** Null while it is unused. */
  readonly usedAt: number | null;
  /** Null unless the operator took it back. */
  readonly revokedAt: number | null;
}

const couponRow = z
  .object({
    coupon_id: z.string(),
    terms: z.string(),
    expires_at: integerColumn,
    used_at: integerColumn.nullable(),
    revoked_at: integerColumn.nullable(),
  })
  .transform(
    (row): CouponRow => ({
      couponId: row.coupon_id,
      terms: couponTerms.parse(JSON.parse(row.terms)),
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      revokedAt: row.revoked_at,
    }),
  );

const SHOWN = 200;

/** A player's newest coupons, used, revoked and expired ones among them. */
export const couponsOf = async (sql: SqlClient, playerId: string): Promise<readonly CouponRow[]> =>
  rowsAs(
    couponRow,
    await sql.query(
      `SELECT coupon_id, terms, expires_at, used_at, revoked_at FROM coupon WHERE player_id = $1 ORDER BY position DESC LIMIT ${SHOWN}`,
      [playerId],
    ),
  );
