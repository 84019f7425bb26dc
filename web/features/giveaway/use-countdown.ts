import { useEffect, useState } from 'react';
import { useServerClock } from '../../platform/clock.tsx';
import { type TimeLeft, timeLeft, untilNextSecond } from './countdown.ts';

/** What is left until a moment (milliseconds since 1970, server time), drawn anew with every second of it. */
export const useCountdown = (until: number): TimeLeft => {
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
