import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, lesserOf, MAX_MONEY, parseMoney, sumOf } from './money.ts';

const amount = fc.bigInt({ min: -MAX_MONEY, max: MAX_MONEY });

describe('money', () => {
  it('reads back what it wrote', () => {
    fc.assert(fc.property(amount, (one) => parseMoney(formatMoney(one)) === one));
  });

  it.each([
    '',
    '-',
    '-0',
    '01',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '0x1',
    '１',
    '9007199254740992',
    '-9007199254740992',
    '12345678901234567',
  ])('refuses “%s”', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  });

  it('reaches exactly to ±(2^53 − 1)', () => {
    expect(parseMoney('9007199254740991')).toBe(MAX_MONEY);
    expect(parseMoney('-9007199254740991')).toBe(-MAX_MONEY);
    expect(MAX_MONEY).toBe(BigInt(Number.MAX_SAFE_INTEGER));
  });

  it('adds and compares without loss', () => {
    expect(sumOf([MAX_MONEY, MAX_MONEY, 1n])).toBe(2n * MAX_MONEY + 1n);
    expect(sumOf([])).toBe(0n);
    fc.assert(fc.property(amount, amount, (a, b) => lesserOf(a, b) <= a && lesserOf(a, b) <= b));
  });
});
