import { describe, expect, it } from 'vitest';
import type { BattleMode } from '../../../generated/graphql.ts';
import { raceAfter, wonBy } from './race.ts';

const skin = { image: '', imageSmall: '', grade: 6 };
const table = [
  { index: 0, value: 100, firstTicket: 0, lastTicket: 6, skin },
  { index: 1, value: 900, firstTicket: 7, lastTicket: 9, skin },
];
const outcomes = [
  { value: 100, tickets: 7 },
  { value: 900, tickets: 3 },
];

type Raced = Parameters<typeof raceAfter>[0];
const round = (n: number, ...values: readonly number[]) => ({
  round: n,
  startedAt: '2026-01-01T00:00:00.000Z',
  draws: values.map((value, index) => ({
    seat: index + 1,
    number: index + 1,
    entry: { value },
  })),
});
const battleOf = (mode: BattleMode, teams: boolean, seatCount: number): Raced => ({
  mode,
  teams,
  seatCount,
  boxes: [1, 2, 3].map((n) => ({ round: n })),
  rounds: [round(1, 100, 900, 100, 100), round(2, 900, 900, 900, 900)],
});

describe('the race that is left of a battle', () => {
  it('counts settled rounds, and knows the tables alone of those that are drawn already', () => {
    expect(raceAfter(battleOf('CLASSIC', false, 4), () => table, 1)).toEqual({
      mode: 'CLASSIC',
      size: 1,
      totals: [100, 900, 100, 100],
      left: [outcomes, outcomes],
    });
  });

  it('adds up those who fight together', () => {
    expect(raceAfter(battleOf('UNDERDOG', true, 4), () => table, 1)).toMatchObject({ size: 2, totals: [1_000, 200] });
  });

  it('is none where all is shared, where it is over, and while a table is unknown', () => {
    expect(raceAfter(battleOf('SHARED', false, 4), () => table, 1)).toBeNull();
    expect(raceAfter(battleOf('CLASSIC', false, 4), () => table, 3)).toBeNull();
    expect(raceAfter(battleOf('CLASSIC', false, 4), (n) => (n === 3 ? null : table), 1)).toBeNull();
  });

  it('is won by a side with all who fight on it', () => {
    expect(wonBy(battleOf('CLASSIC', true, 4), [3, 4])).toEqual([0, 1]);
    expect(wonBy(battleOf('CLASSIC', false, 3), [2])).toEqual([0, 1, 0]);
  });
});
