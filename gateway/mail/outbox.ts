import { z } from 'zod';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Logger } from '../../engine/logger.ts';
import { type Outbox, outboxWith } from '../outbox/outbox.ts';
import { sealWith } from '../seal.ts';
import type { MailProvider } from './provider.ts';

const content = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.output<typeof content>;

/** Mail waiting for the provider. */
export type MailOutbox = Outbox<Mail>;

export interface MailOutboxParts {
  readonly sql: SqlClient;
  readonly provider: MailProvider;
  readonly accountKey: Uint8Array;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
  readonly logger: Logger;
}

export const mailOutboxWith = (parts: MailOutboxParts): MailOutbox => {
  const { sql, provider, accountKey, now, randomBytes, randomUuid, logger } = parts;
  return outboxWith({
    ...{ sql, content, now, randomUuid, logger },
    table: 'mail_outbox',
    what: 'a mail',
    seal: sealWith(accountKey, 'glasscase mail outbox', randomBytes),
    send: (id, mail) => provider.send({ id, ...mail }),
  });
};
