import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type AccountStore, accountStoreIn, type Face } from './accounts/account-store.ts';
import { accountsWith } from './accounts/accounts.ts';
import { attemptsIn } from './accounts/attempts.ts';
import { boundedBy } from './accounts/bounded.ts';
import { facesWith } from './accounts/faces.ts';
import { type Passwords, passwordsWith } from './accounts/password.ts';
import { sessionsWith } from './accounts/sessions.ts';
import { smsCodesWith } from './accounts/sms-codes.ts';
import type { Load } from './batch-loader.ts';
import { type CatalogCache, catalogCacheOf } from './catalog.ts';
import { giveawayPasswordsIn } from './giveaway-passwords.ts';
import { contextWith, type LiveFeed } from './graphql/context.ts';
import { fieldLimitsWith } from './graphql/field-limits.ts';
import { graphqlHttp } from './graphql/http.ts';
import { resolvers } from './graphql/resolvers/index.ts';
import { battlesOf, playerOf } from './graphql/resolvers/live.ts';
import { readSdl, schemaWith } from './graphql/schema.ts';
import { graphqlSubscriptions, websockets } from './graphql/subscriptions.ts';
import { art } from './plugins/art.ts';
import { failures } from './plugins/failures.ts';
import { health } from './plugins/health.ts';
import { publishedLog } from './plugins/log.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { security } from './plugins/security.ts';
import { web } from './plugins/web.ts';
import type { GatewayPorts } from './ports.ts';

export const MAX_BODY_BYTES = 64 * 1024;
/** To receive a request. Answering is bounded by what handlers wait for: the engine's and the database's 10 seconds. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Password derivations at once, and how many may wait: each takes 19 MiB and a thread. */
const HASHING = { atOnce: 2, waiting: 64 };

const accountsFrom = (ports: GatewayPorts, store: AccountStore, passwords: Passwords) => {
  const { engine, sql, now, randomBytes, randomUuid, accountKey, sms, limits } = ports;
  const attempts = attemptsIn(sql, accountKey, now, limits.rateFactor);
  return accountsWith({
    engine,
    store,
    attempts,
    now,
    randomBytes,
    randomUuid,
    sessions: sessionsWith({ sql, accounts: store, now, randomBytes }),
    codes: smsCodesWith({ sql, key: accountKey, attempts, provider: sms, now, randomBytes }),
    passwords,
  });
};

/** What an event is shown with is there before every subscriber asks for it: the catalog, faces and battles. */
const openFeed = (ports: GatewayPorts, face: Load<string, Face>, catalogs: CatalogCache): Promise<LiveFeed> =>
  ports.openLiveFeed(async (rows) => {
    const players = rows.map(playerOf).filter((id) => id !== null);
    await Promise.all([catalogs.current(), battlesOf(ports, rows), ...players.map(face)]);
    return rows;
  });

/** The whole edge over given ports: everything a browser, an auditor or an integrator can reach. */
export const createGateway = async (ports: GatewayPorts): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: ports.logger,
    trustProxy: ports.trustedProxies === 0 ? false : (_address, hop) => hop <= ports.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => ports.randomUuid(),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  await websockets(app);
  failures(app);
  await security(app);
  await rateLimits(app, ports.limits.rateFactor);

  const catalogs = catalogCacheOf(ports.sql, ports.now);
  ports.onCatalogFolded(() => catalogs.touch());
  const passwords = passwordsWith(ports.randomBytes, boundedBy(HASHING.atOnce, HASHING.waiting));
  const store = accountStoreIn(ports.sql);
  const accounts = accountsFrom(ports, store, passwords);
  const face = facesWith({ accounts: store, now: ports.now });
  const live = await openFeed(ports, face, catalogs);
  app.addHook('onClose', async () => {
    await live.stop();
    await ports.battles.stop();
  });

  const fieldLimits = fieldLimitsWith(ports.now, ports.limits.rateFactor);
  const contexts = contextWith({
    ports,
    accounts,
    face,
    catalogs,
    live,
    battles: ports.battles,
    giveawayPasswords: giveawayPasswordsIn(ports.sql, passwords, ports.now),
    fieldLimits,
  });
  const schema = schemaWith(await readSdl(), resolvers);
  await graphqlHttp(app, { schema, contextOf: contexts.ofRequest, rateFactor: ports.limits.rateFactor });
  const { limits, allowedOrigins } = ports;
  graphqlSubscriptions(app, { schema, contextOf: contexts.ofSubscription, limits, allowedOrigins });

  health(app, ports);
  art(app, ports, catalogs);
  publishedLog(app, ports);
  await web(app, ports.webRoot);
  return app;
};
