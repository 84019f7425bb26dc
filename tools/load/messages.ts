import { z } from 'zod';

/** The messages between the load generator and its worker processes. */

export const KINDS = ['graphql listeners', 'stomp listeners', 'graphql players', 'rest players'] as const;
export type Kind = (typeof KINDS)[number];

const clientGroup = z.object({
  kind: z.enum(KINDS),
  /** Origins of gateways; clients are spread over them. */
  urls: z.array(z.string()).min(1),
  count: z.int().min(1),
  /** The newest event of the feed before any client came. */
  base: z.int().min(0),
});
export type ClientGroup = z.infer<typeof clientGroup>;

/** Each is answered once it is done. */
export const order = z.discriminatedUnion('do', [
  /** Connects, or registers players. */
  z.object({ do: z.literal('prepare'), group: clientGroup }),
  /** Begins to measure; players open cases for so long. `perSecond`: of all of this group; null as fast as they can. */
  z.object({ do: z.literal('begin'), milliseconds: z.number(), perSecond: z.number().nullable() }),
  /**
   * Waits up to `patience` until every listener has seen the events behind `after`, up to `last`; then all clients
   * leave.
   */
  z.object({ do: z.literal('end'), after: z.int(), last: z.int(), patience: z.number() }),
]);
export type Order = z.infer<typeof order>;

const counts = z.record(z.string(), z.int());
export type Counts = Record<string, number>;

export const report = z.object({
  /** Durations: tenths of a millisecond, and how often. */
  tally: z.array(z.tuple([z.int(), z.int()])).transform((pairs) => new Map(pairs)),
  /** Commands that were accepted, or messages that came. */
  done: z.int(),
  /** Errors by their code, or sockets that were closed by the close code. */
  failures: counts,
  /** Events that a listener has not seen, summed over listeners. */
  lost: z.int(),
  /** Listeners that have seen everything. */
  whole: z.int(),
  /** Events that came to a listener again. */
  repeated: z.int(),
});
export type Report = z.infer<typeof report>;
/** As it is sent: JSON has no maps. */
export type SentReport = z.input<typeof report>;

export const answer = z.union([
  z.object({ ok: z.literal(true), report: report.nullable() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);
export type SentAnswer = z.input<typeof answer>;
