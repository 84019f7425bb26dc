import type { Bus } from '../../../engine/bus/bus.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { BATCH_EVENTS } from '../../../engine/projections/projection.ts';
import { createLogReader, type LogReader, logSize, watchLogSize } from '../../../engine/projections/read-log.ts';
import type { Reactor } from './reactor.ts';
import { runReactor } from './run-reactor.ts';

export interface Reactors {
  /** Resolves true once everything in the log now was reacted to here; false when that takes too long. */
  settled(timeoutMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}

export interface ReactorsParts {
  readonly sql: SqlClient;
  readonly bus: Bus;
  readonly reactors: readonly Reactor[];
  /** A reader that others in this process share; without one they have their own. */
  readonly log?: LogReader;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
  readonly logger: Logger;
  readonly firstPauseMs?: number;
}

/** The head is looked at this often: wake-ups may be lost, so they only make it faster. */
const POLL_MS = 1_000;
const SETTLE_LOOK_MS = 10;

/** Runs reactors side by side: one look at the head and one read of each stretch of the log serve all of them. */
export const startReactors = (parts: ReactorsParts): Reactors => {
  const { sql, bus, reactors, now, randomUuid, logger, firstPauseMs } = parts;
  const { read } = parts.log ?? createLogReader(sql, BATCH_EVENTS);
  const holder = randomUuid();
  const pace = firstPauseMs === undefined ? {} : { firstPauseMs };
  const running = reactors.map((reactor) => runReactor({ reactor, sql, read, holder, now, logger, ...pace }));
  const wake = (size: number): void => {
    for (const one of running) one.wake(size);
  };

  let stopped = false;
  const unwatch = watchLogSize({ sql, bus, everyMs: POLL_MS }, wake);

  return {
    settled: async (timeoutMs = 5_000) => {
      const size = await logSize(sql);
      wake(size);
      for (const one of running) one.hurry();
      const deadline = performance.now() + timeoutMs;
      while (!stopped && performance.now() < deadline) {
        if (running.every((one) => one.position() >= size)) return true;
        await new Promise((resolve) => setTimeout(resolve, SETTLE_LOOK_MS));
      }
      return false;
    },
    stop: async () => {
      stopped = true;
      await Promise.all([unwatch(), ...running.map((one) => one.stop())]);
    },
  };
};
