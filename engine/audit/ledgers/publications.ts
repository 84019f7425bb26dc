import { type GlasscaseEvent, publishedBy } from '../../events.ts';
import type { Published } from '../../games/proving.ts';
import type { HexHash } from '../../kernel/ids.ts';

export interface Publications {
  /** Call in the order of the log, with every event. */
  record(event: GlasscaseEvent): void;
  readonly published: Published;
}

/** Published events, by type and hash. */
export type PublicationsMemory = Map<string, Map<HexHash, GlasscaseEvent>>;

/**
 * Collects the events that a log published for rounds to name, by type and hash: the first stands, so that it can be
 * known by identity.
 */
export const collectPublications = (found: PublicationsMemory = new Map()): Publications => {
  return {
    record: (event) => {
      for (const hash of publishedBy(event)) {
        const known = found.get(event.type);
        if (known === undefined) found.set(event.type, new Map([[hash, event]]));
        else if (!known.has(hash)) known.set(hash, event);
      }
    },
    published: ({ type, dataOf }, hash) => {
      const event = found.get(type)?.get(hash);
      return event === undefined ? undefined : dataOf(event);
    },
  };
};
