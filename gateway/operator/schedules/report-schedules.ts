import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { REPORT_TABLES, type ReportTable } from '../../../schema/clients/report-csv.ts';
import { emailIn } from '../../../schema/input/addresses.ts';
import { invalidInput } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import type { ScheduleEvery } from '../generated/resolvers.ts';
import { dayAt } from '../site-days.ts';
import { periodOf } from './periods.ts';

const MOST = 50;

const columns = ['scheduleId', 'every', 'tables', 'mail', 'madeBy', 'madeAt', 'nextFrom', 'sentAt'] as const;
export type ScheduleRow = Row<'reportSchedule', typeof columns>;

/** Those of the table that this version has. */
export const tablesOf = ({ tables }: Pick<ScheduleRow, 'tables'>): readonly ReportTable[] =>
  REPORT_TABLES.filter((table) => tables.includes(table));

export const schedulesIn = (sql: SqlClient): Promise<readonly ScheduleRow[]> =>
  runQuery(sql, db.selectFrom('reportSchedule').select(columns).orderBy('nextFrom').orderBy('scheduleId').limit(MOST));

interface NewSchedule {
  readonly every: ScheduleEvery;
  readonly mail: string;
  readonly tables: readonly ReportTable[];
}

/** Adds a schedule that begins with the period under way. @throws GatewayError INVALID_INPUT */
export const addSchedule = async (
  tx: SqlClient,
  { every, mail, tables }: NewSchedule,
  { operator, now, zone, scheduleId }: Pick<OperatorContext, 'operator' | 'now' | 'zone'> & { scheduleId: string },
): Promise<ScheduleRow> => {
  const address = emailIn(mail);
  if (address === null) throw invalidInput('mail', 'is an address for mail');
  const counting = db.selectFrom('reportSchedule').select(({ fn }) => fn.countAll<number>().as('count'));
  const [{ count } = { count: 0 }] = await runQuery(tx, counting);
  if (count >= MOST) throw invalidInput('every', `would be one more than ${MOST} schedules`);
  const row = {
    ...{ scheduleId, every, mail: address, madeBy: operator.id, madeAt: now() },
    tables: tables.length === 0 ? [...REPORT_TABLES] : REPORT_TABLES.filter((table) => tables.includes(table)),
    nextFrom: periodOf(every, await dayAt(tx, now(), zone)).from,
  };
  await runQuery(tx, db.insertInto('reportSchedule').values(row));
  return { ...row, sentAt: null };
};

/** False for an id that no schedule has. */
export const removeSchedule = async (tx: SqlClient, scheduleId: string): Promise<boolean> => {
  const removing = db.deleteFrom('reportSchedule').where('scheduleId', '=', scheduleId).returning('scheduleId');
  return (await runQuery(tx, removing)).length > 0;
};
