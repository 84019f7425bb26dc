import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { insertRecord } from '../database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import { createPace } from '../kernel/pace.ts';
import type { ReadModelDatabase } from './database.ts';
import { BATCH_EVENTS, liveTable, type Projection } from './projection.ts';

/** What a follower is doing. `standby`: another process holds the projection. `outdated`: it must be rebuilt. */
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

/**
 * After fewer events than a batch holds, more are let gather: under load a few large writes cost far less than many small
 * ones. Whoever waits in `catchUp` ends the pause.
 */
const GATHER_MS = 25;

const checkpoint = z.object({ version: integerColumn, position: integerColumn });

/** Makes sure that the projection has its row, and reads it. Runs once per start. */
const openCheckpoint = async (sql: SqlClient, { name, version }: Projection) => {
  await insertRecord(sql, 'projection', { name, version }, 'ON CONFLICT (name) DO NOTHING');
  const [row] = rowsAs(checkpoint, await sql.query('SELECT version, position FROM projection WHERE name = $1', [name]));
  if (row === undefined) throw new Error(`no checkpoint of ${name}`);
  return row;
};

type Attempt =
  | { readonly outcome: 'folded' | 'passed' | 'moved' | 'outdated'; readonly position: number }
  | { readonly outcome: 'held' };

/**
 * Folds events behind the checkpoint, if it is where this process believes it to be and nobody else holds it. Rows and
 * checkpoint change in one transaction, so every event is folded exactly once, whoever dies when.
 */
const foldOnce = (
  { database, projection }: FollowerParts,
  position: number,
  events: readonly ReadEvent[],
): Promise<Attempt> =>
  database.transaction(async (sql): Promise<Attempt> => {
    // Nothing waits for the disk here: what a crash forgets, rows and checkpoint together, is folded again.
    const held = await sql.query(
      `SELECT version, position, set_config('synchronous_commit', 'off', true) FROM projection
       WHERE name = $1 FOR UPDATE SKIP LOCKED`,
      [projection.name],
    );
    const [row] = rowsAs(checkpoint, held);
    if (row === undefined) return { outcome: 'held' };
    if (row.version !== projection.version) return { outcome: 'outdated', position: row.position };
    if (row.position !== position) return { outcome: 'moved', position: row.position };
    await projection.apply(sql, liveTable, events);
    const next = position + events.length;
    await sql.query(`UPDATE projection SET position = $2, status = 'live' WHERE name = $1`, [projection.name, next]);
    return { outcome: 'folded', position: next };
  });

/** Moves the checkpoint over events that are none of the projection's: one statement. Null where it stands elsewhere. */
const passOver = async (
  { database, projection }: FollowerParts,
  position: number,
  next: number,
): Promise<Attempt | null> => {
  const { rows } = await database.query(
    `UPDATE projection SET position = $4, status = 'live' WHERE name = $1 AND version = $2 AND position = $3
     RETURNING set_config('synchronous_commit', 'off', true)`,
    [projection.name, projection.version, position, next],
  );
  return rows.length === 0 ? null : { outcome: 'passed', position: next };
};

/**
 * Keeps one projection at the end of the log. Any number of processes may run the same one: the row lock lets one
 * of them through at a time, and the others notice that the checkpoint moved. A failure is tried again, later and later;
 * it stops this projection and nothing else.
 */
export const startFollower = (parts: FollowerParts): Follower => {
  const { projection, database, read } = parts;
  const types: ReadonlySet<string> = new Set(projection.types);
  let state: FollowerState = 'starting';
  let position = 0;
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

  /** One batch. Returns how long to pause: 0 to go on, null to wait for a wake-up. */
  const step = async (): Promise<number | null> => {
    if (state === 'starting' || state === 'standby' || state === 'outdated') {
      const row = await openCheckpoint(database, projection);
      moveTo(row.position);
      state = row.version === projection.version ? 'following' : 'outdated';
      if (state === 'outdated') return OUTDATED_CHECK_MS;
    }
    if (size <= position) return null;
    const events = await read(position);
    if (events.length === 0) {
      // A hint may be wrong; the next look at the head tells.
      size = position;
      return null;
    }
    const from = position;
    const passed = events.some(({ event }) => types.has(event.type))
      ? null
      : await passOver(parts, from, from + events.length);
    const attempt = passed ?? (await foldOnce(parts, from, events));
    if (attempt.outcome === 'held') {
      state = 'standby';
      return STANDBY_MS;
    }
    state = attempt.outcome === 'outdated' ? 'outdated' : 'following';
    error = null;
    failures = 0;
    moveTo(attempt.position);
    if (attempt.outcome === 'outdated') return OUTDATED_CHECK_MS;
    if (attempt.outcome === 'moved') return 0;
    if (attempt.outcome === 'folded') parts.onFolded?.(position, from);
    gathering = events.length < BATCH_EVENTS && waiting.size === 0;
    return gathering ? GATHER_MS : 0;
  };

  const fail = async (reason: unknown): Promise<number> => {
    error = reason instanceof Error ? reason.message.slice(0, 300) : 'unknown error';
    state = 'failing';
    parts.onError?.(projection.name, reason);
    // For whoever looks into the table; a database that is away has no such reader.
    await database
      .query(`UPDATE projection SET status = 'failing' WHERE name = $1 AND version = $2`, [
        projection.name,
        projection.version,
      ])
      .catch(() => undefined);
    failures += 1;
    return pauseAfter(failures, BACKOFF);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await step().catch(fail);
      // What a wake-up meanwhile was for is in `size`; a pause to gather events isn't cut short by it.
      clearWake();
      // A wake-up ends an idle wait, never a back-off: a busy site must not turn a failure into a hot loop.
      if (pause === 0) await nextTurn();
      else if (pause !== null && state !== 'following') await sleep(pause);
      else if (pause !== null || size <= position) await sleepUntilWoken(pause);
      gathering = false;
    }
  };
  const running = run();

  const wake: Follower['wake'] = (newSize) => {
    if (newSize <= size) return;
    size = newSize;
    if (state === 'following' && !gathering) wakeLoop();
  };

  return {
    wake,
    status: () => ({ name: projection.name, state: stopping.signal.aborted ? 'stopped' : state, position, error }),
    catchUp: (target, timeoutMs = 5_000) => {
      if (position > target) return Promise.resolve(true);
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
