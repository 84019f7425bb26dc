import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-codec.ts';
import { foldGiveaways, GIVEAWAY_TYPES, type GiveawayChanges, type GiveawayRow } from './giveaway-fold.ts';
import { projectionOf, type TableName } from './projection.ts';

/** The columns that make a `GiveawayRow`. */
export const giveawayColumns = 'position, version, last_position, ended_position, entrants, state';

export const giveawayRow = z
  .object({
    position: integerColumn,
    version: integerColumn,
    last_position: integerColumn,
    ended_position: integerColumn.nullable(),
    entrants: integerColumn,
    state: z.string(),
  })
  .transform(
    (row): GiveawayRow => ({
      room: decodeGiveaway(row.state),
      entrants: row.entrants,
      position: row.position,
      version: row.version,
      lastPosition: row.last_position,
      endedPosition: row.ended_position,
    }),
  );

const writeRooms = (sql: SqlClient, table: TableName, rows: GiveawayChanges['rows']) =>
  sql.query(
    `INSERT INTO ${table('giveaway')} (giveaway_id, position, version, last_position, ended_position, status, host,
       starts_at, draw_at, entrants, state)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
       $8::bigint[], $9::bigint[], $10::integer[], $11::text[])
     ON CONFLICT (giveaway_id) DO UPDATE SET
       version = excluded.version, last_position = excluded.last_position, ended_position = excluded.ended_position,
       status = excluded.status, entrants = excluded.entrants, state = excluded.state`,
    [
      rows.map(({ room }) => room.giveawayId),
      rows.map(({ position }) => position),
      rows.map(({ version }) => version),
      rows.map(({ lastPosition }) => lastPosition),
      rows.map(({ endedPosition }) => endedPosition),
      rows.map(({ room }) => room.status),
      rows.map(({ room }) => room.host),
      rows.map(({ room }) => room.startsAt),
      rows.map(({ room }) => room.drawAt),
      rows.map(({ entrants }) => entrants),
      rows.map(({ room }) => encodeGiveaway(room)),
    ],
  );

const writeEntries = async (sql: SqlClient, table: TableName, rows: GiveawayChanges['entries']): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('giveaway_entry')} (giveaway_id, code, player_id, entropy, at, position)
     SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])`,
    [
      rows.map((row) => row.giveawayId),
      rows.map((row) => row.code),
      rows.map((row) => row.playerId),
      rows.map((row) => row.entropy),
      rows.map((row) => row.at),
      rows.map((row) => row.position),
    ],
  );
};

const writeWinners = async (sql: SqlClient, table: TableName, rows: GiveawayChanges['winners']): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('giveaway_winner')} (giveaway_id, prize, ticket, code, player_id)
     SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[])`,
    [
      rows.map((row) => row.giveawayId),
      rows.map((row) => row.prize),
      rows.map((row) => row.ticket),
      rows.map((row) => row.code),
      rows.map((row) => row.playerId),
    ],
  );
};

export const giveaways = projectionOf({
  name: 'giveaways',
  version: 1,
  tables: ['giveaway', 'giveaway_entry', 'giveaway_winner'],
  appendOnly: ['giveaway_entry', 'giveaway_winner'],
  types: GIVEAWAY_TYPES,

  read: async (sql, table, events): Promise<ReadonlyMap<string, GiveawayRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.giveawayId))];
    const text = `SELECT ${giveawayColumns} FROM ${table('giveaway')} WHERE giveaway_id = ANY($1::text[])`;
    return new Map(rowsAs(giveawayRow, await sql.query(text, [ids])).map((row) => [row.room.giveawayId, row]));
  },

  fold: foldGiveaways,

  write: async (sql, table, { rows, entries, winners }) => {
    await writeRooms(sql, table, rows);
    await writeEntries(sql, table, entries);
    await writeWinners(sql, table, winners);
  },
});
