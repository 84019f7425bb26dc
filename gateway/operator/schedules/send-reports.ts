import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { type ReportAnswer, reportCsv } from '../../../schema/clients/report-csv.ts';
import type { Mail, MailOutbox } from '../../accounts/mail/outbox.ts';
import { type Reporting, reportOf } from '../report.ts';
import { dayAt, shiftDay } from '../site-days.ts';
import { type Period, periodOf } from './periods.ts';
import { type ScheduleRow, schedulesIn, tablesOf } from './report-schedules.ts';

/** A mail that no server takes for so long is given up. */
const WANTED_MS = 3 * 24 * 60 * 60_000;

export interface ReportSending extends Reporting {
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly outbox: Pick<MailOutbox, 'keep' | 'wake'>;
  /** Where the site is reached. */
  readonly site: string;
}

type Report = Awaited<ReturnType<typeof reportOf>>;

/** The figures of a row as JSON has them. */
const plainRow = (row: object): Readonly<Record<string, string | number | boolean | null>> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );

/** A report as the API answers it. */
const answerOf = (report: Report): ReportAnswer => ({
  ...{ from: report.from, to: report.to, zone: report.zone },
  ...{ position: String(report.position), complete: report.complete, totals: plainRow(report.totals) },
  ...{ days: report.days.map(plainRow), games: report.games.map(plainRow) },
  ...{ cases: report.cases.map(plainRow), money: report.money.map(plainRow) },
});

const mailOf = (schedule: ScheduleRow, { from, to }: Period, report: ReportAnswer, site: string): Mail => {
  const period = from === to ? from : `${from} – ${to}`;
  return {
    to: schedule.mail,
    subject: `Report ${period} (${new URL(site).host})`,
    text: `The report of ${period}, time zone ${report.zone}, counted up to position ${report.position} of the log.\n\n${site}/operator/report?from=${from}&to=${to}\n`,
    attachments: tablesOf(schedule).map((table) => ({
      name: `report-${from}-${to}-${table}.csv`,
      type: 'text/csv; charset=utf-8',
      text: reportCsv(report, table)
        .map((line) => `${line}\n`)
        .join(''),
    })),
  };
};

/** Hands the mail over and moves the schedule on, or neither; nothing where another gateway did. */
const send = async ({ transaction, outbox, now, site, ...rest }: ReportSending, schedule: ScheduleRow) => {
  const period = periodOf(schedule.every, schedule.nextFrom);
  const report = await reportOf({ ...rest, now }, period);
  if (!report.complete) return;
  await transaction(async (tx) => {
    const moving = db
      .updateTable('reportSchedule')
      .set({ nextFrom: shiftDay(period.to, 1), sentAt: now() })
      .where('scheduleId', '=', schedule.scheduleId)
      .where('nextFrom', '=', schedule.nextFrom)
      .returning('scheduleId');
    if ((await runQuery(tx, moving)).length === 0) return;
    await outbox.keep(tx, mailOf(schedule, period, answerOf(report), site), now() + WANTED_MS);
  });
  outbox.wake();
};

/** Sends each report whose period is over and counted: one period of each schedule. */
export const sendReports = async (sending: ReportSending): Promise<void> => {
  const today = await dayAt(sending.sql, sending.now(), sending.zone);
  for (const schedule of await schedulesIn(sending.sql)) {
    if (periodOf(schedule.every, schedule.nextFrom).to < today) await send(sending, schedule);
  }
};
