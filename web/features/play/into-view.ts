import { type RefObject, useEffect, useRef } from 'react';

/** The pay button of a phone stands below whatever part of the page is on the screen: what answers it has to come there. */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Brings the element on which a play is seen into view as it begins to turn. */
export const useTurningInView = (turning: boolean): RefObject<HTMLDivElement | null> => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turning) bringIntoView(stage.current);
  }, [turning]);
  return stage;
};
