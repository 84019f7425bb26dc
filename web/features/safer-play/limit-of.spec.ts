import { describe, expect, it } from 'vitest';
import { isSaferPlayCode, limitOf } from './limit-of.ts';

describe('the limit that a refusal names', () => {
  it('is read from its details, in either case and with the amount as a number or as text', () => {
    const limit = { kind: 'WAGER', period: 'DAY', amount: 50_000 };
    expect(limitOf({ kind: 'wager', period: 'day', limit: '50000' })).toEqual(limit);
    expect(limitOf({ kind: 'WAGER', period: 'DAY', amount: 50_000 })).toEqual(limit);
  });

  it.each([
    {},
    { kind: 'WAGER', period: 'DAY' },
    { kind: 'SPEED', period: 'DAY', limit: 1 },
    { kind: 'LOSS', period: 'YEAR', limit: 1 },
    { kind: 'LOSS', period: 'WEEK', limit: -1 },
    { kind: 1, period: 2, limit: 3 },
  ])('is none in %o', (details) => {
    expect(limitOf(details)).toBeNull();
  });
});

describe('codes of safer play', () => {
  it('are told from others, so that the way to the settings is offered', () => {
    expect(isSaferPlayCode('LIMIT_REACHED')).toBe(true);
    expect(isSaferPlayCode('PLAY_NOT_ALLOWED')).toBe(true);
    expect(isSaferPlayCode('INSUFFICIENT_FUNDS')).toBe(false);
  });
});
