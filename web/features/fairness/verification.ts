import { fromHex, toHex, utf8 } from '../../../engine/fairness/bytes.ts';
import {
  type CaseOutcome,
  type CasePlay,
  drawCase,
  entryRequest,
  floatRequest,
} from '../../../engine/fairness/case-draw.ts';
import { type Draw, draw, drawMessage } from '../../../engine/fairness/draw.ts';
import type { Hashing } from '../../../engine/fairness/hashing.ts';
import type { OddsEntry, OddsTable } from '../../../engine/fairness/odds.ts';
import { publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import { readOddsTable } from './odds-table.ts';

/** What the site says about a round. Nothing here is believed; everything is computed again and compared. */
export interface RoundFacts extends CasePlay {
  readonly id: string;
  /** Decimal, 64 bit. */
  readonly position: string;
  readonly caseSlug: string;
  readonly caseVersion: number;
  /** Minor units. */
  readonly price: number;
  readonly publicHash: string;
  /** RFC 8785 JSON. */
  readonly oddsTable: string;
  readonly ticket: number;
  readonly entryIndex: number;
  /** Millionths; null for a skin without wear. */
  readonly float: number | null;
  readonly reveal: { readonly serverSeed: string; readonly salt: string } | null;
}

/** `pending` while the server seed isn't revealed: nothing can be said yet, and nothing is wrong. */
export type Verdict = 'match' | 'mismatch' | 'pending';

export interface Word {
  /** First byte of the word in its block: 0, 8, 16 or 24. */
  readonly at: number;
  /** 16 hex digits. */
  readonly hex: string;
  readonly use: 'rejected' | 'used' | 'unused';
}

export interface DrawSteps {
  readonly draw: Draw;
  readonly words: readonly Word[];
  /** The chosen word as a number, and the largest multiple of n that 64 bits hold: words from there on are passed over. */
  readonly x: bigint;
  readonly limit: bigint;
  readonly n: bigint;
}

export interface Verification {
  readonly commitment: { readonly verdict: Verdict; readonly published: string; readonly computed: string | null };
  /** The message of the entry draw; its counter is the one that gave the ticket, 0 while unrevealed. */
  readonly message: string;
  readonly entryDraw: DrawSteps | null;
  readonly ticket: { readonly verdict: Verdict; readonly shown: number; readonly computed: number | null };
  readonly odds: {
    readonly verdict: 'match' | 'mismatch';
    readonly published: string;
    readonly computed: string;
    readonly table: OddsTable | null;
    /** The entry that holds the ticket the site shows, with its place in the table. */
    readonly hit: { readonly index: number; readonly entry: OddsEntry } | null;
  };
  /** Null for a skin without wear. */
  readonly float: {
    readonly verdict: Verdict;
    readonly shown: number;
    readonly computed: number | null;
    readonly steps: DrawSteps | null;
  } | null;
  /** The worst of all verdicts. */
  readonly overall: Verdict;
}

const TWO_64 = 1n << 64n;

/** A block cut into its four words, with what the draw did to each. */
export const stepsOf = (drawn: Draw, n: bigint): DrawSteps => {
  const words = [0, 1, 2, 3].map((index): Word => {
    const hex = drawn.block.slice(16 * index, 16 * index + 16);
    return { at: 8 * index, hex, use: index < drawn.word ? 'rejected' : index === drawn.word ? 'used' : 'unused' };
  });
  const chosen = words[drawn.word]?.hex ?? '0';
  return { draw: drawn, words, x: BigInt(`0x${chosen}`), limit: TWO_64 - (TWO_64 % n), n };
};

const hex64 = /^[0-9a-f]{64}$/;

const compare = (same: boolean): 'match' | 'mismatch' => (same ? 'match' : 'mismatch');

const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('mismatch') ? 'mismatch' : verdicts.includes('pending') ? 'pending' : 'match';

const seedOf = (reveal: RoundFacts['reveal']): Uint8Array | null =>
  reveal !== null && hex64.test(reveal.serverSeed) && hex64.test(reveal.salt) ? fromHex(reveal.serverSeed) : null;

const drawAgain = (hashing: Hashing, facts: RoundFacts, table: OddsTable | null): CaseOutcome | null => {
  const seed = seedOf(facts.reveal);
  return seed === null || table === null ? null : drawCase(table, facts, (request) => draw(hashing, seed, request));
};

const checkCommitment = (hashing: Hashing, { publicHash, reveal }: RoundFacts): Verification['commitment'] => {
  if (reveal === null) return { verdict: 'pending', published: publicHash, computed: null };
  if (seedOf(reveal) === null) return { verdict: 'mismatch', published: publicHash, computed: null };
  const computed = publicHashOf(hashing, reveal.serverSeed, reveal.salt);
  return { verdict: compare(computed === publicHash), published: publicHash, computed };
};

const checkOdds = (hashing: Hashing, facts: RoundFacts): Verification['odds'] => {
  const computed = toHex(hashing.sha256(utf8(facts.oddsTable)));
  const table = readOddsTable(facts.oddsTable);
  const entry = table?.entries[facts.entryIndex];
  const hit = entry === undefined ? null : { index: facts.entryIndex, entry };
  const holds = hit !== null && facts.ticket >= hit.entry.first && facts.ticket <= hit.entry.last;
  const own = table?.case === facts.caseSlug && table.version === facts.caseVersion && table.price === `${facts.price}`;
  return {
    verdict: compare(computed === facts.oddsHash && holds && own),
    published: facts.oddsHash,
    computed,
    table,
    hit,
  };
};

const checkFloat = (
  facts: RoundFacts,
  odds: Verification['odds'],
  outcome: CaseOutcome | null,
): Verification['float'] => {
  const entry = odds.hit?.entry;
  if (facts.float === null) {
    // A skin with wear has a float; leaving it out would hide a wrong one.
    const missing = entry !== undefined && entry.floatMax > entry.floatMin;
    return missing ? { verdict: 'mismatch', shown: 0, computed: outcome?.float ?? null, steps: null } : null;
  }
  if (outcome === null) return { verdict: 'pending', shown: facts.float, computed: null, steps: null };
  const drawn = outcome.draws.float;
  return {
    verdict: compare(outcome.float === facts.float),
    shown: facts.float,
    computed: outcome.float,
    steps: drawn === null ? null : stepsOf(drawn, floatRequest(facts, outcome.entry).n),
  };
};

/** Computes a round again from its public inputs, in the order in which the page shows it. */
export const verifyRound = (hashing: Hashing, facts: RoundFacts): Verification => {
  const commitment = checkCommitment(hashing, facts);
  const odds = checkOdds(hashing, facts);
  const outcome = drawAgain(hashing, facts, odds.table);
  const request = entryRequest(facts);
  const computed = outcome?.ticket ?? null;
  const unfinished = facts.reveal === null ? 'pending' : 'mismatch';
  const ticket = {
    verdict: computed === null ? unfinished : compare(computed === facts.ticket && outcome?.index === facts.entryIndex),
    shown: facts.ticket,
    computed,
  } as const;
  const float = checkFloat(facts, odds, outcome);
  const named = compare(facts.id === `${facts.pairId}.${facts.roundNo}`);
  return {
    commitment,
    message: drawMessage(request, outcome?.draws.entry.counter ?? 0),
    entryDraw: outcome === null ? null : stepsOf(outcome.draws.entry, request.n),
    ticket,
    odds,
    float,
    overall: worstOf([named, commitment.verdict, ticket.verdict, odds.verdict, float?.verdict ?? 'match']),
  };
};

/** One line for a shell: prints the block that the page computed. User seeds hold no character a shell would read. */
export const opensslBlockLine = (serverSeed: string, message: string): string =>
  `printf '%s' '${message}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${serverSeed}`;
