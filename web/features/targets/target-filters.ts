import type { TargetFilter, TargetSort, Wear } from '../../generated/graphql.ts';
import {
  type AddressFilters,
  addressFilters,
  type FiltersOf,
  lowerCase,
  oneOf,
  someOf,
  typed,
} from '../../platform/address-filters.ts';
import { coins } from './coins-text.ts';

export const TARGET_SORTS = ['VALUE_ASC', 'VALUE_DESC'] as const satisfies readonly TargetSort[];
export const WEARS = ['FN', 'MW', 'FT', 'WW', 'BS'] as const satisfies readonly Wear[];
/** From the top grade down. */
export const GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
/** The characters of a search that the API uses. */
export const MAX_SEARCH = 40;

const narrowing = {
  search: typed('q', MAX_SEARCH),
  grades: someOf<number>('grade', GRADES),
  wears: someOf<Wear>('wear', WEARS),
  minValue: coins('min'),
  maxValue: coins('max'),
};

/** The filters, cleared; the order isn't among them. */
export const NO_NARROWING = addressFilters(narrowing).usual;

const withUsual = (sort: TargetSort) =>
  addressFilters({ ...narrowing, sort: oneOf('sort', TARGET_SORTS, lowerCase, sort) });

/** The filters and the order of a list of targets. The address holds them, so a player can share a list and return to it. */
export type TargetFilters = FiltersOf<ReturnType<typeof withUsual>>;

/** By the order that is usual on the page. */
export const targetAddress: Readonly<Record<TargetSort, AddressFilters<TargetFilters>>> = {
  VALUE_ASC: withUsual('VALUE_ASC'),
  VALUE_DESC: withUsual('VALUE_DESC'),
};

/** The count of filters set in the sheet; the search has its own field. */
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

/** The filter of the API request: the player's choice within the reachable values. Null where the two don't meet. */
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

/** Adds a missing value, or removes a chosen one; in the order of the known values. */
export const toggled = <Value>(known: readonly Value[], chosen: readonly Value[], value: Value): readonly Value[] =>
  known.filter((each) => chosen.includes(each) !== (each === value));
