import { expect, it } from 'vitest';
import type { Event } from './player-query.ts';
import { daysOf } from './timeline-days.ts';

/** A moment in the zone of the reader of this test, as the API writes it. */
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

const event = (moment: string, change: number | null = null, balance = 'coin'): Event => ({
  ...{ at: moment, position: '1', kind: 'MOVEMENT', reference: 'r', what: 'ITEM_SALE' },
  ...{ about: null, by: null, until: null, amount: null, won: null, balance, change, after: null },
});

it('events stand below the reader’s own day, in their order', () => {
  const [late, early, before] = [event(at(21, 23)), event(at(21, 0)), event(at(20, 23))];
  expect(daysOf([late, early, before], true).map(({ day, events }) => [day, events])).toEqual([
    ['2026-11-21', [late, early]],
    ['2026-11-20', [before]],
  ]);
  expect(daysOf([], true)).toEqual([]);
});

it('a day sums the coin that came in and went out, and no other balance', () => {
  const events = [
    event(at(21, 9), 500),
    event(at(21, 8), -120),
    event(at(21, 7), -80),
    event(at(21, 6), 999, 'points'),
  ];
  expect(daysOf([...events, event(at(21, 5))], true)[0]?.sums).toEqual({ in: 500, out: 200 });
});

it('the last day of a list that goes on has no sums', () => {
  const sums = (isWhole: boolean) => daysOf([event(at(21, 9), 1), event(at(20, 9), 1)], isWhole).map((one) => one.sums);
  expect(sums(false)).toEqual([{ in: 1, out: 0 }, null]);
  expect(sums(true)).toEqual([
    { in: 1, out: 0 },
    { in: 1, out: 0 },
  ]);
});
