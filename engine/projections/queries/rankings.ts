import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { GAMES } from '../../kernel/game-name.ts';
import { type Period, periodStart } from '../period.ts';
import type { BattleScore } from '../scores.ts';
import type { WonItem } from '../won-items.ts';
import { pageSize } from './cursor.ts';

/** The period that `at` lies in; rankings of earlier ones are answered as long as they are kept. */
export interface RankedTime {
  readonly period: Period;
  readonly at: Instant;
}

export interface BattleRank extends BattleScore {
  /** From 1. */
  readonly rank: number;
  readonly playerId: string;
}

export interface OpeningRank {
  readonly rank: number;
  readonly playerId: string;
  /** Value drawn from cases, minor units. */
  readonly value: bigint;
  readonly count: number;
}

export interface BigWin extends WonItem {
  readonly rank: number;
}

export const MAX_RANKS = 50;

const battleRank = z
  .object({
    rank: integerColumn,
    player_id: z.string(),
    won: moneyColumn,
    wins: integerColumn,
    battles: integerColumn,
  })
  .transform(({ player_id, ...row }): BattleRank => ({ ...row, playerId: player_id }));

/** Players by the value they won in battles, the best first; of equal ones the lower id. Up to `MAX_RANKS`. */
export const battleRanks = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly BattleRank[]> =>
  rowsAs(
    battleRank,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY won DESC, player_id) AS rank, player_id, won, wins, battles
       FROM battle_score WHERE period = $1 AND start = $2 ORDER BY won DESC, player_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );

/** Where one player stands; null without a finished battle in the period. */
export const battleRankOf = async (
  sql: SqlClient,
  playerId: string,
  { period, at }: RankedTime,
): Promise<BattleRank | null> => {
  const text = `SELECT player_id, won, wins, battles, 1 + (SELECT count(*) FROM battle_score AS s
      WHERE s.period = o.period AND s.start = o.start AND s.won >= o.won
        AND (s.won > o.won OR s.player_id < o.player_id)) AS rank
    FROM battle_score AS o WHERE period = $1 AND start = $2 AND player_id = $3`;
  return rowsAs(battleRank, await sql.query(text, [period, periodStart(period, at), playerId]))[0] ?? null;
};

const openingRank = z
  .object({ rank: integerColumn, player_id: z.string(), value: moneyColumn, count: integerColumn })
  .transform(({ player_id, ...row }): OpeningRank => ({ ...row, playerId: player_id }));

/** Players by the value they drew from cases, the best first. Up to `MAX_RANKS`. */
export const openingRanks = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly OpeningRank[]> =>
  rowsAs(
    openingRank,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY value DESC, player_id) AS rank, player_id, value, count
       FROM opening_score WHERE period = $1 AND start = $2 ORDER BY value DESC, player_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );

/** Where one player stands; null without an opened case in the period. */
export const openingRankOf = async (
  sql: SqlClient,
  playerId: string,
  { period, at }: RankedTime,
): Promise<OpeningRank | null> => {
  const text = `SELECT player_id, value, count, 1 + (SELECT count(*) FROM opening_score AS s
      WHERE s.period = o.period AND s.start = o.start AND s.value >= o.value
        AND (s.value > o.value OR s.player_id < o.player_id)) AS rank
    FROM opening_score AS o WHERE period = $1 AND start = $2 AND player_id = $3`;
  return rowsAs(openingRank, await sql.query(text, [period, periodStart(period, at), playerId]))[0] ?? null;
};

const bigWin = z
  .object({
    rank: integerColumn,
    item_id: z.string(),
    proof_id: z.string(),
    game: z.enum(GAMES),
    player_id: z.string(),
    skin_id: z.string(),
    wear: z.string(),
    value: moneyColumn,
    case_slug: z.string().nullable(),
    position: integerColumn,
    at: integerColumn,
  })
  .transform(
    (row): BigWin => ({
      rank: row.rank,
      itemId: row.item_id,
      proofId: row.proof_id,
      game: row.game,
      playerId: row.player_id,
      skinId: row.skin_id,
      wear: row.wear,
      value: row.value.toString(),
      caseSlug: row.case_slug,
      position: row.position,
      at: row.at,
    }),
  );

/** The most valuable items won in any game, the best first; of equal ones the first that was won. Up to `MAX_RANKS`. */
export const biggestWins = async (
  sql: SqlClient,
  { period, at, first = 20 }: RankedTime & { readonly first?: number },
): Promise<readonly BigWin[]> =>
  rowsAs(
    bigWin,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY value DESC, position, item_id) AS rank, item_id, proof_id, game, player_id,
         skin_id, wear, value, case_slug, position, at
       FROM big_win WHERE period = $1 AND start = $2 ORDER BY value DESC, position, item_id LIMIT $3`,
      [period, periodStart(period, at), pageSize(first, MAX_RANKS)],
    ),
  );
