import { type ItemId, isItemId } from '../../../engine/kernel/ids.ts';
import { invalidInput } from '../../errors.ts';

/** Different items, at least one. @throws GatewayError INVALID_INPUT */
export const readItemIds = (texts: readonly string[], most: number): readonly ItemId[] => {
  if (texts.length < 1 || texts.length > most) throw invalidInput('itemIds', `are 1 to ${most} items`);
  const known = texts.filter(isItemId);
  if (known.length !== texts.length) throw invalidInput('itemIds', 'holds something that is no item id');
  if (new Set(known).size !== known.length) throw invalidInput('itemIds', 'names an item twice');
  return known;
};
