import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { type ApiScope, isApiKey } from '../accounts/api-keys.ts';
import { refuseFrozen } from '../accounts/sensitive/frozen.ts';
import { GatewayError } from '../errors.ts';
import type { GatewayContext } from './context.ts';
import { FIELD_SCOPES } from './field-scopes.ts';
import { isMutation, type MutationField, worksInIce } from './security-rules.ts';

type Asking = Pick<GatewayContext, 'token' | 'credential'>;

/** Whether whoever asks may do this: everybody but an API key without the scope. @throws GatewayError UNAUTHENTICATED */
export const hasScope = async ({ token, credential }: Asking, scope: ApiScope | null): Promise<boolean> => {
  if (token === null || !isApiKey(token)) return true;
  const found = await credential();
  return found?.kind !== 'key' || (scope !== null && found.scopes.includes(scope));
};

/** @throws GatewayError SCOPE_MISSING, UNAUTHENTICATED */
export const requireScope = async (asking: Asking, scope: ApiScope | null): Promise<void> => {
  if (!(await hasScope(asking, scope))) throw new GatewayError('SCOPE_MISSING', { scope: scope ?? 'none' });
};

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/** Sessions don't pay for this: without a key the resolver runs as it is. */
const guarded =
  (resolve: Resolver, scope: ApiScope | null): Resolver =>
  (root, given, context, info) =>
    context.token !== null && isApiKey(context.token)
      ? requireScope(context, scope).then(() => resolve(root, given, context, info))
      : resolve(root, given, context, info);

/** Before what changes something: a frozen account only looks, and a refusal counts as a use. Visitors pass. */
const thawed =
  (resolve: Resolver, field: MutationField): Resolver =>
  async (root, given, context, info) => {
    const viewer = await context.viewer();
    if (viewer !== null && viewer.frozenAt !== null) {
      context.spend(field, viewer.accountId);
      refuseFrozen(viewer);
    }
    return resolve(root, given, context, info);
  };

/** Puts the scopes of `field-scopes.ts` before the fields that they name, and thawing before changes. */
export const guardScopes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const [name, scopes] of Object.entries(FIELD_SCOPES)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`no type ${name}`);
    for (const [path, field] of Object.entries(type.getFields())) {
      const scope = scopes[path] ?? null;
      if (name === 'Mutation' && isMutation(path) && !worksInIce(path)) {
        field.resolve = thawed(field.resolve ?? defaultFieldResolver, path);
      }
      if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe, scope);
      else field.resolve = guarded(field.resolve ?? defaultFieldResolver, scope);
    }
  }
  return schema;
};
