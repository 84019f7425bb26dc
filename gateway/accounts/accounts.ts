import type { Engine } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isCommandId, isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { promotionCodeIn } from '../../schema/input/codes.ts';
import { normalPassword, PASSWORD_LENGTH } from '../../schema/input/passwords.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import type { Welcome } from '../money/rewards/welcome.ts';
import { outcomeOrThrow } from '../play/outcome.ts';
import type { SiteLanguage } from '../site-locale.ts';
import type { Account, AccountStore } from './account-store.ts';
import type { Credentials } from './credentials.ts';
import type { ErasedPhones } from './erasure/erased-phones.ts';
import type { Erasure } from './erasure/erasure.ts';
import type { PasskeyAnswer } from './factors/passkey-answer.ts';
import type { PasskeyCeremony, Passkeys } from './factors/passkeys.ts';
import type { SecondFactor } from './factors/second-factor.ts';
import type { PlayerPasswords } from './passwords/password.ts';
import type { PasswordGuesses } from './passwords/password-guesses.ts';
import { randomNickname } from './profile/nickname.ts';
import { type Phone, readPhone } from './profile/phone.ts';
import { isSecret, secretHash } from './secrets.ts';
import type { FailedSignIns } from './security-journal/failed-sign-ins.ts';
import type { Way } from './security-journal/kinds.ts';
import type { SecurityJournal } from './security-journal/security-journal.ts';
import type { AccountSecurity } from './sensitive/security.ts';
import { type Attempts, allowances } from './sessions/attempts.ts';
import type { Caller } from './sessions/caller.ts';
import type { Sessions } from './sessions/sessions.ts';
import { readSmsCode, type SmsCodes } from './sms/sms-codes.ts';
import type { SteamTickets } from './steam/tickets.ts';
import { askerKnownTo, askerOf } from './turns/turns.ts';

export interface Registration {
  readonly phone: string;
  readonly password: string;
  readonly smsCode: string;
  readonly adult: boolean;
  readonly terms: boolean;
  /** Of the nickname to begin with. */
  readonly language: SiteLanguage;
  readonly inviteCode?: string | null | undefined;
  readonly channelCode?: string | null | undefined;
  readonly steamTicket?: string | null | undefined;
}

interface Login {
  readonly phone: string;
  /** Where the account has an authenticator. */
  readonly secondFactor?: string | null | undefined;
}

export interface PasswordLogin extends Login {
  readonly password: string;
}

export interface SmsLogin extends Login {
  readonly smsCode: string;
}

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly account: Account;
}

/** Ways in and out. */
export interface Accounts {
  /** @throws GatewayError INVALID_INPUT, PASSWORD_WEAK, SMS_CODE_INVALID, PHONE_TAKEN, TICKET_INVALID, STEAM_TAKEN, PLAY_NOT_ALLOWED */
  register(input: Registration, caller: Caller): Promise<SignedIn>;
  /** @throws GatewayError CREDENTIALS_INVALID, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, RATE_LIMITED */
  login(input: PasswordLogin, caller: Caller): Promise<SignedIn>;
  /**
   * Makes no account; a number without one answers as a wrong code does. The code is used up by who gets in.
   * @throws GatewayError SMS_CODE_INVALID, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, RATE_LIMITED
   */
  loginWithSms(input: SmsLogin, caller: Caller): Promise<SignedIn>;
  /** @throws GatewayError PROVIDER_DISABLED, RATE_LIMITED */
  startPasskeyLogin(caller: Caller): Promise<PasskeyCeremony>;
  /** @throws GatewayError INVALID_INPUT, PASSKEY_REFUSED, PROVIDER_DISABLED, RATE_LIMITED */
  loginWithPasskey(answer: PasskeyAnswer, caller: Caller): Promise<SignedIn>;
  /** For who was proved by Steam. @throws `refusal` where the account is being erased, or its password was changed meanwhile */
  signInWithSteam(account: Account, caller: Caller, refusal: GatewayError): Promise<SignedIn>;
  logout(token: string, caller: Caller): Promise<void>;
}

export interface AccountsParts {
  readonly engine: Engine;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly journal: Pick<SecurityJournal, 'record'>;
  readonly failedSignIns: Pick<FailedSignIns, 'watch'>;
  readonly security: Pick<AccountSecurity, 'entered'>;
  readonly codes: SmsCodes;
  readonly secondFactor: Pick<SecondFactor, 'pass'>;
  readonly passkeys: Pick<Passkeys, 'startLogin' | 'finishLogin' | 'ownerOf'>;
  readonly attempts: Attempts;
  readonly passwords: PlayerPasswords;
  readonly passwordGuesses: PasswordGuesses;
  readonly erasure: Pick<Erasure, 'resume'>;
  readonly erasedPhones: Pick<ErasedPhones, 'of'>;
  readonly steamTickets: SteamTickets;
  readonly welcome: Welcome;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
}

/** A code that a form may leave empty. */
const readCode = (field: string, text: string | null | undefined, pattern: RegExp, meaning: string): string | null => {
  if (text === null || text === undefined || text === '') return null;
  if (!pattern.test(text)) throw invalidInput(field, meaning);
  return text;
};

const readInviteCode = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined || text === '') return null;
  const code = promotionCodeIn(text);
  if (code === null) throw new GatewayError('INVITE_CODE_INVALID');
  return code;
};

const readChannelCode = (text: string | null | undefined): string | null =>
  readCode('channelCode', text, /^[A-Za-z0-9_-]{1,32}$/, 'is 1 to 32 letters, digits, - or _');

type Origin = Pick<Account, 'inviteCode' | 'channelCode' | 'steamId'>;

export const accountsWith = (parts: AccountsParts): Accounts => {
  const { engine, store, sessions, credentials, codes, attempts, passwords, erasure, erasedPhones, steamTickets } =
    parts;
  const { secondFactor, passkeys, journal, failedSignIns, security, passwordGuesses, welcome } = parts;
  const { now, randomBytes, randomUuid } = parts;
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
    await welcome.newcomer(account);
    await store.markRegistered(account.accountId);
  };

  /** @throws `refusal` where the account is being erased */
  const signIn = async (
    account: Account,
    way: Way | 'registration',
    caller: Caller,
    refusal: GatewayError,
  ): Promise<SignedIn> => {
    if (account.eraseCommand !== null && (await erasure.resume(account))) throw refusal;
    await enterLog(account);
    await welcome.signIn(account);
    // First the line, then the session: no session opens without a trace.
    if (!(await security.entered(account, way, caller))) throw refusal;
    const opened = await sessions.open(account, caller.device);
    if (opened === null) throw refusal;
    return { ...opened, account };
  };

  const ownerOf = (phone: Phone) => async (): Promise<string | null> => (await store.ofPhone(phone))?.accountId ?? null;

  const passSecondFactor = (account: Account, code: string | null | undefined, caller: Caller): Promise<void> =>
    failedSignIns.watch({ whose: async () => account.accountId, way: 'second-factor', caller }, () =>
      secondFactor.pass(account, code, caller),
    );

  /** A player who excluded themselves stays excluded, also as another player. */
  const refuseExcluded = async (phone: Phone): Promise<void> => {
    const until = (await erasedPhones.of(phone))?.excludedUntil ?? null;
    if (until !== null && until > now()) {
      throw new GatewayError('PLAY_NOT_ALLOWED', { until: new Date(until).toISOString() });
    }
  };

  const createAccount = async (
    phone: Phone,
    passwordHash: string,
    language: SiteLanguage,
    origin: Origin,
  ): Promise<Account> => {
    const created = await store.insert({
      accountId: randomUuid(),
      playerId: mustBe(isPlayerId, token128()),
      phone,
      passwordHash,
      nickname: randomNickname(randomBytes, language),
      avatarSeed: token128(),
      firstUserSeed: token128(),
      ...origin,
      createdAt: now(),
    });
    if (created !== null) return created;
    const adopted = await store.adoptPending(phone, passwordHash);
    if (adopted === null) throw new GatewayError((await store.ofPhone(phone)) === null ? 'STEAM_TAKEN' : 'PHONE_TAKEN');
    if (origin.steamId === null) return adopted;
    const linked = await store.change(adopted.accountId, { steamId: origin.steamId });
    if (linked === null) throw new GatewayError('STEAM_TAKEN');
    return linked;
  };

  return {
    register: async (input, caller) => {
      const phone = readPhone(input.phone);
      const password = passwords.choose(input.password, phone);
      const code = readSmsCode(input.smsCode);
      const inviteCode = readInviteCode(input.inviteCode);
      const channelCode = readChannelCode(input.channelCode);
      if (!input.adult) throw invalidInput('adult', 'must be accepted: players are 18 or older');
      if (!input.terms) throw invalidInput('terms', 'must be accepted');
      await attempts.count(allowances.registrationPerAddress, caller.address);
      const ticket = input.steamTicket ?? null;
      if (ticket !== null) await steamTickets.check(ticket);
      await codes.consume(phone, 'REGISTER', code, caller);
      await refuseExcluded(phone);
      const steamId = ticket === null ? null : await steamTickets.take(ticket);
      const passwordHash = await passwords.hash(password, askerKnownTo(phone));
      const account = await createAccount(phone, passwordHash, input.language, { inviteCode, channelCode, steamId });
      return signIn(account, 'registration', caller, new GatewayError('PHONE_TAKEN'));
    },

    login: async (input, caller) => {
      const phone = readPhone(input.phone);
      if (input.password.length > PASSWORD_LENGTH.max) throw invalidInput('password', 'has 8 to 128 characters');
      const asker = askerOf(caller.address, (await passwordGuesses.count(phone, caller))?.account ?? null);
      const refusal = new GatewayError('CREDENTIALS_INVALID');
      const account = await failedSignIns.watch({ whose: ownerOf(phone), way: 'password', caller }, async () => {
        const found = await store.ofPhone(phone);
        const right = await passwords.verify(normalPassword(input.password), found?.passwordHash ?? null, asker);
        if (found === null || !right) throw refusal;
        return found;
      });
      await passSecondFactor(account, input.secondFactor, caller);
      await passwordGuesses.proved(phone, caller);
      return signIn(account, 'password', caller, refusal);
    },

    loginWithSms: async (input, caller) => {
      const phone = readPhone(input.phone);
      const code = readSmsCode(input.smsCode);
      await passwordGuesses.countOther(phone, caller);
      const proven = await failedSignIns.watch({ whose: ownerOf(phone), way: 'sms', caller }, () =>
        codes.prove(phone, 'LOGIN', code, caller),
      );
      const refusal = new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      const account = await store.ofPhone(phone);
      if (account !== null) await passSecondFactor(account, input.secondFactor, caller);
      await proven.use();
      if (account === null) throw refusal;
      return signIn(account, 'sms', caller, refusal);
    },

    startPasskeyLogin: async (caller) => {
      await attempts.count(allowances.passkeyPerAddress, (await caller.standing()).countedAs);
      return passkeys.startLogin();
    },

    loginWithPasskey: async (answer, caller) => {
      await attempts.count(allowances.loginPerAddress, (await caller.standing()).countedAs);
      const { accountId } = await failedSignIns.watch(
        { whose: () => passkeys.ownerOf(answer), way: 'passkey', caller },
        () => passkeys.finishLogin(answer),
      );
      const account = await store.ofId(accountId);
      const refusal = new GatewayError('PASSKEY_REFUSED', { reason: 'unknown' });
      if (account === null) throw refusal;
      return signIn(account, 'passkey', caller, refusal);
    },

    signInWithSteam: (account, caller, refusal) => signIn(account, 'steam', caller, refusal),

    logout: async (token, { device, address }) => {
      if (!isSecret(token)) return;
      const accountId = await sessions.revokeToken(secretHash(token));
      if (accountId === null) return;
      credentials.changed(accountId);
      await journal.record({ accountId, kind: 'signed-out', device, address });
    },
  };
};
