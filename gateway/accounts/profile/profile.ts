import { normalPassword, PASSWORD_LENGTH } from '../../../schema/input/passwords.ts';
import { GatewayError } from '../../errors.ts';
import type { Account, AccountChange, AccountStore } from '../account-store.ts';
import type { Credentials } from '../credentials.ts';
import type { PlayerPasswords } from '../passwords/password.ts';
import type { PasswordGuesses } from '../passwords/password-guesses.ts';
import type { FailedSignIns } from '../security-journal/failed-sign-ins.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import type { AccountSecurity } from '../sensitive/security.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Tickets } from '../sessions/tickets.ts';
import { readSmsCode, type SmsCodes } from '../sms/sms-codes.ts';
import { askerKnownTo } from '../turns/turns.ts';
import { readNickname } from './nickname.ts';
import { readPhone } from './phone.ts';
import type { PublicProfiles } from './public-profiles.ts';

export interface PasswordChange {
  readonly currentPassword?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  readonly newPassword: string;
}

/** Changes that players make to their own accounts. Those that answer an account answer the changed one. */
export interface Profile {
  changeNickname(account: Account, nickname: string): Promise<Account>;
  /** Changes what others are shown of the player. */
  changeProfile(
    account: Account,
    wanted: Pick<AccountChange, 'nameHidden' | 'winsShown' | 'battlesShown' | 'luckShown'>,
  ): Promise<Account>;
  /** Ends every session but `kept`. @throws GatewayError CREDENTIALS_INVALID, TICKET_INVALID, RATE_LIMITED */
  changePassword(account: Account, input: PasswordChange, kept: string, caller: Caller): Promise<void>;
  /** Ends sessions, keys and waiting changes, and holds. @throws GatewayError SMS_CODE_INVALID, ACCOUNT_FROZEN, RATE_LIMITED */
  recoverPassword(
    input: { readonly phone: string; readonly smsCode: string; readonly newPassword: string },
    caller: Caller,
  ): Promise<void>;
}

export interface ProfileParts {
  readonly store: AccountStore;
  readonly publicProfiles: Pick<PublicProfiles, 'changed'>;
  readonly credentials: Credentials;
  readonly codes: SmsCodes;
  readonly tickets: Tickets;
  readonly attempts: Attempts;
  readonly passwords: PlayerPasswords;
  readonly passwordGuesses: Pick<PasswordGuesses, 'countOther' | 'proved'>;
  readonly security: Pick<AccountSecurity, 'own' | 'recover'>;
  readonly journal: Pick<SecurityJournal, 'record'>;
  readonly failedSignIns: Pick<FailedSignIns, 'watch'>;
}

export const profileWith = (parts: ProfileParts): Profile => {
  const { store, publicProfiles, credentials, codes, tickets, attempts, passwords, passwordGuesses, security } = parts;
  const { journal, failedSignIns } = parts;

  const changeProfile = async (account: Account, wanted: AccountChange): Promise<Account> => {
    const changed = await store.change(account.accountId, wanted);
    credentials.changed(account.accountId);
    publicProfiles.changed(account.playerId);
    if (changed === null) throw new GatewayError('UNAUTHENTICATED');
    return changed;
  };

  /** Whether a password was given, which is the right one then. @throws GatewayError CREDENTIALS_INVALID, RATE_LIMITED */
  const proveByPassword = async (
    { accountId, passwordHash }: Account,
    sessionId: string,
    { currentPassword }: PasswordChange,
    { device, address }: Caller,
  ): Promise<boolean> => {
    if (currentPassword === null || currentPassword === undefined) return false;
    await attempts.count(allowances.passwordPerSession, sessionId);
    const short = currentPassword.length <= PASSWORD_LENGTH.max;
    const right =
      short && (await passwords.verify(normalPassword(currentPassword), passwordHash, askerKnownTo(accountId)));
    if (!right) {
      await journal.record({ accountId, kind: 'step-up-failed', device, address, detail: 'password' });
      throw new GatewayError('CREDENTIALS_INVALID');
    }
    await attempts.forget(allowances.passwordPerSession, sessionId);
    return true;
  };

  return {
    changeNickname: (account, nickname) => changeProfile(account, { nickname: readNickname(nickname) }),

    changeProfile,

    changePassword: async (account, input, kept, caller) => {
      const password = passwords.choose(input.newPassword, readPhone(account.phone));
      const proved = await proveByPassword(account, kept, input, caller);
      if (!proved) await tickets.require(account.accountId, input.ticket);
      const by = { account, ticket: input.ticket, caller, ...(proved && { proved }) };
      await security.own.password(by, await passwords.hash(password, askerKnownTo(account.accountId)), kept);
      await passwordGuesses.proved(readPhone(account.phone), caller);
    },

    recoverPassword: async (input, caller) => {
      const phone = readPhone(input.phone);
      const code = readSmsCode(input.smsCode);
      const password = passwords.choose(input.newPassword, phone);
      await passwordGuesses.countOther(phone, caller);
      const whose = async () => (await store.ofPhone(phone))?.accountId ?? null;
      await failedSignIns.watch({ whose, way: 'recovery', caller }, () =>
        codes.consume(phone, 'RECOVER', code, caller),
      );
      const account = await store.ofPhone(phone);
      if (account === null) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      await security.recover({ account, caller }, await passwords.hash(password, askerKnownTo(account.accountId)));
      await passwordGuesses.proved(phone, caller);
    },
  };
};
