import { describe, expect, it } from 'vitest';
import { START_AT, STRIP_LENGTH, WINNER_AT } from '../../case/reel/strip.ts';
import { type ReelRound, reelStrip, type TableEntry } from './reel-cards.ts';

const table = (name: string, ...tickets: readonly number[]): readonly TableEntry[] => {
  let next = 0;
  return tickets.map((count, index) => {
    const firstTicket = next;
    next += count;
    const skin = { image: `${name}-${index}`, imageSmall: `${name}-${index}.small`, grade: 6 - index };
    return { index, value: 100 * (index + 1), skin, firstTicket, lastTicket: next - 1 };
  });
};
const common = table('common', 9_999_000, 1000);
const mixed = table('mixed', 5_000_000, 4_000_000, 1_000_000);

const at =
  (...rounds: readonly ReelRound[]) =>
  (round: number): ReelRound | null =>
    rounds[round - 1] ?? null;
const images = (strip: ReturnType<typeof reelStrip>): readonly string[] => strip.cards.map(({ image }) => image);

describe('a seat’s strip', () => {
  it('has the drawn entry in the winner’s place', () => {
    const strip = reelStrip('battle', 1, 1, at({ table: mixed, drawn: 2 }));
    expect(strip.cards).toHaveLength(STRIP_LENGTH);
    expect(strip.cards[WINNER_AT]?.image).toBe('mixed-2');
    expect(Math.abs(strip.jitter)).toBeLessThanOrEqual(0.35);
  });

  it('is the same for everybody, and another for another battle, round or seat', () => {
    const rounds = at({ table: mixed, drawn: 0 }, { table: mixed, drawn: 0 });
    const strip = images(reelStrip('battle', 1, 1, rounds));
    expect(images(reelStrip('battle', 1, 1, rounds))).toEqual(strip);
    expect(images(reelStrip('other', 1, 1, rounds))).not.toEqual(strip);
    expect(images(reelStrip('battle', 2, 1, rounds))).not.toEqual(strip);
    expect(images(reelStrip('battle', 1, 2, rounds))).not.toEqual(strip);
  });

  it('plants nothing: apart from the winner it is the same whatever was drawn', () => {
    const lost = images(reelStrip('battle', 1, 1, at({ table: mixed, drawn: 0 })));
    const won = images(reelStrip('battle', 1, 1, at({ table: mixed, drawn: 2 })));
    expect(won.toSpliced(WINNER_AT, 1)).toEqual(lost.toSpliced(WINNER_AT, 1));
  });

  it('shows about as many of each as the odds say', () => {
    const many = Array.from({ length: 40 }, (_, seat) =>
      images(reelStrip('battle', seat, 1, at({ table: mixed, drawn: null }))),
    );
    const share = many.flat().filter((image) => image === 'mixed-2').length / (40 * STRIP_LENGTH);
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  });

  it('begins with what the round before has left in the window', () => {
    const rounds = at({ table: mixed, drawn: 2 }, { table: common, drawn: 1 });
    const before = images(reelStrip('battle', 3, 1, rounds));
    const after = images(reelStrip('battle', 3, 2, rounds));
    expect(after[START_AT]).toBe('mixed-2');
    expect(after.slice(0, START_AT + 5)).toEqual(before.slice(WINNER_AT - START_AT, WINNER_AT + 5));
    expect(after[WINNER_AT]).toBe('common-1');
  });

  it('is empty while the odds are not known', () => {
    expect(reelStrip('battle', 1, 1, () => null).cards).toEqual([]);
  });
});
