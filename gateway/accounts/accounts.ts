import type { Engine } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isCommandId, isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { outcomeOrThrow } from '../outcome.ts';
import type { Account, AccountStore } from './account-store.ts';
import { type Attempts, allowances } from './attempts.ts';
import { randomNickname } from './nickname.ts';
import { type Passwords, readPassword } from './password.ts';
import { type Phone, readPhone } from './phone.ts';
import type { Sessions } from './sessions.ts';
import { readSmsCode, type SmsCodes } from './sms-codes.ts';

export interface Registration {
  readonly phone: string;
  readonly password: string;
  readonly smsCode: string;
  readonly adult: boolean;
  readonly terms: boolean;
  readonly inviteCode?: string | null | undefined;
}

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly account: Account;
}

export interface Accounts {
  requestSmsCode(phone: string, address: string): Promise<{ lockSeconds: number; devCode: string | null }>;
  register(input: Registration, address: string): Promise<SignedIn>;
  login(input: { readonly phone: string; readonly password: string }, address: string): Promise<SignedIn>;
  logout(token: string): Promise<void>;
  accountOf(token: string): Promise<Account | null>;
}

export interface AccountsParts {
  readonly engine: Engine;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly codes: SmsCodes;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
}

const readInviteCode = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined || text === '') return null;
  if (!/^[A-Za-z0-9]{6,15}$/.test(text)) throw invalidInput('inviteCode', 'is 6 to 15 letters or digits');
  return text;
};

export const accountsWith = (parts: AccountsParts): Accounts => {
  const { engine, store, sessions, codes, attempts, passwords, now, randomBytes, randomUuid } = parts;
  const token128 = (): string => Buffer.from(randomBytes(16)).toString('base64url');

  /**
   * Brings the player into the log. The command's id and body come from the account's row, so it may be repeated after
   * a crash between row and log, by the next sign-up or login, without ever making a second player.
   */
  const enterLog = async (account: Account): Promise<void> => {
    if (account.state === 'registered') return;
    const outcome = await engine.submit({
      actor: 'system',
      commandId: mustBe(isCommandId, `register:${account.playerId}`),
      command: { type: 'RegisterPlayer', playerId: account.playerId, userSeed: account.firstUserSeed },
    });
    if (outcome.status !== 'rejected' || outcome.code !== 'ALREADY_REGISTERED') outcomeOrThrow(outcome);
    await store.markRegistered(account.accountId);
  };

  const signIn = async (account: Account): Promise<SignedIn> => {
    await enterLog(account);
    return { ...(await sessions.open(account.accountId)), account };
  };

  const createAccount = async (phone: Phone, passwordHash: string, inviteCode: string | null): Promise<Account> => {
    const created = await store.insert({
      accountId: randomUuid(),
      playerId: mustBe(isPlayerId, token128()),
      phone,
      passwordHash,
      nickname: randomNickname(randomBytes),
      avatarSeed: token128(),
      firstUserSeed: token128(),
      inviteCode,
      createdAt: now(),
    });
    const account = created ?? (await store.adoptPending(phone, passwordHash));
    if (account === null) throw new GatewayError('PHONE_TAKEN');
    return account;
  };

  return {
    requestSmsCode: (phone, address) => codes.request(readPhone(phone), address),

    register: async (input, address) => {
      const phone = readPhone(input.phone);
      const password = readPassword(input.password);
      const code = readSmsCode(input.smsCode);
      const inviteCode = readInviteCode(input.inviteCode);
      if (!input.adult) throw invalidInput('adult', 'must be accepted: players are 18 or older');
      if (!input.terms) throw invalidInput('terms', 'must be accepted');
      await attempts.count(allowances.registrationPerAddress, address);
      await codes.consume(phone, code);
      return signIn(await createAccount(phone, await passwords.hash(password), inviteCode));
    },

    login: async (input, address) => {
      const phone = readPhone(input.phone);
      if (input.password.length > 128) throw invalidInput('password', 'has 8 to 128 characters');
      await attempts.count(allowances.loginPerAddress, address);
      await attempts.count(allowances.loginPerPhone, phone);
      const account = await store.ofPhone(phone);
      const right = await passwords.verify(input.password.normalize('NFKC'), account?.passwordHash ?? null);
      if (account === null || !right) throw new GatewayError('CREDENTIALS_INVALID');
      await attempts.forget(allowances.loginPerPhone, phone);
      return signIn(account);
    },

    logout: (token) => sessions.revoke(token),
    accountOf: (token) => sessions.accountOf(token),
  };
};
