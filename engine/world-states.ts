import type { SeesCases } from './catalog/case/state.ts';
import type { SeesConsolation } from './catalog/consolation/state.ts';
import type { SeesSkins } from './catalog/skin/state.ts';
import type { SeesBattles } from './games/battle/state.ts';
import type { SeesContractPool } from './games/contract/pool-state.ts';
import type { SeesGiveaways } from './games/giveaway/state.ts';
import {
  battleStream,
  caseStream,
  consolationStream,
  contractPoolStream,
  gameStream,
  giveawayStream,
  goldenCodeStream,
  listingStream,
  playerStream,
  type StreamId,
  skinStream,
  termsStream,
} from './kernel/ids.ts';
import type { Known, World } from './kernel/world.ts';
import type { SeesListings } from './market/shop/state.ts';
import type { SeesPlayers } from './player/state.ts';
import type { SeesCodes } from './programme/code-state.ts';
import type { SeesStops } from './site/state.ts';
import type { States, StreamState } from './stream-state.ts';
import type { SeesTerms } from './terms/state.ts';

/** The part of a world that is read from streams: the states of every kind. */
export type WorldStates = SeesPlayers &
  SeesCases &
  SeesSkins &
  SeesStops &
  SeesBattles &
  SeesGiveaways &
  SeesConsolation &
  SeesContractPool &
  SeesListings &
  SeesCodes &
  SeesTerms;

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

/** Whatever can tell a stream's state gives deciders their view of it. `Missing`: what it says where it can't. */
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
    terms: () => at('terms', termsStream),
  }) satisfies { readonly [View in keyof WorldStates]: (...about: Parameters<WorldStates[View]>) => unknown };

export const worldStates = (read: (stream: StreamId) => StreamState): WorldStates =>
  views<never>((category, stream) => stateIn(read(stream), category, stream));

/** What is loaded already; undefined where nothing is. */
export const knownStates = (peek: (stream: StreamId) => StreamState | undefined): GlasscaseKnown =>
  views<undefined>((category, stream) => {
    const found = peek(stream);
    return found === undefined ? undefined : stateIn(found, category, stream);
  });
