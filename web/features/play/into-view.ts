import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the element that answers a press: a phone's pay button stands below any part of the page that is on the screen. */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Brings the element on which a play is seen into view as it begins to turn. */
export const useTurningInView = (turning: boolean): RefObject<HTMLDivElement | null> => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turning) bringIntoView(stage.current);
  }, [turning]);
  return stage;
};
