import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { Instant } from '../kernel/decision.ts';
import { parseMoney } from '../kernel/money.ts';
import { oldestKept, PERIODS } from './period.ts';
import { projectionOf, type TableName } from './projection.ts';
import { keepFirst, periodColumns, raiseScores } from './raise-scores.ts';
import { BEST_WINS, foldRankings, periodsOf, type RankingChanges, thresholdsOf } from './ranking-fold.ts';

const thresholdRow = z.object({ period: z.enum(PERIODS), start: integerColumn, least: moneyColumn });

/** Deletes periods that are too old by the time of the events: a rebuild keeps the same. */
const prune = async (sql: SqlClient, table: TableName, newest: Instant): Promise<void> => {
  const oldest = PERIODS.map((period) => oldestKept(period, newest));
  for (const name of ['battle_score', 'opening_score', 'big_win']) {
    await sql.query(
      `DELETE FROM ${table(name)} WHERE (period = 'day' AND start < $1::bigint)
         OR (period = 'week' AND start < $2::bigint) OR (period = 'month' AND start < $3::bigint)`,
      oldest,
    );
  }
};

const writeWins = async (sql: SqlClient, table: TableName, { wins }: RankingChanges): Promise<void> => {
  if (wins.length === 0) return;
  await insertRecords(
    sql,
    table('big_win'),
    wins.map((win) => ({ ...win, value: parseMoney(win.value) })),
  );
  const kept = { key: 'item_id', order: 'value DESC, position, item_id', count: BEST_WINS };
  await keepFirst(sql, table('big_win'), kept, wins);
};

export const rankings = projectionOf({
  name: 'rankings',
  version: 2,
  tables: ['battle_sum', 'battle_score', 'opening_sum', 'opening_score', 'big_win'],
  types: FACTUAL_TYPES,

  read: async (sql, table, events) => {
    const periods = periodsOf(events);
    if (periods.length === 0) return thresholdsOf([]);
    const text = `SELECT period, start, least FROM unnest($1::text[], $2::bigint[]) AS asked (period, start),
      LATERAL (SELECT value AS least FROM ${table('big_win')} AS w
        WHERE w.period = asked.period AND w.start = asked.start
        ORDER BY value DESC, position, item_id OFFSET ${BEST_WINS - 1} LIMIT 1) AS last`;
    return thresholdsOf(rowsAs(thresholdRow, await sql.query(text, periodColumns(periods))));
  },

  fold: foldRankings,

  write: async (sql, table, changes) => {
    if (changes.newest === null) return;
    const battles = { sums: table('battle_sum'), best: table('battle_score') };
    const openings = { sums: table('opening_sum'), best: table('opening_score') };
    await raiseScores(sql, battles, ['won', 'wins', 'battles'], changes.battles);
    await raiseScores(sql, openings, ['value', 'count'], changes.openings);
    await writeWins(sql, table, changes);
    await prune(sql, table, changes.newest);
  },
});
