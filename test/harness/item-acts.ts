import { currentValue } from '../../engine/catalog/skin/state.ts';
import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { Command } from '../../engine/commands.ts';
import { isListingId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import { shopPrice } from '../../engine/market/shop/shop-price.ts';
import type { GlasscaseWorld } from '../../engine/stream-state.ts';
import { charm, dawn, kestrel, roundOf } from '../cast.ts';
import { freeDawnTerms } from '../item-cast.ts';
import { caseTerms, publishTerms, shopTerms, TERMS } from '../terms-cast.ts';

export interface ItemActsParts {
  readonly world: () => GlasscaseWorld;
  /** The acts ignore a refusal. */
  readonly submit: (command: Command) => unknown;
  /** A whole number from 0 to n − 1. */
  readonly below: (n: number) => number;
  /** 32 hex digits. */
  readonly entropy: () => string;
}

const listings = [
  { listing: mustBe(isListingId, 'kestrels'), skin: kestrel, wear: 'FT', balance: 'coin' },
  { listing: mustBe(isListingId, 'charms'), skin: charm, wear: '', balance: 'coin' },
  { listing: mustBe(isListingId, 'spare-charms'), skin: charm, wear: '', balance: 'points' },
] as const;
const states = ['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed'] as const;

/** Random lawful moves in the shop, with retrievals and with free cases. */
export const createItemActs = ({ world, submit, below, entropy }: ItemActsParts) => {
  const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)];

  const buy = (playerId: PlayerId): void => {
    const found = oneOf(listings);
    if (found === undefined) return;
    const quantity = 1 + below(3);
    const value = currentValue(world().skin(found.skin), found.wear) ?? 0n;
    const expectedTotal = formatMoney(shopPrice(TERMS.shop, found.balance, value, quantity));
    submit({ type: 'BuyFromShop', terms: shopTerms, playerId, listing: found.listing, quantity, expectedTotal });
  };

  const retrieve = (playerId: PlayerId): void => {
    const player = world().player(playerId);
    if (player.status === 'absent') return;
    const itemIds = [...player.items.values()].filter(({ free }) => !free).slice(0, 1 + below(3));
    submit({ type: 'RetrieveItems', playerId, itemIds: itemIds.map(({ itemId }) => itemId) });
  };

  const advance = (playerId: PlayerId): void => {
    const player = world().player(playerId);
    const open = player.status === 'absent' ? [] : [...player.retrievals.keys()];
    const retrievalId = oneOf(open);
    const state = oneOf(states);
    if (retrievalId === undefined || state === undefined) return;
    submit({ type: 'AdvanceRetrieval', playerId, retrievalId, state });
  };

  const openFree = (playerId: PlayerId): void => {
    const found = statusAsOf(world().case(dawn), world().at);
    if (found.status === 'absent') return;
    submit({
      type: 'OpenFreeCase',
      playerId,
      round: roundOf(world().player(playerId)),
      terms: caseTerms,
      case: dawn,
      oddsHash: found.oddsHash,
      entropy: entropy(),
      couponId: null,
    });
  };

  const restock = (): void => {
    const found = oneOf(listings);
    if (found === undefined) return;
    if (below(4) === 0) submit({ type: 'CloseListing', listing: found.listing });
    else submit({ type: 'StockListing', ...found, quantity: 1 + below(20) });
  };

  return {
    /** Stock and terms to begin with. */
    open: (): void => {
      submit(publishTerms({ rewards: freeDawnTerms }));
      for (const one of listings) submit({ type: 'StockListing', ...one, quantity: 10 });
    },
    play: (playerId: PlayerId): void => {
      const dice = below(10);
      if (dice < 3) buy(playerId);
      else if (dice < 5) retrieve(playerId);
      else if (dice < 7) advance(playerId);
      else if (dice < 9) openFree(playerId);
      else restock();
    },
  };
};
