import { describe, expect, it } from 'vitest';
import english from '../generated/texts/en/units.ts';
import chinese from '../generated/texts/zh-CN/units.ts';
import { clockText, momentText, spanText } from './moments.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a span', () => {
  it.each([
    [0, '0 s'],
    [-5 * SECOND, '0 s'],
    [59.9 * SECOND, '59 s'],
    [41 * MINUTE + 30 * SECOND, '41 min'],
    [7 * HOUR + 12 * MINUTE, '7 h 12 min'],
    [7 * HOUR, '7 h'],
    [DAY + HOUR, '1 day 1 h'],
    [12 * DAY + 5 * HOUR, '12 days'],
  ])('of %i ms is %s', (ms, text) => {
    expect(spanText(ms, { units: english })).toBe(text);
  });

  it('reads as one word in Chinese', () => {
    expect(spanText(7 * HOUR + 12 * MINUTE, { units: chinese })).toBe('7小时12分钟');
  });
});

describe('a moment', () => {
  const now = new Date(2026, 10, 22, 14, 32);
  it('is a time today, with its day this year, with its year before', () => {
    expect(momentText(new Date(2026, 10, 22, 9, 5), now)).toBe('09:05');
    expect(momentText(new Date(2026, 9, 22, 9, 5), now)).toBe('10-22 09:05');
    expect(momentText(new Date(2025, 10, 22, 9, 5), now)).toBe('2025-11-22 09:05');
  });

  it('is the time of the site’s own zone where that is known', () => {
    expect(clockText(new Date('2026-11-22T06:32:07Z'), 'Asia/Shanghai')).toBe('14:32:07');
    expect(clockText(new Date('2026-11-21T16:00:00Z'), 'Asia/Shanghai')).toBe('00:00:00');
  });
});
