import { z } from 'zod';
import { oddsTable } from '../../catalog/case/events.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { OddsTable } from '../../fairness/odds.ts';
import { type Drawn, evidenceAgainst } from '../../fairness/odds-evidence.ts';
import { addReturns, NO_RETURNS, type ReturnSums } from '../../fairness/return-band.ts';
import { GAMES, type GameName } from '../../kernel/game-name.ts';
import { foldedTo } from './log.ts';

/** The columns of sums; wider than the driver's numbers, so they come as text. */
const sums = {
  plays: integerColumn,
  staked: moneyColumn,
  won: moneyColumn,
  expected: moneyColumn,
  variance: moneyColumn,
  most: moneyColumn,
};
const SUMS = `sum(plays)::text AS plays, sum(staked)::text AS staked, sum(won)::text AS won,
  sum(expected)::text AS expected, sum(variance)::text AS variance, max(most)::text AS most`;

const gameRow = z.object({ game: z.enum(GAMES), ...sums });
const caseRow = z.object({ slug: z.string(), ...sums });

export interface Returns {
  /** Entries of the log that were folded. */
  readonly position: number;
  /** Plays that were paid for, by game. */
  readonly games: ReadonlyMap<GameName, ReturnSums>;
  /** Every draw from a case's tables, free ones and those of battles too: `staked` is what they cost by the tables. */
  readonly cases: ReadonlyMap<string, ReturnSums>;
}

/** Sums of at least the entries up to `position`: entries that are folded meanwhile may be in them. */
export const returnsSoFar = async (sql: SqlClient): Promise<Returns> => {
  const position = await foldedTo(sql, 'returns');
  const games = await sql.query(`SELECT game, ${SUMS} FROM return_sum WHERE NOT free GROUP BY game`);
  const cases = await sql.query(`SELECT slug, ${SUMS} FROM return_sum WHERE slug <> '' GROUP BY slug ORDER BY slug`);
  return {
    position,
    games: new Map(rowsAs(gameRow, games).map(({ game, ...row }) => [game, row])),
    cases: new Map(rowsAs(caseRow, cases).map(({ slug, ...row }) => [slug, row])),
  };
};

/** A player's rounds on seed pairs that are revealed: every auditor can draw them again. */
export const revealedReturnsOf = async (sql: SqlClient, playerId: string): Promise<ReturnSums> => {
  const text = `SELECT ${SUMS} FROM pair_return JOIN seed_pair USING (pair_id)
    WHERE pair_return.player_id = $1 AND revealed_position IS NOT NULL HAVING count(*) > 0`;
  return rowsAs(z.object(sums), await sql.query(text, [playerId]))[0] ?? NO_RETURNS;
};

/** How far a case is from what it promises, over all of its versions. */
export interface CaseReturn {
  readonly slug: string;
  readonly sums: ReturnSums;
  /** Decimal logarithm of an e-value against the odds: an honest house ever shows 6 with a probability of one in a million. */
  readonly evidence: number;
}

/** Draws of one version of a case. */
interface VersionReturn {
  readonly slug: string;
  readonly sums: ReturnSums;
  readonly table: OddsTable;
}

/** Adds versions up: each has its own odds. */
export const caseReturnsOf = (versions: readonly VersionReturn[]): readonly CaseReturn[] =>
  [...Map.groupBy(versions, ({ slug }) => slug)].map(([slug, own]) => ({
    slug,
    sums: own.reduce((sum, one) => addReturns(sum, one.sums), NO_RETURNS),
    evidence: evidenceAgainst(
      own.map(({ sums: { plays, won }, table }): Drawn => ({ table, draws: plays, won: Number(won) })),
    ),
  }));

const versionRow = z.object({ slug: z.string(), odds_table: z.string(), ...sums });

/** Of every case that was drawn from, openings and battles, for those who watch the site. */
export const caseReturns = async (sql: SqlClient): Promise<readonly CaseReturn[]> => {
  const text = `SELECT v.slug, v.odds_table, r.* FROM (
      SELECT odds_hash, ${SUMS} FROM return_sum WHERE odds_hash <> '' GROUP BY odds_hash) r
    JOIN case_version v ON v.odds_hash = r.odds_hash ORDER BY v.slug, v.version`;
  return caseReturnsOf(
    rowsAs(versionRow, await sql.query(text)).map(({ slug, odds_table, ...row }) => ({
      slug,
      sums: row,
      table: oddsTable.parse(JSON.parse(odds_table)),
    })),
  );
};
