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

/** Events after the newest snapshot before another is worth writing; more for whoever holds more. */
const EVENTS_BETWEEN = 500;

/** Roughly how much a snapshot holds: the more, the rarer the snapshot is written. */
const holds = ({ category, state }: StreamState): number => {
  if (category === 'player' && state.status === 'registered') return state.items.size + state.escrow.size;
  return category === 'code' && state.status === 'issued' ? state.redeemedBy.size : 0;
};

const isDue = ({ current, version, snapshotVersion }: HeldStream): boolean => {
  const since = version - snapshotVersion;
  return since > EVENTS_BETWEEN && since > holds(current);
};

/** Keeps the newer of the stored snapshot and this one. Resolves false when the state needs none. */
const writeSnapshot = async (database: Database, stream: StreamId, held: HeldStream): Promise<boolean> => {
  const state = encodeSnapshot(held.current);
  if (state === null) return false;
  await database.run('background', (session) =>
    session.query(
      `INSERT INTO snapshot (stream_id, version, open_entries, state) VALUES ($1, $2, $3, $4)
       ON CONFLICT (stream_id) DO UPDATE
       SET version = excluded.version, open_entries = excluded.open_entries, state = excluded.state
       WHERE snapshot.version < excluded.version`,
      [stream, held.version, held.open, state],
    ),
  );
  return true;
};

export interface ChoresOptions {
  readonly database: Database;
  readonly clock: () => Instant;
  readonly logger: Logger;
  /** Learns that a snapshot was stored. */
  readonly snapshotStored: (stream: StreamId, version: number) => void;
}

/** What a committer does besides answering: snapshots, old receipts. None of it is in a player's way. */
export interface Chores {
  /** Writes a snapshot soon, if the stream has grown enough. Forgotten when too many wait: the next event asks again. */
  consider(stream: StreamId, held: HeldStream): void;
  /** Starts nothing new and resolves when what runs has ended. */
  close(): Promise<void>;
}

export const createChores = (options: ChoresOptions): Chores => {
  const { database, clock, logger } = options;
  const snapshots = new Map<StreamId, HeldStream>();
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
        if (await writeSnapshot(database, stream, held)) options.snapshotStored(stream, held.version);
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
      if (closed || !isDue(held) || snapshots.size >= MAX_SNAPSHOTS_WAITING) return;
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
