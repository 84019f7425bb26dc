import type { Playback } from './playback.ts';
import { type ReelRound, type ReelStrip, reelStrip } from './reel-cards.ts';
import type { BattleDraw, BattleRoom, BattleSeat } from './room-query.ts';
import { foughtWith, type Side, sideOf, standingsOf } from './standings.ts';
import type { RoundTables } from './use-room.ts';

/** The draw of a seat in a settled round. */
export interface Drawn {
  readonly round: number;
  readonly draw: BattleDraw;
}

/** One seat in its present view. */
export interface SeatView {
  readonly seat: number;
  /** Null while it is free. */
  readonly taken: BattleSeat | null;
  readonly mine: boolean;
  /** The total that counts for its side, minor units, settled rounds only. */
  readonly total: number;
  /** Settled rounds, newest first. */
  readonly drawn: readonly Drawn[];
  /** The seat won, and the page may show it. */
  readonly won: boolean;
  /** Value the seat was given at the end, minor units; null before. */
  readonly award: number | null;
}

/** A side with its seats, in its present view. */
export interface SideView extends Side {
  readonly members: readonly SeatView[];
  /** Others lead as well. */
  readonly tied: boolean;
  readonly won: boolean;
}

/** The colour of a side among the others, by its place from 0; a player's own side stands out. */
export const sideColour = ({ members }: SideView, place: number): string =>
  members.some(({ mine }) => mine) ? 'var(--side-mine)' : `var(--side-${(place % 6) + 1})`;

const drawsOf = (battle: BattleRoom, seat: number, settled: number): readonly Drawn[] =>
  battle.rounds
    .slice(0, settled)
    .flatMap(({ round, draws }) => draws.filter((draw) => draw.seat === seat).map((draw) => ({ round, draw })))
    .toReversed();

export const sidesOf = (battle: BattleRoom, playback: Playback, playerId: string | null): readonly SideView[] => {
  const { settled, counted, phase } = playback;
  const result = phase.kind === 'over' ? battle.result : null;
  const sides = standingsOf(battle, counted);
  const leaders = sides.filter(({ leads }) => leads).length;
  return sides.map((side) => {
    const members = side.seats.map((seat): SeatView => {
      const taken = battle.seats.find((one) => one.seat === seat) ?? null;
      return {
        seat,
        taken,
        mine: taken !== null && taken.playerId !== null && taken.playerId === playerId,
        total: foughtWith(battle, seat, counted),
        drawn: drawsOf(battle, seat, settled),
        won: result?.winners.includes(seat) ?? false,
        award: result === null || result === undefined ? null : awardOf(result, seat),
      };
    });
    return { ...side, members, tied: side.leads && leaders > 1, won: members.some(({ won }) => won) };
  });
};

const awardOf = ({ awards }: NonNullable<BattleRoom['result']>, seat: number): number =>
  awards.find((award) => award.seat === seat)?.value ?? 0;

/** The seat of a player, if they have one. */
export const seatOf = (battle: BattleRoom, playerId: string | null): BattleSeat | null =>
  playerId === null ? null : (battle.seats.find((seat) => seat.playerId === playerId) ?? null);

/** The creator holds the first seat; an official room has none among the players. */
export const isHost = (battle: BattleRoom, playerId: string | null): boolean =>
  !battle.official && seatOf(battle, playerId)?.seat === 1;

export const freeSeats = ({ seatCount, seats }: Pick<BattleRoom, 'seatCount' | 'seats'>): readonly number[] =>
  Array.from({ length: seatCount }, (_, index) => index + 1).filter((seat) => !seats.some((one) => one.seat === seat));

/** The winners' seats, in order. */
export const winnersOf = ({ result, seats }: BattleRoom): readonly BattleSeat[] =>
  seats.filter(({ seat }) => result?.winners.includes(seat));

/** The seats behind one tied total: a seat, and the other seats of its side. */
export const seatsBehind = (battle: BattleRoom, tied: number): readonly BattleSeat[] =>
  battle.seats.filter(({ seat }) => sideOf(seat, battle) === sideOf(tied, battle));

export interface SeatStrip {
  readonly strip: ReelStrip;
  readonly startJitter: number;
}

/** A seat's strip in a round, and where the one before has stopped. */
export const stripOf = (battle: BattleRoom, tables: RoundTables, seat: number, round: number): SeatStrip => {
  const at = (of: number): ReelRound | null => {
    const table = tables(of);
    const draws = battle.rounds.find((one) => one.round === of)?.draws;
    const drawn = draws?.find((draw) => draw.seat === seat)?.entry.index ?? null;
    return table === null ? null : { table, drawn };
  };
  return {
    strip: reelStrip(battle.id, seat, round, at),
    startJitter: round > 1 ? reelStrip(battle.id, seat, round - 1, at).jitter : 0,
  };
};
