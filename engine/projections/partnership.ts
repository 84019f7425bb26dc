import { canonicalJson } from '../kernel/canonical-json.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['RebateEarned', 'CouponGranted', 'CouponRevoked', 'PaymentSettled', 'FreeCaseOpened'] as const;
type Telling = Recorded<(typeof TYPES)[number]>;

/** Coupons that events used up, with the moment. */
const usedBy = ({ event, at }: Telling): readonly { readonly couponId: string; readonly at: number }[] => {
  if (event.type === 'PaymentSettled') {
    return event.data.bonuses.flatMap((bonus) => (bonus.reason === 'coupon' ? [{ couponId: bonus.couponId, at }] : []));
  }
  if (event.type === 'FreeCaseOpened' && event.data.grant.kind === 'coupon') {
    return [{ couponId: event.data.grant.couponId, at }];
  }
  return [];
};

/** Rebates as who invited earned them, and every coupon with how it ended. */
export const partnership = projectionOf({
  name: 'partnership',
  version: 2,
  tables: ['rebate_record', 'coupon'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events) => events,
  write: async (sql, table, events) => {
    const rebates = events.flatMap(({ event, ...place }) =>
      event.type === 'RebateEarned' ? [{ ...place, data: event.data }] : [],
    );
    await sql.query(
      `INSERT INTO ${table('rebate_record')} (position, player_id, from_id, deposit_id, deposit, amount, at)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])`,
      [
        rebates.map(({ position }) => position),
        rebates.map(({ data }) => data.playerId),
        rebates.map(({ data }) => data.from),
        rebates.map(({ data }) => data.depositId),
        rebates.map(({ data }) => parseMoney(data.deposit)),
        rebates.map(({ data }) => parseMoney(data.amount)),
        rebates.map(({ at }) => at),
      ],
    );
    const granted = events.flatMap(({ event, position }) =>
      event.type === 'CouponGranted' ? [{ position, data: event.data }] : [],
    );
    await sql.query(
      `INSERT INTO ${table('coupon')} (coupon_id, player_id, position, terms, expires_at)
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[])`,
      [
        granted.map(({ data }) => data.couponId),
        granted.map(({ data }) => data.playerId),
        granted.map(({ position }) => position),
        granted.map(({ data }) => canonicalJson(data.terms)),
        granted.map(({ data }) => data.expiresAt),
      ],
    );
    const used = events.flatMap(usedBy);
    await sql.query(
      `UPDATE ${table('coupon')} AS c SET used_at = u.at
       FROM unnest($1::text[], $2::bigint[]) AS u (coupon_id, at) WHERE c.coupon_id = u.coupon_id`,
      [used.map(({ couponId }) => couponId), used.map(({ at }) => at)],
    );
    const revoked = events.flatMap(({ event, at }) =>
      event.type === 'CouponRevoked' ? [{ couponId: event.data.couponId, at }] : [],
    );
    await sql.query(
      `UPDATE ${table('coupon')} AS c SET revoked_at = r.at
       FROM unnest($1::text[], $2::bigint[]) AS r (coupon_id, at) WHERE c.coupon_id = r.coupon_id`,
      [revoked.map(({ couponId }) => couponId), revoked.map(({ at }) => at)],
    );
  },
});
