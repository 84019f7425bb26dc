import { shopPrice } from '../../../engine/market/shop/shop-price.ts';
import type { ShopTerms } from '../../../engine/market/terms.ts';

interface Priced {
  readonly balance: 'COIN' | 'POINTS' | 'LOCKED';
  /** Of one, and what it is worth; minor units. */
  readonly price: number;
  readonly value: number;
}

/** What so many cost, in minor units: rounded up once, on the whole order. */
export const totalOf = (
  terms: Pick<ShopTerms, 'coinPercent' | 'pointsPercent'>,
  { balance, price, value }: Priced,
  quantity: number,
): number =>
  balance === 'LOCKED'
    ? price * quantity
    : Number(shopPrice(terms, balance === 'COIN' ? 'coin' : 'points', BigInt(value), quantity));

/** As many as there are, at most so many at once as the terms allow, at least one. */
export const quantityWithin = (quantity: number, stock: number, { maxItems }: Pick<ShopTerms, 'maxItems'>): number =>
  Math.max(1, Math.min(quantity, stock, maxItems));
