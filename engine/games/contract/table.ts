import type { Hashing } from '../../fairness/hashing.ts';
import type { OddsEntry } from '../../fairness/odds.ts';
import type { Target } from '../../fairness/target-draw.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { ContractTerms } from './terms.ts';

/** The pool of which tables are built: skins in a wear, sorted by `inPoolOrder`. */
export type ContractPool = readonly Target[];

/** The table that a player agrees to by playing. */
export type ContractTable = {
  readonly game: 'contract';
  readonly version: 1;
  /** Hash of the pool that the table was built from. */
  readonly pool: string;
  /** The total of the items, in minor units. */
  readonly stake: string;
  /** Sum of all tickets. */
  readonly tickets: number;
  readonly entries: readonly OddsEntry[];
};

/** The inputs of a table. */
export interface ContractStake {
  readonly pool: ContractPool;
  readonly poolHash: string;
  /** Minor units, above 0. */
  readonly stake: bigint;
  readonly terms: ContractTerms;
}

/** Minor units. Above this stake a table of fewer than 2^53 tickets could fall short of its percentage by a whole minor unit. */
export const MAX_CONTRACT_STAKE = 10_000_000_000_000n;

/** Most skins of a side in a table. */
const MOST_OF_A_SIDE = 10;
/** Exclusive: JSON's numbers are exact below 2^53. */
const TICKETS_BELOW = 1n << 53n;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** By value, then skin, then wear. */
export const inPoolOrder = (a: Target, b: Target): number =>
  Number(BigInt(a.value) - BigInt(b.value)) || compareText(a.skin, b.skin) || compareText(a.wear, b.wear);

const hashOf = (hashing: Hashing, document: ContractPool | ContractTable): string =>
  hashing.sha256Text(canonicalJson(document));

/** SHA-256 of the pool's RFC 8785 JSON, hex. */
export const contractPoolHash: (hashing: Hashing, pool: ContractPool) => string = hashOf;
/** SHA-256 of the table's RFC 8785 JSON, hex. */
export const contractTableHash: (hashing: Hashing, table: ContractTable) => string = hashOf;

/** At most so many of a sorted row, its first and last among them, evenly spread. */
export const spread = <One>(row: readonly One[], most: number): readonly One[] =>
  row.length <= most ? row : row.filter((_, at) => isSpread(at, row.length, most));

const isSpread = (at: number, length: number, most: number): boolean => {
  // The i-th that remains stands at floor(i × (length − 1) ÷ (most − 1)).
  const i = Math.ceil((at * (most - 1)) / (length - 1));
  return Math.floor((i * (length - 1)) / (most - 1)) === at;
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** An entry, and how far its value is from what contracts return of the stake, times 100. */
interface Weighed {
  readonly entry: Target;
  readonly weight: bigint;
  readonly distance: bigint;
}

const momentOf = (side: readonly Weighed[]): bigint => sum(side.map(({ weight, distance }) => weight * distance));

/** Tickets so many that the table returns exactly its percentage, in lowest terms; low entries first. */
const exactTickets = (low: readonly Weighed[], high: readonly Weighed[]): readonly bigint[] => {
  const ofLow = momentOf(high);
  const ofHigh = momentOf(low);
  const tickets = [...low.map(({ weight }) => weight * ofLow), ...high.map(({ weight }) => weight * ofHigh)];
  const common = tickets.reduce(gcd, 0n);
  return common === 0n ? tickets : tickets.map((count) => count / common);
};

/** Tickets halved until a draw holds them, low entries rounded up and high ones down: halving never makes a table return more. */
const boundedTickets = (tickets: readonly bigint[], lowCount: number): readonly bigint[] =>
  sum(tickets) < TICKETS_BELOW
    ? tickets
    : boundedTickets(
        tickets.map((count, at) => (at < lowCount ? count + 1n : count) / 2n),
        lowCount,
      );

/**
 * The table of a stake, by the rule of docs/fairness.md; null where the pool has nothing to win or nothing to lose for it,
 * as for stakes above the greatest. It returns no more than its percentage, and less than one minor unit a play below it.
 */
export const contractTable = ({ pool, poolHash, stake, terms }: ContractStake): ContractTable | null => {
  if (stake > MAX_CONTRACT_STAKE) return null;
  const returned = BigInt(terms.returnPercent) * stake;
  const lowest = BigInt(terms.lowestPercent) * stake;
  const highest = BigInt(terms.highestPercent) * stake;
  const weighed = pool.flatMap((entry): Weighed[] => {
    const value = BigInt(entry.value);
    if (100n * value < lowest || 100n * value > highest) return [];
    return [{ entry, weight: (4_000n * stake) / value, distance: 100n * value - returned }];
  });
  const low = spread(
    weighed.flatMap((one) => (one.distance <= 0n ? [{ ...one, distance: -one.distance }] : [])),
    MOST_OF_A_SIDE,
  );
  const high = spread(
    weighed.filter(({ distance }) => distance > 0n),
    MOST_OF_A_SIDE,
  );
  if (low.length === 0 || high.length === 0) return null;
  const tickets = boundedTickets(exactTickets(low, high), low.length);
  const entries: OddsEntry[] = [];
  let next = 0;
  [...low, ...high].forEach(({ entry }, at) => {
    const count = Number(tickets[at] ?? 0n);
    if (count === 0) return;
    entries.push({ ...entry, first: next, last: next + count - 1 });
    next += count;
  });
  return {
    game: 'contract',
    version: 1,
    pool: poolHash,
    stake: stake.toString(),
    tickets: next,
    entries,
  };
};
