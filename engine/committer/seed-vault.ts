import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto';
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
}

const NONCE = 12;
const SECRET = 32;
const TAG = 16;
const SEALED = NONCE + 2 * SECRET + TAG;

/** AES-256-GCM. @param key 32 bytes, from the environment or a file beside the data, never from the database. */
export const createSeedVault = (key: Uint8Array, randomBytes: (size: number) => Uint8Array): SeedVault => {
  if (key.length !== 32) throw new RangeError('the seal key has 32 bytes');
  const secret = createSecretKey(key);
  return {
    seal: (pair, { serverSeed, salt }) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(pair));
      return Buffer.concat([
        nonce,
        cipher.update(serverSeed),
        cipher.update(salt),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    open: (pair, sealed) => {
      if (sealed.length !== SEALED) throw new Error('not a sealed pair');
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(pair))
        .setAuthTag(sealed.subarray(SEALED - TAG));
      const secrets = decipher.update(sealed.subarray(NONCE, SEALED - TAG));
      decipher.final();
      return { serverSeed: secrets.subarray(0, SECRET), salt: secrets.subarray(SECRET) };
    },
  };
};
