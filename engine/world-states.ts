import {
  battleStream,
  caseStream,
  consolationStream,
  gameStream,
  giveawayStream,
  goldenCodeStream,
  listingStream,
  playerStream,
  programmeStream,
  type StreamId,
  skinStream,
} from './kernel/ids.ts';
import type { Known, World } from './kernel/world.ts';
import type { States, StreamState } from './stream-state.ts';

/** The part of a world that is read from streams. */
export type WorldStates = Pick<
  World,
  'player' | 'case' | 'skin' | 'game' | 'battle' | 'giveaway' | 'consolation' | 'listing' | 'code' | 'programme'
>;

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

/** Whatever can tell a stream's state gives deciders their view of it. */
export const worldStates = (read: (stream: StreamId) => StreamState): WorldStates => {
  const at = <Category extends keyof States>(category: Category, stream: StreamId): States[Category] =>
    stateIn(read(stream), category, stream);
  return {
    player: (id) => at('player', playerStream(id)),
    case: (slug) => at('case', caseStream(slug)),
    skin: (id) => at('skin', skinStream(id)),
    game: (name) => at('game', gameStream(name)),
    battle: (id) => at('battle', battleStream(id)),
    giveaway: (id) => at('giveaway', giveawayStream(id)),
    consolation: () => at('table', consolationStream),
    listing: (id) => at('listing', listingStream(id)),
    code: (id) => at('code', goldenCodeStream(id)),
    programme: () => at('programme', programmeStream),
  };
};

/** What is loaded already; undefined where nothing is. */
export const knownStates = (peek: (stream: StreamId) => StreamState | undefined): Known => {
  const at = <Category extends keyof States>(category: Category, stream: StreamId): States[Category] | undefined => {
    const found = peek(stream);
    return found === undefined ? undefined : stateIn(found, category, stream);
  };
  return {
    player: (id) => at('player', playerStream(id)),
    battle: (id) => at('battle', battleStream(id)),
    giveaway: (id) => at('giveaway', giveawayStream(id)),
    consolation: () => at('table', consolationStream),
    listing: (id) => at('listing', listingStream(id)),
  };
};
