import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { createClock, silentLogger } from '../../../test/harness/engines.ts';
import { smsOutboxWith } from './outbox.ts';
import { type SmsMessage, SmsRefused } from './provider.ts';

const key = randomBytes(32);
const MINUTE = 60_000;

describe.each(databaseProviders)('the SMS outbox on $name', ({ create }) => {
  let tables: TestDatabase;
  let sent: SmsMessage[];
  let fail: (() => Promise<void>) | null;
  let clock = createClock();
  beforeAll(async () => {
    tables = await create();
  });
  beforeEach(async () => {
    await tables.database.pool.query('DELETE FROM sms_outbox');
    sent = [];
    fail = null;
    clock = createClock();
  });
  afterAll(() => tables.close());

  const outbox = () =>
    smsOutboxWith({
      sql: tables.database.pool,
      provider: {
        showsCode: false,
        send: async (message) => {
          sent.push(message);
          await fail?.();
        },
      },
      accountKey: key,
      now: clock.now,
      randomBytes,
      randomUuid: randomUUID,
      logger: silentLogger,
      waitMs: 200,
    });

  const waiting = async (): Promise<number> =>
    (await tables.database.pool.query('SELECT message_id FROM sms_outbox')).rows.length;

  const message = (text = 'code 123456') => ({ phone: '+8613812345678', text, expiresAt: clock.now() + 5 * MINUTE });

  it('sends at once, and then knows nothing of it', async () => {
    const box = outbox();
    await box.post(message());
    expect(sent.map(({ phone, text }) => [phone, text])).toEqual([['+8613812345678', 'code 123456']]);
    expect(await waiting()).toBe(0);
    await box.stop();
  });

  it('keeps neither number nor code in clear while they wait', async () => {
    fail = () => Promise.reject(new Error('down'));
    const box = outbox();
    await box.post(message());
    const { rows } = await tables.database.pool.query<{ sealed: Uint8Array }>('SELECT sealed FROM sms_outbox');
    const stored = Buffer.from(rows[0]?.sealed ?? []).toString('latin1');
    expect(stored.length).toBeGreaterThan(40);
    expect(stored).not.toContain('123456');
    expect(stored).not.toContain('138123');
    await box.stop();
  });

  it('tries again after a pause, as the same message, also in another process', async () => {
    fail = () => Promise.reject(new Error('down'));
    const first = outbox();
    await first.post(message());
    await first.stop();
    expect(await waiting()).toBe(1);
    const second = outbox();
    await second.deliver();
    expect(sent).toHaveLength(1);
    clock.advance(2_000);
    fail = null;
    await second.deliver();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect([sent.length, await waiting()]).toEqual([2, 0]);
    await second.stop();
  });

  it('sends again what a process took and never finished', async () => {
    const box = outbox();
    fail = () => Promise.reject(new Error('down'));
    await box.post(message());
    // As a crash between the taking and the sending leaves it.
    await tables.database.pool.query('UPDATE sms_outbox SET next_try_at = $1', [clock.now() + 15_000]);
    fail = null;
    clock.advance(14_000);
    await box.deliver();
    expect(sent).toHaveLength(1);
    clock.advance(1_000);
    await box.deliver();
    expect([sent.length, await waiting()]).toEqual([2, 0]);
    await box.stop();
  });

  it('gives up what the provider refuses, and what is too old', async () => {
    const box = outbox();
    fail = () => Promise.reject(new SmsRefused('no such number'));
    await box.post(message());
    expect(await waiting()).toBe(0);
    fail = () => Promise.reject(new Error('down'));
    await box.post(message());
    clock.advance(5 * MINUTE);
    await box.deliver();
    expect([sent.length, await waiting()]).toEqual([2, 0]);
    await box.stop();
  });

  it('keeps nobody waiting for a provider that says nothing', async () => {
    let release = (): void => undefined;
    fail = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const box = outbox();
    await box.post(message());
    expect([sent.length, await waiting()]).toEqual([1, 1]);
    release();
    await box.stop();
    expect(await waiting()).toBe(0);
  });

  it('sends one message once when two processes look at the same moment', async () => {
    fail = () => Promise.reject(new Error('down'));
    const [one, two] = [outbox(), outbox()];
    await one.post(message());
    clock.advance(2_000);
    fail = null;
    await Promise.all([one.deliver(), two.deliver()]);
    expect([sent.length, await waiting()]).toEqual([2, 0]);
    await one.stop();
    await two.stop();
  });
});
