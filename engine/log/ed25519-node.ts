import { createPublicKey, verify } from 'node:crypto';
import type { VerifyEd25519 } from './note.ts';

/** Everything before the 32 key bytes in the DER form of an Ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** Ed25519 on a server. A key that is no point of the curve verifies nothing. */
export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
};
