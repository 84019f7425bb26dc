import type { GlasscaseEvent } from '../engine/events.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { PlayerState } from '../engine/player/state.ts';
import { evolveStream } from '../engine/stream-state.ts';

/** Folds an event into its player. @throws Error for what can't come next in their stream */
export const evolvePlayer = (state: PlayerState, event: GlasscaseEvent, at: Instant): PlayerState => {
  const after = evolveStream({ category: 'player', state }, event, at);
  if (after.category !== 'player') throw new Error('another kind of stream');
  return after.state;
};
