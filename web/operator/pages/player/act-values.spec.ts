import { describe, expect, it } from 'vitest';
import { isStricter, momentIn, typedLimitIn } from './act-values.ts';

const limit = { kind: 'wager', period: 'day', amount: 50_000, changesAt: null, nextAmount: null, imposed: null };

describe('a limit that an operator types', () => {
  it.each([
    ['12.50', 1250],
    ['0', 0],
    ['-1', null],
    ['x', null],
    ['', null],
  ])('"%s" is %j in minor units', (typed, amount) => {
    expect(typedLimitIn(typed)).toBe(amount);
  });

  it('is stricter than the one in force, or takes back a raise that waits', () => {
    expect(isStricter([], 'WAGER', 'DAY', 1)).toBe(true);
    expect(isStricter([limit], 'WAGER', 'DAY', 49_999)).toBe(true);
    expect(isStricter([limit], 'WAGER', 'DAY', 50_000)).toBe(false);
    expect(isStricter([limit], 'WAGER', 'WEEK', 90_000)).toBe(true);
    expect(isStricter([{ ...limit, changesAt: '2026-12-02T00:00:00.000Z' }], 'WAGER', 'DAY', 50_000)).toBe(true);
  });
});

it('the end of a block is a moment to come, or none', () => {
  const now = Date.parse('2026-12-01T12:00');
  expect(momentIn('', now)).toBeUndefined();
  expect(momentIn('2026-12-01T11:59', now)).toBeNull();
  expect(momentIn('2026-12-01T12:01', now)).toBe(new Date(now + 60_000).toISOString());
});
