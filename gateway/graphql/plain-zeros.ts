import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';

/** JSON and documents have a zero with a sign, rules and hashes have one zero. The value itself where it holds none. */
export const plainZeros = (value: unknown): unknown => {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(plainZeros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainZeros(one)]));
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Arguments of mutations come without signs on zeros, whichever way they were written. */
export const withPlainZeros = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, GatewayContext> = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, given, context, info) => {
      const plain = plainZeros(given);
      return resolve(root, isRecord(plain) ? plain : given, context, info);
    };
  }
  return schema;
};
