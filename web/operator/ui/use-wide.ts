import { useSyncExternalStore } from 'react';

/** From this width on, details fit beside a table. */
const WIDE = '(width >= 1280px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
