import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Caller } from './caller.ts';
import { type AccountEpoch, inForce } from './epochs.ts';
import { secretHash } from './secrets.ts';

/** A device without a sign-in for so long is a new one again. */
export const DEVICE_LIFE_MS = 180 * 24 * 60 * 60_000;
/** Devices remembered of one account; the ones not used for longest are forgotten. */
export const MAX_DEVICES = 50;

const deviceRow = z.object({ device: z.string(), firstSeenAt: integerColumn, lastSeenAt: integerColumn });
const ownerRow = z.object({ account_id: z.string() });
export type KnownDevice = Readonly<z.infer<typeof deviceRow>>;

/**
 * Devices that an account was signed in from. A device is known by random bits that it keeps itself, never by what it
 * looks like; one that keeps none is a new one each time.
 */
export interface KnownDevices {
  isKnown(accountId: string, deviceToken: string | null): Promise<boolean>;
  /** The account that has known the device for longest; null where none does. */
  knownTo(deviceToken: string): Promise<string | null>;
  /** After a sign-in. Answers whether the device was known before. */
  remember(account: AccountEpoch, caller: Pick<Caller, 'device' | 'deviceToken'>): Promise<boolean>;
  /** The one used last first. */
  list(accountId: string): Promise<readonly KnownDevice[]>;
  /** Another person may have signed in: every device has to prove itself again. */
  forget(accountId: string): Promise<void>;
}

export const knownDevicesIn = (sql: SqlClient, now: () => Instant): KnownDevices => {
  const isKnown: KnownDevices['isKnown'] = async (accountId, deviceToken) => {
    if (deviceToken === null) return false;
    const text = `SELECT 1 AS found FROM known_device
      WHERE account_id = $1 AND token_hash = $2 AND expires_at > $3 AND ${inForce('known_device')}`;
    return (await sql.query(text, [accountId, secretHash(deviceToken), now()])).rows.length > 0;
  };
  return {
    isKnown,
    knownTo: async (deviceToken) => {
      const text = `SELECT account_id FROM known_device
        WHERE token_hash = $1 AND expires_at > $2 AND ${inForce('known_device')} ORDER BY first_seen_at LIMIT 1`;
      return rowsAs(ownerRow, await sql.query(text, [secretHash(deviceToken), now()]))[0]?.account_id ?? null;
    },
    remember: async ({ accountId, epoch }, { device, deviceToken }) => {
      if (deviceToken === null) return false;
      const known = await isKnown(accountId, deviceToken);
      const at = now();
      await sql.query(
        `INSERT INTO known_device AS k (account_id, token_hash, device, first_seen_at, last_seen_at, expires_at, epoch)
         VALUES ($1, $2, $3, $4, $4, $5, $6)
         ON CONFLICT (account_id, token_hash) DO UPDATE SET device = excluded.device,
           first_seen_at = CASE WHEN k.expires_at <= $4 OR k.epoch < $6 THEN $4 ELSE k.first_seen_at END,
           last_seen_at = excluded.last_seen_at, expires_at = excluded.expires_at,
           epoch = excluded.epoch`,
        [accountId, secretHash(deviceToken), device.slice(0, 60), at, at + DEVICE_LIFE_MS, epoch],
      );
      await sql.query(
        `DELETE FROM known_device WHERE account_id = $1 AND token_hash IN (
           SELECT token_hash FROM known_device WHERE account_id = $1
           ORDER BY last_seen_at DESC, token_hash OFFSET ${MAX_DEVICES})`,
        [accountId],
      );
      return known;
    },
    list: async (accountId) => {
      const text = `SELECT ${columnsOf(deviceRow)} FROM known_device
        WHERE account_id = $1 AND expires_at > $2 AND ${inForce('known_device')} ORDER BY last_seen_at DESC LIMIT ${MAX_DEVICES}`;
      return recordsAs(deviceRow, await sql.query(text, [accountId, now()]));
    },
    forget: async (accountId) => {
      await sql.query('DELETE FROM known_device WHERE account_id = $1', [accountId]);
    },
  };
};
