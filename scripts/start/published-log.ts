import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Database, turnsOf } from '../../engine/database/open-database.ts';
import { toHex } from '../../engine/fairness/bytes.ts';
import { databaseTileStore } from '../../engine/log/database-tile-store.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { type PublishedState, sealedStateOver } from '../../engine/log/published-state.ts';
import { databaseLease, type SealerLease } from '../../engine/log/sealer-lease.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import type { SealedState } from '../../gateway/ports.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import type { Foundation } from './foundation.ts';

/** The published log as this process reaches it. */
export interface PublishedLog {
  readonly tiles: TileStore;
  /** Which of several sealers signs; undefined where there can be no other. */
  readonly lease: SealerLease | undefined;
  /** The state of sealing that a process without a sealer reads; null where this process seals. */
  readonly published: (() => PublishedState) | null;
  stop(): Promise<void>;
}

/** The published log for readers: in the database of a server, for every process; else in files beside the database. */
export const publishedTiles = (
  { DATA_DIR }: Pick<Configuration, 'DATA_DIR'>,
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
): TileStore => (kind === 'embedded' ? fileTileStore(join(DATA_DIR, 'log')) : databaseTileStore({ sql: pool }));

/** The published log as the roles of this process need it. */
export const openPublishedLog = async (foundation: Foundation): Promise<PublishedLog> => {
  const { configuration, database, logger, has } = foundation;
  if (database.kind === 'embedded') {
    return {
      tiles: publishedTiles(configuration, database),
      lease: undefined,
      published: null,
      stop: async () => undefined,
    };
  }
  if (has('sealer')) {
    // Before everything but commits: a lease that waits for its turn is lost.
    const lease = databaseLease(turnsOf(database, 'timer'), randomUUID());
    const tiles = databaseTileStore({ sql: database.pool, epoch: lease.epoch });
    return { tiles, lease, published: null, stop: async () => undefined };
  }
  const reader = await sealedStateOver(database.pool, (error) =>
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'looking at the checkpoint again'),
  );
  return {
    tiles: publishedTiles(configuration, database),
    lease: undefined,
    published: reader.status,
    stop: reader.stop,
  };
};

/** The state of sealing that pages show. */
export const sealedStateOf =
  ({ configuration }: Pick<Foundation, 'configuration'>, read: () => PublishedState) =>
  (): SealedState => {
    const { checkpoint, sealedAt, verifierKey } = read();
    return {
      origin: configuration.GLASSCASE_LOG_ORIGIN,
      verifierKey,
      size: checkpoint?.size ?? 0,
      rootHash: checkpoint === null ? null : toHex(checkpoint.root),
      sealedAt,
      copied: configuration.GLASSCASE_CHECKPOINT_COPY.kind !== 'none',
    };
  };
