import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Hashing } from '../fairness/hashing.ts';
import { nodeHashing } from '../node-hashing.ts';

/**
 * The hashing port of a server for one long replay. All plays of a pair are proven one after another with one seed, so
 * the key object of the last seed is kept; it is known by the identity of its bytes, which nobody changes meanwhile.
 */
export const replayHashing = (): Hashing => {
  let seed: Uint8Array | null = null;
  let key: KeyObject | null = null;
  return {
    sha256: nodeHashing.sha256,
    hmacSha256: (bytes, data) => {
      if (key === null || bytes !== seed) {
        key = createSecretKey(bytes);
        seed = bytes;
      }
      return createHmac('sha256', key).update(data).digest();
    },
  };
};
