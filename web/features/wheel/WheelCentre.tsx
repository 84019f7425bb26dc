import type { ReactNode } from 'react';
import { formatChance, formatTicket, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { splitChance } from './split-chance.ts';
import styles from './WheelCentre.module.css';

const Label = ({ children }: { readonly children?: ReactNode }) => (
  <Text size="small" minHeight={16} textWrap="balance" tone="muted" className={styles.label}>
    {children}
  </Text>
);

interface ChanceProps {
  /** Of 10,000,000. */
  readonly winTickets: number;
  /** Greys a chance that is outside of the allowed range. */
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
      <Label>{play.wheel.chance}</Label>
      <Text
        as="bdi"
        display="block"
        size={['display', 'figure']}
        tone={faint ? 'muted' : 'text'}
        num
        nowrap
        className={styles.figure}
      >
        {large}
        <Text as="small" size={['large', 'title']} weight={500} tone="muted" className={styles.small}>
          {small}
        </Text>
      </Text>
      <Label>{children}</Label>
    </>
  );
};

/** The drawn ticket, once the pointer stands. */
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
      <Label>{play.wheel.ticket}</Label>
      <bdi className={`num ${styles.ticket}`}>{formatTicket(ticket)}</bdi>
      <Text as="b" size="tight" weight={600} tone="muted" className={won ? styles.won : undefined}>
        {word}
      </Text>
    </>
  );
};

/** In place of a chance: names the choice that is missing for one. */
export const WheelHint = ({ text }: { readonly text: string }) => (
  <Text as="p" textWrap="balance" tone="muted" className={styles.hint}>
    {text}
  </Text>
);
