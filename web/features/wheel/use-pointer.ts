import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CROSSFADE_MS, REEL_EASING_CSS } from '../case/reel/timing.ts';
import { TURNS } from './timing.ts';

/** One turn of the pointer to its ticket. The same object for as long as it is the same turn. */
export interface WheelTurn {
  readonly id: string;
  /** Where the pointer stops: the roll. */
  readonly degrees: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
}

/** Milliseconds of the way back to the top. */
const RETURN_MS = 320;

const rotation = (degrees: number): string => `rotate(${degrees}deg)`;

/**
 * Turns the pointer to its ticket. Only the transform is animated, and its time is the time since the start, so that a
 * reload joins in where the pointer would be by now.
 */
export const usePointer = (
  turn: WheelTurn | null,
  skipped: boolean,
  reducedMotion: boolean,
): RefObject<SVGSVGElement | null> => {
  const pointer = useRef<SVGSVGElement>(null);
  const running = useRef<Animation | null>(null);
  const rest = useRef(0);

  useLayoutEffect(() => {
    const element = pointer.current;
    if (element === null) return undefined;
    const before = rest.current;
    const degrees = turn?.degrees ?? 0;
    rest.current = degrees;
    element.style.transform = rotation(degrees);
    if (turn === null) {
      if (before === 0 || reducedMotion) return undefined;
      const back = element.animate([{ transform: rotation(before) }, { transform: rotation(0) }], {
        duration: RETURN_MS,
        easing: REEL_EASING_CSS,
      });
      return () => back.cancel();
    }
    const animation = reducedMotion
      ? element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSSFADE_MS })
      : element.animate([{ transform: rotation(0) }, { transform: rotation(TURNS * 360 + degrees) }], {
          duration: turn.durationMs,
          easing: REEL_EASING_CSS,
        });
    animation.currentTime = Math.min(Date.now() - turn.startedAt, turn.durationMs);
    running.current = animation;
    return () => animation.cancel();
  }, [turn, reducedMotion]);

  useLayoutEffect(() => {
    if (skipped) running.current?.finish();
  }, [skipped]);

  return pointer;
};
