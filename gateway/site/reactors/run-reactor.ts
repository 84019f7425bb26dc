import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import { pauseAfter } from '../../../engine/kernel/backoff.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { createBeat, createPace } from '../../../engine/kernel/pace.ts';
import type { Logger } from '../../../engine/logger.ts';
import { readLog } from '../../../engine/projections/read-log.ts';
import { checkpointOf, LEASE_TRUSTED_MS, type PutAside } from './checkpoint.ts';
import type { Reactor } from './reactor.ts';

export interface RunningReactor {
  /** Says that the log has this many events. More are let gather before it goes on. */
  wake(size: number): void;
  /** Goes on at once. */
  hurry(): void;
  /** Events reacted to, or put aside, so far. */
  position(): number;
  stop(): Promise<void>;
}

export interface RunReactorParts {
  readonly reactor: Reactor;
  readonly sql: SqlClient;
  /** Some events from a position on; none only where the log ends. */
  readonly read: (from: number) => Promise<readonly ReadEvent[]>;
  /** Names this process. */
  readonly holder: string;
  readonly now: () => Instant;
  readonly logger: Logger;
  /** The pause after a failure, which doubles with every further one. */
  readonly firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
/** So long events gather between two turns. */
const GATHER_MS = 250;
/** So long the checkpoint may lag behind events that nothing was done about, and behind reactions while more of them are at hand. */
const LAG_MS = 1_000;
const TRIES_IN_A_ROW = 6;
/** Between looks at a lease that another process holds, and at what was put aside. */
const LOOK_MS = 5_000;
const PUT_ASIDE_MS = 5 * 60_000;
/** About a day. */
const MOST_TRIES = 300;
const NEVER = Number.MAX_SAFE_INTEGER;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown').slice(0, 300);

/** Keeps one reactor at the end of the log. */
export const runReactor = (parts: RunReactorParts): RunningReactor => {
  const { reactor, sql, read, now, logger, firstPauseMs = FIRST_PAUSE_MS } = parts;
  const types: ReadonlySet<string> = new Set(reactor.types);
  const checkpoint = checkpointOf(sql, reactor, parts.holder, now);
  let position = 0;
  /** The last written checkpoint, at or before `position`: the events between had a reaction or were passed over. */
  let stored = 0;
  let storedAt = Number.NEGATIVE_INFINITY;
  /** Whether there were reactions since. */
  let reacted = false;
  let takenAt = Number.NEGATIVE_INFINITY;
  let size = 0;
  let opened = false;
  /** Of the event at hand, and of everything around it. */
  let failures = 0;
  let stumbles = 0;
  let lookedAsideAt = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);
  const gathered = createBeat(GATHER_MS);
  const pauseAfterTries = (tries: number) => pauseAfter(tries, { firstMs: firstPauseMs, longestMs: Infinity });

  const putAside = async (at: number, tries: number, error: unknown): Promise<void> => {
    const isLast = tries >= MOST_TRIES;
    await checkpoint.putAside(at, tries, isLast ? NEVER : now() + PUT_ASIDE_MS, reasonOf(error));
    const details = { reactor: reactor.name, position: at, tries, reason: reasonOf(error) };
    logger.error(details, isLast ? 'a reaction was given up' : 'a reaction was put aside: it is tried again later');
  };

  /** One event; false where it must be tried again after a pause. */
  const react = async (recorded: ReadEvent): Promise<boolean> => {
    try {
      await reactor.react(recorded);
    } catch (error) {
      if (failures + 1 < TRIES_IN_A_ROW) {
        logger.warn(
          { reactor: reactor.name, position: recorded.position, reason: reasonOf(error) },
          'a reaction failed: trying again',
        );
        return false;
      }
      await putAside(recorded.position, failures + 1, error);
    }
    failures = 0;
    return true;
  };

  const tryAgain = async ({ position: at, tries }: PutAside): Promise<void> => {
    const [recorded] = await readLog(sql, at, 1);
    try {
      if (recorded !== undefined) await reactor.react(recorded);
      await checkpoint.forget(at);
    } catch (error) {
      await putAside(at, tries + 1, error);
    }
  };

  const lookAside = async (): Promise<void> => {
    if (now() - lookedAsideAt < LOOK_MS) return;
    lookedAsideAt = now();
    for (const failed of await checkpoint.due()) await tryAgain(failed);
  };

  /** Whether the lease is ours. Takes up the checkpoint with it: one that went back was lost, with all that came after. */
  const hold = async (): Promise<boolean> => {
    const since = now() - takenAt;
    // The clock may have been set back.
    if (since >= 0 && since < LEASE_TRUSTED_MS) return true;
    takenAt = Number.NEGATIVE_INFINITY;
    const begun = now();
    const taken = await checkpoint.take();
    if (taken === null) return false;
    position = taken >= stored ? Math.max(position, taken) : taken;
    stored = taken;
    takenAt = begun;
    return true;
  };

  /** Writes down how far it came. False where the lease was lost. */
  const store = async (): Promise<boolean> => {
    if (await checkpoint.move(position)) {
      stored = position;
      storedAt = now();
      reacted = false;
      return true;
    }
    takenAt = Number.NEGATIVE_INFINITY;
    return false;
  };

  const isLate = (): boolean => now() - storedAt >= LAG_MS;

  /** Goes on as far as it can. Returns how long to pause. */
  const step = async (): Promise<number> => {
    if (!opened) {
      await checkpoint.open();
      opened = true;
    }
    const isHeld = await hold();
    stumbles = 0;
    if (!isHeld) return LOOK_MS;
    await lookAside();
    while (!stopping.signal.aborted && position < size) {
      const events = await read(position);
      if (events.length === 0) break;
      for (const recorded of events) {
        if (stopping.signal.aborted) return 0;
        const isOwn = types.has(recorded.event.type);
        if (isOwn && !(await react(recorded))) {
          failures += 1;
          if (reacted && !(await store())) return 0;
          return pauseAfterTries(failures);
        }
        position = recorded.position + 1;
        reacted ||= isOwn;
        if (reacted && isLate() && !(await store())) return 0;
      }
      if (reacted && !(await store())) return 0;
      await nextTurn();
    }
    // Reactions are written down once for all that were at hand, what was passed over once in a while.
    if (stored < position && isLate() && !(await store())) return 0;
    return stored < position ? LAG_MS : LOOK_MS;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await step().catch((error: unknown) => {
        logger.warn({ reactor: reactor.name, reason: reasonOf(error) }, 'a reactor will try again');
        stumbles = Math.min(stumbles + 1, TRIES_IN_A_ROW);
        return pauseAfterTries(stumbles);
      });
      // A wake-up ends an idle wait, never a pause after a failure.
      await (failures === 0 && stumbles === 0 ? sleepUntilWoken(pause) : sleep(pause));
    }
    if (stored < position) await store().catch(() => undefined);
    await checkpoint.release().catch(() => undefined);
  };
  const running = run();

  return {
    wake: (newSize) => {
      if (newSize <= size) return;
      size = newSize;
      void gathered().then(wake);
    },
    hurry: wake,
    position: () => position,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
