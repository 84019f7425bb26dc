import type { Database } from '../database/open-database.ts';
import { isStreamId, mustBe, type StreamId } from '../kernel/ids.ts';

/** An entry where the log has it. `entry` are the bytes that were hashed; `decodeEntry` reads them. */
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

export const MAX_CHUNK = 1_000;

interface Row {
  readonly position: bigint;
  readonly stream_id: string;
  readonly version: number;
  readonly type: string;
  readonly entry: Buffer;
}

const columns = ['position', 'stream_id', 'version', 'type', 'entry'] as const;

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
  const db = database.kysely(priority);
  const readEntries: LogStore['readEntries'] = async (from, limit) => {
    const rows = await db
      .selectFrom('event')
      .select(columns)
      .where('position', '>=', BigInt(from))
      .orderBy('position')
      .limit(checked(limit))
      .execute();
    return rows.map(storedEntry);
  };
  return {
    head: async () => {
      const row = await db.selectFrom('log_head').select('position').where('id', '=', 1).executeTakeFirstOrThrow();
      return Number(row.position);
    },
    readEntries,
    readStream: async (stream, afterVersion, limit) => {
      const rows = await db
        .selectFrom('event')
        .select(columns)
        .where('stream_id', '=', stream)
        .where('version', '>', afterVersion)
        .orderBy('version')
        .limit(checked(limit))
        .execute();
      return rows.map(storedEntry);
    },
    entryAt: async (position) => {
      const [found] = await readEntries(position, 1);
      return found?.position === position ? found : null;
    },
  };
};
