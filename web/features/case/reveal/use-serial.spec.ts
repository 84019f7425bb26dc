import { expect, it } from 'vitest';
import { longestUnit } from './use-serial.ts';

it('tells a length of time in the longest unit of which it has one', () => {
  expect([0, 59_999, 60_000, 7_199_999, 86_400_000 * 2.9].map(longestUnit)).toEqual([
    { count: 1, unit: 'second' },
    { count: 59, unit: 'second' },
    { count: 1, unit: 'minute' },
    { count: 1, unit: 'hour' },
    { count: 2, unit: 'day' },
  ]);
});
