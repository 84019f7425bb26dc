import type { SkinFilter, SkinSort, Wear } from '../../generated/graphql.ts';

export const SKIN_SORTS = ['GRADE', 'VALUE_DESC', 'VALUE_ASC'] as const satisfies readonly SkinSort[];
export const SKIN_WEARS = ['FN', 'MW', 'FT', 'WW', 'BS'] as const satisfies readonly Wear[];
/** From the top grade down. */
export const SKIN_GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
/** The API looks at so many characters. */
export const MAX_SEARCH = 40;

/** What is chosen on the list. It lives in the address. */
export interface SkinFilters {
  readonly search: string;
  /** Empty for all. */
  readonly family: string;
  readonly grade: number | null;
  readonly wear: Wear | null;
  readonly sort: SkinSort;
}

export const NO_FILTERS: Omit<SkinFilters, 'sort'> = { search: '', family: '', grade: null, wear: null };

const familyName = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const filtersFrom = (address: URLSearchParams): SkinFilters => {
  const family = address.get('family') ?? '';
  return {
    search: (address.get('q') ?? '').slice(0, MAX_SEARCH),
    family: familyName.test(family) ? family : '',
    grade: SKIN_GRADES.find((grade) => String(grade) === address.get('grade')) ?? null,
    wear: SKIN_WEARS.find((wear) => wear === address.get('wear')) ?? null,
    sort: SKIN_SORTS.find((sort) => sort === address.get('sort')) ?? 'GRADE',
  };
};

/** The address of these filters; what is as usual is left out, other parameters of the page stay. */
export const addressOf = (filters: SkinFilters, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  const values = {
    q: filters.search,
    family: filters.family,
    grade: filters.grade === null ? '' : String(filters.grade),
    wear: filters.wear ?? '',
    sort: filters.sort === 'GRADE' ? '' : filters.sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** The question to the API. */
export const questionOf = ({ search, family, grade, wear }: SkinFilters): SkinFilter => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(family !== '' && { family }),
  ...(grade !== null && { grades: [grade] }),
  ...(wear !== null && { wears: [wear] }),
});

export interface ValueSpan {
  readonly low: number;
  readonly high: number;
}

/** Least and most that a skin is worth, over its wears or in the one that is asked for. Null without any. */
export const spanOf = (
  wears: readonly { readonly wear: Wear | null; readonly value: number }[],
  wanted: Wear | null,
): ValueSpan | null => {
  const values = wears.filter(({ wear }) => wanted === null || wear === wanted).map(({ value }) => value);
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
};
