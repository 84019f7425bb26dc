import { type Money, percentOf, sumOf } from '../kernel/money.ts';

/** What selling an item pays: the percent of the terms, of what it counts now, rounded down for each item. */
export const salePrice = (worth: Money, sellPercent: number): Money => percentOf(worth, sellPercent);

/** The points that one exchange gives for its items: rounded down once, on what they count together. */
export const exchangePrice = (worths: Iterable<Money>, exchangePercent: number): Money =>
  percentOf(sumOf(worths), exchangePercent);
