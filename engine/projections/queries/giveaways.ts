import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GiveawayEntryRow, GiveawayRow, GiveawayWinnerRow } from '../giveaway-fold.ts';
import { giveawayColumns, giveawayRow } from '../giveaways.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';
import { type GiveawayStatus, giveawayStatusColumn } from './giveaway-status.ts';

export interface GiveawayQuery {
  /** Drawn or cancelled, newest first; else those in progress, by the time of their draw. */
  readonly finished?: boolean;
  /** Only those of a status at a moment; all of the list where it is null. */
  readonly only?: { readonly status: GiveawayStatus; readonly now: Instant } | null;
  /** Only those that this player hosts or entered; all where it is null. */
  readonly playerId?: string | null;
  readonly first?: number;
  readonly after?: string | null;
}

export interface GiveawayPage extends Page<GiveawayRow> {
  /** Of all giveaways that match, whatever the page. */
  readonly totalCount: number;
}

export const MAX_GIVEAWAYS_PAGE = 50;
export const MAX_ENTRIES_PAGE = 100;

const mine = `($1::text IS NULL OR host = $1
  OR giveaway_id IN (SELECT e.giveaway_id FROM giveaway_entry e WHERE e.player_id = $1))`;

const ofStatus = `($2::text IS NULL OR $2 = ${giveawayStatusColumn('$3::bigint')})`;

const totals = z.object({ count: integerColumn });

/** @throws InvalidCursor */
export const giveawaysIn = async (
  sql: SqlClient,
  { finished = false, only = null, playerId = null, first = 10, after }: GiveawayQuery = {},
): Promise<GiveawayPage> => {
  const size = pageSize(first, MAX_GIVEAWAYS_PAGE);
  const list = `giveaways ${finished ? 'finished' : 'open'}`;
  const [key, position] =
    after == null ? [null, null] : decodeCursor(list, after, 2).map((one): bigint | null => integerKey(one));
  const where = `ended_position IS ${finished ? 'NOT NULL' : 'NULL'} AND ${mine} AND ${ofStatus}`;
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
  const [total] = rowsAs(totals, await sql.query(`SELECT count(*) AS count FROM giveaway WHERE ${where}`, match));
  const cursorOf = ({ room, position: born, endedPosition }: GiveawayRow): string =>
    encodeCursor(list, [String(finished ? endedPosition : room.drawAt), String(born)]);
  return { ...pageOf(rows, size, cursorOf), totalCount: total?.count ?? 0 };
};

/** Giveaways by id, each once, in no order; at most 100. */
export const giveawaysById = async (sql: SqlClient, ids: readonly string[]): Promise<readonly GiveawayRow[]> =>
  rowsAs(
    giveawayRow,
    await sql.query(`SELECT ${giveawayColumns} FROM giveaway WHERE giveaway_id = ANY($1::text[]) LIMIT 100`, [ids]),
  );

export const giveawayById = async (sql: SqlClient, giveawayId: string): Promise<GiveawayRow | null> =>
  (await giveawaysById(sql, [giveawayId]))[0] ?? null;

const entryRow = z
  .object({
    giveaway_id: z.string(),
    code: integerColumn,
    player_id: z.string(),
    entropy: z.string(),
    at: integerColumn,
    position: integerColumn,
  })
  .transform(
    ({ giveaway_id, player_id, ...row }): GiveawayEntryRow => ({
      ...row,
      giveawayId: giveaway_id,
      playerId: player_id,
    }),
  );

/** Who entered, newest first. @throws InvalidCursor */
export const entriesOf = async (
  sql: SqlClient,
  giveawayId: string,
  { first = 20, after }: { readonly first?: number; readonly after?: string | null } = {},
): Promise<Page<GiveawayEntryRow>> => {
  const size = pageSize(first, MAX_ENTRIES_PAGE);
  const before = after == null ? null : integerKey(decodeCursor('entries', after, 1)[0]);
  const rows = rowsAs(
    entryRow,
    await sql.query(
      `SELECT giveaway_id, code, player_id, entropy, at, position FROM giveaway_entry
       WHERE giveaway_id = $1 AND ($2::bigint IS NULL OR code < $2) ORDER BY code DESC LIMIT $3`,
      [giveawayId, before, size + 1],
    ),
  );
  return pageOf(rows, size, ({ code }) => encodeCursor('entries', [String(code)]));
};

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

const winnerRow = z
  .object({
    giveaway_id: z.string(),
    prize: integerColumn,
    ticket: integerColumn,
    code: integerColumn,
    player_id: z.string(),
  })
  .transform(
    ({ giveaway_id, player_id, ...row }): GiveawayWinnerRow => ({
      ...row,
      giveawayId: giveaway_id,
      playerId: player_id,
    }),
  );

/** Winners of several giveaways in the order of their prizes. */
export const winnersOf = async (
  sql: SqlClient,
  giveawayIds: readonly string[],
): Promise<readonly GiveawayWinnerRow[]> =>
  rowsAs(
    winnerRow,
    await sql.query(
      `SELECT giveaway_id, prize, ticket, code, player_id FROM giveaway_winner
       WHERE giveaway_id = ANY($1::text[]) ORDER BY giveaway_id, prize LIMIT 2000`,
      [giveawayIds],
    ),
  );
