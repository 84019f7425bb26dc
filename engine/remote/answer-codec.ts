import { z } from 'zod';
import type { Outcome } from '../engine.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { count, money } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { isRejectionCode } from '../kernel/rejections.ts';
import { decodeEntry, encodeEntry } from '../log/entry.ts';
import { decodeMessage, encodeMessage, type Unreadable } from './message.ts';

/**
 * An engine's answer to a submission.
 * - `outcome`: the answer of the engine's own `submit`.
 * - `elsewhere`: this engine takes nothing any more, and did nothing; another one may.
 * - `refused`: the message couldn't be read; nothing was done.
 * - `failed`: the engine met a fault of its own; whether something was done is in the log.
 */
export type Answer =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'refused'; readonly reason: Unreadable }
  | { readonly kind: 'failed'; readonly error: string };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An event is its position and the very text of its entry. */
const recorded = z.tuple([count, z.string()]).transform(([position, entry], context): RecordedEvent => {
  try {
    return { position, ...decodeEntry(encoder.encode(entry)) };
  } catch {
    context.addIssue('not an entry');
    return z.NEVER;
  }
});
const amount = money.transform((text, context) => {
  try {
    return parseMoney(text);
  } catch {
    context.addIssue('not an amount');
    return z.NEVER;
  }
});
const wallet = z.strictObject({ coin: amount, points: amount, locked: amount, version: count });

const place = z.strictObject({ leafHash: z.string(), index: count, path: z.array(z.string()) });
const promise = z.strictObject({ note: z.string(), ...place.shape, earlier: z.array(place) });

const outcome = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('accepted'),
    events: z.tuple([recorded], recorded),
    repeated: z.boolean(),
    wallet: wallet.nullable(),
    promise,
  }),
  z.strictObject({
    status: z.literal('rejected'),
    code: z.string().refine(isRejectionCode),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  }),
  z.strictObject({ status: z.enum(['conflict', 'early', 'busy', 'unknown']) }),
]);
const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('outcome'), outcome }),
  z.strictObject({ kind: z.literal('elsewhere') }),
  z.strictObject({
    kind: z.literal('refused'),
    reason: z.enum(['too-large', 'other-version', 'unreadable']),
  }),
  z.strictObject({ kind: z.literal('failed'), error: z.string().max(200) }),
]);

const writable = (given: Outcome): object => {
  if (given.status !== 'accepted') return given;
  const { events, repeated, wallet: held, promise: handed } = given;
  return {
    status: 'accepted',
    events: events.map((event) => [event.position, decoder.decode(encodeEntry(event))]),
    repeated,
    wallet:
      held === null
        ? null
        : {
            coin: formatMoney(held.coin),
            points: formatMoney(held.points),
            locked: formatMoney(held.locked),
            version: held.version,
          },
    promise: handed,
  };
};

/** @throws UnreadableMessage when it is larger than a message may be. */
export const encodeAnswer = (given: Answer): Uint8Array =>
  encodeMessage(given.kind === 'outcome' ? { kind: 'outcome', outcome: writable(given.outcome) } : given);

/** @throws UnreadableMessage */
export const decodeAnswer = (bytes: Uint8Array): Answer => decodeMessage(bytes, answer);
