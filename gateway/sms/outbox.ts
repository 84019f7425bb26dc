import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Logger } from '../../engine/logger.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import { readPhone } from '../accounts/phone.ts';
import { type SmsProvider, SmsRefused } from './provider.ts';
import { type MessageContent, messageSealWith } from './sealed-message.ts';

/** Messages waiting for the provider: each is sent at least once, unless its code dies before. */
export interface SmsOutbox {
  /** Keeps the message and begins to send it; waits a moment for that, and no longer. */
  post(message: MessageContent & { readonly expiresAt: Instant }): Promise<void>;
  /** Sends what is due. Resolves when nothing is left to try now. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
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

const PATIENCE_MS = 1_500;
const AT_ONCE = 4;
/** Longer than a provider takes to answer or time out: until then nobody else tries the same message. */
const LEASE_MS = 15_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const dueRow = z.object({ message_id: z.string(), sealed: z.instanceof(Uint8Array), tries: integerColumn });
const nextRow = z.object({ next_try_at: integerColumn.nullable() });

export const smsOutboxWith = (parts: SmsOutboxParts): SmsOutbox => {
  const { sql, provider, now, randomUuid, logger, patienceMs = PATIENCE_MS } = parts;
  const { seal, unseal } = messageSealWith(parts.accountKey, parts.randomBytes);
  let delivering: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const forget = (id: string) => sql.query('DELETE FROM sms_outbox WHERE message_id = $1', [id]);

  const sendOne = async ({ message_id: id, sealed, tries }: z.output<typeof dueRow>): Promise<void> => {
    try {
      const { phone, text } = unseal(id, sealed);
      await provider.send({ id, phone: readPhone(phone), text });
      await forget(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (error instanceof SmsRefused) {
        logger.warn({ messageId: id, reason }, 'an SMS was refused');
        await forget(id);
        return;
      }
      logger.info({ messageId: id, tries, reason }, 'an SMS will be tried again');
      const later = now() + Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
      await sql.query('UPDATE sms_outbox SET next_try_at = $2 WHERE message_id = $1', [id, later]);
    }
  };

  /** Takes what is due for itself, so that two processes don't send the same at once. */
  const takeDue = async () => {
    const at = now();
    await sql.query('DELETE FROM sms_outbox WHERE expires_at <= $1', [at]);
    const taken = await sql.query(
      `UPDATE sms_outbox SET tries = tries + 1, next_try_at = $2 WHERE message_id IN (
         SELECT message_id FROM sms_outbox WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT ${AT_ONCE}
         FOR UPDATE SKIP LOCKED)
       RETURNING message_id, sealed, tries`,
      [at, at + LEASE_MS],
    );
    return rowsAs(dueRow, taken);
  };

  const wakeLater = async (): Promise<void> => {
    const [next] = rowsAs(nextRow, await sql.query('SELECT min(next_try_at) AS next_try_at FROM sms_outbox'));
    if (stopped || next === undefined || next.next_try_at === null) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(next.next_try_at - now(), 100));
    timer.unref();
  };

  const pass = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      for (let due = await takeDue(); due.length > 0; due = await takeDue()) await Promise.all(due.map(sendOne));
    }
    await wakeLater();
  };

  const deliver = (): Promise<void> => {
    again = true;
    delivering ??= pass().finally(() => {
      delivering = null;
    });
    return delivering;
  };

  const wake = (): Promise<void> =>
    deliver().catch((error: unknown) => logger.warn({ err: error }, 'the SMS outbox will try again'));

  return {
    post: async ({ phone, text, expiresAt }) => {
      const id = randomUuid();
      await sql.query('INSERT INTO sms_outbox (message_id, sealed, next_try_at, expires_at) VALUES ($1, $2, $3, $4)', [
        id,
        seal(id, { phone, text }),
        now(),
        expiresAt,
      ]);
      await Promise.race([wake(), pause(patienceMs, undefined, { ref: false })]);
    },
    deliver,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await delivering?.catch(() => undefined);
    },
  };
};
