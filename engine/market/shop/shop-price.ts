import type { Money } from '../../kernel/money.ts';

/** Hundredths of the catalog's value. */
const RATES = { coin: 105n, points: 110n } as const;

/** What so many of a value cost in the shop: in coin × 1.05, in points × 1.10, rounded up once, on the whole. */
export const shopPrice = (balance: 'coin' | 'points', value: Money, quantity: number): Money =>
  (value * BigInt(quantity) * RATES[balance] + 99n) / 100n;
