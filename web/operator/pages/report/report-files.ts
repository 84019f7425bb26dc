import { REPORT_FORM, REPORT_TABLES, reportCsv } from '../../../../schema/clients/report-csv.ts';
import type { Report } from './report-query.ts';

/** Every table of the report, as `report --csv` prints each, one below the other. */
export const reportTables = (report: Report): string =>
  REPORT_TABLES.map((table) => `${reportCsv(report, table).join('\n')}\n`).join('\n');

/** The report as the API has it, in minor units. */
export const reportJson = (report: Report): string =>
  `${JSON.stringify({ form: REPORT_FORM, ...report }, (key, value) => (key === '__typename' ? undefined : value), 2)}\n`;

export const reportFileName = ({ from, to }: Pick<Report, 'from' | 'to'>, ending: 'csv' | 'json'): string =>
  `glasscase-report-${from}-${to}.${ending}`;
