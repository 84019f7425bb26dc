import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import styles from './StateTag.module.css';
import type { TicketRow } from './support-query.ts';

const TONES = { ANSWERED: 'accent-soft', OPEN: 'soft', CLOSED: 'muted' } as const;

/** How a ticket stands, in a word. */
export const StateTag = ({ state }: Pick<TicketRow, 'state'>) => {
  const { support } = useMessages();
  return (
    <Text
      display="inline-flex"
      align="center"
      rigid
      size="small"
      minHeight={20}
      padX={8}
      radius="small"
      ring="hairline"
      tone={TONES[state]}
      nowrap
      className={state === 'ANSWERED' ? styles.answered : undefined}
    >
      {support.states[state]}
    </Text>
  );
};
