import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Alarm, AlertChannel, AlertMoment } from '../generated/resolvers.ts';
import { type AlarmChange, alarmChanges, type ToldAlarm } from './alarm-changes.ts';

/** The form of what the webhook gets: raised once a field changes. */
const ALERT_FORM = 'glasscase-alert/1';

export interface Telling {
  /** Where the site is reached. */
  readonly site: string;
  readonly channels: readonly AlertChannel[];
  readonly now: Instant;
  readonly randomUuid: () => string;
}

interface AlertNews {
  readonly state: AlertMoment;
  /** `TEST` for a test. */
  readonly kind: string;
  readonly text: string;
  readonly since: Instant;
}

/** Lays an alert ready for each channel, as part of a transaction. */
export const layAlert = async (
  tx: SqlClient,
  { state, kind, text, since }: AlertNews,
  { site, channels, now, randomUuid }: Telling,
): Promise<void> => {
  for (const channel of channels) {
    const alertId = randomUuid();
    const moments = { at: new Date(now).toISOString(), since: new Date(since).toISOString() };
    const body = JSON.stringify({ form: ALERT_FORM, id: alertId, site, state, kind, text, ...moments });
    await runQuery(
      tx,
      db.insertInto('alertPost').values({ alertId, channel, state, body, madeAt: now, nextTryAt: now }),
    );
  }
};

const write = async (tx: SqlClient, { state, ...told }: AlarmChange): Promise<void> => {
  if (state === 'ended') await runQuery(tx, db.deleteFrom('alarmTold').where('alarm', '=', told.alarm));
  else if (state === 'began') await runQuery(tx, db.insertInto('alarmTold').values(told));
  else
    await runQuery(
      tx,
      db.updateTable('alarmTold').set({ text: told.text, toldAt: told.toldAt }).where('alarm', '=', told.alarm),
    );
};

export const toldAlarms = (sql: SqlClient): Promise<readonly ToldAlarm[]> =>
  runQuery(
    sql,
    db.selectFrom('alarmTold').select(['alarm', 'kind', 'text', 'beganAt', 'toldAt']).orderBy('beganAt').limit(100),
  );

/** The periodic work that looks at alarms. */
export const ALARMS = 'alarms';

/** Compares the alarms of this moment with those that were told, and lays alerts ready: in one transaction, behind another gateway's. */
export const tellAlarms = async (tx: SqlClient, alarms: readonly Alarm[], telling: Telling): Promise<void> => {
  await runQuery(tx, db.selectFrom('siteChore').select('name').where('name', '=', ALARMS).forUpdate());
  for (const change of alarmChanges(await toldAlarms(tx), alarms, telling.now)) {
    await write(tx, change);
    await layAlert(tx, { ...change, since: change.beganAt }, telling);
  }
};
