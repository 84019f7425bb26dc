import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { Text } from '../../ui/Box.tsx';
import { type TimeLeft, timeLeft, untilNextSecond } from './countdown.ts';

/** What is left until a moment (milliseconds since 1970, server time), drawn anew with every second of it. */
const useCountdown = (until: number): TimeLeft => {
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

interface CountdownProps {
  /** RFC 3339. */
  readonly until: string;
  readonly size: 'title' | 'figure';
}

/** Days and a clock that runs down. Silent: a screen reader would never come to rest. */
export const Countdown = ({ until, size }: CountdownProps) => {
  const { giveaway } = useMessages();
  const { days, clock } = useCountdown(Date.parse(until));
  return (
    <Text as="time" size={size} num nowrap dateTime={until}>
      {days > 0 && `${giveaway.days({ days })} `}
      <bdi dir="ltr">{clock}</bdi>
    </Text>
  );
};
