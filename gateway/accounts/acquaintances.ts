import { createHmac } from 'node:crypto';
import { insertRecord, replacing } from '../../engine/database/records.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { AddressKey } from '../address-key.ts';
import type { AccountStore } from './account-store.ts';
import type { Caller } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Phone } from './phone.ts';

/** So long an address is known after the number's owner was there. */
const PROVED_LIFE_MS = 30 * 24 * 60 * 60_000;

/** Who was there before, so that strangers can use up what strangers have, and never what a number's owner has. */
export interface Acquaintances {
  /** A device of the number's account, or an address from which a right code or password for the number came. */
  isKnown(phone: Phone, caller: Pick<Caller, 'address' | 'deviceToken'>): Promise<boolean>;
  /** A right code or password for the number came from there. */
  remember(phone: Phone, address: AddressKey): Promise<void>;
}

export interface AcquaintancesParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly store: Pick<AccountStore, 'ofPhone'>;
  readonly knownDevices: Pick<KnownDevices, 'isKnown'>;
  readonly now: () => Instant;
}

export const acquaintancesIn = ({ sql, key, store, knownDevices, now }: AcquaintancesParts): Acquaintances => {
  const keyOf = (phone: Phone, address: AddressKey): Buffer =>
    createHmac('sha256', key).update(`proved|${phone}|${address}`).digest();

  return {
    isKnown: async (phone, { address, deviceToken }) => {
      const text = 'SELECT 1 AS found FROM proved_address WHERE key = $1 AND expires_at > $2';
      if ((await sql.query(text, [keyOf(phone, address), now()])).rows.length > 0) return true;
      if (deviceToken === null) return false;
      const account = await store.ofPhone(phone);
      return account !== null && knownDevices.isKnown(account.accountId, deviceToken);
    },
    remember: async (phone, address) => {
      const proved = { key: keyOf(phone, address), expiresAt: now() + PROVED_LIFE_MS };
      await insertRecord(sql, 'proved_address', proved, replacing('key', 'expiresAt'));
    },
  };
};
