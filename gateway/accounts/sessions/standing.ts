import type { Account } from '../account-store.ts';
import { secretHash } from '../secrets.ts';
import type { Caller, Standing } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';

/** Of a live session or key, by its account; else of a device that an account knows; else of an address, which is all that tells strangers apart. */
export const standingOf = async (
  account: Pick<Account, 'accountId'> | null,
  { address, deviceToken }: Pick<Caller, 'address' | 'deviceToken'>,
  knownDevices: Pick<KnownDevices, 'knownTo'>,
): Promise<Standing> => {
  if (account !== null) return { countedAs: account.accountId, account: account.accountId };
  const knownTo = deviceToken === null ? null : await knownDevices.knownTo(deviceToken);
  if (deviceToken === null || knownTo === null) return { countedAs: address, account: null };
  return { countedAs: `device|${secretHash(deviceToken).toString('hex')}`, account: knownTo };
};
