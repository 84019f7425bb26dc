import type { BattleMode } from '../../../generated/graphql.ts';

/** What the standings of a battle depend on. */
export interface Contest {
  readonly mode: BattleMode;
  readonly teams: boolean;
  readonly seatCount: number;
  readonly rounds: readonly {
    readonly draws: readonly { readonly seat: number; readonly entry: { readonly value: number } }[];
  }[];
}

/** One that wins or loses as a whole: a seat, or two seats where two play against two. */
export interface Side {
  readonly side: number;
  readonly seats: readonly number[];
  /** Minor units. */
  readonly total: number;
  /** Has the best total, alone or with others; nobody has before the first round has settled. */
  readonly leads: boolean;
  /** Distance to the best total, minor units, 0 for who has it. */
  readonly behind: number;
}

/** 1 or 2 where two play against two, else the seat itself. */
export const sideOf = (seat: number, teams: boolean): number => (teams ? Math.ceil(seat / 2) : seat);

/** Value that a seat has drawn in the first `settled` rounds. */
export const totalOf = ({ rounds }: Pick<Contest, 'rounds'>, seat: number, settled: number): number =>
  rounds
    .slice(0, settled)
    .flatMap(({ draws }) => draws)
    .reduce((sum, draw) => (draw.seat === seat ? sum + draw.entry.value : sum), 0);

/** Where every side stands after so many settled rounds, in the order of the seats. */
export const standingsOf = (contest: Contest, settled: number): readonly Side[] => {
  const { mode, teams, seatCount } = contest;
  const seats = Array.from({ length: seatCount }, (_, index) => index + 1);
  const sides = [...Map.groupBy(seats, (seat) => sideOf(seat, teams))].map(([side, members]) => ({
    side,
    seats: members,
    total: members.reduce((sum, seat) => sum + totalOf(contest, seat, settled), 0),
  }));
  const totals = sides.map(({ total }) => total);
  const best = mode === 'CLASSIC' ? Math.max(...totals) : Math.min(...totals);
  return sides.map((side) => ({
    ...side,
    leads: settled > 0 && side.total === best,
    behind: Math.abs(best - side.total),
  }));
};

/** Value of everything in the pot after so many settled rounds. */
export const potOf = (contest: Contest, settled: number): number =>
  standingsOf(contest, settled).reduce((sum, { total }) => sum + total, 0);
