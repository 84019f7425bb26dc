import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';

/** An entry of the public log, byte for byte: its leaf hashes these bytes. */
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

const folded = z.object({ position: integerColumn });

/** How many entries of the log a read model has folded. */
export const foldedTo = async (sql: SqlClient, projection: string): Promise<number> =>
  rowsAs(folded, await sql.query('SELECT position FROM projection WHERE name = $1', [projection]))[0]?.position ?? 0;
