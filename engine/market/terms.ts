import { z } from 'zod';
import { positiveMoney } from '../kernel/event-codec.ts';
import { defineSection } from '../terms/define-section.ts';

const HOUR_MS = 60 * 60_000;

/** A rate. The rules allow less: no circle of published rates gains. */
const percent = z.int().min(1).max(1_000);

const itemValues = {
  valueLockMs: z.int().min(0).describe('so long after it was acquired an item is worth its committed value'),
  sellPercent: percent.describe('coin, in percent of what an item is worth'),
  exchangePercent: percent.describe('points'),
};

/** The section in version 1 of `TermsPublished`: nothing bounded how fast the catalog's values fell. */
export const itemsWithoutBound = z.strictObject(itemValues);

type WithoutBound = z.infer<typeof itemsWithoutBound>;

/** So many percent a value of the catalog falls in 24 hours at most; null where the terms bound nothing. */
export const maxFallPercent = (
  values: WithoutBound | (WithoutBound & { readonly maxFallPercentPerDay: number }),
): number | null => ('maxFallPercentPerDay' in values ? values.maxFallPercentPerDay : null);

/** The worth of an item to its holder. */
export const itemsSection = defineSection({
  schema: z.union([
    itemsWithoutBound,
    z.strictObject({
      ...itemValues,
      maxFallPercentPerDay: percent.describe(
        'of the highest value of the last 24 hours, a value of the catalog falls at most',
      ),
    }),
  ]),
  defaults: { valueLockMs: 24 * HOUR_MS, sellPercent: 100, exchangePercent: 105, maxFallPercentPerDay: 10 },
  drawn: false,
  rules: {
    LOCK: ({ valueLockMs }) => valueLockMs >= HOUR_MS && valueLockMs <= 30 * 24 * HOUR_MS,
    FALL: (values) => (maxFallPercent(values) ?? 1) <= 50,
  },
});

/** The prices of the shop. */
export const shopSection = defineSection({
  schema: z.strictObject({
    coinPercent: percent.describe('price in coin, in percent of the catalog value'),
    pointsPercent: percent.describe('price in points'),
    maxItems: z.int().min(1).max(10).describe('of one purchase'),
  }),
  defaults: { coinPercent: 105, pointsPercent: 110, maxItems: 10 },
  drawn: false,
  rules: {},
});
export type ShopTerms = z.infer<typeof shopSection>;

/** The transfer of points, to coin or to another player. */
export const transferSection = defineSection({
  schema: z.strictObject({
    ratePercent: percent.describe('coin for points'),
    minPoints: positiveMoney.describe('of one transfer, to coin or to another player'),
  }),
  defaults: { ratePercent: 90, minPoints: '1' },
  drawn: false,
  rules: { MINIMUM: ({ minPoints }) => BigInt(minPoints) <= 10_000n },
});

interface Rates {
  readonly items: z.infer<typeof itemsSection>;
  readonly shop: ShopTerms;
  readonly transfer: z.infer<typeof transferSection>;
}

/**
 * Whether no circle of these rates gains. An item of the shop costs as much as selling it pays, or more, and as much as its points are
 * worth, in points and in coin; and no item brings more coin than its value, because games draw items for less coin than that.
 */
export const gainsByNoCircle = ({ items, shop, transfer }: Rates): boolean => {
  const coin = Math.min(shop.coinPercent, 100);
  return (
    items.sellPercent <= coin &&
    items.exchangePercent <= shop.pointsPercent &&
    items.exchangePercent * transfer.ratePercent <= coin * 100
  );
};
