import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Bus, decodePosition } from '../bus/bus.ts';
import { logHead } from '../database/log-head.ts';
import { rowsAs, type SqlClient } from '../database/sql.ts';
import { withFacts } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { readEntry } from '../log/store.ts';

/** Reads an entry of the log from its text. @throws NotCanonical, NewerEntry, EarlierEntry */
export const recordedEntry = (position: number, text: string): ReadEvent => {
  const { stream, version, at, event } = readEntry(text);
  return withFacts({ position, stream, version, at, event });
};

const stretch = z.object({ entries: z.string().nullable() });

/**
 * The text of up to `limit` events, a line each: entries have no line breaks. The query answers one value, because a
 * row for each event would cost more than parsing it. It reads the openings as one stretch, not entry by entry as
 * `whole_event` would look for them. Positions count up from `from`, because the log has no gaps; stream and version
 * stand in the entries.
 */
const readText = async (sql: SqlClient, from: number, limit: number): Promise<string | null> => {
  const result = await sql.query(
    `SELECT string_agg(text, E'\n') AS entries
     FROM (SELECT convert_from(coalesce(opened.entry, event.entry), 'UTF8') AS text
           FROM event LEFT JOIN (SELECT position, entry FROM opening
                                 WHERE position >= $1::bigint AND position < $1::bigint + $2::bigint) AS opened USING (position)
           WHERE position >= $1::bigint AND position < $1::bigint + $2::bigint ORDER BY position) AS stretch`,
    [from, limit],
  );
  return rowsAs(stretch, result)[0]?.entries ?? null;
};

/** Events parsed in one go; between two goes the event loop serves other work, about every millisecond. */
const PARSED_AT_ONCE = 100;

const parseText = async (from: number, text: string | null): Promise<readonly ReadEvent[]> => {
  if (text === null) return [];
  const events: ReadEvent[] = [];
  for (const entry of text.split('\n')) {
    events.push(recordedEntry(from + events.length, entry));
    if (events.length % PARSED_AT_ONCE === 0) await nextTurn();
  }
  return events;
};

/** Events from a position on, in order, without gaps; fewer than `limit` only where the log ends. */
export const readLog = async (sql: SqlClient, from: number, limit: number): Promise<readonly ReadEvent[]> =>
  parseText(from, await readText(sql, from, limit));

/**
 * The whole log in batches, the last one shorter. While one batch is parsed and used, the database fetches the next.
 */
export async function* readWholeLog(sql: SqlClient, batch: number): AsyncGenerator<readonly ReadEvent[]> {
  const fetch = (from: number): Promise<string | null> => {
    const reading = readText(sql, from, batch);
    // A failure is met when the text is awaited; until then it must not count as unhandled.
    reading.catch(() => undefined);
    return reading;
  };
  let reading = fetch(0);
  for (let from = 0; ; from += batch) {
    const text = await reading;
    if (text !== null) reading = fetch(from + batch);
    const events = await parseText(from, text);
    if (events.length > 0) yield events;
    if (events.length < batch) return;
  }
}

/** The position that the next event will get: the number of events in the log. */
export const logSize = async (sql: SqlClient): Promise<number> => (await logHead(sql)).size;

/**
 * Calls back with the size of the log at once, and whenever it may have grown: the bus says so, and where it was silent for so
 * long the head is looked at, because its words may be lost. Answers how to stop.
 */
export const watchLogSize = (
  { sql, bus, everyMs }: { readonly sql: SqlClient; readonly bus: Bus; readonly everyMs: number },
  onSize: (size: number) => void,
  onError: (error: unknown) => void = () => undefined,
): (() => Promise<void>) => {
  let stopped = false;
  let heard = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    if (!heard) await logSize(sql).then(onSize, onError);
    heard = false;
    if (!stopped) timer = setTimeout(lookAgain, everyMs);
  };
  const lookAgain = (): void => {
    looking = look();
  };
  lookAgain();
  const unsubscribe = bus.subscribe('log', (message) => {
    const size = decodePosition(message);
    if (size === null) return;
    heard = true;
    onSize(size);
  });
  return async () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    await looking;
  };
};

/** When the newest entry was written, in milliseconds since 1970: no later one may be earlier. 0 of an empty log. */
export const lastMoment = async (sql: SqlClient): Promise<number> => (await logHead(sql)).lastAt;

/** Events of the end of the log that a reader remembers at least, once there were so many. */
const KEPT_EVENTS = 4_000;
/** Stretches before it that are remembered for those who are behind, near each other. */
const KEPT_STRETCHES = 8;

/**
 * Reads the log for all followers in this process. It never changes where it was written, so what was parsed once, or
 * written here, stays true: followers that are near each other share every event, at the end of the log or far behind it.
 */
export interface LogReader {
  /** Some events from a position on, in order and without gaps; none only where the log ends. */
  readonly read: (from: number) => Promise<readonly ReadEvent[]>;
  /** Events that were committed here just now. Where they leave a gap, another process wrote between: they will be read. */
  readonly handOn: (events: readonly ReadEvent[]) => void;
}

export const createLogReader = (sql: SqlClient, batch: number): LogReader => {
  /** The furthest that is known, without gaps. */
  let kept: ReadEvent[] = [];
  /**
   * By their first positions, which are multiples of `batch`: readers that are behind ask for the same stretches,
   * wherever they are.
   */
  const stretches = new LRUCache<number, readonly ReadEvent[]>({ max: KEPT_STRETCHES });
  const underWay = new Map<number, Promise<readonly ReadEvent[]>>();
  const startOf = (events: readonly ReadEvent[]): number => events[0]?.position ?? 0;
  const endOf = (events: readonly ReadEvent[]): number => startOf(events) + events.length;

  /** Whether they follow what is kept, or nothing is. */
  const append = (events: readonly ReadEvent[]): boolean => {
    const known = endOf(kept) - startOf(events);
    if (kept.length > 0 && (known < 0 || known > kept.length)) return false;
    kept.push(...(kept.length > 0 ? events.slice(known) : events));
    if (kept.length > 2 * KEPT_EVENTS) kept = kept.slice(-KEPT_EVENTS);
    return true;
  };

  const fetch = async (first: number): Promise<readonly ReadEvent[]> => {
    const events = await readLog(sql, first, batch);
    if (events.length === batch && first % batch === 0) stretches.set(first, events);
    // A reader that is far behind leaves the end of the log in `kept`.
    if (events.length > 0 && !append(events) && endOf(events) > endOf(kept)) kept = [...events];
    return events;
  };

  const stretchAt = (first: number): Promise<readonly ReadEvent[]> => {
    const known = stretches.get(first);
    if (known !== undefined) return Promise.resolve(known);
    const already = underWay.get(first);
    if (already !== undefined) return already;
    const reading = fetch(first).finally(() => underWay.delete(first));
    underWay.set(first, reading);
    return reading;
  };

  return {
    read: async (from) => {
      const offset = from - startOf(kept);
      if (offset >= 0 && offset < kept.length) return kept.slice(offset, offset + batch);
      const first = from === endOf(kept) ? from : from - (from % batch);
      const events = await stretchAt(first);
      if (first === from) return events;
      // A read that was under way may have ended before what has come since.
      return events.length > from - first ? events.slice(from - first) : stretchAt(from);
    },
    handOn: append,
  };
};
