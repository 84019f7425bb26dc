import type { Hashing } from '../fairness/hashing.ts';
import { nodeHash, rootOfRange, sameBytes, splitPoint, TILE_WIDTH } from './merkle.ts';

/** Reads a tile's hashes; `width` is what a tree of the asked size has there. */
export type ReadTile = (level: number, index: number, width: number) => Promise<Uint8Array>;

interface LeafRange {
  readonly start: number;
  readonly end: number;
}

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

/** The subtrees whose roots prove a leaf, from the leaf up: RFC 6962, section 2.1.1. */
const inclusionRanges = (index: number, start: number, end: number): LeafRange[] => {
  if (end - start === 1) return [];
  const middle = start + splitPoint(end - start);
  return index < middle
    ? [...inclusionRanges(index, start, middle), { start: middle, end }]
    : [...inclusionRanges(index, middle, end), { start, end: middle }];
};

/** The subtrees whose roots prove that a tree grew from an older one: RFC 6962, section 2.1.2. */
const consistencyRanges = (older: number, start: number, end: number, whole: boolean): LeafRange[] => {
  if (older === end) return whole ? [] : [{ start, end }];
  const middle = start + splitPoint(end - start);
  return older <= middle
    ? [...consistencyRanges(older, start, middle, whole), { start: middle, end }]
    : [...consistencyRanges(older, middle, end, false), { start, end: middle }];
};

/** Root over the leaves of a range in a tree of `size` leaves, from tiles. */
const rangeRoot = async (hashing: Hashing, range: LeafRange, size: number, read: ReadTile): Promise<Uint8Array> => {
  const count = range.end - range.start;
  if (!isPowerOfTwo(count) || range.start % count !== 0) {
    const middle = range.start + splitPoint(count);
    const left = await rangeRoot(hashing, { start: range.start, end: middle }, size, read);
    return nodeHash(hashing, left, await rangeRoot(hashing, { start: middle, end: range.end }, size, read));
  }
  const level = Math.floor(Math.log2(count) / 8);
  const unit = TILE_WIDTH ** level;
  const first = range.start / unit;
  const index = Math.floor(first / TILE_WIDTH);
  const width = Math.min(TILE_WIDTH, Math.floor(size / unit) - index * TILE_WIDTH);
  return rootOfRange(hashing, await read(level, index, width), first - index * TILE_WIDTH, count / unit);
};

const readRanges = (hashing: Hashing, ranges: readonly LeafRange[], size: number, read: ReadTile) =>
  Promise.all(ranges.map((range) => rangeRoot(hashing, range, size, read)));

/** @throws RangeError unless 0 ≤ index < size. */
export const inclusionProof = async (hashing: Hashing, index: number, size: number, read: ReadTile) => {
  if (index < 0 || index >= size) throw new RangeError(`no leaf ${index} in a tree of ${size}`);
  return readRanges(hashing, inclusionRanges(index, 0, size), size, read);
};

/** @throws RangeError unless 0 < older ≤ size. */
export const consistencyProof = async (hashing: Hashing, older: number, size: number, read: ReadTile) => {
  if (older <= 0 || older > size) throw new RangeError(`no proof from ${older} to ${size}`);
  return readRanges(hashing, consistencyRanges(older, 0, size, true), size, read);
};

export interface Inclusion {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

const half = (n: number): number => Math.floor(n / 2);
const odd = (n: number): boolean => n % 2 === 1;

/** RFC 9162, section 2.1.3.2. */
export const verifyInclusion = (hashing: Hashing, { leaf, index, size, root, proof }: Inclusion): boolean => {
  if (index < 0 || index >= size) return false;
  let position = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (odd(position) || position === last) {
      hash = nodeHash(hashing, sibling, hash);
      while (!odd(position) && position !== 0) {
        position = half(position);
        last = half(last);
      }
    } else {
      hash = nodeHash(hashing, hash, sibling);
    }
    position = half(position);
    last = half(last);
  }
  return last === 0 && sameBytes(hash, root);
};

export interface Consistency {
  readonly older: { readonly size: number; readonly root: Uint8Array };
  readonly newer: { readonly size: number; readonly root: Uint8Array };
  readonly proof: readonly Uint8Array[];
}

/** RFC 9162, section 2.1.4.2. A tree of size 0 is consistent with every tree, by an empty proof. */
export const verifyConsistency = (hashing: Hashing, { older, newer, proof }: Consistency): boolean => {
  if (older.size > newer.size || older.size < 0) return false;
  if (older.size === 0) return proof.length === 0;
  if (older.size === newer.size) return proof.length === 0 && sameBytes(older.root, newer.root);
  const path = isPowerOfTwo(older.size) ? [older.root, ...proof] : proof;
  const [seed, ...siblings] = path;
  if (seed === undefined) return false;
  let position = older.size - 1;
  let last = newer.size - 1;
  while (odd(position)) {
    position = half(position);
    last = half(last);
  }
  let before = seed;
  let after = seed;
  for (const sibling of siblings) {
    if (last === 0) return false;
    if (odd(position) || position === last) {
      before = nodeHash(hashing, sibling, before);
      after = nodeHash(hashing, sibling, after);
      while (!odd(position) && position !== 0) {
        position = half(position);
        last = half(last);
      }
    } else {
      after = nodeHash(hashing, after, sibling);
    }
    position = half(position);
    last = half(last);
  }
  return last === 0 && sameBytes(before, older.root) && sameBytes(after, newer.root);
};
