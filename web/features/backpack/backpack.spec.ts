import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BackpackFilters, backpackAddress, backpackSorts, backpackStates, tabsOf } from './backpack-filters.ts';
import {
  exchangesOf,
  hindranceOf,
  MAX_ITEMS_PER_RETRIEVAL,
  MAX_ITEMS_PER_SALE,
  NOTHING,
  pointsOf,
  salesOf,
  selectedOf,
  selectionReducer,
  totalOf,
} from './selection.ts';
import { lockLeft } from './value-lock.ts';

const { read: filtersFrom, write: addressOf } = backpackAddress;

describe('selectionReducer', () => {
  it('ticks and unticks', () => {
    const one = selectionReducer(NOTHING, { type: 'toggle', id: 'a' });
    expect([...one]).toEqual(['a']);
    expect([...selectionReducer(one, { type: 'toggle', id: 'a' })]).toEqual([]);
    expect([...NOTHING]).toEqual([]);
  });

  it('selects all without losing what was ticked, drops what is gone, and clears', () => {
    const some = selectionReducer(new Set(['x']), { type: 'select', ids: ['a', 'b', 'x'] });
    expect([...some].sort()).toEqual(['a', 'b', 'x']);
    expect([...selectionReducer(some, { type: 'drop', ids: ['a', 'nobody'] })].sort()).toEqual(['b', 'x']);
    expect([...selectionReducer(some, { type: 'clear' })]).toEqual([]);
  });
});

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, sellPrice: index + 1 }));

describe('what is sold', () => {
  it('is what is ticked and still there, in the order of the page', () => {
    expect(selectedOf(items(4), new Set(['i3', 'i1', 'gone'])).map(({ id }) => id)).toEqual(['i1', 'i3']);
  });

  it('goes out in commands of at most a hundred that add up to the total shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 350 }), (count) => {
        const sales = salesOf('shown', items(count));
        expect(sales.flatMap(({ itemIds }) => itemIds)).toEqual(items(count).map(({ id }) => id));
        expect(sales.every(({ itemIds }) => itemIds.length >= 1 && itemIds.length <= MAX_ITEMS_PER_SALE)).toBe(true);
        expect(sales.reduce((sum, { expectedTotal }) => sum + expectedTotal, 0)).toBe(totalOf(items(count)));
      }),
    );
  });
});

describe('what is exchanged', () => {
  it('counts in points, and nothing for an item that has none', () => {
    const chosen = [
      { id: 'a', exchangePoints: 105 },
      { id: 'b', exchangePoints: null },
      { id: 'c', exchangePoints: 210 },
    ];
    expect(pointsOf(chosen)).toBe(315);
    expect(exchangesOf('shown', chosen)).toEqual([{ terms: 'shown', itemIds: ['a', 'b', 'c'], expectedTotal: 315 }]);
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
        const filters: BackpackFilters = { state, sort };
        expect(filtersFrom(addressOf(filters, new URLSearchParams('promoteCode=abc123')))).toEqual(filters);
      }
    }
  });

  it('leaves defaults out and other parameters alone', () => {
    const address = addressOf(
      { state: 'HELD', sort: 'NEWEST' },
      new URLSearchParams('state=sold&sort=x&promoteCode=a'),
    );
    expect(address.toString()).toBe('promoteCode=a');
  });

  it('takes nonsense for the defaults', () => {
    expect(filtersFrom(new URLSearchParams('state=burnt&sort=toString'))).toEqual({ state: 'HELD', sort: 'NEWEST' });
  });
});
