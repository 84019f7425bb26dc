import type { AddressKey } from '../address-key.ts';
import { GatewayError } from '../errors.ts';
import type { Account, AccountChange, AccountStore } from './account-store.ts';
import { type Attempts, allowances } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './credentials.ts';
import { readEmail } from './email.ts';
import { readNickname } from './nickname.ts';
import type { PlayerPasswords } from './password.ts';
import type { PasswordGuesses } from './password-guesses.ts';
import { readPhone } from './phone.ts';
import type { Sessions } from './sessions.ts';
import { readSmsCode, type SmsCodes } from './sms-codes.ts';
import type { Tickets } from './tickets.ts';
import { readTradeLink } from './trade-link.ts';

export interface PasswordChange {
  readonly currentPassword?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  readonly newPassword: string;
}

/** What players change of their own accounts. Each answers the account as it is then. */
export interface Profile {
  changeNickname(account: Account, nickname: string): Promise<Account>;
  /** @throws GatewayError TICKET_INVALID where an address is bound already */
  changeEmail(account: Account, email: string, ticket: string | null): Promise<Account>;
  /** @throws GatewayError TICKET_INVALID, SMS_CODE_INVALID (of the new number), PHONE_TAKEN */
  changePhone(account: Account, phone: string, smsCode: string, ticket: string, address: AddressKey): Promise<Account>;
  /** Null removes it. @throws GatewayError TRADE_LINK_INVALID */
  changeTradeLink(account: Account, tradeLink: string | null): Promise<Account>;
  /** Ends every session but `kept`. @throws GatewayError CREDENTIALS_INVALID, TICKET_INVALID, RATE_LIMITED */
  changePassword(account: Account, input: PasswordChange, kept: string): Promise<void>;
  /** Ends every session. @throws GatewayError SMS_CODE_INVALID, RATE_LIMITED */
  recoverPassword(
    input: { readonly phone: string; readonly smsCode: string; readonly newPassword: string },
    caller: Caller,
  ): Promise<void>;
}

export interface ProfileParts {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly codes: SmsCodes;
  readonly tickets: Tickets;
  readonly attempts: Attempts;
  readonly passwords: PlayerPasswords;
  readonly passwordGuesses: Pick<PasswordGuesses, 'proved'>;
  /** A number that an excluded person gives up stays excluded. */
  readonly keepExclusion: (account: Account) => Promise<void>;
}

export const profileWith = (parts: ProfileParts): Profile => {
  const { store, sessions, credentials, codes, tickets, attempts, passwords, passwordGuesses, keepExclusion } = parts;

  const change = async ({ accountId }: Account, wanted: AccountChange): Promise<Account | null> => {
    const changed = await store.change(accountId, wanted);
    credentials.changed(accountId);
    return changed;
  };

  const changeOwn = async (account: Account, wanted: AccountChange): Promise<Account> => {
    const changed = await change(account, wanted);
    if (changed === null) throw new GatewayError('UNAUTHENTICATED');
    return changed;
  };

  const setPassword = async (account: Account, password: string, kept: string | null): Promise<void> => {
    await changeOwn(account, { passwordHash: await passwords.hash(password) });
    await sessions.revokeOthers(account.accountId, kept);
    await tickets.forget(account.accountId);
    credentials.changed(account.accountId);
  };

  /** @throws GatewayError CREDENTIALS_INVALID, TICKET_INVALID, RATE_LIMITED */
  const proveOwner = async (account: Account, { currentPassword, ticket }: PasswordChange): Promise<void> => {
    if (currentPassword === null || currentPassword === undefined) {
      return tickets.require(account.accountId, ticket);
    }
    await attempts.count(allowances.passwordPerAccount, account.accountId);
    const short = currentPassword.length <= 128;
    const right = short && (await passwords.verify(currentPassword.normalize('NFKC'), account.passwordHash));
    if (!right) throw new GatewayError('CREDENTIALS_INVALID');
    await attempts.forget(allowances.passwordPerAccount, account.accountId);
  };

  return {
    changeNickname: (account, nickname) => changeOwn(account, { nickname: readNickname(nickname) }),

    changeEmail: async (account, email, ticket) => {
      const address = readEmail(email);
      if (account.email !== null) await tickets.require(account.accountId, ticket);
      return changeOwn(account, { email: address });
    },

    changePhone: async (account, text, smsCode, ticket, address) => {
      const phone = readPhone(text);
      const code = readSmsCode(smsCode);
      await tickets.require(account.accountId, ticket);
      await codes.consume(phone, 'CHANGE_PHONE', code, address);
      await keepExclusion(account);
      const changed = await change(account, { phone });
      if (changed === null) throw new GatewayError('PHONE_TAKEN');
      await tickets.forget(account.accountId);
      return changed;
    },

    changeTradeLink: (account, tradeLink) =>
      changeOwn(account, { tradeLink: tradeLink === null ? null : readTradeLink(tradeLink) }),

    changePassword: async (account, input, kept) => {
      const password = passwords.choose(input.newPassword, readPhone(account.phone));
      await proveOwner(account, input);
      await setPassword(account, password, kept);
    },

    recoverPassword: async (input, { address }) => {
      const phone = readPhone(input.phone);
      const code = readSmsCode(input.smsCode);
      const password = passwords.choose(input.newPassword, phone);
      await attempts.count(allowances.loginPerAddress, address);
      await codes.consume(phone, 'RECOVER', code, address);
      const account = await store.ofPhone(phone);
      if (account === null) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      await setPassword(account, password, null);
      await passwordGuesses.proved(phone, address);
    },
  };
};
