import type { GlasscaseEvent } from './events.ts';
import { evolveGame, type GameState, RUNNING } from './games/switch/state.ts';
import type { Instant } from './kernel/decision.ts';
import { categoryOf, type StreamId } from './kernel/ids.ts';
import { type CaseState, evolveCase, NO_CASE } from './operator/case/state.ts';
import { evolveSkin, NO_SKIN, type SkinState } from './operator/skin/state.ts';
import { evolvePlayer, NO_PLAYER, type PlayerState } from './player/state.ts';

/** The state of any stream. Adding a kind of stream is one line in each function here. */
export type StreamState =
  | { readonly category: 'player'; readonly state: PlayerState }
  | { readonly category: 'case'; readonly state: CaseState }
  | { readonly category: 'skin'; readonly state: SkinState }
  | { readonly category: 'game'; readonly state: GameState };

export const initialState = (stream: StreamId): StreamState => {
  const category = categoryOf(stream);
  switch (category) {
    case 'player':
      return { category, state: NO_PLAYER };
    case 'case':
      return { category, state: NO_CASE };
    case 'skin':
      return { category, state: NO_SKIN };
    case 'game':
      return { category, state: RUNNING };
  }
};

const misplaced = (type: string, category: string): never => {
  throw new Error(`${type} in a ${category} stream`);
};

/** Folds an event into its stream. The same fold serves the committer, read models, rebuilds and audits. */
export const evolveStream = (stream: StreamState, event: GlasscaseEvent, at: Instant): StreamState => {
  switch (event.type) {
    case 'PlayerRegistered':
    case 'DepositSettled':
    case 'CaseOpened':
    case 'ItemsSold':
    case 'SeedRotated':
      if (stream.category !== 'player') return misplaced(event.type, stream.category);
      return { category: 'player', state: evolvePlayer(stream.state, event, at) };
    case 'CasePublished':
    case 'CaseRetired':
      if (stream.category !== 'case') return misplaced(event.type, stream.category);
      return { category: 'case', state: evolveCase(stream.state, event) };
    case 'SkinPublished':
      if (stream.category !== 'skin') return misplaced(event.type, stream.category);
      return { category: 'skin', state: evolveSkin(stream.state, event) };
    case 'GameStopped':
    case 'GameResumed':
      if (stream.category !== 'game') return misplaced(event.type, stream.category);
      return { category: 'game', state: evolveGame(stream.state, event) };
  }
};
