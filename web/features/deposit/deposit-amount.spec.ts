import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../i18n/index.ts';
import { readAmount, suggestedAmount } from './deposit-amount.ts';

const bounds = { min: 100, max: 10_000_000 };

describe('readAmount', () => {
  it('reads what people type into minor units', () => {
    expect(readAmount('50', bounds)).toEqual({ ok: true, amount: 5_000 });
    expect(readAmount(' 1,284.5 ', bounds)).toEqual({ ok: true, amount: 128_450 });
    expect(readAmount('12,50', bounds)).toEqual({ ok: true, amount: 1_250 });
  });

  it('says what is wrong', () => {
    expect(readAmount('  ', bounds)).toEqual({ ok: false, problem: 'required' });
    expect(readAmount('1.234', bounds)).toEqual({ ok: false, problem: 'format' });
    for (const typed of ['0', '0.99', '100000.01']) {
      expect(readAmount(typed, bounds), typed).toEqual({ ok: false, problem: 'range' });
    }
  });

  it('reads back every amount the page writes', () => {
    fc.assert(
      fc.property(fc.integer(bounds), (amount) => {
        expect(readAmount(formatMoney(amount), bounds)).toEqual({ ok: true, amount });
      }),
    );
  });
});

describe('what is suggested', () => {
  it('is enough, in whole coins, and something the channel takes', () => {
    expect(suggestedAmount(327, bounds)).toBe(400);
    expect(suggestedAmount(400, bounds)).toBe(400);
    expect(suggestedAmount(1, { min: 1_000, max: 50_000 })).toBe(1_000);
    expect(suggestedAmount(99_999_999, bounds)).toBe(10_000_000);
  });
});
