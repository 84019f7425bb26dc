import type { SqlClient } from '../database/sql.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { ReadEvent, RecordedEvent } from '../glasscase-decision.ts';

/** How many events are folded in memory before they become one write. */
export const BATCH_EVENTS = 1_000;

/** From a table's own name to the one to write: another while a rebuild runs beside the live tables. */
export type TableName = (table: string) => string;

export const liveTable: TableName = (table) => table;

export type EventType = GlasscaseEvent['type'];

interface OfType<Type extends EventType> {
  readonly event: Extract<GlasscaseEvent, { type: Type }>;
}

/** A read event of one of some types. */
export type Recorded<Type extends EventType> = ReadEvent & OfType<Type>;

/** Those of some events that are of the given types. */
export const eventsOf = <Type extends EventType, Event extends RecordedEvent>(
  types: readonly Type[],
  events: readonly Event[],
): readonly (Event & OfType<Type>)[] => {
  const wanted: ReadonlySet<string> = new Set(types);
  return events.filter((recorded): recorded is Event & OfType<Type> => wanted.has(recorded.event.type));
};

/** Folds events into rows, by the id of the row that each tells of. @returns every row that they changed, whole. */
export const foldEach = <Event, Row>(
  before: ReadonlyMap<string, Row>,
  events: readonly Event[],
  idOf: (event: Event) => string,
  after: (row: Row | undefined, event: Event) => Row,
): readonly Row[] => {
  const changed = new Map<string, Row>();
  for (const event of events)
    changed.set(idOf(event), after(changed.get(idOf(event)) ?? before.get(idOf(event)), event));
  return [...changed.values()];
};

/** A read model that follows the log. It can be thrown away at any time: the log makes it again. */
export interface Projection {
  readonly name: string;
  /** Raised with every change of the fold or the tables; a checkpoint of another version needs a rebuild. */
  readonly version: number;
  /** Tables that only this projection writes. The fold reads no others, so a rebuild gives the same rows. */
  readonly tables: readonly string[];
  /** Those of the tables that are only inserted into, and never read: a rebuild makes their indexes afterwards. */
  readonly appendOnly?: readonly string[];
  /** People watch its rows as they come: they are folded within milliseconds, before those of others. */
  readonly isWatched?: boolean;
  /** Types of the events that are folded; all others only move the checkpoint. */
  readonly types: readonly EventType[];
  /** Folds consecutive events, in order, into the tables. Runs in the transaction that moves the checkpoint. */
  apply(sql: SqlClient, table: TableName, events: readonly ReadEvent[]): Promise<void>;
}

export interface ProjectionParts<Type extends EventType, Before, Changes> {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly string[];
  readonly appendOnly?: readonly string[];
  readonly isWatched?: boolean;
  readonly types: readonly Type[];
  /** The few rows of the projection's own tables that the fold needs to know. */
  readonly read: (sql: SqlClient, table: TableName, events: readonly Recorded<Type>[]) => Promise<Before>;
  /** Pure: the same rows and events always give the same changes. */
  readonly fold: (before: Before, events: readonly Recorded<Type>[]) => Changes;
  /** One statement per table, whatever the number of events. */
  readonly write: (sql: SqlClient, table: TableName, changes: Changes) => Promise<void>;
}

export const projectionOf = <Type extends EventType, Before, Changes>(
  parts: ProjectionParts<Type, Before, Changes>,
): Projection => ({
  name: parts.name,
  version: parts.version,
  tables: parts.tables,
  ...(parts.appendOnly === undefined ? {} : { appendOnly: parts.appendOnly }),
  ...(parts.isWatched === undefined ? {} : { isWatched: parts.isWatched }),
  types: parts.types,
  apply: async (sql, table, events) => {
    const own = eventsOf(parts.types, events);
    if (own.length === 0) return;
    const before = await parts.read(sql, table, own);
    await parts.write(sql, table, parts.fold(before, own));
  },
});
