import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../i18n/index.ts';
import { depositPresets, isDepositAmount, MAX_DEPOSIT, MIN_DEPOSIT, readAmount } from './deposit-amount.ts';

describe('readAmount', () => {
  it('reads what people type into minor units', () => {
    expect(readAmount('50')).toEqual({ ok: true, amount: 5_000 });
    expect(readAmount(' 1,284.5 ')).toEqual({ ok: true, amount: 128_450 });
    expect(readAmount('0001.10')).toEqual({ ok: true, amount: 110 });
  });

  it('says what is wrong', () => {
    expect(readAmount('  ')).toEqual({ ok: false, problem: 'required' });
    for (const typed of ['abc', '1.234', '-5', '1e3', '1.', '.5', 'NaN', '0x10']) {
      expect(readAmount(typed), typed).toEqual({ ok: false, problem: 'format' });
    }
    for (const typed of ['0', '0.99', '100000.01']) {
      expect(readAmount(typed), typed).toEqual({ ok: false, problem: 'range' });
    }
  });

  it('reads back every amount the page writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_DEPOSIT, max: MAX_DEPOSIT }), (amount) => {
        expect(readAmount(formatMoney(amount))).toEqual({ ok: true, amount });
      }),
    );
  });
});

describe('deposit bounds', () => {
  it('hold for every preset, and for nothing that is no whole amount', () => {
    for (const preset of depositPresets) expect(isDepositAmount(preset)).toBe(true);
    for (const value of [99, 10_000_001, 100.5, '500', null, Number.NaN]) expect(isDepositAmount(value)).toBe(false);
  });
});
