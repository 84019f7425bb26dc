import { type RefObject, useLayoutEffect, useRef } from 'react';
import { foldOf } from './timing.ts';
import type { Folding } from './use-contract-turn.ts';

/** How the seal comes down, after the last item is in. */
const SEAL_FROM = 0.6;

const run = (element: Element, frames: Keyframe[], { startedAt, durationMs }: Folding): Animation => {
  const animation = element.animate(frames, { duration: durationMs, fill: 'both' });
  animation.currentTime = Math.min(Date.now() - startedAt, durationMs);
  return animation;
};

/**
 * Folds the items that are marked `data-laid` into the middle of their list, one after the other, and puts the seal on.
 * Only transform and opacity are animated; the time is the time since the start, so that a reload joins in.
 */
export const useFolding = (
  folding: Folding | null,
): { readonly list: RefObject<HTMLOListElement | null>; readonly seal: RefObject<HTMLSpanElement | null> } => {
  const list = useRef<HTMLOListElement>(null);
  const seal = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (folding === null || list.current === null || seal.current === null) return undefined;
    const middle = list.current.getBoundingClientRect();
    const laid = [...list.current.querySelectorAll(':scope > [data-laid]')];
    const folds = laid.map((element, place) => {
      const box = element.getBoundingClientRect();
      const x = middle.left + middle.width / 2 - (box.left + box.width / 2);
      const y = middle.top + middle.height / 2 - (box.top + box.height / 2);
      const { from, to } = foldOf(place, laid.length);
      const away = `translate3d(${x}px,${y}px,0) scale(.4)`;
      const frames: Keyframe[] = [
        { transform: 'none', opacity: 1 },
        { transform: 'none', opacity: 1, offset: from, easing: 'cubic-bezier(.5,0,.2,1)' },
        { transform: away, opacity: 1, offset: to },
        { transform: away, opacity: 0 },
      ];
      return run(element, frames, folding);
    });
    const stamp = run(
      seal.current,
      [
        { transform: 'scale(1.8)', opacity: 0 },
        { transform: 'scale(1.8)', opacity: 0, offset: SEAL_FROM, easing: 'cubic-bezier(.2,.8,.2,1)' },
        { transform: 'none', opacity: 1, offset: 0.86 },
        { transform: 'none', opacity: 1 },
      ],
      folding,
    );
    return () => {
      for (const animation of [...folds, stamp]) animation.cancel();
    };
  }, [folding]);
  return { list, seal };
};
