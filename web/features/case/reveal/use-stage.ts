import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RevealTiming } from './intensity.ts';

interface Stage {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The item on the stage: it rises from the rectangle of its picture on the reel. */
  readonly item: RefObject<HTMLImageElement | null>;
  /** The lamp under it: it rises from the bar of that card. */
  readonly bar: RefObject<HTMLSpanElement | null>;
  /** Takes the focus when the actions come. */
  readonly keep: RefObject<HTMLButtonElement | null>;
  /** The last frame is reached. */
  readonly done: boolean;
  /** Jumps to the last frame. */
  readonly skip: () => void;
}

const RISE_EASING = 'cubic-bezier(.2,.8,.2,1)';

/** From one rectangle to another by transform alone. */
const riseFrom = (from: DOMRect, to: DOMRect): string => {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px,${y}px) scale(${from.width / to.width},${from.height / to.height})`;
};

/**
 * Opens the stage above the page and runs its time.
 * @param still there is no motion: it stands on its last frame from the start
 */
export const useStage = (
  from: RefObject<HTMLImageElement | null>,
  { item: rise, actions }: RevealTiming,
  still: boolean,
): Stage => {
  const dialog = useRef<HTMLDialogElement>(null);
  const item = useRef<HTMLImageElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState(still);
  const skip = useCallback(() => setDone(true), []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const { documentElement } = document;
    documentElement.style.setProperty('--scroll-bar', `${window.innerWidth - documentElement.clientWidth}px`);
    element.showModal();
    return () => element.close();
  }, []);

  useLayoutEffect(() => {
    const picture = from.current;
    if (done || picture === null) return undefined;
    const rising = [
      [item.current, picture],
      [bar.current, picture.nextElementSibling],
    ].flatMap(([risen, card]) => {
      if (!risen || !card) return [];
      const start = riseFrom(card.getBoundingClientRect(), risen.getBoundingClientRect());
      const options = { delay: rise.at, duration: rise.ms, easing: RISE_EASING, fill: 'backwards' } as const;
      return [risen.animate([{ transform: start }, { transform: 'none' }], options)];
    });
    return () => {
      for (const one of rising) one.cancel();
    };
  }, [done, from, rise]);

  useEffect(() => {
    if (done) {
      keep.current?.focus({ preventScroll: true });
      return undefined;
    }
    const timer = setTimeout(skip, actions);
    return () => clearTimeout(timer);
  }, [done, skip, actions]);

  return { dialog, item, bar, keep, done, skip };
};
