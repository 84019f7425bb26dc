import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const SCHEDULES = graphql(`
  query ReportSchedules {
    reportSchedules { id every tables mail nextFrom nextTo sentAt }
  }
`);

export type Schedule = ResultOf<typeof SCHEDULES>['reportSchedules'][number];

export const ADD_SCHEDULE = graphql(`
  mutation AddReportSchedule {
    addReportSchedule @args { id }
  }
`);

export const REMOVE_SCHEDULE = graphql(`
  mutation RemoveReportSchedule {
    removeReportSchedule @args { id }
  }
`);
