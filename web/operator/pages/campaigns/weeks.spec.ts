import { describe, expect, it } from 'vitest';
import { momentIn, mondayOf, placeOf } from './weeks.ts';

const monday = mondayOf(new Date(2026, 10, 26, 15));
const dayAfter = (days: number) => new Date(2026, 10, 23 + days).toISOString();

describe('the calendar of campaigns', () => {
  it('begins with a Monday', () => {
    expect([monday.getDate(), monday.getDay()]).toEqual([23, 1]);
    expect(mondayOf(new Date(2026, 10, 29)).getDate()).toBe(23);
    expect(mondayOf(monday, 1).getDate()).toBe(30);
  });

  it('places what runs by its days, and cuts it at the edges', () => {
    expect(placeOf(dayAfter(0), dayAfter(21), monday)).toEqual({ start: 0, width: 50 });
    expect(placeOf(dayAfter(-30), dayAfter(90), monday)).toEqual({ start: 0, width: 100 });
    expect(placeOf(dayAfter(21), null, monday)).toEqual({ start: 50, width: 50 });
    expect(placeOf(null, dayAfter(21), monday).width).toBeCloseTo(100 / 42);
  });

  it('reads moments as they are typed, and no other text', () => {
    expect(momentIn('2026-11-26T15:00')).toBe(new Date(2026, 10, 26, 15).toISOString());
    expect(momentIn('')).toBeNull();
  });
});
