import { addressFilters, type FiltersOf, matching, oneOf, wholeCoins } from '../../platform/address-filters.ts';

/** The order of the page: as the house displays them, or by a figure. */
export const CASE_SORTS = ['display', 'price-up', 'price-down', 'rtp'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** The filters and the order of a case list. The address holds them, so a player can share a list and go back to it. */
export const caseAddress = addressFilters({
  theme: matching('theme', /./),
  minPrice: wholeCoins('min'),
  maxPrice: wholeCoins('max'),
  sort: oneOf('sort', CASE_SORTS),
});

export type CaseFilters = FiltersOf<typeof caseAddress>;
export const NO_FILTERS = caseAddress.usual;

interface FilterableCase {
  readonly price: number;
  readonly rtpPercent: string;
  readonly theme: { readonly id: string };
}

const ORDERS: Readonly<Record<CaseSort, ((a: FilterableCase, b: FilterableCase) => number) | null>> = {
  display: null,
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  rtp: (a, b) => Number(b.rtpPercent) - Number(a.rtpPercent),
};

export const filterCases = <Case extends FilterableCase>(
  cases: readonly Case[],
  { theme, minPrice, maxPrice, sort }: CaseFilters,
): readonly Case[] => {
  const fitting = cases.filter(
    (one) =>
      (theme === null || one.theme.id === theme) &&
      (minPrice === null || one.price >= minPrice) &&
      (maxPrice === null || one.price <= maxPrice),
  );
  const order = ORDERS[sort];
  return order === null ? fitting : fitting.toSorted(order);
};

export interface ThemeCases<Case, Theme> {
  readonly theme: Theme;
  readonly cases: readonly Case[];
}

/** The cases of each theme that has any, in the order of the themes. */
export const casesByTheme = <Case extends FilterableCase, Theme extends Case['theme']>(
  cases: readonly Case[],
  themes: readonly Theme[],
): readonly ThemeCases<Case, Theme>[] => {
  const byTheme = Map.groupBy(cases, ({ theme }) => theme.id);
  return themes.flatMap((theme) => {
    const held = byTheme.get(theme.id);
    return held === undefined ? [] : [{ theme, cases: held }];
  });
};

const STEPS = [1, 2, 5] as const;

/**
 * Stops of the price slider in minor units: 1–2–5 steps from below the cheapest case to above the dearest one. Prices
 * grow by factors, so equal ways on the slider are about equal factors.
 */
export const priceStops = (prices: readonly number[]): readonly number[] => {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  if (prices.length === 0) return [0];
  const stops = [0];
  for (let scale = 100; stops.at(-1) !== undefined && scale <= 1e12; scale *= 10) {
    for (const step of STEPS) {
      const stop = step * scale;
      if (stop <= lowest) continue;
      stops.push(stop);
      if (stop >= highest) return stops;
    }
  }
  return stops;
};
