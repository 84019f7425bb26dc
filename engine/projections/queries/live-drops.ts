import { z } from 'zod';
import type { DropRow } from '../drops.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../sql.ts';

/** The most one answer holds: what a page shows. */
export const MAX_LIVE_DROPS = 20;

const columns = 'seq, position, round_id, player_id, skin_id, wear, value, grade, case_slug, at, display_at';

const dropRow = z
  .object({
    seq: integerColumn,
    position: integerColumn,
    round_id: z.string(),
    player_id: z.string(),
    skin_id: z.string(),
    wear: z.string(),
    value: moneyColumn,
    grade: integerColumn,
    case_slug: z.string(),
    at: integerColumn,
    display_at: integerColumn,
  })
  .transform(
    (row): DropRow => ({
      seq: row.seq,
      position: row.position,
      roundId: row.round_id,
      playerId: row.player_id,
      skinId: row.skin_id,
      wear: row.wear,
      value: row.value.toString(),
      grade: row.grade,
      caseSlug: row.case_slug,
      at: row.at,
      displayAt: row.display_at,
    }),
  );

export interface LiveDropsQuery {
  /** Only grades 0 and 1. */
  readonly top?: boolean;
  /** Only drops with a greater sequence number. */
  readonly after?: number;
  readonly limit?: number;
}

/** The newest drops first. Those whose `displayAt` lies ahead are among them. */
export const liveDrops = async (
  sql: SqlClient,
  { top = false, after = 0, limit = MAX_LIVE_DROPS }: LiveDropsQuery = {},
): Promise<readonly DropRow[]> =>
  rowsAs(
    dropRow,
    await sql.query(
      `SELECT ${columns} FROM live_drop WHERE seq > $1 ${top ? 'AND grade <= 1' : ''} ORDER BY seq DESC LIMIT $2`,
      [after, Math.max(1, Math.min(limit, MAX_LIVE_DROPS))],
    ),
  );

/** Drops behind a sequence number in the order in which they fell: for whoever follows the feed without a gap. */
export const dropsAfter = async (sql: SqlClient, after: number, limit: number): Promise<readonly DropRow[]> =>
  rowsAs(
    dropRow,
    await sql.query(`SELECT ${columns} FROM live_drop WHERE seq > $1 ORDER BY seq LIMIT $2`, [after, limit]),
  );

const lastRow = z.object({ seq: integerColumn });

/** The newest drop's sequence number; 0 before the first. */
export const lastDropSeq = async (sql: SqlClient): Promise<number> => {
  const [row] = rowsAs(lastRow, await sql.query('SELECT coalesce(max(seq), 0) AS seq FROM live_drop'));
  return row?.seq ?? 0;
};
