import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import type { Caller } from '../caller.ts';
import { NOTHING_OWN, type Own } from '../epochs.ts';
import type { Changer, Desk, Desks } from './desk.ts';
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
  stopRecovery(desk: Desk, since: Instant, caller: Caller | null): Promise<void>;
  /** Freezes by a link. */
  freezeAt(desk: Desk, caller: Caller | null): Promise<void>;
}

/** The end of what has none. */
const FOR_EVER = 8_640_000_000_000_000;
/** So long a recovery that was stopped keeps what leaves: as long as the links of its notice are good. */
const STOPPED_MS = LINK_LIFE_MS;

const ownOf = ({ caller }: Changer, sessionId: string | null): Own => ({
  sessionId,
  deviceToken: caller?.deviceToken ?? null,
});

export const freezingWith = (desks: Desks, now: () => number): Freezing => {
  const freezeNow = async (desk: Desk, own: Own, caller: Caller | null): Promise<Account> => {
    const frozen = await desk.evict('freeze', own, { frozenAt: now() }, caller);
    // Other processes believe what they read of an account for a moment: the engine's guard binds them at once.
    await desk.holds.hold(frozen.playerId, { scope: 'everything', until: FOR_EVER, reason: 'FROZEN' });
    return frozen;
  };

  return {
    freeze: (by, kept) =>
      desks.change('freeze', by, async (desk) =>
        desk.account.frozenAt !== null ? null : { account: await freezeNow(desk, ownOf(by, kept), by.caller) },
      ),

    thaw: (by, kept) =>
      desks.change('thaw', by, async (desk) => {
        if (desk.account.frozenAt === null) return null;
        const thawed = await desk.evict('thaw', ownOf(by, kept), { frozenAt: null }, by.caller);
        await desk.holds.release(thawed.playerId, 'FROZEN');
        return { account: thawed };
      }),

    recover: (by, passwordHash) =>
      desks.change('recover-password', by, async (desk) => {
        // A client that was signed in until now may stop the recovery with the token that it still has.
        await desk.links.ofSessions(desk.account.accountId);
        return { account: await desk.evict('recovery', NOTHING_OWN, { passwordHash }, by.caller) };
      }),

    stopRecovery: async (desk, since, caller) => {
      await desk.links.forget(desk.account.accountId, 'STOP_RECOVERY');
      const until = since + STOPPED_MS;
      await desk.holds.hold(desk.account.playerId, { scope: 'leaving', until, reason: 'RECOVERED' });
      await desk.report('recovery-stopped', { caller });
    },

    freezeAt: async (desk, caller) => {
      if (desk.account.frozenAt !== null) throw new GatewayError('NOTHING_TO_DO');
      const account = await freezeNow(desk, NOTHING_OWN, caller);
      await desk.report('frozen', { caller, account });
    },
  };
};
