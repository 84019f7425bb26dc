import { createHmac } from 'node:crypto';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { AddressKey } from '../../server/addresses/address-key.ts';
import type { Account, AccountStore } from '../account-store.ts';
import type { Phone } from '../profile/phone.ts';
import { secretHash } from '../secrets.ts';
import type { Caller } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';

/** So long an address is known after the number's owner was there. */
const PROVED_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * A device of the number's account, or an address from which a right code or password for the number came; and whose tries are counted
 * apart from those of all others.
 */
export interface KnownCaller {
  readonly by: 'device' | 'address';
  readonly subject: string;
  /** The subject that all known callers of this kind share, whatever devices and addresses the account collected. */
  readonly account: string;
}

/** Tells known callers from strangers, who can use up the allowances of strangers, and never those of a number's owner. */
export interface KnownCallers {
  /** Null for a stranger. A device is known before its address is: others may be at that address, too. */
  knownAs(phone: Phone, caller: Pick<Caller, 'address' | 'deviceToken'>): Promise<KnownCaller | null>;
  /** A right code or password for the number came from there. */
  remember(phone: Phone, address: AddressKey): Promise<void>;
}

export interface KnownCallersParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly store: Pick<AccountStore, 'ofPhone'>;
  readonly knownDevices: Pick<KnownDevices, 'isKnown'>;
  readonly now: () => Instant;
}

export const knownCallersIn = ({ sql, key, store, knownDevices, now }: KnownCallersParts): KnownCallers => {
  /** Addresses that proved themselves in an earlier epoch of the account are unknown ones. Keys of epoch 0 name none. */
  const keyOf = (phone: Phone, address: AddressKey, account: Account | null): Buffer => {
    const epoch = account?.epoch ?? 0;
    const words = epoch === 0 ? ['proved', phone, address] : ['proved', phone, epoch, address];
    return createHmac('sha256', key).update(words.join('|')).digest();
  };

  return {
    knownAs: async (phone, { address, deviceToken }) => {
      const account = await store.ofPhone(phone);
      if (account !== null && deviceToken !== null && (await knownDevices.isKnown(account.accountId, deviceToken)))
        return {
          by: 'device',
          subject: `${account.accountId}|device|${secretHash(deviceToken).toString('hex')}`,
          account: account.accountId,
        };
      const proved = db
        .selectFrom('provedAddress')
        .select('key')
        .where('key', '=', keyOf(phone, address, account));
      const [found] = await runQuery(sql, proved.where('expiresAt', '>', now()));
      return found === undefined ? null : { by: 'address', subject: `${phone}|${address}`, account: phone };
    },
    remember: async (phone, address) => {
      const [key, expiresAt] = [keyOf(phone, address, await store.ofPhone(phone)), now() + PROVED_LIFE_MS];
      const proving = db.insertInto('provedAddress').values({ key, expiresAt });
      await runQuery(
        sql,
        proving.onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt })),
      );
    },
  };
};
