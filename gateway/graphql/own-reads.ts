import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { caughtUpWith } from '../catching-up.ts';
import type { GatewayContext } from './context.ts';
import type { FieldRules } from './field-rules.ts';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

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
export const readOwnWrites = (schema: GraphQLSchema, reads: FieldRules['reads']): GraphQLSchema => {
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const { models, catalog } = reads.get(`Query.${name}`) ?? { models: [], catalog: true };
    if (models.length > 0) field.resolve = waiting(field.resolve ?? defaultFieldResolver, models);
    if (catalog) field.resolve = withWholeCatalog(field.resolve ?? defaultFieldResolver);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = withWholeCatalog(field.resolve ?? defaultFieldResolver);
  return schema;
};
