import { useMessages } from '../../i18n/index.ts';
import styles from './StateTag.module.css';
import type { TicketRow } from './support-query.ts';

/** How a ticket stands, in a word. */
export const StateTag = ({ state }: Pick<TicketRow, 'state'>) => {
  const { support } = useMessages();
  return (
    <span className={styles.tag} data-state={state}>
      {support.states[state]}
    </span>
  );
};
