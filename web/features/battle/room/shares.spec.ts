import { describe, expect, it } from 'vitest';
import { areaOf, bigDrops, sharesOf } from './shares.ts';
import { timelineOf } from './timeline.ts';

const draw = (seat: number, value: number) => ({ seat, entry: { value } });
const rounds = [
  { round: 1, draws: [draw(1, 100), draw(2, 300)] },
  { round: 2, draws: [draw(1, 5000), draw(2, 100)] },
];
const contest = {
  mode: 'CLASSIC',
  teams: false,
  seatCount: 2,
  rounds,
  boxes: [{ price: 1000 }, { price: 1000 }],
} as const;

describe('the shares of the sides', () => {
  it('are equal before anything was drawn, and then parts of all of it', () => {
    expect(sharesOf(contest)).toEqual([
      [0.5, 0.5],
      [0.25, 0.75],
      [5100 / 5500, 400 / 5500],
    ]);
  });

  it('stay in the area until the reels of a round stand', () => {
    const timeline = timelineOf({ pace: 'NORMAL', rounds });
    expect(areaOf(sharesOf(contest), 0, timeline)).toBe(
      'M0 0.00L4200 0.00L5000 0.00L9200 0.00L10600 0.00L10600 92.73L9200 25.00L5000 25.00L4200 50.00L0 50.00z',
    );
  });
});

describe('a big drop', () => {
  it('is worth five times its box, and is marked once its round has settled', () => {
    expect(bigDrops(contest, 1)).toEqual([]);
    expect(bigDrops(contest, 2)).toEqual([{ round: 2, seat: 1 }]);
  });
});
