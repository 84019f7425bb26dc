import { describe, expect, it } from 'vitest';
import { caseAddress, casesByTheme, filterCases, NO_FILTERS, priceStops } from './case-filters.ts';

const { read: filtersFrom, write: addressOf } = caseAddress;
const cases = [
  { slug: 'tidal', price: 2460, rtpPercent: '90.18', theme: { id: 'deep' } },
  { slug: 'wick', price: 250, rtpPercent: '90.33', theme: { id: 'ember' } },
  { slug: 'aphotic', price: 8800, rtpPercent: '89.92', theme: { id: 'deep' } },
];
const slugs = (list: readonly { readonly slug: string }[]): readonly string[] => list.map(({ slug }) => slug);

describe('case filters', () => {
  it('stand in the address in whole coins and come back from it', () => {
    const filters = { theme: 'deep', minPrice: 500, maxPrice: 20_000, sort: 'price-up' } as const;
    const address = addressOf(filters, new URLSearchParams('promoteCode=abc'));
    expect(address.toString()).toBe('promoteCode=abc&theme=deep&min=5&max=200&sort=price-up');
    expect(filtersFrom(address)).toEqual(filters);
  });

  it('leave nothing in the address when nothing is chosen', () => {
    expect(addressOf(NO_FILTERS, new URLSearchParams('theme=deep&min=5&sort=rtp')).toString()).toBe('');
  });

  it('read what makes no sense as no limit', () => {
    expect(filtersFrom(new URLSearchParams('min=-5&max=1e9&sort=luck'))).toEqual(NO_FILTERS);
  });

  it('hold a case at the very limit', () => {
    const found = filterCases(cases, { ...NO_FILTERS, minPrice: 250, maxPrice: 2460 });
    expect(slugs(found)).toEqual(['tidal', 'wick']);
  });

  it('sort by price both ways and by return', () => {
    expect(slugs(filterCases(cases, { ...NO_FILTERS, sort: 'price-up' }))).toEqual(['wick', 'tidal', 'aphotic']);
    expect(slugs(filterCases(cases, { ...NO_FILTERS, sort: 'price-down' }))).toEqual(['aphotic', 'tidal', 'wick']);
    expect(slugs(filterCases(cases, { ...NO_FILTERS, sort: 'rtp' }))).toEqual(['wick', 'tidal', 'aphotic']);
  });

  it('make one shelf of a theme that has any, in the order of the themes', () => {
    const themes = ['ember', 'frost', 'deep'].map((id) => ({ id }));
    expect(casesByTheme(cases, themes).map(({ theme, cases: held }) => [theme.id, slugs(held)])).toEqual([
      ['ember', ['wick']],
      ['deep', ['tidal', 'aphotic']],
    ]);
  });
});

describe('the stops of the price slider', () => {
  it('reach from nothing to the dearest case in 1–2–5 steps', () => {
    expect(priceStops([250, 2460, 8800])).toEqual([0, 500, 1000, 2000, 5000, 10_000]);
  });

  it('enclose a single price', () => {
    expect(priceStops([5000])).toEqual([0, 10_000]);
  });

  it('are nothing but zero where there is no case', () => {
    expect(priceStops([])).toEqual([0]);
  });
});
