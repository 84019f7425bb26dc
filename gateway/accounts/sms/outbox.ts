import { z } from 'zod';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { sealWith } from '../../seal.ts';
import { type Outbox, outboxWith, type ProviderOutboxParts } from '../../site/outbox/outbox.ts';
import { readPhone } from '../profile/phone.ts';
import type { SmsProvider } from './provider.ts';

const content = z.object({ phone: z.string(), text: z.string() });
type MessageContent = z.output<typeof content>;

/** Text messages waiting for the provider. */
export interface SmsOutbox extends Pick<Outbox<MessageContent>, 'deliver' | 'stop'> {
  /** Keeps the message and begins to send it; waits a moment for that, and no longer. */
  post(message: MessageContent & { readonly expiresAt: Instant }): Promise<void>;
}

export const smsOutboxWith = (parts: ProviderOutboxParts<SmsProvider>): SmsOutbox => {
  const { sql, provider, accountKey, now, randomBytes, randomUuid, logger, waitMs } = parts;
  const outbox = outboxWith({
    ...{ sql, content, now, randomUuid, logger, waitMs },
    table: 'smsOutbox',
    what: 'an SMS',
    seal: sealWith(accountKey, 'glasscase sms outbox', randomBytes),
    send: (id, { phone, text }) => provider.send({ id, phone: readPhone(phone), text }),
  });
  return {
    post: ({ phone, text, expiresAt }) => outbox.post({ phone, text }, expiresAt),
    deliver: outbox.deliver,
    stop: outbox.stop,
  };
};
