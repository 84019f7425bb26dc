import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import { type Facts, NO_FACTS } from './facts.ts';

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
  /** What the version meant when it was written. @throws TypeError for an event of another version */
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
 * The version after `past`, which became another. Its shape stays as it was: entries of the log have it.
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
        factsOf: (event, at) => (facts === undefined ? NO_FACTS : { ...NO_FACTS, ...facts(dataOf(event), at) }),
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
