import { z } from 'zod';
import { caseEvents } from './catalog/case/events.ts';
import { consolationEvents } from './catalog/consolation/events.ts';
import { skinEvents } from './catalog/skin/events.ts';
import { depositEvents } from './deposits/events.ts';
import type { EventDefinition } from './facts/define-event.ts';
import { type EventPairs, NO_PAIRS } from './facts/event-pairs.ts';
import { type Facts, NO_FACTS } from './facts/facts.ts';
import { battleEvents, seatEvents } from './games/battle/events.ts';
import { caseGameEvents } from './games/case/events.ts';
import { dreamEvents } from './games/dream/events.ts';
import { giveawayEvents, prizeEvents } from './games/giveaway/events.ts';
import { upgradeEvents } from './games/upgrade/events.ts';
import type { Instant } from './kernel/decision.ts';
import { pointsEvents } from './market/points/events.ts';
import { sellingEvents } from './market/selling/events.ts';
import { listingEvents, purchaseEvents } from './market/shop/events.ts';
import { accountEvents } from './player/account-events.ts';
import { playerEvents } from './player/events.ts';
import { goldenCodeEvents } from './programme/code-events.ts';
import { growthEvents } from './programme/events.ts';
import { retrievalEvents } from './retrieval/events.ts';
import { gameEvents } from './site/events.ts';
import { termsEvents } from './terms/events.ts';
/** What players' streams hold. */
export const PLAYER_EVENTS = [
  ...playerEvents,
  ...accountEvents,
  ...depositEvents,
  ...sellingEvents,
  ...pointsEvents,
  ...growthEvents,
  ...purchaseEvents,
  ...retrievalEvents,
  ...caseGameEvents,
  ...upgradeEvents,
  ...dreamEvents,
  ...seatEvents,
  ...prizeEvents,
] as const;

/** Every event of the product's language. `schema/events/` is generated from this. */
export const EVENTS = [
  ...PLAYER_EVENTS,
  ...battleEvents,
  ...giveawayEvents,
  ...caseEvents,
  ...skinEvents,
  ...consolationEvents,
  ...listingEvents,
  ...goldenCodeEvents,
  ...termsEvents,
  ...gameEvents,
] as const;

type Definition = (typeof EVENTS)[number];
export type GlasscaseEvent = z.infer<Definition['schema']>;
export type EventType = GlasscaseEvent['type'];

/** The events of one kind of stream. */
export type EventIn<Stream extends Definition['stream']> = z.infer<Extract<Definition, { stream: Stream }>['schema']>;
export type PlayerEvent = EventIn<'player'>;

const [first, ...others] = EVENTS;
const schemas = [first.schema, ...others.map(({ schema }) => schema)] as const;

/** @throws ZodError for what is no event */
export const glasscaseEvent = z.discriminatedUnion('type', schemas);

const definitions: ReadonlyMap<string, EventDefinition> = new Map(EVENTS.map((one) => [one.type, one]));

/** Whether the event belongs into streams of that kind. */
export const isEventIn = <Stream extends Definition['stream']>(
  stream: Stream,
  event: GlasscaseEvent,
): event is EventIn<Stream> => definitions.get(event.type)?.stream === stream;

/** What the event means for money, items and plays; `at` is its entry's. */
export const factsOf = (event: GlasscaseEvent, at: Instant): Facts =>
  definitions.get(event.type)?.factsOf(event, at) ?? NO_FACTS;

/** The seed pairs that the event commits, names and reveals. */
export const pairsOf = (event: GlasscaseEvent): EventPairs => definitions.get(event.type)?.pairsOf(event) ?? NO_PAIRS;

/** A round of a player's own pair: every event that names one. */
export type RoundEvent = Extract<
  GlasscaseEvent,
  { readonly data: { readonly pairId: string; readonly roundNo: number } }
>;

export const isRound = (event: GlasscaseEvent): event is RoundEvent =>
  'roundNo' in event.data && 'pairId' in event.data;

/** Types of the events that may move money or items, or be plays. */
export const FACTUAL_TYPES: readonly EventType[] = EVENTS.filter(({ hasFacts }) => hasFacts).map(({ type }) => type);
