import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

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

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/**
 * The rows of a CSV file (RFC 4180), whose separator is a comma, a semicolon, a tab or a bar. Rows without a letter are left out. Null for
 * a file that is none, such as with a quote that never ends, and for more than `most` rows.
 */
export const csvLines = (file: string, most: number): readonly CsvLine[] | null => {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, to: most + 1 };
  try {
    const rows = parsed.parse(parse(file, { ...options, delimiter: separatorOf(file) }));
    if (rows.length > most) return null;
    return rows.flatMap(({ record, info }) => {
      const cells = record.map((cell) => cell.trim());
      // The library counts the line on which a row ends.
      const begin = info.lines - record.join('').split('\n').length + 1;
      return cells.every((cell) => cell === '') ? [] : [{ line: begin, cells }];
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
};
