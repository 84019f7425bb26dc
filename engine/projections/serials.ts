import { z } from 'zod';
import { insertRecords, recordsAs } from '../database/records.ts';
import { integerColumn, type SqlClient } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { projectionOf, type TableName } from './projection.ts';

/** Which of its skin an item is: the number of such items that the site had made when it was made, itself included. */
export interface SerialRow {
  readonly itemId: string;
  readonly skinId: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: Instant;
}

const lastRow = z.object({ skinId: z.string(), number: integerColumn });

/** The last number of each skin of which the events make one. */
const lastNumbers = async (
  sql: SqlClient,
  table: TableName,
  skins: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const name = table('item_serial');
  const text = `SELECT skin_id, number FROM unnest($1::text[]) AS made(skin_id) CROSS JOIN LATERAL
    (SELECT number FROM ${name} WHERE ${name}.skin_id = made.skin_id ORDER BY number DESC LIMIT 1) AS last`;
  return new Map(recordsAs(lastRow, await sql.query(text, [skins])).map(({ skinId, number }) => [skinId, number]));
};

/** @param before the last number of each skin; none where there is no such item yet */
export const foldSerials = (
  before: ReadonlyMap<string, number>,
  events: readonly Pick<ReadEvent, 'at' | 'facts'>[],
): readonly SerialRow[] => {
  const last = new Map(before);
  return events.flatMap(({ at, facts: { acquired } }) =>
    acquired.map(({ item: { itemId, skin } }) => {
      const number = (last.get(skin) ?? 0) + 1;
      last.set(skin, number);
      return { itemId, skinId: skin, number, at };
    }),
  );
};

export const serials = projectionOf({
  name: 'serials',
  version: 1,
  tables: ['item_serial'],
  types: FACTUAL_TYPES,
  read: (sql, table, events) => {
    const skins = events.flatMap(({ facts }) => facts.acquired.map(({ item }) => item.skin));
    return lastNumbers(sql, table, [...new Set(skins)]);
  },
  fold: foldSerials,
  write: (sql, table, rows) => insertRecords(sql, table('item_serial'), rows),
});
