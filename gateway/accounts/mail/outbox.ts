import { z } from 'zod';
import { sealWith } from '../../seal.ts';
import { type Outbox, outboxWith, type ProviderOutboxParts } from '../../site/outbox/outbox.ts';
import type { MailProvider } from './provider.ts';

const attachment = z.object({ name: z.string(), type: z.string(), text: z.string() });
const content = z.object({
  ...{ to: z.string(), subject: z.string(), text: z.string() },
  attachments: z.array(attachment).optional(),
});
export type Mail = z.output<typeof content>;

/** Mail waiting for the provider. */
export type MailOutbox = Outbox<Mail>;

export const mailOutboxWith = (parts: ProviderOutboxParts<MailProvider>): MailOutbox => {
  const { sql, provider, accountKey, now, randomBytes, randomUuid, logger } = parts;
  return outboxWith({
    ...{ sql, content, now, randomUuid, logger },
    table: 'mailOutbox',
    what: 'a mail',
    seal: sealWith(accountKey, 'glasscase mail outbox', randomBytes),
    send: (id, mail) => provider.send({ id, ...mail }),
  });
};
