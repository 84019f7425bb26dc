import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { Hashing } from './hashing.ts';
import { drawFloat, type RoundPlay, roundRequest, type Target } from './target-draw.ts';
import type { ReturnTerms } from './terms.ts';
import { TICKETS, TICKETS_OF_PERCENT } from './tickets.ts';

/**
 * Winning tickets of 10,000,000: stake ÷ target × the return of the terms, rounded down, so that chance × target never exceeds
 * that share of the stake. Both in minor units, the target above 0. Capped to a safe integer, far beyond any chance.
 */
export const upgradeTickets = (stake: bigint, target: bigint, { returnPercent }: ReturnTerms): number => {
  const tickets = (stake * BigInt(returnPercent * TICKETS_OF_PERCENT)) / target;
  const cap = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(tickets < cap ? tickets : cap);
};

/** The terms that a player agrees to by upgrading. */
export type UpgradeTable = {
  readonly game: 'upgrade';
  readonly version: 1;
  readonly tickets: 10_000_000;
  /** Minor units, decimal. */
  readonly stake: string;
  readonly target: Target;
  /** `under` wins with a ticket below `win`, `over` with one from `tickets − win` on. */
  readonly side: 'under' | 'over';
  readonly win: number;
};

export const upgradeTableText = (table: UpgradeTable): string => canonicalJson(table);

/** SHA-256 of the table's RFC 8785 JSON, hex. */
export const upgradeTableHash = (hashing: Hashing, table: UpgradeTable): string =>
  hashing.sha256Text(upgradeTableText(table));

export const upgradeRequest = (play: RoundPlay & { readonly tableHash: string }): DrawRequest =>
  roundRequest(play, { game: 'upgrade', label: 'upgrade', tableHash: play.tableHash, n: BigInt(TICKETS) });

/** Whether a ticket wins. */
export const upgradeWins = ({ side, win, tickets }: UpgradeTable, ticket: number): boolean =>
  side === 'under' ? ticket < win : ticket >= tickets - win;

export interface UpgradeOutcome<Drawn = Draw> {
  readonly ticket: number;
  readonly won: boolean;
  /** Wear float of the target in millionths; null where it wasn't won or has no wear. */
  readonly float: number | null;
  readonly draws: { readonly ticket: Drawn; readonly float: Drawn | null };
}

/** The same function decides a play, a verification and an audit. */
export const drawUpgrade = <Drawn extends DrawnTicket>(
  table: UpgradeTable,
  tableHash: string,
  play: RoundPlay,
  draw: (request: DrawRequest) => Drawn,
): UpgradeOutcome<Drawn> => {
  const drawn = draw(upgradeRequest({ ...play, tableHash }));
  const ticket = Number(drawn.ticket);
  if (!upgradeWins(table, ticket)) return { ticket, won: false, float: null, draws: { ticket: drawn, float: null } };
  const { float, draw: floatDraw } = drawFloat(table.target, play, { game: 'upgrade', tableHash }, draw);
  return { ticket, won: true, float, draws: { ticket: drawn, float: floatDraw } };
};
