import { type RefObject, useLayoutEffect, useRef } from 'react';
import { START_AT, WINNER_AT } from './strip.ts';
import { CROSSFADE_MS, REEL_EASING_CSS, travelTime } from './timing.ts';

export type Axis = 'row' | 'column';

interface Turning {
  readonly axis: Axis;
  /** Changes with every new strip. */
  readonly stripId: string | null;
  /** Milliseconds since 1970; null while the reel has nothing to show. */
  readonly startedAt: number | null;
  readonly durationMs: number;
  readonly reducedMotion: boolean;
  readonly skipped: boolean;
  /** Where on the winner's card the travel ends, as a share of the card's size from its middle: the snap brings it there. */
  readonly jitter: number;
}

/** Where along a column its pointer would be: above the middle, the words stand below. */
const COLUMN_ANCHOR = 0.44;

/** How far the strip has to be moved for the pointer to stand on a card; measured, with no transform on the strip. */
const wayTo = (pane: HTMLElement, strip: HTMLElement, place: number, jitter: number, axis: Axis): number => {
  const card = strip.children[place];
  if (card === undefined) return 0;
  const box = card.getBoundingClientRect();
  const view = pane.getBoundingClientRect();
  return axis === 'row'
    ? view.left + view.width / 2 - (box.left + box.width * (0.5 + jitter))
    : view.top + view.height * COLUMN_ANCHOR - (box.top + box.height * (0.5 + jitter));
};

const translation = (axis: Axis, way: number): string =>
  axis === 'row' ? `translate3d(${way}px,0,0)` : `translate3d(0,${way}px,0)`;

/**
 * Turns a strip until the pointer stands on its winner. Only the transform is animated. The animation's time is the
 * time since the start, so that a reload joins in where the reel would be by now.
 */
export const useTurning = (
  turning: Turning,
): { readonly pane: RefObject<HTMLDivElement | null>; readonly strip: RefObject<HTMLDivElement | null> } => {
  const pane = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const running = useRef<Animation | null>(null);
  const { axis, stripId, startedAt, durationMs, reducedMotion, skipped, jitter } = turning;

  useLayoutEffect(() => {
    const view = pane.current;
    const row = strip.current;
    if (view === null || row === null) return undefined;
    // A new strip gets its place again, even where its figures are those of the last one.
    row.dataset.turn = stripId ?? '';
    const place = (): { from: number; near: number; to: number } => {
      row.style.transform = 'none';
      const from = wayTo(view, row, START_AT, 0, axis);
      const near = wayTo(view, row, WINNER_AT, jitter, axis);
      const to = wayTo(view, row, WINNER_AT, 0, axis);
      row.style.transform = translation(axis, startedAt === null ? from : to);
      return { from, near, to };
    };
    const { from, near, to } = place();
    let animation: Animation | null = null;
    if (startedAt !== null) {
      animation = reducedMotion
        ? row.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSSFADE_MS })
        : row.animate(
            [
              { transform: translation(axis, from), easing: REEL_EASING_CSS },
              {
                transform: translation(axis, near),
                offset: durationMs === 0 ? 1 : travelTime(durationMs) / durationMs,
                easing: 'cubic-bezier(.3,0,.2,1)',
              },
              { transform: translation(axis, to) },
            ],
            { duration: durationMs },
          );
      animation.currentTime = Math.min(Date.now() - startedAt, durationMs);
    }
    running.current = animation;
    // The window's size moves the middle: a standing strip follows, a turning one is put right when it stands.
    const resize = new ResizeObserver(() => {
      if (animation === null || animation.playState === 'finished') place();
    });
    resize.observe(view);
    return () => {
      resize.disconnect();
      animation?.cancel();
    };
  }, [axis, stripId, startedAt, durationMs, reducedMotion, jitter]);

  useLayoutEffect(() => {
    if (skipped) running.current?.finish();
  }, [skipped]);

  return { pane, strip };
};
