import { shopPrice } from '../../../engine/market/shop/shop-price.ts';
import type { ShopTerms } from '../../../engine/market/terms.ts';

interface Priced {
  readonly balance: 'COIN' | 'POINTS' | 'LOCKED';
  /** Of one, and what it is worth; minor units. */
  readonly price: number;
  readonly value: number;
}

/** The cost of `quantity` items, in minor units: rounded up once, on the whole order. */
export const totalOf = (
  terms: Pick<ShopTerms, 'coinPercent' | 'pointsPercent'>,
  { balance, price, value }: Priced,
  quantity: number,
): number =>
  balance === 'LOCKED'
    ? price * quantity
    : Number(shopPrice(terms, balance === 'COIN' ? 'coin' : 'points', BigInt(value), quantity));

/** The quantity within the stock and the terms' limit for one order; at least one. */
export const quantityWithin = (quantity: number, stock: number, { maxItems }: Pick<ShopTerms, 'maxItems'>): number =>
  Math.max(1, Math.min(quantity, stock, maxItems));
