import type { VerifyEd25519 } from './note.ts';

/**
 * Ed25519 in a page (Chromium 137, Firefox 129, Safari 17 and later).
 * @throws DOMException `NotSupportedError` in older browsers · TypeError without a secure context: the page then verifies by script.
 */
export const verifyEd25519InPage: VerifyEd25519 = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(message));
};
