import { type CaseState, evolveCase, NO_CASE } from './catalog/case/state.ts';
import { type ConsolationState, evolveConsolation, NO_CONSOLATION } from './catalog/consolation/state.ts';
import { evolveSkin, NO_SKIN, type SkinState } from './catalog/skin/state.ts';
import { type GlasscaseEvent, isEventIn, PLAYER_EVENTS } from './events.ts';
import { type BattleState, evolveBattle, NO_BATTLE } from './games/battle/state.ts';
import { evolveGiveaway, type GiveawayState, NO_GIVEAWAY } from './games/giveaway/state.ts';
import type { Instant } from './kernel/decision.ts';
import { categoryOf, type StreamId } from './kernel/ids.ts';
import { evolveListing, type ListingState, NO_LISTING } from './market/shop/state.ts';
import type { PlayerEventDefinition } from './player/define-player-event.ts';
import { evolvePlayerWith } from './player/evolve-player.ts';
import { NO_PLAYER, type PlayerState } from './player/state.ts';
import { evolveGoldenCode, type GoldenCodeState, NO_CODE } from './programme/code-state.ts';
import { evolveGame, type GameState, RUNNING } from './site/state.ts';
import { evolveTerms, NO_TERMS, type TermsState } from './terms/state.ts';

/** The states of all kinds of streams, by category. Adding a kind is a line here and in each function below. */
export interface States {
  readonly player: PlayerState;
  readonly case: CaseState;
  readonly skin: SkinState;
  readonly game: GameState;
  readonly battle: BattleState;
  readonly giveaway: GiveawayState;
  readonly table: ConsolationState;
  readonly listing: ListingState;
  readonly code: GoldenCodeState;
  readonly terms: TermsState;
}

/** The state of any stream. */
export type StreamState = {
  readonly [Category in keyof States]: { readonly category: Category; readonly state: States[Category] };
}[keyof States];

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
    case 'battle':
      return { category, state: NO_BATTLE };
    case 'giveaway':
      return { category, state: NO_GIVEAWAY };
    case 'table':
      return { category, state: NO_CONSOLATION };
    case 'listing':
      return { category, state: NO_LISTING };
    case 'code':
      return { category, state: NO_CODE };
    case 'terms':
      return { category, state: NO_TERMS };
  }
};

const playerDefinitions: ReadonlyMap<string, PlayerEventDefinition> = new Map(
  PLAYER_EVENTS.map((one) => [one.type, one]),
);
const misplaced = (type: string, category: string): never => {
  throw new Error(`${type} in a ${category} stream`);
};

/** Folds an event into its player. @throws Error for what can't come next in their stream */
export const evolvePlayer = (state: PlayerState, event: GlasscaseEvent, at: Instant): PlayerState => {
  const definition = playerDefinitions.get(event.type);
  return definition === undefined ? misplaced(event.type, 'player') : evolvePlayerWith(definition, state, event, at);
};

/** Folds an event into its stream. The same fold serves the committer, read models, rebuilds and audits. */
export const evolveStream = (stream: StreamState, event: GlasscaseEvent, at: Instant): StreamState => {
  const { category } = stream;
  switch (category) {
    case 'player':
      return { category, state: evolvePlayer(stream.state, event, at) };
    case 'battle':
      return isEventIn(category, event)
        ? { category, state: evolveBattle(stream.state, event, at) }
        : misplaced(event.type, category);
    case 'giveaway':
      return isEventIn(category, event)
        ? { category, state: evolveGiveaway(stream.state, event, at) }
        : misplaced(event.type, category);
    case 'case':
      return isEventIn(category, event)
        ? { category, state: evolveCase(stream.state, event) }
        : misplaced(event.type, category);
    case 'skin':
      return isEventIn(category, event)
        ? { category, state: evolveSkin(stream.state, event) }
        : misplaced(event.type, category);
    case 'table':
      return isEventIn(category, event)
        ? { category, state: evolveConsolation(stream.state, event) }
        : misplaced(event.type, category);
    case 'listing':
      return isEventIn(category, event)
        ? { category, state: evolveListing(stream.state, event) }
        : misplaced(event.type, category);
    case 'code':
      return isEventIn(category, event)
        ? { category, state: evolveGoldenCode(stream.state, event) }
        : misplaced(event.type, category);
    case 'terms':
      return isEventIn(category, event)
        ? { category, state: evolveTerms(stream.state, event) }
        : misplaced(event.type, category);
    case 'game':
      return isEventIn(category, event)
        ? { category, state: evolveGame(stream.state, event) }
        : misplaced(event.type, category);
  }
};
