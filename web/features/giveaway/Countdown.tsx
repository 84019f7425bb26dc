import { useMessages } from '../../i18n/index.ts';
import { join } from '../../ui/join.ts';
import styles from './Countdown.module.css';
import { useCountdown } from './use-countdown.ts';

interface CountdownProps {
  /** RFC 3339. */
  readonly until: string;
  readonly className?: string | undefined;
}

/** Days and a clock that runs down. Silent: a screen reader would never come to rest. */
export const Countdown = ({ until, className }: CountdownProps) => {
  const { giveaway } = useMessages();
  const { days, clock } = useCountdown(Date.parse(until));
  return (
    <time className={join('num', styles.countdown, className)} dateTime={until}>
      {days > 0 && <span className={styles.days}>{giveaway.days({ days })}</span>}
      <bdi dir="ltr">{clock}</bdi>
    </time>
  );
};
