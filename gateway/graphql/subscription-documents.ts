import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  GraphQLError as Refusal,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { GatewayError } from '../errors.ts';
import { LIMITS } from './limits.ts';
import { onlySubscriptions } from './operation-kinds.ts';
import { type Sharing, sharingOf } from './sharing.ts';

/** Documents kept: a thousand clients that come back at once ask the same few. */
const KEPT = 64;

export interface SubscriptionDocument {
  readonly document: DocumentNode;
  readonly sharing: Sharing;
}

export interface SubscriptionDocuments {
  /** The document, or why it isn't taken. */
  readonly read: (query: string, operationName: string | null) => SubscriptionDocument | readonly GraphQLError[];
}

export const subscriptionDocuments = (schema: GraphQLSchema, boundedWork: ValidationRule): SubscriptionDocuments => {
  const rules = [...specifiedRules, boundedWork, onlySubscriptions];
  const known = new LRUCache<string, SubscriptionDocument>({ max: KEPT });

  const readNew = (query: string, operationName: string | null): SubscriptionDocument | readonly GraphQLError[] => {
    try {
      const document = parse(query, { maxTokens: LIMITS.tokens });
      const errors = validate(schema, document, rules, { maxErrors: 20 });
      return errors.length > 0 ? errors : { document, sharing: sharingOf(schema, document, operationName) };
    } catch (error) {
      return [error instanceof Refusal ? error : new GatewayError('GRAPHQL_PARSE_FAILED')];
    }
  };

  return {
    read: (query, operationName) => {
      const key = JSON.stringify([query, operationName]);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const read = readNew(query, operationName);
      if ('document' in read) known.set(key, read);
      return read;
    },
  };
};
