import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoUint8Array,
} from '@simplewebauthn/server/helpers';
import { GatewayError } from '../../errors.ts';
import type { PasskeySite } from './passkey-site.ts';

/** COSE numbers of EdDSA, ES256 and RS256: the algorithms of authenticators in use. */
const ALGORITHMS = [-8, -7, -257];

/** From its beginning to its answer. */
export const CEREMONY_LIFE_MS = 5 * 60_000;

/** Why an authenticator's answer isn't taken. */
export type PasskeyRefusal =
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

export const passkeyRefused = (reason: PasskeyRefusal): GatewayError => new GatewayError('PASSKEY_REFUSED', { reason });

/** @throws GatewayError PROVIDER_DISABLED where the address of the site can't have passkeys */
export const requiredSite = (site: PasskeySite | null): PasskeySite => {
  if (site === null)
    throw new GatewayError(
      'PROVIDER_DISABLED',
      {},
      "passkeys can't be used at this address: they need https, or localhost",
    );
  return site;
};

export const newChallenge = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url');

interface Credential {
  readonly credentialId: Uint8Array;
  readonly transports: readonly string[];
}

const credentialOf = ({ credentialId, transports }: Credential) => ({
  id: Buffer.from(credentialId).toString('base64url'),
  transports: [...transports],
});

/** The library's result for a good answer; it refuses others by throwing. @throws GatewayError PASSKEY_REFUSED */
const verified = async <Result extends { readonly verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result & { readonly verified: true }> => {
  const result = await verify().catch(() => null);
  if (result === null || !result.verified) throw passkeyRefused('not-confirmed');
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

interface Registering {
  /** WebAuthn's user handle: an id that says nothing about the person. */
  readonly handle: string;
  readonly name: string;
  readonly challenge: string;
  readonly known: readonly Credential[];
}

export const registrationOptions = (
  { rpId }: PasskeySite,
  { handle, name, challenge, known }: Registering,
): ReturnType<typeof generateRegistrationOptions> =>
  generateRegistrationOptions({
    rpName: 'Glasscase',
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    userID: isoUint8Array.fromUTF8String(handle),
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: CEREMONY_LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });

export const authenticationOptions = (
  { rpId }: PasskeySite,
  challenge: string,
  allowed: readonly Credential[],
): ReturnType<typeof generateAuthenticationOptions> =>
  generateAuthenticationOptions({
    rpID: rpId,
    challenge: isoBase64URL.toBuffer(challenge),
    userVerification: 'required',
    timeout: CEREMONY_LIFE_MS,
    allowCredentials: allowed.map(credentialOf),
  });

/** A credential that an authenticator made. @throws GatewayError PASSKEY_REFUSED */
export const registeredCredential = async (
  { origin, rpId }: PasskeySite,
  response: RegistrationResponseJSON,
  challenge: string,
) => {
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
  if (registrationInfo === undefined) throw passkeyRefused('not-confirmed');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: credential.publicKey,
    counter: credential.counter,
    backedUp: credentialBackedUp,
  };
};

/** Whether the answer names the holder by their handle, or leaves it out. */
export const isOfHandle = ({ response: { userHandle } }: AuthenticationResponseJSON, handle: string): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === handle;

/** The use of a credential; its counter isn't compared here. @throws GatewayError PASSKEY_REFUSED */
export const usedCredential = async (
  { origin, rpId }: PasskeySite,
  response: AuthenticationResponseJSON,
  { challenge, publicKey }: { readonly challenge: string; readonly publicKey: Uint8Array },
): Promise<{ readonly counter: number; readonly backedUp: boolean }> => {
  const { authenticationInfo } = await verified(async () => {
    if (!isOwnFrame(response.response.clientDataJSON)) return { verified: false, authenticationInfo: null };
    return verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // Compared where it is written, so that two answers at once can't both pass.
      credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    });
  });
  if (authenticationInfo === null) throw passkeyRefused('not-confirmed');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
};
