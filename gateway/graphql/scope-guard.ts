import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { type ApiScope, isApiKey } from '../accounts/api-keys.ts';
import { refuseFrozen } from '../accounts/sensitive/frozen.ts';
import { GatewayError } from '../errors.ts';
import { type GatewayContext, requireViewer } from './context.ts';
import type { FieldRules, Rate } from './field-rules.ts';

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

/** A use that is refused counts, too. */
const counted =
  (resolve: Resolver, what: string, { perMinute, byAddress }: Rate): Resolver =>
  async (root, given, context, info) => {
    context.spend(what, perMinute, byAddress ? context.address : (await requireViewer(context)).accountId);
    return resolve(root, given, context, info);
  };

/** Before what changes something: a frozen account only looks. Visitors pass. */
const thawed =
  (resolve: Resolver): Resolver =>
  async (root, given, context, info) => {
    const viewer = await context.viewer();
    if (viewer !== null) refuseFrozen(viewer);
    return resolve(root, given, context, info);
  };

/** Puts before fields what their rules ask for: the scope of an API key first, then the rate, then that the account isn't frozen. */
export const guardFields = (schema: GraphQLSchema, { scopes, rates, security }: FieldRules): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      const [scope, rate] = [scopes.get(path), rates.get(path)];
      if (security.get(path)?.whileFrozen === false) field.resolve = thawed(field.resolve ?? defaultFieldResolver);
      if (rate !== undefined) field.resolve = counted(field.resolve ?? defaultFieldResolver, path, rate);
      if (scope === undefined) continue;
      if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe, scope);
      else field.resolve = guarded(field.resolve ?? defaultFieldResolver, scope);
    }
  }
  return schema;
};
