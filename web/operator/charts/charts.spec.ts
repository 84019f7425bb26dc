import { describe, expect, it } from 'vitest';
import { axisText } from './axis-text.ts';
import { placeOf, toneOf } from './SigmaBand.tsx';

describe('a deviation on its band', () => {
  it('stands in the middle for 0, as far to either side, and never outside', () => {
    expect(placeOf(0)).toBe(80);
    expect(placeOf(1) - 80).toBeCloseTo(80 - placeOf(-1));
    expect(placeOf(12)).toBe(placeOf(3.3));
    expect(placeOf(-12)).toBe(2);
  });

  it('asks for eyes beyond 2σ and for hands beyond 3σ, and for nothing inside', () => {
    expect([0, 2, -2].map(toneOf)).toEqual([undefined, undefined, undefined]);
    expect([2.01, -3].map(toneOf)).toEqual(['look', 'look']);
    expect([3.01, -9].map(toneOf)).toEqual(['breach', 'breach']);
  });
});

describe('a number of an axis', () => {
  it('is short in the units of the language', () => {
    expect([0, 40, 1_500, 2_000_000].map((value) => axisText(value, 'en-US'))).toEqual(['0', '40', '1.5k', '2M']);
    expect([9_000, 2_000_000, 250_000_000].map((value) => axisText(value, 'zh-CN'))).toEqual([
      '9000',
      '200万',
      '2.5亿',
    ]);
    expect(axisText(-20_000, 'zh-TW')).toBe('−2萬');
  });
});
