import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { verifyBeacon } from '../../engine/beacon/verify-beacon.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Engine } from '../../engine/engine.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import { startBattleHub } from '../../engine/projections/battle-hub.ts';
import { startLiveHub } from '../../engine/projections/live-hub.ts';
import type { ReadModels } from '../../engine/projections/read-models.ts';
import type { MailProvider } from '../../gateway/accounts/mail/provider.ts';
import type { SmsRules } from '../../gateway/accounts/sms/rules.ts';
import { steamAt } from '../../gateway/accounts/steam/provider.ts';
import { sandboxVerification } from '../../gateway/accounts/verification/sandbox.ts';
import { createGateway } from '../../gateway/app.ts';
import { capsOf } from '../../gateway/operator/caps.ts';
import { startOwnWrites } from '../../gateway/play/catching-up.ts';
import { refusalSigner } from '../../gateway/play/refusals.ts';
import type { ArtSource, Health, SealedState } from '../../gateway/ports.ts';
import type { AddressWatch } from '../../gateway/server/operations/address-watch.ts';
import { observedEngine } from '../../gateway/server/operations/observed-engine.ts';
import { createRequestContext } from '../../gateway/server/operations/request-context.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import type { Program } from '../../gateway/site/configuration/program.ts';
import { ART_VERSION, drawAvatar, drawSkin, drawVitrine } from '../../web/art/index.ts';
import { beaconChoiceOf } from './beacon-choice.ts';
import type { CatchUp } from './catching-up.ts';
import type { Foundation } from './foundation.ts';
import { type Providers, smsProviderOf } from './providers.ts';
import { gatewayMetrics } from './site-metrics.ts';

const smsRulesOf = (configuration: Configuration): SmsRules => ({
  proof: {
    tries: configuration.GLASSCASE_SMS_PROOF_TRIES,
    accessibleTries: configuration.GLASSCASE_SMS_PROOF_TRIES_WITHOUT_SIGHT,
    withoutPerHour: configuration.GLASSCASE_SMS_WITHOUT_PROOF_PER_HOUR,
  },
  countries: new Set(configuration.GLASSCASE_SMS_COUNTRIES),
  perHour: configuration.GLASSCASE_SMS_PER_HOUR,
  perDay: configuration.GLASSCASE_SMS_PER_DAY,
});

/** The site's own drawings. */
const artSource: ArtSource = { version: ART_VERSION, skin: drawSkin, vitrine: drawVitrine, avatar: drawAvatar };

export interface GatewayParts {
  readonly engine: Engine;
  readonly readModels: ReadModels;
  readonly catchUp: CatchUp;
  readonly mail: MailProvider;
  readonly program: Program;
  readonly tiles: Pick<TileStore, 'read' | 'publishedAt'>;
  readonly sealed: () => SealedState;
  readonly providers: Providers;
  readonly publicOrigin: () => string;
  readonly health: () => Promise<Health>;
  readonly addresses: AddressWatch;
  readonly isLeaving: () => boolean;
  /** Null serves the API alone. */
  readonly webRoot: string | null;
}

const HOUR_MS = 60 * 60_000;

/** Opens the gateway, which doesn't listen yet. */
export const openGatewayRole = (foundation: Foundation, parts: GatewayParts): Promise<FastifyInstance> => {
  const { configuration, database, bus, keys, logger, metrics, tracing, now, randomBytes } = foundation;
  const { readModels, catchUp, providers, publicOrigin } = parts;
  const again = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} will try again`);
  const requests = createRequestContext();
  const monotonic = (): number => performance.now();
  return createGateway({
    engine: observedEngine({ engine: parts.engine, metrics, tracing, logger, course: requests.course, monotonic }),
    observer: {
      requests: (app) => {
        requests.observe(app, metrics, tracing);
        parts.addresses.observe(app);
      },
      figures: (read) => gatewayMetrics(metrics, read),
    },
    sql: database.pool,
    transaction: (work) => database.transaction('request', work),
    readStreams: (ids) => readStates(database.pool, ids),
    jurisdictions: { places: configuration.GLASSCASE_JURISDICTIONS, licence: configuration.GLASSCASE_JURISDICTION },
    catchUp: readModels.catchUp,
    catchingUp: catchUp.state,
    bus,
    ownWrites: startOwnWrites(bus, now),
    onCatalogFolded: (listener) => readModels.onFolded('catalog', listener),
    openLiveFeed: (show) =>
      startLiveHub({
        bus,
        sql: database.pool,
        show,
        onError: again('the live feed'),
        ...(catchUp.state() === null ? {} : { settled: catchUp.over() }),
      }),
    battles: startBattleHub({
      bus,
      sql: database.pool,
      show: async (rows) => rows,
      onError: again('the battle feed'),
    }),
    beacon: {
      choice: beaconChoiceOf(configuration),
      relays: configuration.GLASSCASE_BEACON_URLS,
      verify: verifyBeacon,
    },
    zone: configuration.GLASSCASE_TIME_ZONE,
    program: parts.program,
    operatorCaps: capsOf(configuration),
    demo: configuration.GLASSCASE_DEMO,
    tiles: parts.tiles,
    sealed: parts.sealed,
    signRefusal: refusalSigner(keys.promises),
    art: artSource,
    sms: smsProviderOf(configuration),
    smsRules: smsRulesOf(configuration),
    mail: parts.mail,
    verifyAbove: {
      retrieval: configuration.GLASSCASE_VERIFY_RETRIEVAL_ABOVE,
      deposit: configuration.GLASSCASE_VERIFY_DEPOSIT_ABOVE,
    },
    steam: configuration.GLASSCASE_STEAM === 'on' ? steamAt(configuration.GLASSCASE_STEAM_URL) : null,
    verification: configuration.GLASSCASE_VERIFICATION === 'sandbox' ? sandboxVerification(publicOrigin) : null,
    publicOrigin,
    securityContact: configuration.GLASSCASE_SECURITY_CONTACT || null,
    roomsNeedEntropy: configuration.GLASSCASE_ROOMS_NEED_ENTROPY,
    loosePlays: configuration.GLASSCASE_LOOSE_PLAYS,
    transfersToPlayers: configuration.GLASSCASE_TRANSFERS_TO_PLAYERS,
    defaultInviteCode: configuration.GLASSCASE_DEFAULT_INVITE_CODE || null,
    payments: providers.payments,
    retrievals: providers.retrievals,
    accountKey: keys.account,
    sessionLife: {
      idleMs: configuration.GLASSCASE_SESSION_IDLE_HOURS * HOUR_MS,
      longestMs: configuration.GLASSCASE_SESSION_DAYS * 24 * HOUR_MS,
    },
    securityLine: foundation.securityLog.line,
    health: parts.health,
    isLeaving: parts.isLeaving,
    now,
    randomBytes,
    randomUuid: randomUUID,
    limits: {
      rateFactor: configuration.GLASSCASE_RATE_FACTOR,
      maxSockets: configuration.GLASSCASE_MAX_SOCKETS,
      maxSocketsPerAddress: configuration.GLASSCASE_MAX_SOCKETS_PER_ADDRESS,
    },
    imageHost: configuration.GLASSCASE_IMAGE_HOST,
    allowedOrigins: configuration.GLASSCASE_ALLOWED_ORIGINS,
    trustedDocumentsOnly: configuration.GLASSCASE_TRUSTED_DOCUMENTS_ONLY,
    visitorsSubscribeFreely: configuration.GLASSCASE_VISITORS_SUBSCRIBE_FREELY,
    trustedProxies: configuration.GLASSCASE_TRUSTED_PROXIES,
    logger,
    webRoot: parts.webRoot,
  });
};
