import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Hashing } from './hashing.ts';
import type { OddsEntry } from './odds.ts';

/** The table for a play that missed its target: its hash is the `consolationHash`. A version never changes. */
export type ConsolationTable = {
  readonly table: 'consolation';
  readonly version: number;
  readonly tickets: number;
  readonly entries: readonly OddsEntry[];
};

export const consolationTableText = (table: ConsolationTable): string => canonicalJson(table);

/** SHA-256 of the table's RFC 8785 JSON, hex. */
export const consolationHashOf = (hashing: Hashing, table: ConsolationTable): string =>
  hashing.sha256Text(consolationTableText(table));

/** Σ value × tickets: the expected consolation in minor units, times 10,000,000. */
export const consolationSum = (entries: readonly Pick<OddsEntry, 'value' | 'first' | 'last'>[]): bigint =>
  entries.reduce((sum, { value, first, last }) => sum + BigInt(value) * BigInt(last - first + 1), 0n);
