import { currentValue, type SeesSkins } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { roomIdOf } from '../../fairness/room-id.ts';
import { isAmount } from '../../kernel/amount.ts';
import { accept } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type CommandId,
  type HexHash,
  isToken128,
  type ListingId,
  listingStream,
  mustBe,
  type PlayerId,
  playerStream,
  skinStream,
  type Token128,
  termsStream,
} from '../../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { refuseBlocked } from '../../player/safer-play.ts';
import { forPlayer, nextItem, type RegisteredPlayer, type SeesPlayers } from '../../player/state.ts';
import { shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type ShopPurchased, type StockTaken, shopPurchased, stockTaken } from './events.ts';
import { shopPrice } from './shop-price.ts';
import type { ListingState, SeesListings } from './state.ts';

/** No terms allow more. */
export const MAX_PURCHASE = 10;

/** Buys of a listing, as many at once as the terms allow. */
export type BuyFromShop = {
  readonly type: 'BuyFromShop';
  readonly playerId: PlayerId;
  /** Hash of the section `shop` that the player was shown. */
  readonly terms: HexHash;
  readonly listing: ListingId;
  readonly quantity: number;
  /** The total that the player was shown; a higher one is refused. */
  readonly expectedTotal: string;
};

/** The purchase that a command makes: the first 16 bytes of SHA-256 over `purchase|<player>|<command>`. */
const purchaseIdOf = (hashing: Hashing, playerId: PlayerId, commandId: CommandId): Token128 =>
  mustBe(isToken128, roomIdOf(hashing, `purchase|${playerId}|${commandId}`));

/** The listing, its value and the total at the present state. */
interface Offer {
  readonly listing: Exclude<ListingState, { status: 'absent' }>;
  readonly value: Money;
  readonly total: Money;
}

const offered = (
  player: RegisteredPlayer,
  command: BuyFromShop,
  world: World & SeesListings & SeesSkins & SeesTerms,
): Offer | Rejection => {
  const { quantity, expectedTotal } = command;
  const blocked = refuseBlocked(player.playerId, world);
  if (blocked !== null) return blocked;
  const period = shown(world.terms(), 'shop', command.terms, world.at);
  if ('kind' in period) return period;
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= period.values.maxItems)) {
    return reject('INPUT_INVALID', { field: 'quantity' });
  }
  if (!isAmount(expectedTotal)) return reject('INPUT_INVALID', { field: 'expectedTotal' });
  const listing = world.listing(command.listing);
  if (listing.status !== 'open') return reject('LISTING_NOT_FOUND');
  if (listing.stock < quantity) return reject('OUT_OF_STOCK', { left: listing.stock });
  const value = currentValue(world.skin(listing.skin), listing.wear);
  if (value === null) return reject('TARGET_NOT_FOUND');
  const total = shopPrice(period.values, listing.balance, value, quantity);
  if (total > parseMoney(expectedTotal)) return reject('PRICE_CHANGED', { total: formatMoney(total) });
  if (player[listing.balance] < total)
    return reject('INSUFFICIENT_FUNDS', { cost: formatMoney(total), balance: listing.balance });
  return { listing, value, total };
};

export const buyFromShopWith = (
  hashing: Hashing,
): Handler<BuyFromShop, StockTaken | ShopPurchased, SeesPlayers & SeesListings & SeesSkins & SeesTerms> => ({
  needs: ({ playerId, listing }, known) => {
    const offer = known.listing(listing);
    const skins = offer === undefined || offer.status === 'absent' ? [] : [skinStream(offer.skin)];
    const streams = [playerStream(playerId), listingStream(listing), termsStream, ...skins];
    return { streams, guards: [playerId], pairs: [] };
  },

  decide: forPlayer((player, command, world, commandId) => {
    const { playerId, terms, quantity, expectedTotal } = command;
    const offer = offered(player, command, world);
    if ('kind' in offer) return offer;
    const { skin, wear, balance, stock } = offer.listing;
    const purchaseId = purchaseIdOf(hashing, playerId, commandId);
    const items = Array.from({ length: quantity }, (_, index): ItemFacts => {
      return { itemId: nextItem(player, index + 1), skin, wear, float: null, value: formatMoney(offer.value) };
    });
    const common = { commandId, playerId, listing: command.listing, purchaseId };
    const data = { ...common, terms, balance, items, expectedTotal, total: formatMoney(offer.total) };
    return accept([
      stockTaken.in(listingStream(command.listing), { ...common, quantity, left: stock - quantity }),
      shopPurchased.in(playerStream(playerId), data),
    ]);
  }),
});
