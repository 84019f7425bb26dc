/**
 * RFC 8785 canonical JSON, narrowed to what the log holds: strings, safe integers, booleans, null, arrays and plain
 * objects. Fractions are refused, because money, odds and values never are fractions here.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Printable ASCII without quote and backslash, as nearly all text of the log is: nothing in it needs an escape. */
const plain = /^[ !#-[\]-~]*$/;
export const isPlainText = (text: string): boolean => plain.test(text);

const quote = (text: string): string => {
  if (plain.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new TypeError('canonical JSON: lone surrogate');
  return JSON.stringify(text);
};

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** @throws TypeError for a fraction, an unsafe integer, −0 or a lone surrogate. */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError('canonical JSON: not a safe integer');
    return String(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  // Without a comparison of its own, `sort` compares code units, which is the order that RFC 8785 asks for.
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member === undefined) throw new TypeError(`canonical JSON: ${key} is undefined`);
    text += `${text === '' ? '' : ','}${quote(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
};

export class NotCanonical extends Error {
  override readonly name: string = 'NotCanonical';
}

/** Whether keys are in order and numbers are safe integers, all the way down. */
const isOrdered = (value: Json): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  if (isArray(value)) return value.every(isOrdered);
  let before: string | null = null;
  for (const key in value) {
    const member = value[key];
    if ((before !== null && key <= before) || member === undefined || !isOrdered(member)) return false;
    before = key;
  }
  return true;
};

/**
 * Reads text that must already be canonical. Comparing it with its own canonical form refuses duplicate keys, white
 * space, another key order, fractions and escapes that needn't be, all at once.
 *
 * Where order and numbers are right, the engine's own JSON writer gives that form, many times faster; only of text
 * that may hold an escaped surrogate it says too little.
 * @throws NotCanonical
 */
export const parseCanonical = (text: string): Json => {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotCanonical('not JSON');
  }
  let again: string;
  try {
    if (JSON.stringify(value) === text && isOrdered(value) && !text.includes('\\ud')) return value;
    again = canonicalJson(value);
  } catch (error) {
    // The stack's end: the parser alone needs none.
    if (error instanceof RangeError) throw new NotCanonical('nested too deeply');
    throw new NotCanonical(error instanceof Error ? error.message : 'not canonical JSON');
  }
  if (again !== text) throw new NotCanonical('not canonical JSON');
  return value;
};

/** The JSON value of a text, canonical or not; null for a text that isn't JSON. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
