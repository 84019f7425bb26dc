import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { ItemState } from '../../facts/facts.ts';
import { type Money, percentOf } from '../../kernel/money.ts';

/** What the house owes to players, by what it is. */
export const LIABILITIES = ['coin', 'points', 'locked', 'battles', 'backpacks', 'prizes', 'underway'] as const;
export type Liability = (typeof LIABILITIES)[number];

export interface Liabilities {
  /** Entries of the log that it follows from. */
  readonly position: number;
  /** Minor units of coin; points as what they become in coin, items at the values they were committed at. */
  readonly amounts: Readonly<Record<Liability, Money>>;
  readonly total: Money;
}

const row = z.object({
  position: integerColumn,
  coin: moneyColumn,
  points: moneyColumn,
  locked: moneyColumn,
  battles: moneyColumn,
  backpacks: moneyColumn,
  prizes: moneyColumn,
  underway: moneyColumn,
});

/**
 * Every posting has two sides, so players hold together what all house accounts lack. One statement, so that all of it is of
 * one moment; what it reads is written with the log. `percent`: coin for points.
 */
export const liabilitiesAt = async (sql: SqlClient, percent: number): Promise<Liabilities> => {
  const owed = (balance: string): string =>
    `(SELECT coalesce(-sum(amount), 0)::text FROM house_account WHERE balance = '${balance}')`;
  const worth = (state: ItemState): string =>
    `(SELECT coalesce(sum(worth), 0)::text FROM item_worth WHERE state = '${state}')`;
  const text = `SELECT (SELECT position FROM log_head WHERE id = 1) AS position,
    ${owed('coin')} AS coin, ${owed('points')} AS points, ${owed('locked')} AS locked,
    (SELECT coalesce(sum(amount), 0)::text FROM house_account WHERE account = 'escrow' AND balance = 'coin') AS battles,
    ${worth('held')} AS backpacks, ${worth('escrowed')} AS prizes, ${worth('retrieving')} AS underway`;
  const [found] = rowsAs(row, await sql.query(text));
  if (found === undefined) throw new Error('the log has no head');
  const { position, ...amounts } = found;
  const inCoin = { ...amounts, points: percentOf(amounts.points, percent) };
  return { position, amounts: inCoin, total: LIABILITIES.reduce((sum, kind) => sum + inCoin[kind], 0n) };
};
