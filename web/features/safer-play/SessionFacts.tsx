import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NetAmount } from './NetAmount.tsx';
import styles from './SessionFacts.module.css';
import { useSessionFacts } from './use-session-facts.ts';

/** Session clock and net position. */
export default function SessionFacts() {
  const { saferPlay } = useMessages();
  const { hours, minutes, net, loading } = useSessionFacts();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{saferPlay.reality.played}</dt>
        <Text as="dd" num>
          {saferPlay.reality.duration({ hours, minutes })}
        </Text>
      </div>
      <div>
        <dt>{saferPlay.reality.net}</dt>
        <dd>
          {net !== null ? (
            <NetAmount value={net} />
          ) : loading ? (
            <Skeleton width="64px" />
          ) : (
            saferPlay.reality.netUnknown
          )}
        </dd>
      </div>
    </dl>
  );
}
