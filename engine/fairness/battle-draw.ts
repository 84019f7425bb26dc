import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import { entryAt, type OddsEntry, type OddsTable, TICKETS } from './odds.ts';

export {
  type BattleEntry,
  type BattleLockFacts,
  battleEntropy,
  battleIdOf,
  battleLockHash,
  ranked,
} from './battle-lock.ts';
export { settleBattle } from './battle-settlement.ts';

/** The box that one rank opens in one round, and the inputs of its draw. */
export interface RankPlay {
  readonly battleId: string;
  /** As `battleEntropy` gives it. */
  readonly entropy: string;
  /** The box, from 1. */
  readonly round: number;
  /** From 1. */
  readonly rank: number;
  readonly oddsHash: string;
}

export interface RankOutcome<Drawn = Draw> {
  readonly ticket: number;
  readonly index: number;
  readonly entry: OddsEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float: number | null;
  /** Both draws, for a page that shows its working. */
  readonly draws: { readonly entry: Drawn; readonly float: Drawn | null };
}

export const rankRequest = (play: RankPlay): DrawRequest => ({
  game: 'battle',
  label: 'battle',
  id: play.battleId,
  entropy: play.entropy,
  round: play.round,
  index: play.rank,
  tableHash: play.oddsHash,
  n: BigInt(TICKETS),
});

/** N is the width of the wear range in millionths; the float is its lower end plus the ticket. */
export const rankFloatRequest = (play: RankPlay, entry: OddsEntry): DrawRequest => ({
  ...rankRequest(play),
  label: 'float',
  n: BigInt(entry.floatMax - entry.floatMin),
});

/** The draw of a rank from a box. Players and bots draw alike: this code doesn't know the occupant of the rank. */
export const drawBattleRank = <Drawn extends DrawnTicket>(
  table: OddsTable,
  play: RankPlay,
  draw: (request: DrawRequest) => Drawn,
): RankOutcome<Drawn> => {
  const entryDraw = draw(rankRequest(play));
  const ticket = Number(entryDraw.ticket);
  const { index, entry } = entryAt(table, ticket);
  if (entry.floatMax <= entry.floatMin) {
    return { ticket, index, entry, float: null, draws: { entry: entryDraw, float: null } };
  }
  const floatDraw = draw(rankFloatRequest(play, entry));
  const float = entry.floatMin + Number(floatDraw.ticket);
  return { ticket, index, entry, float, draws: { entry: entryDraw, float: floatDraw } };
};
