import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { PUBLIC_ORIGIN } from './fixture.ts';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** RFC 8949, as far as an authenticator needs it. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
});
const request = z.object({ challenge: z.string(), rpId: z.string() });

/** The differences of a forged answer from an honest authenticator's. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly credentialId?: string;
  /** Instead of none: a format, and what its statement says. */
  readonly attestation?: readonly [string, ReadonlyMap<string, Cbor>];
  /** Signs with another key. */
  readonly key?: KeyObject;
}

/** A passkey in a program: ES256, discoverable, backed up, and as dishonest as a test asks for. */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  /** Answers `PublicKeyCredentialCreationOptionsJSON` with `RegistrationResponseJSON`. */
  create(options: string, forgery?: Forgery): string;
  /** Answers `PublicKeyCredentialRequestOptionsJSON` with `AuthenticationResponseJSON`. */
  get(options: string, forgery?: Forgery): string;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const BACKUP = 8 | 16;
const HAS_CREDENTIAL = 64;

export const softwareAuthenticator = (origin = PUBLIC_ORIGIN): SoftwareAuthenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counted = 0;
  let userId = '';

  const clientData = (type: string, challenge: string, forgery: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: forgery.type ?? type,
        challenge: forgery.challenge ?? challenge,
        origin: forgery.origin ?? origin,
        crossOrigin: forgery.crossOrigin ?? false,
      }),
    );

  const authenticatorData = (rpId: string, forgery: Forgery, extra: number): Buffer => {
    const flags = USER_PRESENT | ((forgery.userVerified ?? true) ? USER_VERIFIED : 0) | BACKUP | extra;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forgery.counter ?? counted);
    return Buffer.concat([sha256(forgery.rpId ?? rpId), Buffer.from([flags]), counter]);
  };

  return {
    credentialId: base64url(id),
    create: (options, forgery = {}) => {
      const { challenge, rp, user } = creation.parse(JSON.parse(options));
      userId = user.id;
      const size = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        ...[authenticatorData(rp.id, forgery, HAS_CREDENTIAL), Buffer.alloc(16), size, id, coseKey],
      ]);
      const [format, statement] = forgery.attestation ?? ['none', new Map<string, Cbor>()];
      const attestation = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', data],
      ]);
      return JSON.stringify({
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, forgery)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      });
    },
    get: (options, forgery = {}) => {
      const { challenge, rpId } = request.parse(JSON.parse(options));
      counted += 1;
      const data = authenticatorData(rpId, forgery, 0);
      const client = clientData('webauthn.get', challenge, forgery);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(forgery.key ?? privateKey);
      const userHandle = forgery.userHandle ?? userId;
      const credentialId = forgery.credentialId ?? base64url(id);
      return JSON.stringify({
        ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle === '' ? {} : { userHandle }),
        },
      });
    },
  };
};
