import { useMessages } from '../../i18n/index.ts';
import { useTimeLeft } from '../../platform/use-time-left.ts';
import { Text } from '../../ui/Box.tsx';

interface CountdownProps {
  /** RFC 3339. */
  readonly until: string;
  readonly size: 'title' | 'figure';
}

/** Days and a clock that runs down. Silent: a screen reader would never come to rest. */
export const Countdown = ({ until, size }: CountdownProps) => {
  const { giveaway } = useMessages();
  const { days, clock } = useTimeLeft(Date.parse(until));
  return (
    <Text as="time" size={size} num nowrap dateTime={until}>
      {days > 0 && `${giveaway.days({ days })} `}
      <bdi dir="ltr">{clock}</bdi>
    </Text>
  );
};
