import { type CsvCell, csvRow } from '../../../../schema/clients/csv.ts';
import { decimalsOf } from '../../../../schema/input/currencies.ts';
import type { Difference, Reconciliation } from './reconciliation-query.ts';

/** Minor units with the decimals of their currency: `14.00`. */
const majorUnits = (minorUnits: string | null | undefined, currency: string | null | undefined): CsvCell => {
  if (minorUnits == null || currency == null) return null;
  const decimals = decimalsOf(currency);
  if (decimals === 0) return { exact: minorUnits };
  const digits = minorUnits.padStart(decimals + 1, '0');
  return { exact: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
};

const NAMES = [
  ...['result', 'line', 'reference', 'order', 'player', 'time'],
  ...['amount in file', 'currency in file', 'amount here', 'currency here'],
] as const;

const cellsOf = (difference: Difference): readonly CsvCell[] => {
  const { outcome, line, reference, order, player, at, inFile, currency, here, orderCurrency } = difference;
  return [
    ...[outcome, line ?? null, reference ?? null, order ?? null, player ?? null, at],
    ...[majorUnits(inFile, currency), currency ?? null, majorUnits(here, orderCurrency), orderCurrency ?? null],
  ];
};

/** The differences as CSV (RFC 4180), a line of names first. */
export const differencesCsv = ({ differences }: Pick<Reconciliation, 'differences'>): string =>
  [csvRow(NAMES), ...differences.map((difference) => csvRow(cellsOf(difference)))].map((line) => `${line}\n`).join('');
