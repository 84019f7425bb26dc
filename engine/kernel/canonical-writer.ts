import { z } from 'zod';
import { boundsOf, checksOf, lengthsIn, membersInOrder, patternForm } from './canonical-form.ts';
import { isPlainText } from './canonical-json.ts';

/**
 * Writes the canonical JSON of a value that a schema allows. Null for any other value, and for a few stranger ones: of
 * these the schema, and `canonicalJson`, have the word.
 */
export type CanonicalWriter = (value: unknown) => string | null;

const nothing: CanonicalWriter = () => null;

const stringWriter = (schema: z.ZodString): CanonicalWriter => {
  const pattern = patternForm(schema);
  if (pattern !== null) {
    const form = new RegExp(`^${pattern}$`);
    return (value) => (typeof value === 'string' && form.test(value) ? `"${value}"` : null);
  }
  const lengths = lengthsIn(checksOf(schema));
  if (lengths === null) return nothing;
  const { least, most } = lengths;
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && isPlainText(value)
      ? `"${value}"`
      : null;
};

const numberWriter = (schema: z.ZodNumber): CanonicalWriter => {
  const bounds = boundsOf(schema);
  if (bounds === null) return nothing;
  const [least, most] = bounds;
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most && !Object.is(value, -0)
      ? String(value)
      : null;
};

const literalWriter = (values: readonly unknown[]): CanonicalWriter => {
  const texts = new Map(
    values.flatMap((value): readonly (readonly [unknown, string])[] =>
      Number.isSafeInteger(value) || (typeof value === 'string' && isPlainText(value))
        ? [[value, JSON.stringify(value)]]
        : [],
    ),
  );
  return (value) => texts.get(value) ?? null;
};

const arrayWriter = (schema: z.ZodArray): CanonicalWriter => {
  const [write, lengths] = [canonicalWriter(schema.element), lengthsIn(checksOf(schema))];
  if (lengths === null) return nothing;
  return (value) => {
    if (!Array.isArray(value) || value.length < lengths.least || value.length > lengths.most) return null;
    let text = '';
    for (const one of value) {
      const written = write(one);
      if (written === null) return null;
      text += text === '' ? written : `,${written}`;
    }
    return `[${text}]`;
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const objectWriter = (schema: z.ZodObject): CanonicalWriter => {
  const members = membersInOrder(schema)?.map(([name, member], index) => ({
    name,
    label: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    write: canonicalWriter(member),
  }));
  if (members === undefined || members.length === 0) return nothing;
  return (value) => {
    if (!isObject(value)) return null;
    let text = '';
    for (const { name, label, write } of members) {
      const written = write(value[name]);
      if (written === null) return null;
      text += label + written;
    }
    let others = -members.length;
    for (const _ in value) others += 1;
    return others === 0 ? `${text}}` : null;
  };
};

const unionWriter = (options: readonly unknown[]): CanonicalWriter => {
  const writers = options.map(canonicalWriter);
  return (value) => {
    for (const write of writers) {
      const written = write(value);
      if (written !== null) return written;
    }
    return null;
  };
};

/** The writer of a schema's values, made once: it checks them and knows the order of their members. */
export const canonicalWriter = (schema: unknown): CanonicalWriter => {
  if (schema instanceof z.ZodString) return stringWriter(schema);
  if (schema instanceof z.ZodNumber) return numberWriter(schema);
  if (schema instanceof z.ZodArray) return arrayWriter(schema);
  if (!(schema instanceof z.ZodType) || checksOf(schema).length > 0) return nothing;
  if (schema instanceof z.ZodBoolean) return (value) => (typeof value === 'boolean' ? String(value) : null);
  if (schema instanceof z.ZodLiteral) return literalWriter([...schema.values]);
  if (schema instanceof z.ZodEnum) return literalWriter(schema.options);
  if (schema instanceof z.ZodDiscriminatedUnion) return unionWriter(schema.options);
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (!(schema instanceof z.ZodNullable)) return nothing;
  const write = canonicalWriter(schema.unwrap());
  return (value) => (value === null ? 'null' : write(value));
};
