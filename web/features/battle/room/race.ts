import type { Outcome, Race } from './chances.ts';
import type { TableEntry } from './reel-cards.ts';
import { type Contest, sideOf, totalOf } from './standings.ts';

const outcomesOf = (table: readonly TableEntry[]): readonly Outcome[] =>
  table.map(({ value, firstTicket, lastTicket }) => ({ value, tickets: lastTicket - firstTicket + 1 }));

type Seating = Pick<Contest, 'teams' | 'seatCount'>;

/** The seats of each side, in the order of the sides. */
const sidesOf = (seating: Seating): readonly (readonly number[])[] => {
  const seats = Array.from({ length: seating.seatCount }, (_, index) => index + 1);
  return [...Map.groupBy(seats, (seat) => sideOf(seat, seating)).values()];
};

/** 1 for the side that won, 0 for the others. */
export const wonBy = (seating: Seating, winners: readonly number[]): readonly number[] =>
  sidesOf(seating).map((members) => (members.some((seat) => winners.includes(seat)) ? 1 : 0));

/**
 * The rest of a battle after `settled` rounds. Null for a shared battle, after the last round, and while a table is
 * unknown. For rounds that haven't settled it uses the published tables alone, even where the page has their draws.
 */
export const raceAfter = (
  battle: Contest & { readonly boxes: readonly { readonly round: number }[] },
  tables: (round: number) => readonly TableEntry[] | null,
  settled: number,
): Race | null => {
  if (battle.mode === 'SHARED') return null;
  const left = battle.boxes.slice(settled).map(({ round }) => tables(round));
  const known = left.flatMap((table) => (table === null ? [] : [outcomesOf(table)]));
  if (known.length === 0 || known.length < left.length) return null;
  const sides = sidesOf(battle);
  return {
    mode: battle.mode,
    size: battle.seatCount / sides.length,
    totals: sides.map((members) => members.reduce((sum, seat) => sum + totalOf(battle, seat, settled), 0)),
    left: known,
  };
};
