import { db, defineQuery, type Expression, fragment } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type Money, percentOf } from '../../kernel/money.ts';

const house = db.selectFrom('houseAccount').select(({ fn }) => fn.sum('amount').as('sum'));
const items = db.selectFrom('itemWorth').select(({ fn }) => fn.sum('worth').as('sum'));

/** The debt of the house to all players, in minor units of coin. Each kind may be 0. */
export interface OwedByKind {
  readonly coin: Money;
  readonly locked: Money;
  /** As the coin that they become. */
  readonly points: Money;
  /** Coin in battles that aren't settled. */
  readonly battles: Money;
  /** Items at the values that they were committed at: in backpacks, in giveaways that aren't drawn, on their way to Steam. */
  readonly items: Money;
  readonly prizes: Money;
  readonly retrievals: Money;
}

const sums = defineQuery(() =>
  db.selectNoFrom(({ cast }) => {
    const sum = (of: Expression<unknown>) => cast<bigint>(fragment`coalesce(${of}, 0)`, 'bigint');
    const inCoin = house.where('balance', '=', 'coin');
    return [
      sum(inCoin).as('coin'),
      sum(house.where('balance', '=', 'points')).as('points'),
      sum(house.where('balance', '=', 'locked')).as('locked'),
      sum(inCoin.where('account', '=', 'escrow')).as('battles'),
      sum(items.where('state', '=', 'held')).as('items'),
      sum(items.where('state', '=', 'escrowed')).as('prizes'),
      sum(items.where('state', '=', 'retrieving')).as('retrievals'),
    ];
  }),
);

/**
 * Every posting has two sides, so players hold together the amount that all house accounts lack. One statement reads
 * everything, so that all of it is of one moment; the rows are written with the log. `percent`: coin for points.
 */
export const owedByKindAt = async (sql: SqlClient, percent: number): Promise<OwedByKind> => {
  const [found] = await sums(sql, {});
  if (found === undefined) throw new Error('no sum came');
  const { coin, locked, points, ...rest } = found;
  return { coin: -coin, locked: -locked, points: percentOf(-points, percent), ...rest };
};

/** The sum of all kinds. */
export const owedInAll = (owed: OwedByKind): Money =>
  owed.coin + owed.locked + owed.points + owed.battles + owed.items + owed.prizes + owed.retrievals;
