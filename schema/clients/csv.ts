/**
 * A value of a cell. `exact` is written unchanged: amounts, ids and other texts of the site's own. Any other text is made
 * harmless to programs that calculate.
 */
export type CsvCell = { readonly exact: string } | string | number | boolean | null;

/** A program of tables takes a text for a formula that begins so. */
const FORMULA = /^[=+\-@\t\r]/;

const textOf = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.exact;
  if (typeof cell !== 'string') return String(cell);
  return FORMULA.test(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of a CSV file (RFC 4180), without its line end. */
export const csvRow = (cells: readonly CsvCell[]): string => cells.map((cell) => quoted(textOf(cell))).join(',');
