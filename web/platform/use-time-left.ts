import { useEffect, useState } from 'react';
import { useServerClock } from './clock.tsx';
import { type TimeLeft, timeLeft, untilNextSecond } from './countdown.ts';

/** The time left until a moment (milliseconds since 1970, server time). It changes every second. */
export const useTimeLeft = (until: number): TimeLeft => {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const at = clock.now();
      setNow(at);
      if (at < until) timer = setTimeout(tick, untilNextSecond(until, at));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, clock]);
  return timeLeft(until, now);
};
