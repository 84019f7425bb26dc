import type { GameName } from '../kernel/game-name.ts';
import type { GameEvent } from './events.ts';

export type GameState = { readonly stopped: boolean };

export interface SeesStops {
  game(name: GameName): GameState;
}

/** A game runs until someone stops it. */
export const RUNNING: GameState = { stopped: false };

export const evolveGame = (_state: GameState, event: GameEvent): GameState => ({
  stopped: event.type === 'GameStopped',
});
