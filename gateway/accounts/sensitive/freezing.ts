import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import type { Caller } from '../sessions/caller.ts';
import { NOTHING_OWN, type Own } from '../sessions/epochs.ts';
import type { Changer, LockedAccount, SecurityChanges } from './security-changes.ts';
import { LINK_LIFE_MS } from './security-links.ts';

/** Stopping everything, and going on. */
export interface Freezing {
  /** Ends what others may hold, and every session but `kept`. Frozen already: nothing happens. @throws GatewayError UNAUTHENTICATED */
  freeze(by: Changer, kept: string | null): Promise<Account>;
  /**
   * Ends what others may hold, and every session but `kept`; nothing leaves the account for 24 hours then. Not frozen: nothing
   * happens. @throws GatewayError TICKET_INVALID
   */
  thaw(by: Changer, kept: string | null): Promise<Account>;
  /** A new password by a code sent to the phone. @throws GatewayError ACCOUNT_FROZEN */
  recover(by: Changer, passwordHash: string): Promise<Account>;
  /**
   * Nothing leaves the account for 7 days after the recovery that began then. The new password stays, and so does whatever was done
   * with it: see docs/decisions/0035-a-stop-never-restores.md.
   */
  stopRecovery(locked: LockedAccount, since: Instant, caller: Caller | null): Promise<void>;
  /** Freezes by a link. */
  freezeAt(locked: LockedAccount, caller: Caller | null): Promise<void>;
}

/** The end of what has none. */
const FOR_EVER = 8_640_000_000_000_000;
/** So long a recovery that was stopped keeps what leaves: as long as the links of its notice are good. */
const STOPPED_MS = LINK_LIFE_MS;

const ownOf = ({ caller }: Changer, sessionId: string | null): Own => ({
  sessionId,
  deviceToken: caller?.deviceToken ?? null,
});

export const freezingWith = (securityChanges: SecurityChanges, now: () => number): Freezing => {
  const freezeNow = async (locked: LockedAccount, own: Own, caller: Caller | null): Promise<Account> => {
    const frozen = await locked.evict('freeze', own, { frozenAt: now() }, caller);
    // Other processes believe what they read of an account for a moment: the engine's guard binds them at once.
    await locked.holds.hold(frozen.playerId, { scope: 'everything', until: FOR_EVER, reason: 'FROZEN' });
    return frozen;
  };

  return {
    freeze: (by, kept) =>
      securityChanges.change('freeze', by, async (locked) =>
        locked.account.frozenAt !== null ? null : { account: await freezeNow(locked, ownOf(by, kept), by.caller) },
      ),

    thaw: (by, kept) =>
      securityChanges.change('thaw', by, async (locked) => {
        if (locked.account.frozenAt === null) return null;
        const thawed = await locked.evict('thaw', ownOf(by, kept), { frozenAt: null }, by.caller);
        await locked.holds.release(thawed.playerId, 'FROZEN');
        return { account: thawed };
      }),

    recover: (by, passwordHash) =>
      securityChanges.change('recover-password', by, async (locked) => {
        // A client that was signed in until now may stop the recovery with the token that it still has.
        await locked.links.ofSessions(locked.account.accountId);
        return { account: await locked.evict('recovery', NOTHING_OWN, { passwordHash }, by.caller) };
      }),

    stopRecovery: async (locked, since, caller) => {
      await locked.links.forget(locked.account.accountId, 'STOP_RECOVERY');
      const until = since + STOPPED_MS;
      await locked.holds.hold(locked.account.playerId, { scope: 'leaving', until, reason: 'RECOVERED' });
      await locked.report('recovery-stopped', { caller });
    },

    freezeAt: async (locked, caller) => {
      if (locked.account.frozenAt !== null) throw new GatewayError('NOTHING_TO_DO');
      const account = await freezeNow(locked, NOTHING_OWN, caller);
      await locked.report('frozen', { caller, account });
    },
  };
};
