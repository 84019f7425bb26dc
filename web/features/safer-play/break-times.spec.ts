import { describe, expect, it } from 'vitest';
import { afterHours, afterMonths, breakUntil, isForGood, isLonger } from './break-times.ts';
import { effectOf, usedShare } from './limit-amount.ts';

const at = (moment: string): number => Date.parse(moment);

describe('a break', () => {
  it('lasts so many hours, or months of the calendar', () => {
    expect(afterHours(at('2026-11-21T10:00:00Z'), 72)).toBe(at('2026-11-24T10:00:00Z'));
    expect(afterMonths(at('2026-11-21T10:00:00Z'), 6)).toBe(at('2027-05-21T10:00:00Z'));
    expect(afterMonths(at('2026-08-31T10:00:00Z'), 6)).toBe(at('2027-02-28T10:00:00Z'));
    expect(afterMonths(at('2027-08-31T10:00:00Z'), 6)).toBe(at('2028-02-29T10:00:00Z'));
  });

  it('is on until its end', () => {
    const now = at('2026-11-21T10:00:00Z');
    expect(breakUntil('2026-11-21T10:00:00.001Z', now)).toBe('2026-11-21T10:00:00.001Z');
    expect(breakUntil('2026-11-21T10:00:00.000Z', now)).toBeNull();
    expect(breakUntil(null, now)).toBeNull();
  });

  it('can be made longer, never shorter, and nothing follows one for good', () => {
    const running = '2026-12-01T00:00:00.000Z';
    expect(isLonger(null, 0)).toBe(true);
    expect(isLonger(running, at('2026-12-01T00:00:00Z'))).toBe(false);
    expect(isLonger(running, at('2026-12-02T00:00:00Z'))).toBe(true);
    expect(isLonger(running, null)).toBe(true);
    expect(isForGood('9999-12-31T23:59:59.999Z')).toBe(true);
    expect(isLonger('9999-12-31T23:59:59.999Z', null)).toBe(false);
  });
});

describe('a change of a limit', () => {
  it('takes effect at once where it is lower, later where it is higher or lifts it', () => {
    expect(effectOf(null, 500)).toBe('now');
    expect(effectOf(500, 400)).toBe('now');
    expect(effectOf(500, 0)).toBe('now');
    expect(effectOf(500, 600)).toBe('later');
    expect(effectOf(500, null)).toBe('later');
    expect(effectOf(0, 1)).toBe('later');
    expect(effectOf(500, 500)).toBe('same');
    expect(effectOf(null, null)).toBe('same');
  });
});

describe('the used part of a limit', () => {
  it('stays between nothing and all of it', () => {
    expect(usedShare(250, 1000)).toBe(0.25);
    expect(usedShare(1500, 1000)).toBe(1);
    expect(usedShare(-300, 1000)).toBe(0);
    expect(usedShare(0, 0)).toBe(1);
  });
});
