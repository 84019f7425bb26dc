import { randomUUID } from 'node:crypto';
import { once as event } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { LOCAL_OPERATOR } from '../../engine/kernel/ids.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import type { Mail } from '../accounts/mail/outbox.ts';
import { isSigned } from '../money/payments/signature.ts';
import { type AlertDelivery, alertsIn, deliverAlerts } from './alerts/deliver-alerts.ts';
import { ALARMS, tellAlarms, toldAlarms } from './alerts/tell-alarms.ts';
import { ALERT_SIGNATURE } from './alerts/webhook.ts';
import { takeRun } from './chores.ts';
import { LOCAL_ASKER } from './context.ts';
import { addSchedule, schedulesIn } from './schedules/report-schedules.ts';
import { sendReports } from './schedules/send-reports.ts';
import { askDrill, type DrillOutcome, drillsIn, endDrill, takeDrill } from './system/drills.ts';
import { beat, lastBeat, processesIn } from './system/processes.ts';

const HOUR_MS = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const KEY = 'a key of sixteen';
const alarms = [
  { kind: 'TICKET_WAITS', text: 'the oldest open ticket waits for 25 hours', subject: null, value: 25 },
] as const;
const PASSED: DrillOutcome = {
  ...({ source: 'folder', ok: true, entries: 40, behind: 2, lastAt: NOW, bytes: 9_000, fault: null } as const),
};

/** A receiver that fails once, then takes what comes. */
const receiver = async () => {
  const taken: { readonly body: string; readonly signature: string | string[] | undefined }[] = [];
  let failures = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const fails = failures === 0;
    failures += 1;
    if (!fails) taken.push({ body: Buffer.concat(parts).toString(), signature: request.headers[ALERT_SIGNATURE] });
    response.writeHead(fails ? 503 : 204).end();
  });
  server.listen(0, '127.0.0.1');
  await event(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { taken, url: `http://127.0.0.1:${port}/alerts`, close: () => server.close() };
};

describe.each(databaseProviders)('the periodic work for operators on $name', ({ create }) => {
  let opened: TestDatabase;
  let sql: SqlClient;
  let at = NOW;
  const now = (): number => at;
  const kept: Mail[] = [];
  const outbox = { keep: async (_tx: SqlClient, mail: Mail) => void kept.push(mail), wake: () => undefined };
  const transaction = <Result>(work: (tx: SqlClient) => Promise<Result>) =>
    opened.database.transaction('request', work);
  beforeAll(async () => {
    opened = await create();
    sql = opened.database.pool;
  }, 120_000);
  afterAll(() => opened.close());
  beforeEach(() => {
    at = NOW;
    kept.length = 0;
  });

  it('is taken by one process at a time, also after a clock was set back', async () => {
    expect(await takeRun(sql, 'x', NOW, 1_000)).toBe(true);
    expect(await takeRun(sql, 'x', NOW + 999, 1_000)).toBe(false);
    expect(await takeRun(sql, 'x', NOW + 1_000, 1_000)).toBe(true);
    expect(await takeRun(sql, 'x', NOW - HOUR_MS, 1_000)).toBe(true);
  });

  it('tells of an alarm once, again while it lasts, and of its end, to a receiver that failed once', async () => {
    const hook = await receiver();
    const delivery: AlertDelivery = {
      ...{ sql, transaction, now, stopping: new AbortController().signal },
      webhook: { url: hook.url, key: KEY },
      mail: { to: 'ops@example.org', outbox },
    };
    const look = async (seen: typeof alarms | readonly []): Promise<void> => {
      await takeRun(sql, ALARMS, at, 1);
      const telling = {
        site: 'https://glasscase.example',
        channels: ['webhook', 'mail'],
        now: at,
        randomUuid: randomUUID,
      } as const;
      await transaction((tx) => tellAlarms(tx, seen, telling));
      await deliverAlerts(delivery);
    };
    try {
      await look(alarms);
      expect(hook.taken).toEqual([]);
      expect((await alertsIn(sql)).find(({ channel }) => channel === 'webhook')).toMatchObject({
        ...{ tries: 1, fault: 'the webhook answered 503', deliveredAt: null },
      });
      at += 10_000;
      await look(alarms);
      await look(alarms);
      expect(hook.taken.map(({ body }) => JSON.parse(body))).toEqual([
        expect.objectContaining({
          form: 'glasscase-alert/1',
          state: 'began',
          kind: 'TICKET_WAITS',
          text: alarms[0].text,
        }),
      ]);
      expect(isSigned(KEY, Buffer.from(hook.taken[0]?.body ?? ''), hook.taken[0]?.signature, at)).toBe(true);
      expect(kept).toEqual([
        expect.objectContaining({ to: 'ops@example.org', subject: 'Alarm: TICKET_WAITS (glasscase.example)' }),
      ]);
      at += 6 * HOUR_MS;
      await look(alarms);
      expect(await toldAlarms(sql)).toMatchObject([{ beganAt: NOW, toldAt: at }]);
      await look([]);
      await look([]);
      expect(hook.taken.map(({ body }) => JSON.parse(body).state)).toEqual(['began', 'lasts', 'ended']);
      expect(await toldAlarms(sql)).toEqual([]);
      expect(kept).toHaveLength(3);
    } finally {
      hook.close();
    }
  });

  it('gives an alert up after a day', async () => {
    const layAt = {
      alertId: randomUUID(),
      channel: 'webhook',
      state: 'test',
      body: '{}',
      madeAt: NOW,
      nextTryAt: NOW,
    } as const;
    await runQuery(sql, db.insertInto('alertPost').values(layAt));
    at = NOW + 24 * HOUR_MS;
    await deliverAlerts({ sql, transaction, now, webhook: null, mail: null, stopping: new AbortController().signal });
    expect((await alertsIn(sql)).find(({ id }) => id === layAt.alertId)).toMatchObject({
      ...{ nextTryAt: null, deliveredAt: null, fault: 'no webhook is set any more' },
    });
  });

  it('runs one drill at a time, and takes over one that a process left', async () => {
    expect(await takeDrill(sql, NOW)).toBeNull();
    expect(await askDrill(sql, LOCAL_OPERATOR, NOW)).toBe(true);
    expect(await askDrill(sql, LOCAL_OPERATOR, NOW)).toBe(false);
    const drill = await takeDrill(sql, NOW + 1_000);
    expect(await takeDrill(sql, NOW + 2_000)).toBeNull();
    expect((await drillsIn(sql))[0]).toMatchObject({ state: 'running', seconds: null });
    expect(await takeDrill(sql, NOW + 2 * HOUR_MS)).toBe(drill);
    await endDrill(sql, drill ?? 0, PASSED, NOW + 2 * HOUR_MS + 9_000);
    await endDrill(sql, drill ?? 0, { ...PASSED, ok: false, fault: 'late' }, NOW + 3 * HOUR_MS);
    expect((await drillsIn(sql))[0]).toMatchObject({
      state: 'passed',
      seconds: 9,
      entries: 40,
      behind: 2,
      fault: null,
    });
    expect(await askDrill(sql, LOCAL_OPERATOR, NOW)).toBe(true);
  });

  it('sends a report once, when its period is complete', async () => {
    const schedule = { every: 'day', mail: 'books@Example.org', tables: ['money', 'days'] } as const;
    const desk = { operator: LOCAL_ASKER, now, zone: 'UTC', scheduleId: randomUUID() };
    await transaction((tx) => addSchedule(tx, schedule, desk));
    const bad = transaction((tx) =>
      addSchedule(tx, { ...schedule, mail: 'books' }, { ...desk, scheduleId: randomUUID() }),
    );
    await expect(bad).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { field: 'mail' } });
    const sending = { ...{ sql, transaction, now, zone: 'UTC', outbox }, site: 'https://glasscase.example' };
    await sendReports(sending);
    at = Date.UTC(2026, 10, 21, 0, 0, 30);
    await sendReports(sending);
    expect(kept).toEqual([]);
    at = Date.UTC(2026, 10, 21, 0, 1);
    await Promise.all([sendReports(sending), sendReports(sending)]);
    await sendReports(sending);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ to: 'books@example.org', subject: 'Report 2026-11-20 (glasscase.example)' });
    const [days, money] = kept[0]?.attachments ?? [];
    expect(days).toMatchObject({ name: 'report-2026-11-20-2026-11-20-days.csv', type: 'text/csv; charset=utf-8' });
    expect(days?.text).toContain('complete,yes\n');
    expect(money?.text).toContain('no activity\n');
    expect(await schedulesIn(sql)).toMatchObject([{ nextFrom: '2026-11-21', sentAt: at, tables: ['days', 'money'] }]);
  });

  it('knows the processes by their beats, and those whose engine was fenced', async () => {
    const one = {
      ...{ processId: randomUUID(), roles: ['engine'], host: 'h', pid: 1, version: '1.0.0', node: 'v24', writer: 7 },
      ...{ position: 0, reasons: [], startedAt: NOW, beatAt: NOW },
    };
    const other = { ...one, processId: randomUUID(), roles: ['gateway'], writer: null, reasons: ['terminating'] };
    await beat(sql, one);
    await beat(sql, other);
    await beat(sql, { ...other, beatAt: NOW + 60_000 });
    expect(await processesIn(sql, 5, NOW + 60_000)).toMatchObject([
      { id: other.processId, silent: false, fenced: false, behind: 5, reasons: ['terminating'] },
      { id: one.processId, silent: true, fenced: true },
    ]);
    await lastBeat(sql, other.processId);
    await beat(sql, { ...other, processId: randomUUID(), beatAt: NOW + 25 * HOUR_MS });
    expect(await processesIn(sql, 0, NOW + 25 * HOUR_MS)).toHaveLength(1);
  });
});
