import type { ShopQueryVariables, ShopSort } from '../../generated/graphql.ts';
import {
  addressFilters,
  type FiltersOf,
  lowerCase,
  matching,
  oneOf,
  oneOrAll,
  typed,
} from '../../platform/address-filters.ts';
import { coins } from '../targets/coins-text.ts';

/** The balances that the shop takes. */
export const SHOP_BALANCES = ['COIN', 'POINTS'] as const;
export const SHOP_SORTS = ['PRICE_DESC', 'PRICE_ASC', 'NEWEST'] as const satisfies readonly ShopSort[];
/** From the top grade down. */
const SHOP_GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
export const MAX_SEARCH = 40;

const narrowing = {
  family: matching('family', /^[a-z0-9-]{1,40}$/),
  grade: oneOrAll<number>('grade', SHOP_GRADES),
  minPrice: coins('min'),
  maxPrice: coins('max'),
};

/** The filters of the sheet, cleared; tab, search and order aren't among them. */
export const NO_NARROWING = addressFilters(narrowing).usual;

/** The filters of the shop. The address holds them, so a player can share a list and go back to it. */
export const shopAddress = addressFilters({
  balance: oneOf('with', SHOP_BALANCES, lowerCase),
  search: typed('q', MAX_SEARCH),
  ...narrowing,
  sort: oneOf('sort', SHOP_SORTS, lowerCase),
});

export type ShopFilters = FiltersOf<typeof shopAddress>;

/** The count of filters set in the sheet; the search has its own field. */
export const narrowingCount = ({ family, grade, minPrice, maxPrice }: ShopFilters): number =>
  [family !== null, grade !== null, minPrice !== null || maxPrice !== null].filter(Boolean).length;

/** The variables of the API request. */
export const questionOf = (filters: ShopFilters): ShopQueryVariables => {
  const search = filters.search.trim();
  return { ...filters, search: search === '' ? null : search };
};
