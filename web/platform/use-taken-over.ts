import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server paints, and in the browser until what was painted is taken over. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
