import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import { readSdl, schemaWith } from '../graphql/schema.ts';
import type { OperatorContext } from './context.ts';
import { resolvers } from './resolvers/index.ts';
import { OPERATOR_SCOPES, type OperatorScope } from './scopes.ts';

/** The words of `@command` about an operation. */
interface CommandRule {
  /** As it is typed after `npm run operator --`, such as `orders [--state <state>]`. */
  readonly line: string;
  readonly scope: OperatorScope;
  /** The price, in milliseconds of one core. */
  readonly work: number;
}

export interface OperatorOperation extends CommandRule {
  readonly field: GraphQLField<unknown, OperatorContext>;
}

export interface OperatorSchema {
  readonly schema: GraphQLSchema;
  /** Every operation, in the order of the SDL. */
  readonly operations: readonly OperatorOperation[];
}

const ruleOf = ({ name, astNode }: GraphQLField<unknown, OperatorContext>): CommandRule => {
  const directive = astNode?.directives?.find((one) => one.name.value === 'command');
  const said = Object.fromEntries(
    directive?.arguments?.map(({ name: { value: argument }, value }) => [
      argument,
      value.kind === 'StringValue' || value.kind === 'IntValue' ? value.value : null,
    ]) ?? [],
  );
  const { data } = z
    .object({ line: z.string(), scope: z.enum(OPERATOR_SCOPES), work: z.coerce.number().default(20) })
    .safeParse(said);
  if (data === undefined) throw new TypeError(`the operator's ${name} has no @command with a scope that there is`);
  return data;
};

/** Runs only for an asker with the scope, who pays first. @throws GatewayError SCOPE_MISSING, RATE_LIMITED */
const scoped =
  (
    resolve: GraphQLFieldResolver<unknown, OperatorContext>,
    { scope, work }: CommandRule,
  ): GraphQLFieldResolver<unknown, OperatorContext> =>
  (root, given, context, info) => {
    if (!context.mayUse(scope)) throw new GatewayError('SCOPE_MISSING', { scope });
    context.charge(work);
    return resolve(root, given, context, info);
  };

/** The operator's API. An operation without a scope stops the start. */
export const operatorSchema = async (): Promise<OperatorSchema> => {
  const schema = schemaWith(await readSdl('operator'), resolvers);
  const fields: readonly GraphQLField<unknown, OperatorContext>[] = Object.values(
    schema.getQueryType()?.getFields() ?? {},
  );
  const operations = fields.map((field) => ({ field, ...ruleOf(field) }));
  for (const { field, ...rule } of operations) field.resolve = scoped(field.resolve ?? defaultFieldResolver, rule);
  return { schema, operations };
};
