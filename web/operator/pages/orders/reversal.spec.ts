import { describe, expect, it } from 'vitest';
import { partsOf, reversedIn } from './reversal.ts';

const payment = { amount: 2_000, bonus: 500, reversed: 500 };

describe('the amount of a reversal', () => {
  it.each([
    ['15', 1_500],
    ['0.01', 1],
    ['15.01', null],
    ['0', null],
    ['-1', null],
    ['all', null],
  ])('"%s" is %s', (typed, minor) => expect(reversedIn(payment, typed)).toBe(minor));
});

it('takes the bonus first, then coin, and leaves the rest to be owed', () =>
  expect(partsOf(payment, 1_500, { coin: 1_000, locked: 100 })).toEqual({
    ...{ bonus: 375, locked: 100, coin: 1_000, receivable: 775 },
  }));
