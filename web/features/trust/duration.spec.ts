import { describe, expect, it } from 'vitest';
import trust from '../../generated/texts/en/trust.ts';
import { ageText, durationText } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long something took', () => {
  it('is said in its two greatest units', () => {
    expect(durationText(42_400, trust)).toBe('42 s');
    expect(durationText(59 * MINUTE, trust)).toBe('59 min');
    expect(durationText(5 * HOUR + 23 * MINUTE, trust)).toBe('5 h 23 min');
    expect(durationText(3 * HOUR, trust)).toBe('3 h');
    expect(durationText(DAY + 2 * HOUR, trust)).toBe('1 day 2 h');
    expect(durationText(2 * DAY, trust)).toBe('2 days');
  });
});

describe('how long ago something was', () => {
  it('is said in its greatest unit, and never before now', () => {
    expect(ageText(-5_000, trust)).toBe('0 seconds ago');
    expect(ageText(41_000, trust)).toBe('41 seconds ago');
    expect(ageText(HOUR - 1, trust)).toBe('59 minutes ago');
    expect(ageText(25 * HOUR, trust)).toBe('1 day ago');
    expect(ageText(3 * HOUR, trust)).toBe('3 hours ago');
  });
});
