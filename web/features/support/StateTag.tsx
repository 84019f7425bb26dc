import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import styles from './StateTag.module.css';
import type { TicketRow } from './support-query.ts';

/** How a ticket stands, in a word. */
export const StateTag = ({ state }: Pick<TicketRow, 'state'>) => {
  const { support } = useMessages();
  return (
    <Text rigid padX={8} radius="small" ring="hairline" tone="muted" nowrap className={styles.tag} data-state={state}>
      {support.states[state]}
    </Text>
  );
};
