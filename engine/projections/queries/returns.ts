import { oddsTable } from '../../catalog/case/events.ts';
import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { OddsTable } from '../../fairness/odds.ts';
import { type Drawn, evidenceAgainst } from '../../fairness/odds-evidence.ts';
import { addReturns, NO_RETURNS, type ReturnSums } from '../../fairness/return-band.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { foldedTo } from './log.ts';

/** A sum as text, because it is wider than the driver's numbers. */
const sum = (column: Exclude<keyof ReturnSums, 'most'>) =>
  fragment<string>`sum(${fragment.ref(column)})::text`.as(column);
export const SUMS = [
  sum('plays'),
  sum('staked'),
  sum('won'),
  sum('expected'),
  sum('variance'),
  fragment<string>`max(most)::text`.as('most'),
] as const;

export const sumsOf = (row: Readonly<Record<keyof ReturnSums, string>>): ReturnSums => ({
  plays: Number(row.plays),
  staked: BigInt(row.staked),
  won: BigInt(row.won),
  expected: BigInt(row.expected),
  variance: BigInt(row.variance),
  most: BigInt(row.most),
});

export interface Returns {
  /** Entries of the log that were folded. */
  readonly position: number;
  /** Plays that were paid for, by game. */
  readonly games: ReadonlyMap<GameName, ReturnSums>;
  /** Every draw from a case's tables, free ones and those of battles too: `staked` is what they cost by the tables. */
  readonly cases: ReadonlyMap<string, ReturnSums>;
}

const byGame = defineQuery(() =>
  db
    .selectFrom('returnSum')
    .select(['game', ...SUMS])
    .$narrowType<{ game: GameName }>()
    .where(fragment<boolean>`NOT free`)
    .groupBy('game'),
);

const byCase = defineQuery(() =>
  db
    .selectFrom('returnSum')
    .select(['slug', ...SUMS])
    .where('slug', '<>', '')
    .groupBy('slug')
    .orderBy('slug'),
);

/** Sums of at least the entries up to `position`: entries that are folded meanwhile may be in them. */
export const returnsSoFar = async (sql: SqlClient): Promise<Returns> => {
  const position = await foldedTo(sql, 'returns');
  const [games, cases] = [await byGame(sql, {}), await byCase(sql, {})];
  return {
    position,
    games: new Map(games.map((row) => [row.game, sumsOf(row)])),
    cases: new Map(cases.map((row) => [row.slug, sumsOf(row)])),
  };
};

const revealed = defineQuery((given: Given<{ playerId: string }>) =>
  db
    .selectFrom('pairReturn')
    .innerJoin('seedPair', 'seedPair.pairId', 'pairReturn.pairId')
    .select(SUMS)
    .where('pairReturn.playerId', '=', given('playerId'))
    .where('revealedPosition', 'is not', null)
    .having(fragment<boolean>`count(*) > 0`),
);

/** A player's rounds on seed pairs that are revealed: every auditor can draw them again. */
export const revealedReturnsOf = async (sql: SqlClient, playerId: string): Promise<ReturnSums> => {
  const [row] = await revealed(sql, { playerId });
  return row === undefined ? NO_RETURNS : sumsOf(row);
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

const byVersion = defineQuery(() => {
  const returned = db
    .selectFrom('returnSum')
    .select(['oddsHash', ...SUMS])
    .where('oddsHash', '<>', '')
    .groupBy('oddsHash');
  return db
    .selectFrom(returned.as('r'))
    .innerJoin('caseVersion as v', 'v.oddsHash', 'r.oddsHash')
    .select(['v.slug', 'v.oddsTable', 'r.plays', 'r.staked', 'r.won', 'r.expected', 'r.variance', 'r.most'])
    .orderBy('v.slug')
    .orderBy('v.version');
});

/** Of every case that was drawn from, openings and battles, for those who watch the site. */
export const caseReturns = async (sql: SqlClient): Promise<readonly CaseReturn[]> =>
  caseReturnsOf(
    (await byVersion(sql, {})).map((row) => ({
      slug: row.slug,
      sums: sumsOf(row),
      table: oddsTable.parse(JSON.parse(row.oddsTable)),
    })),
  );
