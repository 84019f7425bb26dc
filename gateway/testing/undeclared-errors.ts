import { buildSchema, defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { isApiKey } from '../accounts/sessions/api-keys.ts';
import { type ErrorCode, GatewayError } from '../errors.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { asGatewayError } from '../graphql/error-format.ts';
import { fieldRulesOf } from '../graphql/field-rules.ts';
import { readSdl } from '../graphql/schema.ts';

const codeOf = (thrown: unknown): ErrorCode => {
  const error = asGatewayError(thrown);
  return error instanceof GatewayError ? error.code : 'INTERNAL';
};

type Asking = Pick<GatewayContext, 'token'>;
type Resolver = GraphQLFieldResolver<unknown, Asking>;

/** An API key that is dead gets UNAUTHENTICATED from every operation. */
const isOfKey = (code: ErrorCode, { token }: Asking): boolean =>
  code === 'UNAUTHENTICATED' && token !== null && isApiKey(token);

/** Tells of the codes that a resolver throws, at once or later, and changes nothing of its answer. */
const watched =
  (resolve: Resolver, tell: (code: ErrorCode) => void): Resolver =>
  (root, given, context, info) => {
    const see = (thrown: unknown): void => {
      const code = codeOf(thrown);
      if (!isOfKey(code, context)) tell(code);
    };
    try {
      const answer = resolve(root, given, context, info);
      if (answer instanceof Promise) answer.catch(see);
      return answer;
    } catch (error) {
      see(error);
      throw error;
    }
  };

/**
 * Watches the operations of a gateway that say their codes, over every protocol. Answers the codes that they don't say, as they come.
 */
export const undeclaredErrorsOf = async (schema: GraphQLSchema): Promise<ReadonlySet<string>> => {
  const { errors } = fieldRulesOf(buildSchema(await readSdl()));
  const undeclared = new Set<string>();
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const path = `${type?.name}.${field.name}`;
      const codes = errors.get(path);
      if (codes === undefined) continue;
      const name = field.subscribe === undefined ? 'resolve' : 'subscribe';
      field[name] = watched(field[name] ?? defaultFieldResolver, (code) => {
        if (!codes.includes(code)) undeclared.add(`${path} ${code}`);
      });
    }
  }
  return undeclared;
};
