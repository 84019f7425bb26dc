import type { Instant } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { GameEvent, SiteLogEvent } from './events.ts';

export interface GameState {
  /** The engine refuses plays from then on; null while the game isn't stopped. */
  readonly stoppedFrom: Instant | null;
}

export interface SeesStops {
  game(name: GameName): GameState;
}

/** A game runs until the operator stops it. */
export const RUNNING: GameState = { stoppedFrom: null };

export const evolveGame = (_state: GameState, event: GameEvent, at: Instant): GameState => ({
  stoppedFrom: event.type === 'GameStopped' ? at + event.data.graceMs : null,
});

/** Whether a game refuses plays. A play within the grace of a stop counts: an operator who sees it can't refuse it. */
export const isStopped = (world: SeesStops & { readonly at: Instant }, name: GameName): boolean => {
  const { stoppedFrom } = world.game(name);
  return stoppedFrom !== null && stoppedFrom <= world.at;
};

/** The state that the log's entries about itself give. */
export interface SiteLogState {
  /** The newest statement of liabilities: when it was made, and of which position. Null before the first. */
  readonly stated: { readonly at: Instant; readonly position: number } | null;
  /** The log goes on after a loss, and the seeds of before aren't all revealed yet. */
  readonly continuing: boolean;
  /** The key of the origin that it goes on under; null while nothing was ever lost. */
  readonly newKey: string | null;
}

export interface SeesSiteLog {
  siteLog(): SiteLogState;
}

/** Nothing stated, nothing lost. */
export const NEW_SITE_LOG: SiteLogState = { stated: null, continuing: false, newKey: null };

export const evolveSiteLog = (state: SiteLogState, event: SiteLogEvent, at: Instant): SiteLogState => {
  switch (event.type) {
    case 'LiabilitiesStated':
      return { ...state, stated: { at, position: event.data.position } };
    case 'LogContinued':
      return { ...state, continuing: true, newKey: event.data.newKey };
    case 'OldSeedsRevealed':
      return { ...state, continuing: false };
  }
};
