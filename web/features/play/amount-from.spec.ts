import { describe, expect, it } from 'vitest';
import { amountFrom } from './amount-from.ts';

describe('an amount in a refusal', () => {
  it('is a whole number, or one in digits', () => {
    expect([99_000, '99000', 0, '0'].map(amountFrom)).toEqual([99_000, 99_000, 0, 0]);
  });

  it('is nothing else', () => {
    expect([null, '', '1.5', '-1', 1.5, -1, Number.NaN, '99999999999999999', {}].map(amountFrom)).toEqual(
      Array(9).fill(null),
    );
  });
});
