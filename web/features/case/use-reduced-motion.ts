import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const isReduced = (): boolean => matchMedia(QUERY).matches;

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the player asked their device for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isReduced, () => false);
