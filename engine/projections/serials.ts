import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { projectionOf } from './projection.ts';

/** The serial number of an item: the count of items of its skin that the site had made by then, itself included. */
export interface SerialRow {
  readonly itemId: string;
  /** From 1, without gaps. */
  readonly number: number;
  /** When the one before was made; null for the first. */
  readonly previousAt: Instant | null;
}

const skinRow = z.object({ skinId: z.string(), made: integerColumn, lastAt: integerColumn });
/** How many of a skin were made, and when the last of them was. */
export type SkinRow = Readonly<z.infer<typeof skinRow>>;

interface Changes {
  readonly items: readonly SerialRow[];
  readonly skins: readonly SkinRow[];
}

/** @param before by the skin; none where no item of it was made yet */
export const foldSerials = (
  before: ReadonlyMap<string, SkinRow>,
  events: readonly Pick<ReadEvent, 'at' | 'facts'>[],
): Changes => {
  const skins = new Map<string, SkinRow>();
  const items = events.flatMap(({ at, facts: { acquired } }) =>
    acquired.map(({ item: { itemId, skin: skinId } }): SerialRow => {
      const last = skins.get(skinId) ?? before.get(skinId);
      const number = (last?.made ?? 0) + 1;
      skins.set(skinId, { skinId, made: number, lastAt: at });
      return { itemId, number, previousAt: last?.lastAt ?? null };
    }),
  );
  return { items, skins: [...skins.values()] };
};

export const serials = projectionOf({
  name: 'serials',
  version: 2,
  tables: ['item_serial', 'skin_made'],
  appendOnly: ['item_serial'],
  types: FACTUAL_TYPES,
  read: async (sql, table, events) => {
    const skins = new Set(events.flatMap(({ facts }) => facts.acquired.map(({ item }) => item.skin)));
    const text = `SELECT ${columnsOf(skinRow)} FROM ${table('skin_made')} WHERE skin_id = ANY($1::text[])`;
    const rows = recordsAs(skinRow, await sql.query(text, [[...skins]]));
    return new Map(rows.map((row) => [row.skinId, row]));
  },
  fold: foldSerials,
  write: async (sql, table, { items, skins }) => {
    await insertRecords(sql, table('item_serial'), items);
    await insertRecords(sql, table('skin_made'), skins, replacing('skinId', 'made', 'lastAt'));
  },
});
