import { normalPassword, PASSWORD_LENGTH } from '../../schema/input/passwords.ts';
import { GatewayError } from '../errors.ts';
import type { Account, AccountChange, AccountStore } from './account-store.ts';
import { type Attempts, allowances } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './credentials.ts';
import type { Faces } from './faces.ts';
import { readNickname } from './nickname.ts';
import type { PlayerPasswords } from './password.ts';
import type { PasswordGuesses } from './password-guesses.ts';
import { readPhone } from './phone.ts';
import type { FailedSignIns } from './security-journal/failed-sign-ins.ts';
import type { SecurityJournal } from './security-journal/security-journal.ts';
import type { AccountSecurity } from './sensitive/security.ts';
import { readSmsCode, type SmsCodes } from './sms-codes.ts';
import type { Tickets } from './tickets.ts';

export interface PasswordChange {
  readonly currentPassword?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  readonly newPassword: string;
}

/** What players change of their own accounts. Each answers the account as it is then. */
export interface Profile {
  changeNickname(account: Account, nickname: string): Promise<Account>;
  /** What others are shown of the player. */
  changeFace(
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
  readonly faces: Pick<Faces, 'changed'>;
  readonly credentials: Credentials;
  readonly codes: SmsCodes;
  readonly tickets: Tickets;
  readonly attempts: Attempts;
  readonly passwords: PlayerPasswords;
  readonly passwordGuesses: Pick<PasswordGuesses, 'proved'>;
  readonly security: Pick<AccountSecurity, 'own' | 'recover'>;
  readonly journal: Pick<SecurityJournal, 'record'>;
  readonly failedSignIns: Pick<FailedSignIns, 'watch'>;
}

export const profileWith = (parts: ProfileParts): Profile => {
  const { store, faces, credentials, codes, tickets, attempts, passwords, passwordGuesses, security } = parts;
  const { journal, failedSignIns } = parts;

  const changeFace = async (account: Account, wanted: AccountChange): Promise<Account> => {
    const changed = await store.change(account.accountId, wanted);
    credentials.changed(account.accountId);
    faces.changed(account.playerId);
    if (changed === null) throw new GatewayError('UNAUTHENTICATED');
    return changed;
  };

  /** The hash that a given password was proved by; null where none is given. @throws GatewayError CREDENTIALS_INVALID, RATE_LIMITED */
  const provedBy = async (
    { accountId, passwordHash }: Account,
    { currentPassword }: PasswordChange,
    { device, address }: Caller,
  ): Promise<string | null> => {
    if (currentPassword === null || currentPassword === undefined) return null;
    await attempts.count(allowances.passwordPerAccount, accountId);
    const short = currentPassword.length <= PASSWORD_LENGTH.max;
    const right = short && (await passwords.verify(normalPassword(currentPassword), passwordHash));
    if (!right) {
      await journal.record({ accountId, kind: 'step-up-failed', device, address, detail: 'password' });
      throw new GatewayError('CREDENTIALS_INVALID');
    }
    await attempts.forget(allowances.passwordPerAccount, accountId);
    return passwordHash;
  };

  return {
    changeNickname: (account, nickname) => changeFace(account, { nickname: readNickname(nickname) }),

    changeFace,

    changePassword: async (account, input, kept, caller) => {
      const password = passwords.choose(input.newPassword, readPhone(account.phone));
      const from = await provedBy(account, input, caller);
      if (from === null) await tickets.require(account.accountId, input.ticket);
      const hashes = { from, to: await passwords.hash(password) };
      await security.own.password({ account, ticket: input.ticket, caller }, hashes, kept);
    },

    recoverPassword: async (input, caller) => {
      const phone = readPhone(input.phone);
      const code = readSmsCode(input.smsCode);
      const password = passwords.choose(input.newPassword, phone);
      await attempts.count(allowances.loginPerAddress, caller.address);
      const whose = async () => (await store.ofPhone(phone))?.accountId ?? null;
      await failedSignIns.watch({ whose, way: 'recovery', caller }, () =>
        codes.consume(phone, 'RECOVER', code, caller.address),
      );
      const account = await store.ofPhone(phone);
      if (account === null) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      await security.recover({ account, caller }, await passwords.hash(password));
      await passwordGuesses.proved(phone, caller.address);
    },
  };
};
