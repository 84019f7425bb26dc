import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { z } from 'zod';

const content = z.object({ phone: z.string(), text: z.string() });
export type MessageContent = z.output<typeof content>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface MessageSeal {
  seal(id: string, message: MessageContent): Uint8Array;
  /** @throws Error unless it was sealed for this id under this key */
  unseal(id: string, sealed: Uint8Array): MessageContent;
}

/** AES-256-GCM under a key that follows from the account key, bound to the message's id: no code lies about in clear. */
export const messageSealWith = (accountKey: Uint8Array, randomBytes: (size: number) => Uint8Array): MessageSeal => {
  const key = Buffer.from(hkdfSync('sha256', accountKey, new Uint8Array(0), 'glasscase sms outbox', 32));
  return {
    seal: (id, message) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal: (id, sealed) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return content.parse(JSON.parse(text.toString('utf8')));
    },
  };
};
