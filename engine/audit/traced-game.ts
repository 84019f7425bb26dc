import type { RecordedEvent } from '../glasscase-decision.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import type { PairId } from '../kernel/ids.ts';
import type { Disproof, Tables } from './prove.ts';

/** One draw with everything a person needs to repeat it: see docs/fairness.md. */
export interface DrawStep {
  readonly label: string;
  readonly round: number;
  readonly index: number;
  /** Authenticated with the server seed. */
  readonly message: string;
  /** HMAC-SHA256 of the message, 64 hex digits. */
  readonly block: string;
  /** The word of the block that counted, 0 to 3, and its value; earlier ones were passed over. */
  readonly word: number;
  readonly x: string;
  /** Number of tickets. */
  readonly n: string;
  readonly ticket: string;
}

export interface GameTrace {
  readonly id: string;
  readonly kind: 'play' | 'battle' | 'giveaway';
  readonly status: 'proven' | 'disproven' | 'awaiting its reveal' | 'given up';
  /** What the log holds of it, in order. */
  readonly entries: readonly { readonly position: number; readonly at: string; readonly type: string }[];
  readonly pairId: string;
  /** Where the seed was committed; null where it never was. */
  readonly committed: { readonly position: number; readonly publicHash: string } | null;
  readonly revealed: { readonly position: number; readonly serverSeed: string; readonly salt: string } | null;
  /** What was fixed before the draw of a room: the text that `hash` is the SHA-256 of. */
  readonly lock: { readonly position: number; readonly text: string; readonly hash: string } | null;
  /** A room's beacon round; null without one, or while it is awaited. */
  readonly beacon: { readonly round: number; readonly signature: string; readonly randomness: string } | null;
  readonly draws: readonly DrawStep[];
  /** What came of it, a line each. */
  readonly outcome: readonly string[];
}

/** A part of a trace that knows which entries are about one game. */
export interface TracedGame {
  /** Whether the entry is about it. */
  record(recorded: RecordedEvent): boolean;
  /** The pair it is drawn from; null before that is known. */
  pairId(): PairId | null;
  /** Whether it ended without a draw. */
  givenUp(): boolean;
  facts(): Pick<GameTrace, 'kind' | 'lock' | 'beacon' | 'outcome'>;
  /** What is wrong with the logged outcome, if the seed is this. */
  prove(tables: Tables, draw: (request: DrawRequest) => Draw): Disproof;
}

const moneyOf = (value: string): string => `worth ${value} minor units`;
/** An item in one line. */
export const itemText = (item: { skin: string; wear: string; float: number | null; value: string }): string =>
  `${item.skin}${item.wear === '' ? '' : ` ${item.wear}`}${item.float === null ? '' : `, float ${item.float} millionths`}, ${moneyOf(item.value)}`;
