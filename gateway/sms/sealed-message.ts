import { z } from 'zod';
import { sealWith } from '../seal.ts';

const content = z.object({ phone: z.string(), text: z.string() });
export type MessageContent = z.output<typeof content>;

export interface MessageSeal {
  seal(id: string, message: MessageContent): Uint8Array;
  /** @throws Error unless it was sealed for this id under this key */
  unseal(id: string, sealed: Uint8Array): MessageContent;
}

/** No code on its way lies about in clear. */
export const messageSealWith = (accountKey: Uint8Array, randomBytes: (size: number) => Uint8Array): MessageSeal => {
  const { seal, unseal } = sealWith(accountKey, 'glasscase sms outbox', randomBytes);
  return {
    seal: (id, message) => seal(id, Buffer.from(JSON.stringify(message))),
    unseal: (id, sealed) => content.parse(JSON.parse(Buffer.from(unseal(id, sealed)).toString('utf8'))),
  };
};
