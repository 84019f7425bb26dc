import { formatChance, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
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
  return (
    <Box
      as="dl"
      size="small"
      marginTop={8}
      padTop={8}
      line="top"
      tone="muted"
      className={styles.odds}
      data-long={tickets === undefined ? undefined : ''}
    >
      <div>
        <dt>{item.chance}</dt>
        <Text as="dd" num>
          {formatChance(ticketsOf(entry), locale, tickets)}
        </Text>
      </div>
      <div className={styles.tickets}>
        <dt>{item.tickets}</dt>
        <dd dir="ltr">
          <span>{formatTicket(entry.firstTicket)} –</span> <span>{formatTicket(entry.lastTicket)}</span>
        </dd>
      </div>
    </Box>
  );
};
