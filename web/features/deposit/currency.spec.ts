import { describe, expect, it } from 'vitest';
import { formatCurrency } from './currency.ts';

describe('an amount of a currency', () => {
  it('has the digits that the currency has, and Latin ones everywhere', () => {
    expect(formatCurrency(5_000, 'CNY', 2, 'zh-CN')).toBe('¥50.00');
    expect(formatCurrency(123_456, 'USD', 2, 'en-US')).toBe('$1,234.56');
    expect(formatCurrency(750, 'JPY', 0, 'en-US')).toBe('¥750');
    expect(formatCurrency(5_000, 'CNY', 2, 'ar-SA')).toBe('¥50.00');
  });
});
