import { setImmediate as nextRound } from 'node:timers/promises';
import type { Rules } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { Engine } from '../engine.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { createTicketDraw } from '../fairness/ticket-draw.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import type { PromiseSigner } from '../log/inclusion-promise.ts';
import type { Logger } from '../logger.ts';
import { type DecidedBatch, readBack } from './batch.ts';
import { createChores } from './chores.ts';
import { createDeadlines } from './deadlines.ts';
import { type CommitterLimits, DEFAULT_LIMITS } from './limits.ts';
import { createMemory } from './memory.ts';
import { type BatchContext, type DecidedAhead, decideAhead, Fenced, processBatch } from './process-batch.ts';
import { createSeedVault } from './seed-vault.ts';
import { createBoundedQueue, createPending, type Pending } from './submission.ts';
import { firstDueOf, readDeadlines } from './timers.ts';

/** The result of one call of `append`. */
export interface BatchFacts {
  /** Commands whose answer was committed, accepted or rejected. */
  readonly commands: number;
  readonly events: number;
  /** From the call to the answer. */
  readonly commitMs: number;
}

export interface CommitterOptions {
  readonly database: Database;
  readonly rules: Rules;
  readonly hashing: Hashing;
  /** 32 bytes that seal server seeds at rest. */
  readonly sealKey: Uint8Array;
  /** Keys that sealed server seeds before, 32 bytes each. The committer still opens the seeds that they sealed. */
  readonly previousSealKeys?: readonly Uint8Array[];
  /** Signs, for every batch, that it stays where it is. */
  readonly promises: PromiseSigner;
  readonly clock: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly logger: Logger;
  readonly limits?: Partial<CommitterLimits>;
  /** After every commit with events, with the log's next position and what was written below it. */
  readonly onCommitted?: (head: number, events: readonly ReadEvent[]) => void;
  /** After every batch, for the figures. */
  readonly onBatch?: (facts: BatchFacts) => void;
  /** This engine was fenced and stopped: its process should end and, if it is wanted again, start as a new writer. */
  readonly onFenced?: (reason: Error) => void;
}

export interface CommitterStats {
  readonly state: 'running' | 'fenced' | 'closing';
  readonly writer: number;
  readonly queued: number;
  readonly batches: number;
  /** Commands whose answer was committed, accepted or rejected. */
  readonly commands: number;
  readonly cacheBytes: number;
}

export interface Committer extends Engine {
  stats(): CommitterStats;
  /** Handles due deadlines now instead of at the next look. */
  pollTimers(): Promise<void>;
  /** Takes nothing more, answers what waits, and stops being a writer. */
  close(): Promise<void>;
}

const SWEEP_EVERY_MS = 250;

/**
 * From so many on, what waits is taken in two halves when nothing is on its way. Else callers who ask again when they
 * are answered would all stay in one batch, and engine and database would wait for each other by turns.
 */
const HALVE_FROM = 32;

/** Duplicates in one batch get one answer; the same id with another body waits for the receipt that it will collide with. */
const withoutDuplicates = (taken: readonly Pending[]): { batch: Pending[]; later: Pending[] } => {
  const first = new Map<string, Pending>();
  const batch: Pending[] = [];
  const later: Pending[] = [];
  for (const pending of taken) {
    const earlier = first.get(pending.key);
    if (earlier === undefined) {
      first.set(pending.key, pending);
      batch.push(pending);
    } else if (earlier.requestHash === pending.requestHash) earlier.outcome.then(pending.answer, pending.fail);
    else later.push(pending);
  }
  return { batch, later };
};

/**
 * The engine: takes commands, decides them many at a time and commits each batch with one call. It keeps no truth of
 * its own; any number of them may work on one database, and `append` settles who was first.
 */
export const createCommitter = async (options: CommitterOptions): Promise<Committer> => {
  const { database, rules, hashing, randomBytes, logger, clock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const queue = createBoundedQueue<Pending>(limits.queue);
  const memory = createMemory(limits.cacheBytes);
  const monotonic = (): number => performance.now();
  const writer = await database.run('commit', async (session) => {
    const { rows } = await session.query<{ writer: number }>('SELECT register_writer() AS writer');
    return rows[0]?.writer ?? 0;
  });

  let state: CommitterStats['state'] = 'running';
  let lastAt: Instant = 0;
  let batches = 0;
  let commands = 0;
  let inFlight: readonly Pending[] = [];
  let driving: Promise<void> | null = null;
  let committing: Promise<void> | null = null;

  const committed = (batch: DecidedBatch, firstPosition: number, commitMs: number): void => {
    const { overlay, writes } = batch;
    batches += 1;
    commands += writes.receipts.length;
    options.onBatch?.({ commands: writes.receipts.length, events: writes.events.length, commitMs });
    for (const [id, held] of overlay.changedStreams) chores.consider(id, held);
    if (writes.timers.size > 0) deadlines.expect(firstDueOf(writes.timers.values()));
    if (writes.events.length > 0 && options.onCommitted !== undefined) {
      options.onCommitted(firstPosition + writes.events.length, readBack(batch, firstPosition));
    }
  };

  const stopAccepting = (): void => {
    state = 'fenced';
    void deadlines.close();
  };

  const isFenced = (): boolean => state === 'fenced';

  const refuse = (commands: readonly Pending[]): void => {
    for (const pending of commands) pending.answer({ status: 'busy' });
  };

  const stopFenced = (reason: Fenced): void => {
    stopAccepting();
    logger.error({ writer }, reason.message);
    refuse(queue.take(queue.size));
    options.onFenced?.(reason);
  };

  const context: BatchContext = {
    database,
    rules,
    memory,
    logger,
    writer,
    promises: options.promises,
    monotonic,
    ports: {
      hashing,
      drawTicket: createTicketDraw(hashing),
      randomBytes,
      vault: createSeedVault([options.sealKey, ...(options.previousSealKeys ?? [])], randomBytes),
    },
    now: () => {
      lastAt = Math.max(lastAt, clock());
      return lastAt;
    },
    learn: (instant) => {
      lastAt = Math.max(lastAt, instant);
    },
    committed,
    fenced: stopAccepting,
  };

  const commit = async (batch: readonly Pending[], ahead: DecidedAhead | null): Promise<void> => {
    inFlight = batch;
    try {
      await processBatch(context, batch, ahead);
    } catch (error) {
      if (error instanceof Fenced) {
        refuse(batch);
        stopFenced(error);
      } else for (const pending of batch) pending.fail(error instanceof Error ? error : new Error('unknown'));
    } finally {
      inFlight = [];
      committing = null;
    }
  };

  /** The embedded database works in this very thread: there is no meanwhile to decide in. */
  const overlaps = database.kind === 'server';

  const take = (): readonly Pending[] => {
    const halved = overlaps && committing === null && queue.size >= HALVE_FROM;
    const { batch, later } = withoutDuplicates(
      queue.take(Math.min(limits.batch, halved ? Math.ceil(queue.size / 2) : queue.size)),
    );
    queue.putBack(later);
    return batch;
  };

  const drive = async (): Promise<void> => {
    // A round of the event loop before every batch lets sockets be read, so that batches grow under load by themselves.
    for (await nextRound(); queue.size > 0 || committing !== null; await nextRound()) {
      if (committing !== null && (queue.size === 0 || !overlaps)) {
        await committing;
        continue;
      }
      const batch = take();
      const ahead = await decideAhead(context, batch);
      await committing;
      if (isFenced()) refuse(batch);
      else committing = commit(batch, ahead);
    }
  };

  const wake = (): void => {
    driving ??= drive().finally(() => {
      driving = null;
      if (queue.size > 0) wake();
    });
  };

  const submit: Engine['submit'] = async (submission) => {
    database.assertOutsideTurn();
    if (state !== 'running') return { status: 'busy' };
    const pending = createPending(submission, monotonic() + limits.answerWithin);
    if (!queue.add(pending)) return { status: 'busy' };
    wake();
    return pending.outcome;
  };

  const chores = createChores({ database, clock, logger });

  const deadlines = createDeadlines({
    read: (now, atMost) => readDeadlines(database, now, atMost),
    clock,
    monotonic,
    logger,
    timerPoll: limits.timerPoll,
    submit,
  });

  // A client that waits for a silent database gets its answer in time, though the commit may still come.
  const sweeping = setInterval(() => {
    for (const pending of inFlight) if (pending.deadline <= monotonic()) pending.answer({ status: 'unknown' });
  }, SWEEP_EVERY_MS).unref();

  return {
    submit,
    pollTimers: () => deadlines.handleDue(),
    stats: () => ({ state, writer, queued: queue.size, batches, commands, cacheBytes: memory.streams.calculatedSize }),
    close: async () => {
      if (state === 'running') state = 'closing';
      while (driving !== null) await driving;
      await deadlines.close();
      await chores.close();
      clearInterval(sweeping);
      await database
        .run('commit', (session) => session.query('SELECT remove_writer($1)', [writer]))
        .catch(() => logger.warn({ writer }, 'could not say goodbye as a writer'));
    },
  };
};
