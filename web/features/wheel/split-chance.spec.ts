import { describe, expect, it } from 'vitest';
import { formatChance } from '../../i18n/index.ts';
import { splitChance } from './split-chance.ts';

describe('a chance on the wheel', () => {
  it('shows two decimals large and the other three small', () => {
    expect(splitChance(formatChance(4_569_194))).toEqual(['45.69', '194%']);
    expect(splitChance(formatChance(100_000))).toEqual(['1.00', '000%']);
  });
});
