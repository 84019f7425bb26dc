import { z } from 'zod';
import { rowsAs, type SqlClient } from '../engine/database/sql.ts';
import { GatewayError } from './errors.ts';

/** A player's mark of their own item. */
export interface ItemMark {
  /** It leaves the backpack in no way until they unlock it. */
  readonly locked: boolean;
  readonly favourite: boolean;
}

const markRow = z.object({ itemId: z.string(), locked: z.boolean(), favourite: z.boolean() });
const idRow = z.object({ itemId: z.string() });

/** A player's marks by item; an item without one is neither locked nor a favourite. */
export const itemMarksOf = async (
  sql: SqlClient,
  playerId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemMark>> => {
  const text = `SELECT item_id AS "itemId", locked, favourite FROM item_mark WHERE player_id = $1 AND item_id = ANY($2::text[])`;
  return new Map(rowsAs(markRow, await sql.query(text, [playerId, itemIds])).map((row) => [row.itemId, row]));
};

/**
 * Marks held items of a player; a mark that isn't given stays unchanged.
 * @throws GatewayError ITEM_NOT_HELD, with the ids, where the player doesn't hold all of them: nothing is marked then
 */
export const markItems = async (
  sql: SqlClient,
  playerId: string,
  itemIds: readonly string[],
  { locked, favourite }: Readonly<Partial<ItemMark>>,
): Promise<void> => {
  const held = `SELECT item_id AS "itemId" FROM item WHERE player_id = $1 AND item_id = ANY($2::text[]) AND state = 'held'`;
  const found = new Set(rowsAs(idRow, await sql.query(held, [playerId, itemIds])).map(({ itemId }) => itemId));
  const missing = itemIds.filter((id) => !found.has(id));
  if (missing.length > 0) throw new GatewayError('ITEM_NOT_HELD', { itemIds: missing });
  await sql.query(
    `INSERT INTO item_mark (player_id, item_id, locked, favourite)
     SELECT $1, id, coalesce($3, false), coalesce($4, false) FROM unnest($2::text[]) AS id
     ON CONFLICT (player_id, item_id) DO UPDATE
       SET locked = coalesce($3, item_mark.locked), favourite = coalesce($4, item_mark.favourite)`,
    [playerId, itemIds, locked ?? null, favourite ?? null],
  );
};

/** @throws GatewayError ITEM_LOCKED, with the ids, where the player locked some of these */
export const refuseLocked = async (sql: SqlClient, playerId: string, itemIds: readonly string[]): Promise<void> => {
  const marks = await itemMarksOf(sql, playerId, itemIds);
  const locked = itemIds.filter((id) => marks.get(id)?.locked === true);
  if (locked.length > 0) throw new GatewayError('ITEM_LOCKED', { itemIds: locked });
};
