import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../case/use-reduced-motion.ts';
import type { SideView } from './room-view.ts';

/** The new totals are read first. */
const WAIT_MS = 400;
const FLIGHT_MS = 600;
/** How high the crown rises on its way, pixels. */
const RISE = 40;

interface Seen {
  readonly leader: number;
  /** From the corner of the seats. */
  readonly x: number;
  readonly y: number;
}

/** Where the lead passes, the crown leaves the old leader's head and lands at the new one. Answers where the seats are to be drawn. */
export const useCrownFlight = (sides: readonly SideView[]): RefObject<HTMLDivElement | null> => {
  const seats = useRef<HTMLDivElement>(null);
  const before = useRef<Seen | null>(null);
  const reducedMotion = useReducedMotion();
  const leader = sides.find(({ leads, tied }) => leads && !tied)?.side ?? null;
  useLayoutEffect(() => {
    const crown = seats.current?.querySelector<HTMLElement>('[data-crown]');
    const corner = seats.current?.getBoundingClientRect();
    // While no side leads alone, the place of the last sole leader stays: the crown comes from there.
    if (leader === null || !crown || corner === undefined) return undefined;
    const { x, y } = crown.getBoundingClientRect();
    const now: Seen = { leader, x: x - corner.x, y: y - corner.y };
    const was = before.current;
    before.current = now;
    if (was === null || was.leader === leader || reducedMotion) return undefined;
    const away = { x: was.x - now.x, y: was.y - now.y };
    const at = (share: number, rise: number, scale: number) => ({
      transform: `translate(${away.x * share}px, ${away.y * share - rise}px) scale(${scale})`,
    });
    // Dark on its tag, light on its way.
    crown.style.color = 'var(--text)';
    const flight = crown.animate(
      [
        { ...at(1, 0, 1), easing: 'ease-out' },
        { ...at(1, RISE / 2, 1.8), offset: 0.33, easing: 'ease-in-out' },
        { ...at(0.5, RISE, 2.2), offset: 0.6 },
        { ...at(0, 0, 1), easing: 'ease-in' },
      ],
      { delay: WAIT_MS, duration: FLIGHT_MS, fill: 'backwards' },
    );
    const land = (): void => {
      crown.style.removeProperty('color');
    };
    flight.addEventListener('finish', land);
    flight.addEventListener('cancel', land);
    return () => flight.cancel();
  }, [leader, reducedMotion]);
  return seats;
};
