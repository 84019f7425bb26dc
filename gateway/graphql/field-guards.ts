import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import { refuseFrozen } from '../accounts/credentials.ts';
import { type ApiScope, isApiKey } from '../accounts/sessions/api-keys.ts';
import { GatewayError } from '../errors.ts';
import { caughtUpWith } from '../play/catching-up.ts';
import { type GatewayContext, requireViewer, type Spend } from './context.ts';
import { type FieldRules, type Rate, type Security, valuesIn } from './field-rules.ts';
import { inputChecksOf } from './input-checks.ts';

type Asking = Pick<GatewayContext, 'token' | 'credential'>;

/** Whether the caller may do this. Only an API key without the scope may not. @throws GatewayError UNAUTHENTICATED */
export const hasScope = async ({ token, credential }: Asking, scope: ApiScope | null): Promise<boolean> => {
  if (token === null || !isApiKey(token)) return true;
  const found = await credential();
  return found?.kind !== 'key' || (scope !== null && found.scopes.includes(scope));
};

/** @throws GatewayError SCOPE_MISSING, UNAUTHENTICATED */
const requireScope = async (asking: Asking, scope: ApiScope | null): Promise<void> => {
  if (!(await hasScope(asking, scope))) throw new GatewayError('SCOPE_MISSING', { scope: scope ?? 'none' });
};

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/** Looks for a scope only where the token is an API key; without one, the resolver runs directly. */
const guarded =
  (resolve: Resolver, scope: ApiScope | null): Resolver =>
  (root, given, context, info) =>
    context.token !== null && isApiKey(context.token)
      ? requireScope(context, scope).then(() => resolve(root, given, context, info))
      : resolve(root, given, context, info);

/**
 * Whether a field protects an account. Its uses count by session, so a thief's session uses up no try of the owner's.
 */
const protects = (rule: Security | undefined): boolean =>
  rule !== undefined && (rule.whileFrozen || rule.changes.length > 0);

/** @throws GatewayError UNAUTHENTICATED */
const sessionOf = async (context: GatewayContext): Promise<string> => {
  const { accountId } = await requireViewer(context);
  const credential = await context.credential();
  return credential?.kind === 'session' ? credential.sessionId : accountId;
};

/** Counts each use before the resolver runs, so a refused use counts, too. */
const counted =
  (resolve: Resolver, what: string, perMinute: number, whose: (context: GatewayContext) => Promise<string>): Resolver =>
  async (root, given, context, info) => {
    context.spend(what, perMinute, await whose(context));
    return resolve(root, given, context, info);
  };

const asCounted = async ({ caller }: GatewayContext): Promise<string> => (await caller.standing()).countedAs;
const asAccount = async (context: GatewayContext): Promise<string> => (await requireViewer(context)).accountId;

const whoseUse = ({ byAddress }: Rate, rule: Security | undefined) => {
  if (byAddress) return asCounted;
  return protects(rule) ? sessionOf : asAccount;
};

/** Before what changes something: a frozen account only looks. Visitors pass. */
const thawed =
  (resolve: Resolver): Resolver =>
  async (root, given, context, info) => {
    const viewer = await context.viewer();
    if (viewer !== null) refuseFrozen(viewer);
    return resolve(root, given, context, info);
  };

const WINDOW_MS = 60_000;
/** Subjects counted at once; the least active are forgotten first. */
const COUNTED = 50_000;

interface Count {
  readonly resetsAt: Instant;
  used: number;
}

/** Each alias of a field counts, which a limit per request would not see. */
export const fieldLimitsWith = (now: () => Instant, factor: number): Spend => {
  const counts = new LRUCache<string, Count>({ max: COUNTED });
  return (what, perMinute, subject) => {
    const at = now();
    const key = `${what} ${subject}`;
    const known = counts.get(key);
    const count = known !== undefined && at < known.resetsAt ? known : { resetsAt: at + WINDOW_MS, used: 0 };
    if (count !== known) counts.set(key, count);
    count.used += 1;
    if (count.used > perMinute * factor) {
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((count.resetsAt - at) / 1000) });
    }
  };
};

const waiting =
  (resolve: Resolver, models: readonly string[]): Resolver =>
  (root, given, context, info) => {
    const reached = context.position.reached(models);
    return reached === null
      ? resolve(root, given, context, info)
      : reached.then(() => resolve(root, given, context, info));
  };

/**
 * A request has the catalog as it was when it came in: where the log has more by then, it is BUSY at once. Elsewhere nothing
 * is waited for.
 */
const withWholeCatalog =
  (resolve: Resolver): Resolver =>
  (root, given, context, info) => {
    const whole = caughtUpWith(context.ports, ['catalog'], 0);
    return whole === null ? resolve(root, given, context, info) : whole.then(() => resolve(root, given, context, info));
  };

/** Has queries wait until their read models show what their caller did before, and everything until there is a whole catalog. */
const readOwnWrites = (schema: GraphQLSchema, reads: FieldRules['reads']): GraphQLSchema => {
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const { models, catalog } = reads.get(`Query.${name}`) ?? { models: [], catalog: true };
    if (models.length > 0) field.resolve = waiting(field.resolve ?? defaultFieldResolver, models);
    if (catalog) field.resolve = withWholeCatalog(field.resolve ?? defaultFieldResolver);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = withWholeCatalog(field.resolve ?? defaultFieldResolver);
  return schema;
};

const holdsSignedZero = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsSignedZero) : Object.is(value, -0);

const withoutSigns = (value: unknown): unknown => {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(withoutSigns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutSigns(one)]));
};

/** JSON and documents have a zero with a sign, rules and hashes have one zero. The value itself where it holds none. */
export const plainZeros = (value: unknown): unknown => (holdsSignedZero(value) ? withoutSigns(value) : value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Arguments of mutations come without signs on zeros, whichever way they were written. */
const withPlainZeros = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, GatewayContext> = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, given, context, info) => {
      const plain = plainZeros(given);
      return resolve(root, isRecord(plain) ? plain : given, context, info);
    };
  }
  return schema;
};

/** Adds to what the API's description says of a field or a value. */
const say = (of: { description?: string | null | undefined }, more: string, apart: string): void => {
  of.description = of.description == null ? more : `${of.description}${apart}${more}`;
};

/** Says the codes of each operation where the API describes it. */
const withErrorCodes = (schema: GraphQLSchema, errors: FieldRules['errors']): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const codes = errors.get(`${type?.name}.${field.name}`);
      if (codes !== undefined) say(field, `Codes: ${codes.join(', ')}.`, '\n\n');
    }
  }
  return schema;
};

/** Has the values of a field checked right before it runs, and says their rules where the API describes them. */
const withInputRules = (schema: GraphQLSchema, rules: FieldRules['inputs']): GraphQLSchema => {
  for (const [path, value] of valuesIn(schema)) {
    const rule = rules.get(path);
    if (rule !== undefined) say(value, `Has to be ${rule.says}.`, ' ');
  }
  const checkOf = inputChecksOf(rules);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const check = checkOf(`${type.name}.${field.name}`, field.args);
      if (check === null) continue;
      const name = field.subscribe === undefined ? 'resolve' : 'subscribe';
      const run: Resolver = field[name] ?? defaultFieldResolver;
      field[name] = (root, given, context, info) => {
        check(given);
        return run(root, given, context, info);
      };
    }
  }
  return schema;
};

/** Puts before fields what their rules ask for: the scope of an API key first, then the rate, then that the account isn't frozen. */
const withRules = (schema: GraphQLSchema, { scopes, rates, security }: FieldRules): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      const [scope, rate] = [scopes.get(path), rates.get(path)];
      if (security.get(path)?.whileFrozen === false) field.resolve = thawed(field.resolve ?? defaultFieldResolver);
      if (rate !== undefined) {
        const whose = whoseUse(rate, security.get(path));
        field.resolve = counted(field.resolve ?? defaultFieldResolver, path, rate.perMinute, whose);
      }
      if (scope === undefined) continue;
      if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe, scope);
      else field.resolve = guarded(field.resolve ?? defaultFieldResolver, scope);
    }
  }
  return schema;
};

/**
 * Wraps the resolvers: first the rules of a field, then the wait for own writes, then zeros without signs, then the rules of values.
 * Descriptions say the codes of an operation and the rules of values.
 */
export const guardFields = (schema: GraphQLSchema, rules: FieldRules): GraphQLSchema => {
  const described = withErrorCodes(schema, rules.errors);
  return withRules(readOwnWrites(withPlainZeros(withInputRules(described, rules.inputs)), rules.reads), rules);
};
