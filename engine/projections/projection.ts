import type { RecordedEvent } from '../kernel/decision.ts';
import type { SqlClient } from './sql.ts';

/** How many events are folded in memory before they become one write. */
export const BATCH_EVENTS = 1_000;

/** From a table's own name to the one to write: another while a rebuild runs beside the live tables. */
export type TableName = (table: string) => string;

export const liveTable: TableName = (table) => table;

/** A read model that follows the log. It can be thrown away at any time: the log makes it again. */
export interface Projection {
  readonly name: string;
  /** Raised with every change of the fold or the tables; a checkpoint of another version needs a rebuild. */
  readonly version: number;
  /** Every table it writes. Nobody else writes them, and it reads no other: so a rebuild gives the same rows. */
  readonly tables: readonly string[];
  /** Those of its tables that it only inserts into, and never reads: a rebuild makes their indexes afterwards. */
  readonly appendOnly?: readonly string[];
  /** Folds consecutive events, in order, into the tables. Runs in the transaction that moves the checkpoint. */
  apply(sql: SqlClient, table: TableName, events: readonly RecordedEvent[]): Promise<void>;
}

export interface ProjectionParts<Before, Changes> {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly string[];
  readonly appendOnly?: readonly string[];
  /** The few rows of its own tables that the fold needs to know. */
  readonly read: (sql: SqlClient, table: TableName, events: readonly RecordedEvent[]) => Promise<Before>;
  /** Pure: the same rows and events always give the same changes. */
  readonly fold: (before: Before, events: readonly RecordedEvent[]) => Changes;
  /** One statement per table, whatever the number of events. */
  readonly write: (sql: SqlClient, table: TableName, changes: Changes) => Promise<void>;
}

export const projectionOf = <Before, Changes>(parts: ProjectionParts<Before, Changes>): Projection => ({
  name: parts.name,
  version: parts.version,
  tables: parts.tables,
  ...(parts.appendOnly === undefined ? {} : { appendOnly: parts.appendOnly }),
  apply: async (sql, table, events) => {
    const before = await parts.read(sql, table, events);
    await parts.write(sql, table, parts.fold(before, events));
  },
});
