import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from './bytes.ts';
import type { Hashing } from './hashing.ts';

/** The hashing port in a page: synchronous, and without anything of a server. */
export const nobleHashing: Hashing = {
  sha256: (data) => sha256(data),
  sha256Text: (text) => toHex(sha256(utf8(text))),
  hmacSha256: (key, data) => hmac(sha256, key, data),
};
