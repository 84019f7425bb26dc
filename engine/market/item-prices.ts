import { type Money, percentOf, sumOf } from '../kernel/money.ts';

/** The sale price of an item: the percent of the terms, of its present worth, rounded down for each item. */
export const salePrice = (worth: Money, sellPercent: number): Money => percentOf(worth, sellPercent);

/** The points that one exchange gives for its items: rounded down once, on their total worth. */
export const exchangePrice = (worths: Iterable<Money>, exchangePercent: number): Money =>
  percentOf(sumOf(worths), exchangePercent);
