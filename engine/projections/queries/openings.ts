import { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, type SqlClient } from '../../database/sql.ts';
import { EVENTS } from '../../events.ts';
import { hexHash } from '../../kernel/event-codec.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';

const openingRow = z.object({
  position: integerColumn,
  /** RFC 8785 JSON with the commitment: the entry of the public log. */
  published: z.string(),
  /** 64 hex digits. */
  salt: hexHash,
  /** RFC 8785 JSON of the whole entry. */
  entry: z.string(),
});
/** A sealed entry with what shows that it is the published one. */
export type OpeningRow = Readonly<z.infer<typeof openingRow>>;

export const MAX_OPENINGS_PAGE = 50;

const SEALED = EVENTS.flatMap(({ type, visibility }) => (visibility === 'sealed' ? [type] : []));

/** The index of sealed entries has the order of the log, which is that of their stream. */
const text = `SELECT position, convert_from(event.entry, 'UTF8') AS published, encode(salt, 'hex') AS salt,
    convert_from(opening.entry, 'UTF8') AS entry
  FROM event JOIN opening USING (position)
  WHERE stream_id = 'player-' || $1 AND type = ANY ($2) AND ($3::bigint IS NULL OR position < $3)
  ORDER BY position DESC LIMIT $4`;

const rowsOf = async (sql: SqlClient, playerId: string, before: bigint | null, limit: number) =>
  recordsAs(openingRow, await sql.query(text, [playerId, SEALED, before, limit]));

/** The newest openings of a player's sealed entries. */
export const newestOpeningsOf = (sql: SqlClient, playerId: string, limit: number): Promise<readonly OpeningRow[]> =>
  rowsOf(sql, playerId, null, limit);

/** Openings of a player's sealed entries, newest first. @throws InvalidCursor */
export const openingsOf = async (
  sql: SqlClient,
  playerId: string,
  { first = 15, after }: { readonly first?: number; readonly after?: string | null } = {},
): Promise<Page<OpeningRow>> => {
  const size = pageSize(first, MAX_OPENINGS_PAGE);
  const before = after == null ? null : integerKey(decodeCursor('openings', after, 1)[0]);
  const rows = await rowsOf(sql, playerId, before, size + 1);
  return pageOf(rows, size, ({ position }) => encodeCursor('openings', [String(position)]));
};
