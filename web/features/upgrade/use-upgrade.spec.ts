import { describe, expect, it } from 'vitest';
import { stalePoints } from './use-upgrade.ts';

const fresh = { missing: [], targetValue: null, targetGone: false, rulesMoved: false };

describe('a refused upgrade', () => {
  it('tells the value that holds now', () => {
    expect(stalePoints('PRICE_CHANGED', { stake: 1, targetValue: 99_000, winTickets: 2 })).toEqual({
      ...fresh,
      targetValue: 99_000,
    });
    expect(stalePoints('PRICE_CHANGED', { targetValue: '99000' })).toEqual({ ...fresh, targetValue: 99_000 });
    expect(stalePoints('PRICE_CHANGED', { targetValue: 'much' })).toEqual(fresh);
  });

  it('names the items that aren’t held any more', () => {
    expect(stalePoints('ITEM_NOT_HELD', { itemIds: ['a', 7, 'b'] })).toEqual({ ...fresh, missing: ['a', 'b'] });
    expect(stalePoints('ITEM_NOT_HELD', {})).toEqual(fresh);
  });

  it('tells a target that is gone, and a game that is stopped or has other terms', () => {
    expect(stalePoints('TARGET_NOT_FOUND', {})).toEqual({ ...fresh, targetGone: true });
    expect(stalePoints('GAME_STOPPED', {})).toEqual({ ...fresh, rulesMoved: true });
    expect(stalePoints('TERMS_CHANGED', {})).toEqual({ ...fresh, rulesMoved: true });
  });

  it('says nothing about the page where the reason lies elsewhere', () => {
    expect(stalePoints('PLAY_NOT_ALLOWED', { itemIds: ['a'], targetValue: 1 })).toEqual(fresh);
  });
});
