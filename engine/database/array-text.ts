/*
 * Arrays as PostgreSQL reads them, which the driver would make in six times the time, looking at each value for what it
 * might be. Most text here is ids, hashes and names: a quote or a backslash is rare.
 */

/** Text as one element. */
export const quoted = (value: string): string => `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;

/** Whole numbers and truth values. */
export const plainArray = (values: readonly (number | bigint | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** Text; an empty one and the word NULL stay what they are. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;
