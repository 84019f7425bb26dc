import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { Piece } from '../pages.ts';
import { at, type Compiled, type Part, type Schema, type Selection } from './view.ts';

/** A field of the SDL that answers calls: `Query.me`; or `Query`, for several of its fields together. */
export type Operation = 'Query' | `Query.${string}` | `Mutation.${string}`;

/** Values by the names of an operation's arguments. */
export type Values = Readonly<Record<string, unknown>>;

/** A value that an operation takes. */
export interface Taken {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

export interface CompiledOperation extends Omit<Compiled, 'selection'> {
  readonly document: DocumentNode;
  /** The schema of an answer that isn't null. */
  readonly present: Schema;
  /** Arguments, or the fields of the one argument `input`. */
  readonly takes: readonly Taken[];
  readonly variables: (values: Values) => Values;
}

const fieldIn = (schema: GraphQLSchema, operation: Operation) => {
  const [root = '', name = ''] = operation.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!isObjectType(type) || field === undefined) throw new TypeError(`no ${operation} in the SDL`);
  return { keyword: root.toLowerCase(), type, field };
};

const takesOf = ({ args }: GraphQLField<unknown, unknown>): Pick<CompiledOperation, 'takes' | 'variables'> => {
  const [first] = args;
  const input = args.length === 1 && first?.name === 'input' ? getNamedType(first.type) : null;
  const isWrapped = isInputObjectType(input);
  return {
    takes: (isWrapped ? Object.values(input.getFields()) : args).map(({ name, type, defaultValue }) => ({
      name,
      type: getNamedType(type).name,
      isRequired: isNonNullType(type) && defaultValue === undefined,
    })),
    variables: isWrapped ? (values) => ({ input: values }) : (values) => values,
  };
};

const printed = (selection: Selection): string => {
  const fields = Object.entries(selection).map(([name, inner]) => `${name}${printed(inner)}`);
  return fields.length === 0 ? '' : ` { ${fields.join(' ')} }`;
};

/** `mutation (…) { openCase(…) … }` */
const textOf = (
  keyword: string,
  { name, args }: GraphQLField<unknown, unknown>,
  selection: string,
  more: readonly string[] = [],
): string => {
  const declared = [...args.map((one) => `$${one.name}: ${String(one.type)}`), ...more];
  const passed = args.map((one) => `${one.name}: $${one.name}`);
  const variables = declared.length === 0 ? '' : ` (${declared.join(', ')})`;
  return `${keyword}${variables} { ${name}${passed.length === 0 ? '' : `(${passed.join(', ')})`}${selection} }`;
};

/** Fields of `Query` that need no argument. */
const queryOf = (schema: GraphQLSchema, part: Part): CompiledOperation => {
  const type = schema.getQueryType();
  if (type == null) throw new TypeError('no Query in the SDL');
  const { selection, ...answer } = part(type);
  return {
    ...answer,
    present: answer.schema,
    document: parse(`query${printed(selection)}`),
    takes: [],
    variables: () => ({}),
  };
};

/** An operation whose answer is shown by a part. @throws TypeError where the SDL lacks the operation or a field */
export const operationOf = (schema: GraphQLSchema, operation: Operation, part: Part): CompiledOperation => {
  if (operation === 'Query') return queryOf(schema, part);
  const { keyword, type, field } = fieldIn(schema, operation);
  const { selection, ...answer } = at(field.name, part)(type);
  return {
    ...takesOf(field),
    ...answer,
    present: part(getNamedType(field.type)).schema,
    document: parse(textOf(keyword, field, printed(selection[field.name] ?? {}))),
  };
};

const typeAt = (type: GraphQLNamedOutputType, ...names: readonly string[]): GraphQLNamedOutputType =>
  names.reduce((outer, name) => {
    const field = isObjectType(outer) ? outer.getFields()[name] : undefined;
    if (field === undefined) throw new TypeError(`${outer.name} has no field ${name}`);
    return getNamedType(field.type);
  }, type);

/** A list of the SDL whose entries are shown by a part: a connection, or a list that comes whole. */
export interface CompiledList extends Omit<CompiledOperation, 'show' | 'present'> {
  readonly isConnection: boolean;
  readonly piece: (data: unknown, locale: Locale) => Piece<unknown>;
}

const ends = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  totalCount: z.int(),
});

const WALK = 'pageInfo { hasNextPage endCursor } totalCount';

/** `schema` is that of an entry. @throws TypeError where the SDL lacks the list or a field */
export const listOf = (schema: GraphQLSchema, operation: Operation, entry: Part): CompiledList => {
  const { keyword, type, field } = fieldIn(schema, operation);
  const answer = getNamedType(field.type);
  const isConnection = answer.name.endsWith('Connection');
  const node = isConnection ? typeAt(answer, 'edges', 'node') : answer;
  const { selection, schema: shape } = entry(node);
  const { show } = at(isConnection ? `${field.name}.edges.node` : field.name, entry)(type);
  const nodesOf = (data: unknown, locale: Locale) => {
    const nodes = show(data, locale);
    return Array.isArray(nodes) ? nodes : [];
  };
  const list = { ...takesOf(field), schema: shape, isConnection };
  if (!isConnection) {
    return {
      ...list,
      document: parse(textOf(keyword, field, printed(selection))),
      piece: (data, locale) => {
        const nodes = nodesOf(data, locale);
        return { nodes, hasNextPage: false, endCursor: null, totalCount: nodes.length };
      },
    };
  }
  const connection = z.object({ [field.name]: ends });
  return {
    ...list,
    document: parse(
      textOf(keyword, field, ` { edges @include(if: $list) { node${printed(selection)} } ${WALK} }`, [
        '$list: Boolean!',
      ]),
    ),
    piece: (data, locale) => {
      const found = connection.parse(data)[field.name];
      if (found === undefined) throw new TypeError(`an answer without ${field.name}`);
      return { nodes: nodesOf(data, locale), ...found.pageInfo, totalCount: found.totalCount };
    },
  };
};
