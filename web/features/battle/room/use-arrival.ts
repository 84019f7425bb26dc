import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Phase } from './playback.ts';

/** Where things stood as the last reels landed, by seat, in the window's pixels. */
export interface Arrival {
  readonly faces: ReadonlyMap<number, DOMRect>;
  readonly reels: ReadonlyMap<number, DOMRect>;
}

const placesOf = (stage: HTMLElement, what: string): ReadonlyMap<number, DOMRect> =>
  new Map(
    [...stage.querySelectorAll<HTMLElement>('[data-seat]')].flatMap((seat) => {
      const found = seat.querySelector(what);
      return found === null ? [] : [[Number(seat.dataset.seat), found.getBoundingClientRect()] as const];
    }),
  );

/**
 * Remembers the places of the seats when the last reels land, so that the result's animation starts from there. Null on
 * a page that opens after the end, and once another phase has begun.
 */
export const useArrival = (phase: Phase['kind']) => {
  const stage = useRef<HTMLDivElement>(null);
  const arrival = useRef<Arrival | null>(null);
  useLayoutEffect(() => {
    if (phase === 'over') {
      // The scene that mounts with the result has read it by now. One that mounts after a replay gets no start places.
      const timer = setTimeout(() => {
        arrival.current = null;
      });
      return () => clearTimeout(timer);
    }
    arrival.current = null;
    const element = stage.current;
    if (phase !== 'landing' || element === null) return undefined;
    const look = (): void => {
      arrival.current = { faces: placesOf(element, 'header > img'), reels: placesOf(element, '[data-winner] > img') };
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [phase]);
  return { stage, arrival } satisfies Readonly<Record<string, RefObject<unknown>>>;
};
