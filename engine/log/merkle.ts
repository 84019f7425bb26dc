import type { Hashing } from '../fairness/hashing.ts';

/** Bytes of one hash. */
export const HASH_BYTES = 32;

/** Hashes of a full tile, and the factor between two tile levels. */
export const TILE_WIDTH = 256;

/** RFC 6962, section 2.1: SHA-256(0x00 ‖ entry). */
export const leafHash = (hashing: Hashing, entry: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(1 + entry.length);
  bytes.set(entry, 1);
  return hashing.sha256(bytes);
};

/** RFC 6962, section 2.1: SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = (hashing: Hashing, left: Uint8Array, right: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(1 + 2 * HASH_BYTES);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 1 + HASH_BYTES);
  return hashing.sha256(bytes);
};

/** The root of a tree without leaves: SHA-256 of nothing. */
export const emptyRoot = (hashing: Hashing): Uint8Array => hashing.sha256(new Uint8Array(0));

/** The largest power of two below n; n ≥ 2. Plain arithmetic, because sizes go beyond 32 bits. */
export const splitPoint = (n: number): number => {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
};

export const hashAt = (hashes: Uint8Array, index: number): Uint8Array => {
  const start = index * HASH_BYTES;
  if (start + HASH_BYTES > hashes.length) throw new RangeError(`no hash ${index} in ${hashes.length} bytes`);
  return hashes.subarray(start, start + HASH_BYTES);
};

/** Root over hashes `start … start + count − 1` of a tile, for any count ≥ 1. */
export const rootOfRange = (hashing: Hashing, hashes: Uint8Array, start: number, count: number): Uint8Array => {
  if (count === 1) return hashAt(hashes, start);
  const left = splitPoint(count);
  return nodeHash(
    hashing,
    rootOfRange(hashing, hashes, start, left),
    rootOfRange(hashing, hashes, start + left, count - left),
  );
};

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
};
