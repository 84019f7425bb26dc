import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents.ts';

/** Characters of all texts that are kept. */
const KEPT = 4 * 1024 * 1024;

const named = z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().max(64) }) });

/** The message by which clients of Apollo's and other makes know that they have to send the text along. */
const NOT_FOUND = 'PersistedQueryNotFound';

export interface NamedDocuments {
  /**
   * The document of a request: its text, or the one whose id, the SHA-256 of its text, stands in its `extensions`, as Apollo's clients
   * and others write it. A text that comes with its id is learnt by it.
   * @throws GatewayError BAD_REQUEST for neither, and for an id that isn't the text's; PERSISTED_QUERY_NOT_FOUND
   */
  read(query: string | null | undefined, extensions: unknown): TrustedDocument | string;
}

/** Finds the client's documents, and texts that came with their ids. A text is bounded by the caller. */
export const namedDocuments = (trusted: TrustedDocuments): NamedDocuments => {
  const learnt = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: (text) => text.length });
  return {
    read: (query, extensions) => {
      const id = named.safeParse(extensions).data?.persistedQuery.sha256Hash;
      if (query == null || query === '') {
        if (id === undefined)
          throw new GatewayError('BAD_REQUEST', {}, 'A document comes as `query`, or its id in `extensions`');
        const found = trusted.of(id) ?? learnt.get(id);
        if (found === undefined) throw new GatewayError('PERSISTED_QUERY_NOT_FOUND', {}, NOT_FOUND);
        return found;
      }
      if (id !== undefined) {
        if (createHash('sha256').update(query).digest('hex') !== id)
          throw new GatewayError('BAD_REQUEST', {}, 'The id in `extensions` is not the SHA-256 of `query`');
        learnt.set(id, query);
      }
      return query;
    },
  };
};
