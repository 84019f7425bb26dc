import { describe, expect, it } from 'vitest';
import { amountText, shareText, sigmaText, wholeText } from './figures.ts';

describe('an amount', () => {
  it('has two decimals always, and a true minus', () => {
    expect(amountText(128_450, 'zh-CN')).toBe('1,284.50');
    expect(amountText(8_800, 'en-US')).toBe('88.00');
    expect(amountText(0, 'en-US')).toBe('0.00');
    expect(amountText(-2_460, 'zh-TW')).toBe('−24.60');
  });

  it('says what comes in with a plus where that is asked for, and nothing before 0', () => {
    expect(amountText(500, 'en-US', true)).toBe('+5.00');
    expect(amountText(0, 'en-US', true)).toBe('0.00');
  });

  it('is exact up to 2^53 − 1', () => {
    expect(amountText(Number.MAX_SAFE_INTEGER, 'en-US')).toBe('90,071,992,547,409.91');
  });
});

describe('an expectation', () => {
  it('is whole, rounded to the nearest', () => {
    expect(wholeText(3_854_249, 'zh-CN')).toBe('38,542');
    expect(wholeText(-150, 'en-US')).toBe('−1');
    expect(wholeText(0, 'en-US')).toBe('0');
  });
});

describe('shares and deviations', () => {
  it('are written with their unit', () => {
    expect(shareText(0.928)).toBe('92.80%');
    expect(shareText(1.046, 1)).toBe('104.6%');
    expect(sigmaText(0.174)).toBe('+0.17σ');
    expect(sigmaText(-2.3)).toBe('−2.30σ');
  });
});
