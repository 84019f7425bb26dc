import { describe, expect, it } from 'vitest';
import { hoursAndMinutes } from './use-time-left.ts';

describe('the time that is left', () => {
  it('is rounded up to minutes, and never below nothing', () => {
    const until = '2026-01-02T00:00:00Z';
    const leftBefore = (ms: number) => hoursAndMinutes(until, Date.parse(until) - ms);
    expect(leftBefore(86_400_000)).toEqual([24, 0]);
    expect(leftBefore(3_600_001)).toEqual([1, 1]);
    expect(leftBefore(1)).toEqual([0, 1]);
    expect(leftBefore(-5)).toEqual([0, 0]);
  });
});
