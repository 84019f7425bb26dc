import type { Money } from '../../kernel/money.ts';
import type { ShopTerms } from '../terms.ts';

/** The shop's price of so many items of a value: the terms' percent, rounded up once, on the whole. */
export const shopPrice = (
  terms: Pick<ShopTerms, 'coinPercent' | 'pointsPercent'>,
  balance: 'coin' | 'points',
  value: Money,
  quantity: number,
): Money => (value * BigInt(quantity) * BigInt(terms[`${balance}Percent`]) + 99n) / 100n;
