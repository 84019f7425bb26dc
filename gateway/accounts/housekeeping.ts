import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Logger } from '../../engine/logger.ts';

const EVERY_MS = 60 * 60_000;

/** Rows that are of no use after their time. Nothing depends on their deletion: every reader looks at the time itself. */
const DATED = [
  ['session', 'expires_at'],
  ['account_change', 'expires_at'],
  ['sms_code', 'expires_at'],
  ['sms_lock', 'expires_at'],
  ['proved_address', 'expires_at'],
  ['sms_outbox', 'expires_at'],
  ['slider', 'expires_at'],
  ['action_ticket', 'expires_at'],
  ['api_key', 'expires_at'],
  ['known_device', 'expires_at'],
  ['passkey_ceremony', 'expires_at'],
  ['totp_setup', 'expires_at'],
  ['steam_attempt', 'expires_at'],
  ['steam_nonce', 'expires_at'],
  ['steam_ticket', 'expires_at'],
  ['attempt', 'resets_at'],
  ['security_event', 'expires_at'],
  ['security_link', 'expires_at'],
  ['mail_outbox', 'expires_at'],
  ['verified_sum', 'expires_at'],
] as const;

/** Deletes what is out of date. */
export const sweep = async (sql: SqlClient, now: Instant): Promise<void> => {
  for (const [table, column] of DATED) await sql.query(`DELETE FROM ${table} WHERE ${column} <= $1`, [now]);
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
