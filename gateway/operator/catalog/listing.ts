import { wear as wearIn } from '../../../engine/kernel/event-codec.ts';
import { isListingId, isSkinId } from '../../../engine/kernel/ids.ts';
import type { StockListing } from '../../../engine/market/shop/stock-listing.ts';
import { invalidInput } from '../../errors.ts';

interface Lot {
  readonly skin: string;
  /** Left out for a skin without one. */
  readonly wear?: string | null;
  readonly quantity: number;
  readonly balance: string;
}

/** The usual name of a lot: `kestrel-tidal-ft-coin`. */
export const listingName = ({ skin, wear, balance }: Omit<Lot, 'quantity'>): string =>
  [skin, (wear ?? '').toLowerCase(), balance].filter((part) => part !== '').join('-');

/** More of a skin for the shop, under its usual name. @throws GatewayError INVALID_INPUT */
export const listingOf = ({ skin, wear, quantity, balance }: Lot & Pick<StockListing, 'balance'>): StockListing => {
  const { data: worn } = wearIn.safeParse(wear ?? '');
  if (!isSkinId(skin)) throw invalidInput('skin', 'is the id of a skin');
  if (worn === undefined) throw invalidInput('wear', 'is FN, MW, FT, WW or BS');
  const listing = listingName({ skin, wear: worn, balance });
  if (!isListingId(listing)) throw invalidInput('skin', 'has too long a name for a listing');
  return { type: 'StockListing', listing, skin, wear: worn, balance, quantity };
};
