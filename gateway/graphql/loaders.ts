import type { SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { itemsById } from '../../engine/projections/queries/backpack.ts';
import { battlesById, MAX_BATTLES_BY_ID } from '../../engine/projections/queries/battles.ts';
import { codesOf, MAX_GIVEAWAYS_PAGE } from '../../engine/projections/queries/giveaways.ts';
import { seedPairsById } from '../../engine/projections/queries/seed-pairs.ts';
import type { SeedPairRow } from '../../engine/projections/seed-pairs.ts';
import { batchLoader, type Load } from '../batch-loader.ts';
import { type ItemMark, itemMarksOf } from '../play/item-marks.ts';
import { entriesOfRooms } from './giveaway-entries.ts';
import type { BattleModel, ItemModel } from './models.ts';

/** The most rows of one query by id. */
const BY_ID_AT_ONCE = 500;

/** Reads the ids that all operations ask for in one turn of the event loop with one query of each kind. */
export const loadersOver = (sql: SqlClient) => ({
  seedPair: batchLoader<string, SeedPairRow>(
    async (ids) => new Map((await seedPairsById(sql, ids)).map((row) => [row.pairId, row])),
    BY_ID_AT_ONCE,
  ),
  item: batchLoader<string, ItemModel>(
    async (ids) => new Map((await itemsById(sql, ids)).map((row) => [row.itemId, row])),
    BY_ID_AT_ONCE,
  ),
  battle: batchLoader<string, BattleModel>(
    async (ids) => new Map((await battlesById(sql, ids)).map((row) => [row.battle.battleId, row])),
    MAX_BATTLES_BY_ID,
  ),
  entries: entriesOfRooms(sql),
});

/** The viewer's roll codes by giveaway; nothing for a visitor. */
export const rollCodesOf = (sql: SqlClient, viewerId: () => Promise<PlayerId | null>): Load<string, number> =>
  batchLoader(async (giveawayIds) => {
    const playerId = await viewerId();
    return playerId === null ? new Map<string, number>() : codesOf(sql, playerId, giveawayIds);
  }, MAX_GIVEAWAYS_PAGE);

/** The viewer's marks by item; nothing for a visitor. */
export const itemMarksFor = (sql: SqlClient, viewerId: () => Promise<PlayerId | null>): Load<string, ItemMark> =>
  batchLoader(async (itemIds) => {
    const playerId = await viewerId();
    return playerId === null ? new Map<string, ItemMark>() : itemMarksOf(sql, playerId, itemIds);
  }, BY_ID_AT_ONCE);
