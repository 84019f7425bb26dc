import { formatChance, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
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
    <dl className={styles.odds} data-long={tickets === undefined ? undefined : ''}>
      <div>
        <dt>{item.chance}</dt>
        <dd className="num">{formatChance(ticketsOf(entry), locale, tickets)}</dd>
      </div>
      <div className={styles.tickets}>
        <dt>{item.tickets}</dt>
        <dd dir="ltr">
          <span>{formatTicket(entry.firstTicket)} –</span> <span>{formatTicket(entry.lastTicket)}</span>
        </dd>
      </div>
    </dl>
  );
};
