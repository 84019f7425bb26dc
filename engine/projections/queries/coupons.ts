import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, type SqlClient } from '../../database/sql.ts';
import { couponTerms } from '../../rewards/coupon-terms.ts';

const couponRow = z.object({
  couponId: z.string(),
  terms: z.string().transform((text) => couponTerms.parse(JSON.parse(text))),
  expiresAt: integerColumn,
  /** Null while the coupon is unused. */
  usedAt: integerColumn.nullable(),
  /** Null unless the operator took the coupon back. */
  revokedAt: integerColumn.nullable(),
});
export type CouponRow = Readonly<z.infer<typeof couponRow>>;

const SHOWN = 200;

/** A player's newest coupons, used, revoked and expired ones among them. */
export const couponsOf = async (sql: SqlClient, playerId: string): Promise<readonly CouponRow[]> =>
  recordsAs(
    couponRow,
    await sql.query(
      `SELECT ${columnsOf(couponRow)} FROM coupon WHERE player_id = $1 ORDER BY position DESC LIMIT ${SHOWN}`,
      [playerId],
    ),
  );
