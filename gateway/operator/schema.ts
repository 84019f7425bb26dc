import {
  defaultFieldResolver,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import { readSdl, schemaWith } from '../graphql/schema.ts';
import type { OperatorContext } from './context.ts';
import { resolvers } from './resolvers/index.ts';
import { OPERATOR_SCOPES, type OperatorScope } from './scopes.ts';
import { requireCap, weightOf } from './weights.ts';

/** The words of `@command` about an operation. */
interface CommandRule {
  /** As it is typed after `npm run operator --`, such as `orders [--state <state>]`. */
  readonly line: string;
  /** Null: every operator may. */
  readonly scope: OperatorScope | null;
  /** The price, in milliseconds of one core. */
  readonly work: number;
  /** Of an act: whether the same words on the same day are the same act at the command line. */
  readonly byWords: boolean;
}

/** A mutation is an act: it changes something. */
export type OperatorOperationKind = 'query' | 'mutation';

export interface OperatorOperation extends CommandRule {
  readonly kind: OperatorOperationKind;
  readonly field: GraphQLField<unknown, OperatorContext>;
}

export interface OperatorSchema {
  readonly schema: GraphQLSchema;
  /** Every operation, in the order of the SDL. */
  readonly operations: readonly OperatorOperation[];
}

const commandRule = z.object({
  line: z.string(),
  scope: z.enum(OPERATOR_SCOPES).nullable().default(null),
  work: z.number(),
  byWords: z.boolean(),
});

const ruleOf = (
  directive: GraphQLDirective,
  { name, astNode }: GraphQLField<unknown, OperatorContext>,
): CommandRule => {
  const { data } = commandRule.safeParse(astNode && getDirectiveValues(directive, astNode));
  if (data === undefined)
    throw new TypeError(`the operator's ${name} has no @command, or one with a scope that there isn't`);
  return data;
};

const listSize = z.object({ assumedSize: z.int().positive() });

/** The lists that say how long they get, by type and field: `Order.events`. */
export const listSizesOf = (schema: GraphQLSchema): ReadonlyMap<string, number> => {
  const directive = schema.getDirective('listSize');
  if (directive == null) throw new TypeError('no directive @listSize in the SDL of the operator');
  return new Map(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
        const said = astNode && getDirectiveValues(directive, astNode);
        return said == null ? [] : [[`${type.name}.${name}`, listSize.parse(said).assumedSize] as const];
      });
    }),
  );
};

/** Runs only for an asker with the scope, who pays first, and within the caps. @throws GatewayError SCOPE_MISSING, RATE_LIMITED, INVALID_INPUT */
const scoped =
  (
    resolve: GraphQLFieldResolver<unknown, OperatorContext>,
    { scope, work }: CommandRule,
  ): GraphQLFieldResolver<unknown, OperatorContext> =>
  async (root, given, context, info) => {
    if (scope !== null && !context.mayUse(scope)) {
      await context.refused(info.fieldName);
      throw new GatewayError('SCOPE_MISSING', { scope });
    }
    context.charge(work);
    const weight = await weightOf(context.sql, info.fieldName, given);
    if (weight !== null) requireCap(weight, context.caps);
    return resolve(root, given, context, info);
  };

/** The operator's API. An operation without a `@command` stops the start. */
export const operatorSchema = async (): Promise<OperatorSchema> => {
  const schema = schemaWith(await readSdl('operator'), resolvers);
  const directive = schema.getDirective('command');
  if (directive == null) throw new TypeError('no directive @command in the SDL of the operator');
  const operationsOf = (kind: OperatorOperationKind, type: GraphQLObjectType | null | undefined) => {
    const fields: readonly GraphQLField<unknown, OperatorContext>[] = Object.values(type?.getFields() ?? {});
    return fields.map((field) => ({ kind, field, ...ruleOf(directive, field) }));
  };
  const operations = [
    ...operationsOf('query', schema.getQueryType()),
    ...operationsOf('mutation', schema.getMutationType()),
  ];
  for (const { field, ...rule } of operations) field.resolve = scoped(field.resolve ?? defaultFieldResolver, rule);
  return { schema, operations };
};
