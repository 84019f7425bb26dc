import type { z } from 'zod';
import type { PastVersion } from './define-event.ts';

/** An event as it is stored: of any version, or of none that there is. */
export interface StoredEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: unknown;
}

/** The parts of a type's definition that a reader needs. */
export interface Readable<Event> {
  readonly type: string;
  readonly schemaVersion: number;
  readonly schema: z.ZodType<Event>;
  readonly past: readonly PastVersion<Event>[];
}

/** `unknown`: no definition has that type and version. `malformed`: the schema of that version refuses it. */
type Reading<Event> =
  | { readonly kind: 'read'; readonly event: Event }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'malformed' };

type Reader<Event> = (stored: StoredEvent) => Reading<Event>;

const currentReader =
  <Event>(schema: z.ZodType<Event>): Reader<Event> =>
  (stored) => {
    const parsed = schema.safeParse(stored);
    return parsed.success ? { kind: 'read', event: parsed.data } : { kind: 'malformed' };
  };

const pastReader =
  <Event>({ schema, upcast }: PastVersion<Event>): Reader<Event> =>
  (stored) => {
    const parsed = schema.safeParse(stored);
    return parsed.success ? { kind: 'read', event: upcast(parsed.data) } : { kind: 'malformed' };
  };

/** Reads stored events: each is checked against the schema of its own version, and given as what it is today. */
export const createEventReader = <Event>(definitions: readonly Readable<Event>[]): Reader<Event> => {
  const readers = new Map<string, Map<number, Reader<Event>>>();
  for (const { type, schemaVersion, schema, past } of definitions) {
    const versions = new Map([[schemaVersion, currentReader(schema)]]);
    for (const version of past) versions.set(version.schemaVersion, pastReader(version));
    readers.set(type, versions);
  }
  return (stored) => readers.get(stored.type)?.get(stored.schemaVersion)?.(stored) ?? { kind: 'unknown' };
};
