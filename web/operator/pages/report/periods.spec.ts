import { describe, expect, it } from 'vitest';
import { countDays, daysOf, isPeriod, siteDay } from './periods.ts';

describe('the days of a period', () => {
  it('end today, and have today among them', () => {
    expect(daysOf('today', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(countDays(daysOf('week', '2026-11-22'))).toBe(7);
    expect(countDays(daysOf('thirty', '2026-03-01'))).toBe(30);
    expect(daysOf('month', '2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  });

  it('are those of the whole month before, in a leap year and over the turn of the year too', () => {
    expect(daysOf('last', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOf('last', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('are no period backwards, and none of more than 366 days', () => {
    expect(isPeriod({ from: '2026-11-02', to: '2026-11-01' })).toBe(false);
    expect(isPeriod({ from: '2026-01-01', to: '2027-01-01' })).toBe(true);
    expect(isPeriod({ from: '2026-01-01', to: '2027-01-02' })).toBe(false);
  });
});

describe('the day of the site', () => {
  it('is that of its own zone', () => {
    expect(siteDay('2026-11-22T16:30:00.000Z', 'Asia/Shanghai')).toBe('2026-11-23');
    expect(siteDay('2026-11-22T02:30:00.000Z', 'America/New_York')).toBe('2026-11-21');
  });
});
