import { createPublicKey, hash, verify } from 'node:crypto';
import type { Cryptography } from './fairness/hashing.ts';

const BLOCK = 64;

/** One-shot, and out as text: a Buffer that native code makes costs twice what the hash itself does. */
const sha256 = (data: Uint8Array): Uint8Array => Buffer.from(hash('sha256', data, 'binary'), 'latin1');

const sha256Text = (text: string): string => hash('sha256', text, 'hex');

/** The key, filled up with zeros to a block and XORed with `pad`, and the text after it. */
const keyed = (key: Uint8Array, pad: number, text: Uint8Array): Uint8Array => {
  // From Node's pool: two views on memory of their own would cost more than all the hashing.
  const bytes = Buffer.allocUnsafe(BLOCK + text.length).fill(pad, 0, BLOCK);
  for (let i = 0; i < key.length; i += 1) bytes[i] = (key[i] ?? 0) ^ pad;
  bytes.set(text, BLOCK);
  return bytes;
};

/**
 * HMAC as RFC 2104 defines it, over one-shot hashes: less than half of the time that `createHmac` takes for a draw's
 * message. Keys are secrets, so what was made of them is overwritten.
 */
const hmacSha256 = (key: Uint8Array, data: Uint8Array): Uint8Array => {
  const secret = key.length > BLOCK ? sha256(key) : key;
  const inner = keyed(secret, 0x36, data);
  const outer = keyed(secret, 0x5c, sha256(inner));
  const authenticated = sha256(outer);
  inner.fill(0);
  outer.fill(0);
  return authenticated;
};

/** Everything before the 32 key bytes in the DER form of an Ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** A key that is no point of the curve verifies nothing. */
const verifyEd25519 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
};

/** The ports of hashing and of signatures on a server. */
export const nodeHashing: Cryptography = { sha256, sha256Text, hmacSha256, verifyEd25519 };
