import type { BattleTie } from '../../engine/games/battle/events.ts';
import { type OpenedBattle, seatsByRank } from '../../engine/games/battle/state.ts';

/** The seat in which a rank of the lock sits: rooms are shown by seats, and drawn by ranks. */
export const seatOfRank = (battle: OpenedBattle): ((rank: number) => number) => {
  const seats = seatsByRank(battle).map(({ seat }) => seat);
  return (rank) => seats[rank - 1] ?? 0;
};

const rising = (a: number, b: number): number => a - b;

/** How a battle ended, by seats; of tied sides the seat of each one's first rank. Null before it is settled. */
export const seatedResult = (battle: OpenedBattle) => {
  const { result } = battle;
  if (result === null) return null;
  const seatOf = seatOfRank(battle);
  const tieOf = ({ between, ticket }: BattleTie) => ({ between: between.map(seatOf), ticket });
  const totals = result.totals.map((total, place) => ({ seat: seatOf(place + 1), total: BigInt(total) }));
  return {
    winners: result.winners.map(seatOf).sort(rising),
    totals: totals.sort((a, b) => rising(a.seat, b.seat)).map(({ total }) => total),
    tie: result.tie && tieOf(result.tie),
    order: result.order.map(tieOf),
    awards: result.awards
      .map(({ rank, items, value }) => ({ seat: seatOf(rank), items, value: BigInt(value) }))
      .sort((a, b) => rising(a.seat, b.seat)),
    // Of all rounds, even where only the last one counts.
    value: battle.rounds.flatMap(({ draws }) => draws).reduce((sum, { value }) => sum + BigInt(value), 0n),
  };
};
