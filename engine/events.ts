import { z } from 'zod';
import type { EventDefinition, Visibility } from './facts/define-event.ts';
import { type EventPairs, NO_PAIRS } from './facts/event-pairs.ts';
import { type Facts, NO_FACTS } from './facts/facts.ts';
import type { Instant } from './kernel/decision.ts';
import type { HexHash } from './kernel/ids.ts';
import { MODULES } from './product.ts';

type Definition = (typeof MODULES)[number]['events'][number];

/** Every event of the product's language. `schema/events/` is generated from this. */
export const EVENTS = MODULES.flatMap<Definition>(({ events }) => events);

export type GlasscaseEvent = z.infer<Definition['schema']>;
export type EventType = GlasscaseEvent['type'];

/** The events of one kind of stream. */
export type EventIn<Stream extends Definition['stream']> = z.infer<Extract<Definition, { stream: Stream }>['schema']>;

const [
  {
    events: [first],
  },
] = MODULES;
const schemas = [first.schema, ...EVENTS.slice(1).map(({ schema }) => schema)] as const;

/** @throws ZodError for what is no event */
export const glasscaseEvent = z.discriminatedUnion('type', schemas);

const definitions: ReadonlyMap<string, EventDefinition> = new Map(EVENTS.map((one) => [one.type, one]));

/** Whether the event belongs into streams of that kind. */
export const isEventIn = <Stream extends Definition['stream']>(
  stream: Stream,
  event: GlasscaseEvent,
): event is EventIn<Stream> => definitions.get(event.type)?.stream === stream;

/** Whether the public log holds the event itself or a commitment to it. */
export const visibilityOf = ({ type }: Pick<GlasscaseEvent, 'type'>): Visibility =>
  definitions.get(type)?.visibility ?? 'open';

/** The effect of the event on money, items and plays; `at` is its entry's. */
export const factsOf = (event: GlasscaseEvent, at: Instant): Facts =>
  definitions.get(event.type)?.factsOf(event, at) ?? NO_FACTS;

/** A recorded event with its facts: worked out once for all that read it. */
export const withFacts = <Recorded extends { readonly event: GlasscaseEvent; readonly at: Instant }>(
  recorded: Recorded,
) => ({ ...recorded, facts: factsOf(recorded.event, recorded.at) });

/** The seed pairs that the event commits, names and reveals. */
export const pairsOf = (event: GlasscaseEvent): EventPairs => definitions.get(event.type)?.pairsOf(event) ?? NO_PAIRS;

/** The hashes of what the event publishes for rounds to name. */
export const publishedBy = (event: GlasscaseEvent): readonly HexHash[] =>
  definitions.get(event.type)?.publishedBy(event) ?? [];

/** Types of events that publish what rounds name. */
export const PUBLISHING_TYPES = EVENTS.filter(({ publishes }) => publishes).map(({ type }) => type);

/** A round of a player's own pair: every event that names one. */
export type RoundEvent = Extract<
  GlasscaseEvent,
  { readonly data: { readonly pairId: string; readonly roundNo: number } }
>;

export const isRound = (event: GlasscaseEvent): event is RoundEvent =>
  'roundNo' in event.data && 'pairId' in event.data;

/** Types of the events that may move money or items, or be plays. */
export const FACTUAL_TYPES: readonly EventType[] = EVENTS.filter(({ hasFacts }) => hasFacts).map(({ type }) => type);
