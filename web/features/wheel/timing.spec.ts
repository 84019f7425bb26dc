import { describe, expect, it } from 'vitest';
import { clicksTo, WHEEL_MS, wheelTime } from './timing.ts';

describe('the time of the wheel', () => {
  it('is 4.5 s, short when asked for, and a change of picture where motion is to be reduced', () => {
    expect([wheelTime(false, false), wheelTime(true, false), wheelTime(true, true)]).toEqual([4500, 1200, 200]);
  });
});

describe('the clicks of the pointer', () => {
  it('come in order, within the turn, and further and further apart at its end', () => {
    const clicks = clicksTo(164.49, WHEEL_MS);
    expect(clicks.length).toBeGreaterThan(40);
    expect(clicks).toEqual(clicks.toSorted((a, b) => a - b));
    expect(clicks.every((time) => time > 0 && time < WHEEL_MS)).toBe(true);
    const gaps = clicks.slice(-6).map((time, place, last) => (place === 0 ? 0 : time - (last[place - 1] ?? 0)));
    expect(gaps.slice(1)).toEqual(gaps.slice(1).toSorted((a, b) => a - b));
  });
});
