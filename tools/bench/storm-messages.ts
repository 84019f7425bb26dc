import { z } from 'zod';

/** Messages between the storm and the process of its subscribers. */

export const stormOrder = z.discriminatedUnion('do', [
  /** All clients connect, knowing the feed up to `base`. */
  z.object({ do: z.literal('come'), url: z.string(), count: z.int(), base: z.int() }),
  /** Every connection breaks at once; answered once every client is back and has seen a new event, or after so long. */
  z.object({ do: z.literal('cut'), withinMs: z.number() }),
  /** Who has not seen everything up to `last` after so long? */
  z.object({ do: z.literal('end'), last: z.int(), withinMs: z.number() }),
]);
export type StormOrder = z.infer<typeof stormOrder>;

export const stormAnswer = z.object({
  /**
   * Milliseconds since the cut until a client was connected, until it had seen an event that came after, and until it was told what
   * it had missed. One for each that did.
   */
  back: z.array(z.number()),
  seen: z.array(z.number()),
  told: z.array(z.number()),
  /** Events that a client had not seen at the end, summed over clients. */
  lost: z.int(),
  /** Clients that had missed more events than close a gap, and read their lists again. */
  reread: z.int(),
  /** Connections that failed. */
  failed: z.int(),
  /** Questions for what was missed that weren't answered, by the code of the error. */
  refusals: z.record(z.string(), z.int()),
});
export type StormAnswer = z.infer<typeof stormAnswer>;
