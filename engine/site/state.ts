import type { Instant } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { GameEvent, LiabilitiesStated } from './events.ts';

export type GameState = { readonly stopped: boolean };

export interface SeesStops {
  game(name: GameName): GameState;
}

/** A game runs until someone stops it. */
export const RUNNING: GameState = { stopped: false };

export const evolveGame = (_state: GameState, event: GameEvent): GameState => ({
  stopped: event.type === 'GameStopped',
});

export interface SiteLogState {
  /** The newest statement of liabilities: when it was made, and of which position. Null before the first. */
  readonly stated: { readonly at: Instant; readonly position: number } | null;
}

export interface SeesSiteLog {
  siteLog(): SiteLogState;
}

export const NOTHING_STATED: SiteLogState = { stated: null };

export const evolveSiteLog = (_state: SiteLogState, { data }: LiabilitiesStated, at: Instant): SiteLogState => ({
  stated: { at, position: data.position },
});
