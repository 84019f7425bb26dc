import { type Bus, foldedHint } from '../../engine/bus/bus.ts';
import { startEventStream } from '../../engine/bus/event-stream.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { publishedSize } from '../../engine/log/tile-store.ts';
import type { Logger } from '../../engine/logger.ts';
import { startBattleRelay } from '../../engine/projections/battle-relay.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { startLiveRelay } from '../../engine/projections/live-relay.ts';
import { type LogReader, logSize } from '../../engine/projections/read-log.ts';
import { foldedListeners, type ReadModels } from '../../engine/projections/read-models.ts';
import { projections } from '../../engine/projections/registry.ts';
import { type CatchUp, watchCatchUp } from './catching-up.ts';
import type { Foundation } from './foundation.ts';
import { laggingModels } from './lagging-models.ts';
import type { PublishedLog } from './published-log.ts';
import type { Running } from './running.ts';
import { projectorMetrics } from './site-metrics.ts';

export interface Folding extends ReadModels {
  stop(): Promise<void>;
}

/** Folds every read model, and tells what moved: the bus, the live feed, and the pages of battles. */
export const startFolding = (database: Database, bus: Bus, logger: Logger, log?: LogReader): Folding => {
  const report = (what: string) => (error: unknown) =>
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, `${what} will be tried again`);
  const readModels = readModelDatabase(database);
  // Players watch what the relays report, so the relays' queries don't wait behind the other read models.
  const prompt = readModelDatabase(database, 'request');
  const relay = startLiveRelay({ database: prompt, bus, onError: report('the live relay') });
  const battleRelay = startBattleRelay({ sql: prompt, bus, onError: report('the battle relay') });
  const folded = foldedListeners(bus);
  // This wakes for events that another process folds, too: the relay that has the lease publishes them.
  folded.on('live', () => relay.wake());
  const followers = startFollowers({
    database: readModels,
    bus,
    projections,
    ...(log === undefined ? {} : { log }),
    onError: (name, error) => report(`folding ${name}`)(error),
    onFolded: (name, position, from) => {
      if (name === 'battles') battleRelay.wake(from);
      bus.publish('folded', foldedHint.encode({ projection: name, position }));
    },
  });
  return {
    status: followers.status,
    catchUp: followers.catchUp,
    onFolded: folded.on,
    stop: async () => {
      await followers.stop();
      folded.stop();
      await relay.stop();
      await battleRelay.stop();
    },
  };
};

export interface ProjectorRole extends Running {
  readonly readModels: ReadModels;
  readonly catchUp: CatchUp;
}

/** Makes read models of the log, and hands its entries on. */
export const startProjectorRole = async (
  foundation: Foundation,
  { tiles }: Pick<PublishedLog, 'tiles'>,
): Promise<ProjectorRole> => {
  const { configuration, database, bus, log, nats, logger, metrics, now } = foundation;
  const folding = startFolding(database, bus, logger, log);
  const catchUp = watchCatchUp(folding.status, await logSize(database.pool));
  projectorMetrics(metrics, readModelDatabase(database), folding.status, now);
  const replicas = configuration.GLASSCASE_EVENT_STREAM;
  const eventStream =
    nats === null || replicas === 0
      ? null
      : startEventStream({
          connection: nats,
          sql: readModelDatabase(database),
          sealedSize: () => publishedSize(tiles),
          replicas,
          onError: (error) =>
            logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the event stream waits'),
        });
  return {
    readModels: folding,
    catchUp,
    reasons: async () => laggingModels(folding.status(), await logSize(database.pool), catchUp.state()),
    close: async () => {
      catchUp.stop();
      await eventStream?.stop();
      await folding.stop();
    },
  };
};
