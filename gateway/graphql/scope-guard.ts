import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { type ApiScope, isApiKey } from '../accounts/api-keys.ts';
import { GatewayError } from '../errors.ts';
import type { GatewayContext } from './context.ts';
import { scopeOf } from './field-scopes.ts';

type Asking = Pick<GatewayContext, 'token' | 'credential'>;

/** Lets sessions and visitors pass; an API key needs the scope. @throws GatewayError SCOPE_MISSING, UNAUTHENTICATED */
export const requireScope = async ({ token, credential }: Asking, scope: ApiScope | null): Promise<void> => {
  if (token === null || !isApiKey(token)) return;
  const found = await credential();
  if (found?.kind !== 'key') return;
  if (scope === null || !found.scopes.includes(scope))
    throw new GatewayError('SCOPE_MISSING', { scope: scope ?? 'none' });
};

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/** Sessions don't pay for this: without a key the resolver runs as it is. */
const guarded =
  (resolve: Resolver, scope: ApiScope | null): Resolver =>
  (root, given, context, info) =>
    context.token !== null && isApiKey(context.token)
      ? requireScope(context, scope).then(() => resolve(root, given, context, info))
      : resolve(root, given, context, info);

/** Puts the scopes of `field-scopes.ts` before every field of the root types. */
export const guardScopes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = guarded(field.resolve ?? defaultFieldResolver, scopeOf('Query', name));
  }
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = guarded(field.resolve ?? defaultFieldResolver, scopeOf('Mutation', name));
  }
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe, scopeOf('Subscription', name));
  }
  return schema;
};
