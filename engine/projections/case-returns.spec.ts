import { describe, expect, it } from 'vitest';
import type { OddsTable } from '../fairness/odds.ts';
import { caseReturnsOf } from './queries/case-returns.ts';

const table = (entries: readonly { readonly value: string; readonly last: number }[]): OddsTable => ({
  case: 'c',
  version: 1,
  tickets: 10,
  price: '100',
  entries: entries.map(({ value, last }, index) => ({
    skin: `s${index}`,
    wear: '',
    first: (entries[index - 1]?.last ?? -1) + 1,
    last,
    floatMin: 0,
    floatMax: 0,
    value,
  })),
  rtp: { numerator: '9', denominator: '10' },
});

const half = table([
  { value: '0', last: 4 },
  { value: '200', last: 9 },
]);

describe('what cases give back', () => {
  it('is as promised where what came out is what the odds say', () => {
    const [found] = caseReturnsOf([{ slug: 'c', opens: 100, won: 10_000n, table: half }]);
    expect(found).toMatchObject({ slug: 'c', opens: 100, won: 10_000, expected: 10_000 });
    expect(found?.evidence).toBeLessThan(0);
  });

  it('weighs against the odds where it is far from them', () => {
    // One open: mean 100, standard deviation 100. Of 100 opens the sum has 1,000, and 17,000 is seven of these off.
    const [found] = caseReturnsOf([{ slug: 'c', opens: 100, won: 17_000n, table: half }]);
    expect(found?.evidence).toBeGreaterThan(6);
  });

  it('is one figure over the versions of a case, each by its own odds', () => {
    const sure = table([{ value: '90', last: 9 }]);
    const found = caseReturnsOf([
      { slug: 'c', opens: 100, won: 9_000n, table: half },
      { slug: 'c', opens: 10, won: 900n, table: sure },
      { slug: 'd', opens: 10, won: 900n, table: sure },
    ]);
    expect(found).toMatchObject([
      { slug: 'c', opens: 110, won: 9_900, expected: 10_900 },
      { slug: 'd', opens: 10, won: 900, expected: 900, evidence: 0 },
    ]);
  });
});
