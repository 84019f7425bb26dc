import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { shippedListings } from './shipped-shop.ts';

describe('the shop that Glasscase comes with', () => {
  const listings = shippedListings();
  const of = (balance: string) => listings.filter((one) => one.balance === balance);
  const worthOf = ({ skin, wear }: (typeof listings)[number]): number =>
    Number(
      shippedCatalog()
        .skins.find(({ id }) => id === skin)
        ?.wears.find((one) => one.wear === wear)?.value ?? 0,
    );

  it('offers 60 things for coin and 40 for points, each once', () => {
    expect([of('coin').length, of('points').length]).toEqual([60, 40]);
    expect(new Set(listings.map(({ listing }) => listing)).size).toBe(100);
    expect(new Set(listings.map(({ skin, wear, balance }) => `${skin} ${wear} ${balance}`)).size).toBe(100);
  });

  it('has something for every purse, all of it in the catalog', () => {
    const values = of('coin').map(worthOf);
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(Math.min(...values)).toBeLessThan(1_000);
    expect(Math.max(...values)).toBeGreaterThan(100_000);
    expect(of('points').every((one) => worthOf(one) > 0)).toBe(true);
  });

  it('is the same at every start', () => {
    expect(shippedListings()).toEqual(listings);
  });
});
