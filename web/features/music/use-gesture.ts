import { useEffect, useState } from 'react';

const GESTURES = ['pointerup', 'keydown'] as const;

/** Whether somebody has pressed anything on this page yet: before that a browser lets no page make a sound. */
export const useGesture = (): boolean => {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    if (happened) return undefined;
    const note = (): void => setHappened(true);
    for (const name of GESTURES) window.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, note);
    };
  }, [happened]);
  return happened;
};
