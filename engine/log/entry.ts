import { z } from 'zod';
import { type GlasscaseEvent, glasscaseEvent } from '../events.ts';
import { canonicalJson, NotCanonical, parseCanonical } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import { isStreamId, type StreamId } from '../kernel/ids.ts';
import { instantText } from './instant-text.ts';

/** The largest entry, in bytes: what a bundle's uint16 length prefix can say. */
export const MAX_ENTRY_BYTES = 65_535;

/** One leaf of the log, before it has a position: the position isn't part of the bytes. */
export interface Entry {
  readonly stream: StreamId;
  /** Place in the stream, from 1. */
  readonly version: number;
  readonly at: Instant;
  readonly event: GlasscaseEvent;
}

const envelope = z.strictObject({
  v: z.literal(1),
  stream: z.string().refine(isStreamId),
  version: z.int().min(1),
  type: z.string(),
  schemaVersion: z.int(),
  at: instantText,
  data: z.unknown(),
});

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The bytes that are hashed, stored, served and audited: RFC 8785 JSON of
 * `{v, stream, version, type, schemaVersion, at, data}`. Nothing serialises them a second time.
 * @throws RangeError when they are more than `MAX_ENTRY_BYTES`.
 */
export const encodeEntry = ({ stream, version, at, event }: Entry): Uint8Array => {
  const { type, schemaVersion, data } = event;
  const bytes = encoder.encode(
    canonicalJson({ v: 1, stream, version, type, schemaVersion, at: new Date(at).toISOString(), data }),
  );
  if (bytes.length > MAX_ENTRY_BYTES) throw new RangeError(`entry of ${bytes.length} bytes`);
  return bytes;
};

/** @throws NotCanonical when the bytes are no UTF-8. */
export const entryText = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new NotCanonical('not UTF-8');
  }
};

/** @throws NotCanonical when the bytes are no entry of a known event in canonical form. */
export const decodeEntry = (bytes: Uint8Array): Entry => {
  const outer = envelope.safeParse(parseCanonical(entryText(bytes)));
  if (!outer.success) throw new NotCanonical('not an entry');
  const { stream, version, type, schemaVersion, at, data } = outer.data;
  const event = glasscaseEvent.safeParse({ type, schemaVersion, data });
  if (!event.success) throw new NotCanonical(`not a known ${type.slice(0, 40)} event`);
  return { stream, version, at: Date.parse(at), event: event.data };
};
