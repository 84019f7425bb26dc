import { logHead } from '../database/log-head.ts';
import { type Database, turnsOf } from '../database/open-database.ts';
import { db, defineQuery, type Given, type Row } from '../database/queries.ts';
import { EVENTS, type GlasscaseEvent } from '../events.ts';
import type { StreamId } from '../kernel/ids.ts';
import { createEntryDecoder } from './entry-decoder.ts';

/** Reads the text of an entry, as the log has it. @throws NotCanonical, NewerEntry, EarlierEntry */
export const readEntry = createEntryDecoder<GlasscaseEvent>(EVENTS);

const columns = ['position', 'streamId', 'version', 'type', 'entry'] as const;
interface OfKinds {
  readonly streamId: StreamId;
}
/** An entry where the log has it. `entry` are the bytes of the whole entry, also of a sealed one; `decodeEntry` reads them. */
export type StoredEntry = Row<'wholeEvent', typeof columns> & OfKinds;

/** The log, read only. Positions have no gaps and become visible in order, so a reader needs only the next one. */
export interface LogStore {
  /** The next position: the number of entries. */
  head(): Promise<number>;
  /** Entries from a position on, at most `limit` (1 to 1,000). */
  readEntries(from: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Entries of one stream after a version, at most `limit` (1 to 1,000). */
  readStream(stream: StreamId, afterVersion: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Null beyond the end. */
  entryAt(position: number): Promise<StoredEntry | null>;
}

const MAX_CHUNK = 1_000;

const stored = db.selectFrom('wholeEvent').select(columns).$narrowType<OfKinds>();

const entriesFrom = defineQuery((given: Given<{ from: number; limit: number }>) =>
  stored.where('position', '>=', given('from')).orderBy('position').limit(given('limit')),
);

const entriesOf = defineQuery((given: Given<{ stream: StreamId; afterVersion: number; limit: number }>) =>
  stored
    .where('streamId', '=', given('stream'))
    .where('version', '>', given('afterVersion'))
    .orderBy('version')
    .limit(given('limit')),
);

const checked = (limit: number): number => {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_CHUNK) throw new RangeError(`not 1 to ${MAX_CHUNK}`);
  return limit;
};

/** @param priority whose turns these reads take; followers are `background`. */
export const createLogStore = (database: Database, priority: 'request' | 'background' = 'background'): LogStore => {
  const sql = turnsOf(database, priority);
  const readEntries: LogStore['readEntries'] = async (from, limit) => entriesFrom(sql, { from, limit: checked(limit) });
  return {
    head: async () => (await logHead(sql)).size,
    readEntries,
    readStream: async (stream, afterVersion, limit) => entriesOf(sql, { stream, afterVersion, limit: checked(limit) }),
    entryAt: async (position) => {
      const [found] = await readEntries(position, 1);
      return found?.position === position ? found : null;
    },
  };
};
