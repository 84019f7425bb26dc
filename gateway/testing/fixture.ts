import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Bus, encodePosition } from '../../engine/bus/bus.ts';
import { memoryBus } from '../../engine/bus/memory.ts';
import type { Command } from '../../engine/commands.ts';
import { createCommitter } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { memoryTileStore, type TileStore } from '../../engine/log/tile-store.ts';
import { KEY_PATH } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { startBattleHub } from '../../engine/projections/battle-hub.ts';
import { startBattleRelay } from '../../engine/projections/battle-relay.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { startLiveHub } from '../../engine/projections/live-hub.ts';
import { startLiveRelay } from '../../engine/projections/live-relay.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { projections } from '../../engine/projections/registry.ts';
import type { SqlClient } from '../../engine/projections/sql.ts';
import { rulesWith } from '../../engine/registry.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { sampleCase, sampleConsolation, sampleSkins } from '../../test/harness/scripted-site.ts';
import { consoleSms } from '../accounts/sms-codes.ts';
import { createGateway } from '../app.ts';
import { loggerOf } from '../logger.ts';
import type { GatewayPorts } from '../ports.ts';
import { refusalSigner } from '../refusals.ts';

/** A gateway over the real engine and an embedded database in memory, with the sample catalog and its own clock. */
export interface Fixture {
  readonly gateway: FastifyInstance;
  readonly database: Database;
  readonly engine: Engine;
  readonly tiles: TileStore;
  readonly bus: Bus;
  /** The site's time. */
  now(): number;
  /** Moves the site's clock; nothing waits for it. */
  advance(milliseconds: number): void;
  /** Has done what is due by the site's clock: nothing is done by itself. */
  meetDeadlines(): Promise<void>;
  /** What the gateway asks the database for meanwhile, statement by statement, besides the live feed's own looks. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Resolves once every read model holds everything in the log. */
  settled(): Promise<void>;
  operate(command: Command): Promise<void>;
  close(): Promise<void>;
}

export type Overrides = Partial<
  Pick<
    GatewayPorts,
    | 'battles'
    | 'beacon'
    | 'catchUp'
    | 'demo'
    | 'engine'
    | 'health'
    | 'limits'
    | 'payments'
    | 'webRoot'
    | 'allowedOrigins'
    | 'sms'
  >
>;

const openEmbedded = async () => {
  const embedded = databaseProviders.find(({ name }) => name === 'PGlite');
  if (embedded === undefined) throw new Error('no embedded database');
  return embedded.create();
};

/** Passes everything on, and says what it was. */
const recorded = (sql: SqlClient, said: (text: string) => void): SqlClient => ({
  query: (text, values) => {
    said(text);
    return sql.query(text, values);
  },
});

/** What a test may put something of its own around. */
type Real = Pick<GatewayPorts, 'engine' | 'catchUp'>;

export const openFixture = async (overrides: Overrides | ((real: Real) => Overrides) = {}): Promise<Fixture> => {
  const { database, close: closeDatabase } = await openEmbedded();
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
    limits: { timerPoll: Number.POSITIVE_INFINITY },
    onCommitted: (head) => bus.publish('log', encodePosition(head)),
  });
  const readModels = readModelDatabase(database);
  const relay = startLiveRelay({ database: readModels, bus });
  const battleRelay = startBattleRelay({ sql: readModels, bus });
  const followers = startFollowers({
    database: readModels,
    bus,
    projections,
    onFolded: (name, _position, from) => {
      if (name === 'live') relay.wake();
      if (name === 'battles') battleRelay.wake(from);
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
  for (const command of [...sampleSkins, sampleCase(), sampleConsolation]) await operate(command);
  await settled();

  const tiles = memoryTileStore();
  const signer = signerFromSeed('example.org/log', randomBytes(32).toString('hex'));
  const verifierKey = formatVerifierKey(signer.key);
  await tiles.write([{ path: KEY_PATH, bytes: utf8(`${verifierKey}\n`) }]);
  const listeners = new Set<(text: string) => void>();
  const sql = recorded(database.pool, (text) => {
    for (const listener of listeners) listener(text);
  });
  const catchUp: GatewayPorts['catchUp'] = (projection, position) => followers.catchUp(projection, position);
  const chosen = typeof overrides === 'function' ? overrides({ engine: committer, catchUp }) : overrides;
  const gateway = await createGateway({
    engine: committer,
    sql,
    catchUp,
    onCatalogFolded: (listener) => foldedListeners.push(listener),
    openLiveFeed: (show) => startLiveHub({ bus, sql: database.pool, show }),
    battles: startBattleHub({ bus, sql, show: async (rows) => rows }),
    beacon: { kind: 'none' },
    demo: false,
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
    now,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    meetDeadlines: () => committer.pollTimers(),
    statementsOf: async (work) => {
      const said: string[] = [];
      const listener = (text: string): void => {
        said.push(text);
      };
      listeners.add(listener);
      await work();
      listeners.delete(listener);
      return said;
    },
    close: async () => {
      await gateway.close();
      await committer.close();
      await followers.stop();
      await relay.stop();
      await battleRelay.stop();
      await bus.close();
      await closeDatabase();
    },
  };
};
