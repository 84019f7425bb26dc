import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Arrival } from './use-arrival.ts';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const FOLD_MS = 500;
const WORDS = { delay: 300, duration: 300 } as const;
const GREAT = { delay: 500, duration: 500 } as const;
const CAPTION = { delay: 900, duration: 300 } as const;
const FALL = { delay: 700, duration: 160, apartMs: 24 } as const;
/** Once all has fallen into its place. */
const ACTIONS = { delay: 2000, duration: 200 } as const;

const hidden = { opacity: 0 };

/** From where one thing was to where another is. */
const wayFrom = (was: DOMRect, now: DOMRect): string => `translate(${was.x - now.x}px, ${was.y - now.y}px)`;

type Enter = (what: Element, frames: readonly Keyframe[], options: KeyframeAnimationOptions) => void;

/**
 * Animates an element's arrival on a page that showed the reels land. A page that opens later shows the last frame at
 * once. Escape and a press skip to the last frame.
 */
const useArriving = (
  arrival: RefObject<Arrival | null>,
  play: (element: HTMLElement, from: Arrival, enter: Enter) => void,
): RefObject<HTMLElement | null> => {
  const arriving = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = arriving.current;
    const from = arrival.current;
    if (element === null || from === null) return undefined;
    const under: Animation[] = [];
    play(element, from, (what, frames, options) => {
      under.push(what.animate([...frames], { easing: OUT, fill: 'backwards', ...options }));
    });
    const finish = ({ type, key }: Event & { readonly key?: string }): void => {
      if (type === 'keydown' && key !== 'Escape') return;
      for (const animation of under) animation.finish();
    };
    window.addEventListener('keydown', finish);
    window.addEventListener('pointerdown', finish);
    return () => {
      window.removeEventListener('keydown', finish);
      window.removeEventListener('pointerdown', finish);
      for (const animation of under) animation.cancel();
    };
  }, [arrival, play]);
  return arriving;
};

/**
 * The result comes from where the seats stood: rows of the standings from the columns, the deciding item out of its reel,
 * all others by value.
 */
const enterScene = (element: HTMLElement, from: Arrival, enter: Enter): void => {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  const all = (name: string) => element.querySelectorAll<HTMLElement>(`[data-enters="${name}"]`);
  enter(element, [hidden, {}], { duration: FOLD_MS, pseudoElement: '::before' });
  for (const words of all('words')) enter(words, [hidden, {}], WORDS);
  for (const row of all('row')) {
    const was = from.faces.get(Number(row.dataset.of));
    const face = row.querySelector('img')?.getBoundingClientRect();
    // Nothing flies out of the window.
    if (was !== undefined && face !== undefined && face.bottom < window.innerHeight)
      enter(row, [{ transform: wayFrom(was, face) }, {}], { duration: FOLD_MS });
  }
  for (const [place, item] of all('item').entries()) {
    const picture = item.querySelector('img');
    const was = from.reels.get(Number(item.dataset.of));
    if (place === 0 && picture !== null && was !== undefined) {
      const now = picture.getBoundingClientRect();
      const start = `${wayFrom(was, now)} scale(${was.width / now.width})`;
      enter(picture, [{ transform: start, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], GREAT);
      for (const words of item.querySelectorAll(':scope > :not(img)')) enter(words, [hidden, {}], CAPTION);
    } else {
      const delay = FALL.delay + FALL.apartMs * place;
      enter(item, [{ opacity: 0, transform: 'translateY(-24px)' }, {}], { delay, duration: FALL.duration });
    }
  }
};

/** The actions come last, and take no press and no focus before. */
const enterActions = (element: HTMLElement, _from: Arrival, enter: Enter): void =>
  enter(element, [{ ...hidden, visibility: 'hidden' }, {}], ACTIONS);

export const useEntrance = (arrival: RefObject<Arrival | null>): RefObject<HTMLElement | null> =>
  useArriving(arrival, enterScene);

export const useActionsEntrance = (arrival: RefObject<Arrival | null>): RefObject<HTMLElement | null> =>
  useArriving(arrival, enterActions);
