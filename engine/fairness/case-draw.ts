import type { Draw, DrawRequest } from '../kernel/draw.ts';
import type { OddsEntry, OddsTable } from './odds.ts';
import { entryAt, TICKETS } from './odds.ts';
import { playEntropy } from './seed-pair.ts';
import type { DrawnTicket } from './ticket-draw.ts';

const ALL_TICKETS = BigInt(TICKETS);

/** The public inputs of one opened case. */
export interface CasePlay {
  readonly pairId: string;
  readonly roundNo: number;
  readonly userSeed: string;
  readonly entropy: string;
  readonly oddsHash: string;
}

export interface CaseOutcome<Drawn = Draw> {
  readonly ticket: number;
  readonly index: number;
  readonly entry: OddsEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float: number | null;
  /** Both draws, for a page that shows its working. */
  readonly draws: { readonly entry: Drawn; readonly float: Drawn | null };
}

const requestOf = (play: CasePlay, label: string, n: bigint): DrawRequest => ({
  game: 'case',
  label,
  id: play.pairId,
  entropy: playEntropy(play.userSeed, play.entropy),
  round: play.roundNo,
  index: 0,
  tableHash: play.oddsHash,
  n,
});

export const entryRequest = (play: CasePlay): DrawRequest => requestOf(play, 'case', ALL_TICKETS);

/** N is the width of the wear range in millionths, which stands in the same table; the float is its lower end plus the ticket. */
export const floatRequest = (play: CasePlay, entry: OddsEntry): DrawRequest =>
  requestOf(play, 'float', BigInt(entry.floatMax - entry.floatMin));

/** The same function decides a paid play, a demo play in the page, a verification and an audit. */
export const drawCase = <Drawn extends DrawnTicket>(
  table: OddsTable,
  play: CasePlay,
  draw: (request: DrawRequest) => Drawn,
): CaseOutcome<Drawn> => {
  const entryDraw = draw(entryRequest(play));
  const ticket = Number(entryDraw.ticket);
  const { index, entry } = entryAt(table, ticket);
  if (entry.floatMax <= entry.floatMin) {
    return { ticket, index, entry, float: null, draws: { entry: entryDraw, float: null } };
  }
  const floatDraw = draw(floatRequest(play, entry));
  const float = entry.floatMin + Number(floatDraw.ticket);
  return { ticket, index, entry, float, draws: { entry: entryDraw, float: floatDraw } };
};
