import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { GAMES } from '../../kernel/game-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Period, periodStart } from '../period.ts';
import { BEST_PLAYERS } from '../ranking-fold.ts';
import { pageSize } from './cursor.ts';

/** The period that `at` lies in; rankings of earlier ones are answered as long as they are kept. */
export interface RankedTime {
  readonly period: Period;
  readonly at: Instant;
}

type Ranked<Ranking extends (...asked: never) => Promise<readonly unknown[]>> = Readonly<
  Awaited<ReturnType<Ranking>>[number]
>;

interface Asked extends RankedTime {
  readonly first?: number;
}

export const MAX_RANKS = BEST_PLAYERS;

/** From 1. */
const rank = integerColumn;

/** The first rows of a period, in an order that leaves no two of them equal. */
const ranked =
  <Shape extends z.ZodRawShape>(table: string, order: string, row: z.ZodObject<Shape>) =>
  async (sql: SqlClient, { period, at, first = 20 }: Asked) =>
    recordsAs(
      row.extend({ rank }),
      await sql.query(
        `SELECT row_number() OVER (ORDER BY ${order}) AS rank, ${columnsOf(row)}
         FROM ${table} WHERE period = $1 AND start = $2 ORDER BY ${order} LIMIT $3`,
        [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
      ),
    );

/** Players by the value they won in battles, the best first; of equal ones the lower id. Up to `MAX_RANKS`. */
export const battleRanks = ranked(
  'battle_score',
  'won DESC, player_id',
  z.object({
    playerId: z.string(),
    /** Value of the items won, minor units. */
    won: moneyColumn,
    wins: integerColumn,
    battles: integerColumn,
  }),
);
export type BattleRank = Ranked<typeof battleRanks>;

/** Players by the value they drew from cases, the best first. Up to `MAX_RANKS`. */
export const openingRanks = ranked(
  'opening_score',
  'value DESC, player_id',
  z.object({
    playerId: z.string(),
    /** Value drawn from cases, minor units. */
    value: moneyColumn,
    count: integerColumn,
  }),
);
export type OpeningRank = Ranked<typeof openingRanks>;

/** The most valuable items won in any game, the best first; of equal ones the first that was won. Up to `MAX_RANKS`. */
export const biggestWins = ranked(
  'big_win',
  'value DESC, position, item_id',
  z.object({
    itemId: z.string(),
    proofId: z.string(),
    game: z.enum(GAMES),
    playerId: z.string(),
    skinId: z.string(),
    wear: z.string(),
    value: moneyColumn.transform(formatMoney),
    caseSlug: z.string().nullable(),
    position: integerColumn,
    at: integerColumn,
  }),
);
export type BigWin = Ranked<typeof biggestWins>;
