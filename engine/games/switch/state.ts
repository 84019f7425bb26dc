import type { GameEvent } from './events.ts';

export type GameState = { readonly stopped: boolean };

/** A game runs until someone stops it. */
export const RUNNING: GameState = { stopped: false };

export const evolveGame = (_state: GameState, event: GameEvent): GameState => ({
  stopped: event.type === 'GameStopped',
});
