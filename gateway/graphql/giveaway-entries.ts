import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { GiveawayEntryRow } from '../../engine/projections/giveaway-fold.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf } from '../../engine/projections/queries/cursor.ts';
import { batchLoader } from '../batch-loader.ts';

/** Which page of which giveaway's entries. */
export interface EntriesAsked {
  readonly giveawayId: string;
  readonly first: number;
  readonly after: string | null;
}

/** Loads the entries of a giveaway, newest first. @throws InvalidCursor */
export type LoadEntries = (asked: EntriesAsked) => Promise<Page<GiveawayEntryRow>>;

const ROOMS_AT_ONCE = 50;

const entryRow = z.object({
  key: z.string(),
  giveaway_id: z.string(),
  code: integerColumn,
  player_id: z.string(),
  entropy: z.string(),
  at: integerColumn,
  position: integerColumn,
});

/** A page as a key: one row more than it shows tells whether another follows. */
const keyOf = (giveawayId: string, first: number, before: bigint | null): string =>
  [giveawayId, first + 1, before ?? ''].join(' ');

const readPages = async (
  sql: SqlClient,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly GiveawayEntryRow[]>> => {
  const asked = keys.map((key) => key.split(' '));
  const rows = rowsAs(
    entryRow,
    await sql.query(
      `SELECT asked.key, entry.* FROM unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])
         AS asked (key, room, most, before)
       CROSS JOIN LATERAL (
         SELECT giveaway_id, code, player_id, entropy, at, position FROM giveaway_entry
         WHERE giveaway_id = asked.room AND (asked.before IS NULL OR code < asked.before)
         ORDER BY code DESC LIMIT asked.most) AS entry
       ORDER BY asked.key, entry.code DESC`,
      [
        keys,
        asked.map(([room]) => room),
        asked.map(([, most]) => most),
        asked.map(([, , before]) => (before === '' ? null : before)),
      ],
    ),
  );
  const pages = new Map<string, GiveawayEntryRow[]>();
  for (const { key, giveaway_id: giveawayId, player_id: playerId, ...row } of rows) {
    const page = pages.get(key) ?? [];
    pages.set(key, page);
    page.push({ ...row, giveawayId, playerId });
  }
  return pages;
};

/** Pages of several giveaways at once: a list of rooms with their entries asks for all of them together. */
export const entriesOfRooms = (sql: SqlClient): LoadEntries => {
  const read = batchLoader((keys: readonly string[]) => readPages(sql, keys), ROOMS_AT_ONCE);
  return async ({ giveawayId, first, after }) => {
    const before = after === null ? null : integerKey(decodeCursor('entries', after, 1)[0]);
    const rows = (await read(keyOf(giveawayId, first, before))) ?? [];
    return pageOf(rows, first, ({ code }) => encodeCursor('entries', [String(code)]));
  };
};
