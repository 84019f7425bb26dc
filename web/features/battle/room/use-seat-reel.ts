import { type RefObject, useLayoutEffect, useRef } from 'react';
import { START_AT, WINNER_AT } from '../../case/reel/strip.ts';
import { CROSSFADE_MS, REEL_EASING_CSS } from '../../case/reel/timing.ts';
import type { Clock } from '../use-now.ts';

export interface ReelMotion {
  /** The strip's round: the strip of another round is placed again. */
  readonly round: number;
  /** Milliseconds since 1970 while the reel turns; null while it stands. */
  readonly startedAt: number | null;
  /** How long it turns. */
  readonly turnMs: number;
  /** The reel stands on its winner, and not where it begins. */
  readonly stood: boolean;
  /** Where the line crosses winner and first card, as a share of the card's height from its middle. */
  readonly jitter: number;
  readonly startJitter: number;
  readonly clock: Clock;
  readonly reducedMotion: boolean;
}

/** How far the strip is moved for the line, in the middle of the pane, to stand on a card. */
const wayTo = (pane: HTMLElement, strip: HTMLElement, place: number, jitter: number): number => {
  const card = strip.children[place];
  if (!(card instanceof HTMLElement)) return 0;
  return pane.clientHeight / 2 - (card.offsetTop + card.offsetHeight * (0.5 + jitter));
};

/**
 * Sets an animation off as if it had begun at a moment of the clock. By its start and not by its current time, which
 * would count from the next frame on only.
 */
export const startAt = (animation: Animation, startedAt: number, clock: Clock): void => {
  const { rate = 1 } = clock;
  const elapsed = clock.now() - startedAt;
  if (rate === 0) {
    animation.pause();
    animation.currentTime = elapsed;
    return;
  }
  animation.playbackRate = rate;
  animation.startTime = performance.now() - elapsed / rate;
};

const moved = (way: number): string => `translate3d(0,${way}px,0)`;

/**
 * Moves a seat's strip. It animates only the transform, and the animation's time is server time since the round began:
 * a player that joins late or returns to the page sees the reel in the same place as all others.
 */
export const useSeatReel = (
  motion: ReelMotion,
): { readonly pane: RefObject<HTMLDivElement | null>; readonly strip: RefObject<HTMLDivElement | null> } => {
  const pane = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const shownStood = useRef(motion.stood);
  const { round, startedAt, turnMs, stood, jitter, startJitter, clock, reducedMotion } = motion;

  useLayoutEffect(() => {
    const view = pane.current;
    const column = strip.current;
    if (view === null || column === null) return undefined;
    column.dataset.round = String(round);
    let animation: Animation | null = null;
    const place = (): void => {
      const from = wayTo(view, column, START_AT, startJitter);
      const to = wayTo(view, column, WINNER_AT, jitter);
      const turns = startedAt !== null && !reducedMotion;
      column.style.transform = moved(stood || turns ? to : from);
      animation?.cancel();
      animation = null;
      if (!turns) return;
      animation = column.animate([{ transform: moved(from) }, { transform: moved(to) }], {
        duration: turnMs,
        easing: REEL_EASING_CSS,
        fill: 'backwards',
      });
      startAt(animation, startedAt, clock);
    };
    place();
    const settles = stood && !shownStood.current && reducedMotion;
    shownStood.current = stood;
    if (settles) column.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSSFADE_MS });
    const resize = new ResizeObserver(place);
    resize.observe(view);
    return () => {
      resize.disconnect();
      animation?.cancel();
    };
  }, [round, startedAt, turnMs, stood, jitter, startJitter, clock, reducedMotion]);

  return { pane, strip };
};
