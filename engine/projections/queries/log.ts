import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../sql.ts';

export interface LogLine {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  /** SHA-256(0x00 ‖ entry), hex. */
  readonly leafHash: string;
}

export interface LogState {
  /** Events in the log. */
  readonly size: number;
  /** Instant of the newest event; 0 in an empty log. */
  readonly lastAt: number;
  readonly lines: readonly LogLine[];
}

const MAX_LINES = 100;

const headRow = z.object({ position: integerColumn, last_at: integerColumn });

const line = z
  .object({
    position: integerColumn,
    stream_id: z.string(),
    version: integerColumn,
    type: z.string(),
    leaf: z.string(),
  })
  .transform(
    (row): LogLine => ({
      position: row.position,
      stream: row.stream_id,
      version: row.version,
      type: row.type,
      leafHash: row.leaf,
    }),
  );

/** The log's size, and up to 100 lines of it from a position on. */
export const logState = async (sql: SqlClient, from: number, limit: number): Promise<LogState> => {
  const [head] = rowsAs(headRow, await sql.query('SELECT position, last_at FROM log_head WHERE id = 1'));
  const lines =
    limit < 1
      ? []
      : rowsAs(
          line,
          await sql.query(
            `SELECT position, stream_id, version, type, encode(leaf_hash, 'hex') AS leaf
             FROM event WHERE position >= $1 ORDER BY position LIMIT $2`,
            [from, Math.min(limit, MAX_LINES)],
          ),
        );
  return { size: head?.position ?? 0, lastAt: head?.last_at ?? 0, lines };
};
