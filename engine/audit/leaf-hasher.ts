import type { Hashing } from '../fairness/hashing.ts';
import { MAX_ENTRY_BYTES } from '../log/entry.ts';

/**
 * Hashes leaves as `leafHash` does, for many entries one after another: the byte in front stands there already, and no
 * entry asks for memory of its own.
 */
export const createLeafHasher = (hashing: Hashing): ((entry: Uint8Array) => Uint8Array) => {
  const leaf = new Uint8Array(1 + MAX_ENTRY_BYTES);
  return (entry) => {
    leaf.set(entry, 1);
    return hashing.sha256(leaf.subarray(0, 1 + entry.length));
  };
};
