import type { DepositState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './StateTag.module.css';

const ICONS: Readonly<Record<DepositState, IconName>> = { PROCESSING: 'clock', COMPLETED: 'check', CANCELLED: 'x' };

/** How an order stands: a mark and a word. */
export const StateTag = ({ state }: { readonly state: DepositState }) => {
  const { deposit } = useMessages();
  return (
    <Text
      size="small"
      display="inline-flex"
      align="center"
      gap={4}
      tone="muted"
      nowrap
      className={styles.tag}
      data-state={state}
    >
      <Icon name={ICONS[state]} size={14} />
      {deposit.states[state]}
    </Text>
  );
};
