import type { Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { ItemId } from '../kernel/ids.ts';

const itemEvents = [
  'ItemsSold',
  'FreeItemsSold',
  'ListingStocked',
  'ListingClosed',
  'RetrievalRequested',
  'RetrievalAdvanced',
  'PlayerErased',
] as const satisfies readonly GlasscaseEvent['type'][];

/** Events that a command about items, the shop or an account's end begins with. */
export type ItemEvent = Extract<GlasscaseEvent, { type: (typeof itemEvents)[number] }>;
type Typed<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

const ITEM_EVENTS: ReadonlySet<string> = new Set(itemEvents);

export const isItemEvent = (event: GlasscaseEvent): event is ItemEvent => ITEM_EVENTS.has(event.type);

const idsOf = (items: readonly { readonly itemId: ItemId }[]): ItemId[] => items.map(({ itemId }) => itemId);

/** Items of free cases that were sold along with others are told by an event of their own, right behind. */
const rebuildSale = ({ data }: Typed<'ItemsSold' | 'FreeItemsSold'>, next: RecordedEvent | undefined): Command => {
  const { playerId, items, expectedTotal } = data;
  const along =
    next?.event.type === 'FreeItemsSold' && next.event.data.playerId === playerId ? next.event.data.items : [];
  return { type: 'SellItems', playerId, itemIds: [...idsOf(items), ...idsOf(along)], expectedTotal };
};

/** Every item that is sent is told by an event of its own, numbered from 1 under the command's own token. */
const rebuildRetrieval = ({ data }: Typed<'RetrievalRequested'>, events: readonly RecordedEvent[]): Command => {
  const { playerId, retrievalId } = data;
  const token = retrievalId.slice(0, retrievalId.indexOf('.'));
  const itemIds: ItemId[] = [];
  for (const { event } of events) {
    if (event.type !== 'RetrievalRequested' || event.data.retrievalId !== `${token}.${itemIds.length + 1}`) break;
    itemIds.push(event.data.item.itemId);
  }
  return { type: 'RetrieveItems', playerId, itemIds };
};

/** What the shop was asked for: the stock's event comes first, and the player's tells what was shown to them. */
export const rebuildPurchase = ({ data }: Typed<'StockTaken'>, next: RecordedEvent | undefined): Command | null => {
  if (next?.event.type !== 'ShopPurchased') return null;
  const { playerId, listing, quantity } = data;
  return { type: 'BuyFromShop', playerId, listing, quantity, expectedTotal: next.event.data.expectedTotal };
};

/** What somebody asked for when that came out. `events` begin with it. */
export const rebuildItems = (event: ItemEvent, events: readonly RecordedEvent[]): Command => {
  switch (event.type) {
    case 'ItemsSold':
      return rebuildSale(event, events[1]);
    case 'FreeItemsSold':
      return rebuildSale(event, undefined);
    case 'ListingStocked': {
      const { listing, skin, wear, balance, added } = event.data;
      return { type: 'StockListing', listing, skin, wear, balance, quantity: added };
    }
    case 'ListingClosed':
      return { type: 'CloseListing', listing: event.data.listing };
    case 'RetrievalRequested':
      return rebuildRetrieval(event, events);
    case 'RetrievalAdvanced': {
      const { playerId, retrievalId, state } = event.data;
      return { type: 'AdvanceRetrieval', playerId, retrievalId, state };
    }
    case 'PlayerErased':
      return { type: 'ErasePlayer', playerId: event.data.playerId };
  }
};
