import { useSyncExternalStore } from 'react';
import type { WheelSize } from './drawing.ts';

const WIDE = '(width >= 768px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** The wheel of a wide page or that of a phone. */
export const useWheelSize = (): WheelSize =>
  useSyncExternalStore(subscribe, () => (matchMedia(WIDE).matches ? 316 : 236));
