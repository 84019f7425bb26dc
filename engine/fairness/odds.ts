import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { Hashing } from './hashing.ts';
import { returnToPlayer } from './rtp.ts';
import { playEntropy } from './seed-pair.ts';
import { TICKETS } from './tickets.ts';

export { TICKETS } from './tickets.ts';

export type Wear = 'FN' | 'MW' | 'FT' | 'WW' | 'BS';

/** One line of a case's odds. */
export type OddsEntry = {
  readonly skin: string;
  /** '' for a skin without wear. */
  readonly wear: Wear | '';
  /** First and last ticket, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Float range in millionths: first inclusive, last exclusive. Both 0 without wear. */
  readonly floatMin: number;
  readonly floatMax: number;
  /** Minor units, decimal. */
  readonly value: string;
};

/** The odds that a player agrees to by opening a case: its hash is the `oddsHash`. A version never changes. */
export type OddsTable = {
  readonly case: string;
  readonly version: number;
  readonly tickets: number;
  /** Minor units, decimal. */
  readonly price: string;
  readonly entries: readonly OddsEntry[];
  /** Return to player as an exact fraction in lowest terms, decimal. */
  readonly rtp: { readonly numerator: string; readonly denominator: string };
};

export const oddsTableText = (table: OddsTable): string => canonicalJson(table);

/** SHA-256 of the table's RFC 8785 JSON, hex. */
export const oddsHashOf = (hashing: Hashing, table: OddsTable): string => hashing.sha256Text(oddsTableText(table));

/** The fraction that a table states. */
export const exactRtp = (price: bigint, entries: readonly OddsEntry[]): OddsTable['rtp'] => {
  const paid = entries.map(({ value, first, last }) => ({ value: BigInt(value), tickets: last - first + 1 }));
  const { numerator, denominator } = returnToPlayer(price, paid);
  return { numerator: numerator.toString(), denominator: denominator.toString() };
};

/** Every ticket belongs to exactly one entry: ranges follow each other from 0 to the last ticket. */
export const coversEveryTicket = (entries: readonly Pick<OddsEntry, 'first' | 'last'>[]): boolean => {
  let next = 0;
  for (const { first, last } of entries) {
    if (first !== next || last < first) return false;
    next = last + 1;
  }
  return next === TICKETS;
};

/** The entry that holds the ticket. Ranges are contiguous and ordered, so a binary search finds it. */
export const entryAt = <Entry extends Pick<OddsEntry, 'first' | 'last'>>(
  table: { readonly entries: readonly Entry[] },
  ticket: number,
): { readonly index: number; readonly entry: Entry } => {
  let low = 0;
  let high = table.entries.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = table.entries[middle];
    if (candidate !== undefined && candidate.last < ticket) low = middle + 1;
    else high = middle;
  }
  const entry = table.entries[low];
  if (entry === undefined || ticket < entry.first || ticket > entry.last) throw new RangeError('no entry for ticket');
  return { index: low, entry };
};

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
