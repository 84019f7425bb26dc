import { insertRecords } from '../database/records.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

const TYPES = ['RebateEarned', 'CouponGranted', 'CouponRevoked', 'PaymentSettled', 'FreeCaseOpened'] as const;
type Folded = Recorded<(typeof TYPES)[number]>;

interface Ended {
  readonly couponId: string;
  readonly at: number;
}

/** Coupons that events used up, with the moment. */
const usedBy = ({ event, at }: Folded): readonly Ended[] => {
  if (event.type === 'PaymentSettled') {
    return event.data.bonuses.flatMap((bonus) => (bonus.reason === 'coupon' ? [{ couponId: bonus.couponId, at }] : []));
  }
  if (event.type === 'FreeCaseOpened' && event.data.grant.kind === 'coupon') {
    return [{ couponId: event.data.grant.couponId, at }];
  }
  return [];
};

/** Rebates as who invited earned them, and every coupon with how it ended. */
export const rewards = projectionOf({
  name: 'rewards',
  version: 2,
  tables: ['rebate_record', 'coupon'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events) => events,
  write: async (sql, table, events) => {
    const rebates = events.flatMap(({ event, position, at }) => {
      if (event.type !== 'RebateEarned') return [];
      const { playerId, from: fromId, depositId, deposit, amount } = event.data;
      return [{ position, playerId, fromId, depositId, deposit: parseMoney(deposit), amount: parseMoney(amount), at }];
    });
    await insertRecords(sql, table('rebate_record'), rebates);
    const granted = events.flatMap(({ event, position }) => {
      if (event.type !== 'CouponGranted') return [];
      const { couponId, playerId, terms, expiresAt } = event.data;
      return [{ couponId, playerId, position, terms: canonicalJson(terms), expiresAt }];
    });
    await insertRecords(sql, table('coupon'), granted);
    const mark = (column: 'used_at' | 'revoked_at', ended: readonly Ended[]) =>
      sql.query(
        `UPDATE ${table('coupon')} AS c SET ${column} = e.at
         FROM unnest($1::text[], $2::bigint[]) AS e (coupon_id, at) WHERE c.coupon_id = e.coupon_id`,
        [ended.map(({ couponId }) => couponId), ended.map(({ at }) => at)],
      );
    await mark('used_at', events.flatMap(usedBy));
    await mark(
      'revoked_at',
      events.flatMap(({ event, at }) =>
        event.type === 'CouponRevoked' ? [{ couponId: event.data.couponId, at }] : [],
      ),
    );
  },
});
