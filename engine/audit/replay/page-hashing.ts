import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from '../../fairness/bytes.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import { nobleSignatures } from '../../fairness/noble-signatures.ts';

/**
 * The hashing port of a page for one long replay. All plays of a pair are proven one after another with one seed, so
 * the port keeps the state after the key of the last seed. It knows the seed by the identity of its bytes, which no
 * caller changes meanwhile. Every hash begins as a copy of an empty one, in memory that is there already.
 */
export const pageHashing = (): Cryptography => {
  const empty = sha256.create();
  const plain = sha256.create();
  const none = new Uint8Array(0);
  const authenticated = hmac.create(sha256, none);
  let keyed = hmac.create(sha256, none);
  let seed: Uint8Array | null = null;
  return {
    ...nobleSignatures,
    sha256: (data) => empty._cloneInto(plain).update(data).digest(),
    sha256Text: (text) => toHex(empty._cloneInto(plain).update(utf8(text)).digest()),
    hmacSha256: (key, data) => {
      if (key !== seed) {
        keyed = hmac.create(sha256, key);
        seed = key;
      }
      return keyed._cloneInto(authenticated).update(data).digest();
    },
  };
};
