import { z } from 'zod';
import { rowsAs } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import type { Changer, Desk, Desks } from './desk.ts';

/** Stopping everything, and going on. */
export interface Freezing {
  /** Ends every session but `kept`, keys, tickets and waiting changes. Frozen already: nothing happens. */
  freeze(by: Changer, kept: string | null): Promise<Account>;
  /** Nothing leaves the account for 24 hours then. Not frozen: nothing happens. @throws GatewayError TICKET_INVALID */
  thaw(by: Changer): Promise<Account>;
  /** A new password by a code sent to the phone. @throws GatewayError ACCOUNT_FROZEN */
  recover(by: Changer, passwordHash: string): Promise<Account>;
  /** The recovered password is void, the account frozen, and what was added since the recovery began is taken back. */
  stopRecovery(desk: Desk, since: Instant, caller: Changer['caller']): Promise<void>;
  /** Freezes by a link. */
  freezeAt(desk: Desk, caller: Changer['caller']): Promise<void>;
}

/** No password has this hash. */
const VOID = '!';
/** The end of what has none. */
const FOR_EVER = 8_640_000_000_000_000;

const BEGUN = ['api_key', 'action_ticket', 'steam_attempt', 'passkey_ceremony', 'totp_setup', 'known_device'];

const passkeyName = z.object({ name: z.string() });

/**
 * Removes factors and addresses by which whoever recovered the account could come back, and links of notices that they
 * may have read. The account is frozen by then, and notices go to no address of theirs.
 */
const takeBack = async (desk: Desk, since: Instant, caller: Changer['caller']): Promise<void> => {
  const { tx, links } = desk;
  const { accountId, emailConfirmedAt } = desk.account;
  const isTheirs = emailConfirmedAt === null || emailConfirmedAt >= since;
  const account = await desk.write({ passwordHash: VOID, ...(isTheirs && { email: null, emailConfirmedAt: null }) });
  await links.forget(accountId, 'FREEZE');
  if (isTheirs) await links.forget(accountId, 'CONFIRM_EMAIL');
  const passkeys = 'DELETE FROM passkey WHERE account_id = $1 AND created_at >= $2 RETURNING name';
  for (const { name } of rowsAs(passkeyName, await tx.query(passkeys, [accountId, since]))) {
    await desk.report('passkey-removed', { detail: name, caller, account });
  }
  // Recovery codes may have been made anew for an authenticator that was there before.
  await tx.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
  const totp = 'DELETE FROM totp WHERE account_id = $1 AND since >= $2 RETURNING 1 AS gone';
  if ((await tx.query(totp, [accountId, since])).rows.length > 0)
    await desk.report('totp-removed', { caller, account });
  await desk.report('recovery-stopped', { caller, account });
};

/**
 * What was begun before counts no more: sessions but one, keys, tickets, waiting changes, sign-ins and registrations of
 * factors on their way, and devices that were known.
 */
const endEverything = async ({ tx, account: { accountId }, pending }: Desk, kept: string | null): Promise<void> => {
  await pending.takeAll(accountId);
  await tx.query('DELETE FROM session WHERE account_id = $1 AND session_id::text IS DISTINCT FROM $2', [
    accountId,
    kept,
  ]);
  for (const table of BEGUN) {
    await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
  }
};

export const freezingWith = (desks: Desks, now: () => number): Freezing => {
  const freezeNow = async (desk: Desk, kept: string | null): Promise<Account> => {
    const { account, holds } = desk;
    await endEverything(desk, kept);
    const frozen = await desk.write({ frozenAt: now() });
    // Other processes believe what they read of an account for a moment: the engine's guard binds them at once.
    await holds.hold(account.playerId, { scope: 'everything', until: FOR_EVER, reason: 'FROZEN' });
    return frozen;
  };

  return {
    freeze: (by, kept) =>
      desks.change('freeze', by, async (desk) =>
        desk.account.frozenAt !== null ? null : { account: await freezeNow(desk, kept) },
      ),

    thaw: (by) =>
      desks.change('thaw', by, async (desk) => {
        if (desk.account.frozenAt === null) return null;
        const thawed = await desk.write({ frozenAt: null });
        await desk.holds.release(thawed.playerId, 'FROZEN');
        return { account: thawed };
      }),

    recover: (by, passwordHash) =>
      desks.change('recover-password', by, async (desk) => {
        // Whoever was signed in until now may stop it with the token that they still have.
        await desk.links.ofSessions(desk.account.accountId);
        await endEverything(desk, null);
        return { account: await desk.write({ passwordHash }) };
      }),

    stopRecovery: async (desk, since, caller) => {
      await desk.links.forget(desk.account.accountId, 'STOP_RECOVERY');
      if (desk.account.frozenAt === null) await freezeNow(desk, null);
      else await endEverything(desk, null);
      await takeBack(desk, since, caller);
    },

    freezeAt: async (desk, caller) => {
      if (desk.account.frozenAt !== null) throw new GatewayError('NOTHING_TO_DO');
      const account = await freezeNow(desk, null);
      await desk.report('frozen', { caller, account });
    },
  };
};
