import type { Bus } from '../bus/bus.ts';
import type { ReadModelDatabase } from './database.ts';
import { type Follower, type FollowerStatus, startFollower } from './follower.ts';
import { BATCH_EVENTS, type Projection } from './projection.ts';
import { sharedLogReader, watchLogSize } from './read-log.ts';

/** How often the head is looked at: wake-ups may be lost, so they only make it faster. */
const POLL_MS = 250;

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
  /** Called after each batch that may have changed a projection's rows: with the next position, and the one before. */
  readonly onFolded?: (name: string, position: number, from: number) => void;
  readonly onError?: (name: string, error: unknown) => void;
}

/** Runs projections side by side: one look at the head and one read of each stretch of the log serve all of them. */
export const startFollowers = ({ database, bus, projections, onFolded, onError }: FollowersParts): Followers => {
  const read = sharedLogReader(database, BATCH_EVENTS);
  const followers = new Map<string, Follower>(
    projections.map((projection) => [
      projection.name,
      startFollower({
        projection,
        database,
        read,
        onFolded: (position, from) => onFolded?.(projection.name, position, from),
        ...(onError === undefined ? {} : { onError }),
      }),
    ]),
  );
  const wake = (size: number): void => {
    for (const follower of followers.values()) follower.wake(size);
  };

  const unwatch = watchLogSize({ sql: database, bus, everyMs: POLL_MS }, wake, (error) => onError?.('log head', error));

  return {
    status: () => [...followers.values()].map((follower) => follower.status()),
    catchUp: async (name, position, timeoutMs) => (await followers.get(name)?.catchUp(position, timeoutMs)) ?? false,
    stop: async () => {
      await Promise.all([unwatch(), ...[...followers.values()].map((follower) => follower.stop())]);
    },
  };
};
