import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { Instant } from '../kernel/decision.ts';
import { oldestKept, PERIODS } from './period.ts';
import { projectionOf, type TableName } from './projection.ts';
import {
  BEST_WINS,
  foldRankings,
  periodsOf,
  type RankedPeriod,
  type RankingChanges,
  thresholdsOf,
} from './ranking-fold.ts';

const thresholdRow = z.object({ period: z.enum(PERIODS), start: integerColumn, least: moneyColumn });

/** Parameters `$1` and `$2`: periods and their first instants. */
const periodColumns = (rows: readonly RankedPeriod[]) => [
  rows.map(({ period }) => period),
  rows.map(({ start }) => start),
];

/** What became too old goes, by the time of the events: a rebuild keeps the same. */
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

const writeScores = async (sql: SqlClient, table: TableName, { battles, openings }: RankingChanges): Promise<void> => {
  if (battles.length > 0) {
    await sql.query(
      `INSERT INTO ${table('battle_score')} AS s (period, start, player_id, won, wins, battles)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::integer[], $6::integer[])
       ON CONFLICT (period, start, player_id) DO UPDATE
       SET won = s.won + excluded.won, wins = s.wins + excluded.wins, battles = s.battles + excluded.battles`,
      [
        ...periodColumns(battles),
        battles.map((row) => row.playerId),
        battles.map((row) => row.won),
        battles.map((row) => row.wins),
        battles.map((row) => row.battles),
      ],
    );
  }
  if (openings.length > 0) {
    await sql.query(
      `INSERT INTO ${table('opening_score')} AS s (period, start, player_id, value, count)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::integer[])
       ON CONFLICT (period, start, player_id) DO UPDATE
       SET value = s.value + excluded.value, count = s.count + excluded.count`,
      [
        ...periodColumns(openings),
        openings.map((row) => row.playerId),
        openings.map((row) => row.value),
        openings.map((row) => row.count),
      ],
    );
  }
};

const writeWins = async (sql: SqlClient, table: TableName, { wins }: RankingChanges): Promise<void> => {
  if (wins.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('big_win')}
       (period, start, item_id, position, at, proof_id, game, player_id, skin_id, wear, value, case_slug)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::text[], $11::bigint[], $12::text[])`,
    [
      ...periodColumns(wins),
      wins.map((row) => row.itemId),
      wins.map((row) => row.position),
      wins.map((row) => row.at),
      wins.map((row) => row.proofId),
      wins.map((row) => row.game),
      wins.map((row) => row.playerId),
      wins.map((row) => row.skinId),
      wins.map((row) => row.wear),
      wins.map((row) => row.value),
      wins.map((row) => row.caseSlug),
    ],
  );
  await sql.query(
    `DELETE FROM ${table('big_win')} AS w USING (
       SELECT period, start, item_id,
         row_number() OVER (PARTITION BY period, start ORDER BY value DESC, position, item_id) AS place
       FROM ${table('big_win')}
       WHERE (period, start) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))) AS placed
     WHERE placed.place > ${BEST_WINS} AND w.period = placed.period AND w.start = placed.start
       AND w.item_id = placed.item_id`,
    periodColumns(wins),
  );
};

export const rankings = projectionOf({
  name: 'rankings',
  version: 1,
  tables: ['battle_score', 'opening_score', 'big_win'],
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
    await writeScores(sql, table, changes);
    await writeWins(sql, table, changes);
    await prune(sql, table, changes.newest);
  },
});
