import { useCallback, useEffect, useState } from 'react';

/** Seconds left until a moment, counted by the device's clock so that a sleeping tab wakes up with the right number. */
export const useCountdown = (): { readonly left: number; readonly start: (seconds: number) => void } => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);

  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, []);
  return { left, start };
};
