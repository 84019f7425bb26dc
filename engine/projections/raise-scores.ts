import type { SqlClient } from '../database/sql.ts';
import { PERIODS, type Period } from './period.ts';
import { BEST_PLAYERS, type RankedPeriod, type ScoresOfDay } from './ranking-fold.ts';

/** Two parameters: periods and their first instants. */
export const periodColumns = (rows: readonly RankedPeriod[]) => [
  rows.map(({ period }) => period),
  rows.map(({ start }) => start),
];

/** The rows of a period that a table keeps: the first `count` in an order that leaves no two of them equal. */
interface Kept {
  readonly key: string;
  readonly order: string;
  readonly count: number;
}

/** Removes the rows of these periods that aren't among their first. */
export const keepFirst = async (
  sql: SqlClient,
  table: string,
  { key, order, count }: Kept,
  periods: readonly RankedPeriod[],
): Promise<void> => {
  await sql.query(
    `DELETE FROM ${table} AS w USING (
       SELECT period, start, ${key}, row_number() OVER (PARTITION BY period, start ORDER BY ${order}) AS place FROM ${table}
       WHERE (period, start) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))) AS placed
     WHERE placed.place > ${count} AND w.period = placed.period AND w.start = placed.start AND w.${key} = placed.${key}`,
    periodColumns(periods),
  );
};

interface ScoreTables {
  /** A row of each player, with the sums of the day, week and month of their last play. */
  readonly sums: string;
  /** Of each period, those of the players who have most. */
  readonly best: string;
}

/** Parameters: first instants of day, week and month; players; a column of each sum. Answers a row for each that may be among the best. */
const raising = ({ sums: table, best }: ScoreTables, sums: readonly [string, ...string[]]): string => {
  const [by] = sums;
  const names = sums.join(', ');
  const of = (period: Period) => sums.map((sum) => `${period}_${sum}`).join(', ');
  const columns = PERIODS.map((period) => `${period}, ${of(period)}`).join(', ');
  const given = PERIODS.map((_, index) => `$${index + 1}::bigint, ${names}`).join(', ');
  const arrays = sums.map((_, index) => `$${index + 5}::bigint[]`).join(', ');
  const raised = PERIODS.flatMap((period) => {
    const before = (sum: string) => `CASE old.${period} WHEN excluded.${period} THEN old.${period}_${sum} ELSE 0 END`;
    const added = sums.map((sum) => `${period}_${sum} = excluded.${period}_${sum} + ${before(sum)}`);
    return [`${period} = excluded.${period}`, ...added];
  }).join(', ');
  return `WITH raised AS (
      INSERT INTO ${table} AS old (player_id, ${columns})
      SELECT player_id, ${given} FROM unnest($4::text[], ${arrays}) AS added (player_id, ${names})
      ON CONFLICT (player_id) DO UPDATE SET ${raised}
      RETURNING player_id, ${columns}),
    risen AS (
      SELECT player_id, of_period.* FROM raised,
        LATERAL (VALUES ${PERIODS.map((period) => `('${period}', ${period}, ${of(period)})`).join(', ')})
          AS of_period (period, start, ${names})),
    bound AS (
      SELECT period, start, min(${by}) AS lowest FROM ${best}
      WHERE (period, start) IN (VALUES ${PERIODS.map((period, index) => `('${period}', $${index + 1}::bigint)`).join(', ')})
      GROUP BY period, start HAVING count(*) >= ${BEST_PLAYERS})
    INSERT INTO ${best} (period, start, player_id, ${names})
    SELECT period, start, player_id, ${names} FROM risen LEFT JOIN bound USING (period, start)
    WHERE lowest IS NULL OR ${by} >= lowest
    ON CONFLICT (period, start, player_id) DO UPDATE SET ${sums.map((sum) => `${sum} = excluded.${sum}`).join(', ')}
    RETURNING period`;
};

/**
 * Adds to sums, which only rise, and finds the best players of each period again, by the sum named first. All sums by
 * size would have to be written with every play; the best players change seldom. Days follow each other, since each
 * takes the place of the one before: events that are folded at once lie in one day, or two, except on a site with
 * hardly any plays.
 */
export const raiseScores = async <Sum extends string>(
  sql: SqlClient,
  tables: ScoreTables,
  sums: readonly [Sum, ...Sum[]],
  days: readonly ScoresOfDay<Readonly<Record<Sum, bigint | number>>>[],
): Promise<void> => {
  const text = raising(tables, sums);
  const [by] = sums;
  for (const { periods, added } of days) {
    const scores = [...added.values()];
    const columns = sums.map((sum) => scores.map((score) => score[sum]));
    const { rows } = await sql.query(text, [...periods.map(({ start }) => start), [...added.keys()], ...columns]);
    const kept: Kept = { key: 'player_id', order: `${by} DESC, player_id`, count: BEST_PLAYERS };
    if (rows.length > 0) await keepFirst(sql, tables.best, kept, periods);
  }
};
