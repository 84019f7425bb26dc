import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Bus, memoryBus } from '../../engine/bus/bus.ts';
import { connectNats, type NatsConnection, natsBusOn } from '../../engine/bus/nats.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { BATCH_EVENTS } from '../../engine/projections/projection.ts';
import { createLogReader, type LogReader } from '../../engine/projections/read-log.ts';
import { loggerOf } from '../../gateway/logger.ts';
import { createMetrics, type Metrics } from '../../gateway/server/operations/metrics.ts';
import { noTracing, otlpTracing, type Tracing } from '../../gateway/server/operations/tracing.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import type { Role } from '../../gateway/site/configuration/process.ts';
import type { House } from './house.ts';
import { checkKeys, type Keys, loadKeys } from './keys.ts';
import type { Report } from './report.ts';
import { openSecurityLog, type SecurityLog } from './security-log.ts';
import { diskMetrics, natsMetrics } from './site-metrics.ts';

/** The parts that every role uses. */
export interface Foundation {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly bus: Bus;
  /** The one reader of the log in this process. */
  readonly log: LogReader;
  /** Null where the site is one process. */
  readonly nats: NatsConnection | null;
  readonly keys: Keys;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly securityLog: SecurityLog;
  readonly report: Report;
  readonly house: House;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  /** The process must not go on: fenced, or its log diverged from what was signed. */
  readonly onFatal: (reason: Error) => void;
  has(role: Role): boolean;
  /** Last of all: leaves the bus and the database. */
  close(): Promise<void>;
}

/** @throws KeyMismatch; where no NATS server answers, or a key isn't one. */
export const layFoundation = async (
  parts: Pick<Foundation, 'configuration' | 'database' | 'report' | 'house' | 'onFatal'>,
): Promise<Foundation> => {
  const { configuration, database } = parts;
  const logger = loggerOf(configuration.GLASSCASE_LOG_LEVEL);
  const keys = await loadKeys(configuration);
  await checkKeys(database, keys);
  const nats = configuration.NATS_URL === undefined ? null : await connectNats({ url: configuration.NATS_URL });
  const bus = nats === null ? memoryBus() : natsBusOn(nats);
  const { GLASSCASE_ROLES, GLASSCASE_OTLP_URL } = configuration;
  const metrics = createMetrics(GLASSCASE_ROLES);
  diskMetrics(metrics, configuration.DATA_DIR);
  if (nats !== null) natsMetrics(metrics, nats);
  const tracing = GLASSCASE_OTLP_URL === '' ? noTracing : await otlpTracing(GLASSCASE_OTLP_URL, GLASSCASE_ROLES);
  const securityLog = openSecurityLog(configuration, (reason) =>
    logger.warn({ reason }, 'a line of the security log is lost'),
  );
  return {
    ...parts,
    bus,
    log: createLogReader(readModelDatabase(database), BATCH_EVENTS),
    nats,
    keys,
    logger,
    metrics,
    tracing,
    securityLog,
    now: Date.now,
    randomBytes,
    has: (role) => configuration.GLASSCASE_ROLES.includes(role),
    close: async () => {
      await bus.close();
      await nats?.close();
      await tracing.close();
      await securityLog.close();
      await database.close();
    },
  };
};
