import { setTimeout as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { silentLogger } from '../../../test/harness/engines.ts';
import { outboxWith } from './outbox.ts';

/** A table of messages. It answers when the next message is due once the test says so. */
const tableOf = () => {
  const kept = new Map<string, Uint8Array>();
  let asked = (): void => undefined;
  const nextAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.startsWith('select min')) {
      asked();
      await told;
      return { rows: [{ next_try_at: null }] };
    }
    if (text.startsWith('delete') && text.includes('message_id')) kept.delete(String(values[0]));
    if (!text.startsWith('update')) return { rows: [] };
    return { rows: [...kept].map(([message_id, sealed]) => ({ message_id, sealed, tries: 1 })) };
  };
  return { kept, nextAsked, tell, sql: { query } };
};

it('sends what was kept while it looked when to look next', async () => {
  const { kept, nextAsked, tell, sql } = tableOf();
  const sent: string[] = [];
  const box = outboxWith({
    sql,
    table: 'smsOutbox',
    what: 'a message',
    send: async (_, message) => {
      sent.push(message);
    },
    content: z.string(),
    seal: { seal: (_, bytes) => Buffer.from(bytes), unseal: (_, bytes) => Buffer.from(bytes) },
    logger: silentLogger,
    now: () => 0,
    randomUuid: () => 'id',
  });
  const first = box.deliver();
  await nextAsked;
  kept.set('one', Buffer.from(JSON.stringify('hello')));
  const second = box.deliver();
  tell();
  await Promise.all([first, second, later(0)]);
  expect(sent).toEqual(['hello']);
  await box.stop();
});
