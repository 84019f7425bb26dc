import type { ShopQueryVariables, ShopSort } from '../../generated/graphql.ts';

export const SHOP_SORTS = ['PRICE_DESC', 'PRICE_ASC', 'NEWEST'] as const satisfies readonly ShopSort[];
/** From the top grade down. */
export const SHOP_GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
export const MAX_SEARCH = 40;

/** What the shop takes. */
export type ShopBalance = 'COIN' | 'POINTS';

/** What is chosen in the shop. It lives in the address, so that a list can be shared and gone back to. */
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

/** What can be narrowed down; tab, search and order aren't part of it. */
export const NO_NARROWING = { family: null, grade: null, minPrice: null, maxPrice: null } as const;

const SORT_NAMES: Readonly<Record<ShopSort, string>> = {
  PRICE_DESC: 'price-desc',
  PRICE_ASC: 'price-asc',
  NEWEST: 'newest',
};

/** The address speaks of whole coins. Anything else than digits is no limit. */
const priceFrom = (text: string | null): number | null =>
  text !== null && /^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : null;

/** Anything the address doesn't say, or says wrongly, has its default. */
export const filtersFrom = (address: URLSearchParams): ShopFilters => {
  const family = address.get('family');
  return {
    balance: address.get('with') === 'points' ? 'POINTS' : 'COIN',
    search: (address.get('q') ?? '').slice(0, MAX_SEARCH),
    family: family !== null && /^[a-z0-9-]{1,40}$/.test(family) ? family : null,
    grade: SHOP_GRADES.find((grade) => String(grade) === address.get('grade')) ?? null,
    minPrice: priceFrom(address.get('min')),
    maxPrice: priceFrom(address.get('max')),
    sort: SHOP_SORTS.find((sort) => SORT_NAMES[sort] === address.get('sort')) ?? 'PRICE_DESC',
  };
};

/** The address of these filters; defaults are left out, other parameters stay. */
export const addressOf = (filters: ShopFilters, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null): void => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  };
  put('with', filters.balance === 'POINTS' ? 'points' : null);
  put('q', filters.search);
  put('family', filters.family);
  put('grade', filters.grade === null ? null : String(filters.grade));
  put('min', filters.minPrice === null ? null : String(filters.minPrice / 100));
  put('max', filters.maxPrice === null ? null : String(filters.maxPrice / 100));
  put('sort', filters.sort === 'PRICE_DESC' ? null : SORT_NAMES[filters.sort]);
  return next;
};

/** How many kinds of narrowing the sheet holds; the search has its own field. */
export const narrowingCount = ({ family, grade, minPrice, maxPrice }: ShopFilters): number =>
  [family !== null, grade !== null, minPrice !== null || maxPrice !== null].filter(Boolean).length;

/** The question to the API. */
export const questionOf = (filters: ShopFilters): Omit<ShopQueryVariables, 'first' | 'after'> => {
  const search = filters.search.trim();
  return { ...filters, search: search === '' ? null : search };
};
