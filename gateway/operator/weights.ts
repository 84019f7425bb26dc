import { z } from 'zod';
import type { SqlClient } from '../../engine/database/sql.ts';
import { groupedText, sumOf } from '../../engine/kernel/money.ts';
import { GatewayError } from '../errors.ts';
import { couponTermsIn } from './campaigns/coupons.ts';
import { prizesIn } from './campaigns/rooms.ts';
import { CAP_VARIABLES, type Caps, couponWorth, skinValue, type Weight } from './caps.ts';

type Weigher = (sql: SqlClient, given: unknown) => Weight | Promise<Weight>;

/** Of arguments as the resolver has them. */
const weigher =
  <Given>(fields: z.ZodType<Given>, weigh: (sql: SqlClient, given: Given) => Weight | Promise<Weight>): Weigher =>
  (sql, given) =>
    weigh(sql, fields.parse(given));

const optional = <Value extends z.ZodType>(value: Value) => value.nullish().transform((given) => given ?? null);

const codes = z.object({ count: z.int(), points: z.bigint(), bonus: z.bigint(), uses: z.int() });
const coupon = z.object({
  player: z.string(),
  percent: optional(z.int()),
  ...{ max: optional(z.bigint()), min: optional(z.bigint()), case: optional(z.string()) },
});

/** The sums that mutations put at risk, by the name of each. */
const WEIGHTS: ReadonlyMap<string, Weigher> = new Map([
  [
    'issueCodes',
    weigher(codes, (_sql, { count, points, bonus, uses }) => ({
      what: `${count === 1 ? 'A code' : `${count} codes`} with ${uses} uses of ${groupedText(points + bonus)} each`,
      sum: (points + bonus) * BigInt(uses) * BigInt(count),
      cap: 'given',
    })),
  ],
  [
    'grantCoupon',
    weigher(coupon, async (sql, { player, ...terms }) => ({
      what: `A coupon for ${player}`,
      sum: await couponWorth(sql, couponTermsIn(terms)),
      cap: 'given',
    })),
  ],
  [
    'announceContest',
    weigher(z.object({ id: z.string(), prizes: z.array(z.bigint()) }), (_sql, { id, prizes }) => ({
      what: `Contest ${id} with ${prizes.length} prizes`,
      sum: sumOf(prizes),
      cap: 'given',
    })),
  ],
  [
    'createGiveaway',
    weigher(z.object({ prizes: z.array(z.string()) }), async (sql, { prizes }) => {
      const values = await Promise.all(prizesIn(prizes).map(({ skin, wear }) => skinValue(sql, skin, wear)));
      return { what: `A giveaway of ${prizes.length} prizes`, sum: sumOf(values), cap: 'given' };
    }),
  ],
]);

/** Null for an operation that gives nothing. `given`: its arguments, as its resolver has them. @throws GatewayError INVALID_INPUT */
export const weightOf = async (sql: SqlClient, operation: string, given: unknown): Promise<Weight | null> =>
  (await WEIGHTS.get(operation)?.(sql, given)) ?? null;

/** @throws GatewayError INVALID_INPUT for a sum above its cap */
export const requireCap = ({ what, sum, cap }: Weight, caps: Caps): void => {
  if (sum <= caps[cap]) return;
  const allowed = `${CAP_VARIABLES[cap]} allows (${groupedText(caps[cap])})`;
  throw new GatewayError('INVALID_INPUT', {}, `${what}: ${groupedText(sum)} at risk, which is more than ${allowed}`);
};
