import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type ListingId, listingStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { type ListingClosed, listingClosed } from './events.ts';
import type { SeesListings } from './state.ts';

/** The shop offers the listing no longer. It offers the remaining stock again with the next one. */
export type CloseListing = {
  readonly type: 'CloseListing';
  readonly listing: ListingId;
};

export const closeListing: Handler<CloseListing, ListingClosed, SeesListings> = {
  needs: ({ listing }) => ({ streams: [listingStream(listing)], guards: [], pairs: [] }),

  decide: ({ listing }, world, commandId) => {
    const { status } = world.listing(listing);
    if (status === 'absent') return reject('LISTING_NOT_FOUND');
    if (status === 'closed') return reject('NOTHING_TO_DO');
    return accept([listingClosed.in(listingStream(listing), { commandId, listing })]);
  },
};
