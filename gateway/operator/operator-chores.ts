import type { SqlClient } from '../../engine/database/sql.ts';
import type { Logger } from '../../engine/logger.ts';
import type { MailOutbox } from '../accounts/mail/outbox.ts';
import { type Chore, startChore } from '../chore.ts';
import { deliverAlerts } from './alerts/deliver-alerts.ts';
import { ALARMS, tellAlarms } from './alerts/tell-alarms.ts';
import type { AlertWebhook } from './alerts/webhook.ts';
import { takeRun } from './chores.ts';
import { sendReports } from './schedules/send-reports.ts';
import { DRILL_LEASE_MS, type DrillOutcome, endDrill, holdDrill, takeDrill } from './system/drills.ts';
import { type Watching, watchedNow } from './watched.ts';

const MINUTE_MS = 60_000;
const DELIVER_MS = 5_000;
const REPORTS_MS = 10 * MINUTE_MS;
const DRILLS_MS = 5_000;

export interface OperatorChoreParts extends Watching {
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly publicOrigin: () => string;
  readonly webhook: AlertWebhook | null;
  /** The address that gets alerts; null: none. */
  readonly alertMail: string | null;
  readonly mail: Pick<MailOutbox, 'keep' | 'wake'>;
  /** Tries a restore; ends early where the signal says so. */
  readonly drill: (signal: AbortSignal) => Promise<DrillOutcome>;
  readonly randomUuid: () => string;
  readonly logger: Logger;
}

const runDrill = async ({ sql, now, drill }: OperatorChoreParts, stopping: AbortSignal): Promise<void> => {
  const drillId = await takeDrill(sql, now());
  if (drillId === null) return;
  const holding = setInterval(() => void holdDrill(sql, drillId, now()).catch(() => undefined), DRILL_LEASE_MS / 4);
  try {
    const outcome = await drill(stopping);
    // Another gateway takes over a drill that this one leaves as it stops.
    if (!stopping.aborted) await endDrill(sql, drillId, outcome, now());
  } finally {
    clearInterval(holding);
  }
};

/** The periodic work for operators: alerts, reports by mail, and drills. Each gateway starts it, and one at a time does it. */
export const startOperatorChores = (parts: OperatorChoreParts): Chore => {
  const { sql, transaction, now, publicOrigin, webhook, alertMail, mail, randomUuid, logger } = parts;
  const channels = [
    ...(webhook === null ? [] : (['webhook'] as const)),
    ...(alertMail === null ? [] : (['mail'] as const)),
  ];
  const stopping = new AbortController();
  const runOf = (name: string, everyMs: number, work: () => Promise<void>) => async (): Promise<void> => {
    if (await takeRun(sql, name, now(), everyMs)) await work();
  };
  const tell = async (): Promise<void> => {
    const { at, alarms } = await watchedNow(parts);
    await transaction((tx) => tellAlarms(tx, alarms, { site: publicOrigin(), channels, now: at, randomUuid }));
  };
  const deliver = (): Promise<void> =>
    deliverAlerts({
      ...parts,
      stopping: stopping.signal,
      mail: alertMail === null ? null : { to: alertMail, outbox: mail },
    });
  const report = (): Promise<void> => sendReports({ ...parts, outbox: mail, site: publicOrigin() });
  const chores = [
    startChore('the look at alarms', MINUTE_MS / 2, runOf(ALARMS, MINUTE_MS, tell), logger),
    startChore('delivering alerts', DELIVER_MS, deliver, logger),
    startChore('reports by mail', REPORTS_MS / 2, runOf('reports', REPORTS_MS, report), logger),
    startChore('a drill', DRILLS_MS, () => runDrill(parts, stopping.signal), logger),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(chores.map((chore) => chore.stop()));
    },
  };
};
