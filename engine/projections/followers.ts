import { type Bus, foldedHint } from '../bus/bus.ts';
import { createBeat } from '../kernel/pace.ts';
import type { ReadModelDatabase } from './database.ts';
import { foldTogether } from './fold-together.ts';
import { type Follower, type FollowerParts, type FollowerStatus, startFollower } from './follower.ts';
import { BATCH_EVENTS, type Projection } from './projection.ts';
import { createLogReader, type LogReader, watchLogSize } from './read-log.ts';

/** How often the head is looked at: wake-ups may be lost, so they only make it faster. */
const POLL_MS = 250;
/** Events gather for so long before they are folded, unless a caller waits for them. */
const GATHER_MS = 250;
/** The same for read models that people watch as they change. */
const GATHER_WATCHED_MS = 25;
/** How long the checkpoint of a read model may lag behind events of types that it doesn't fold. */
const PASSED_MS = 1_000;

export interface Followers {
  readonly status: () => readonly FollowerStatus[];
  /** False when the projection doesn't get there in time, or isn't run here. */
  readonly catchUp: (name: string, position: number, timeoutMs?: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export interface FollowersParts {
  readonly database: ReadModelDatabase;
  readonly bus: Bus;
  readonly projections: readonly Projection[];
  /** A reader that others in this process share; without one they have their own. */
  readonly log?: LogReader;
  /** Called after each batch that may have changed a projection's rows: with the next position, and the one before. */
  readonly onFolded?: (name: string, position: number, from: number) => void;
  readonly onError?: (name: string, error: unknown) => void;
  /** Milliseconds; see `GATHER_MS`. */
  readonly gatherMs?: number;
}

/**
 * Runs projections side by side: one look at the head and one read of each stretch of the log serve all of them. So
 * does one transaction, where the database has more than one connection.
 */
export const startFollowers = (parts: FollowersParts): Followers => {
  const { database, bus, projections, onFolded, onError, gatherMs = GATHER_MS } = parts;
  const { read } = parts.log ?? createLogReader(database, BATCH_EVENTS);
  const gathered = createBeat(gatherMs);
  const gatheredWatched = createBeat(GATHER_WATCHED_MS);
  const passed = createBeat(PASSED_MS);
  // Folds of watched read models, and those that a caller waits for, don't wait behind the others.
  const lanes = { prompt: foldTogether(database), gathered: foldTogether(database) };
  const foldOf =
    ({ isWatched = false }: Projection): Required<FollowerParts>['fold'] =>
    (fold, isAwaited) =>
      lanes[isWatched || isAwaited ? 'prompt' : 'gathered'](fold);
  const followers = new Map<string, Follower>(
    projections.map((projection) => [
      projection.name,
      startFollower({
        projection,
        database,
        read,
        gathered: projection.isWatched === true ? gatheredWatched : gathered,
        passed,
        onFolded: (position, from) => onFolded?.(projection.name, position, from),
        ...(database.hasOneConnection ? {} : { fold: foldOf(projection) }),
        ...(onError === undefined ? {} : { onError }),
      }),
    ]),
  );
  const wake = (size: number): void => {
    for (const follower of followers.values()) follower.wake(size);
  };

  const unwatch = watchLogSize({ sql: database, bus, everyMs: POLL_MS }, wake, (error) => onError?.('log head', error));

  /**
   * Answers a caller that waits in another process: the rows alone would tell it only when the checkpoint is written.
   */
  const answer = async (name: string, target: number): Promise<void> => {
    const follower = followers.get(name);
    if (follower === undefined || !(await follower.catchUp(target))) return;
    bus.publish('reached', foldedHint.encode({ projection: name, position: follower.status().position }));
  };
  const leave = bus.subscribe('awaited', (message) => {
    const hint = foldedHint.decode(message);
    if (hint !== null) void answer(hint.projection, hint.position);
  });

  return {
    status: () => [...followers.values()].map((follower) => follower.status()),
    catchUp: async (name, position, timeoutMs) => (await followers.get(name)?.catchUp(position, timeoutMs)) ?? false,
    stop: async () => {
      leave();
      await Promise.all([unwatch(), ...[...followers.values()].map((follower) => follower.stop())]);
    },
  };
};
