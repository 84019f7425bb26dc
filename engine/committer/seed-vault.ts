import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto';
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
  /**
   * Bytes that were opened once must not change afterwards.
   * @throws Error when the bytes were changed, belong to another pair or were sealed with another key.
   */
  open(pair: PairId, sealed: Uint8Array): PairSecrets;
  /** The same secrets under the current key; null when that one sealed them. @throws Error as `open` does. */
  reseal(pair: PairId, sealed: Uint8Array): Uint8Array | null;
}

const NONCE = 12;
const SECRET = 32;
const TAG = 16;
const SEALED = NONCE + 2 * SECRET + TAG;
const PAIR_ID = 22;

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

/** XORs 64 bytes with those of a digest, which comes as a text of its bytes. */
const masked = (bytes: Uint8Array, digest: string, into: Uint8Array): Uint8Array => {
  for (let i = 0; i < 2 * SECRET; i += 1) into[i] = (bytes[i] ?? 0) ^ digest.charCodeAt(i);
  return into;
};

/**
 * Secrets that were opened before, for as long as the very bytes are held that sealed them: XORed with
 * SHA-512(key ‖ pair id), under a key that this process made for itself. So they lie in memory no more readable than
 * before, and opening them again takes one hash instead of a cipher, a tenth of the time.
 */
const createReopening = (randomBytes: (size: number) => Uint8Array) => {
  const kept = new WeakMap<Uint8Array, { readonly pair: PairId; readonly bytes: Uint8Array }>();
  const text = Buffer.concat([randomBytes(SECRET), Buffer.alloc(PAIR_ID)]);
  const digestOf = (pair: PairId): string => {
    text.write(pair, SECRET, 'latin1');
    return hash('sha512', text, 'binary');
  };
  return {
    keep: (pair: PairId, sealed: Uint8Array, { serverSeed, salt }: PairSecrets): void => {
      const secrets = Buffer.concat([serverSeed, salt]);
      kept.set(sealed, { pair, bytes: masked(secrets, digestOf(pair), new Uint8Array(2 * SECRET)) });
      secrets.fill(0);
    },
    open: (pair: PairId, sealed: Uint8Array): PairSecrets | null => {
      const known = kept.get(sealed);
      if (known?.pair !== pair) return null;
      // Not on the heap, where the collector would leave copies behind when it moves them.
      const secrets = masked(known.bytes, digestOf(pair), Buffer.allocUnsafe(2 * SECRET));
      return { serverSeed: secrets.subarray(0, SECRET), salt: secrets.subarray(SECRET) };
    },
  };
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
  const reopening = createReopening(randomBytes);
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
    open: (pair, sealed) => {
      const again = reopening.open(pair, sealed);
      if (again !== null) return again;
      const { secrets } = opened(pair, sealed);
      reopening.keep(pair, sealed, secrets);
      return secrets;
    },
    reseal: (pair, sealed) => {
      const { secrets, isCurrent } = opened(pair, sealed);
      const fresh = isCurrent ? null : seal(pair, secrets);
      secrets.serverSeed.fill(0);
      secrets.salt.fill(0);
      return fresh;
    },
  };
};
