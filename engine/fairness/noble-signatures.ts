import { ed25519 } from '@noble/curves/ed25519.js';
import type { Signatures } from './hashing.ts';

/** The port of signatures in a page: synchronous, and there without a secure context too. */
export const nobleSignatures: Signatures = {
  verifyEd25519: (publicKey, message, signature) => {
    try {
      return ed25519.verify(signature, message, publicKey, { zip215: false });
    } catch {
      return false;
    }
  },
};
