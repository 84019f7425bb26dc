import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';

/** Words of a slot: 128 bits of the key, then the position plus one in two halves. */
const WORDS = 6;
const FIRST_SLOTS = 1_024;
const TWO_32 = 2 ** 32;

const slotsOf = (words: Uint32Array): number => words.length / WORDS;

/** Where the key stands, or the empty slot where it would. The table is never full. */
const find = (words: Uint32Array, key: Uint32Array): number => {
  const slots = slotsOf(words);
  const [a = 0, b = 0, c = 0, d = 0] = key;
  for (let slot = a % slots; ; slot = (slot + 1) % slots) {
    const at = slot * WORDS;
    const isEmpty = words[at + 4] === 0 && words[at + 5] === 0;
    const isSame = words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d;
    if (isEmpty || isSame) return at;
  }
};

const doubled = (words: Uint32Array): Uint32Array => {
  const larger = new Uint32Array(words.length * 2);
  for (let at = 0; at < words.length; at += WORDS) {
    if (words[at + 4] === 0 && words[at + 5] === 0) continue;
    const slot = words.subarray(at, at + WORDS);
    larger.set(slot, find(larger, slot));
  }
  return larger;
};

/**
 * Remembers where each text was first seen, in 24 to 48 bytes a text: a site has millions. Texts are known by 128 bits
 * of their SHA-256, so nobody can make two that are taken for one.
 */
export const createFirstSeen = (hashing: Hashing) => {
  let words: Uint32Array = new Uint32Array(FIRST_SLOTS * WORDS);
  let count = 0;
  return {
    /** The position at which the text was first seen; null if that is now. */
    seen: (text: string, position: number): number | null => {
      const hash = hashing.sha256(utf8(text));
      const view = new DataView(hash.buffer, hash.byteOffset, 16);
      const key = Uint32Array.from([0, 4, 8, 12], (offset) => view.getUint32(offset));
      const at = find(words, key);
      const [low = 0, high = 0] = words.subarray(at + 4, at + 6);
      if (low !== 0 || high !== 0) return high * TWO_32 + low - 1;
      words.set(key, at);
      words[at + 4] = (position + 1) % TWO_32;
      words[at + 5] = Math.floor((position + 1) / TWO_32);
      count += 1;
      if (count * 4 > slotsOf(words) * 3) words = doubled(words);
      return null;
    },
  };
};
