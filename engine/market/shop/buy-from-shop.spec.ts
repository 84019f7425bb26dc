import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  deposited,
  kestrel,
  kestrelDefinition,
  registered,
  revalued,
  skinPublished,
  skinsPublished,
} from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, hashOf, houseOf, T0 } from '../../../test/deciders.ts';
import { credited, kestrels, listingClosed, stocked } from '../../../test/item-cast.ts';
import { shopTerms, TERMS, termsAre } from '../../../test/terms-cast.ts';
import { itemIdOf, playerStream } from '../../kernel/ids.ts';
import { MAX_MONEY } from '../../kernel/money.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { evolveStream, initialState } from '../../stream-state.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { BuyFromShop } from './buy-from-shop.ts';
import { shopPrice } from './shop-price.ts';

const ready = [termsAre(), ...skinsPublished, registered(alice), deposited(alice, '5000'), stocked(7)];
const buy = (quantity: number, expectedTotal = '100000'): BuyFromShop => ({
  type: 'BuyFromShop',
  terms: shopTerms,
  playerId: alice,
  listing: kestrels,
  quantity,
  expectedTotal,
});
const purchaseId = Buffer.from(hashOf(`purchase|${alice}|${commandIdNumber(0)}`), 'hex')
  .subarray(0, 16)
  .toString('base64url');

describe('buying from the shop', () => {
  it('takes from the stock and gives new items at their value, for 5 % more', () => {
    const events = acceptedEvents(given(...ready).when(buy(2, '1890')));
    const common = { commandId: commandIdNumber(0), playerId: alice, listing: kestrels, purchaseId };
    const item = { skin: kestrel, wear: 'FT', float: null, value: '900' };
    expect(events).toEqual([
      { type: 'StockTaken', schemaVersion: 1, data: { ...common, quantity: 2, left: 5 } },
      {
        type: 'ShopPurchased',
        schemaVersion: 1,
        data: {
          ...common,
          terms: shopTerms,
          balance: 'coin',
          items: [
            { itemId: itemIdOf(alice, 2, 1), ...item },
            { itemId: itemIdOf(alice, 2, 2), ...item },
          ],
          expectedTotal: '1890',
          total: '1890',
        },
      },
    ]);
  });

  it('goes by the terms that the player was shown: their percent, and as many as they allow', () => {
    const shop = { coinPercent: 110, pointsPercent: 110, maxItems: 2 };
    const terms = sectionHash(nodeHashing, 'shop', shop);
    const story = given(...ready, termsAre({ shop }, 2, T0 + 1)).after(1);
    expect(story.when(buy(1))).toBeRefused('TERMS_CHANGED', expect.objectContaining({ section: 'shop' }));
    expect(story.when({ ...buy(2), terms })).toEmit([{}, { data: { terms, total: '1980' } }]);
    expect(story.when({ ...buy(3), terms })).toBeRefused('INPUT_INVALID', { field: 'quantity' });
  });

  it('costs points where the listing says so, for 10 % more', () => {
    const story = given(
      termsAre(),
      ...skinsPublished,
      registered(alice),
      credited(alice, 'points', '990'),
      stocked(1, 'points'),
    );
    const [, event] = acceptedEvents(story.when(buy(1)));
    if (event === undefined) throw new Error('nothing was bought');
    expect(event).toMatchObject({ data: { balance: 'points', total: '990' } });
    const before = [registered(alice), credited(alice, 'points', '990')].reduce(
      (state, one) => evolveStream(state, one.event, T0),
      initialState(playerStream(alice)),
    );
    const { state } = evolveStream(before, event, T0 + 5);
    expect(state).toMatchObject({ coin: 0n, points: 0n });
    if (!('items' in state)) throw new Error('the player is absent');
    expect([...state.items.values()]).toMatchObject([{ game: 'shop', case: null, free: false, acquiredAt: T0 + 5 }]);
  });

  it('takes the current value, which may be less than what was shown, and never more', () => {
    const dearer = given(...ready, skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '1000'), 2));
    expect(dearer.when(buy(1, '945'))).toBeRefused('PRICE_CHANGED', { total: '1050' });
    const cheaper = given(...ready, skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '100'), 2));
    expect(acceptedEvents(cheaper.when(buy(1, '945')))[1]).toMatchObject({
      data: { total: '105', expectedTotal: '945', items: [{ value: '100' }] },
    });
  });

  it('is refused beyond the stock, and says what is left', () => {
    expect(given(...ready).when(buy(7)).kind).toBe('rejected');
    const rich = given(...ready, credited(alice, 'coin', '50000'));
    expect(rich.when(buy(7))).toBeAccepted();
    expect(rich.when(buy(8))).toBeRefused('OUT_OF_STOCK', expect.objectContaining({ left: 7 }));
  });

  it('is refused where the balance of the listing is short', () => {
    expect(given(...ready).when(buy(6))).toBeRefused('INSUFFICIENT_FUNDS', expect.objectContaining({ cost: '5670' }));
    const story = given(
      termsAre(),
      ...skinsPublished,
      registered(alice),
      deposited(alice, '5000'),
      stocked(1, 'points'),
    );
    expect(story.when(buy(1))).toBeRefused('INSUFFICIENT_FUNDS', expect.objectContaining({ cost: '990' }));
  });

  it('is refused where nothing is offered, or no longer', () => {
    expect(given(termsAre(), ...skinsPublished, registered(alice)).when(buy(1))).toBeRefused('LISTING_NOT_FOUND');
    expect(given(...ready, listingClosed).when(buy(1))).toBeRefused('LISTING_NOT_FOUND');
    const gone = skinPublished(kestrel, { ...kestrelDefinition, wears: kestrelDefinition.wears.slice(0, 1) }, 2);
    expect(given(...ready, gone).when(buy(1))).toBeRefused('TARGET_NOT_FOUND');
  });

  it.each([0, 11, 1.5, Number.NaN])('is refused for %s pieces', (quantity) =>
    expect(given(...ready).when(buy(quantity))).toBeRefused('INPUT_INVALID'),
  );

  it.each(['', '-1', '1.5', String(MAX_MONEY + 1n)])('is refused for a total that is no amount: %s', (total) =>
    expect(given(...ready).when(buy(1, total))).toBeRefused('INPUT_INVALID'),
  );

  it('is refused while the player is blocked, and for nobody', () => {
    const blocked = given(...ready).guarded(alice, { blockedUntil: T0 + 10 });
    expect(blocked.when(buy(1))).toBeRefused('PLAY_NOT_ALLOWED');
    expect(blocked.after(10).when(buy(1))).toBeAccepted();
    expect(given(...ready).when({ ...buy(1), playerId: bob })).toBeRefused('PLAYER_NOT_FOUND');
  });
});

describe('a listing', () => {
  const stock = { type: 'StockListing', listing: kestrels, skin: kestrel, wear: 'FT', balance: 'coin' } as const;

  it('is opened, gets more, is closed and opened again with what was left', () => {
    const house = houseOf(...skinsPublished);
    acceptedEvents(house.submit({ ...stock, quantity: 3 }));
    acceptedEvents(house.submit({ ...stock, quantity: 2 }));
    expect(house.world().listing(kestrels)).toMatchObject({ status: 'open', stock: 5 });
    acceptedEvents(house.submit({ type: 'CloseListing', listing: kestrels }));
    expect(house.submit({ type: 'CloseListing', listing: kestrels })).toBeRefused('NOTHING_TO_DO');
    acceptedEvents(house.submit({ ...stock, quantity: 1 }));
    expect(house.world().listing(kestrels)).toMatchObject({ status: 'open', stock: 6 });
  });

  it('never changes what it offers, nor for what', () => {
    const story = given(...ready);
    for (const other of [{ wear: 'FN' }, { balance: 'points' }] as const) {
      expect(story.when({ ...stock, ...other, quantity: 1 })).toBeRefused('CATALOG_INVALID');
    }
  });

  it('is of something that the catalog has', () => {
    const story = given(termsAre(), ...skinsPublished);
    expect(story.when({ ...stock, wear: 'BS', quantity: 1 })).toBeRefused('TARGET_NOT_FOUND');
    expect(given().when({ ...stock, quantity: 1 })).toBeRefused('TARGET_NOT_FOUND');
    expect(story.when({ type: 'CloseListing', listing: kestrels })).toBeRefused('LISTING_NOT_FOUND');
  });

  it.each([0, 0.5, 99_994])('refuses a stock of %s more', (quantity) =>
    expect(given(...ready).when({ ...stock, quantity })).toBeRefused('INPUT_INVALID'),
  );
});

describe('the price in the shop', () => {
  const value = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const quantity = fc.integer({ min: 1, max: 10 });

  it('is the rate of the whole, rounded up by less than one', () => {
    fc.assert(
      fc.property(value, quantity, (one, n) => {
        for (const [balance, rate] of [
          ['coin', 105n],
          ['points', 110n],
        ] as const) {
          const price = shopPrice(TERMS.shop, balance, one, n) * 100n;
          expect(price >= one * BigInt(n) * rate && price < one * BigInt(n) * rate + 100n).toBe(true);
        }
      }),
    );
  });

  it('can’t be lowered by buying one by one', () => {
    fc.assert(
      fc.property(value, quantity, (one, n) => {
        expect(shopPrice(TERMS.shop, 'coin', one, n) <= shopPrice(TERMS.shop, 'coin', one, 1) * BigInt(n)).toBe(true);
      }),
    );
  });
});
