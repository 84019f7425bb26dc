import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { boundedWork, LIMITS } from '../graphql/limits.ts';
import { listSizesOf } from './schema.ts';

/** A read under another name runs once more: two are enough to compare two periods. */
export const rulesOf = (schema: GraphQLSchema): readonly ValidationRule[] => [
  ...specifiedRules,
  boundedWork(listSizesOf(schema), { ...LIMITS, aliases: 2 }),
];

type Read = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

export const readDocument = (schema: GraphQLSchema, rules: readonly ValidationRule[], query: string): Read => {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const errors = validate(schema, document, rules, { maxErrors: 20 });
    return errors.length === 0 ? { document } : { errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};
