import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { awaitedRounds, waitingRooms } from '../../engine/beacon/awaited-rounds.ts';
import { createCourier } from '../../engine/beacon/courier.ts';
import { createDrandSource } from '../../engine/beacon/drand-source.ts';
import { beaconChoiceOf, QUICKNET } from '../../engine/beacon/quicknet.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { toHex } from '../../engine/fairness/bytes.ts';
import { checkpointFileAt } from '../../engine/log/checkpoint-file.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { loadOrCreateLogKey } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { startBattleHub } from '../../engine/projections/battle-hub.ts';
import { startLiveHub } from '../../engine/projections/live-hub.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { createGateway } from '../../gateway/app.ts';
import type { Configuration } from '../../gateway/configuration.ts';
import { loggerOf } from '../../gateway/logger.ts';
import { messagesReactorOver } from '../../gateway/messages/messages-reactor.ts';
import { refusalSigner } from '../../gateway/refusals.ts';
import { steamAt } from '../../gateway/steam/provider.ts';
import { sandboxVerification } from '../../gateway/verification/sandbox.ts';
import { perform } from '../operator/perform.ts';
import { openOperatorSocket, SocketPathTooLong } from '../operator/socket.ts';
import { artSource } from './art-source.ts';
import { type EngineRoom, startEngineRoom } from './engine-room.ts';
import { healthOf } from './health.ts';
import { logSourceOf } from './log-source.ts';
import { startOfficialBattles } from './official-battles.ts';
import { openProviders, runProviders } from './providers.ts';
import { publicOriginOf } from './public-origin.ts';
import type { Report } from './report.ts';
import { loadOrCreateKey, secretsFolder } from './secrets.ts';
import { importShippedCatalog } from './shipped-catalog.ts';
import { stockShippedShop } from './shipped-shop.ts';
import { smsProviderOf } from './sms-provider.ts';

export interface Site {
  readonly gateway: FastifyInstance;
  readonly engineRoom: EngineRoom;
  readonly database: Database;
  /** Stops accepting, answers what is on its way, seals once more and closes everything. */
  close(): Promise<void>;
}

export interface SiteParts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly report: Report;
  /** Null serves the API alone. */
  readonly webRoot: string | null;
  /** The site must not go on: fenced, or its log diverged from what was signed. */
  readonly onFatal: (reason: Error) => void;
}

/** Only an embedded database needs it: a server can be asked by any process. */
const openOperatorDoor = async (dataDir: string, parts: Parameters<typeof perform>[0], report: Report) => {
  if (parts.database.kind === 'server') return null;
  try {
    return await openOperatorSocket(dataDir, (request) => perform(parts, request));
  } catch (error) {
    if (!(error instanceof SocketPathTooLong)) throw error;
    report.line(`  ! ${error.message}`);
    return null;
  }
};

/** Everything the site is, on an open and migrated database; not listening yet. */
export const openSite = async (parts: SiteParts): Promise<Site> => {
  const { configuration, database, report, webRoot, onFatal } = parts;
  const { DATA_DIR, GLASSCASE_LOG_ORIGIN, GLASSCASE_LOG_KEY, GLASSCASE_SEAL_KEY, GLASSCASE_ACCOUNT_KEY } =
    configuration;
  const logger = loggerOf(configuration.GLASSCASE_LOG_LEVEL);
  const folder = await secretsFolder(DATA_DIR);
  const sealKey = await loadOrCreateKey(folder, 'seal-key', GLASSCASE_SEAL_KEY);
  const accountKey = await loadOrCreateKey(folder, 'account-key', GLASSCASE_ACCOUNT_KEY);
  const signer = await loadOrCreateLogKey({
    origin: GLASSCASE_LOG_ORIGIN,
    folder,
    fromEnvironment: GLASSCASE_LOG_KEY,
  });

  const engineRoom = await report.step('Engine', () =>
    startEngineRoom({ database, natsUrl: configuration.NATS_URL, sealKey, logger, onFenced: onFatal }),
  );
  const { committer, followers } = engineRoom;
  await importShippedCatalog(database, committer, report);
  await stockShippedShop(database, committer, report);
  await report.step(
    'Read models',
    async () => {
      const size = await logSize(database.pool);
      if (size > 0) {
        for (const { name } of followers.status()) await followers.catchUp(name, size - 1, 600_000);
      }
      return size;
    },
    (size) => `${size} events`,
  );

  const tiles = fileTileStore(join(DATA_DIR, 'log'));
  const sealer = createSealer({
    source: logSourceOf(database),
    tiles,
    checkpointFile: checkpointFileAt(join(DATA_DIR, 'checkpoint')),
    signer,
    hashing: nodeHashing,
    clock: Date.now,
    logger,
    onDiverged: onFatal,
  });
  await report.step(
    'Fairness log',
    () => sealer.start(),
    () => `sealed up to ${sealer.status().checkpoint?.size ?? 0}`,
  );
  engineRoom.onCommitted(() => sealer.wake());

  const beacon = beaconChoiceOf(configuration.GLASSCASE_BEACON);
  // Also where new rooms take no beacon: those that were locked with one wait for theirs.
  const courier = createCourier({
    rooms: {
      due: (now) => waitingRooms(database, now),
      awaited: (streams) => awaitedRounds(database, streams),
    },
    source: createDrandSource({ chain: QUICKNET, relays: configuration.GLASSCASE_BEACON_URLS, logger }),
    engine: committer,
    clock: Date.now,
    monotonic: () => performance.now(),
    logger,
  });
  const officialBattles = configuration.GLASSCASE_OFFICIAL_BATTLES
    ? startOfficialBattles({ sql: database.pool, engine: committer, beacon, randomBytes, now: Date.now, logger })
    : null;
  const again = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} will try again`);

  const takenPort = (): number | null => {
    const [listening] = gateway.addresses();
    return typeof listening === 'object' ? listening.port : null;
  };
  const publicOrigin = (): string => publicOriginOf(configuration, takenPort);
  const { payments, retrievals } = await openProviders({
    configuration,
    database,
    engine: committer,
    accountKey,
    publicOrigin,
    logger,
  });
  let terminating = false;
  const gateway = await createGateway({
    engine: committer,
    sql: database.pool,
    transaction: (work) => database.transaction('request', work),
    readStreams: (ids) => readStates(database.pool, ids),
    jurisdictions: configuration.GLASSCASE_JURISDICTIONS,
    catchUp: (projection, position) => followers.catchUp(projection, position),
    onCatalogFolded: (listener) => engineRoom.onFolded('catalog', listener),
    openLiveFeed: (show) =>
      startLiveHub({
        bus: engineRoom.bus,
        sql: database.pool,
        show,
        onError: again('the live feed'),
      }),
    battles: startBattleHub({
      bus: engineRoom.bus,
      sql: database.pool,
      show: async (rows) => rows,
      onError: again('the battle feed'),
    }),
    beacon,
    demo: configuration.GLASSCASE_DEMO,
    tiles,
    sealed: () => {
      const { checkpoint, sealedAt } = sealer.status();
      return {
        origin: GLASSCASE_LOG_ORIGIN,
        verifierKey: formatVerifierKey(signer.key),
        size: checkpoint?.size ?? 0,
        rootHash: checkpoint === null ? null : toHex(checkpoint.root),
        sealedAt,
      };
    },
    signRefusal: refusalSigner(signer),
    art: artSource,
    sms: smsProviderOf(configuration),
    steam: configuration.GLASSCASE_STEAM === 'on' ? steamAt(configuration.GLASSCASE_STEAM_URL) : null,
    verification: configuration.GLASSCASE_VERIFICATION === 'sandbox' ? sandboxVerification(publicOrigin) : null,
    publicOrigin,
    transfersToPlayers: configuration.GLASSCASE_TRANSFERS_TO_PLAYERS,
    defaultInviteCode: configuration.GLASSCASE_DEFAULT_INVITE_CODE || null,
    payments,
    retrievals,
    accountKey,
    health: healthOf({ database, committer, followers, sealer, now: Date.now, isTerminating: () => terminating }),
    now: Date.now,
    randomBytes,
    randomUuid: randomUUID,
    limits: {
      rateFactor: configuration.GLASSCASE_RATE_FACTOR,
      maxSockets: configuration.GLASSCASE_MAX_SOCKETS,
      maxSocketsPerAddress: configuration.GLASSCASE_MAX_SOCKETS_PER_ADDRESS,
    },
    allowedOrigins: configuration.GLASSCASE_ALLOWED_ORIGINS,
    trustedProxies: configuration.GLASSCASE_TRUSTED_PROXIES,
    logger,
    webRoot,
  });

  const reactors = [messagesReactorOver(database.pool, Date.now, randomUUID)];
  const providers = runProviders({ payments, retrievals, database, bus: engineRoom.bus, reactors, logger });
  const operator = await openOperatorDoor(DATA_DIR, { database, engine: committer, beacon, accountKey }, report);

  return {
    gateway,
    engineRoom,
    database,
    close: async () => {
      terminating = true;
      await operator?.close();
      await officialBattles?.stop();
      await courier.close();
      await gateway.close();
      await providers.stop();
      await engineRoom.close();
      await sealer.sealOnce();
      await sealer.stop();
      await database.close();
    },
  };
};
