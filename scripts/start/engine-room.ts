import { randomBytes } from 'node:crypto';
import { type Bus, encodePosition } from '../../engine/bus/bus.ts';
import { memoryBus } from '../../engine/bus/memory.ts';
import { natsBus } from '../../engine/bus/nats.ts';
import { type Committer, createCommitter } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Logger } from '../../engine/logger.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { startBattleRelay } from '../../engine/projections/battle-relay.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { type Followers, startFollowers } from '../../engine/projections/followers.ts';
import { startLiveRelay } from '../../engine/projections/live-relay.ts';
import { projections } from '../../engine/projections/registry.ts';
import { rulesWith } from '../../engine/registry.ts';

export const MIGRATIONS = new URL('../../migrations/', import.meta.url).pathname;

/** The committer over a database, as every process of the site runs it. */
export const openCommitter = (
  database: Database,
  sealKey: Uint8Array,
  logger: Logger,
  hooks: { readonly onCommitted?: (head: number) => void; readonly onFenced?: (reason: Error) => void } = {},
): Promise<Committer> =>
  createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey,
    clock: Date.now,
    randomBytes,
    logger,
    ...hooks,
  });

export interface EngineRoom {
  readonly bus: Bus;
  readonly committer: Committer;
  readonly followers: Followers;
  /** Calls back after every commit, with the log's next position. */
  onCommitted(listener: (head: number) => void): void;
  onFolded(projection: string, listener: () => void): void;
  close(): Promise<void>;
}

export interface EngineRoomParts {
  readonly database: Database;
  readonly natsUrl: string | undefined;
  readonly sealKey: Uint8Array;
  readonly logger: Logger;
  readonly onFenced: (reason: Error) => void;
}

/** Everything behind the gateway but the sealer: commands in, events and read models out. */
export const startEngineRoom = async (parts: EngineRoomParts): Promise<EngineRoom> => {
  const { database, natsUrl, sealKey, logger, onFenced } = parts;
  const committedListeners: ((head: number) => void)[] = [];
  const foldedListeners: { readonly projection: string; readonly listener: () => void }[] = [];
  const report = (what: string) => (error: unknown) =>
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, `${what} will be tried again`);

  const bus = natsUrl === undefined ? memoryBus() : await natsBus({ url: natsUrl });
  const committer = await openCommitter(database, sealKey, logger, {
    onFenced,
    onCommitted: (head) => {
      bus.publish('log', encodePosition(head));
      for (const listener of committedListeners) listener(head);
    },
  });
  const readModels = readModelDatabase(database);
  const relay = startLiveRelay({ database: readModels, bus, onError: report('the live relay') });
  const battleRelay = startBattleRelay({ sql: readModels, bus, onError: report('the battle relay') });
  const followers = startFollowers({
    database: readModels,
    bus,
    projections,
    onError: (name, error) => report(`folding ${name}`)(error),
    onFolded: (name, _position, from) => {
      if (name === 'live') relay.wake();
      if (name === 'battles') battleRelay.wake(from);
      for (const { projection, listener } of foldedListeners) if (projection === name) listener();
    },
  });
  return {
    bus,
    committer,
    followers,
    onCommitted: (listener) => committedListeners.push(listener),
    onFolded: (projection, listener) => foldedListeners.push({ projection, listener }),
    close: async () => {
      await committer.close();
      await followers.stop();
      await relay.stop();
      await battleRelay.stop();
      await bus.close();
    },
  };
};
