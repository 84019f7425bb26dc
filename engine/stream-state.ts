import { EVENTS, type GlasscaseEvent } from './events.ts';
import type { Instant } from './kernel/decision.ts';
import { defineState } from './kernel/define-state.ts';
import { categoryOf, type StreamCategory, type StreamId } from './kernel/ids.ts';
import { evolvePlayerWith } from './player/evolve-player.ts';
import { bytesOfPlayer, NO_PLAYER, type PlayerState } from './player/state.ts';
import { MODULES } from './product.ts';

/** Every module writes into players' streams. */
const playerState = defineState('player', {
  initial: NO_PLAYER,
  events: EVENTS.filter((one) => one.stream === 'player'),
  evolve: (state: PlayerState, event, at, definition) => evolvePlayerWith(definition, state, event, at),
  bytes: bytesOfPlayer,
});

type Definition = typeof playerState | (typeof MODULES)[number]['states'][number];

/** The state of any stream. */
export type StreamState = Definition['initial'];

/** The states of all kinds of streams, by category. */
export type States = {
  readonly [Category in StreamState['category']]: Extract<StreamState, { readonly category: Category }>['state'];
};

const definitions: ReadonlyMap<StreamCategory, Definition> = new Map(
  [playerState, ...MODULES.flatMap<Definition>(({ states }) => states)].map((one) => [one.category, one]),
);
const definitionOf = (category: StreamCategory): Definition => {
  const found = definitions.get(category);
  if (found === undefined) throw new TypeError(`nothing folds ${category} streams`);
  return found;
};

export const initialState = (stream: StreamId): StreamState => definitionOf(categoryOf(stream)).initial;

/**
 * Folds an event into its stream. The same fold serves the committer, read models, rebuilds and audits.
 * @throws Error for what can't come next in this stream
 */
export const evolveStream = (stream: StreamState, event: GlasscaseEvent, at: Instant): StreamState =>
  definitionOf(stream.category).evolve(stream, event, at);

/** Roughly what the state takes on the heap. */
export const bytesOf = (stream: StreamState): number => definitionOf(stream.category).bytes(stream);

/** Folds an event into its player. @throws Error for what can't come next in their stream */
export const evolvePlayer = (state: PlayerState, event: GlasscaseEvent, at: Instant): PlayerState =>
  playerState.evolve({ category: 'player', state }, event, at).state;
