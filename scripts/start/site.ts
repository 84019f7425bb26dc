import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import type { PublishedState } from '../../engine/log/published-state.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { type ReadModels, watchReadModels } from '../../engine/projections/read-models.ts';
import { projections } from '../../engine/projections/registry.ts';
import { remoteEngine } from '../../engine/remote/remote-engine.ts';
import { mailOutboxWith } from '../../gateway/accounts/mail/outbox.ts';
import { configuredChannels } from '../../gateway/money/payments/configured.ts';
import { capsOf } from '../../gateway/operator/caps.ts';
import { startOperatorChores } from '../../gateway/operator/operator-chores.ts';
import type { Health } from '../../gateway/ports.ts';
import { addressWatch } from '../../gateway/server/operations/address-watch.ts';
import type { Metrics } from '../../gateway/server/operations/metrics.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { messagesReactorOver } from '../../gateway/site/messages/messages-reactor.ts';
import { drillProcess } from '../drill/drill-process.ts';
import { refused } from '../operator/answer.ts';
import { perform } from '../operator/perform.ts';
import { openOperatorSocket, SocketPathTooLong } from '../operator/socket.ts';
import { beaconChoiceOf, withoutWitness } from './beacon-choice.ts';
import { startBeats } from './beats.ts';
import { type CatchUp, watchCatchUp } from './catching-up.ts';
import { initCopy } from './checkpoint-copy.ts';
import { refuseHalfContinued } from './continue-log.ts';
import { startEngineRole } from './engine-role.ts';
import { type Foundation, layFoundation } from './foundation.ts';
import { openGatewayRole } from './gateway-role.ts';
import { healthOf } from './health.ts';
import { type House, honestHouse } from './house.ts';
import { resealSeeds } from './keys.ts';
import { laggingModels, MAX_LAG } from './lagging-models.ts';
import { programOf } from './program.ts';
import { startProjectorRole } from './projector-role.ts';
import { mailProviderOf, openProviders, runProviders } from './providers.ts';
import { publicOriginOf } from './public-origin.ts';
import { openPublishedLog, sealedStateOf } from './published-log.ts';
import type { OnProgress, Report } from './report.ts';
import type { Running } from './running.ts';
import { refuseDiverged, startSealerRole } from './sealer-role.ts';
import { remoteEngineMetrics } from './site-metrics.ts';

export interface Site {
  /** Null in a process that isn't one. */
  readonly gateway: FastifyInstance | null;
  /** Null in a process that asks nothing of one. */
  readonly engine: Engine | null;
  readonly database: Database;
  readonly health: () => Promise<Health>;
  readonly warnings: () => readonly string[];
  readonly metrics: Metrics['text'];
  /**
   * Resolves when read models show the log as the process found it, and when the site is closed before that. Until then the site
   * answers what it can, and says BUSY to the rest.
   */
  caughtUp(onProgress?: OnProgress): Promise<void>;
  /** Says everywhere that work should be sent elsewhere; goes on with what comes all the same. */
  leave(): void;
  /** Stops accepting, answers what is on its way, seals once more and closes everything. */
  close(): Promise<void>;
}

/** A process that the world reaches. */
export type Served = Site & { readonly gateway: FastifyInstance; readonly engine: Engine };

/** Null where this process is no gateway. */
export const servedBy = (site: Site): Served | null => {
  const { gateway, engine } = site;
  return gateway === null || engine === null ? null : { ...site, gateway, engine };
};

export interface SiteParts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly report: Report;
  /** Null serves the API alone. */
  readonly webRoot: string | null;
  /** The honest one unless another is given. */
  readonly house?: House;
  /** The process must not go on: fenced, or its log diverged from what was signed. */
  readonly onFatal: (reason: Error) => void;
}

/** Only an embedded database needs the socket: a server can be asked by any process. */
const openOperatorDoor = async (
  dataDir: string,
  parts: Parameters<typeof perform>[0],
  { report, logger }: Pick<Foundation, 'report' | 'logger'>,
) => {
  const onFailure = (error: unknown): void =>
    logger.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'a request of the operator failed');
  try {
    return await openOperatorSocket(dataDir, (request, mode) => perform(parts, request, mode), onFailure);
  } catch (error) {
    if (!(error instanceof SocketPathTooLong)) throw error;
    report.line(`  ! ${error.message}`);
    return null;
  }
};

/** The engine of another process. */
const engineElsewhere = ({ nats, logger, metrics }: Foundation): Running & { readonly engine: Engine } => {
  if (nats === null) throw new Error('an engine elsewhere is reached through NATS');
  const engine = remoteEngine({ connection: nats, monotonic: () => performance.now(), logger });
  remoteEngineMetrics(metrics, engine.status);
  return {
    engine,
    reasons: () => (engine.status().engines === 0 ? ['no engine answers'] : []),
    close: () => engine.close(),
  };
};

/** Read models that another process folds. */
const modelsElsewhere = async ({
  database,
  bus,
  logger,
}: Foundation): Promise<Running & { readonly readModels: ReadModels; readonly catchUp: CatchUp }> => {
  // Where no projector is left, what is a little old is still shown.
  const target = (await logSize(database.pool)) - MAX_LAG;
  const watch = watchReadModels({
    sql: database.pool,
    breaks: database.breaks,
    bus,
    projections,
    onError: (error) =>
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'looking at read models again'),
  });
  const catchUp = watchCatchUp(watch.status, target);
  return {
    readModels: watch,
    catchUp,
    reasons: async () => laggingModels(watch.status(), await logSize(database.pool), catchUp.state()),
    close: async () => {
      catchUp.stop();
      watch.stop();
    },
  };
};

const neverSealed = (): PublishedState => ({ checkpoint: null, sealedAt: null, verifierKey: null });

/** Opens this process's roles of the site on an open and migrated database; the site doesn't listen yet. */
export const openSite = async ({
  configuration,
  database,
  report,
  webRoot,
  house = honestHouse,
  onFatal,
}: SiteParts): Promise<Site> => {
  const foundation = await layFoundation({ configuration, database, report, house, onFatal });
  const { bus, keys, logger, now, has } = foundation;
  let terminating = false;
  let gateway: FastifyInstance | null = null;

  const warning = has('engine') || has('gateway') ? withoutWitness(configuration) : null;
  if (warning !== null) report.line(`  ! ${warning}`);
  await refuseHalfContinued(database.pool, configuration);
  const log = await openPublishedLog(foundation);
  if (has('sealer')) await refuseDiverged(foundation, log);
  const engineRole = has('engine') ? await startEngineRole(foundation, log) : null;
  const engine = engineRole ?? (has('gateway') || has('projector') ? engineElsewhere(foundation) : null);
  // Before anything folds: on the embedded database the sealer's first look would wait behind every batch.
  const sealer = has('sealer') ? await startSealerRole(foundation, log) : null;
  const projector = has('projector') ? await startProjectorRole(foundation, log) : null;
  const readModels = projector ?? (has('gateway') ? await modelsElsewhere(foundation) : null);

  const health = healthOf({
    database,
    isTerminating: () => terminating,
    now,
    parts: [engine, readModels, sealer].filter((part) => part !== null),
  });
  const addresses = addressWatch(configuration.GLASSCASE_TRUSTED_PROXIES, logger);
  const takenPort = (): number | null => {
    const [listening] = gateway?.addresses() ?? [];
    return typeof listening === 'object' ? listening.port : null;
  };
  const publicOrigin = publicOriginOf(configuration, takenPort);
  const providers =
    engine === null || !(has('gateway') || has('projector'))
      ? null
      : await openProviders({
          configuration,
          database,
          engine: engine.engine,
          accountKey: keys.account,
          publicOrigin,
          logger,
        });
  const mail = mailProviderOf(configuration);
  const program = await programOf(configuration);
  if (has('gateway') && engine !== null && readModels !== null && providers !== null) {
    gateway = await openGatewayRole(foundation, {
      engine: house.reached(engine.engine),
      readModels: readModels.readModels,
      catchUp: readModels.catchUp,
      tiles: log.tiles,
      sealed: sealedStateOf(foundation, sealer?.published ?? log.published ?? neverSealed),
      providers,
      mail,
      program,
      publicOrigin,
      health,
      addresses,
      isLeaving: () => terminating,
      webRoot,
    });
  }
  const mailOutbox = () =>
    mailOutboxWith({
      ...{ sql: database.pool, provider: mail, accountKey: keys.account, now },
      ...{ randomBytes, randomUuid: randomUUID, logger },
    });
  /** Alerts, reports by mail and drills. */
  const startOperating = () => {
    const { GLASSCASE_ALERT_WEBHOOK: url, GLASSCASE_ALERT_WEBHOOK_KEY: key = null } = configuration;
    const sent = mailOutbox();
    const chores = startOperatorChores({
      ...{ sql: database.pool, tiles: log.tiles, now, zone: configuration.GLASSCASE_TIME_ZONE, publicOrigin, logger },
      transaction: (work) => database.transaction('request', work),
      webhook: url === undefined ? null : { url, key },
      alertMail: program.alerts.mail,
      mail: sent,
      drill: drillProcess({ ...process.env, DATA_DIR: configuration.DATA_DIR }, program.backups),
      randomUuid: randomUUID,
    });
    return {
      stop: async () => {
        await chores.stop();
        await sent.stop();
      },
    };
  };
  // The periodic work reads read models. It starts when they have caught up: an event that they lack may have happened.
  const reacting = projector?.catchUp.over().then(() =>
    terminating || providers === null
      ? null
      : runProviders({
          ...providers,
          database,
          bus,
          log: foundation.log,
          reactors: [messagesReactorOver(database.pool, now, randomUUID)],
          logger,
        }),
  );
  const operating =
    gateway === null ? null : readModels?.catchUp.over().then(() => (terminating ? null : startOperating()));
  const beats = await startBeats(foundation, { health, writer: engineRole?.engine.stats().writer ?? null });
  const operator =
    engineRole === null || database.kind === 'server'
      ? null
      : await openOperatorDoor(
          configuration.DATA_DIR,
          {
            database,
            engine: engineRole.engine,
            beacon: beaconChoiceOf(configuration),
            zone: configuration.GLASSCASE_TIME_ZONE,
            now,
            tiles: log.tiles,
            accountKey: keys.account,
            reseal: () => resealSeeds(database, keys),
            initCopy: () => initCopy(configuration, log.tiles),
            continueLog: async () => refused('Not done: the site runs, so nothing that it signed is lost'),
            caps: capsOf(configuration),
            program,
            channels: (await configuredChannels(configuration)).channels,
            line: foundation.securityLog.line,
            mail: mailOutbox(),
            mails: mail.sends,
            publicOrigin,
          },
          foundation,
        );

  return {
    gateway,
    engine: engine?.engine ?? null,
    database,
    health,
    warnings: addresses.warnings,
    metrics: foundation.metrics.text,
    caughtUp: async (onProgress) => readModels?.catchUp.over(onProgress),
    leave: () => {
      terminating = true;
      engineRole?.leave?.();
    },
    close: async () => {
      terminating = true;
      await beats.stop();
      await operator?.close();
      await gateway?.close();
      readModels?.catchUp.stop();
      await (await operating)?.stop();
      await (await reacting)?.stop();
      await engine?.close();
      await readModels?.close();
      await sealer?.close();
      await log.stop();
      await foundation.close();
    },
  };
};
