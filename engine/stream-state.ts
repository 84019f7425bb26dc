import type { SeesActs } from './acts/state.ts';
import type { SeesCases } from './catalog/case/state.ts';
import type { SeesConsolation } from './catalog/consolation/state.ts';
import type { SeesSkins } from './catalog/skin/state.ts';
import type { SeesContests } from './contests/state.ts';
import { EVENTS, type GlasscaseEvent } from './events.ts';
import type { SeesBattles } from './games/battle/state.ts';
import type { SeesContractPool } from './games/contract/pool-state.ts';
import type { SeesGiveaways } from './games/giveaway/state.ts';
import type { Instant } from './kernel/decision.ts';
import { defineState } from './kernel/definitions.ts';
import {
  actStream,
  battleStream,
  caseStream,
  categoryOf,
  consolationStream,
  contestStream,
  contractPoolStream,
  gameStream,
  giveawayStream,
  goldenCodeStream,
  listingStream,
  playerStream,
  type StreamCategory,
  type StreamId,
  siteLogStream,
  skinStream,
  termsStream,
} from './kernel/ids.ts';
import type { Known, World } from './kernel/world.ts';
import type { SeesListings } from './market/shop/state.ts';
import { evolvePlayerWith } from './player/evolve-player.ts';
import { bytesOfPlayer, NO_PLAYER, type PlayerState, type SeesPlayers } from './player/state.ts';
import { MODULES } from './product.ts';
import type { SeesCodes } from './rewards/code-state.ts';
import type { SeesSiteLog, SeesStops } from './site/state.ts';
import type { SeesTerms } from './terms/state.ts';

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

/** The part of a world that is read from streams: the states of every kind. */
export type WorldStates = SeesPlayers &
  SeesCases &
  SeesSkins &
  SeesStops &
  SeesSiteLog &
  SeesBattles &
  SeesGiveaways &
  SeesConsolation &
  SeesContractPool &
  SeesListings &
  SeesCodes &
  SeesContests &
  SeesTerms &
  SeesActs;

/** The world of the whole product, in which every command can be decided. */
export type GlasscaseWorld = World & WorldStates;
export type GlasscaseKnown = Known<WorldStates>;

type Held<Category extends keyof States> = { readonly category: Category; readonly state: States[Category] };

const isOf = <Category extends keyof States>(
  found: StreamState,
  category: Category,
): found is StreamState & Held<Category> => found.category === category;

const stateIn = <Category extends keyof States>(
  found: StreamState,
  category: Category,
  stream: StreamId,
): States[Category] => {
  if (!isOf(found, category)) throw new Error(`${stream} holds another kind of state`);
  return found.state;
};

/** The deciders' views of states, over a function that reads a stream's state. `Missing`: its answer where it can't. */
const views = <Missing>(
  at: <Category extends keyof States>(category: Category, stream: StreamId) => States[Category] | Missing,
) =>
  ({
    player: (id) => at('player', playerStream(id)),
    case: (slug) => at('case', caseStream(slug)),
    skin: (id) => at('skin', skinStream(id)),
    game: (name) => at('game', gameStream(name)),
    battle: (id) => at('battle', battleStream(id)),
    giveaway: (id) => at('giveaway', giveawayStream(id)),
    consolation: () => at('table', consolationStream),
    contractPool: () => at('pool', contractPoolStream),
    listing: (id) => at('listing', listingStream(id)),
    code: (id) => at('code', goldenCodeStream(id)),
    contest: (id) => at('contest', contestStream(id)),
    act: (id) => at('act', actStream(id)),
    terms: () => at('terms', termsStream),
    siteLog: () => at('site', siteLogStream),
  }) satisfies { readonly [View in keyof WorldStates]: (...about: Parameters<WorldStates[View]>) => unknown };

export const worldStates = (read: (stream: StreamId) => StreamState): WorldStates =>
  views<never>((category, stream) => stateIn(read(stream), category, stream));

/** The states that are loaded already; undefined for a stream that isn't. */
export const knownStates = (peek: (stream: StreamId) => StreamState | undefined): GlasscaseKnown =>
  views<undefined>((category, stream) => {
    const found = peek(stream);
    return found === undefined ? undefined : stateIn(found, category, stream);
  });
