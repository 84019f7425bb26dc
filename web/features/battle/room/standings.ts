import type { BattleMode } from '../../../generated/graphql.ts';

/** The fields of a battle that decide its standings. */
export interface Contest {
  readonly mode: BattleMode;
  readonly teams: boolean;
  readonly seatCount: number;
  readonly rounds: readonly {
    readonly draws: readonly { readonly seat: number; readonly entry: { readonly value: number } }[];
  }[];
}

/** One that wins or loses as a whole: a seat, or the seats of a team. */
export interface Side {
  readonly side: number;
  readonly seats: readonly number[];
  /** The total that counts, minor units: all its draws, in a terminal battle its draws of the last settled round. */
  readonly total: number;
  /** Has the best total, alone or with others. False for all before the first settled round, and in a shared battle. */
  readonly leads: boolean;
  /** Distance to the best total, minor units; 0 for a side with the best total. */
  readonly behind: number;
}

/** 1 or 2 where teams play, else the seat itself. */
export const sideOf = (seat: number, { teams, seatCount }: Pick<Contest, 'teams' | 'seatCount'>): number =>
  teams ? Math.ceil((2 * seat) / seatCount) : seat;

/** Value that a seat has drawn in the first `settled` rounds. */
export const totalOf = ({ rounds }: Pick<Contest, 'rounds'>, seat: number, settled: number): number =>
  rounds
    .slice(0, settled)
    .flatMap(({ draws }) => draws)
    .reduce((sum, draw) => (draw.seat === seat ? sum + draw.entry.value : sum), 0);

const seatsOf = ({ seatCount }: Pick<Contest, 'seatCount'>): readonly number[] =>
  Array.from({ length: seatCount }, (_, index) => index + 1);

/** A seat's total that counts after `settled` rounds: all its draws, in a terminal battle its last draw. */
export const foughtWith = ({ mode, rounds }: Pick<Contest, 'mode' | 'rounds'>, seat: number, settled: number): number =>
  totalOf({ rounds: mode === 'TERMINAL' ? rounds.slice(Math.max(0, settled - 1), settled) : rounds }, seat, settled);

/** Where every side stands after so many settled rounds, in the order of the seats. */
export const standingsOf = (contest: Contest, settled: number): readonly Side[] => {
  const { mode } = contest;
  const sides = [...Map.groupBy(seatsOf(contest), (seat) => sideOf(seat, contest))].map(([side, members]) => ({
    side,
    seats: members,
    total: members.reduce((sum, seat) => sum + foughtWith(contest, seat, settled), 0),
  }));
  const totals = sides.map(({ total }) => total);
  const best = mode === 'UNDERDOG' ? Math.min(...totals) : Math.max(...totals);
  const competes = mode !== 'SHARED';
  return sides.map((side) => ({
    ...side,
    leads: competes && settled > 0 && side.total === best,
    behind: competes ? Math.abs(best - side.total) : 0,
  }));
};

/** The side that leads alone after `settled` rounds; null where no side does. */
export const leaderOf = (contest: Contest, settled: number): Side | null => {
  const leading = standingsOf(contest, settled).filter(({ leads }) => leads);
  return leading.length === 1 ? (leading[0] ?? null) : null;
};

/** Value of everything in the pot after so many settled rounds. */
export const potOf = (contest: Contest, settled: number): number =>
  seatsOf(contest).reduce((sum, seat) => sum + totalOf(contest, seat, settled), 0);
