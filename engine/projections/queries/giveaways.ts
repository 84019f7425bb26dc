import { z } from 'zod';
import { countOf, integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GiveawayRow } from '../giveaway-fold.ts';
import { giveawayColumns, giveawayRow } from '../giveaways.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';
import { type GiveawayStatus, giveawayStatusColumn } from './giveaway-status.ts';

export interface GiveawayQuery {
  /** Giveaways that were drawn or cancelled, newest first; else those in progress, by the time of their draw. */
  readonly finished?: boolean;
  /** Only those of a status at a moment; all of the list where it is null. */
  readonly only?: { readonly status: GiveawayStatus; readonly now: Instant } | null;
  /** Only those that this player hosts or entered; all where it is null. */
  readonly playerId?: string | null;
  readonly first?: number;
  readonly after?: string | null;
}

export const MAX_GIVEAWAYS_PAGE = 50;
export const MAX_ENTRIES_PAGE = 100;

const everyones = '$1::text IS NULL';
/** Found by the player, not among all: written out, because nothing is looked up inside of an OR. */
const mine = `giveaway_id IN (SELECT h.giveaway_id FROM giveaway h WHERE h.host = $1
  UNION ALL SELECT e.giveaway_id FROM giveaway_entry e WHERE e.player_id = $1)`;

const ofStatus = `($2::text IS NULL OR $2 = ${giveawayStatusColumn('$3::bigint')})`;

/** @throws InvalidCursor */
export const giveawaysIn = async (
  sql: SqlClient,
  { finished = false, only = null, playerId = null, first = 10, after }: GiveawayQuery = {},
): Promise<CountedPage<GiveawayRow>> => {
  const size = pageSize(first, MAX_GIVEAWAYS_PAGE);
  const list = `giveaways ${finished ? 'finished' : 'open'}`;
  const [key, position] =
    after == null ? [null, null] : decodeCursor(list, after, 2).map((one): bigint | null => integerKey(one));
  const where = `ended_position IS ${finished ? 'NOT NULL' : 'NULL'} AND ${playerId === null ? everyones : mine} AND ${ofStatus}`;
  const [beyond, order] = finished
    ? ['ended_position < $4', 'ended_position DESC']
    : ['(draw_at, position) > ($4, $5::bigint)', 'draw_at, position'];
  const match = [playerId, only?.status ?? null, only?.now ?? null];
  const rows = rowsAs(
    giveawayRow,
    await sql.query(
      `SELECT ${giveawayColumns} FROM giveaway
       WHERE ${where} AND ($4::bigint IS NULL OR $5::bigint IS NULL OR ${beyond}) ORDER BY ${order} LIMIT $6`,
      [...match, key, position, size + 1],
    ),
  );
  const cursorOf = ({ room, position: born, endedPosition }: GiveawayRow): string =>
    encodeCursor(list, [String(finished ? endedPosition : room.drawAt), String(born)]);
  return { ...pageOf(rows, size, cursorOf), totalCount: await countOf(sql, `giveaway WHERE ${where}`, match) };
};

/** Giveaways by id, each once, in no order; at most 100. */
const giveawaysById = async (sql: SqlClient, ids: readonly string[]): Promise<readonly GiveawayRow[]> =>
  rowsAs(
    giveawayRow,
    await sql.query(`SELECT ${giveawayColumns} FROM giveaway WHERE giveaway_id = ANY($1::text[]) LIMIT 100`, [ids]),
  );

export const giveawayById = async (sql: SqlClient, giveawayId: string): Promise<GiveawayRow | null> =>
  (await giveawaysById(sql, [giveawayId]))[0] ?? null;

const codeRow = z.object({ giveaway_id: z.string(), code: integerColumn });

/** A player's roll codes in several giveaways, by giveaway. Those they didn't enter are absent. */
export const codesOf = async (
  sql: SqlClient,
  playerId: string,
  giveawayIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const text = 'SELECT giveaway_id, code FROM giveaway_entry WHERE player_id = $1 AND giveaway_id = ANY($2::text[])';
  const rows = rowsAs(codeRow, await sql.query(text, [playerId, giveawayIds]));
  return new Map(rows.map(({ giveaway_id, code }) => [giveaway_id, code]));
};
