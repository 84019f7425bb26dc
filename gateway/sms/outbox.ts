import { z } from 'zod';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Logger } from '../../engine/logger.ts';
import { readPhone } from '../accounts/phone.ts';
import { type Outbox, outboxWith } from '../outbox/outbox.ts';
import { sealWith } from '../seal.ts';
import type { SmsProvider } from './provider.ts';

const content = z.object({ phone: z.string(), text: z.string() });
type MessageContent = z.output<typeof content>;

/** Text messages waiting for the provider. */
export interface SmsOutbox extends Pick<Outbox<MessageContent>, 'deliver' | 'stop'> {
  /** Keeps the message and begins to send it; waits a moment for that, and no longer. */
  post(message: MessageContent & { readonly expiresAt: Instant }): Promise<void>;
}

export interface SmsOutboxParts {
  readonly sql: SqlClient;
  readonly provider: SmsProvider;
  readonly accountKey: Uint8Array;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
  readonly logger: Logger;
  /** How long `post` waits for the provider. */
  readonly patienceMs?: number;
}

export const smsOutboxWith = (parts: SmsOutboxParts): SmsOutbox => {
  const { sql, provider, accountKey, now, randomBytes, randomUuid, logger, patienceMs } = parts;
  const outbox = outboxWith({
    ...{ sql, content, now, randomUuid, logger, patienceMs },
    table: 'sms_outbox',
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
