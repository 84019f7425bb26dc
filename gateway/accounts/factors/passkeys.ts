import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { readLabel } from '../profile/label.ts';
import type { AccountEpoch } from '../sessions/epochs.ts';
import { type PasskeyAnswer, readAuthentication, readRegistration } from './passkey-answer.ts';
import type { CeremonyPurpose, PasskeyCeremonies } from './passkey-ceremonies.ts';
import type { PasskeySite } from './passkey-site.ts';
import { MAX_PASSKEYS, type Passkey, type PasskeyStore } from './passkey-store.ts';
import {
  authenticationOptions,
  isOfHandle,
  passkeyRefused,
  registeredCredential,
  registrationOptions,
  requiredSite,
  usedCredential,
} from './webauthn.ts';

export interface PasskeyCeremony {
  readonly id: string;
  /** JSON of WebAuthn's options. */
  readonly options: string;
}

/** WebAuthn Level 3, as W3C says it: registration, sign-in without a name, and proof of who is signed in. */
export interface Passkeys {
  /** Whether the site's address can have passkeys. */
  offered(): boolean;
  /** @throws GatewayError PROVIDER_DISABLED, TOO_MANY */
  startRegistration(account: Account): Promise<PasskeyCeremony>;
  /** @throws GatewayError INVALID_INPUT, PASSKEY_REFUSED, TOO_MANY, PROVIDER_DISABLED */
  finishRegistration(account: Account, answer: PasskeyAnswer, name: string): Promise<Passkey>;
  /** @throws GatewayError PROVIDER_DISABLED */
  startLogin(): Promise<PasskeyCeremony>;
  /** @throws GatewayError INVALID_INPUT, PASSKEY_REFUSED, PROVIDER_DISABLED */
  finishLogin(answer: PasskeyAnswer): Promise<Passkey>;
  /** The account of the passkey that the answer names, whatever else is wrong with it; null for an unknown passkey. */
  ownerOf(answer: PasskeyAnswer): Promise<string | null>;
  /** @throws GatewayError PROVIDER_DISABLED, NOT_FOUND where the account has none */
  startStepUp(account: Account): Promise<PasskeyCeremony>;
  /** @throws GatewayError INVALID_INPUT, PASSKEY_REFUSED, PROVIDER_DISABLED */
  finishStepUp(account: Account, answer: PasskeyAnswer): Promise<Passkey>;
  list(accountId: string): Promise<readonly Passkey[]>;
  /** @throws GatewayError INVALID_INPUT, NOT_FOUND */
  rename(accountId: string, passkeyId: string, name: string): Promise<void>;
}

export interface PasskeysParts {
  readonly site: () => PasskeySite | null;
  readonly store: PasskeyStore;
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const passkeysWith = ({ site, store, ceremonies, now, randomUuid }: PasskeysParts): Passkeys => {
  const required = (): PasskeySite => requiredSite(site());

  const challengeOf = async (answer: PasskeyAnswer, purpose: CeremonyPurpose, accountId: string | null) => {
    const challenge = await ceremonies.take(answer.ceremonyId, purpose, accountId);
    if (challenge === null) throw passkeyRefused('ceremony');
    return challenge;
  };

  const requestOptions = async (
    purpose: CeremonyPurpose,
    account: AccountEpoch | null,
    allowed: readonly Passkey[],
  ): Promise<PasskeyCeremony> => {
    const place = required();
    const { id, challenge } = await ceremonies.begin(purpose, account);
    const options = await authenticationOptions(place, challenge, allowed);
    return { id, options: JSON.stringify(options) };
  };

  const authenticate = async (
    answer: PasskeyAnswer,
    purpose: CeremonyPurpose,
    accountId: string | null,
  ): Promise<Passkey> => {
    const place = required();
    const response = readAuthentication(answer.response);
    const challenge = await challengeOf(answer, purpose, accountId);
    const passkey = await store.ofCredential(Buffer.from(response.id, 'base64url'));
    if (passkey === null || (accountId !== null && passkey.accountId !== accountId)) throw passkeyRefused('unknown');
    if (!isOfHandle(response, passkey.accountId)) throw passkeyRefused('unknown');
    const { counter, backedUp } = await usedCredential(place, response, { challenge, publicKey: passkey.publicKey });
    if (!(await store.used(passkey.passkeyId, counter, backedUp))) throw passkeyRefused('counter');
    return passkey;
  };

  return {
    offered: () => site() !== null,

    startRegistration: async (account) => {
      const { accountId, nickname } = account;
      const place = required();
      const known = await store.list(accountId);
      if (known.length >= MAX_PASSKEYS) throw new GatewayError('TOO_MANY', { max: MAX_PASSKEYS });
      const { id, challenge } = await ceremonies.begin('register', account);
      const options = await registrationOptions(place, { handle: accountId, name: nickname, challenge, known });
      return { id, options: JSON.stringify(options) };
    },

    finishRegistration: async ({ accountId, epoch }, answer, name) => {
      const place = required();
      const label = readLabel('name', name);
      const response = readRegistration(answer.response);
      const challenge = await challengeOf(answer, 'register', accountId);
      const passkey = {
        ...(await registeredCredential(place, response, challenge)),
        passkeyId: randomUuid(),
        accountId,
        transports: response.response.transports ?? [],
        name: label,
        createdAt: now(),
      };
      if (!(await store.insert(passkey, epoch))) {
        if ((await store.ofCredential(passkey.credentialId)) !== null) throw passkeyRefused('known');
        const full = (await store.list(accountId)).length >= MAX_PASSKEYS;
        throw full ? new GatewayError('TOO_MANY', { max: MAX_PASSKEYS }) : passkeyRefused('ceremony');
      }
      return { ...passkey, lastUsedAt: null };
    },

    startLogin: () => requestOptions('login', null, []),
    finishLogin: (answer) => authenticate(answer, 'login', null),
    ownerOf: async ({ response }) => {
      const { id } = readAuthentication(response);
      return (await store.ofCredential(Buffer.from(id, 'base64url')))?.accountId ?? null;
    },

    startStepUp: async (account) => {
      required();
      const own = await store.list(account.accountId);
      if (own.length === 0) throw new GatewayError('NOT_FOUND');
      return requestOptions('step-up', account, own);
    },
    finishStepUp: ({ accountId }, answer) => authenticate(answer, 'step-up', accountId),

    list: (accountId) => store.list(accountId),

    rename: async (accountId, passkeyId, name) => {
      if (!(await store.rename(accountId, passkeyId, readLabel('name', name)))) throw new GatewayError('NOT_FOUND');
    },
  };
};
