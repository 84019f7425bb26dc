import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Bus, encodePosition } from '../../engine/bus/bus.ts';
import { memoryBus } from '../../engine/bus/memory.ts';
import type { Command } from '../../engine/commands.ts';
import { createCommitter } from '../../engine/committer/committer.ts';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { memoryTileStore, type TileStore } from '../../engine/log/tile-store.ts';
import { KEY_PATH } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { startLiveHub } from '../../engine/projections/live-hub.ts';
import { startLiveRelay } from '../../engine/projections/live-relay.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { projections } from '../../engine/projections/registry.ts';
import { rulesWith } from '../../engine/registry.ts';
import { sampleCase, sampleSkins } from '../../test/harness/scripted-site.ts';
import { consoleSms } from '../accounts/sms-codes.ts';
import { createGateway } from '../app.ts';
import { loggerOf } from '../logger.ts';
import type { GatewayPorts } from '../ports.ts';
import { refusalSigner } from '../refusals.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url).pathname;

/** A gateway over the real engine and an embedded database in memory, with the sample catalog and its own clock. */
export interface Fixture {
  readonly gateway: FastifyInstance;
  readonly database: Database;
  readonly engine: Engine;
  readonly tiles: TileStore;
  readonly bus: Bus;
  /** Moves the site's clock; nothing waits for it. */
  advance(milliseconds: number): void;
  /** Resolves once every read model holds everything in the log. */
  settled(): Promise<void>;
  operate(command: Command): Promise<void>;
  close(): Promise<void>;
}

export type Overrides = Partial<
  Pick<GatewayPorts, 'engine' | 'health' | 'limits' | 'payments' | 'webRoot' | 'allowedOrigins' | 'sms'>
>;

export const openFixture = async (overrides: Overrides | ((engine: Engine) => Overrides) = {}): Promise<Fixture> => {
  const database = await openDatabase({});
  await database.migrate(MIGRATIONS);
  const logger = loggerOf('silent');
  const bus = memoryBus();
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const foldedListeners: (() => void)[] = [];
  const committer = await createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey: randomBytes(32),
    clock: now,
    randomBytes,
    logger,
    onCommitted: (head) => bus.publish('log', encodePosition(head)),
  });
  const readModels = readModelDatabase(database);
  const relay = startLiveRelay({ database: readModels, bus });
  const followers = startFollowers({
    database: readModels,
    bus,
    projections,
    onFolded: (name) => {
      if (name === 'drops') relay.wake();
      if (name === 'catalog') for (const listener of foldedListeners) listener();
    },
  });
  const settled = async (): Promise<void> => {
    const size = await logSize(database.pool);
    for (const { name } of followers.status()) await followers.catchUp(name, size - 1);
  };
  const operate = async (command: Command): Promise<void> => {
    const commandId = mustBe(isCommandId, randomUUID());
    const outcome = await committer.submit({ actor: 'operator', commandId, command });
    if (outcome.status !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
  };
  for (const command of [...sampleSkins, sampleCase()]) await operate(command);
  await settled();

  const tiles = memoryTileStore();
  const signer = signerFromSeed('example.org/log', randomBytes(32).toString('hex'));
  const verifierKey = formatVerifierKey(signer.key);
  await tiles.write([{ path: KEY_PATH, bytes: utf8(`${verifierKey}\n`) }]);
  const chosen = typeof overrides === 'function' ? overrides(committer) : overrides;
  const gateway = await createGateway({
    engine: committer,
    sql: database.pool,
    catchUp: (projection, position) => followers.catchUp(projection, position),
    onCatalogFolded: (listener) => foldedListeners.push(listener),
    openLiveFeed: (show) => startLiveHub({ bus, sql: database.pool, show }),
    tiles,
    sealed: () => ({
      origin: 'example.org/log',
      verifierKey,
      size: 0,
      rootHash: null,
      sealedAt: null,
    }),
    signRefusal: refusalSigner(signer),
    art: {
      version: 7,
      skin: ({ seed }, cut) => `<svg>${seed} ${cut}</svg>`,
      vitrine: ({ shape, hero }) => `<svg>${shape} ${hero.seed}</svg>`,
      avatar: (seed) => `<svg>${seed}</svg>`,
    },
    sms: consoleSms,
    payments: 'sandbox',
    accountKey: randomBytes(32),
    health: async () => ({ ready: true }),
    now,
    randomBytes,
    randomUuid: randomUUID,
    limits: { rateFactor: 1_000, maxSockets: 100, maxSocketsPerAddress: 100 },
    allowedOrigins: [],
    trustedProxies: 0,
    logger,
    webRoot: null,
    ...chosen,
  });
  return {
    gateway,
    database,
    engine: committer,
    tiles,
    bus,
    settled,
    operate,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    close: async () => {
      await gateway.close();
      await committer.close();
      await followers.stop();
      await relay.stop();
      await bus.close();
      await database.close();
    },
  };
};
