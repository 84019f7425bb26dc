import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Account } from '../account-store.ts';
import type { Caller } from '../caller.ts';
import { knownDevicesIn } from '../known-devices.ts';
import type { Way } from '../security-journal/kinds.ts';
import type { Desks } from './desk.ts';

/** What a sign-in leaves, before there is a session: the device, a line and, where the device is new, a notice. */
export interface SignIns {
  /** False where the account is gone or has another password by now. Of a registration nobody is told: its device is the first. */
  entered(account: Account, way: Way | 'registration', caller: Caller): Promise<boolean>;
}

export const signInsAt = (desks: Desks, now: () => Instant): SignIns => ({
  entered: async ({ accountId, passwordHash }, way, caller) => {
    const entered = await desks.at(accountId, async ({ tx, account, journal, report }) => {
      if (account.passwordHash !== passwordHash) return false;
      const kept = await knownDevicesIn(tx, now).remember(accountId, caller);
      const known = kept || (caller.deviceToken === null && (await journal.knowsPlace(accountId, caller)));
      await (way === 'registration' ? report('registered', { caller }) : report('signed-in', { detail: way, caller }));
      if (!known && way !== 'registration') await report('new-device', { caller });
      return true;
    });
    return entered ?? false;
  },
});
