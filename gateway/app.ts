import fastify, { type FastifyInstance, LogController } from 'fastify';
import { handleProtocols as graphqlProtocol } from 'graphql-ws';
import { accountStoreIn, type PublicProfile } from './accounts/account-store.ts';
import { avatarRoutes } from './accounts/avatars/routes.ts';
import { startHousekeeping } from './accounts/erasure/housekeeping.ts';
import { passkeySiteOf } from './accounts/factors/passkey-site.ts';
import { type Identity, identityFrom } from './accounts/identity.ts';
import { readCommonPasswords } from './accounts/passwords/common.ts';
import { HASHING, passwordsWith, playerPasswordsWith } from './accounts/passwords/password.ts';
import { startPublicProfiles } from './accounts/profile/public-profiles.ts';
import { restrictionsIn } from './accounts/restrictions/restrictions.ts';
import { imposedLimitsIn } from './accounts/safer-play/imposed-limits.ts';
import { saferPlayIn } from './accounts/safer-play/safer-play.ts';
import { standingOf } from './accounts/sessions/standing.ts';
import { type Turns, turnsBy } from './accounts/turns/turns.ts';
import type { Load } from './batch-loader.ts';
import { startChore } from './chore.ts';
import { contextWith, type LiveFeed } from './graphql/context.ts';
import { fieldLimitsWith, guardFields } from './graphql/field-guards.ts';
import { fieldRulesOf } from './graphql/field-rules.ts';
import { graphqlHttp } from './graphql/http.ts';
import { boundedWork } from './graphql/limits.ts';
import { loadersOver } from './graphql/loaders.ts';
import { namedDocuments } from './graphql/named-documents.ts';
import { resolvers } from './graphql/resolvers/index.ts';
import { battlesOf, playerOf } from './graphql/resolvers/live.ts';
import { published, readSdl, schemaWith } from './graphql/schema.ts';
import { graphqlSubscriptions } from './graphql/subscriptions.ts';
import { readTrustedTexts, trustedDocuments } from './graphql/trusted-documents.ts';
import { fulfilmentCallbacks } from './money/fulfilment/callbacks.ts';
import { depositRoutes } from './money/payments/routes.ts';
import { refusalCounterWith } from './money/payments/webhook-refusals.ts';
import { goldenCodesIn } from './money/rewards/golden-codes.ts';
import { promotionCodesIn } from './money/rewards/promotion-codes.ts';
import { operatorAccessIn } from './operator/access.ts';
import { askerOfWith } from './operator/asker.ts';
import { operatorApi } from './operator/http.ts';
import { operatorSockets } from './operator/live/sockets.ts';
import { operatorDoors } from './operator/persons/doors.ts';
import { operatorSchema } from './operator/schema.ts';
import { embeds } from './pages/embed/routes.ts';
import { imageHost } from './pages/image-host.ts';
import { cardsFrom } from './pages/share/cards.ts';
import { gameTags } from './pages/share/page-meta.ts';
import { shareCards } from './pages/share/routes.ts';
import { type CatalogCache, catalogCacheOf } from './play/catalog.ts';
import { giveawayPasswordsIn } from './play/giveaway-passwords.ts';
import { publicFiguresOf } from './play/public-figures.ts';
import type { GatewayPorts } from './ports.ts';
import { restApi } from './rest/plugin.ts';
import { trustedProxies } from './server/addresses/trusted-proxies.ts';
import { art } from './server/plugins/art.ts';
import { crossOrigin } from './server/plugins/cross-origin.ts';
import { failures, refuseUnroutable } from './server/plugins/failures.ts';
import { health } from './server/plugins/health.ts';
import { publishedLog } from './server/plugins/log.ts';
import { homePageOf, pageFinderOf, proofPageOf } from './server/plugins/painted-pages.ts';
import { security } from './server/plugins/security.ts';
import { shownThings } from './server/plugins/shown-things.ts';
import { web } from './server/plugins/web.ts';
import { wellFormed } from './server/plugins/well-formed.ts';
import { wellKnown } from './server/plugins/well-known.ts';
import { socketAdmission } from './server/sockets/admission.ts';
import { countOnline, TELL_EVERY_MS } from './server/sockets/online.ts';
import { websockets } from './server/sockets/websockets.ts';
import { workMeter } from './server/work/meter.ts';
import { PRICES } from './server/work/prices.ts';
import { recognitionWith } from './server/work/recognition.ts';
import { workBudgetsWith } from './server/work/work-budgets.ts';
import { readDocuments } from './site/documents/document-store.ts';
import { inboxIn } from './site/messages/inbox.ts';
import { noticesIn } from './site/messages/notices.ts';
import { supportIn } from './site/support/support.ts';
import { STOMP_PATH, stomp, stompProtocol } from './stomp/server.ts';

const MAX_BODY_BYTES = 64 * 1024;
/**
 * To receive a request, its headers and its body, from the first byte. Answering is bounded by what handlers wait for: the
 * engine's and the database's 10 seconds.
 */
const REQUEST_TIMEOUT_MS = 15_000;
/** How often Node looks for requests that take too long: by itself every 30 s, which would be twice what is allowed. */
const CONNECTIONS_LOOKED_AT_MS = 1_000;
/** How often changes are looked for whose time has come. */
const CHANGES_EVERY_MS = 15_000;
/** As long as a full queue takes on a slow machine. */
const HASHING_RETRY_SECONDS = 4;
/** Clients whose networks have little left: how many are looked up at once, and how many may wait. */
const RECOGNISING = { atOnce: 4, waiting: 128, perShare: 32 };
/** Sliders and uploads drawn at once, and how many may wait: each takes a thread for some 20 ms, an upload up to seconds. */
const DRAWING = { atOnce: 2, waiting: 32, perShare: 8 };
const DRAWING_RETRY_SECONDS = 2;
/** Share cards drawn in pixels at once, and how many may wait: each takes a thread for a few hundred milliseconds. */
const CARDS = { atOnce: 1, waiting: 16, perShare: 8 };
const CARDS_RETRY_SECONDS = 4;

/** Loads the catalog, public profiles and battles of events before subscribers ask for them. */
const openFeed = (
  ports: GatewayPorts,
  publicProfile: Load<string, PublicProfile>,
  catalogs: CatalogCache,
): Promise<LiveFeed> =>
  ports.openLiveFeed(async (rows) => {
    const players = rows.map(playerOf).filter((id) => id !== null);
    await Promise.all([catalogs.current(), battlesOf(ports, rows), ...players.map(publicProfile)]);
    return rows;
  });

/**
 * Starts the periodic work on accounts: finishes erasures, sends the messages in the outboxes, makes changes that are
 * due, and deletes outdated rows.
 */
const keepIdentity = (app: FastifyInstance, ports: GatewayPorts, identity: Identity): void => {
  const { erasure, smsOutbox, mailOutbox, security, failedSignIns } = identity;
  const housekeeping = startHousekeeping(ports);
  const waiting = startChore('changes that waited', CHANGES_EVERY_MS, security.applyDue, ports.logger);
  const later = (what: string) => (error: unknown) => ports.logger.warn({ err: error }, `${what} will be tried again`);
  const resumed = erasure.resumeAll().catch(later('erasures'));
  smsOutbox.deliver().catch(later('the SMS outbox'));
  mailOutbox.wake();
  app.addHook('onClose', async () => {
    await resumed;
    await failedSignIns.stop();
    await smsOutbox.stop();
    await waiting.stop();
    await mailOutbox.stop();
    await housekeeping.stop();
  });
};

/** The whole edge over given ports: everything a browser, an auditor or an integrator can reach. */
export const createGateway = async (ports: GatewayPorts): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: ports.logger,
    trustProxy: trustedProxies(ports.trustedProxies),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_LOOKED_AT_MS },
    frameworkErrors: (error, request, reply) => refuseUnroutable(error, request, reply),
    genReqId: () => ports.randomUuid(),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  await websockets(app, {
    '/graphql': graphqlProtocol,
    '/operator/graphql': graphqlProtocol,
    [STOMP_PATH]: stompProtocol,
  });
  wellFormed(app);
  ports.observer.requests(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ports.isLeaving()) reply.header('connection', 'close');
    done();
  });
  failures(app);
  await security(app, ports);
  await crossOrigin(app, ports.allowedOrigins);
  const { rateFactor } = ports.limits;
  const recognition = recognitionWith({
    credentials: { of: (token) => identity.credentials.of(token) },
    standing: (account, place) => standingOf(account, place, identity.knownDevices),
    turns: turnsBy(RECOGNISING, 1),
    now: ports.now,
  });
  const workBudgets = workBudgetsWith({
    meter: workMeter(ports.now, rateFactor),
    factor: rateFactor,
    remembered: (token) => identity.credentials.remembered(token),
    recognition,
  });
  workBudgets.meter(app);

  const catalogs = catalogCacheOf(ports.sql, ports.now);
  ports.onCatalogFolded(() => (ports.catchingUp() === null ? catalogs.touch() : catalogs.expire()));
  const charged =
    (price: number, turns: Turns): Turns =>
    async (asker, work) => {
      workBudgets.charge(price);
      return turns(asker, work);
    };
  const hashing = charged(PRICES.passwordHash, turnsBy(HASHING, HASHING_RETRY_SECONDS));
  const hashed = passwordsWith(ports.randomBytes, hashing);
  const passwords = playerPasswordsWith(hashed, await readCommonPasswords());
  const store = accountStoreIn(ports.sql);
  const belongings = {
    saferPlay: saferPlayIn(ports.sql, ports.now),
    imposedLimits: imposedLimitsIn(ports),
    restrictions: restrictionsIn(ports),
    promotionCodes: promotionCodesIn(ports.sql, ports.randomBytes),
    inbox: inboxIn(ports.sql, ports.now, ports.randomUuid),
    support: supportIn(ports.sql, ports.now, ports.randomUuid),
  };
  const publicProfiles = startPublicProfiles({ accounts: store, bus: ports.bus, now: ports.now });
  const drawing = charged(PRICES.redrawing, turnsBy(DRAWING, DRAWING_RETRY_SECONDS));
  const identity: Identity = identityFrom(ports, store, publicProfiles, passwords, belongings, drawing);
  const live = await openFeed(ports, publicProfiles.of, catalogs);
  app.addHook('onClose', async () => {
    await live.stop();
    await ports.battles.stop();
  });

  keepIdentity(app, ports, identity);

  const sockets = socketAdmission(ports.limits, ports.allowedOrigins);
  const online = countOnline({
    bus: ports.bus,
    now: ports.now,
    name: ports.randomUuid(),
    open: () => sockets.open().graphql + sockets.open().stomp,
  });
  const telling = startChore('the count of sockets', TELL_EVERY_MS, async () => online.tell(), ports.logger);
  app.addHook('onClose', () => telling.stop());

  const figures = publicFiguresOf(ports, catalogs);
  const giveawayPasswords = giveawayPasswordsIn(ports.sql, passwords, ports.now);
  const contexts = contextWith({
    ports,
    identity,
    publicProfile: publicProfiles.of,
    catalogs,
    live,
    battles: ports.battles,
    documents: await readDocuments(),
    giveawayPasswords,
    ...belongings,
    notices: noticesIn(ports.sql, ports.now),
    figures,
    online,
    goldenCodes: goldenCodesIn(ports.sql, ports.accountKey, ports.now),
    spend: fieldLimitsWith(ports.now, ports.limits.rateFactor),
  });
  const bare = schemaWith(await readSdl(), resolvers);
  const rules = fieldRulesOf(bare);
  const schema = guardFields(published(bare), rules);
  const bounded = boundedWork(rules.listSizes);
  const { randomUuid } = ports;
  const documents = namedDocuments(trustedDocuments(schema, bounded, await readTrustedTexts()));
  const taken = { boundedWork: bounded, documents, trustedOnly: ports.trustedDocumentsOnly, workBudgets };
  await graphqlHttp(app, { schema, ...taken, contextOf: contexts.ofRequest });
  const pictures = imageHost(ports.imageHost);
  await restApi(app, { schema, errors: rules.errors, contextOf: contexts.ofRequest, randomUuid, pictures });
  graphqlSubscriptions(app, {
    ...{ schema, ...taken, contexts, sockets, online, bus: ports.bus, now: ports.now, randomUuid },
    credentials: identity.credentials,
    visitorsSubscribeFreely: ports.visitorsSubscribeFreely,
    profileChanges: publicProfiles.changes,
  });
  ports.observer.figures(() => {
    const { listeners, cutOff } = live.status();
    return { sockets: sockets.open(), sms: identity.smsCodes.figures(), live: { listeners, cutOff } };
  });
  const { sql, art: drawn, publicOrigin, webRoot, now } = ports;
  const { battle } = loadersOver(sql);
  const { version: artVersion } = drawn;
  stomp(app, { live, sql, catalogs, publicProfiles, battle, artVersion, pictures, now, sockets, online, workBudgets });

  const { zone, tiles } = ports;
  const access = operatorAccessIn(sql, now, ports.randomBytes, (reason) =>
    app.log.warn({ err: reason }, "an access key's last use wasn't written"),
  );
  const { transaction, randomBytes } = ports;
  const desk = { sql, transaction, now, randomBytes, publicOrigin };
  operatorDoors(app, { ...desk, randomUuid, site: () => passkeySiteOf(publicOrigin()) });
  const api = await operatorSchema();
  const askerOf = askerOfWith({ ...desk, keyHolderOf: access.of });
  operatorApi(app, {
    ...{ ...desk, api, askerOf, tiles, zone, program: ports.program, caps: ports.operatorCaps },
    ...{ engine: ports.engine, readStreams: ports.readStreams, securityChanges: identity.security },
    channels: ports.payments.channels.channels,
    beacon: ports.beacon.choice,
    giveawayPasswords,
    accountKey: ports.accountKey,
    charge: workBudgets.charge,
  });
  operatorSockets(app, { api, askerOf, bus: ports.bus, sockets, workBudgets });

  const refusals = refusalCounterWith({
    ...{ sql, now },
    onFailure: (error) => app.log.warn({ err: error }, 'refused webhooks go uncounted'),
  });
  app.addHook('onClose', () => refusals.settled());
  await depositRoutes(app, ports.payments, refusals);
  await fulfilmentCallbacks(app, ports.retrievals, refusals);
  health(app, ports);
  wellKnown(app, ports);
  art(app, ports, catalogs, workBudgets.charge);
  embeds(app, ports, figures, catalogs);
  await avatarRoutes(app, identity.avatars, identity.credentials);
  await ports.verification?.routes(app, identity.verifications);
  publishedLog(app, ports);
  const cardOf = cardsFrom({ sql, art: drawn, publicProfile: publicProfiles.of, catalogs, publicOrigin });
  shareCards(app, cardOf, charged(PRICES.cardRaster, turnsBy(CARDS, CARDS_RETRY_SECONDS)));
  const painted =
    webRoot === null
      ? null
      : {
          webRoot,
          publicOrigin,
          demo: ports.demo,
          onUnpainted: (error: unknown) => app.log.warn({ err: error }, 'a page goes unpainted'),
        };
  await web(app, webRoot, {
    tagsOf: (id, lang) => gameTags(id, lang, cardOf, publicOrigin()),
    isPage: webRoot === null ? async () => true : await pageFinderOf(webRoot),
    isShown: shownThings({ sql, catalogs, publicProfiles, catchUp: ports.catchUp }),
    home: painted && (await homePageOf({ ...painted, schema, contexts, catalogs })),
    proof: painted && (await proofPageOf(painted)),
    demo: ports.demo,
  });
  return app;
};
