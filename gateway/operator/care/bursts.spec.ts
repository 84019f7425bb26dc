import { describe, expect, it } from 'vitest';
import { burstIn } from './bursts.ts';

const HOUR = 60 * 60 * 1000;
const NOW = 1_000_000 * HOUR;
const RULE = { least: 10, times: 5 };
/** So many events in the hour that is so many hours back. */
const hour = (back: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => NOW - back * HOUR + n);

describe('a burst', () => {
  it('is an hour of the last day far above the usual hour of the player', () => {
    const before = [...hour(50, 4), ...hour(60, 3), ...hour(90, 90)];
    expect(burstIn([...before, ...hour(2, 21)], NOW, RULE)).toEqual({ count: 21, usual: 4 });
    expect(burstIn([...before, ...hour(2, 20)], NOW, RULE)).toBeNull();
  });

  it('is none below the least count, nor before the last day', () => {
    expect(burstIn(hour(1, 9), NOW, RULE)).toBeNull();
    expect(burstIn(hour(1, 10), NOW, RULE)).toEqual({ count: 10, usual: 0 });
    expect(burstIn(hour(25, 500), NOW, RULE)).toBeNull();
    expect(burstIn([], NOW, RULE)).toBeNull();
  });
});
