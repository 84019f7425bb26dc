import { z } from 'zod';
import { EVENTS, type GlasscaseEvent } from '../events.ts';
import { createEventReader, type Readable } from '../facts/event-reader.ts';
import { canonicalJson, isPlainText, NotCanonical, parseCanonical } from '../kernel/canonical-json.ts';
import { type CanonicalWriter, canonicalWriter } from '../kernel/canonical-writer.ts';
import type { Instant } from '../kernel/decision.ts';
import { isStreamId, type StreamId } from '../kernel/ids.ts';
import { FORMAT } from './entry-format.ts';
import { createInstantWriter, instantText } from './instant-text.ts';
import { NewerEntry } from './newer-entry.ts';

/** The entry is of a form from before the one that is kept: nothing reads it any more. */
export class EarlierEntry extends NotCanonical {
  override readonly name = 'EarlierEntry';

  constructor(v: number) {
    super(`this log was written in an earlier format (form ${v}): start with a new DATA_DIR, or an empty database`);
  }
}

/** The largest entry, in bytes: the most that a bundle's uint16 length prefix can say. */
export const MAX_ENTRY_BYTES = 65_535;

/** One leaf of the log, before it has a position: the position isn't part of the bytes. */
export interface EntryOf<Event> {
  readonly stream: StreamId;
  /** Place among the open entries of the stream, or among its sealed ones, from 1. */
  readonly version: number;
  readonly at: Instant;
  readonly event: Event;
}
export type Entry = EntryOf<GlasscaseEvent>;

/** The members that entries of every form have. */
const anyFormat = z.looseObject({ v: z.int(), type: z.string() });

const envelope = z.strictObject({
  v: z.literal(FORMAT),
  stream: z.string().refine(isStreamId),
  version: z.int().min(1),
  type: z.string(),
  schemaVersion: z.int(),
  at: instantText,
  data: z.unknown(),
});

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Writes the data of events of that schema; null for an event of another. */
const dataWriter = (schema: z.ZodType): ((event: GlasscaseEvent) => string | null) => {
  if (!(schema instanceof z.ZodObject)) return () => null;
  const { type, schemaVersion, data } = schema.shape;
  const [typed, versioned, write]: readonly CanonicalWriter[] = [type, schemaVersion, data].map(canonicalWriter);
  return (event) =>
    typed?.(event.type) == null || versioned?.(event.schemaVersion) == null ? null : (write?.(event.data) ?? null);
};

/** The members of an entry, in canonical order; those of its data have any. */
const membersOf = ({ stream, version, at, event: { type, schemaVersion, data } }: Entry) => ({
  at: new Date(at).toISOString(),
  data,
  schemaVersion,
  stream,
  type,
  v: FORMAT,
  version,
});

const bounded = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > MAX_ENTRY_BYTES) throw new RangeError(`entry of ${bytes.length} bytes`);
  return bytes;
};

/**
 * The bytes that are hashed, stored, served and audited: RFC 8785 JSON of
 * `{v, stream, version, type, schemaVersion, at, data}`. Nothing serialises them a second time.
 * @throws RangeError when they are more than `MAX_ENTRY_BYTES`.
 */
export const encodeEntry = (entry: Entry): Uint8Array => bounded(encoder.encode(canonicalJson(membersOf(entry))));

/**
 * Encodes entries that go into a log: an event that its schema refuses could never be read again. Each type of event has a
 * writer, made from its schema, that checks and writes at once. Where the writer writes nothing, the schema itself and
 * `canonicalJson` decide.
 * @param encode UTF-8, as the platform does it fastest
 * @throws TypeError for a malformed event; RangeError when the bytes are more than `MAX_ENTRY_BYTES`.
 */
export const entryWriter = (
  definitions: readonly Readable<GlasscaseEvent>[],
  encode: (text: string) => Uint8Array,
): ((entry: Entry) => Uint8Array) => {
  const known = new Map(definitions.map(({ type, schema }) => [type, { schema, write: dataWriter(schema) }]));
  const instantAs = createInstantWriter();
  return (entry) => {
    const { stream, version, at, event } = entry;
    const one = known.get(event.type);
    const data = one?.write(event) ?? null;
    if (data !== null && isPlainText(stream)) {
      const { type, schemaVersion } = event;
      const text = `{"at":"${instantAs(at)}","data":${data},"schemaVersion":${schemaVersion},"stream":"${stream}","type":"${type}","v":${FORMAT},"version":${version}}`;
      return bounded(encode(text));
    }
    if (one?.schema.safeParse(event).success !== true) throw new TypeError(`a malformed ${event.type}`);
    return encodeEntry(entry);
  };
};

/** @throws NotCanonical when the bytes are no UTF-8. */
export const entryText = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new NotCanonical('not UTF-8');
  }
};

/**
 * Reads the text of entries whose events are of these definitions; an event of an earlier version is given as what it is today.
 * @throws NotCanonical when the text is no entry of a known event in canonical form; NewerEntry or EarlierEntry,
 * which are one, when they are an entry of a form, a type or a version that isn't known.
 */
export const entryReader = <Event>(definitions: readonly Readable<Event>[]): ((text: string) => EntryOf<Event>) => {
  const readEvent = createEventReader(definitions);
  return (text) => {
    const json = parseCanonical(text);
    const outer = envelope.safeParse(json);
    if (!outer.success) {
      const other = anyFormat.safeParse(json);
      if (other.success && other.data.v > FORMAT) throw NewerEntry.ofFormat(other.data.v, other.data.type);
      if (other.success && other.data.v < FORMAT) throw new EarlierEntry(other.data.v);
      throw new NotCanonical('not an entry');
    }
    const { stream, version, type, schemaVersion, at, data } = outer.data;
    const read = readEvent({ type, schemaVersion, data });
    if (read.kind === 'unknown') throw NewerEntry.ofVersion(type, schemaVersion);
    if (read.kind === 'malformed') throw new NotCanonical(`not a known ${type.slice(0, 40)} event`);
    return { stream, version, at: Date.parse(at), event: read.event };
  };
};

const readEntry = entryReader<GlasscaseEvent>(EVENTS);

/** Reads an entry of the product's log. @throws NotCanonical, NewerEntry, EarlierEntry */
export const decodeEntry = (bytes: Uint8Array): Entry => readEntry(entryText(bytes));
