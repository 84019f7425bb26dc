import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

/** The most requests whose values are kept. Only requests with their own `Idempotency-Key` count. */
const KEPT = 5_000;

/** The token and the content of a request. */
export interface RequestFacts {
  readonly token: string | null;
  readonly commandId: string;
  readonly path: string;
  readonly params: object;
}

const keyOf = ({ token, commandId, path, params }: RequestFacts): string => {
  const sorted = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([token, commandId, path, sorted]))
    .digest('base64');
};

/** The values found for commands, for their duplicates. This process alone keeps them. */
export interface Prepared {
  find<Found>(request: RequestFacts, shape: z.ZodType<Found>, look: () => Promise<Found>): Promise<Found>;
}

export const preparedRequests = (): Prepared => {
  const kept = new LRUCache<string, Promise<unknown>>({ max: KEPT });
  return {
    find: async (request, shape, look) => {
      const key = keyOf(request);
      const known = kept.get(key);
      if (known !== undefined) return shape.parse(await known);
      const looking = look();
      kept.set(key, looking);
      try {
        return await looking;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
};
