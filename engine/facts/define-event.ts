import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash, StreamCategory, StreamId } from '../kernel/ids.ts';
import { type EventPairs, NO_PAIRS } from './event-pairs.ts';
import { type Facts, factsFrom, NO_FACTS } from './facts.ts';

/** Any event, before it is known which. */
export interface Typed {
  readonly type: string;
  readonly schemaVersion: number;
}

/** The data of an event of that shape. */
export type DataOf<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

/** The schema of one version of a type of event. */
export const versionOf = <const Type extends string, const Version extends number, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  version: Version,
  shape: Shape,
) => {
  const schema = z.strictObject({
    type: z.literal(type),
    schemaVersion: z.literal(version),
    data: z.strictObject(shape),
  });
  const isOne = (event: Typed): event is z.infer<typeof schema> =>
    event.type === type && event.schemaVersion === version;
  /** The data of an event of this version. @throws TypeError for one of another */
  const dataOf = (event: Typed): DataOf<Shape> => {
    if (!isOne(event)) throw new TypeError(`${event.type} ${event.schemaVersion} is no ${type} ${version}`);
    return event.data;
  };
  return { schema, dataOf };
};

/** That of any version of any type. */
export type EventSchema = ReturnType<typeof versionOf>['schema'];

/** A version that entries of the log have, and that nothing writes any more. */
export interface PastVersion<Upcast> {
  readonly schemaVersion: number;
  readonly schema: EventSchema;
  /** The facts that the version gave when it was written. @throws TypeError for an event of another version */
  factsOf(event: Typed, at: Instant): Facts;
  /** Of an event that the schema allows, what it is today. @throws TypeError for one of another version */
  upcast(event: Typed): Upcast;
}

/** The versions before one: `Next` is the data of that one, and `next` its number. */
export interface Past<Next, Version extends number> {
  readonly next: Version;
  /** From version 1 on, each taken to `Next`. */
  versionsOf(type: string): readonly PastVersion<Next>[];
}

/** Nothing comes before version 1. */
export const FIRST: Past<never, 1> = { next: 1, versionsOf: () => [] };

interface Step<Data, Next, Version> {
  /** The number of the next version. */
  readonly becomes: Version;
  /** The facts of the version, as its definition had them; left out where it had none. */
  readonly facts?: (data: Data, at: Instant) => Partial<Facts>;
  /** The data of the next version, from that of this one alone: the same whenever it is asked. */
  readonly upcast: (data: Data) => Next;
}

/**
 * The version after `past`, which a newer version replaced. Its shape never changes: entries of the log have it.
 * @throws RangeError where versions don't follow each other
 */
export const pastVersion = <
  Shape extends z.core.$ZodLooseShape,
  Own extends number,
  const Version extends number,
  Next,
>(
  past: Past<DataOf<NoInfer<Shape>>, Own>,
  shape: Shape,
  { becomes, facts, upcast }: Step<DataOf<Shape>, Next, Version>,
): Past<Next, Version> => {
  if (becomes !== past.next + 1) throw new RangeError(`version ${past.next} doesn't become version ${becomes}`);
  return {
    next: becomes,
    versionsOf: (type) => {
      const { schema, dataOf } = versionOf(type, past.next, shape);
      const own: PastVersion<Next> = {
        schemaVersion: past.next,
        schema,
        factsOf: (event, at) => (facts === undefined ? NO_FACTS : factsFrom(facts(dataOf(event), at))),
        upcast: (event) => upcast(dataOf(event)),
      };
      const before = past.versionsOf(type).map((version) => ({
        ...version,
        upcast: (event: Typed) => upcast(version.upcast(event)),
      }));
      return [...before, own];
    },
  };
};

/** Whether the public log holds the event itself or a commitment to it. */
export type Visibility = 'open' | 'sealed';

export interface EventDefinition {
  readonly type: string;
  /** The version that is written; the log may hold those of `past` besides. */
  readonly schemaVersion: number;
  /** The kind of stream that it belongs into. */
  readonly stream: StreamCategory;
  readonly visibility: Visibility;
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
  readonly visibility: Visibility;
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
  { stream, visibility, facts, pairs, publishes }: Description<DataOf<Shape>> & { readonly stream: Stream },
) => {
  const { schema, dataOf } = versionOf(type, past.next, shape);
  return {
    type,
    schemaVersion: past.next,
    stream,
    visibility,
    hasFacts: facts !== undefined,
    schema,
    dataOf,
    /** The event with that data, for the stream with that id. */
    in: (streamId: StreamId, data: DataOf<Shape>) => ({
      stream: streamId,
      event: { type, schemaVersion: past.next, data },
    }),
    past: past.versionsOf(type).map(({ upcast, ...version }) => ({
      ...version,
      upcast: (event: Typed) => ({ type, schemaVersion: past.next, data: upcast(event) }),
    })),
    factsOf: (event: Typed, at: Instant): Facts =>
      facts === undefined ? NO_FACTS : factsFrom(facts(dataOf(event), at)),
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

/** How many entries a stream has, and how many of them are open. */
export interface StreamCount {
  readonly version: number;
  readonly open: number;
}

export const NO_ENTRIES: StreamCount = { version: 0, open: 0 };

/** The count with one entry more, and that entry's number among those of its kind, from 1. */
export const countOn = ({ version, open }: StreamCount, visibility: Visibility) => {
  const count: StreamCount = { version: version + 1, open: visibility === 'open' ? open + 1 : open };
  return { count, number: visibility === 'open' ? count.open : count.version - count.open };
};
