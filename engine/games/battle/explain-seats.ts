import type { EntryOf } from '../explanation/entries.ts';
import type { SeatCheck, SeatsStep } from '../explanation/steps.ts';
import { compare } from '../explanation/verdict.ts';
import type { Occupant, seatTaken } from './events.ts';
import { type OpenedBattle, seatCountOf, seatsByRank } from './state.ts';

const isSame = (a: Occupant, b: Occupant): boolean =>
  a.kind === 'bot' ? b.kind === 'bot' && a.bot === b.bot : b.kind === 'player' && a.playerId === b.playerId;

/** The creator's seat plays with the entropy that made the room's id. */
const isCreators = ({ creator, entropy }: OpenedBattle, { seat, occupant, entropy: own }: SeatCheck): boolean =>
  seat === 1 && occupant.kind === 'player' && occupant.playerId === creator && own === entropy;

/** Bots are counted in the order of coming; nobody sits twice, and each seat is taken once. */
export const checkSeats = (battle: OpenedBattle, taken: readonly EntryOf<typeof seatTaken>[]): SeatsStep => {
  let bots = 0;
  const came = taken.map(({ event: { data }, position }) => {
    bots += data.occupant.kind === 'bot' ? 1 : 0;
    const named = data.occupant.kind === 'player' || data.occupant.bot === `bot-${bots}`;
    return { seat: data.seat, occupant: data.occupant, entropy: data.entropy, position, verdict: compare(named) };
  });
  const seats = seatsByRank({ size: battle.size, seats: came }).map(
    (one, place): SeatCheck => ({ ...one, rank: place + 1 }),
  );
  const once = seats.every(
    (one) => seats.filter(({ seat, occupant }) => seat === one.seat || isSame(occupant, one.occupant)).length === 1,
  );
  const fits = seats.every(({ seat }) => seat <= seatCountOf(battle));
  const hosted = battle.creator === null || seats.some((seat) => isCreators(battle, seat));
  const right = once && fits && hosted && seats.every(({ verdict }) => verdict === 'match');
  // Of a room that was given up nobody expects that it fills.
  const free = battle.status === 'dissolved' ? 0 : seatCountOf(battle) - seats.length;
  return { name: 'seats', verdict: !right ? 'mismatch' : free > 0 ? 'pending' : 'match', free, seats };
};
