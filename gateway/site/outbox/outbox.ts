import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { type Backoff, pauseAfter } from '../../../engine/kernel/backoff.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import type { Seal } from '../../seal.ts';

/** The provider won't ever send this message: another try is no use. Its words hold no address, number or code. */
export class DeliveryRefused extends Error {
  override readonly name: string = 'DeliveryRefused';
}

/** Messages waiting for a provider: each is sent at least once, unless it expires before. */
export interface Outbox<Message> {
  /** Keeps the message and begins to send it; waits a moment for that, and no longer. */
  post(message: Message, expiresAt: Instant): Promise<void>;
  /** Keeps it as part of a transaction; `wake` sends it once that is through. */
  keep(tx: SqlClient, message: Message, expiresAt: Instant): Promise<void>;
  /** Begins to send what is due, and waits for nothing. A message that fails is tried again. */
  wake(): void;
  /** Begins to send what is due; waits a moment for that, and no longer. */
  soon(): Promise<void>;
  /** Sends what is due. Resolves when nothing is left to try now. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

type OutboxTable = 'smsOutbox' | 'mailOutbox';

export interface OutboxParts<Message> {
  readonly sql: SqlClient;
  readonly table: OutboxTable;
  /** As the log calls one of them: `an SMS`. */
  readonly what: string;
  /** Resolves once the provider has taken it. @throws DeliveryRefused for good; any other error for now */
  readonly send: (id: string, message: Message) => Promise<void>;
  readonly content: z.ZodType<Message>;
  readonly seal: Seal;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
  readonly logger: Logger;
  /** How long `post` and `soon` wait for the provider. */
  readonly waitMs?: number | undefined;
}

/** The parts of an outbox for one kind of provider. */
export interface ProviderOutboxParts<Provider>
  extends Pick<OutboxParts<unknown>, 'sql' | 'now' | 'randomUuid' | 'logger' | 'waitMs'> {
  readonly provider: Provider;
  readonly accountKey: Uint8Array;
  readonly randomBytes: (size: number) => Uint8Array;
}

const WAIT_MS = 1_500;
const AT_ONCE = 4;
/** Longer than a provider takes to answer or time out: until then no other process tries the same message. */
const LEASE_MS = 15_000;
const BACKOFF: Backoff = { firstMs: 2_000, longestMs: 60_000 };

const dueColumns = ['messageId', 'sealed', 'tries'] as const;

export const outboxWith = <Message>(parts: OutboxParts<Message>): Outbox<Message> => {
  const { sql, table, what, send, content, seal, now, randomUuid, logger, waitMs = WAIT_MS } = parts;
  let delivering: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const forget = (id: string) => runQuery(sql, db.deleteFrom(table).where('messageId', '=', id));

  const read = (id: string, sealed: Uint8Array): Message =>
    content.parse(JSON.parse(Buffer.from(seal.unseal(id, sealed)).toString('utf8')));

  const sendOne = async ({ messageId: id, sealed, tries }: Row<OutboxTable, typeof dueColumns>): Promise<void> => {
    try {
      await send(id, read(id, sealed));
      await forget(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (error instanceof DeliveryRefused) {
        logger.warn({ messageId: id, reason }, `${what} was refused`);
        await forget(id);
        return;
      }
      logger.info({ messageId: id, tries, reason }, `${what} will be tried again`);
      const later = now() + pauseAfter(tries, BACKOFF);
      await runQuery(sql, db.updateTable(table).set({ nextTryAt: later }).where('messageId', '=', id));
    }
  };

  /** Takes what is due for itself, so that two processes don't send the same at once. */
  const takeDue = async () => {
    const at = now();
    await runQuery(sql, db.deleteFrom(table).where('expiresAt', '<=', at));
    const due = db
      .selectFrom(table)
      .select('messageId')
      .where('nextTryAt', '<=', at)
      .orderBy('nextTryAt')
      .limit(AT_ONCE);
    const taking = db
      .updateTable(table)
      .set({ tries: fragment`tries + 1`, nextTryAt: at + LEASE_MS })
      .where('messageId', 'in', due.forUpdate().skipLocked())
      .returning(dueColumns);
    return runQuery(sql, taking);
  };

  const wakeLater = async (): Promise<void> => {
    const first = db.selectFrom(table).select(({ fn }) => fn.min('nextTryAt').as('nextTryAt'));
    const nextTryAt = (await runQuery(sql, first))[0]?.nextTryAt ?? null;
    if (stopped || nextTryAt === null) return;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(nextTryAt - now(), 100));
    timer.unref();
  };

  const pass = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      for (let due = await takeDue(); due.length > 0; due = await takeDue()) await Promise.all(due.map(sendOne));
      await wakeLater();
    }
  };

  const deliver = (): Promise<void> => {
    again = true;
    delivering ??= pass().finally(() => {
      delivering = null;
    });
    return delivering;
  };

  const run = (): Promise<void> =>
    deliver().catch((error: unknown) => logger.warn({ err: error }, `${what} will be tried again later`));

  const keep: Outbox<Message>['keep'] = async (tx, message, expiresAt) => {
    const id = randomUuid();
    const sealed = seal.seal(id, Buffer.from(JSON.stringify(message), 'utf8'));
    await runQuery(tx, db.insertInto(table).values({ messageId: id, sealed, nextTryAt: now(), expiresAt }));
  };

  const soon = (): Promise<void> => Promise.race([run(), pause(waitMs, undefined, { ref: false })]);

  return {
    post: async (message, expiresAt) => {
      await keep(sql, message, expiresAt);
      await soon();
    },
    keep,
    soon,
    wake: () => void run(),
    deliver,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await delivering?.catch(() => undefined);
    },
  };
};
