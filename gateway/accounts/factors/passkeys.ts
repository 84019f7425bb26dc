import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoUint8Array,
} from '@simplewebauthn/server/helpers';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { readLabel } from '../profile/label.ts';
import type { AccountEpoch } from '../sessions/epochs.ts';
import { type PasskeyAnswer, readAuthentication, readRegistration } from './passkey-answer.ts';
import { CEREMONY_LIFE_MS, type CeremonyPurpose, type PasskeyCeremonies } from './passkey-ceremonies.ts';
import type { PasskeySite } from './passkey-site.ts';
import { MAX_PASSKEYS, type Passkey, type PasskeyStore } from './passkey-store.ts';

/** COSE numbers of EdDSA, ES256 and RS256: the algorithms of authenticators in use. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyCeremony {
  readonly id: string;
  /** JSON of WebAuthn's options. */
  readonly options: string;
}

/** Why an authenticator's answer isn't taken. */
type Refusal =
  /** Never begun, begun for another purpose or account, answered before, or more than five minutes ago. */
  | 'ceremony'
  /** Another challenge, origin or relying party, no verified user, or a wrong signature. */
  | 'not-confirmed'
  /** A passkey of no account here, or of another account. */
  | 'unknown'
  /** Registered already. */
  | 'known'
  /** The authenticator counted as far before. */
  | 'counter';

const refused = (reason: Refusal): GatewayError => new GatewayError('PASSKEY_REFUSED', { reason });

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

/** The library's result for a good answer; it refuses others by throwing. @throws GatewayError PASSKEY_REFUSED */
const verified = async <Result extends { readonly verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result & { readonly verified: true }> => {
  const result = await verify().catch(() => null);
  if (result === null || !result.verified) throw refused('not-confirmed');
  return { ...result, verified: true };
};

/**
 * The site asks for no attestation. One with certificates would be checked with them, and revocation lists fetched from
 * the addresses in the certificates, so an answer that brings some isn't looked at.
 */
const hasNoCertificates = (attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
};

const isOwnFrame = (clientDataJSON: string): boolean => decodeClientDataJSON(clientDataJSON).crossOrigin !== true;

const credentialOf = ({ credentialId, transports }: Passkey) => ({
  id: Buffer.from(credentialId).toString('base64url'),
  transports: [...transports],
});

/** WebAuthn's user handle: the account's id, which says nothing about the person. */
const handleOf = (accountId: string) => isoUint8Array.fromUTF8String(accountId);

export const passkeysWith = ({ site, store, ceremonies, now, randomUuid }: PasskeysParts): Passkeys => {
  const required = (): PasskeySite => {
    const found = site();
    if (found === null) throw new GatewayError('PROVIDER_DISABLED', {}, "passkeys can't be used at this address");
    return found;
  };

  const challengeOf = async (answer: PasskeyAnswer, purpose: CeremonyPurpose, accountId: string | null) => {
    const challenge = await ceremonies.take(answer.ceremonyId, purpose, accountId);
    if (challenge === null) throw refused('ceremony');
    return challenge;
  };

  const requestOptions = async (
    purpose: CeremonyPurpose,
    account: AccountEpoch | null,
    allowed: readonly Passkey[],
  ): Promise<PasskeyCeremony> => {
    const { rpId } = required();
    const { id, challenge } = await ceremonies.begin(purpose, account);
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: isoBase64URL.toBuffer(challenge),
      userVerification: 'required',
      timeout: CEREMONY_LIFE_MS,
      allowCredentials: allowed.map(credentialOf),
    });
    return { id, options: JSON.stringify(options) };
  };

  const authenticate = async (
    answer: PasskeyAnswer,
    purpose: CeremonyPurpose,
    accountId: string | null,
  ): Promise<Passkey> => {
    const { origin, rpId } = required();
    const response = readAuthentication(answer.response);
    const challenge = await challengeOf(answer, purpose, accountId);
    const passkey = await store.ofCredential(Buffer.from(response.id, 'base64url'));
    if (passkey === null || (accountId !== null && passkey.accountId !== accountId)) throw refused('unknown');
    const { userHandle } = response.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) {
      throw refused('unknown');
    }
    const { authenticationInfo } = await verified(async () => {
      if (!isOwnFrame(response.response.clientDataJSON)) return { verified: false, authenticationInfo: null };
      return verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        // Counted below, where two answers at once can't both pass.
        credential: { id: response.id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
      });
    });
    if (authenticationInfo === null) throw refused('not-confirmed');
    const { newCounter, credentialBackedUp } = authenticationInfo;
    if (!(await store.used(passkey.passkeyId, newCounter, credentialBackedUp))) throw refused('counter');
    return passkey;
  };

  return {
    offered: () => site() !== null,

    startRegistration: async (account) => {
      const { accountId, nickname } = account;
      const { rpId } = required();
      const known = await store.list(accountId);
      if (known.length >= MAX_PASSKEYS) throw new GatewayError('TOO_MANY', { max: MAX_PASSKEYS });
      const { id, challenge } = await ceremonies.begin('register', account);
      const options = await generateRegistrationOptions({
        rpName: 'Glasscase',
        rpID: rpId,
        userName: nickname,
        userDisplayName: nickname,
        userID: handleOf(accountId),
        challenge: isoBase64URL.toBuffer(challenge),
        timeout: CEREMONY_LIFE_MS,
        attestationType: 'none',
        excludeCredentials: known.map(credentialOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { id, options: JSON.stringify(options) };
    },

    finishRegistration: async ({ accountId, epoch }, answer, name) => {
      const { origin, rpId } = required();
      const label = readLabel('name', name);
      const response = readRegistration(answer.response);
      const challenge = await challengeOf(answer, 'register', accountId);
      const { registrationInfo } = await verified(async () => {
        const { attestationObject, clientDataJSON } = response.response;
        if (!hasNoCertificates(attestationObject) || !isOwnFrame(clientDataJSON)) return { verified: false };
        return verifyRegistrationResponse({
          response,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
      });
      if (registrationInfo === undefined) throw refused('not-confirmed');
      const { credential, credentialBackedUp } = registrationInfo;
      const passkey = {
        passkeyId: randomUuid(),
        accountId,
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: response.response.transports ?? [],
        backedUp: credentialBackedUp,
        name: label,
        createdAt: now(),
      };
      if (!(await store.insert(passkey, epoch))) {
        if ((await store.ofCredential(passkey.credentialId)) !== null) throw refused('known');
        const full = (await store.list(accountId)).length >= MAX_PASSKEYS;
        throw full ? new GatewayError('TOO_MANY', { max: MAX_PASSKEYS }) : refused('ceremony');
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
