import { useEffect, useState } from 'react';
import { useServerClock } from '../../platform/clock.tsx';

const MINUTE_MS = 60_000;

/** The server's time, read again every minute: locks run out while one looks at them. */
export const useMinute = (): number => {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
};
