import { csvRow } from './csv.ts';

/** The form of a report and of its files: raised once a column changes. */
export const REPORT_FORM = 'glasscase-report/1';
const NO_ACTIVITY = 'no activity';

const PLAYED = [
  'plays',
  'staked',
  'won',
  'income',
  'expected',
  'deviation',
  'telling',
  'freePlays',
  'givenAway',
] as const;

/** The columns of each table of a report, by the names of the API. */
export const REPORT_COLUMNS = {
  days: ['day', ...PLAYED, 'deposited', 'bonuses'],
  games: ['game', ...PLAYED],
  cases: ['case', ...PLAYED],
  money: ['action', 'balance', 'source', 'target', 'channel', 'count', 'amount'],
} as const;
export type ReportTable = keyof typeof REPORT_COLUMNS;
export const REPORT_TABLES = ['days', 'games', 'cases', 'money'] as const satisfies readonly ReportTable[];

/** Columns in minor units. */
export const MONEY_COLUMNS: ReadonlySet<string> = new Set([
  ...['staked', 'won', 'income', 'expected', 'givenAway'],
  ...['deposited', 'bonuses', 'amount'],
]);
/** A row of the report's totals goes with the tables that divide all of them. */
const DIVIDE_TOTALS: ReadonlySet<ReportTable> = new Set<ReportTable>(['days', 'games']);

type Cell = string | number | boolean | null | undefined;
type Row = Readonly<Record<string, Cell>>;

/** A report as the API answers it: amounts in minor units. */
export interface ReportAnswer extends Readonly<Record<ReportTable, readonly Row[]>> {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly position: string;
  readonly complete: boolean;
  readonly totals: Row;
}

/** Minor units as major ones, with a point and two decimals: `-12.50`. */
const coins = (minorUnits: number): string => {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Whether something was played, given or moved in a row. */
const isActive = (row: Row, columns: readonly string[]): boolean =>
  columns.some((name) => typeof row[name] === 'number' && row[name] !== 0);

/**
 * A table of a report as the lines of a CSV file (RFC 4180): rows of a name and its values, an empty line, the names of the columns, the
 * rows, and the totals where the table divides all of them. A row without activity says so in the last column, and a table
 * without a row in its only one. Amounts have two decimals.
 */
export const reportCsv = (report: ReportAnswer, table: ReportTable): readonly string[] => {
  const columns: readonly string[] = REPORT_COLUMNS[table];
  const [first = ''] = columns;
  const cellOf = (value: Cell, name: string) =>
    typeof value === 'number' && MONEY_COLUMNS.has(name) ? { exact: coins(value) } : (value ?? null);
  const lineOf = (row: Row, note: string): string => csvRow([...columns.map((name) => cellOf(row[name], name)), note]);
  const rows = report[table];
  return [
    csvRow(['title', `Glasscase report: ${table}`]),
    csvRow(['form', REPORT_FORM]),
    csvRow(['period', report.from, report.to]),
    csvRow(['zone', report.zone]),
    csvRow(['position', report.position]),
    csvRow(['complete', report.complete ? 'yes' : 'no']),
    csvRow(['filters', 'none']),
    '',
    csvRow([...columns, 'note']),
    ...(rows.length === 0 ? [csvRow([NO_ACTIVITY])] : []),
    ...rows.map((row) => lineOf(row, isActive(row, columns) ? '' : NO_ACTIVITY)),
    ...(DIVIDE_TOTALS.has(table) ? [lineOf({ ...report.totals, [first]: 'total' }, '')] : []),
  ];
};
