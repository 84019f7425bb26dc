import { formatChance, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import styles from './Odds.module.css';
import { ticketsOf } from './sort-entries.ts';

interface OddsProps {
  readonly entry: { readonly firstTicket: number; readonly lastTicket: number };
  /** How many tickets there are in all, where not the 10,000,000 of a case: its ranges stand in two lines. */
  readonly tickets?: number;
}

/** Chance and tickets of one entry, at the foot of its card. */
export const Odds = ({ entry, tickets }: OddsProps) => {
  const { item } = useMessages();
  const { locale } = useLocale();
  const long = tickets !== undefined;
  return (
    <Box as="dl" size="small" marginTop={8} padTop={8} line="top" tone="muted" nowrap>
      <Row justify="between" align="stretch" gap={4}>
        <dt>{item.chance}</dt>
        <Text as="dd" num weight={500} tone="text">
          {formatChance(ticketsOf(entry), locale, tickets)}
        </Text>
      </Row>
      <Row justify={long ? 'end' : 'between'} align="stretch" gap={4} className={styles.tickets}>
        <VisuallyHidden as="dt">{item.tickets}</VisuallyHidden>
        <Box as="dd" display={long ? 'flex' : 'block'} direction="column" align="end" dir="ltr">
          <span>{formatTicket(entry.firstTicket)} –</span> <span>{formatTicket(entry.lastTicket)}</span>
        </Box>
      </Row>
    </Box>
  );
};
