import { LRUCache } from 'lru-cache';
import type { Database } from '../database/open-database.ts';
import type { Instant } from '../kernel/decision.ts';
import type { StreamId } from '../kernel/ids.ts';
import type { Logger } from '../logger.ts';
import type { StreamState } from '../stream-state.ts';
import type { HeldStream } from './held-stream.ts';
import { encodeSnapshot } from './snapshots.ts';
import { pruneReceipts } from './submission.ts';

const PRUNE_EVERY_MS = 60 * 60 * 1000;
const MAX_SNAPSHOTS_WAITING = 256;
/** Streams whose newest snapshot is remembered; of others the one that they were loaded from counts. */
const REMEMBERED = 20_000;

/** Events after the newest snapshot before another is worth writing. A state that holds more than this waits for more. */
const EVENTS_BETWEEN = 500;

/** Roughly how much a snapshot holds: the more, the rarer the snapshot is written. */
const holds = ({ category, state }: StreamState): number => {
  if (category === 'player' && state.status === 'registered') return state.items.size + state.escrow.size;
  return category === 'code' && state.status === 'issued' ? state.redeemedBy.size : 0;
};

const isDue = ({ current, version }: HeldStream, snapshotVersion: number): boolean => {
  const since = version - snapshotVersion;
  return since > EVENTS_BETWEEN && since > holds(current);
};

/** Keeps the newer of the stored snapshot and this one. Nothing is written of a state that needs none. */
const writeSnapshot = async (database: Database, stream: StreamId, held: HeldStream): Promise<void> => {
  const state = encodeSnapshot(held.current);
  if (state === null) return;
  await database.run('background', (session) =>
    session.query(
      `INSERT INTO snapshot (stream_id, version, open_entries, state) VALUES ($1, $2, $3, $4)
       ON CONFLICT (stream_id) DO UPDATE
       SET version = excluded.version, open_entries = excluded.open_entries, state = excluded.state
       WHERE snapshot.version < excluded.version`,
      [stream, held.version, held.open, state],
    ),
  );
};

export interface ChoresOptions {
  readonly database: Database;
  readonly clock: () => Instant;
  readonly logger: Logger;
}

/** A committer's work besides answering: it writes snapshots and prunes old receipts. No player waits for it. */
export interface Chores {
  /** Writes a snapshot soon, if the stream has grown enough. Forgotten when too many wait: the next event asks again. */
  consider(stream: StreamId, held: HeldStream): void;
  /** Starts nothing new and resolves when what runs has ended. */
  close(): Promise<void>;
}

export const createChores = (options: ChoresOptions): Chores => {
  const { database, clock, logger } = options;
  const snapshots = new Map<StreamId, HeldStream>();
  /** The newest version of which a snapshot was written, or is being written now: batches decided meanwhile don't know of it. */
  const begun = new LRUCache<StreamId, number>({ max: REMEMBERED });
  const running = new Set<Promise<void>>();
  let closed = false;
  let writing = false;

  const reported = (name: string, work: () => Promise<void>): Promise<void> => {
    const run = work().catch((error: unknown) => {
      if (!closed)
        logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, `${name} will be tried again`);
    });
    running.add(run);
    return run.finally(() => running.delete(run));
  };

  const writeSnapshots = async (): Promise<void> => {
    writing = true;
    try {
      for (const [stream, held] of snapshots) {
        if (closed) return;
        snapshots.delete(stream);
        begun.set(stream, held.version);
        await writeSnapshot(database, stream, held).catch((error: unknown) => {
          begun.delete(stream);
          throw error;
        });
      }
    } finally {
      writing = false;
    }
  };

  const pruning = setInterval(() => {
    void reported('pruning receipts', async () => {
      await pruneReceipts(database, clock());
    });
  }, PRUNE_EVERY_MS).unref();

  return {
    consider: (stream, held) => {
      const newest = Math.max(held.snapshotVersion, begun.get(stream) ?? 0);
      if (closed || !isDue(held, newest) || snapshots.size >= MAX_SNAPSHOTS_WAITING) return;
      snapshots.set(stream, held);
      if (!writing) void reported('snapshots', writeSnapshots);
    },
    close: async () => {
      closed = true;
      clearInterval(pruning);
      await Promise.all(running);
    },
  };
};
