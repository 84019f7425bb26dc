import { describe, expect, it } from 'vitest';
import { currencyText } from './currency.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('a sum in a currency', () => {
  it('has as many decimals as its currency', () => {
    expect(plain(currencyText('5000', 'CNY', 'en-US'))).toBe('CNY 50.00');
    expect(plain(currencyText('750', 'JPY', 'en-US'))).toBe('JPY 750');
  });

  it('is exact where a number is not', () => {
    expect(plain(currencyText('900719925474099301', 'USD', 'en-US'))).toBe('USD 9,007,199,254,740,993.01');
  });
});
