import { z } from 'zod';
import { logHead } from '../../database/log-head.ts';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';

const line = z.object({
  position: integerColumn,
  stream: z.string(),
  /** Among the open entries of the stream, or among its sealed ones. */
  version: integerColumn,
  type: z.string(),
  /** SHA-256(0x00 ‖ entry), hex. */
  leafHash: z.string(),
});
export type LogLine = Readonly<z.infer<typeof line>>;

export interface LogState {
  /** Events in the log. */
  readonly size: number;
  /** Instant of the newest event; 0 in an empty log. */
  readonly lastAt: number;
  readonly lines: readonly LogLine[];
}

const MAX_LINES = 100;

/** The log's size, and up to 100 lines of it from a position on. */
export const logState = async (sql: SqlClient, from: number, limit: number): Promise<LogState> => {
  const head = await logHead(sql);
  const lines =
    limit < 1
      ? []
      : recordsAs(
          line,
          await sql.query(
            `SELECT position, stream_id AS stream, type, encode(leaf_hash, 'hex') AS leaf_hash,
               (convert_from(entry, 'UTF8')::json ->> 'version')::int AS version
             FROM event WHERE position >= $1 ORDER BY position LIMIT $2`,
            [from, Math.min(limit, MAX_LINES)],
          ),
        );
  return { ...head, lines };
};

/** An entry of the log, byte for byte: what its leaf hashes. */
export interface LogEntry {
  readonly position: number;
  /** RFC 8785 JSON. */
  readonly json: string;
}

const entry = z.object({ position: integerColumn, json: z.string() });

/** The most entries in one answer. */
export const MAX_ENTRIES = 500;

const most = (limit: number): number => Math.max(1, Math.min(limit, MAX_ENTRIES + 1));

/** Certain entries and all of a stream, those behind a position, oldest first and each once. */
export const entriesAmong = async (
  sql: SqlClient,
  { positions, streamId }: { readonly positions: readonly number[]; readonly streamId: string | null },
  afterPosition: number,
  limit: number,
): Promise<readonly LogEntry[]> =>
  rowsAs(
    entry,
    await sql.query(
      `SELECT position, convert_from(entry, 'UTF8') AS json FROM event
       WHERE position IN (
         SELECT position FROM unnest($1::bigint[]) AS certain (position) WHERE position > $3
         UNION (SELECT position FROM event WHERE stream_id = $2 AND position > $3 ORDER BY version LIMIT $4))
       ORDER BY position LIMIT $4`,
      [positions, streamId, afterPosition, most(limit)],
    ),
  );

const publication = z
  .object({ hash: z.string(), position: integerColumn })
  .transform(({ hash, position }): [string, number] => [hash, position]);

/** Where what rounds name was published first, by its hash; unknown ones are absent. */
export const publicationsOf = async (sql: SqlClient, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    rowsAs(
      publication,
      await sql.query(
        'SELECT hash, min(position) AS position FROM publication WHERE hash = ANY($1::text[]) GROUP BY hash',
        [hashes],
      ),
    ),
  );
