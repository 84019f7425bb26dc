import { botEntropy } from '../../fairness/battle-lock.ts';
import type { EntryOf } from '../explanation/entries.ts';
import type { SeatCheck, SeatsStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import type { Occupant, seatTaken } from './events.ts';
import type { OpenedBattle } from './state.ts';

const isSame = (a: Occupant, b: Occupant): boolean =>
  a.kind === 'bot' ? b.kind === 'bot' && a.bot === b.bot : b.kind === 'player' && a.playerId === b.playerId;

/** The creator's seat plays with the entropy that made the room's id. */
const isCreators = ({ creator, entropy }: OpenedBattle, seat: Pick<SeatCheck, 'occupant' | 'entropy' | 'seat'>) =>
  seat.seat === 1 && seat.occupant.kind === 'player' && seat.occupant.playerId === creator && seat.entropy === entropy;

/** Bots are counted in the order of coming, and bring what nobody chose; nobody sits twice, and each seat once. */
export const checkSeats = (
  { hashing }: Pick<Tools, 'hashing'>,
  battle: OpenedBattle,
  taken: readonly EntryOf<typeof seatTaken>[],
): SeatsStep => {
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
  // Of a room that was given up nobody expects that it fills.
  const free = battle.status === 'dissolved' ? 0 : battle.seatCount - seats.length;
  return {
    name: 'seats',
    verdict: !right ? 'mismatch' : free > 0 ? 'pending' : 'match',
    free,
    seats: seats.sort((a, b) => a.seat - b.seat),
  };
};
