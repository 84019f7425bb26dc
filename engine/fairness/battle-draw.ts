import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { entryAt, type OddsEntry, type OddsTable, TICKETS } from './odds.ts';

export {
  type BattleLockFacts,
  battleEntropy,
  battleIdOf,
  battleLockHash,
  battleLockText,
  botEntropy,
} from './battle-lock.ts';
export { type DrawnTie, type PlayedBattle, type Settlement, settleBattle, tieRequest } from './battle-settlement.ts';

/** One seat's part in one round. */
export interface SeatPlay {
  readonly battleId: string;
  /** As `battleEntropy` gives it. */
  readonly entropy: string;
  /** The box, from 1. */
  readonly round: number;
  /** From 1. */
  readonly seat: number;
  readonly oddsHash: string;
}

export interface SeatOutcome {
  readonly ticket: number;
  readonly index: number;
  readonly entry: OddsEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float: number | null;
  /** Both draws, for a page that shows its working. */
  readonly draws: { readonly entry: Draw; readonly float: Draw | null };
}

export const seatRequest = (play: SeatPlay): DrawRequest => ({
  game: 'battle',
  label: 'battle',
  id: play.battleId,
  entropy: play.entropy,
  round: play.round,
  index: play.seat,
  tableHash: play.oddsHash,
  n: BigInt(TICKETS),
});

/** N is the width of the wear range in millionths; the float is its lower end plus the ticket. */
export const seatFloatRequest = (play: SeatPlay, entry: OddsEntry): DrawRequest => ({
  ...seatRequest(play),
  label: 'float',
  n: BigInt(entry.floatMax - entry.floatMin),
});

/** What a seat draws from a box. Players and bots are drawn alike: nothing here knows who sits there. */
export const drawBattleSeat = (table: OddsTable, play: SeatPlay, draw: (request: DrawRequest) => Draw): SeatOutcome => {
  const entryDraw = draw(seatRequest(play));
  const ticket = Number(entryDraw.ticket);
  const { index, entry } = entryAt(table, ticket);
  if (entry.floatMax <= entry.floatMin) {
    return { ticket, index, entry, float: null, draws: { entry: entryDraw, float: null } };
  }
  const floatDraw = draw(seatFloatRequest(play, entry));
  const float = entry.floatMin + Number(floatDraw.ticket);
  return { ticket, index, entry, float, draws: { entry: entryDraw, float: floatDraw } };
};
