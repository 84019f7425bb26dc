import { describe, expect, it } from 'vitest';
import { idsFrom, refusedItems } from './item-ids.ts';

describe('kept ids of items', () => {
  it('are read back, and are nothing with anything else among them', () => {
    expect(idsFrom(['a', 'b'])).toEqual(['a', 'b']);
    for (const other of [[], ['a', 1], 'a', null, Array.from({ length: 101 }, String)])
      expect(idsFrom(other)).toBeNull();
  });
});

describe('a refusal', () => {
  it('names the items that can’t be staked any more', () => {
    expect(refusedItems('ITEM_NOT_HELD', { itemIds: ['a'] })).toEqual(['a']);
    expect(refusedItems('ITEM_SELL_ONLY', { itemIds: ['a', 'b'] })).toEqual(['a', 'b']);
  });

  it('of another kind names none, whatever it carries', () => {
    expect(refusedItems('PRICE_CHANGED', { itemIds: ['a'] })).toEqual([]);
    expect(refusedItems('ITEM_NOT_HELD', { itemIds: 'a' })).toEqual([]);
  });
});
