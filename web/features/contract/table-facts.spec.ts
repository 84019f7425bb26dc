import { describe, expect, it } from 'vitest';
import { factsOf } from './table-facts.ts';

describe('the facts of a table', () => {
  it('are its dearest and cheapest entry, and what comes back on average', () => {
    const entries = [
      { firstTicket: 0, lastTicket: 2, value: 50 },
      { firstTicket: 3, lastTicket: 3, value: 218 },
    ];
    expect(factsOf({ stake: 100, tickets: 4, entries })).toEqual({ best: 218, worst: 50, returns: 92 });
  });

  it('are exact where tickets and values multiply beyond 2^53', () => {
    const half = 2 ** 52;
    const entries = [
      { firstTicket: 0, lastTicket: half - 1, value: 4_000_000_000 },
      { firstTicket: half, lastTicket: 2 ** 53 - 2, value: 14_399_999_999 },
    ];
    expect(factsOf({ stake: 10_000_000_000, tickets: 2 ** 53 - 1, entries })?.returns).toBe(92);
  });

  it('are none without entries', () => {
    expect(factsOf({ stake: 100, tickets: 0, entries: [] })).toBeNull();
  });
});
