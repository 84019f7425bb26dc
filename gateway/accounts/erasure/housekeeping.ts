import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';

const EVERY_MS = 60 * 60_000;

/** Rows that are of no use after their time. Nothing depends on their deletion: every reader looks at the time itself. */
const DATED = [
  'session',
  'accountChange',
  'smsCode',
  'smsLock',
  'provedAddress',
  'smsOutbox',
  'slider',
  'actionTicket',
  'apiKey',
  'knownDevice',
  'passkeyCeremony',
  'totpSetup',
  'steamAttempt',
  'steamNonce',
  'steamTicket',
  'securityEvent',
  'securityLink',
  'mailOutbox',
  'verifiedSum',
  'operatorInvitation',
  'operatorCeremony',
  'operatorSession',
  'webhookRefusal',
] as const;

/** Deletes what is out of date. */
export const sweep = async (sql: SqlClient, now: Instant): Promise<void> => {
  for (const table of DATED) await runQuery(sql, db.deleteFrom(table).where('expiresAt', '<=', now));
  await runQuery(sql, db.deleteFrom('attempt').where('resetsAt', '<=', now));
};

export interface HousekeepingParts {
  readonly sql: SqlClient;
  readonly now: () => Instant;
  readonly logger: Logger;
}

/** Sweeps every hour, beginning an hour from now. */
export const startHousekeeping = ({ sql, now, logger }: HousekeepingParts): { stop(): Promise<void> } => {
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(sql, now()).catch((error: unknown) => logger.warn({ err: error }, 'sweeping will be tried again'));
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
};
