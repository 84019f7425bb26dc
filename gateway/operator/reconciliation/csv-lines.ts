/** A row of a CSV file with the line on which it begins, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that the first line has most often outside of quotes. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/**
 * The rows of a CSV file (RFC 4180), whose separator is a comma, a semicolon, a tab or a bar. Rows without a letter are left out. Null for
 * a quote that never ends, and for more than `most` rows.
 */
export const csvLines = (file: string, most: number): readonly CsvLine[] | null => {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const found: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let beganAt = 1;
  let isQuoted = false;
  const endRow = (): void => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) found.push({ line: beganAt, cells });
    cells = [];
    cell = '';
    beganAt = line + 1;
  };
  for (let at = 0; at < text.length && found.length <= most; at++) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += char;
        at += 1;
      } else isQuoted = false;
      if (char === '\n') line += 1;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (char === '\n') {
      endRow();
      line += 1;
    } else if (char !== '\r') cell += char;
  }
  if (isQuoted) return null;
  endRow();
  return found.length > most ? null : found;
};
