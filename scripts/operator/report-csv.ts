import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { majorText } from '../../engine/kernel/money.ts';
import { type CsvCell, csvRow } from '../../schema/clients/csv.ts';

/** The tables of a report, each a file of its own. */
export const REPORT_TABLES = ['days', 'games', 'cases', 'money'] as const;
export type ReportTable = (typeof REPORT_TABLES)[number];

const FORM = 'glasscase-report/1';
const NO_ACTIVITY = 'no activity';
/** A row of the report's totals goes with the tables that divide all of them. */
const DIVIDE_TOTALS: ReadonlySet<ReportTable> = new Set<ReportTable>(['days', 'games']);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Column {
  readonly name: string;
  /** The name of its type in the SDL. */
  readonly type: string;
}

const columnsOf = (type: GraphQLOutputType, table: string): readonly Column[] => {
  const whole = getNamedType(type);
  const rows = isObjectType(whole) ? whole.getFields()[table]?.type : undefined;
  const row = rows === undefined ? undefined : getNamedType(rows);
  if (!isObjectType(row)) throw new TypeError(`a report has no table ${table}`);
  return Object.values(row.getFields()).map((field) => ({ name: field.name, type: getNamedType(field.type).name }));
};

const cellOf = (value: unknown, { type }: Column): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') return String(value);
  return type === 'Money' ? { exact: majorText(BigInt(value)) } : value;
};

/** Whether something was played, given or moved in a row. */
const isActive = (columns: readonly Column[], row: Fields): boolean =>
  columns.some(({ name }) => typeof row[name] === 'number' && row[name] !== 0);

/**
 * A table of a report as the lines of a CSV file: rows of a name and its values, an empty line, the names of the columns, the
 * rows, and the totals where the table divides all of them. A row without activity says so in the last column, and a table
 * without a row in its only one. Amounts have two decimals.
 * @param report the answer of the operation, and `type` its type in the SDL
 */
export const reportCsv = (report: unknown, type: GraphQLOutputType, table: ReportTable): readonly string[] => {
  const { from, to, zone, position, complete, totals, ...tables } = isRecord(report) ? report : {};
  const columns = columnsOf(type, table);
  const given: unknown = tables[table];
  const rows = Array.isArray(given) ? given.filter(isRecord) : [];
  const lineOf = (row: Fields, note: string): string =>
    csvRow([...columns.map((column) => cellOf(row[column.name], column)), note]);
  const first = columns[0]?.name ?? '';
  return [
    csvRow(['title', `Glasscase report: ${table}`]),
    csvRow(['form', FORM]),
    csvRow(['period', String(from), String(to)]),
    csvRow(['zone', String(zone)]),
    csvRow(['position', String(position)]),
    csvRow(['complete', complete === true ? 'yes' : 'no']),
    csvRow(['filters', 'none']),
    '',
    csvRow([...columns.map(({ name }) => name), 'note']),
    ...(rows.length === 0 ? [csvRow([NO_ACTIVITY])] : []),
    ...rows.map((row) => lineOf(row, isActive(columns, row) ? '' : NO_ACTIVITY)),
    ...(DIVIDE_TOTALS.has(table) && isRecord(totals) ? [lineOf({ ...totals, [first]: 'total' }, '')] : []),
  ];
};
