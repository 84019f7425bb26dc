import type { ShopQueryVariables, ShopSort } from '../../generated/graphql.ts';
import { addressFilters, lowerCase, matching, oneOf, typed } from '../../platform/address-filters.ts';
import { coins } from '../targets/coins-text.ts';

export const SHOP_SORTS = ['PRICE_DESC', 'PRICE_ASC', 'NEWEST'] as const satisfies readonly ShopSort[];
/** From the top grade down. */
export const SHOP_GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
export const MAX_SEARCH = 40;

/** The balances that the shop takes. */
export type ShopBalance = 'COIN' | 'POINTS';

/** The filters of the shop. The address holds them, so a player can share a list and go back to it. */
export interface ShopFilters {
  readonly balance: ShopBalance;
  readonly search: string;
  readonly family: string | null;
  readonly grade: number | null;
  /** Minor units, inclusive; null for no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly sort: ShopSort;
}

/** The filters of the sheet, cleared; tab, search and order aren't among them. */
export const NO_NARROWING = { family: null, grade: null, minPrice: null, maxPrice: null } as const;

export const shopAddress = addressFilters<ShopFilters>(
  { ...NO_NARROWING, balance: 'COIN', search: '', sort: 'PRICE_DESC' },
  {
    balance: oneOf('with', ['COIN', 'POINTS'], lowerCase),
    search: typed('q', MAX_SEARCH),
    family: matching('family', /^[a-z0-9-]{1,40}$/),
    grade: oneOf<number>('grade', SHOP_GRADES),
    minPrice: coins('min'),
    maxPrice: coins('max'),
    sort: oneOf('sort', SHOP_SORTS, lowerCase),
  },
);

/** The count of filters set in the sheet; the search has its own field. */
export const narrowingCount = ({ family, grade, minPrice, maxPrice }: ShopFilters): number =>
  [family !== null, grade !== null, minPrice !== null || maxPrice !== null].filter(Boolean).length;

/** The variables of the API request. */
export const questionOf = (filters: ShopFilters): Omit<ShopQueryVariables, 'first' | 'after'> => {
  const search = filters.search.trim();
  return { ...filters, search: search === '' ? null : search };
};
