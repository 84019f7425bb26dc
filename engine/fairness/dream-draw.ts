import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { ConsolationTable } from './consolation.ts';
import type { Hashing } from './hashing.ts';
import { entryAt, type OddsEntry } from './odds.ts';
import { drawFloat, type RoundPlay, roundRequest, type Target } from './target-draw.ts';
import type { ReturnTerms } from './terms.ts';
import { TICKETS } from './tickets.ts';

/**
 * (value × p + expected consolation × (1 − p)) ÷ the return of the terms, in minor units, rounded up, with p = winTickets ÷ 10⁷:
 * the least fee of which a dream returns no more than that share.
 */
export const dreamFee = (value: bigint, winTickets: number, sum: bigint, { returnPercent }: ReturnTerms): bigint => {
  const tickets = BigInt(TICKETS);
  const win = BigInt(winTickets);
  const paid = (value * win * tickets + sum * (tickets - win)) * 100n;
  const of = BigInt(returnPercent) * tickets * tickets;
  return (paid + of - 1n) / of;
};

/**
 * The highest chance of a target, of 10,000,000, at which the fee isn't above what the target is worth, with the value above 0: a dream that
 * costs more than it can bring isn’t sold. 0 where no chance is low enough.
 */
export const highestDreamChance = (value: bigint, sum: bigint, { returnPercent }: ReturnTerms): number => {
  const tickets = BigInt(TICKETS);
  // fee ≤ value ⟺ win × 100 × (value × tickets − sum) ≤ tickets × (value × return × tickets − 100 × sum)
  const gained = 100n * (value * tickets - sum);
  const left = value * BigInt(returnPercent) * tickets - 100n * sum;
  return gained <= 0n || left < 0n ? 0 : Number((tickets * left) / gained);
};

/** The least value, in minor units, of a target that can be chased at that chance; null where none is enough. */
export const leastDream = (winTickets: number, sum: bigint, { returnPercent }: ReturnTerms): bigint | null => {
  const tickets = BigInt(TICKETS);
  const win = BigInt(winTickets);
  const kept = tickets * (BigInt(returnPercent) * tickets - 100n * win);
  return kept <= 0n ? null : (100n * sum * (tickets - win) + kept - 1n) / kept;
};

/** The terms that a player agrees to by chasing a dream. */
export type DreamTable = {
  readonly game: 'dream';
  readonly version: 1;
  readonly tickets: 10_000_000;
  readonly target: Target;
  /** A ticket below it wins. */
  readonly win: number;
  /** Minor units, decimal. */
  readonly fee: string;
  /** Hash of the consolation table. */
  readonly consolation: string;
};

export const dreamTableText = (table: DreamTable): string => canonicalJson(table);

/** SHA-256 of the table's RFC 8785 JSON, hex. */
export const dreamTableHash = (hashing: Hashing, table: DreamTable): string =>
  hashing.sha256Text(dreamTableText(table));

export const dreamRequest = (play: RoundPlay & { readonly tableHash: string }): DrawRequest =>
  roundRequest(play, { game: 'dream', label: 'dream', tableHash: play.tableHash, n: BigInt(TICKETS) });

export const consolationRequest = (
  play: RoundPlay & { readonly consolationHash: string },
  { tickets }: ConsolationTable,
): DrawRequest =>
  roundRequest(play, { game: 'dream', label: 'consolation', tableHash: play.consolationHash, n: BigInt(tickets) });

export interface DreamOutcome<Drawn = Draw> {
  readonly ticket: number;
  readonly won: boolean;
  /** Null where the target was won. */
  readonly consolation: { readonly ticket: number; readonly index: number; readonly entry: OddsEntry } | null;
  /** Wear float of the target, or of the consolation, in millionths; null for a skin without wear. */
  readonly float: number | null;
  readonly draws: { readonly ticket: Drawn; readonly consolation: Drawn | null; readonly float: Drawn | null };
}

/** The same function decides a play, a verification and an audit. */
export const drawDream = <Drawn extends DrawnTicket>(
  table: DreamTable,
  tableHash: string,
  consolationTable: ConsolationTable,
  consolationHash: string,
  play: RoundPlay,
  draw: (request: DrawRequest) => Drawn,
): DreamOutcome<Drawn> => {
  const drawn = draw(dreamRequest({ ...play, tableHash }));
  const ticket = Number(drawn.ticket);
  if (ticket < table.win) {
    const { float, draw: floatDraw } = drawFloat(table.target, play, { game: 'dream', tableHash }, draw);
    return {
      ticket,
      won: true,
      consolation: null,
      float,
      draws: { ticket: drawn, consolation: null, float: floatDraw },
    };
  }
  const consoled = draw(consolationRequest({ ...play, consolationHash }, consolationTable));
  const consolation = { ticket: Number(consoled.ticket), ...entryAt(consolationTable, Number(consoled.ticket)) };
  const from = { game: 'dream', tableHash: consolationHash };
  const { float, draw: floatDraw } = drawFloat(consolation.entry, play, from, draw);
  return { ticket, won: false, consolation, float, draws: { ticket: drawn, consolation: consoled, float: floatDraw } };
};
