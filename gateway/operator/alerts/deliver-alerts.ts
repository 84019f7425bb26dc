import { z } from 'zod';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { type Backoff, pauseAfter } from '../../../engine/kernel/backoff.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { MailOutbox } from '../../accounts/mail/outbox.ts';
import { type AlertWebhook, postAlert } from './webhook.ts';

const BACKOFF: Backoff = { firstMs: 5_000, longestMs: 15 * 60_000 };
/** Longer than a try takes: until then no other gateway tries the same alert. */
const LEASE_MS = 30_000;
/** An older alert is given up. */
const WANTED_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * WANTED_MS;
const AT_ONCE = 10;
const SHOWN = 20;

export interface AlertDelivery {
  readonly sql: SqlClient;
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  /** Null: none is set. */
  readonly webhook: AlertWebhook | null;
  readonly mail: { readonly to: string; readonly outbox: Pick<MailOutbox, 'keep' | 'wake'> } | null;
  readonly now: () => Instant;
  /** The process stops: an alert on its way is tried again. */
  readonly stopping: AbortSignal;
}

const columns = ['alertId', 'channel', 'state', 'body', 'madeAt', 'tries'] as const;
interface Due {
  readonly alertId: string;
  readonly channel: 'webhook' | 'mail';
  readonly body: string;
  readonly madeAt: Instant;
  readonly tries: number;
}

const alertText = z.object({
  site: z.string(),
  state: z.string(),
  kind: z.string(),
  text: z.string(),
  since: z.string(),
});

const WORDS: Readonly<Record<string, string>> = {
  began: 'Alarm',
  lasts: 'Alarm lasts',
  ended: 'Alarm ended',
  test: 'Test',
};

/** The alert as a mail. */
const alertMail = (to: string, body: string) => {
  const { site, state, kind, text, since } = alertText.parse(JSON.parse(body));
  const word = WORDS[state] ?? state;
  return {
    to,
    subject: `${word}: ${kind} (${new URL(site).host})`,
    text: `${word}: ${text}\n\nsince ${since}\n${site}/operator/now\n`,
  };
};

const deliverOne = async (delivery: AlertDelivery, { alertId, channel, body, madeAt }: Due): Promise<void> => {
  const { webhook, mail, now, sql, transaction, stopping } = delivery;
  const delivered = db
    .updateTable('alertPost')
    .set({ deliveredAt: now(), nextTryAt: null, fault: null })
    .where('alertId', '=', alertId);
  if (channel === 'webhook') {
    if (webhook === null) throw new Error('no webhook is set any more');
    await postAlert(webhook, body, { now: now(), stopping });
    await runQuery(sql, delivered);
    return;
  }
  if (mail === null) throw new Error('no address is set any more');
  await transaction(async (tx) => {
    await mail.outbox.keep(tx, alertMail(mail.to, body), madeAt + WANTED_MS);
    await runQuery(tx, delivered);
  });
  mail.outbox.wake();
};

const takeDue = (sql: SqlClient, at: Instant) => {
  const due = db
    .selectFrom('alertPost')
    .select('alertId')
    .where('nextTryAt', '<=', at)
    .orderBy('nextTryAt')
    .limit(AT_ONCE);
  return runQuery(
    sql,
    db
      .updateTable('alertPost')
      .set({ tries: fragment<number>`tries + 1`, nextTryAt: at + LEASE_MS })
      .where('alertId', 'in', due.forUpdate().skipLocked())
      .returning(columns),
  );
};

/** Sends alerts that are due, each at least once; one that fails is tried again for a day. */
export const deliverAlerts = async (delivery: AlertDelivery): Promise<void> => {
  const { sql, now } = delivery;
  for (const alert of await takeDue(sql, now())) {
    try {
      await deliverOne(delivery, alert);
    } catch (error) {
      const fault = error instanceof Error ? error.message : 'unknown';
      const later = now() + pauseAfter(alert.tries, BACKOFF);
      const nextTryAt = later > alert.madeAt + WANTED_MS ? null : later;
      await runQuery(sql, db.updateTable('alertPost').set({ nextTryAt, fault }).where('alertId', '=', alert.alertId));
    }
  }
  await runQuery(sql, db.deleteFrom('alertPost').where('madeAt', '<', now() - KEPT_MS));
};

/** The newest alerts with what became of them. */
export const alertsIn = async (sql: SqlClient) => {
  const newest = db
    .selectFrom('alertPost')
    .select(['alertId as id', 'channel', 'state', 'madeAt', 'tries', 'deliveredAt', 'nextTryAt', 'fault']);
  return runQuery(sql, newest.orderBy('madeAt', 'desc').orderBy('alertId').limit(SHOWN));
};
