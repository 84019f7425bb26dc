import { currentValue, type SeesSkins } from '../../catalog/skin/state.ts';
import type { Wear } from '../../fairness/odds.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type ListingId, listingStream, type SkinId, skinStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { type ListingStocked, listingStocked } from './events.ts';
import type { SeesListings } from './state.ts';

/** More can't be added at once, nor be in stock. */
const MAX_STOCK = 100_000;

/** The shop offers a skin in one wear, or more of what it offers. A closed listing is open again. */
export type StockListing = {
  readonly type: 'StockListing';
  readonly listing: ListingId;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly balance: 'coin' | 'points';
  /** 1 to 100,000. */
  readonly quantity: number;
};

export const stockListing: Handler<StockListing, ListingStocked, SeesListings & SeesSkins> = {
  needs: ({ listing, skin }) => ({ streams: [listingStream(listing), skinStream(skin)], guards: [], pairs: [] }),

  decide: ({ listing, skin, wear, balance, quantity: added }, world, commandId) => {
    const known = world.listing(listing);
    const stock = known.status === 'absent' ? 0 : known.stock;
    if (!(Number.isInteger(added) && added >= 1 && stock + added <= MAX_STOCK)) {
      return reject('INPUT_INVALID', { field: 'quantity', stock, most: MAX_STOCK });
    }
    // A listing never changes its skin, wear or balance: buyers know it by its name.
    if (known.status !== 'absent' && !(known.skin === skin && known.wear === wear && known.balance === balance)) {
      return reject('CATALOG_INVALID', { listing, skin: known.skin, wear: known.wear, balance: known.balance });
    }
    if (currentValue(world.skin(skin), wear) === null) return reject('TARGET_NOT_FOUND', { skin, wear });
    return accept([listingStocked.in(listingStream(listing), { commandId, listing, skin, wear, balance, added })]);
  },
};
