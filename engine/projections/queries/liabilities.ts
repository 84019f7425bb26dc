import { z } from 'zod';
import { moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { BalanceType } from '../../facts/facts.ts';
import { type Money, percentOf } from '../../kernel/money.ts';

const row = z.object({
  coin: moneyColumn,
  points: moneyColumn,
  locked: moneyColumn,
  battles: moneyColumn,
  items: moneyColumn,
});

/**
 * The debt of the house to all players, in minor units of coin: points count as the coin that they become, items as the
 * values that they were committed at. Every posting has two sides, so players hold together the amount that all house
 * accounts lack. One statement reads everything, so that all of it is of one moment; the rows are written with the log.
 * `percent`: coin for points.
 */
export const owedAt = async (sql: SqlClient, percent: number): Promise<Money> => {
  const owed = (balance: BalanceType): string =>
    `(SELECT coalesce(-sum(amount), 0)::text FROM house_account WHERE balance = '${balance}')`;
  const text = `SELECT ${owed('coin')} AS coin, ${owed('points')} AS points, ${owed('locked')} AS locked,
    (SELECT coalesce(sum(amount), 0)::text FROM house_account WHERE account = 'escrow' AND balance = 'coin') AS battles,
    (SELECT coalesce(sum(worth), 0)::text FROM item_worth WHERE state IN ('held', 'escrowed', 'retrieving')) AS items`;
  const [found] = rowsAs(row, await sql.query(text));
  if (found === undefined) throw new Error('no sum came');
  const { coin, points, locked, battles, items } = found;
  return coin + percentOf(points, percent) + locked + battles + items;
};
