import type { SkinFilter, SkinSort, Wear } from '../../generated/graphql.ts';
import { addressFilters, type FiltersOf, matching, oneOf, oneOrAll, typed } from '../../platform/address-filters.ts';

export const SKIN_SORTS = ['GRADE', 'VALUE_DESC', 'VALUE_ASC'] as const satisfies readonly SkinSort[];
export const SKIN_WEARS = ['FN', 'MW', 'FT', 'WW', 'BS'] as const satisfies readonly Wear[];
/** From the top grade down. */
export const SKIN_GRADES = [0, 1, 2, 3, 4, 5, 6] as const;
/** The characters of a search that the API uses. */
export const MAX_SEARCH = 40;

const narrowing = {
  search: typed('q', MAX_SEARCH),
  family: matching('family', /^[a-z0-9][a-z0-9-]{0,63}$/),
  grade: oneOrAll<number>('grade', SKIN_GRADES),
  wear: oneOrAll('wear', SKIN_WEARS),
};

export const NO_FILTERS = addressFilters(narrowing).usual;

/** The filters and the order of the list. The address holds them. */
export const skinAddress = addressFilters({ ...narrowing, sort: oneOf('sort', SKIN_SORTS) });

export type SkinFilters = FiltersOf<typeof skinAddress>;

/** The filter of the API request. */
export const questionOf = ({ search, family, grade, wear }: SkinFilters): SkinFilter => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(family !== null && { family }),
  ...(grade !== null && { grades: [grade] }),
  ...(wear !== null && { wears: [wear] }),
});

export interface ValueSpan {
  readonly low: number;
  readonly high: number;
}

/** The least and the greatest value of a skin, over its wears or in the wanted one. Null without any. */
export const spanOf = (
  wears: readonly { readonly wear: Wear | null; readonly value: number }[],
  wanted: Wear | null,
): ValueSpan | null => {
  const values = wears.filter(({ wear }) => wanted === null || wear === wanted).map(({ value }) => value);
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
};
