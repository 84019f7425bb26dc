import { utf8 } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';

/** Words of a slot: 128 bits of the key, then the value plus one in two halves. */
const WORDS = 6;
const FIRST_SLOTS = 1_024;
const TWO_32 = 2 ** 32;

const slotsOf = (words: Uint32Array): number => words.length / WORDS;

/** 32 bits; the array that stores them makes them unsigned. */
const wordOf = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);

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

/** The value in the slot that begins there; null of an empty one. */
const valueAt = (words: Uint32Array, at: number): number | null => {
  const low = words[at + 4] ?? 0;
  const high = words[at + 5] ?? 0;
  return low === 0 && high === 0 ? null : high * TWO_32 + low - 1;
};

/** The texts that were seen: data alone, so that a replay can put it aside and go on with it. */
export interface SeenMemory {
  words: Uint32Array;
  /** Texts in it, those that are forgotten among them. */
  count: number;
}

export const newSeenMemory = (): SeenMemory => ({ words: new Uint32Array(FIRST_SLOTS * WORDS), count: 0 });

/** Makes room: without what is forgotten, and twice as large where that isn't enough. */
const makeRoom = (memory: SeenMemory, since: number): void => {
  const { words } = memory;
  const isKept = (at: number): boolean => (valueAt(words, at) ?? -1) >= since;
  let count = 0;
  for (let at = 0; at < words.length; at += WORDS) if (isKept(at)) count += 1;
  const roomy = new Uint32Array(count * 2 > slotsOf(words) ? words.length * 2 : words.length);
  for (let at = 0; at < words.length; at += WORDS) {
    if (!isKept(at)) continue;
    const slot = words.subarray(at, at + WORDS);
    roomy.set(slot, find(roomy, slot));
  }
  memory.words = roomy;
  memory.count = count;
};

/**
 * Remembers where, or when, each text was first seen, in 24 to 64 bytes a text: a site has millions. Texts are known by
 * 128 bits of their SHA-256, so no author can make two that are taken for one.
 */
export const createFirstSeen = (hashing: Hashing, memory: SeenMemory = newSeenMemory()) => {
  const key = new Uint32Array(4);
  return {
    /**
     * The value with which the text was first seen, from 0; null if that is now. Texts that were seen with a value
     * below `since` are forgotten.
     */
    seen: (text: string, value: number, since = 0): number | null => {
      const hash = hashing.sha256(utf8(text));
      for (let word = 0; word < key.length; word += 1) key[word] = wordOf(hash, 4 * word);
      const { words } = memory;
      const at = find(words, key);
      const before = valueAt(words, at);
      if (before !== null && before >= since) return before;
      words.set(key, at);
      words[at + 4] = (value + 1) % TWO_32;
      words[at + 5] = Math.floor((value + 1) / TWO_32);
      if (before === null) memory.count += 1;
      if (memory.count * 4 > slotsOf(words) * 3) makeRoom(memory, since);
      return null;
    },
  };
};
