import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again and must not lie about in clear. */
export interface Seal {
  seal(id: string, content: Uint8Array): Uint8Array;
  /** @throws Error unless it was sealed for this id and purpose under this key */
  unseal(id: string, sealed: Uint8Array): Uint8Array;
}

/** AES-256-GCM under a key that follows from the account key for this purpose alone, bound to the row's id. */
export const sealWith = (accountKey: Uint8Array, purpose: string, randomBytes: (size: number) => Uint8Array): Seal => {
  const key = Buffer.from(hkdfSync('sha256', accountKey, new Uint8Array(0), purpose, 32));
  return {
    seal: (id, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal: (id, sealed) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
};
