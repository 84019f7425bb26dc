import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_MONEY } from '../../engine/kernel/money.ts';
import { majorUnits } from './money.ts';

it.each([
  [0n, '0'],
  [5n, '0.05'],
  [1_250n, '12.5'],
  [-199n, '-1.99'],
  [100_000n, '1000'],
])('shows minor units as old clients read them: %s', (amount, shown) => {
  expect(JSON.stringify(majorUnits(amount))).toBe(shown);
});

it('loses nothing of any amount below ten trillion coins', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), (amount) => {
      expect(BigInt(majorUnits(amount).toFixed(2).replace('.', ''))).toBe(amount);
    }),
  );
  expect(majorUnits(MAX_MONEY)).toBe(90_071_992_547_409.91);
});
