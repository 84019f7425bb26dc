import { z } from 'zod';
import { oddsTable } from '../../catalog/case/events.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { OddsTable } from '../../fairness/odds.ts';
import { type Drawn, evidenceAgainst, momentsOf } from '../../fairness/odds-evidence.ts';

/** How far a case is from what it promises, over all of its versions. */
export interface CaseReturn {
  readonly slug: string;
  readonly opens: number;
  /** Minor units that came out. */
  readonly won: number;
  /** Minor units that the odds promise for so many opens. */
  readonly expected: number;
  /** Decimal logarithm of an e-value against the odds: an honest house ever shows 6 with a probability of one in a million. */
  readonly evidence: number;
}

const row = z.object({ slug: z.string(), opens: integerColumn, won: moneyColumn, odds_table: z.string() });

/** Sums over versions: each has its own odds. */
export const caseReturnsOf = (
  versions: readonly {
    readonly slug: string;
    readonly opens: number;
    readonly won: bigint;
    readonly table: OddsTable;
  }[],
): readonly CaseReturn[] => {
  const cases = new Map<string, Drawn[]>();
  for (const { slug, opens, won, table } of versions) {
    cases.set(slug, [...(cases.get(slug) ?? []), { table, draws: opens, won: Number(won) }]);
  }
  return [...cases].map(([slug, drawn]) => ({
    slug,
    opens: drawn.reduce((sum, { draws }) => sum + draws, 0),
    won: drawn.reduce((sum, { won }) => sum + won, 0),
    expected: drawn.reduce((sum, { draws, table }) => sum + draws * momentsOf(table).mean, 0),
    evidence: evidenceAgainst(drawn),
  }));
};

export const caseReturns = async (sql: SqlClient): Promise<readonly CaseReturn[]> => {
  const rows = rowsAs(
    row,
    await sql.query(
      `SELECT r.slug, r.opens, r.won, v.odds_table FROM case_return r
       JOIN case_version v ON v.odds_hash = r.odds_hash ORDER BY r.slug, v.version`,
    ),
  );
  return caseReturnsOf(
    rows.map(({ slug, opens, won, odds_table }) => ({
      slug,
      opens,
      won,
      table: oddsTable.parse(JSON.parse(odds_table)),
    })),
  );
};
