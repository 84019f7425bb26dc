import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksBeforeSale, saleQuestionFrom } from '../../platform/sale-question.ts';
import {
  type BackpackFilters,
  backpackAddress,
  backpackSorts,
  backpackStates,
  narrowingCount,
  questionOf,
  tabsOf,
} from './backpack-filters.ts';
import {
  batchTotal,
  type Choice,
  exchangesOf,
  hindranceOf,
  MAX_ITEMS_PER_RETRIEVAL,
  MAX_ITEMS_PER_SALE,
  type Selection,
  salesOf,
  selectionReducer,
  totalOf,
} from './selection.ts';
import { lockLeft } from './value-lock.ts';

const { usual, read: filtersFrom, write: addressOf } = backpackAddress;

const choice = (id: string, worth = 1): Choice => ({ id, worth, sellPrice: worth, sellOnly: false, locked: false });
const choices = (count: number) => Array.from({ length: count }, (_, index) => choice(`i${index}`, index + 1));
const ticked = (...ids: readonly string[]): Selection<Choice> => new Map(ids.map((id) => [id, choice(id)]));

describe('selectionReducer', () => {
  it('ticks and unticks', () => {
    const none = ticked();
    const one = selectionReducer(none, { type: 'toggle', item: choice('a') });
    expect([...one.keys()]).toEqual(['a']);
    expect([...selectionReducer(one, { type: 'toggle', item: choice('a') }).keys()]).toEqual([]);
    expect(none.size).toBe(0);
  });

  it('selects all without losing what was ticked, drops what is gone, and clears', () => {
    const items = ['a', 'b', 'x'].map((id) => choice(id));
    const some = selectionReducer(ticked('x'), { type: 'select', items });
    expect([...some.keys()].sort()).toEqual(['a', 'b', 'x']);
    expect([...selectionReducer(some, { type: 'drop', ids: ['a', 'nobody'] }).keys()].sort()).toEqual(['b', 'x']);
    expect([...selectionReducer(some, { type: 'clear' }).keys()]).toEqual([]);
  });
});

describe('what is sold', () => {
  it('goes out in commands of at most a hundred that add up to the total shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 350 }), (count) => {
        const sales = salesOf('shown', choices(count));
        expect(sales.flatMap(({ itemIds }) => itemIds)).toEqual(choices(count).map(({ id }) => id));
        expect(sales.every(({ itemIds }) => itemIds.length >= 1 && itemIds.length <= MAX_ITEMS_PER_SALE)).toBe(true);
        expect(batchTotal(sales)).toBe(totalOf(choices(count)));
      }),
    );
  });

  it('asks first from the sum of the device on, and always for several', () => {
    expect(asksBeforeSale(1, 4_999, 5_000)).toBe(false);
    expect(asksBeforeSale(1, 5_000, 5_000)).toBe(true);
    expect(asksBeforeSale(1, 0, 0)).toBe(true);
    expect(asksBeforeSale(2, 2, 50_000)).toBe(true);
    expect(saleQuestionFrom('10000')).toBe(10_000);
    for (const stored of [null, '', '1', '-5000', 'x']) expect(saleQuestionFrom(stored)).toBe(5_000);
  });
});

describe('what is exchanged', () => {
  it('rounds once a command, as the server does, and not each item', () => {
    const worths = [172, 47, 490, 147];
    const items = worths.map((worth, index) => choice(`i${index}`, worth));
    const together = Math.floor((worths.reduce((sum, worth) => sum + worth, 0) * 105) / 100);
    const apart = worths.reduce((sum, worth) => sum + Math.floor((worth * 105) / 100), 0);
    expect(apart).toBeLessThan(together);
    expect(exchangesOf({ hash: 'shown', exchangePercent: 105 }, items)).toEqual([
      { terms: 'shown', itemIds: items.map(({ id }) => id), expectedTotal: together },
    ]);
  });

  it('rounds each hundred for itself', () => {
    const items = Array.from({ length: 150 }, (_, index) => choice(`i${index}`, 1));
    expect(
      exchangesOf({ hash: 'shown', exchangePercent: 105 }, items).map(({ expectedTotal }) => expectedTotal),
    ).toEqual([105, 52]);
  });
});

describe('what can be done with ticked items', () => {
  const ordinary = (count: number) => Array.from({ length: count }, () => ({ sellOnly: false }));

  it('is everything for a few ordinary ones', () => {
    expect(hindranceOf(ordinary(MAX_ITEMS_PER_RETRIEVAL), 'retrieve')).toBeNull();
    expect(hindranceOf(ordinary(300), 'exchange')).toBeNull();
  });

  it('is selling only as soon as one comes from a free case', () => {
    const mixed = [...ordinary(1), { sellOnly: true }];
    expect(hindranceOf(mixed, 'exchange')).toBe('sell-only');
    expect(hindranceOf(mixed, 'retrieve')).toBe('sell-only');
  });

  it('is no retrieval of more than the API sends at once', () => {
    expect(hindranceOf(ordinary(MAX_ITEMS_PER_RETRIEVAL + 1), 'retrieve')).toBe('too-many');
  });
});

describe('the tabs', () => {
  it('are the usual ones, and others once they hold something or are open', () => {
    expect(tabsOf(undefined, 'HELD')).toEqual(['HELD', 'RETRIEVING', 'SOLD', 'EXCHANGED']);
    expect(tabsOf({ USED: 3, ESCROWED: 0 }, 'HELD')).toEqual(['HELD', 'RETRIEVING', 'SOLD', 'EXCHANGED', 'USED']);
    expect(tabsOf({}, 'ESCROWED')).toContain('ESCROWED');
  });
});

describe('lockLeft', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z');

  it('counts whole hours, then minutes, and never promises more than is left', () => {
    expect(lockLeft('2026-11-21T07:59:59.000Z', now)).toEqual({ unit: 'hours', count: 21 });
    expect(lockLeft('2026-11-20T11:00:00.000Z', now)).toEqual({ unit: 'hours', count: 1 });
    expect(lockLeft('2026-11-20T10:59:59.000Z', now)).toEqual({ unit: 'minutes', count: 59 });
    expect(lockLeft('2026-11-20T10:00:20.000Z', now)).toEqual({ unit: 'minutes', count: 1 });
  });

  it('is over at its end, and for a moment nobody can read', () => {
    expect(lockLeft('2026-11-20T10:00:00.000Z', now)).toBeNull();
    expect(lockLeft('soon', now)).toBeNull();
  });
});

describe('the address', () => {
  it('says every choice and reads it back', () => {
    for (const state of backpackStates) {
      for (const sort of backpackSorts) {
        const filters: BackpackFilters = { ...usual, state, sort };
        expect(filtersFrom(addressOf(filters, new URLSearchParams('promoteCode=abc123')))).toEqual(filters);
      }
    }
  });

  it('leaves defaults out and other parameters alone', () => {
    const address = addressOf(usual, new URLSearchParams('state=sold&sort=x&promoteCode=a'));
    expect(address.toString()).toBe('promoteCode=a');
  });

  it('takes nonsense for the defaults', () => {
    expect(filtersFrom(new URLSearchParams('state=burnt&sort=toString'))).toEqual(usual);
  });

  it('says what is narrowed down, and asks the API for just that', () => {
    expect(narrowingCount(usual)).toBe(0);
    expect(questionOf(usual)).toEqual({});
    const filters = filtersFrom(
      new URLSearchParams('q=+tide+&grade=0,1&wear=FN&game=upgrade&mark=locked&min=5&max=10&stacks=1'),
    );
    expect(filters).toMatchObject({ stacked: true, origin: 'UPGRADE' });
    expect(narrowingCount(filters)).toBe(5);
    expect(questionOf(filters)).toEqual({
      search: 'tide',
      grades: [0, 1],
      wears: ['FN'],
      game: 'UPGRADE',
      locked: true,
      atLeast: 500,
      atMost: 1_000,
    });
    expect(questionOf({ ...usual, origin: 'SHOP', mark: 'FAVOURITE' })).toEqual({ bought: true, favourite: true });
  });
});
