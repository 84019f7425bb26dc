import type { Instant } from '../../../engine/kernel/decision.ts';
import { decimalsOf } from '../../../schema/input/currencies.ts';
import { invalidInput } from '../../errors.ts';
import { type CsvLine, csvLines } from './csv-lines.ts';

export const MAX_FILE_CHARACTERS = 1_000_000;
export const MAX_FILE_ROWS = 20_000;

/** A payment as the provider's file has it. */
export interface FilePayment {
  readonly line: number;
  /** The id of an order, or the provider's own of its session or payment. */
  readonly reference: string;
  /** Minor units of the currency. */
  readonly amount: bigint;
  /** ISO 4217. */
  readonly currency: string;
  readonly at: Instant;
}

export interface ProviderFile {
  readonly payments: readonly FilePayment[];
  /** Rows that are no payment: of another state than paid, of nothing, or of a sum that went back. */
  readonly others: number;
  /** Of all rows. */
  readonly from: Instant;
  readonly to: Instant;
}

/** The names of each column, without regard to case, blanks, hyphens and underscores. */
const COLUMNS = {
  reference: [
    'reference',
    'ref',
    'id',
    'orderid',
    'order',
    'clientreferenceid',
    'sessionid',
    'paymentid',
    'transactionid',
  ],
  amount: ['amount', 'gross', 'sum', 'total'],
  minorAmount: ['amountminor', 'minoramount', 'minorunits', 'amountinminorunits'],
  currency: ['currency', 'currencycode'],
  state: ['state', 'status'],
  time: ['time', 'date', 'at', 'created', 'createdutc', 'createdat', 'timestamp', 'datetime', 'paidat'],
} as const;
type ColumnName = keyof typeof COLUMNS;

const PAID: ReadonlySet<string> = new Set([
  'paid',
  'succeeded',
  'success',
  'successful',
  'complete',
  'completed',
  'captured',
  'settled',
  'credited',
]);

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const wrong = (line: number, problem: string) => invalidInput('file', `line ${line}: ${problem}`);

/** `1,234.50` or `1234.5` as minor units; null for another text, and for more decimals than the currency has. */
const minorUnitsOf = (text: string, decimals: number): bigint | null => {
  const [, whole, part = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const digits = part.replace(/0+$/, '');
  if (whole === undefined || digits.length > decimals) return null;
  return BigInt(`${whole.replaceAll(',', '')}${digits.padEnd(decimals, '0')}`);
};

/** RFC 3339 with or without a zone (UTC), a day, or seconds or milliseconds since 1970. */
const momentOf = (text: string): Instant | null => {
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s?(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(text) ??
    [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${time}${/^utc$/i.test(zone) ? 'Z' : zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(at) ? null : at;
};

const placesOf = ({ line, cells }: CsvLine): ReadonlyMap<ColumnName, number> => {
  const heads = cells.map(bare);
  const places = new Map<ColumnName, number>();
  for (const name of ['reference', 'amount', 'minorAmount', 'currency', 'state', 'time'] as const) {
    const known: readonly string[] = COLUMNS[name];
    // The order of the names decides where a file has several of them.
    const place = known.map((one) => heads.indexOf(one)).find((found) => found >= 0);
    if (place !== undefined) places.set(name, place);
  }
  for (const name of ['reference', 'currency', 'time'] as const)
    if (!places.has(name)) throw wrong(line, `names no column ${COLUMNS[name].slice(0, 3).join(', ')}`);
  if (places.has('amount') === places.has('minorAmount'))
    throw wrong(line, 'names either a column amount, in major units, or one amount_minor');
  return places;
};

/**
 * The payments of a provider's CSV file. Its first line names the columns.
 * @throws GatewayError INVALID_INPUT that names the line
 */
export const readProviderFile = (file: string): ProviderFile => {
  if (file.length > MAX_FILE_CHARACTERS) throw invalidInput('file', `has at most ${MAX_FILE_CHARACTERS} characters`);
  const lines = csvLines(file, MAX_FILE_ROWS + 1);
  if (lines === null) throw invalidInput('file', `is CSV with at most ${MAX_FILE_ROWS} rows`);
  const [head, ...rows] = lines;
  if (head === undefined || rows.length === 0) throw invalidInput('file', 'has a line of names, and rows');
  const places = placesOf(head);
  const payments: FilePayment[] = [];
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { line, cells } of rows) {
    const cell = (name: ColumnName): string => cells[places.get(name) ?? -1] ?? '';
    const at = momentOf(cell('time'));
    if (at === null) throw wrong(line, 'the time is none, such as 2026-11-20T10:41:08Z');
    from = Math.min(from, at);
    to = Math.max(to, at);
    if (places.has('state') && !PAID.has(bare(cell('state')))) continue;
    const typed = cell(places.has('amount') ? 'amount' : 'minorAmount');
    if (/^-|^0+(\.0*)?$/.test(typed)) continue;
    const currency = cell('currency').toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency)) throw wrong(line, 'the currency is none of ISO 4217');
    const reference = cell('reference');
    if (reference === '' || reference.length > 255) throw wrong(line, 'the reference has 1 to 255 characters');
    const amount = minorUnitsOf(typed, places.has('amount') ? decimalsOf(currency) : 0);
    if (amount === null) throw wrong(line, `the amount is none in ${currency}`);
    payments.push({ line, reference, amount, currency, at });
  }
  return { payments, others: rows.length - payments.length, from, to };
};
