import type { TargetFilter, TargetSort, Wear } from '../../generated/graphql.ts';

export const TARGET_SORTS = ['VALUE_ASC', 'VALUE_DESC'] as const satisfies readonly TargetSort[];
export const WEARS = ['FN', 'MW', 'FT', 'WW', 'BS'] as const satisfies readonly Wear[];
/** From the top grade down. */
export const GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
/** The API looks at so many characters. */
export const MAX_SEARCH = 40;

/** What is chosen on a list of targets. It lives in the address, so that a list can be shared and gone back to. */
export interface TargetFilters {
  readonly search: string;
  readonly grades: readonly number[];
  readonly wears: readonly Wear[];
  /** Minor units, inclusive; null for no limit. */
  readonly minValue: number | null;
  readonly maxValue: number | null;
  readonly sort: TargetSort;
}

/** What can be narrowed down; the order isn't part of it. */
export const NO_NARROWING: Omit<TargetFilters, 'sort'> = {
  search: '',
  grades: [],
  wears: [],
  minValue: null,
  maxValue: null,
};

/** The address speaks of whole coins. Anything else than digits is no limit. */
const valueFrom = (text: string | null): number | null =>
  text !== null && /^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : null;

const listed = <Value>(known: readonly Value[], text: string | null): readonly Value[] => {
  const named = new Set((text ?? '').split(','));
  return known.filter((value) => named.has(String(value)));
};

const SORT_NAMES: Readonly<Record<TargetSort, string>> = { VALUE_ASC: 'value-asc', VALUE_DESC: 'value-desc' };

export const filtersFrom = (address: URLSearchParams, usualSort: TargetSort): TargetFilters => ({
  search: (address.get('q') ?? '').slice(0, MAX_SEARCH),
  grades: listed(GRADES, address.get('grade')),
  wears: listed(WEARS, address.get('wear')),
  minValue: valueFrom(address.get('min')),
  maxValue: valueFrom(address.get('max')),
  sort: TARGET_SORTS.find((sort) => SORT_NAMES[sort] === address.get('sort')) ?? usualSort,
});

/** The address of these filters; what is as usual is left out, other parameters of the page stay. */
export const addressOf = (filters: TargetFilters, usualSort: TargetSort, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null): void => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  };
  put('q', filters.search);
  put('grade', filters.grades.join(','));
  put('wear', filters.wears.join(','));
  put('min', filters.minValue === null ? null : String(filters.minValue / 100));
  put('max', filters.maxValue === null ? null : String(filters.maxValue / 100));
  put('sort', filters.sort === usualSort ? null : SORT_NAMES[filters.sort]);
  return next;
};

/** How many kinds of narrowing the sheet holds; the search has its own field. */
export const narrowingCount = ({ grades, wears, minValue, maxValue }: TargetFilters): number =>
  [grades.length > 0, wears.length > 0, minValue !== null || maxValue !== null].filter(Boolean).length;

/** Values of targets that can be played for; minor units, both inclusive. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

const highest = (...limits: readonly (number | null | undefined)[]): number | undefined => {
  const known = limits.filter((limit) => typeof limit === 'number');
  return known.length === 0 ? undefined : Math.max(...known);
};

const lowest = (...limits: readonly (number | null | undefined)[]): number | undefined => {
  const known = limits.filter((limit) => typeof limit === 'number');
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The question to the API: what was chosen, within what can be reached. Null where the two don't meet. */
export const questionOf = (filters: TargetFilters, reach: ValueRange | null): TargetFilter | null => {
  const { grades, wears } = filters;
  const search = filters.search.trim();
  const minValue = highest(filters.minValue, reach?.min);
  const maxValue = lowest(filters.maxValue, reach?.max);
  if (minValue !== undefined && maxValue !== undefined && minValue > maxValue) return null;
  return {
    ...(minValue !== undefined && { minValue }),
    ...(maxValue !== undefined && { maxValue }),
    ...(grades.length > 0 && { grades: [...grades] }),
    ...(wears.length > 0 && { wears: [...wears] }),
    ...(search !== '' && { search }),
  };
};

/** Adds what isn't there, takes out what is; in the order of the known values. */
export const toggled = <Value>(known: readonly Value[], chosen: readonly Value[], value: Value): readonly Value[] =>
  known.filter((each) => chosen.includes(each) !== (each === value));
