import type { ReactNode } from 'react';
import { formatChance, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { join } from '../../ui/join.ts';
import { splitChance } from './split-chance.ts';
import styles from './WheelCentre.module.css';

interface ChanceProps {
  /** Of 10,000,000. */
  readonly winTickets: number;
  /** It isn't allowed. */
  readonly faint?: boolean;
  /** Below the figure. */
  readonly children?: ReactNode;
}

/** The chance: two decimals large, the other three small. */
export const ChanceFigure = ({ winTickets, faint = false, children }: ChanceProps) => {
  const { play } = useMessages();
  const { locale } = useLocale();
  const [large, small] = splitChance(formatChance(winTickets, locale));
  return (
    <>
      <Text size="small" minHeight={16} tone="muted" className={styles.label}>
        {play.wheel.chance}
      </Text>
      <bdi className={join('num', styles.figure, faint && styles.faint)}>
        {large}
        <small>{small}</small>
      </bdi>
      <Text size="small" minHeight={16} tone="muted" className={styles.label}>
        {children}
      </Text>
    </>
  );
};

/** What was drawn, once the pointer stands. */
export const TicketFigure = ({
  ticket,
  word,
  won,
}: {
  readonly ticket: number;
  readonly word: string;
  readonly won: boolean;
}) => {
  const { play } = useMessages();
  return (
    <>
      <Text size="small" minHeight={16} tone="muted" className={styles.label}>
        {play.wheel.ticket}
      </Text>
      <bdi className={`num ${styles.ticket}`}>{formatTicket(ticket)}</bdi>
      <b className={won ? styles.won : styles.lost}>{word}</b>
    </>
  );
};

/** In place of a chance: what is missing for one. */
export const WheelHint = ({ text }: { readonly text: string }) => (
  <Text as="p" size="body" tone="muted" className={styles.hint}>
    {text}
  </Text>
);
