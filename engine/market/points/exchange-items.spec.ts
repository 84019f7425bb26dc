import { describe, expect, it } from 'vitest';
import { alice, bob, itemOf, kestrel, kestrelDefinition, revalued, skinPublished } from '../../../test/cast.ts';
import { acceptedEvents, given, houseOf, T0 } from '../../../test/deciders.ts';
import { aliceHoldsTwo, wonFree } from '../../../test/item-cast.ts';
import { adjusted, DAY } from '../../../test/money-cast.ts';
import { itemsTerms, TERMS, termsAre } from '../../../test/terms-cast.ts';
import { MAX_MONEY } from '../../kernel/money.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { ExchangeItems } from './exchange-items.ts';

const exchange = (items: readonly number[], expectedTotal: string | null = null): ExchangeItems => ({
  type: 'ExchangeItems',
  terms: itemsTerms,
  playerId: alice,
  itemIds: items.map((roundNo) => itemOf(roundNo)),
  expectedTotal,
});

describe('exchanging items', () => {
  it('gives the percent of the terms that the player was shown, rounded down once', () => {
    const items = { ...TERMS.items, exchangePercent: 33 };
    const terms = sectionHash(nodeHashing, 'items', items);
    const story = given(...aliceHoldsTwo, termsAre({ items }, 2, T0 + 1)).after(1);
    expect(story.when(exchange([1]))).toBeRefused('TERMS_CHANGED', expect.objectContaining({ section: 'items' }));
    expect(story.when({ ...exchange([1, 2]), terms })).toEmit([{ data: { terms, total: '594' } }]);
  });

  it('gives 1.05 points for what they count, and takes them', () => {
    const house = houseOf(...aliceHoldsTwo);
    const [event] = acceptedEvents(house.submit(exchange([1, 2])));
    expect(event).toMatchObject({
      type: 'ItemsExchanged',
      data: {
        expectedTotal: null,
        items: [
          { itemId: itemOf(1), committed: '900', current: null, counted: '900' },
          { itemId: itemOf(2), committed: '900', current: null, counted: '900' },
        ],
        total: '1890',
      },
    });
    const player = house.world().player(alice);
    expect(player).toMatchObject({ points: 1_890n, coin: 800n });
    expect(player.status === 'registered' && player.items.size).toBe(0);
  });

  it('rounds down once, on the total', () => {
    const cheap = skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '33'), 2);
    const story = given(...aliceHoldsTwo, cheap).after(DAY);
    expect(acceptedEvents(story.when(exchange([1])))[0]?.data).toMatchObject({ total: '34' });
    expect(acceptedEvents(story.when(exchange([1, 2])))[0]?.data).toMatchObject({ total: '69' });
  });

  it('counts the catalog’s lower value once the lock is over, and never a higher one', () => {
    const cheaper = given(...aliceHoldsTwo, skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '800'), 2));
    expect(acceptedEvents(cheaper.when(exchange([1])))[0]?.data).toMatchObject({ total: '945' });
    expect(acceptedEvents(cheaper.after(DAY).when(exchange([1])))[0]?.data).toMatchObject({
      items: [{ committed: '900', current: '800', counted: '800' }],
      total: '840',
    });
    const dearer = given(...aliceHoldsTwo, skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '1000'), 2)).after(
      DAY,
    );
    expect(acceptedEvents(dearer.when(exchange([1])))[0]?.data).toMatchObject({ total: '945' });
  });

  it('needs a player', () =>
    expect(given(...aliceHoldsTwo).when({ ...exchange([1]), playerId: bob })).toBeRefused('PLAYER_NOT_FOUND', {}));

  it('takes 1 to 100 items', () => {
    expect(given(...aliceHoldsTwo).when(exchange([]))).toBeRefused('INPUT_INVALID', { items: 0 });
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    expect(given(...aliceHoldsTwo).when(exchange(many))).toBeRefused('INPUT_INVALID', { items: 101 });
  });

  it('refuses items that aren’t held, or are named twice', () => {
    expect(given(...aliceHoldsTwo).when(exchange([1, 9]))).toBeRefused('ITEM_NOT_HELD', { itemIds: [itemOf(9)] });
    expect(given(...aliceHoldsTwo).when(exchange([1, 1]))).toBeRefused('ITEM_NOT_HELD', { itemIds: [itemOf(1)] });
  });

  it('refuses items of free cases: they can only be sold', () =>
    expect(given(...aliceHoldsTwo, wonFree(alice, 3)).when(exchange([1, 3]))).toBeRefused('ITEM_SELL_ONLY', {
      itemIds: [itemOf(3)],
    }));

  it('refuses to give less than was shown', () => {
    expect(given(...aliceHoldsTwo).when(exchange([1], '946'))).toBeRefused('PRICE_CHANGED', { total: '945' });
    expect(given(...aliceHoldsTwo).when(exchange([1], '945'))).toBeAccepted();
    expect(given(...aliceHoldsTwo).when(exchange([1], '-5'))).toBeRefused('INPUT_INVALID');
  });

  it('is refused where there would be too many points', () => {
    const rich = adjusted(alice, 'points', String(MAX_MONEY - 944n));
    expect(given(...aliceHoldsTwo, rich).when(exchange([1]))).toBeRefused('BALANCE_LIMIT', {});
  });
});
