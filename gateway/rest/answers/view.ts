import {
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Locale, Names } from '../../../engine/catalog/document.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { majorUnits } from '../money.ts';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** The fields that a part reads, nested; a leaf has none. */
export interface Selection {
  readonly [field: string]: Selection;
}

/** A part of an answer, compiled for the type that it reads. */
export interface Compiled<Shown = unknown> {
  readonly selection: Selection;
  readonly schema: Schema;
  /** The value for clients of a value of GraphQL's answer. */
  readonly show: (found: unknown, locale: Locale) => Shown;
}

/** Reads values of a type of the SDL. @throws TypeError where the type is another than it needs */
export type Part<Shown = unknown> = (type: GraphQLNamedOutputType) => Compiled<Shown>;

/** The parts of an object by the names that clients know; a text is a path to a field of the SDL. */
export type Fields = Readonly<Record<string, Part | string>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const orNull = (schema: Schema): Schema => {
  if (Array.isArray(schema.type) || schema.anyOf !== undefined) return schema;
  return isText(schema.type) && schema.enum === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
};

/** A part for values of a type, with its lists and nulls. */
const wrapped = (type: GraphQLOutputType, part: Part): Compiled => {
  if (isNonNullType(type)) return listed(type.ofType, part);
  const { selection, schema, show } = listed(type, part);
  return { selection, schema: orNull(schema), show: (found, locale) => (found == null ? null : show(found, locale)) };
};

const listed = (type: GraphQLOutputType, part: Part): Compiled => {
  if (isNonNullType(type)) return wrapped(type, part);
  if (!isListType(type)) return part(type);
  const { selection, schema, show } = wrapped(type.ofType, part);
  const all = (found: unknown, locale: Locale) => (Array.isArray(found) ? found.map((one) => show(one, locale)) : []);
  return { selection, schema: { type: 'array', items: schema }, show: all };
};

const TAGS = { zhCN: 'zh-CN', zhTW: 'zh-TW', en: 'en' } as const;

const wordIn = (found: unknown, field: string): string => {
  const word = isRecord(found) ? found[field] : undefined;
  if (!isText(word)) throw new TypeError(`an answer without ${field}`);
  return word;
};

/** The type `Names`: a text in each language of the site, by its tag. */
export const names: Part<Names> = (type) => {
  if (type.name !== 'Names') throw new TypeError(`${type.name} is not Names`);
  const text = { type: 'string' };
  const tags = Object.values(TAGS);
  return {
    selection: { zhCN: {}, zhTW: {}, en: {} },
    schema: { type: 'object', properties: Object.fromEntries(tags.map((tag) => [tag, text])), required: tags },
    show: (found) => ({
      'zh-CN': wordIn(found, 'zhCN'),
      'zh-TW': wordIn(found, 'zhTW'),
      en: wordIn(found, 'en'),
    }),
  };
};

/** Names as the text in the language of the request. */
export const inLanguage =
  (part: Part<Names> = names): Part<string> =>
  (type) => {
    const { selection, show } = part(type);
    return { selection, schema: { type: 'string' }, show: (found, locale) => show(found, locale)[locale] };
  };

const SCALARS: Readonly<Record<string, Schema>> = {
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Money in major units, of GraphQL's minor ones. */
const amount: Part<number> = () => ({
  selection: {},
  schema: { type: 'number' },
  show: (found) => {
    if (typeof found !== 'number') throw new TypeError('an answer without an amount');
    return majorUnits(found);
  },
});

/** A game by the word of the live feed. */
const game: Part = () => ({
  selection: {},
  schema: { type: 'string', enum: GAMES },
  show: (found) => GAMES.find((name) => name.toUpperCase() === found),
});

/** Types whose values REST writes in another way than GraphQL. */
const OTHERWISE: Readonly<Record<string, Part>> = { Names: names, Money: amount, Game: game };

/** A value as its type tells; a text, number or word of GraphQL stays unchanged. */
export const plain: Part = (type) => {
  const other = OTHERWISE[type.name];
  if (other !== undefined) return other(type);
  if (!isEnumType(type) && !isScalarType(type)) throw new TypeError(`${type.name} wants parts`);
  const schema = isEnumType(type)
    ? { type: 'string', enum: type.getValues().map(({ name }) => name) }
    : (SCALARS[type.name] ?? { type: 'string' });
  return { selection: {}, schema, show: (found) => found };
};

const fieldOf = (type: GraphQLNamedOutputType, name: string) => {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new TypeError(`${type.name} has no field ${name}`);
  return field;
};

/** A part of what a field holds. */
const through =
  (name: string, part: Part): Part =>
  (type) => {
    const { selection, schema, show } = wrapped(fieldOf(type, name).type, part);
    const shown = (found: unknown, locale: Locale) => show(isRecord(found) ? found[name] : null, locale);
    return { selection: { [name]: selection }, schema, show: shown };
  };

/** A field of the type, by its path; lists and nulls on the way stay. */
export const at = (path: string, part: Part = plain): Part => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) return through(name, at(rest.join('.'), part));
  return (type) => {
    const { description } = fieldOf(type, name);
    const compiled = through(name, part)(type);
    return description == null ? compiled : { ...compiled, schema: { description, ...compiled.schema } };
  };
};

/** A field that is no list, for parts that are made of others; null where it or one on the way is null. */
export const one =
  <Shown>(path: string, part: Part<Shown>): Part<Shown | null> =>
  (type) => {
    const [name = '', ...rest] = path.split('.');
    const inner = getNamedType(fieldOf(type, name).type);
    const { selection, schema, show } = (rest.length === 0 ? part : one(rest.join('.'), part))(inner);
    return {
      selection: { [name]: selection },
      schema,
      show: (found, locale) => {
        const value = isRecord(found) ? found[name] : null;
        return value == null ? null : show(value, locale);
      },
    };
  };

/** The fields of both. */
export const merged = (one: Selection, other: Selection): Selection => {
  const all: Record<string, Selection> = { ...one };
  for (const [field, inner] of Object.entries(other)) all[field] = merged(all[field] ?? {}, inner);
  return all;
};

/** An object. */
export const view =
  (fields: Fields): Part =>
  (type) => {
    const parts = Object.entries(fields).map(([name, part]): [string, Compiled] => [name, partOf(part)(type)]);
    return {
      selection: parts.map(([, { selection }]) => selection).reduce(merged, {}),
      schema: {
        type: 'object',
        properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
        required: parts.map(([name]) => name),
      },
      show: (found, locale) => Object.fromEntries(parts.map(([name, { show }]) => [name, show(found, locale)])),
    };
  };

const partOf = (part: Part | string): Part => (isText(part) ? at(part) : part);

/** The fields of an inner object as fields of the outer one; all null where there is no inner one. */
export const within = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, part]) => [field, through(name, partOf(part))]));

/** As `within`, of an inner object that is always there, though its type says otherwise. */
export const surelyWithin = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, part]) => [field, one(name, partOf(part))]));

/** A value made of that of a field. `schema` is that of the value. */
export const from =
  (path: string, schema: Schema, make: (found: unknown, locale: Locale) => unknown, part: Part = plain): Part =>
  (type) => {
    const { selection, show } = at(path, part)(type);
    return { selection, schema, show: (found, locale) => make(show(found, locale), locale) };
  };

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

/** The number of entries of a list, by a field that each of them has. */
export const countOf = (path: string): Part => from(path, { type: 'integer' }, (found) => listIn(found).length);

/** A list that is empty where there is none. */
export const orEmpty =
  (path: string, part?: Part): Part =>
  (type) => {
    const { selection, schema, show } = at(path, part)(type);
    return {
      selection,
      schema: { ...schema, type: 'array' },
      show: (found, locale) => listIn(show(found, locale)),
    };
  };

/** The number that follows that of a field. */
export const next = (path: string): Part =>
  from(path, { type: 'integer' }, (found) => (typeof found === 'number' ? found + 1 : null));

/** Whether a field has a value. */
export const is = (path: string, value: string): Part => from(path, { type: 'boolean' }, (found) => found === value);

/** Says of a part something else than its field's description. */
export const described =
  (description: string, part: Part | string): Part =>
  (type) => {
    const compiled = partOf(part)(type);
    return { ...compiled, schema: { ...compiled.schema, description } };
  };

/** Null, where another operation of the same call has a value. */
export const absent: Part<null> = () => ({ selection: {}, schema: { type: 'null' }, show: () => null });

/** A field that is `absent` from the answer of another operation of the same call. */
export const orAbsent =
  (path: string): Part =>
  (type) => {
    const compiled = at(path)(type);
    return { ...compiled, schema: orNull(compiled.schema) };
  };

/** A word of an enumeration as the number that clients know. */
export const numbered =
  (numbers: Readonly<Record<string, number>>, description: string): Part<number> =>
  (type) => {
    const words = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const missing = words.filter((word) => !Object.hasOwn(numbers, word));
    if (words.length === 0 || missing.length > 0) throw new TypeError(`no numbers of ${type.name}: ${missing.join()}`);
    return {
      selection: {},
      schema: { type: 'integer', description },
      show: (found) => (isText(found) ? numbers[found] : undefined) ?? Number.NaN,
    };
  };

/** A number as GraphQL has it, for parts that compute with it. */
export const number: Part<number> = () => ({
  selection: {},
  schema: { type: 'number' },
  show: (found) => (typeof found === 'number' ? found : Number.NaN),
});

/** Millionths as a fraction of 1. */
export const millionths: Part = () => ({
  selection: {},
  schema: { type: 'number', minimum: 0, maximum: 1 },
  show: (found) => (typeof found === 'number' ? found / 1e6 : null),
});

/** A text of the language of the request where the field is null. */
export const orElse = (path: string, texts: Readonly<Record<Locale, string>>): Part =>
  from(path, { type: 'string' }, (found, locale) => found ?? texts[locale]);
