import { z } from 'zod';
import type { OddsTable } from '../../fairness/odds.ts';
import { oddsTable } from '../../operator/case/events.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../sql.ts';

/** How far a case is from what it promises, over all of its versions. */
export interface CaseReturn {
  readonly slug: string;
  readonly opens: number;
  /** Minor units that came out. */
  readonly won: number;
  /** Minor units that the odds promise for so many opens. */
  readonly expected: number;
  /** (won − expected) ÷ its standard deviation: beyond ±5 is no chance any more. 0 without opens. */
  readonly deviation: number;
}

const row = z.object({ slug: z.string(), opens: integerColumn, won: moneyColumn, odds_table: z.string() });

/** Mean and variance of one draw, minor units. */
const momentsOf = ({ entries, tickets }: Pick<OddsTable, 'entries' | 'tickets'>) => {
  let mean = 0;
  let square = 0;
  for (const { first, last, value } of entries) {
    const share = (last - first + 1) / tickets;
    mean += share * Number(value);
    square += share * Number(value) ** 2;
  }
  return { mean, variance: square - mean ** 2 };
};

/** Sums over versions: each has its own odds. */
export const caseReturnsOf = (
  versions: readonly {
    readonly slug: string;
    readonly opens: number;
    readonly won: bigint;
    readonly table: OddsTable;
  }[],
): readonly CaseReturn[] => {
  const cases = new Map<string, { opens: number; won: number; expected: number; variance: number }>();
  for (const { slug, opens, won, table } of versions) {
    const { mean, variance } = momentsOf(table);
    const sum = cases.get(slug) ?? { opens: 0, won: 0, expected: 0, variance: 0 };
    cases.set(slug, {
      opens: sum.opens + opens,
      won: sum.won + Number(won),
      expected: sum.expected + opens * mean,
      variance: sum.variance + opens * variance,
    });
  }
  return [...cases].map(([slug, { opens, won, expected, variance }]) => ({
    slug,
    opens,
    won,
    expected,
    deviation: variance > 0 ? (won - expected) / Math.sqrt(variance) : 0,
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
