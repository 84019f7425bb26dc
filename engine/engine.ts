import type { Submission } from './commands.ts';
import type { RecordedEvent } from './glasscase-decision.ts';
import type { Money } from './kernel/money.ts';
import type { Rejection } from './kernel/result.ts';

/**
 * The answer to a submission.
 * - `accepted`: its events are in the log, in order and next to each other.
 * - `rejected`: the rules said no; nothing was appended. The same id will get the same answer.
 * - `conflict`: the id was used before with another body.
 * - `early`: a timer that isn't due yet; nothing was kept.
 * - `busy`: the queue is full; nothing was done, and the same id may be sent again.
 * - `unknown`: the deadline passed before the database answered. Send the same id again to learn what happened.
 */
export type Outcome =
  | {
      readonly status: 'accepted';
      readonly events: readonly [RecordedEvent, ...RecordedEvent[]];
      /** The command was carried out before, and is asked again. */
      readonly repeated: boolean;
      /** The acting player's wallet after the command (or now, for a repeated one); null for operator and system. */
      readonly wallet: WalletView | null;
      /** That its entries stay where they are. */
      readonly promise: AnsweredInclusionPromise;
    }
  | { readonly status: 'rejected'; readonly code: Rejection['code']; readonly details: Rejection['details'] }
  | { readonly status: 'conflict' }
  | { readonly status: 'early' }
  | { readonly status: 'busy' }
  | { readonly status: 'unknown' };

/** Where an entry is within its batch. */
export interface BatchPlace {
  /** SHA-256(0x00 ‖ entry as it is published), base64. */
  readonly leafHash: string;
  /** Of the entry within the batch, from 0. */
  readonly index: number;
  /** RFC 6962 inclusion path within the batch, leaf first; 32 bytes each, base64. */
  readonly path: readonly string[];
}

/** The promise in an answer: a signed note about a batch of entries, and the way from the last entry of the command to the batch's root. */
export interface HandedInclusionPromise extends BatchPlace {
  /** A signed note, to be kept byte for byte. */
  readonly note: string;
}

/** The promise of an answer, with the places of the command's entries before the last one, in order. */
export interface AnsweredInclusionPromise extends HandedInclusionPromise {
  readonly earlier: readonly BatchPlace[];
}

/** Balances in minor units, with the number of the stream's entries, open and sealed, that they follow from. */
export interface WalletView {
  readonly coin: Money;
  readonly points: Money;
  /** Bonuses that aren't coin yet. */
  readonly locked: Money;
  readonly version: number;
}

/** Travels with a submission for logs and traces; changes no answer. */
export interface SubmissionTrace {
  /** The edge's id of the request that asks; opaque. */
  readonly requestId?: string;
  /** Where the edge's trace goes on, as W3C writes it. */
  readonly traceparent?: string;
}

/** The engine as gateways know it, in process or behind a bus. It never rejects for a business reason. */
export interface Engine {
  submit(submission: Submission, trace?: SubmissionTrace): Promise<Outcome>;
}
