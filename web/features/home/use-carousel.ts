import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../case/use-reduced-motion.ts';

/** The place after this one; after the last comes the first. */
export const placeAfter = (place: number, count: number): number => (count === 0 ? 0 : (place + 1) % count);

/** Which of equally wide cards stands at the beginning of a row that was scrolled by so much, whichever way it reads. */
export const placeAt = (scrolled: number, cardWidth: number, count: number): number =>
  cardWidth <= 0 ? 0 : Math.min(Math.max(Math.round(Math.abs(scrolled) / cardWidth), 0), Math.max(count - 1, 0));

const STAY_MS = 6_000;

interface Carousel {
  readonly row: RefObject<HTMLUListElement | null>;
  /** Not all cards fit: there is something to move. */
  readonly scrolls: boolean;
  /** The card that stands first, from 0. */
  readonly place: number;
  /** The carousel moves by itself; never where the device asks for little motion. */
  readonly moves: boolean;
  readonly canMove: boolean;
  readonly toggle: () => void;
}

/** A row of cards that moves by itself while neither pointer nor focus is on it, and that the visitor can stop. */
export const useCarousel = (count: number): Carousel => {
  const row = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState(true);
  const [scrolls, setScrolls] = useState(false);
  const [place, setPlace] = useState(0);
  const canMove = scrolls && count > 1 && !reduced;
  const moves = canMove && wanted;

  useEffect(() => {
    const element = row.current;
    if (element === null || count === 0) return undefined;
    const look = (): void => {
      setScrolls(element.scrollWidth > element.clientWidth + 1);
      setPlace(placeAt(element.scrollLeft, element.firstElementChild?.clientWidth ?? 0, count));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count]);

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => {
      const element = row.current;
      if (element === null || element.matches(':hover, :focus-within') || document.hidden) return;
      const next = element.children[placeAfter(place, count)];
      if (next === undefined) return;
      const right = getComputedStyle(element).direction === 'rtl';
      const edge = right ? 'right' : 'left';
      const here = element.getBoundingClientRect()[edge];
      element.scrollBy({ left: next.getBoundingClientRect()[edge] - here, behavior: 'smooth' });
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [moves, place, count]);

  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { row, scrolls, place, moves, canMove, toggle };
};
