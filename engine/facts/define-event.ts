import type { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash, StreamCategory } from '../kernel/ids.ts';
import { type EventPairs, NO_PAIRS } from './event-pairs.ts';
import { type Facts, NO_FACTS } from './facts.ts';
import { type DataOf, FIRST, type Past, type PastVersion, type Typed, versionOf } from './past-version.ts';

/** Whether everybody reads it in the public log, or a commitment to it. */
export type Openness = 'open' | 'sealed';

/** What is written down of a type of event, once. */
export interface EventDefinition {
  readonly type: string;
  /** The version that is written; the log may hold those of `past` besides. */
  readonly schemaVersion: number;
  /** The kind of stream that it belongs into. */
  readonly stream: StreamCategory;
  readonly openness: Openness;
  /** Whether it may move money or items, or be a play. */
  readonly hasFacts: boolean;
  /** Whether it publishes anything that rounds name. */
  readonly publishes: boolean;
  /** From version 1 on, without a gap. */
  readonly past: readonly PastVersion<Typed>[];
  /** @throws TypeError for an event of another type or version */
  factsOf(event: Typed, at: Instant): Facts;
  /** @throws TypeError for an event of another type or version */
  pairsOf(event: Typed): EventPairs;
  /** @throws TypeError for an event of another type or version */
  publishedBy(event: Typed): readonly HexHash[];
}

export interface Description<Data> {
  readonly openness: Openness;
  /** Those seed pairs that there are; left out where it commits, names and reveals none. */
  readonly pairs?: (data: Data) => Partial<EventPairs>;
  /** The hashes by which rounds name what it publishes; left out where they name nothing of it. */
  readonly publishes?: (data: Data) => readonly HexHash[];
  /** Those facts that there are; left out where it moves no money and no item and is no play. */
  readonly facts?: (data: Data, at: Instant) => Partial<Facts>;
}

const NO_HASHES: readonly HexHash[] = [];

/** A type of event that the log may hold in earlier versions, too: its current schema and what it means. */
export const defineChangedEvent = <
  const Type extends string,
  const Stream extends StreamCategory,
  Shape extends z.core.$ZodLooseShape,
  Version extends number,
>(
  type: Type,
  past: Past<DataOf<NoInfer<Shape>>, Version>,
  shape: Shape,
  { stream, openness, facts, pairs, publishes }: Description<DataOf<Shape>> & { readonly stream: Stream },
) => {
  const { schema, dataOf } = versionOf(type, past.next, shape);
  // The fold, the rows beside it and each read model ask of the same event: what it means is worked out once.
  const known = new WeakMap<Typed, { readonly at: Instant; readonly facts: Facts }>();
  const factsKnown = (
    means: (data: DataOf<Shape>, at: Instant) => Partial<Facts>,
    event: Typed,
    at: Instant,
  ): Facts => {
    const before = known.get(event);
    if (before?.at === at) return before.facts;
    const now: Facts = { ...NO_FACTS, ...means(dataOf(event), at) };
    known.set(event, { at, facts: now });
    return now;
  };
  return {
    type,
    schemaVersion: past.next,
    stream,
    openness,
    hasFacts: facts !== undefined,
    schema,
    dataOf,
    past: past.versionsOf(type).map(({ upcast, ...version }) => ({
      ...version,
      upcast: (event: Typed) => ({ type, schemaVersion: past.next, data: upcast(event) }),
    })),
    factsOf: (event: Typed, at: Instant): Facts => (facts === undefined ? NO_FACTS : factsKnown(facts, event, at)),
    pairsOf: (event: Typed): EventPairs => (pairs === undefined ? NO_PAIRS : { ...NO_PAIRS, ...pairs(dataOf(event)) }),
    publishes: publishes !== undefined,
    publishedBy: (event: Typed): readonly HexHash[] => publishes?.(dataOf(event)) ?? NO_HASHES,
  };
};

/** One type of event: its schema and what it means. */
export const defineEvent = <
  const Type extends string,
  const Stream extends StreamCategory,
  Shape extends z.core.$ZodLooseShape,
>(
  type: Type,
  shape: Shape,
  description: Description<DataOf<Shape>> & { readonly stream: Stream },
) => defineChangedEvent(type, FIRST, shape, description);

/** The event that a definition defines. */
export type EventOf<Definition extends { readonly schema: z.ZodType }> = z.infer<Definition['schema']>;
