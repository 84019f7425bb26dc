import { describe, expect, it } from 'vitest';
import { stalePoints } from './use-dream.ts';

const fresh = { targetValue: null, targetGone: false };

describe('a refused dream', () => {
  it('tells the value that holds now', () => {
    expect(stalePoints('PRICE_CHANGED', { targetValue: 99_000, fee: 1, consolationHash: 'x' })).toEqual({
      ...fresh,
      targetValue: 99_000,
    });
    expect(stalePoints('PRICE_CHANGED', { targetValue: '99000' })).toEqual({ ...fresh, targetValue: 99_000 });
    expect(stalePoints('PRICE_CHANGED', { targetValue: 'much' })).toEqual(fresh);
  });

  it('tells a target that is gone', () => {
    expect(stalePoints('TARGET_NOT_FOUND', {})).toEqual({ ...fresh, targetGone: true });
  });

  it('says nothing about the page where the reason lies elsewhere', () => {
    expect(stalePoints('INSUFFICIENT_FUNDS', { targetValue: 1 })).toEqual(fresh);
  });
});
