import type { GlasscaseEvent } from '../events.ts';
import type { ItemId } from '../kernel/ids.ts';

/**
 * The items that an event makes, in order, in the auditor's own words: written apart from the facts by which the engine gives
 * them to players.
 */
export const ownItemsOf = (event: GlasscaseEvent): readonly ItemId[] => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
      return [event.data.itemId];
    case 'DreamChased':
    case 'ContractPlayed':
      return [event.data.item.itemId];
    case 'UpgradePlayed':
      return event.data.item === null ? [] : [event.data.item.itemId];
    case 'BattleConcluded':
    case 'ShopPurchased':
      return event.data.items.map(({ itemId }) => itemId);
    case 'PrizeWon':
      return event.data.from === null ? [event.data.item.itemId] : [];
    default:
      return [];
  }
};
