import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import type { PairId } from '../kernel/ids.ts';

/** The secret half of a seed pair. It lives inside one decision and is overwritten after it. */
export interface PairSecrets {
  /** 32 bytes each. */
  readonly serverSeed: Uint8Array;
  readonly salt: Uint8Array;
}

export interface SeedVault {
  /** nonce (12) ‖ ciphertext of seed and salt (64) ‖ tag (16), bound to the pair's id. */
  seal(pair: PairId, secrets: PairSecrets): Uint8Array;
  /** @throws Error when the bytes were changed, belong to another pair or were sealed with another key. */
  open(pair: PairId, sealed: Uint8Array): PairSecrets;
  /** The same secrets under the current key; null when that one sealed them. @throws Error as `open` does. */
  reseal(pair: PairId, sealed: Uint8Array): Uint8Array | null;
}

const NONCE = 12;
const SECRET = 32;
const TAG = 16;
const SEALED = NONCE + 2 * SECRET + TAG;

/** Null when the bytes were changed, belong to another pair or were sealed with another key. */
const openWith = (secret: KeyObject, pair: PairId, sealed: Uint8Array): PairSecrets | null => {
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(pair))
    .setAuthTag(sealed.subarray(SEALED - TAG));
  const secrets = decipher.update(sealed.subarray(NONCE, SEALED - TAG));
  try {
    decipher.final();
  } catch {
    secrets.fill(0);
    return null;
  }
  return { serverSeed: secrets.subarray(0, SECRET), salt: secrets.subarray(SECRET) };
};

/**
 * AES-256-GCM. The first key seals, every one of them opens.
 * @param keys 32 bytes each, from the environment or a file beside the data, never from the database.
 */
export const createSeedVault = (
  keys: readonly [Uint8Array, ...Uint8Array[]],
  randomBytes: (size: number) => Uint8Array,
): SeedVault => {
  if (keys.some((key) => key.length !== 32)) throw new RangeError('a seal key has 32 bytes');
  const [first, ...rest] = keys;
  const current = createSecretKey(first);
  const previous = rest.map((key) => createSecretKey(key));
  const seal: SeedVault['seal'] = (pair, { serverSeed, salt }) => {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(pair));
    return Buffer.concat([nonce, cipher.update(serverSeed), cipher.update(salt), cipher.final(), cipher.getAuthTag()]);
  };
  const opened = (pair: PairId, sealed: Uint8Array) => {
    if (sealed.length !== SEALED) throw new Error('not a sealed pair');
    for (const secret of [current, ...previous]) {
      const secrets = openWith(secret, pair, sealed);
      if (secrets !== null) return { secrets, isCurrent: secret === current };
    }
    throw new Error('a sealed pair was changed, or sealed with a key that is not given');
  };
  return {
    seal,
    open: (pair, sealed) => opened(pair, sealed).secrets,
    reseal: (pair, sealed) => {
      const { secrets, isCurrent } = opened(pair, sealed);
      const fresh = isCurrent ? null : seal(pair, secrets);
      secrets.serverSeed.fill(0);
      secrets.salt.fill(0);
      return fresh;
    },
  };
};
