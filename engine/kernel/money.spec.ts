import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, groupedText, lesserOf, MAX_MONEY, majorText, parseMoney, sumOf } from './money.ts';

const amount = fc.bigInt({ min: -MAX_MONEY, max: MAX_MONEY });

describe('money', () => {
  it('reads back what it wrote', () => {
    fc.assert(fc.property(amount, (one) => parseMoney(formatMoney(one)) === one));
  });

  it.each([
    [0n, '0.00', '0.00'],
    [5n, '0.05', '0.05'],
    [-5n, '-0.05', '-0.05'],
    [1_250n, '12.50', '12.50'],
    [100_000n, '1000.00', '1,000.00'],
    [-123_456_789n, '-1234567.89', '-1,234,567.89'],
    [MAX_MONEY, '90071992547409.91', '90,071,992,547,409.91'],
  ])('writes %s as people do', (minor, major, grouped) => {
    expect([majorText(minor), groupedText(minor)]).toEqual([major, grouped]);
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
