import { type ItemId, isItemId, mustBe } from '../../../engine/kernel/ids.ts';
import { refuseLocked } from '../../play/item-marks.ts';
import type { GatewayContext } from '../context.ts';

/** An id of a list whose rule in the SDL lets none but ids of items through. */
export const itemId = (text: string): ItemId => mustBe(isItemId, text);

/** Items that their player parts with, in any way. @throws GatewayError ITEM_LOCKED */
export const itemsToPart = async (
  { ports }: Pick<GatewayContext, 'ports'>,
  playerId: string,
  texts: readonly string[],
): Promise<readonly ItemId[]> => {
  const itemIds = texts.map(itemId);
  await refuseLocked(ports.sql, playerId, itemIds);
  return itemIds;
};
