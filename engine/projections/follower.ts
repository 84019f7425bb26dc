import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { insertRecord } from '../database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import { type Beat, createPace } from '../kernel/pace.ts';
import type { ReadModelDatabase } from './database.ts';
import { type Fold, type FoldOutcome, foldAlone } from './fold-together.ts';
import { BATCH_EVENTS, type Projection } from './projection.ts';

/**
 * The state of a follower. `standby`: another process holds the projection. `outdated`: the projection must be rebuilt.
 */
export type FollowerState = 'starting' | 'following' | 'standby' | 'failing' | 'outdated' | 'stopped';

export interface FollowerStatus {
  readonly name: string;
  readonly state: FollowerState;
  /** Events folded so far; the next position to fold. */
  readonly position: number;
  /** Why folding fails; null while it doesn't. */
  readonly error: string | null;
}

export interface Follower {
  /** Says that the log has this many events. Cheap; may be called for every commit. */
  readonly wake: (size: number) => void;
  readonly status: () => FollowerStatus;
  /** Resolves true once the event at this position is folded, by whichever process; false when it takes too long. */
  readonly catchUp: (position: number, timeoutMs?: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export interface FollowerParts {
  readonly projection: Projection;
  readonly database: ReadModelDatabase;
  readonly read: (from: number) => Promise<readonly ReadEvent[]>;
  /**
   * Folds few events, together with other read models: at once where a caller waits for them. Absent: each batch has a
   * transaction of its own.
   */
  readonly fold?: (fold: Fold, isAwaited: boolean) => Promise<FoldOutcome>;
  /**
   * The end of the pause in which more events gather after a batch that isn't full: under load a few large writes cost
   * far less than many small ones. A caller of `catchUp` ends the pause earlier.
   */
  readonly gathered: Beat;
  /** How often a checkpoint that only passed events over is written. */
  readonly passed: Beat;
  /** Called after each batch that may have changed rows: with the new position, and the one before. */
  readonly onFolded?: (position: number, from: number) => void;
  readonly onError?: (name: string, error: unknown) => void;
}

const BACKOFF: Backoff = { firstMs: 250, longestMs: 30_000 };
/** How often a standby looks whether the other process is still there. */
const STANDBY_MS = 250;
/** How often an outdated projection looks whether its rebuild is done. */
const OUTDATED_CHECK_MS = 1_000;
/** Requests that may wait for a follower at the same time; more are told at once that it takes too long. */
const MAX_WAITING = 1_000;
/** More events than these are folded in a transaction of their own, so that none lasts long. */
const MAX_TOGETHER = BATCH_EVENTS / 4;

const checkpoint = z.object({ version: integerColumn, position: integerColumn });

/** Makes sure that the projection has its row, and reads it. */
const openCheckpoint = async (sql: SqlClient, { name, version }: Projection) => {
  await insertRecord(sql, 'projection', { name, version }, 'ON CONFLICT (name) DO NOTHING');
  const [row] = rowsAs(checkpoint, await sql.query('SELECT version, position FROM projection WHERE name = $1', [name]));
  if (row === undefined) throw new Error(`no checkpoint of ${name}`);
  return row;
};

/**
 * Keeps one projection at the end of the log. Any number of processes may run the same one: the row lock lets one of
 * them through at a time, and the others notice that the checkpoint moved. After a failure the follower tries again,
 * later and later; a failure stops this projection and no other.
 *
 * The follower passes over events of other types in memory, and the checkpoint follows a little later: after a crash
 * meanwhile, the next process passes over them again.
 */
export const startFollower = (parts: FollowerParts): Follower => {
  const { projection, database, read, fold } = parts;
  const types: ReadonlySet<string> = new Set(projection.types);
  let state: FollowerState = 'starting';
  let position = 0;
  /** The checkpoint as this process last knew it, at or before `position`; null where it must be read. */
  let stored: number | null = null;
  /** Connections that had broken when the checkpoint was read last: one more, and a crash may have taken it back. */
  let breaksSeen = database.breaks();
  let storing: 'no' | 'planned' | 'due' = 'no';
  let size = 0;
  let error: string | null = null;
  let failures = 0;
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake: wakeLoop, clearWake } = createPace(stopping.signal);
  let gathering = false;
  const waiting = new Set<{ readonly position: number; readonly settle: (folded: boolean) => void }>();

  const moveTo = (next: number): void => {
    position = next;
    for (const waiter of waiting) if (waiter.position < next) waiter.settle(true);
  };

  /**
   * Goes on from the checkpoint. Where that stands before what was stored, a crash of the database took it back with its rows:
   * then nothing that this process remembers counts. Otherwise what was passed over needn't be read again.
   */
  const standAt = (found: number): void => {
    moveTo(stored !== null && found >= stored ? Math.max(position, found) : found);
    stored = found;
  };

  const isCertain = (): boolean => breaksSeen === database.breaks();

  /** Whether the checkpoint is to follow what was passed over. */
  const lagsBehind = (): boolean => stored !== null && stored < position;

  const storeLater = (): void => {
    storing = 'planned';
    void parts.passed().then(() => {
      storing = 'due';
      if (state === 'following' && !gathering) wakeLoop();
    });
  };

  const recover = (): void => {
    state = 'following';
    error = null;
    failures = 0;
  };

  /** Folds events behind `from`, or none: then only the checkpoint moves. Returns how long to pause; null to go on. */
  const attempt = async (from: number, events: readonly ReadEvent[], next: number): Promise<number | null> => {
    const work: Fold = { projection, stored: stored ?? from, events, next };
    const isSmall = fold !== undefined && events.length <= MAX_TOGETHER && failures === 0;
    const result = await (isSmall ? fold(work, waiting.size > 0) : foldAlone(database, work));
    if (result.outcome === 'held') {
      state = 'standby';
      return STANDBY_MS;
    }
    recover();
    if (result.outcome === 'outdated') state = 'outdated';
    standAt(result.position);
    if (result.outcome === 'outdated') return OUTDATED_CHECK_MS;
    if (result.outcome === 'moved') return 0;
    if (events.length > 0) parts.onFolded?.(next, from);
    return null;
  };

  /** One batch. Returns how long to pause: 0 to go on, null to wait for a wake-up. */
  const step = async (): Promise<number | 'gather' | null> => {
    if (stored === null || !isCertain() || state === 'standby' || state === 'outdated') {
      const breaks = database.breaks();
      const row = await openCheckpoint(database, projection);
      standAt(row.position);
      breaksSeen = breaks;
      if (row.version !== projection.version) state = 'outdated';
      else if (state !== 'failing') state = 'following';
      if (state === 'outdated') return OUTDATED_CHECK_MS;
    }
    if (storing === 'due') {
      storing = 'no';
      if (lagsBehind()) return attempt(position, [], position);
    }
    if (size <= position) {
      // Nothing is left that could fail.
      if (state === 'failing') recover();
      return null;
    }
    const hinted = size;
    const events = await read(position);
    if (events.length === 0) {
      // A hint may be wrong; the next look at the head tells, and one that came meanwhile is another.
      if (size === hinted) size = position;
      return null;
    }
    const from = position;
    const next = from + events.length;
    if (failures === 0 && !events.some(({ event }) => types.has(event.type))) {
      moveTo(next);
    } else {
      const pause = await attempt(from, events, next);
      if (pause !== null) return pause;
    }
    return events.length < BATCH_EVENTS ? 'gather' : 0;
  };

  const fail = async (reason: unknown): Promise<number> => {
    error = reason instanceof Error ? reason.message.slice(0, 300) : 'unknown error';
    state = 'failing';
    stored = null;
    parts.onError?.(projection.name, reason);
    // Operators and other processes read the status in the table. Where the database is away they can't, so an error
    // doesn't matter.
    await database
      .query(`UPDATE projection SET status = 'failing' WHERE name = $1 AND version = $2`, [
        projection.name,
        projection.version,
      ])
      .catch(() => undefined);
    failures += 1;
    return pauseAfter(failures, BACKOFF);
  };

  const gather = async (): Promise<void> => {
    gathering = true;
    void parts.gathered().then(() => {
      if (gathering) wakeLoop();
    });
    await sleepUntilWoken(null);
    gathering = false;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await step().catch(fail);
      // `size` holds the hint of a wake-up that came meanwhile; it doesn't cut short a pause to gather events.
      clearWake();
      if (storing === 'no' && lagsBehind()) storeLater();
      // A wake-up ends an idle wait, never a back-off: a busy site must not turn a failure into a hot loop.
      if (pause === 0 || (pause === 'gather' && waiting.size > 0)) await nextTurn();
      else if (pause === 'gather') await gather();
      else if (pause !== null) await sleep(pause);
      else if (size <= position && storing !== 'due') await sleepUntilWoken(null);
    }
    if (state === 'following' && lagsBehind()) await attempt(position, [], position).catch(() => undefined);
  };
  const running = run();

  const wake: Follower['wake'] = (newSize) => {
    if (newSize <= size && isCertain()) return;
    size = Math.max(size, newSize);
    if (state === 'following' && !gathering) wakeLoop();
  };

  return {
    wake,
    status: () => ({ name: projection.name, state: stopping.signal.aborted ? 'stopped' : state, position, error }),
    catchUp: (target, timeoutMs = 5_000) => {
      if (position > target && isCertain()) return Promise.resolve(true);
      if (stopping.signal.aborted || waiting.size >= MAX_WAITING) return Promise.resolve(false);
      return new Promise((resolve) => {
        const settle = (folded: boolean): void => {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve(folded);
        };
        const waiter = { position: target, settle };
        const timer = setTimeout(() => settle(false), timeoutMs);
        waiting.add(waiter);
        gathering = false;
        wake(target + 1);
        if (state === 'following') wakeLoop();
      });
    },
    stop: async () => {
      stopping.abort();
      await running;
      for (const waiter of waiting) waiter.settle(false);
    },
  };
};
