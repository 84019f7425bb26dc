import { z } from 'zod';
import { insertionOf, recordsAs } from '../database/records.ts';
import { integerColumn, type SqlClient } from '../database/sql.ts';
import { PERIODS } from './period.ts';
import { BEST_PLAYERS, type RankedPeriod } from './ranking-fold.ts';

/** Two parameters: periods and their first instants. */
export const periodColumns = (rows: readonly RankedPeriod[]) => [
  rows.map(({ period }) => period),
  rows.map(({ start }) => start),
];

const scoreKey = z.object({ period: z.enum(PERIODS), start: integerColumn, playerId: z.string() });

interface Score extends RankedPeriod {
  readonly playerId: string;
}

/**
 * Adds to sums, which only rise, and marks again who is among the best of each period, by the sum named first. An index of all sums would
 * have to be written with every play; marks change as seldom as the best do.
 */
export const raiseScores = async (
  sql: SqlClient,
  name: string,
  [by, ...others]: readonly [string, ...string[]],
  rows: readonly Score[],
  periods: readonly RankedPeriod[],
): Promise<void> => {
  const added = [by, ...others].map((sum) => `${sum} = old.${sum} + excluded.${sum}`).join(', ');
  const insertion = insertionOf(
    name,
    rows,
    `ON CONFLICT (period, start, player_id) DO UPDATE SET ${added} RETURNING period, start, player_id, ${by} AS sum, best`,
  );
  if (insertion === null) return;
  const { text, values } = insertion;
  const risen = await sql.query(
    `WITH raised AS (${text}), least AS (
       SELECT period, start, min(${by}) AS sum FROM ${name}
       WHERE best AND (period, start) IN (SELECT * FROM unnest($${values.length + 1}::text[], $${values.length + 2}::bigint[]))
       GROUP BY period, start HAVING count(*) >= ${BEST_PLAYERS})
     SELECT period, start, player_id FROM raised LEFT JOIN least USING (period, start)
     WHERE NOT best AND (least.sum IS NULL OR raised.sum >= least.sum)`,
    [...values, ...periodColumns(periods)],
  );
  const candidates = recordsAs(scoreKey, risen);
  if (candidates.length === 0) return;
  await sql.query(
    `WITH candidate AS (
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) AS asked (period, start, player_id)),
     standing AS (
       SELECT period, start, player_id, ${by}, best FROM ${name} JOIN candidate USING (period, start, player_id)
       UNION ALL
       SELECT period, start, player_id, ${by}, best FROM ${name}
       WHERE best AND (period, start) IN (SELECT period, start FROM candidate)),
     placed AS (
       SELECT *, row_number() OVER (PARTITION BY period, start ORDER BY ${by} DESC, player_id) <= ${BEST_PLAYERS} AS is_best
       FROM standing)
     UPDATE ${name} AS s SET best = placed.is_best FROM placed
     WHERE placed.best <> placed.is_best
       AND s.period = placed.period AND s.start = placed.start AND s.player_id = placed.player_id`,
    [...periodColumns(candidates), candidates.map(({ playerId }) => playerId)],
  );
};
