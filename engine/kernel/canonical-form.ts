import { z } from 'zod';
import type { $ZodCheckDef, $ZodChecks, $ZodCustom } from 'zod/v4/core';
import { integersBetween } from './integer-form.ts';

/** A check of a schema beyond its kind, as zod keeps it. */
type Check = ($ZodChecks | $ZodCustom)['_zod']['def'];

export const checksOf = (schema: z.ZodType): readonly Check[] => {
  const checks: readonly { readonly _zod: { readonly def: $ZodCheckDef } }[] = schema.def.checks ?? [];
  return checks.map(({ _zod }) => _zod.def as Check);
};

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Letters, digits and a few signs, as themselves or in a class that isn't negated: nothing that JSON would escape. */
const harmless = /^(?:[\w:,#(){}|?*+-]|\\\.|\[[\w:.-]+\])*$/;

/** A pattern without the anchors around it, or around each of its alternatives; null where it isn't that simple. */
const unanchored = (pattern: string): string | null => {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return null;
  const inner = pattern.slice(1, -1).replaceAll('$|^', '|');
  return harmless.test(inner) ? `(?:${inner.replace(/\((?!\?)/g, '(?:')})` : null;
};

interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** The lengths that checks allow; null where one is of another kind. */
export const lengthsIn = (checks: readonly Check[]): Lengths | null => {
  let lengths: Lengths = { least: 0, most: Number.POSITIVE_INFINITY };
  for (const check of checks) {
    if (check.check === 'min_length') lengths = { ...lengths, least: Math.max(lengths.least, check.minimum) };
    else if (check.check === 'max_length') lengths = { ...lengths, most: Math.min(lengths.most, check.maximum) };
    else if (check.check === 'length_equals') lengths = { least: check.length, most: check.length };
    else return null;
  }
  return lengths;
};

const upTo = (most: number): string => (most === Number.POSITIVE_INFINITY ? '' : String(most));

/** The form of strings that a pattern alone decides about, where JSON escapes no string of them; null for others. */
export const patternForm = (schema: z.ZodString): string | null => {
  const [only, ...more] = checksOf(schema);
  if (more.length > 0) return null;
  if (only?.check === 'custom') {
    const pattern = schema.meta()?.pattern;
    return typeof pattern === 'string' ? unanchored(pattern) : null;
  }
  if (only?.check !== 'string_format') return null;
  const isPlain = only.format === 'regex' && only.pattern?.flags === '';
  return isPlain && only.pattern !== undefined ? unanchored(only.pattern.source) : null;
};

const stringForm = (schema: z.ZodString): string | null => {
  const pattern = patternForm(schema);
  if (pattern !== null) return pattern;
  const lengths = lengthsIn(checksOf(schema));
  // All that JSON doesn't escape. Text that was UTF-8 has no lone surrogates.
  return lengths === null ? null : `[ !#-\\[\\]-\\uffff]{${lengths.least},${upTo(lengths.most)}}`;
};

/** The safe integers that a schema allows, both inclusive; null where it allows others, or not all between. */
export const boundsOf = (schema: z.ZodNumber): readonly [least: number, most: number] | null => {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.MAX_SAFE_INTEGER];
  for (const check of checksOf(schema)) {
    if (check.check === 'greater_than' && check.inclusive) least = Math.max(least, Number(check.value));
    else if (check.check === 'less_than' && check.inclusive) most = Math.min(most, Number(check.value));
    else return null;
  }
  return schema.format === 'safeint' ? [least, most] : null;
};

const integerForm = (schema: z.ZodNumber): string | null => {
  const bounds = boundsOf(schema);
  return bounds === null ? null : integersBetween(...bounds);
};

const arrayForm = (schema: z.ZodArray): string | null => {
  const [element, lengths] = [canonicalForm(schema.element), lengthsIn(checksOf(schema))];
  if (element === null || lengths === null) return null;
  const { least, most } = lengths;
  const some = `${element}(?:,${element}){${Math.max(0, least - 1)},${upTo(most - 1)}}`;
  return `\\[${least === 0 ? `(?:${some})?` : some}\\]`;
};

const anyForm = (options: readonly unknown[]): string | null => {
  const forms = options.map(canonicalForm);
  return forms.every((form) => form !== null) ? `(?:${forms.join('|')})` : null;
};

/** Whether JSON has but one text for it. */
const isPlain = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value);

const anyLiteral = (values: readonly unknown[]): string | null => {
  return values.every(isPlain) ? `(?:${values.map((value) => literally(JSON.stringify(value))).join('|')})` : null;
};

/** The members of an object in canonical order; null where it takes others besides. */
export const membersInOrder = (schema: z.ZodObject): readonly (readonly [name: string, schema: unknown])[] | null =>
  schema.def.catchall instanceof z.ZodNever ? Object.entries(schema.shape).sort(([a], [b]) => (a < b ? -1 : 1)) : null;

const objectForm = (schema: z.ZodObject): string | null => {
  const members: string[] = [];
  const inOrder = membersInOrder(schema);
  if (inOrder === null) return null;
  for (const [key, member] of inOrder) {
    const form = canonicalForm(member);
    if (form === null) return null;
    members.push(`${literally(JSON.stringify(key))}:${form}`);
  }
  return `\\{${members.join(',')}\\}`;
};

/**
 * Source of a regular expression for the canonical JSON of what a schema allows: in canonical form the members of an
 * object stand in one order, without space, so that only the values vary. Every text that matches is canonical, and the
 * schema allows its value and changes nothing of it. Not every canonical text that the schema allows matches: strings
 * with escapes and the rarest integers don't. Null for a schema that has no regular expression of this kind.
 */
export const canonicalForm = (schema: unknown): string | null => {
  if (schema instanceof z.ZodString) {
    const form = stringForm(schema);
    return form === null ? null : `"${form}"`;
  }
  if (schema instanceof z.ZodNumber) return integerForm(schema);
  if (schema instanceof z.ZodArray) return arrayForm(schema);
  if (!(schema instanceof z.ZodType) || checksOf(schema).length > 0) return null;
  if (schema instanceof z.ZodBoolean) return '(?:true|false)';
  if (schema instanceof z.ZodLiteral) return anyLiteral([...schema.values]);
  if (schema instanceof z.ZodEnum) return anyLiteral(schema.options);
  if (schema instanceof z.ZodDiscriminatedUnion) return anyForm(schema.options);
  if (schema instanceof z.ZodObject) return objectForm(schema);
  if (!(schema instanceof z.ZodNullable)) return null;
  const form = canonicalForm(schema.unwrap());
  return form === null ? null : `(?:null|${form})`;
};
