import { type ItemId, isItemId } from '../../../engine/kernel/ids.ts';
import { invalidInput } from '../../errors.ts';
import { refuseLocked } from '../../play/item-marks.ts';
import type { GatewayContext } from '../context.ts';

/** Different items, at least one. @throws GatewayError INVALID_INPUT */
export const readItemIds = (texts: readonly string[], most: number): readonly ItemId[] => {
  if (texts.length < 1 || texts.length > most) throw invalidInput('itemIds', `are 1 to ${most} items`);
  const known = texts.filter(isItemId);
  if (known.length !== texts.length) throw invalidInput('itemIds', 'holds something that is no item id');
  if (new Set(known).size !== known.length) throw invalidInput('itemIds', 'names an item twice');
  return known;
};

/** Items that their player parts with, in any way. @throws GatewayError INVALID_INPUT, ITEM_LOCKED */
export const itemsToPart = async (
  { ports }: Pick<GatewayContext, 'ports'>,
  playerId: string,
  texts: readonly string[],
  most: number,
): Promise<readonly ItemId[]> => {
  const itemIds = readItemIds(texts, most);
  await refuseLocked(ports.sql, playerId, itemIds);
  return itemIds;
};
