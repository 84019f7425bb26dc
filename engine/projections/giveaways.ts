import { z } from 'zod';
import { insertRecords, replacing } from '../database/records.ts';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-codec.ts';
import { foldGiveaways, GIVEAWAY_TYPES, type GiveawayRow } from './giveaway-fold.ts';
import { projectionOf } from './projection.ts';

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
    await insertRecords(
      sql,
      table('giveaway'),
      rows.map(({ room, position, version, lastPosition, endedPosition, entrants }) => ({
        giveawayId: room.giveawayId,
        position,
        version,
        lastPosition,
        endedPosition,
        status: room.status,
        host: room.host,
        startsAt: room.startsAt,
        drawAt: room.drawAt,
        entrants,
        state: encodeGiveaway(room),
      })),
      replacing('giveawayId', 'version', 'lastPosition', 'endedPosition', 'status', 'entrants', 'state'),
    );
    await insertRecords(sql, table('giveaway_entry'), entries);
    await insertRecords(sql, table('giveaway_winner'), winners);
  },
});
