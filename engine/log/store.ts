import type { QueryResultRow } from 'pg';
import type { Database } from '../database/open-database.ts';
import { EVENTS, type GlasscaseEvent } from '../events.ts';
import { isStreamId, mustBe, type StreamId } from '../kernel/ids.ts';
import { createEntryDecoder } from './entry-decoder.ts';

/** Reads the text of an entry, as the log has it. @throws NotCanonical, NewerEntry, EarlierEntry */
export const readEntry = createEntryDecoder<GlasscaseEvent>(EVENTS);

/** An entry where the log has it. `entry` are the bytes of the whole entry, also of a sealed one; `decodeEntry` reads them. */
export interface StoredEntry {
  readonly position: number;
  readonly streamId: StreamId;
  readonly version: number;
  readonly type: string;
  readonly entry: Uint8Array;
}

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

type Row = Readonly<
  Record<'position', bigint> &
    Record<'stream_id' | 'type', string> &
    Record<'version', number> &
    Record<'entry', Buffer>
>;

const selected = 'SELECT position, stream_id, version, type, entry FROM whole_event';

const storedEntry = (row: Row): StoredEntry => ({
  position: Number(row.position),
  streamId: mustBe(isStreamId, row.stream_id),
  version: row.version,
  type: row.type,
  entry: row.entry,
});

const checked = (limit: number): number => {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_CHUNK) throw new RangeError(`not 1 to ${MAX_CHUNK}`);
  return limit;
};

/** @param priority whose turns these reads take; followers are `background`. */
export const createLogStore = (database: Database, priority: 'request' | 'background' = 'background'): LogStore => {
  const rowsOf = async <Found extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Found[]> => (await database.run(priority, (session) => session.query<Found>(text, values))).rows;
  const readEntries: LogStore['readEntries'] = async (from, limit) => {
    const text = `${selected} WHERE position >= $1 ORDER BY position LIMIT $2`;
    return (await rowsOf<Row>(text, [from, checked(limit)])).map(storedEntry);
  };
  return {
    head: async () => {
      const [row] = await rowsOf<Pick<Row, 'position'>>('SELECT position FROM log_head WHERE id = 1', []);
      if (row === undefined) throw new Error('the database holds no log');
      return Number(row.position);
    },
    readEntries,
    readStream: async (stream, afterVersion, limit) => {
      const text = `${selected} WHERE stream_id = $1 AND version > $2 ORDER BY version LIMIT $3`;
      return (await rowsOf<Row>(text, [stream, afterVersion, checked(limit)])).map(storedEntry);
    },
    entryAt: async (position) => {
      const [found] = await readEntries(position, 1);
      return found?.position === position ? found : null;
    },
  };
};
