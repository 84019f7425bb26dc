import type { Instant } from '../../kernel/decision.ts';
import type { ItemId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { HeldItem, RegisteredPlayer } from '../state.ts';
import { heldItem, type Of, withItem, withoutItems } from './shared.ts';

export type ItemEvent = Of<
  'ItemsSold' | 'FreeItemsSold' | 'ItemsExchanged' | 'ShopPurchased' | 'RetrievalRequested' | 'RetrievalAdvanced'
>;

/** Items that come and go outside of games. */
export const foldItems = (player: RegisteredPlayer, event: ItemEvent, at: Instant): RegisteredPlayer => {
  switch (event.type) {
    case 'ItemsSold':
      return {
        ...player,
        coin: player.coin + parseMoney(event.data.total),
        items: withoutItems(player, event.data.items),
      };
    case 'FreeItemsSold':
      return { ...player, items: withoutItems(player, event.data.items) };
    case 'ItemsExchanged':
      return {
        ...player,
        points: player.points + parseMoney(event.data.total),
        items: withoutItems(player, event.data.items),
      };
    case 'ShopPurchased': {
      const { balance, total, items } = event.data;
      const bought = items.map((item): [ItemId, HeldItem] => [item.itemId, heldItem(item, at, 'shop')]);
      return { ...player, [balance]: player[balance] - parseMoney(total), items: player.items.merge(bought) };
    }
    case 'RetrievalRequested': {
      const { retrievalId, item } = event.data;
      const held = player.items.get(item.itemId);
      if (held === undefined) throw new Error('RetrievalRequested of an item that is not held');
      return {
        ...player,
        items: player.items.remove(item.itemId),
        retrievals: player.retrievals.set(retrievalId, { item: held, state: 'retrieving' }),
      };
    }
    case 'RetrievalAdvanced': {
      const { retrievalId, state: reached } = event.data;
      const open = player.retrievals.get(retrievalId);
      if (open === undefined) throw new Error('RetrievalAdvanced of nothing that is on its way');
      switch (reached) {
        case 'succeeded':
          return { ...player, retrievals: player.retrievals.remove(retrievalId) };
        case 'failed':
          return { ...player, retrievals: player.retrievals.remove(retrievalId), items: withItem(player, open.item) };
        default:
          return { ...player, retrievals: player.retrievals.set(retrievalId, { ...open, state: reached }) };
      }
    }
  }
};
