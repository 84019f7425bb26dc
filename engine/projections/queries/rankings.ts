import { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { GAMES } from '../../kernel/game-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Period, periodStart } from '../period.ts';
import { pageSize } from './cursor.ts';

/** The period that `at` lies in; rankings of earlier ones are answered as long as they are kept. */
export interface RankedTime {
  readonly period: Period;
  readonly at: Instant;
}

export const MAX_RANKS = 50;

const battleRank = z.object({
  /** From 1. */
  rank: integerColumn,
  playerId: z.string(),
  /** Value of the items won, minor units. */
  won: moneyColumn,
  wins: integerColumn,
  battles: integerColumn,
});
export type BattleRank = Readonly<z.infer<typeof battleRank>>;

/** Players by the value they won in battles, the best first; of equal ones the lower id. Up to `MAX_RANKS`. */
export const battleRanks = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly BattleRank[]> =>
  recordsAs(
    battleRank,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY won DESC, player_id) AS rank, player_id, won, wins, battles
       FROM battle_score WHERE period = $1 AND start = $2 ORDER BY won DESC, player_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );

const openingRank = z.object({
  rank: integerColumn,
  playerId: z.string(),
  /** Value drawn from cases, minor units. */
  value: moneyColumn,
  count: integerColumn,
});
export type OpeningRank = Readonly<z.infer<typeof openingRank>>;

/** Players by the value they drew from cases, the best first. Up to `MAX_RANKS`. */
export const openingRanks = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly OpeningRank[]> =>
  recordsAs(
    openingRank,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY value DESC, player_id) AS rank, player_id, value, count
       FROM opening_score WHERE period = $1 AND start = $2 ORDER BY value DESC, player_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );

const bigWin = z.object({
  rank: integerColumn,
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
});
export type BigWin = Readonly<z.infer<typeof bigWin>>;

/** The most valuable items won in any game, the best first; of equal ones the first that was won. Up to `MAX_RANKS`. */
export const biggestWins = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly BigWin[]> =>
  recordsAs(
    bigWin,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY value DESC, position, item_id) AS rank, item_id, proof_id, game, player_id,
         skin_id, wear, value, case_slug, position, at
       FROM big_win WHERE period = $1 AND start = $2 ORDER BY value DESC, position, item_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );
