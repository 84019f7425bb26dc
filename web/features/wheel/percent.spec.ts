import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText, readPercent } from './percent.ts';
import { TICKETS } from './roll.ts';

describe('percent', () => {
  it('is written as short as it goes', () => {
    expect([100_000, 1_250_000, 8_000_000, 4_569_194, 1, 0].map(percentText)).toEqual([
      '1',
      '12.5',
      '80',
      '45.69194',
      '0.00001',
      '0',
    ]);
  });

  it('is read as it is typed', () => {
    expect(['25', '12.5%', ' 3,75 ', '0.00001', '7.'].map(readPercent)).toEqual([
      2_500_000, 1_250_000, 375_000, 1, 700_000,
    ]);
    expect(['0,5', '１２．５％', '٣٫٥٪', '\u200e25 %'].map(readPercent)).toEqual([
      50_000, 1_250_000, 350_000, 2_500_000,
    ]);
  });

  it('is null for what is no percentage, or finer than a ticket', () => {
    expect(['', 'NaN', '-1', '1e1', '.5', '1.234567', '1000'].map(readPercent)).toEqual(Array(7).fill(null));
  });

  it('comes back exactly as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TICKETS }), (tickets) => {
        expect(readPercent(percentText(tickets))).toBe(tickets);
      }),
    );
  });
});
