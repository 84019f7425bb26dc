import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenMillionths } from './decimal.ts';

describe('tenMillionths', () => {
  it.each([
    [0n, '0'],
    [1n, '0.0000001'],
    [3_000_000n, '0.3'],
    [240_000_000n, '24'],
    [12_345_678_901_234n, '1,234,567.8901234'],
  ])('writes %s as %s', (amount, text) => {
    expect(tenMillionths(amount)).toBe(text);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (amount) => {
        const [whole = '', rest = ''] = tenMillionths(amount).replaceAll(',', '').split('.');
        expect(BigInt(`${whole}${rest.padEnd(7, '0')}`)).toBe(amount);
      }),
    );
  });
});
