import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Tape } from './tape.ts';
import { textFrom, valueFrom } from './values.ts';

/** A request as a client would put it. */
export interface Drawn {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Texts that a scalar of that name takes. */
const LAWFUL: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  CommandId: ['3f2b1c4d-0000-4000-8000-000000000001', '3f2b1c4d-0000-4000-8000-000000000002'],
  Entropy: ['ab'.repeat(16)],
  Int: [1, 0, 5, 100, -1, 2_147_483_647],
  Float: [0.5, -1, 1e9],
  Boolean: [true, false],
  Money: [1_000, 1, 0, '1000', 2 ** 53],
  DateTime: ['2026-12-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
};

const scalarFrom = (tape: Tape, { name }: GraphQLNamedType): unknown => {
  const lawful = LAWFUL[name];
  return lawful !== undefined && !tape.once(5) ? tape.pick(lawful) : textFrom(tape);
};

/** A value of the type; once in a while of none. */
const inputFrom = (tape: Tape, type: GraphQLInputType, depth = 4): unknown => {
  if (tape.once(12)) return valueFrom(tape);
  const inner = getNullableType(type);
  if (inner === type && tape.once(6)) return null;
  if (isListType(inner)) {
    return Array.from({ length: tape.pick([1, 2, 0, 30]) }, () => inputFrom(tape, inner.ofType, depth - 1));
  }
  if (isEnumType(inner)) return inner.getValues()[tape.below(inner.getValues().length)]?.name ?? null;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) => getNullableType(field.type) !== field.type || tape.below(2) === 0,
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, depth > 0 ? inputFrom(tape, field.type, depth - 1) : null]),
    );
  }
  return isScalarType(inner) ? scalarFrom(tape, inner) : null;
};

const NAME = /^[A-Za-z_]\w*$/;

/** A value as it stands in a document. Words in capitals are taken for enum values as often as for text. */
const literal = (tape: Tape, value: unknown): string => {
  if (typeof value === 'string') return /^[A-Z][A-Z_]+$/.test(value) && !tape.once(4) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(tape, one)).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${NAME.test(name) ? name : 'a'}: ${literal(tape, one)}`)
    .join(' ')}}`;
};

const DIRECTIVES = ['', '', '', '', '', ' @include(if: true)', ' @skip(if: false)', ' @nothing', ' @include'] as const;

interface Draft {
  readonly variables: Record<string, unknown>;
  readonly declared: string[];
  readonly fragments: string[];
  /** Fields that may still be written. */
  left: number;
}

const argumentsFrom = (tape: Tape, draft: Draft, given: readonly GraphQLArgument[]): string => {
  const parts = given.flatMap((argument) => {
    const needed = getNullableType(argument.type) !== argument.type;
    if (!needed && tape.below(2) === 0) return [];
    const value = inputFrom(tape, argument.type);
    if (tape.below(2) === 0) return [`${argument.name}: ${literal(tape, value)}`];
    const name = `v${draft.declared.length}`;
    draft.declared.push(`$${name}: ${String(argument.type)}`);
    draft.variables[name] = value;
    return [`${argument.name}: $${name}`];
  });
  return parts.length === 0 ? '' : `(${parts.join(' ')})`;
};

const META = ['__typename', '__schema', '__type(name: "Case")', '__type(name: "Query")', '__type(name: "")'] as const;

/** Fields of no type's own: `__typename`, once or very often, and at the root the schema itself. */
const metaFrom = (schema: GraphQLSchema, tape: Tape, draft: Draft, isRoot: boolean): string => {
  const field = isRoot ? tape.pick(META) : '__typename';
  const name = field === '__schema' ? '__Schema' : '__Type';
  const type = field === '__typename' ? undefined : schema.getType(name);
  const below = type === undefined ? '' : ` ${selectionFrom(schema, tape, draft, type, tape.pick([3, 1, 6, 9]))}`;
  const times = tape.pick([1, 1, 2, 30, 400]);
  const aliased = tape.below(2) === 0;
  return Array.from({ length: times }, (_, n) => `${aliased ? `m${draft.left}_${n}: ` : ''}${field}${below}`).join(' ');
};

/** A selection of fields of a type, in braces. */
const selectionFrom = (
  schema: GraphQLSchema,
  tape: Tape,
  draft: Draft,
  type: GraphQLNamedType,
  depth: number,
): string => {
  if (isAbstractType(type) && !isInterfaceType(type)) {
    const [first, ...more] = schema.getPossibleTypes(type);
    if (first === undefined) return '{ __typename }';
    const one = tape.pick<GraphQLObjectType>([first, ...more]);
    return `{ ... on ${one.name} ${selectionFrom(schema, tape, draft, one, depth - 1)} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields());
  const chosen: string[] = [];
  for (let n = 1 + tape.below(4); n > 0; n -= 1) {
    const field = fields[tape.below(fields.length)];
    if (field === undefined || draft.left <= 0 || field.name === 'logout') continue;
    draft.left -= 1;
    if (tape.once(12)) chosen.push(metaFrom(schema, tape, draft, type === schema.getQueryType()));
    const named = getNamedType(field.type);
    if (isCompositeType(named) && depth <= 0) continue;
    const alias = tape.once(5) ? `a${draft.left}: ` : '';
    const below = isCompositeType(named) ? ` ${selectionFrom(schema, tape, draft, named, depth - 1)}` : '';
    const text = `${alias}${field.name}${argumentsFrom(tape, draft, field.args)}${tape.pick(DIRECTIVES)}${below}`;
    if (tape.once(15)) {
      const name = `F${draft.fragments.length}`;
      // Now and then one that goes round in a circle.
      draft.fragments.push(`fragment ${name} on ${type.name} { ${text}${tape.once(3) ? ` ...${name}` : ''} }`);
      chosen.push(`...${name}`);
    } else chosen.push(text);
  }
  return `{ ${chosen.length === 0 ? '__typename' : chosen.join(' ')} }`;
};

/** A document of the schema's own grammar: mostly one that is executed. */
export const documentFrom = (schema: GraphQLSchema, tape: Tape, kind: 'query' | 'mutation' | 'subscription'): Drawn => {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  const draft: Draft = { variables: {}, declared: [], fragments: [], left: tape.pick([12, 4, 25, 200]) };
  const selection = root ? selectionFrom(schema, tape, draft, root, tape.pick([4, 3, 6, 14])) : '{ __typename }';
  const declared = draft.declared.length === 0 ? '' : ` Q(${draft.declared.join(' ')})`;
  return { query: `${kind}${declared} ${selection} ${draft.fragments.join(' ')}`, variables: draft.variables };
};
