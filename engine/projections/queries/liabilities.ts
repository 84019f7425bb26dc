import { db, defineQuery, type Expression, fragment } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type Money, percentOf } from '../../kernel/money.ts';

const house = db.selectFrom('houseAccount').select(({ fn }) => fn.sum('amount').as('sum'));
const items = db
  .selectFrom('itemWorth')
  .select(({ fn }) => fn.sum('worth').as('sum'))
  .where('state', 'in', ['held', 'escrowed', 'retrieving']);

const sums = defineQuery(() =>
  db.selectNoFrom(({ cast }) => {
    const sum = (of: Expression<unknown>) => cast<bigint>(fragment`coalesce(${of}, 0)`, 'bigint');
    const inCoin = house.where('balance', '=', 'coin');
    return [
      sum(inCoin).as('coin'),
      sum(house.where('balance', '=', 'points')).as('points'),
      sum(house.where('balance', '=', 'locked')).as('locked'),
      sum(inCoin.where('account', '=', 'escrow')).as('battles'),
      sum(items).as('items'),
    ];
  }),
);

/**
 * The debt of the house to all players, in minor units of coin: points count as the coin that they become, items as the
 * values that they were committed at. Every posting has two sides, so players hold together the amount that all house
 * accounts lack. One statement reads everything, so that all of it is of one moment; the rows are written with the log.
 * `percent`: coin for points.
 */
export const owedAt = async (sql: SqlClient, percent: number): Promise<Money> => {
  const [found] = await sums(sql, {});
  if (found === undefined) throw new Error('no sum came');
  return percentOf(-found.points, percent) - found.coin - found.locked + found.battles + found.items;
};
