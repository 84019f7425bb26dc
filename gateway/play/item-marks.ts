import { db, fragment, type Row, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { GatewayError } from '../errors.ts';

/** A locked item leaves the backpack in no way until its player unlocks it. */
export type ItemMark = Row<'itemMark', readonly ['locked', 'favourite']>;

const ofItems = (playerId: string, itemIds: readonly string[]) =>
  fragment<boolean>`player_id = ${playerId} AND item_id = ANY(${itemIds}::text[])`;

/** A player's marks by item; an item without one is neither locked nor a favourite. */
export const itemMarksOf = async (
  sql: SqlClient,
  playerId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemMark>> => {
  const marks = db.selectFrom('itemMark').select(['itemId', 'locked', 'favourite']).where(ofItems(playerId, itemIds));
  return new Map((await runQuery(sql, marks)).map((row) => [row.itemId, row]));
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
  const held = db.selectFrom('item').select('itemId').where(ofItems(playerId, itemIds)).where('state', '=', 'held');
  const found = new Set((await runQuery(sql, held)).map(({ itemId }) => itemId));
  const missing = itemIds.filter((id) => !found.has(id));
  if (missing.length > 0) throw new GatewayError('ITEM_NOT_HELD', { itemIds: missing });
  const marking = db
    .insertInto('itemMark')
    .values(itemIds.map((itemId) => ({ playerId, itemId, locked: locked ?? false, favourite: favourite ?? false })))
    .onConflict((conflict) =>
      conflict.columns(['playerId', 'itemId']).doUpdateSet({
        locked: fragment`coalesce(${locked ?? null}, item_mark.locked)`,
        favourite: fragment`coalesce(${favourite ?? null}, item_mark.favourite)`,
      }),
    );
  await runQuery(sql, marking);
};

/** @throws GatewayError ITEM_LOCKED, with the ids, where the player locked some of these */
export const refuseLocked = async (sql: SqlClient, playerId: string, itemIds: readonly string[]): Promise<void> => {
  const marks = await itemMarksOf(sql, playerId, itemIds);
  const locked = itemIds.filter((id) => marks.get(id)?.locked === true);
  if (locked.length > 0) throw new GatewayError('ITEM_LOCKED', { itemIds: locked });
};
