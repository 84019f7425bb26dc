import { describe, expect, it } from 'vitest';
import { type Contest, potOf, standingsOf, totalOf } from './standings.ts';

const round = (...values: readonly number[]): Contest['rounds'][number] => ({
  draws: values.map((value, index) => ({ seat: index + 1, entry: { value } })),
});
const contest = (more: Partial<Contest> = {}): Contest => ({
  mode: 'CLASSIC',
  teams: false,
  seatCount: 3,
  rounds: [round(100, 300, 200), round(500, 100, 50)],
  ...more,
});

describe('the standings', () => {
  it('count settled rounds and no others', () => {
    expect(totalOf(contest(), 1, 0)).toBe(0);
    expect(totalOf(contest(), 1, 1)).toBe(100);
    expect(totalOf(contest(), 1, 2)).toBe(600);
    expect(potOf(contest(), 1)).toBe(600);
  });

  it('have no leader before the first round has settled', () => {
    expect(standingsOf(contest(), 0).some(({ leads }) => leads)).toBe(false);
  });

  it('are led by the highest total in a classic battle', () => {
    expect(standingsOf(contest(), 1)).toEqual([
      { side: 1, seats: [1], total: 100, leads: false, behind: 200 },
      { side: 2, seats: [2], total: 300, leads: true, behind: 0 },
      { side: 3, seats: [3], total: 200, leads: false, behind: 100 },
    ]);
  });

  it('are led by the lowest total in an underdog battle', () => {
    const sides = standingsOf(contest({ mode: 'UNDERDOG' }), 2);
    expect(sides.map(({ leads, behind }) => [leads, behind])).toEqual([
      [false, 350],
      [false, 150],
      [true, 0],
    ]);
  });

  it('go by the round that settled last in a terminal battle, and the pot by all', () => {
    const terminal = contest({ mode: 'TERMINAL' });
    expect(standingsOf(terminal, 1).map(({ total, leads }) => [total, leads])).toEqual([
      [100, false],
      [300, true],
      [200, false],
    ]);
    expect(standingsOf(terminal, 2).map(({ total, leads }) => [total, leads])).toEqual([
      [500, true],
      [100, false],
      [50, false],
    ]);
    expect(potOf(terminal, 2)).toBe(1_250);
  });

  it('know no leader where everything is shared, and count three on a side of six', () => {
    expect(standingsOf(contest({ mode: 'SHARED' }), 2).some(({ leads, behind }) => leads || behind > 0)).toBe(false);
    const six = contest({ teams: true, seatCount: 6, rounds: [round(1, 2, 3, 4, 5, 6)] });
    expect(standingsOf(six, 1).map(({ seats, total }) => [seats, total])).toEqual([
      [[1, 2, 3], 6],
      [[4, 5, 6], 15],
    ]);
  });

  it('let two lead together when they have the same', () => {
    const sides = standingsOf(contest({ rounds: [round(300, 300, 200)] }), 1);
    expect(sides.map(({ leads }) => leads)).toEqual([true, true, false]);
  });

  it('count by sides where two play against two', () => {
    const teams = contest({ teams: true, seatCount: 4, rounds: [round(900, 10, 500, 500)] });
    expect(standingsOf(teams, 1)).toEqual([
      { side: 1, seats: [1, 2], total: 910, leads: false, behind: 90 },
      { side: 2, seats: [3, 4], total: 1000, leads: true, behind: 0 },
    ]);
  });
});
