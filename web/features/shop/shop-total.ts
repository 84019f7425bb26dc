import type { ShopBalance } from './shop-filters.ts';

/** The API sells at most so many of a listing at once. */
export const MAX_QUANTITY = 10;

/** Prices in hundredths of the value. */
const RATES: Readonly<Record<ShopBalance, bigint>> = { COIN: 105n, POINTS: 110n };

const roundedUp = (value: number, quantity: number, rate: bigint): number =>
  Number((BigInt(value) * BigInt(quantity) * rate + 99n) / 100n);

interface Priced {
  readonly balance: 'COIN' | 'POINTS' | 'LOCKED';
  /** Of one, and what it is worth; minor units. */
  readonly price: number;
  readonly value: number;
}

/**
 * What so many cost, in minor units: value times rate, rounded up once on the whole order. Where the price of one isn't
 * what that rate gives, another one applies here, and the price times the quantity is the most that it can be.
 */
export const totalOf = ({ balance, price, value }: Priced, quantity: number): number => {
  if (balance === 'LOCKED') return price * quantity;
  const rate = RATES[balance];
  return price === roundedUp(value, 1, rate) ? roundedUp(value, quantity, rate) : price * quantity;
};

/** As many as there are, at most so many at once, at least one. */
export const quantityWithin = (quantity: number, stock: number): number =>
  Math.max(1, Math.min(quantity, stock, MAX_QUANTITY));
