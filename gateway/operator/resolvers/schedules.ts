import { createHash } from 'node:crypto';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { commandIdOf, once } from '../once.ts';
import { note } from '../persons/journal.ts';
import { periodOf } from '../schedules/periods.ts';
import { addSchedule, removeSchedule, type ScheduleRow, schedulesIn, tablesOf } from '../schedules/report-schedules.ts';

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The id of a schedule follows from its act, so that a repetition finds it. */
const idFrom = (act: string): string =>
  createHash('sha256')
    .update(act)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const shown = ({ scheduleId: id, ...row }: ScheduleRow) => ({
  ...{ ...row, id, tables: tablesOf(row) },
  nextTo: periodOf(row.every, row.nextFrom).to,
});

export const schedules: Resolvers = {
  Query: {
    reportSchedules: async (_root, _given, { sql }) => (await schedulesIn(sql)).map(shown),
  },
  Mutation: {
    addReportSchedule: async (_root, { commandId, every, mail, tables }, context) => {
      const asked = { every, mail, tables: tables ?? [] };
      const given = { every, mail, tables: asked.tables.join(',') };
      const scheduleId = idFrom(commandIdOf(context, commandId));
      const added = await once(context, { commandId, operation: 'addReportSchedule', given }, async (tx) => {
        const { operator, now } = context;
        const row = await addSchedule(tx, asked, { ...context, scheduleId });
        const detail = `${every}: ${row.tables.join(', ')}`;
        await note(tx, {
          ...{ at: now(), operatorId: operator.id, kind: 'schedule-added', subject: row.scheduleId, detail },
        });
        return row;
      });
      const row = added ?? (await schedulesIn(context.sql)).find((one) => one.scheduleId === scheduleId);
      if (row === undefined) throw new GatewayError('NOT_FOUND');
      return shown(row);
    },
    removeReportSchedule: async (_root, { id }, { transaction, operator, now }) => {
      await transaction(async (tx) => {
        if (!isUuid(id) || !(await removeSchedule(tx, id))) throw new GatewayError('NOT_FOUND');
        await note(tx, { at: now(), operatorId: operator.id, kind: 'schedule-removed', subject: id });
      });
      return { id };
    },
  },
};
