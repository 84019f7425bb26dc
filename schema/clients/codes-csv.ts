import { csvRow } from './csv.ts';

/** A code as the API answers it: amounts in minor units. */
interface IssuedCode {
  readonly code: string;
  readonly id: string;
  readonly uses: number;
  readonly points: number;
  readonly bonus: number;
  readonly expiresAt: string;
}

/** Issued codes as the lines of a CSV file (RFC 4180) with a head: code, id, uses, points, locked bonus, end. Amounts have two decimals. */
export const codesCsv = (codes: readonly IssuedCode[]): readonly string[] => [
  csvRow(['code', 'id', 'uses', 'points', 'locked', 'expires']),
  ...codes.map(({ code, id, uses, points, bonus, expiresAt }) =>
    csvRow([
      code,
      ...[{ exact: id }, uses, { exact: (points / 100).toFixed(2) }, { exact: (bonus / 100).toFixed(2) }, expiresAt],
    ]),
  ),
];
