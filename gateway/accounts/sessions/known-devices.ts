import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { secretHash } from '../secrets.ts';
import type { Caller } from './caller.ts';
import { type AccountEpoch, inForce } from './epochs.ts';

/** A device without a sign-in for so long is a new one again. */
export const DEVICE_LIFE_MS = 180 * 24 * 60 * 60_000;
/** Devices remembered of one account; the ones not used for longest are forgotten. */
export const MAX_DEVICES = 50;

const deviceColumns = ['device', 'firstSeenAt', 'lastSeenAt'] as const;
export type KnownDevice = Row<'knownDevice', typeof deviceColumns>;

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
  const devices = () => db.selectFrom('knownDevice').where('expiresAt', '>', now()).where(inForce('knownDevice'));
  const isKnown: KnownDevices['isKnown'] = async (accountId, deviceToken) => {
    if (deviceToken === null) return false;
    const named = devices().select('accountId').where('accountId', '=', accountId);
    return (await runQuery(sql, named.where('tokenHash', '=', secretHash(deviceToken)))).length > 0;
  };
  return {
    isKnown,
    knownTo: async (deviceToken) => {
      const named = devices().select('accountId').where('tokenHash', '=', secretHash(deviceToken));
      return (await runQuery(sql, named.orderBy('firstSeenAt').limit(1)))[0]?.accountId ?? null;
    },
    remember: async ({ accountId, epoch }, { device, deviceToken }) => {
      if (deviceToken === null) return false;
      const known = await isKnown(accountId, deviceToken);
      const at = now();
      const seen = { device: device.slice(0, 60), lastSeenAt: at, expiresAt: at + DEVICE_LIFE_MS, epoch };
      const isNew = fragment<boolean>`known_device.expires_at <= ${at} OR known_device.epoch < ${epoch}`;
      const firstSeenAt = fragment<number>`CASE WHEN ${isNew} THEN ${at} ELSE known_device.first_seen_at END`;
      await runQuery(
        sql,
        db
          .insertInto('knownDevice')
          .values({ accountId, tokenHash: secretHash(deviceToken), firstSeenAt: at, ...seen })
          .onConflict((conflict) => conflict.columns(['accountId', 'tokenHash']).doUpdateSet({ ...seen, firstSeenAt })),
      );
      const ofAccount = db.selectFrom('knownDevice').select('tokenHash').where('accountId', '=', accountId);
      const unused = ofAccount.orderBy('lastSeenAt', 'desc').orderBy('tokenHash').offset(MAX_DEVICES);
      await runQuery(
        sql,
        db.deleteFrom('knownDevice').where('accountId', '=', accountId).where('tokenHash', 'in', unused),
      );
      return known;
    },
    list: (accountId) => {
      const ofAccount = devices().select(deviceColumns).where('accountId', '=', accountId);
      return runQuery(sql, ofAccount.orderBy('lastSeenAt', 'desc').limit(MAX_DEVICES));
    },
    forget: async (accountId) => {
      await runQuery(sql, db.deleteFrom('knownDevice').where('accountId', '=', accountId));
    },
  };
};
