import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-codec.ts';
import { foldGiveaways, GIVEAWAY_TYPES, type GiveawayRow } from './giveaway-fold.ts';
import { projectionOf } from './projection.ts';

const stored = z.object({
  position: integerColumn,
  version: integerColumn,
  lastPosition: integerColumn,
  endedPosition: integerColumn.nullable(),
  entrants: integerColumn,
  state: z.string(),
});
/** The columns that make a `GiveawayRow`. */
export const giveawayColumns = stored.keyof().options;

export const giveawayRow = ({ state, ...place }: Readonly<z.infer<typeof stored>>): GiveawayRow => ({
  room: decodeGiveaway(state),
  ...place,
});

export const giveaways = projectionOf({
  name: 'giveaways',
  version: 1,
  tables: ['giveaway', 'giveaway_entry', 'giveaway_winner'],
  appendOnly: ['giveaway_entry', 'giveaway_winner'],
  types: GIVEAWAY_TYPES,

  read: async (sql, table, events): Promise<ReadonlyMap<string, GiveawayRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.giveawayId))];
    const text = `SELECT ${columnsOf(stored)} FROM ${table('giveaway')} WHERE giveaway_id = ANY($1::text[])`;
    const rows = recordsAs(stored, await sql.query(text, [ids])).map(giveawayRow);
    return new Map(rows.map((row) => [row.room.giveawayId, row]));
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
