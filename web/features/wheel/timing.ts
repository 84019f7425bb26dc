import { CROSSFADE_MS, crossings, FAST_MS } from '../case/reel/timing.ts';

export const WHEEL_MS = 4500;
/** Whole turns before the pointer comes to its ticket. */
export const TURNS = 5;

/** How long the pointer turns, in milliseconds. */
export const wheelTime = (fast: boolean, reducedMotion: boolean): number => {
  if (reducedMotion) return CROSSFADE_MS;
  return fast ? FAST_MS : WHEEL_MS;
};

/** One click for each twentieth of the circle. */
const CLICK_DEGREES = 18;

/** Milliseconds after the start at which the pointer clicks on its way to this angle. */
export const clicksTo = (degrees: number, durationMs: number): readonly number[] =>
  crossings((TURNS * 360 + degrees) / CLICK_DEGREES, 1, durationMs);
