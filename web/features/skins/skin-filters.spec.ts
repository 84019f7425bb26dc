import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, questionOf, SKIN_GRADES, SKIN_SORTS, SKIN_WEARS, skinAddress, spanOf } from './skin-filters.ts';

const { read: filtersFrom, write: addressOf } = skinAddress;

const usual = { ...NO_FILTERS, sort: 'GRADE' } as const;

describe('the filters of the skins', () => {
  it('are the usual ones without an address, and for one that makes no sense', () => {
    expect(filtersFrom(new URLSearchParams())).toEqual(usual);
    expect(filtersFrom(new URLSearchParams('grade=9&wear=XX&sort=UP&family=%3Cb%3E'))).toEqual(usual);
    expect(filtersFrom(new URLSearchParams({ q: 'x'.repeat(90) })).search).toHaveLength(40);
  });

  it('come back from the address they make, and leave other parameters alone', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 40 }),
          family: fc.constantFrom(null, 'kestrel', 'long-case'),
          grade: fc.constantFrom(null, ...SKIN_GRADES),
          wear: fc.constantFrom(null, ...SKIN_WEARS),
          sort: fc.constantFrom(...SKIN_SORTS),
        }),
        (filters) => {
          const address = addressOf(filters, new URLSearchParams('skin=aurora&q=old'));
          expect(filtersFrom(address)).toEqual(filters);
          expect(address.get('skin')).toBe('aurora');
        },
      ),
    );
  });

  it('ask the API for what is chosen alone', () => {
    expect(questionOf(usual)).toEqual({});
    expect(questionOf({ ...usual, search: ' tide ', grade: 0, wear: 'FN', family: 'kestrel' })).toEqual({
      search: 'tide',
      grades: [0],
      wears: ['FN'],
      family: 'kestrel',
    });
  });
});

describe('what a skin is worth', () => {
  const wears = [
    { wear: 'FN', value: 900 },
    { wear: 'FT', value: 300 },
  ] as const;

  it('spans all its wears, or is that of one', () => {
    expect(spanOf(wears, null)).toEqual({ low: 300, high: 900 });
    expect(spanOf(wears, 'FT')).toEqual({ low: 300, high: 300 });
    expect(spanOf(wears, 'BS')).toBeNull();
  });
});
