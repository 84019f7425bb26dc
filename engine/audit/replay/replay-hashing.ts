import { hash } from 'node:crypto';
import type { Cryptography } from '../../fairness/hashing.ts';
import { nodeHashing } from '../../node-hashing.ts';

const BLOCK = 64;
const HASH_BYTES = 32;
/** The longest text that is authenticated in place. */
const ROOM = 1_024;

/** The key with zeros behind it, XORed with `pad`, at the beginning of `block`. */
const setKey = (block: Uint8Array, key: Uint8Array, pad: number): void => {
  block.fill(pad, 0, BLOCK);
  for (let i = 0; i < key.length; i += 1) block[i] = (key[i] ?? 0) ^ pad;
};

/**
 * The hashing port of a server for one long replay: HMAC as RFC 2104 defines it. All plays of a pair are proven one
 * after another with one seed, so the port keeps both blocks of the key of the last seed. It knows the seed by the
 * identity of its bytes, which no caller changes meanwhile. Nothing is secret here any more, so the port wipes nothing.
 */
export const replayHashing = (): Cryptography => {
  const inner = Buffer.alloc(BLOCK + ROOM);
  const outer = Buffer.alloc(BLOCK + HASH_BYTES);
  /** The first bytes of the inner text, by the length of what is authenticated: making views costs half a hash. */
  const texts: Uint8Array[] = [];
  let seed: Uint8Array | null = null;
  const innerText = (length: number): Uint8Array => {
    const known = texts[length] ?? inner.subarray(0, BLOCK + length);
    texts[length] = known;
    return known;
  };
  return {
    sha256: nodeHashing.sha256,
    sha256Text: nodeHashing.sha256Text,
    verifyEd25519: nodeHashing.verifyEd25519,
    hmacSha256: (key, data) => {
      if (key.length > BLOCK || data.length > ROOM) return nodeHashing.hmacSha256(key, data);
      if (key !== seed) {
        setKey(inner, key, 0x36);
        setKey(outer, key, 0x5c);
        seed = key;
      }
      inner.set(data, BLOCK);
      outer.write(hash('sha256', innerText(data.length), 'binary'), BLOCK, 'latin1');
      return Buffer.from(hash('sha256', outer, 'binary'), 'latin1');
    },
  };
};
