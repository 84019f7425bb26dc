import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import type { StreamCategory } from '../kernel/ids.ts';
import { type Facts, NO_FACTS } from './facts.ts';

/** Whether everybody reads it in the public log, or a commitment to it. */
export type Openness = 'open' | 'sealed';

/** Any event, before it is known which. */
export interface Typed {
  readonly type: string;
}

/** What is written down of a type of event, once. */
export interface EventDefinition {
  readonly type: string;
  /** The kind of stream that it belongs into. */
  readonly stream: StreamCategory;
  readonly openness: Openness;
  /** Whether it may move money or items, or be a play. */
  readonly hasFacts: boolean;
  /** @throws TypeError for an event of another type */
  factsOf(event: Typed, at: Instant): Facts;
}

/** The data of an event of that shape. */
export type DataOf<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

interface Description<Data> {
  readonly openness: Openness;
  /** Those facts that there are; left out where it moves no money and no item and is no play. */
  readonly facts?: (data: Data, at: Instant) => Partial<Facts>;
}

/** One type of event: its schema and what it means. */
export const defineEvent = <
  const Type extends string,
  const Stream extends StreamCategory,
  Shape extends z.core.$ZodLooseShape,
>(
  type: Type,
  shape: Shape,
  { stream, openness, facts }: Description<DataOf<Shape>> & { readonly stream: Stream },
) => {
  const schema = z.strictObject({ type: z.literal(type), schemaVersion: z.literal(1), data: z.strictObject(shape) });
  const isOne = (event: Typed): event is z.infer<typeof schema> => event.type === type;
  /** The data of an event of this type. @throws TypeError for one of another */
  const dataOf = (event: Typed): DataOf<Shape> => {
    if (!isOne(event)) throw new TypeError(`${event.type} is no ${type}`);
    return event.data;
  };
  return {
    type,
    stream,
    openness,
    hasFacts: facts !== undefined,
    schema,
    dataOf,
    factsOf: (event: Typed, at: Instant): Facts =>
      facts === undefined ? NO_FACTS : { ...NO_FACTS, ...facts(dataOf(event), at) },
  };
};

/** The event that a definition defines. */
export type EventOf<Definition extends { readonly schema: z.ZodType }> = z.infer<Definition['schema']>;
