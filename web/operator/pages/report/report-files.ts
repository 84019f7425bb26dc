import { type CsvCell, csvRow } from '../../../../schema/clients/csv.ts';
import { REPORT_FORM, type Report } from './report-query.ts';

type Column =
  | 'section'
  | 'name'
  | 'balance'
  | 'source'
  | 'target'
  | 'channel'
  | 'plays'
  | 'staked'
  | 'won'
  | 'income'
  | 'expected'
  | 'deviation'
  | 'telling'
  | 'freePlays'
  | 'givenAway'
  | 'deposited'
  | 'deposits'
  | 'bonuses'
  | 'corrected'
  | 'count'
  | 'amount';

const COLUMNS: readonly Column[] = [
  ...(['section', 'name', 'balance', 'source', 'target', 'channel', 'plays', 'staked', 'won', 'income'] as const),
  ...(['expected', 'deviation', 'telling', 'freePlays', 'givenAway', 'deposited', 'deposits', 'bonuses'] as const),
  ...(['corrected', 'count', 'amount'] as const),
];

type Row = Readonly<Partial<Record<Column, CsvCell>>>;

/** Minor units as major ones, with a point and two decimals: `-12.50`. */
const coins = (minorUnits: number): CsvCell => {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  return { exact: `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` };
};

const played = (
  figures: Report['games'][number] | Report['totals'] | Report['days'][number] | Report['cases'][number],
): Row => ({
  plays: figures.plays,
  staked: coins(figures.staked),
  won: coins(figures.won),
  income: coins(figures.income),
  expected: coins(figures.expected),
  deviation: figures.deviation ?? null,
  telling: figures.telling,
  freePlays: figures.freePlays,
  givenAway: coins(figures.givenAway),
});

/**
 * The report as CSV (RFC 4180): a row a figure, with its section, and with the period and the part of the log in each, so that rows of several
 * reports can stand in one table. Amounts are major units.
 */
export const reportCsv = ({
  from,
  to,
  zone,
  position,
  complete,
  totals,
  days,
  games,
  cases,
  money,
}: Report): string => {
  const rows: readonly Row[] = [
    {
      section: 'totals',
      ...played(totals),
      deposited: coins(totals.deposited),
      deposits: totals.deposits,
      bonuses: coins(totals.bonuses),
      corrected: coins(totals.corrected),
    },
    ...games.map((row) => ({ section: 'game', name: row.game, ...played(row) })),
    ...cases.map((row) => ({ section: 'case', name: row.case, ...played(row) })),
    ...days.map((row) => ({
      section: 'day',
      name: row.day,
      ...played(row),
      deposited: coins(row.deposited),
      bonuses: coins(row.bonuses),
    })),
    ...money.map(({ action, balance, source, target, channel, count, amount }) => ({
      section: 'money',
      name: action,
      ...{ balance, source, target, channel, count },
      amount: coins(amount),
    })),
  ];
  const frame: readonly CsvCell[] = [REPORT_FORM, from, to, zone, position, complete];
  const lines = rows.map((row) => csvRow([...frame, ...COLUMNS.map((column) => row[column] ?? null)]));
  return `${[csvRow(['form', 'from', 'to', 'zone', 'position', 'complete', ...COLUMNS]), ...lines].join('\r\n')}\r\n`;
};

/** The report as the API has it, in minor units. */
export const reportJson = (report: Report): string =>
  `${JSON.stringify({ form: REPORT_FORM, ...report }, (key, value) => (key === '__typename' ? undefined : value), 2)}\n`;

export const reportFileName = ({ from, to }: Pick<Report, 'from' | 'to'>, ending: 'csv' | 'json'): string =>
  `glasscase-report-${from}-${to}.${ending}`;
