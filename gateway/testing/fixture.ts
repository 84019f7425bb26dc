import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { verifyBeacon } from '../../engine/beacon/verify-beacon.ts';
import { type Bus, encodePosition, memoryBus } from '../../engine/bus/bus.ts';
import { type Command, rulesWith } from '../../engine/commands.ts';
import { createCommitter } from '../../engine/committer/committer.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { joinNotes } from '../../engine/log/key-history.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { certificateText } from '../../engine/log/promise-keys.ts';
import { signNote } from '../../engine/log/sign-note.ts';
import { memoryTileStore } from '../../engine/log/testing/memory-tile-store.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import { KEY_PATH, PROMISE_KEYS_PATH } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { startBattleHub } from '../../engine/projections/battle-hub.ts';
import { startBattleRelay } from '../../engine/projections/battle-relay.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { startLiveHub } from '../../engine/projections/live-hub.ts';
import { startLiveRelay } from '../../engine/projections/live-relay.ts';
import { BATCH_EVENTS } from '../../engine/projections/projection.ts';
import { createLogReader, logSize } from '../../engine/projections/read-log.ts';
import { projections } from '../../engine/projections/registry.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { sampleCase, sampleConsolation, samplePool, sampleSkins } from '../../test/harness/scripted-site.ts';
import { promiseSigner } from '../../test/promises.ts';
import { publishTerms } from '../../test/terms-cast.ts';
import { erasedPhonesIn } from '../accounts/erasure/erased-phones.ts';
import { consoleMail } from '../accounts/mail/console.ts';
import { consoleSms } from '../accounts/sms/console.ts';
import type { SmsRules } from '../accounts/sms/rules.ts';
import { sandboxVerification } from '../accounts/verification/sandbox.ts';
import { createGateway } from '../app.ts';
import { loggerOf } from '../logger.ts';
import type { FulfilmentProvider } from '../money/fulfilment/provider.ts';
import { type Retrievals, retrievalsWith } from '../money/fulfilment/retrievals.ts';
import { sandboxFulfilment } from '../money/fulfilment/sandbox-provider.ts';
import { defaultChannels } from '../money/payments/channels.ts';
import type { ConfiguredParts } from '../money/payments/configured.ts';
import { type Payments, type PaymentsParts, paymentsWith } from '../money/payments/payments.ts';
import { oneTimeRewardsBy } from '../money/payments/personal-data.ts';
import { sandboxProvider } from '../money/payments/sandbox-provider.ts';
import { TEST_PROGRAM } from '../operator/testing/context.ts';
import { startOwnWrites } from '../play/catching-up.ts';
import { refusalSigner } from '../play/refusals.ts';
import type { GatewayPorts } from '../ports.ts';
import { messagesReactorOver } from '../site/messages/messages-reactor.ts';
import { startReactors } from '../site/reactors/reactors.ts';
import { undeclaredErrorsOf } from './undeclared-errors.ts';

/** A gateway over the real engine and a database of its own, with the sample catalog and its own clock. */
export interface Fixture {
  readonly gateway: FastifyInstance;
  readonly database: Database;
  readonly engine: Engine;
  readonly tiles: TileStore;
  readonly bus: Bus;
  /** Nothing of theirs is done by itself: see `settled` and their own methods. */
  readonly payments: Payments;
  readonly retrievals: Retrievals;
  /** The site's time. */
  now(): number;
  /** Moves the site's clock; nothing waits for it. */
  advance(milliseconds: number): void;
  /** Has done what is due by the site's clock: nothing is done by itself. */
  meetDeadlines(): Promise<void>;
  /** The statements that the gateway sends to the database for `work`, without the live feed's own. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Resolves once every read model holds everything in the log, and every reactor reacted to it. */
  settled(): Promise<void>;
  operate(command: Command): Promise<void>;
  /** @throws Error where operations answered codes that the SDL doesn't say of them */
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
    | 'isLeaving'
    | 'limits'
    | 'observer'
    | 'program'
    | 'publicOrigin'
    | 'webRoot'
    | 'allowedOrigins'
    | 'imageHost'
    | 'trustedDocumentsOnly'
    | 'visitorsSubscribeFreely'
    | 'defaultInviteCode'
    | 'sessionLife'
    | 'securityLine'
    | 'securityContact'
    | 'mail'
    | 'publicOrigin'
    | 'sealed'
    | 'verifyAbove'
    | 'sms'
    | 'smsRules'
    | 'steam'
    | 'roomsNeedEntropy'
    | 'loosePlays'
    | 'transfersToPlayers'
    | 'verification'
  >
> & {
  /** The payment provider; the sandbox by default. */
  readonly paying?: (parts: ConfiguredParts) => Pick<PaymentsParts, 'provider' | 'sandbox' | 'channels'>;
  /** The fulfilment provider; the sandbox by default. */
  readonly fulfilment?: FulfilmentProvider | null;
};

const openTables = async (on: string | (() => Promise<TestDatabase>)): Promise<TestDatabase> => {
  if (typeof on !== 'string') return on();
  const provider = databaseProviders.find(({ name }) => name === on);
  if (provider === undefined) throw new Error(`no database ${on}`);
  return provider.create();
};

/** Hashes codes and phones of the fixture's gateway. */
export const ACCOUNT_KEY = new Uint8Array(32).fill(7);

/** Text messages of the fixture's gateway: as little work as there can be. */
export const SMS_RULES: SmsRules = {
  proof: { tries: 1, accessibleTries: 2, withoutPerHour: 0 },
  countries: new Set(['CN', 'US', 'DE', 'GB']),
  perHour: 1_000,
  perDay: 10_000,
};

/** Where the fixture's gateway says that it is reached. */
export const PUBLIC_ORIGIN = 'https://glasscase.example';

const DAY_MS = 24 * 60 * 60_000;

/** Payments without money, through the built-in channels. */
const sandboxPaying = (parts: ConfiguredParts) => {
  const sandbox = sandboxProvider(parts);
  return { provider: sandbox, sandbox, channels: defaultChannels('sandbox') };
};

/** Passes everything on, and says what it was. */
const recorded = (sql: SqlClient, statements: (text: string) => void): SqlClient => ({
  query: (text, values) => {
    statements(text);
    return sql.query(text, values);
  },
});

/** The ports that a test may wrap. */
type Real = Pick<GatewayPorts, 'engine' | 'catchUp'>;

export const openFixture = async (
  overrides: Overrides | ((real: Real) => Overrides) = {},
  on: string | (() => Promise<TestDatabase>) = 'PGlite',
): Promise<Fixture> => {
  const { database, close: closeDatabase } = await openTables(on);
  const logger = loggerOf('silent');
  const bus = memoryBus();
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const foldedListeners: (() => void)[] = [];
  const readModels = readModelDatabase(database);
  const log = createLogReader(readModels, BATCH_EVENTS);
  const committer = await createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey: randomBytes(32),
    promises: promiseSigner,
    clock: now,
    randomBytes,
    logger,
    limits: { timerPoll: Number.POSITIVE_INFINITY },
    onCommitted: (head, events) => {
      log.handOn(events);
      bus.publish('log', encodePosition(head));
    },
  });
  const relay = startLiveRelay({ database: readModels, bus });
  const battleRelay = startBattleRelay({ sql: readModels, bus });
  const followers = startFollowers({
    database: readModels,
    bus,
    log,
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
    await reactors.settled();
  };
  const operate = async (command: Command): Promise<void> => {
    const commandId = mustBe(isCommandId, randomUUID());
    const outcome = await committer.submit({ actor: 'operator', commandId, command });
    if (outcome.status !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(outcome)}`);
  };
  for (const command of [...sampleSkins, sampleCase(), sampleConsolation, samplePool, publishTerms()])
    await operate(command);

  const tiles = memoryTileStore();
  const signer = signerFromSeed('example.org/log', randomBytes(32).toString('hex'));
  const verifierKey = formatVerifierKey(signer.key);
  const certificate = signNote([signer], certificateText(signer.key.name, promiseSigner.key));
  await tiles.write([
    { path: KEY_PATH, bytes: utf8(`${verifierKey}\n`) },
    { path: PROMISE_KEYS_PATH, bytes: joinNotes([certificate]) },
  ]);
  // The statements by caller: those of the gateway's own work meanwhile don't belong to the caller.
  const asked = new AsyncLocalStorage<string[]>();
  const sql = recorded(database.pool, (text) => asked.getStore()?.push(text));
  const catchUp: GatewayPorts['catchUp'] = followers.catchUp;
  const chosen = typeof overrides === 'function' ? overrides({ engine: committer, catchUp }) : overrides;
  const accountKey = ACCOUNT_KEY;
  const { paying = sandboxPaying, fulfilment = sandboxFulfilment(sql, now), ...ports } = chosen;
  const erasedPhones = erasedPhonesIn(sql, accountKey, now);
  const payments = paymentsWith({
    engine: ports.engine ?? committer,
    sql,
    ...paying({ sql, accountKey, publicOrigin: () => PUBLIC_ORIGIN, now }),
    oneTimeRewards: oneTimeRewardsBy(erasedPhones),
    now,
    logger,
  });
  const retrievals = retrievalsWith({ engine: ports.engine ?? committer, sql, provider: fulfilment, now, logger });
  const reactors = startReactors({
    sql: readModels,
    bus,
    log,
    reactors: [retrievals.reactor, messagesReactorOver(readModels, now, randomUUID)],
    now,
    randomUuid: randomUUID,
    logger,
  });
  const gateway = await createGateway({
    engine: committer,
    sql,
    transaction: (work) => database.transaction('request', work),
    readStreams: (ids) => readStates(database.pool, ids),
    jurisdictions: { places: new Map(), licence: null },
    catchUp,
    catchingUp: () => null,
    bus,
    ownWrites: startOwnWrites(bus, now),
    onCatalogFolded: (listener) => foldedListeners.push(listener),
    openLiveFeed: (show) => startLiveHub({ bus, sql: database.pool, show }),
    battles: startBattleHub({ bus, sql, show: async (rows) => rows }),
    beacon: { choice: { kind: 'none' }, relays: [], verify: verifyBeacon },
    zone: 'UTC',
    program: TEST_PROGRAM,
    operatorCaps: { adjustment: 10_000_000n, given: 10_000_000n },
    demo: false,
    tiles,
    sealed: () => ({
      origin: 'example.org/log',
      verifierKey,
      // Nothing seals here: every reveal counts as covered, unless a test says otherwise.
      size: Number.MAX_SAFE_INTEGER,
      rootHash: null,
      sealedAt: null,
      copied: false,
    }),
    signRefusal: refusalSigner(promiseSigner),
    art: {
      version: 7,
      skin: ({ seed }, cut) => `<svg>${seed} ${cut}</svg>`,
      vitrine: ({ shape, hero }) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 260">${shape} ${hero.seed}</svg>`,
      avatar: (seed) => `<svg>${seed}</svg>`,
    },
    sms: consoleSms,
    smsRules: SMS_RULES,
    mail: consoleMail(),
    verifyAbove: { retrieval: null, deposit: null },
    steam: null,
    verification: sandboxVerification(() => PUBLIC_ORIGIN),
    publicOrigin: () => PUBLIC_ORIGIN,
    securityContact: 'mailto:security@glasscase.example',
    roomsNeedEntropy: true,
    loosePlays: true,
    transfersToPlayers: false,
    defaultInviteCode: null,
    payments,
    retrievals,
    accountKey,
    sessionLife: { idleMs: 14 * DAY_MS, longestMs: 30 * DAY_MS },
    securityLine: () => undefined,
    health: async () => ({ ready: true }),
    isLeaving: () => false,
    observer: { requests: () => undefined, figures: () => undefined },
    now,
    randomBytes,
    randomUuid: randomUUID,
    limits: { rateFactor: 1_000, maxSockets: 100, maxSocketsPerAddress: 100 },
    allowedOrigins: [],
    imageHost: '',
    trustedDocumentsOnly: false,
    visitorsSubscribeFreely: false,
    trustedProxies: 0,
    logger,
    webRoot: null,
    ...ports,
  });
  const undeclared = await undeclaredErrorsOf(gateway.graphql.schema);
  await settled();
  return {
    gateway,
    database,
    engine: committer,
    tiles,
    bus,
    payments,
    retrievals,
    settled,
    operate,
    now,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    meetDeadlines: () => committer.pollTimers(),
    statementsOf: async (work) => {
      const statements: string[] = [];
      await asked.run(statements, work);
      return statements;
    },
    close: async () => {
      await gateway.close();
      await reactors.stop();
      await retrievals.stop();
      await committer.close();
      await followers.stop();
      await relay.stop();
      await battleRelay.stop();
      await bus.close();
      await closeDatabase();
      if (undeclared.size > 0) throw new Error(`codes that @errors lacks: ${[...undeclared].join(', ')}`);
    },
  };
};
