import { describe, expect, it } from 'vitest';
import { placeAfter, placeAt } from './use-carousel.ts';

describe('the banners', () => {
  it('begin again after the last', () => {
    expect([0, 1, 2].map((place) => placeAfter(place, 3))).toEqual([1, 2, 0]);
    expect(placeAfter(0, 0)).toBe(0);
  });

  it('know which one is seen, from left to right and from right to left', () => {
    expect(placeAt(0, 300, 3)).toBe(0);
    expect(placeAt(160, 300, 3)).toBe(1);
    expect(placeAt(-600, 300, 3)).toBe(2);
    expect(placeAt(5_000, 300, 3)).toBe(2);
    expect(placeAt(100, 0, 3)).toBe(0);
  });
});
