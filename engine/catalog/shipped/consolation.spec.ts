import { describe, expect, it } from 'vitest';
import { createHouse } from '../../../test/deciders.ts';
import { consolationSum } from '../../fairness/consolation.ts';
import { dreamFee } from '../../fairness/dream-draw.ts';
import { DEFAULT_TERMS } from '../../terms/sections.ts';
import { catalogChanges } from '../catalog-changes.ts';
import { shippedCatalog } from './index.ts';

const { dream: DREAM } = DEFAULT_TERMS;

const catalog = shippedCatalog();
const house = createHouse();
for (const change of catalogChanges(catalog)) house.submit(change);
const published = house.world().consolation();
const entries = published.status === 'published' ? published.table.entries : [];

describe('the shipped consolation table', () => {
  it('is taken by the rules: every skin exists in its wear, and the tickets sum to 10,000,000', () => {
    expect(published.status).toBe('published');
    expect(entries.at(-1)?.last).toBe(9_999_999);
    expect(entries.map(({ skin, wear }) => ({ skin, wear }))).toEqual(
      catalog.consolation?.map(({ skin, wear }) => ({ skin, wear })),
    );
  });

  it('holds 8 to 20 items, dearest and rarest first, worth 0.30 to 0.60 coin in the mean and 3 at most', () => {
    expect(entries.length).toBeGreaterThanOrEqual(8);
    expect(entries.length).toBeLessThanOrEqual(20);
    const values = entries.map(({ value }) => Number(value));
    const shares = entries.map(({ first, last }) => last - first + 1);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(values[0]).toBeLessThanOrEqual(300);
    const sum = consolationSum(entries);
    expect(sum).toBeGreaterThanOrEqual(300_000_000n);
    expect(sum).toBeLessThanOrEqual(600_000_000n);
  });

  it('lets every dream of ten coin or more cost less than its target', () => {
    const sum = consolationSum(entries);
    for (const winTickets of [DREAM.minTickets, DREAM.maxTickets]) {
      expect(dreamFee(1_000n, winTickets, sum, DREAM)).toBeLessThan(1_000n);
    }
  });
});
