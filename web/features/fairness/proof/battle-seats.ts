import { botEntropy } from '../../../../engine/fairness/battle-lock.ts';
import type { Occupant } from '../../../../engine/games/battle/events.ts';
import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import type { EntryOf } from './proof-entries.ts';
import type { Tools } from './tools.ts';
import { compare, type Verdict } from './verdict.ts';

export interface SeatCheck {
  readonly verdict: 'match' | 'mismatch';
  /** From 1. */
  readonly seat: number;
  readonly occupant: Occupant;
  readonly entropy: string;
  /** A bot's: what follows from the battle's id and the seat. Null for a player. */
  readonly computed: string | null;
  /** Where in the log the seat was taken. */
  readonly position: number;
}

export interface SeatsCheck {
  /** Pending while seats are free. */
  readonly verdict: Verdict;
  /** In the order of their numbers. */
  readonly seats: readonly SeatCheck[];
}

const isSame = (a: Occupant, b: Occupant): boolean =>
  a.kind === 'bot' ? b.kind === 'bot' && a.bot === b.bot : b.kind === 'player' && a.playerId === b.playerId;

/** The creator's seat plays with the entropy that made the room's id. */
const isCreators = ({ creator, entropy }: OpenedBattle, seat: Pick<SeatCheck, 'occupant' | 'entropy' | 'seat'>) =>
  seat.seat === 1 && seat.occupant.kind === 'player' && seat.occupant.playerId === creator && seat.entropy === entropy;

/** Bots are counted in the order of coming, and bring what nobody chose; nobody sits twice, and each seat once. */
export const checkSeats = (
  { hashing }: Pick<Tools, 'hashing'>,
  battle: OpenedBattle,
  taken: readonly EntryOf<'SeatTaken'>[],
): SeatsCheck => {
  let bots = 0;
  const seats = taken.map(({ event, position }): SeatCheck => {
    const { seat, occupant, entropy } = event.data;
    if (occupant.kind === 'player') return { verdict: 'match', seat, occupant, entropy, computed: null, position };
    bots += 1;
    const computed = botEntropy(hashing, battle.battleId, seat);
    const verdict = compare(computed === entropy && occupant.bot === `bot-${bots}`);
    return { verdict, seat, occupant, entropy, computed, position };
  });
  const once = seats.every(
    (one) => seats.filter(({ seat, occupant }) => seat === one.seat || isSame(occupant, one.occupant)).length === 1,
  );
  const fits = seats.every(({ seat }) => seat <= battle.seatCount);
  const hosted = battle.creator === null || seats.some((seat) => isCreators(battle, seat));
  const right = once && fits && hosted && seats.every(({ verdict }) => verdict === 'match');
  return {
    verdict: !right ? 'mismatch' : seats.length < battle.seatCount ? 'pending' : 'match',
    seats: seats.sort((a, b) => a.seat - b.seat),
  };
};
