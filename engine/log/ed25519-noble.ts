import { ed25519 } from '@noble/curves/ed25519.js';
import type { VerifyEd25519 } from './note.ts';

/** Ed25519 (RFC 8032, strict) where there is neither Node nor WebCrypto: in a file opened by any browser. */
export const verifyEd25519WithNoble: VerifyEd25519 = (publicKey, message, signature) => {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    // Not a point of the group in its one encoding.
    return false;
  }
};
