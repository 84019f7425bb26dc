import { describe, expect, it } from 'vitest';
import { fullest, nextDrawn } from './on-the-rail.ts';

const battle = (id: string, taken: number, seatCount: number, hidden = false) => ({
  id,
  seats: Array.from({ length: taken }),
  seatCount,
  private: hidden,
});

describe('the battle on the rail', () => {
  it('is the one that lacks the fewest seats', () => {
    expect(fullest([battle('a', 1, 4), battle('b', 3, 4), battle('c', 1, 2)])?.id).toBe('b');
  });

  it('is never a private one', () => {
    expect(fullest([battle('a', 3, 4, true)])).toBeNull();
    expect(fullest([battle('a', 3, 4, true), battle('b', 1, 4)])?.id).toBe('b');
  });
});

describe('the giveaway on the rail', () => {
  const room = (id: string, status: string, hour: string) => ({ id, status, drawAt: `2026-11-25T${hour}:00:00Z` });

  it('is the open one that is drawn first', () => {
    expect(nextDrawn([room('a', 'OPEN', '18'), room('b', 'OPEN', '17'), room('c', 'DRAWING', '16')])?.id).toBe('b');
  });

  it('is none where none is open', () => {
    expect(nextDrawn([room('c', 'CANCELLED', '16')])).toBeNull();
  });
});
