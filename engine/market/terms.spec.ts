import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERMS } from '../../test/terms-cast.ts';
import { type Money, percentOf } from '../kernel/money.ts';
import { shopPrice } from './shop/shop-price.ts';
import { gainsByNoCircle } from './terms.ts';

const percent = fc.integer({ min: 1, max: 200 });
const rates = fc
  .record({ sell: percent, exchange: percent, coin: percent, points: percent, rate: percent })
  .map(({ sell, exchange, coin, points, rate }) => ({
    items: { ...TERMS.items, sellPercent: sell, exchangePercent: exchange },
    shop: { ...TERMS.shop, coinPercent: coin, pointsPercent: points },
    transfer: { ...TERMS.transfer, ratePercent: rate },
  }));
type Rates = typeof rates extends fc.Arbitrary<infer One> ? One : never;

interface Held {
  readonly coin: Money;
  readonly points: Money;
  readonly items: Money;
}

/** All of one balance for items of a value, as many as it buys; items for coin or points; points for coin. */
const STEPS = {
  buy: ({ shop }: Rates, held: Held): Held => {
    const value = (held.coin * 100n) / BigInt(shop.coinPercent);
    return value === 0n
      ? held
      : { ...held, coin: held.coin - shopPrice(shop, 'coin', value, 1), items: held.items + value };
  },
  spend: ({ shop }: Rates, held: Held): Held => {
    const value = (held.points * 100n) / BigInt(shop.pointsPercent);
    const points = held.points - shopPrice(shop, 'points', value, 1);
    return value === 0n ? held : { ...held, points, items: held.items + value };
  },
  sell: ({ items }: Rates, held: Held): Held => ({
    ...held,
    items: 0n,
    coin: held.coin + percentOf(held.items, items.sellPercent),
  }),
  exchange: ({ items }: Rates, held: Held): Held => ({
    ...held,
    items: 0n,
    points: held.points + percentOf(held.items, items.exchangePercent),
  }),
  transfer: ({ transfer }: Rates, held: Held): Held => ({
    ...held,
    points: 0n,
    coin: held.coin + percentOf(held.points, transfer.ratePercent),
  }),
} as const;
type Step = keyof typeof STEPS;

const walk = (terms: Rates, from: Held, steps: readonly Step[]): Held =>
  steps.reduce((held, step) => STEPS[step](terms, held), from);
const NOTHING: Held = { coin: 0n, points: 0n, items: 0n };
const MUCH = 10n ** 12n;
const steps = fc.array(fc.constantFrom<Step>('buy', 'spend', 'sell', 'exchange', 'transfer'), { maxLength: 30 });
const cashings: readonly (readonly Step[])[] = [
  ['sell', 'transfer'],
  ['exchange', 'transfer'],
  ['transfer', 'buy', 'sell'],
];

describe('rates that may be published', () => {
  it('let nobody come out with more coin, by whatever way they go', () => {
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 0n, max: MUCH }), steps, (terms, coin, way) => {
        fc.pre(gainsByNoCircle(terms));
        const end = walk(terms, { ...NOTHING, coin }, way);
        for (const cashing of cashings) expect(walk(terms, end, cashing).coin).toBeLessThanOrEqual(coin);
      }),
      { numRuns: 2_000 },
    );
  });

  it('make no more points of points by way of items', () => {
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 0n, max: MUCH }), (terms, points) => {
        fc.pre(gainsByNoCircle(terms));
        expect(walk(terms, { ...NOTHING, points }, ['spend', 'exchange']).points).toBeLessThanOrEqual(points);
      }),
    );
  });

  it('bring no more coin for an item than its value, of which games take a share', () => {
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 0n, max: MUCH }), (terms, items) => {
        fc.pre(gainsByNoCircle(terms));
        for (const way of cashings) expect(walk(terms, { ...NOTHING, items }, way).coin).toBeLessThanOrEqual(items);
      }),
    );
  });
});

it('any other rates gain by some way', () => {
  fc.assert(
    fc.property(rates, (terms) => {
      fc.pre(!gainsByNoCircle(terms));
      const bought = walk(terms, { ...NOTHING, coin: MUCH }, ['buy']);
      const gains = [
        walk(terms, bought, ['sell']).coin > MUCH,
        walk(terms, bought, ['exchange', 'transfer']).coin > MUCH,
        walk(terms, { ...NOTHING, points: MUCH }, ['spend', 'exchange']).points > MUCH,
        walk(terms, { ...NOTHING, items: MUCH }, ['sell']).coin > MUCH,
        walk(terms, { ...NOTHING, items: MUCH }, ['exchange', 'transfer']).coin > MUCH,
      ];
      expect(gains).toContain(true);
    }),
    { numRuns: 2_000 },
  );
});

it('raising any rate beyond its bound is refused', () => {
  const { items, shop, transfer } = TERMS;
  const bounded: readonly ((rate: number) => Rates)[] = [
    (sellPercent) => ({ items: { ...items, sellPercent }, shop, transfer }),
    (exchangePercent) => ({ items: { ...items, exchangePercent }, shop, transfer }),
    (ratePercent) => ({ items, shop, transfer: { ...transfer, ratePercent } }),
  ];
  const highest = bounded.map((at) =>
    Array.from({ length: 1_000 }, (_, n) => 1_000 - n).find((n) => gainsByNoCircle(at(n))),
  );
  expect(highest).toEqual([100, 110, 95]);
  for (const [index, at] of bounded.entries()) {
    for (let rate = 1; rate <= 1_000; rate += 1) expect(gainsByNoCircle(at(rate))).toBe(rate <= (highest[index] ?? 0));
  }
});
