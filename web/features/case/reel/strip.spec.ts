import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginWith,
  drawStrip,
  JITTER_SHARE,
  START_AT,
  STRIP_LENGTH,
  visibleAround,
  WINNER_AT,
  withWinner,
} from './strip.ts';

/** Chances of 0.1 %, 9.9 %, 30 % and 60 %. */
const entries = [
  { firstTicket: 0, lastTicket: 9_999 },
  { firstTicket: 10_000, lastTicket: 999_999 },
  { firstTicket: 1_000_000, lastTicket: 3_999_999 },
  { firstTicket: 4_000_000, lastTicket: 9_999_999 },
];

describe('a reel strip', () => {
  it('is the same for the same seed and another for another', () => {
    expect(drawStrip(entries, 'a')).toEqual(drawStrip(entries, 'a'));
    expect(drawStrip(entries, 'a')).not.toEqual(drawStrip(entries, 'b'));
  });

  it('shows every entry about as often as the published odds say, also beside the winner', () => {
    const shares = (place: number): readonly number[] => {
      const counts = entries.map(() => 0);
      for (let seed = 0; seed < 4000; seed += 1) {
        const card = withWinner(drawStrip(entries, `${seed}`), 0).cards[place] ?? -1;
        counts[card] = (counts[card] ?? 0) + 1;
      }
      return counts.map((count) => count / 4000);
    };
    for (const place of [WINNER_AT - 1, WINNER_AT + 1, 10]) {
      const [top = 1, high = 0, middle = 0, low = 0] = shares(place);
      expect(top).toBeLessThan(0.004);
      expect(high).toBeCloseTo(0.099, 1);
      expect(middle).toBeCloseTo(0.3, 1);
      expect(low).toBeCloseTo(0.6, 1);
    }
  });

  it('stops on the winner and inside the middle of its card', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(entries.length - 1), (seed, winner) => {
        const strip = withWinner(drawStrip(entries, seed), winner);
        expect(strip.cards).toHaveLength(STRIP_LENGTH);
        expect(strip.cards[WINNER_AT]).toBe(winner);
        expect(Math.abs(strip.jitter)).toBeLessThanOrEqual(JITTER_SHARE / 2);
      }),
    );
  });

  it('begins with the cards that the last one stopped among', () => {
    const before = withWinner(drawStrip(entries, 'before'), 0);
    const after = beginWith(drawStrip(entries, 'after'), visibleAround(before, WINNER_AT));
    expect(after.cards[START_AT]).toBe(0);
    expect(after.cards.slice(0, 8)).toEqual(before.cards.slice(WINNER_AT - START_AT, WINNER_AT - START_AT + 8));
  });
});
