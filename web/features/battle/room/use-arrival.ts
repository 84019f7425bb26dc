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
 * Remembers where the seats stood when the battle landed before these eyes; null for whoever comes after its end, and once another
 * phase has begun. The result then sets off from there.
 */
export const useArrival = (phase: Phase['kind']) => {
  const stage = useRef<HTMLDivElement>(null);
  const arrival = useRef<Arrival | null>(null);
  useLayoutEffect(() => {
    if (phase === 'over') {
      // What comes with the result has seen it by now; what comes after a replay was left sets off from nowhere.
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
