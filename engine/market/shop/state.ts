import type { Wear } from '../../fairness/odds.ts';
import type { ListingId, SkinId } from '../../kernel/ids.ts';
import type { ListingEvent } from './events.ts';

export type ListingState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open' | 'closed';
      readonly skin: SkinId;
      readonly wear: Wear | '';
      readonly balance: 'coin' | 'points';
      readonly stock: number;
    };

export interface SeesListings {
  listing(id: ListingId): ListingState;
}

export const NO_LISTING: ListingState = { status: 'absent' };

export const evolveListing = (state: ListingState, event: ListingEvent): ListingState => {
  if (event.type === 'ListingStocked') {
    const { skin, wear, balance, added } = event.data;
    return { status: 'open', skin, wear, balance, stock: (state.status === 'absent' ? 0 : state.stock) + added };
  }
  if (state.status === 'absent') throw new Error(`${event.type} of a listing that never was`);
  return event.type === 'ListingClosed' ? { ...state, status: 'closed' } : { ...state, stock: event.data.left };
};
