import { formatTicket } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import styles from './odds.module.css';

export interface Segment {
  /** First and last ticket, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Null for what wins nothing. */
  readonly grade: number | null;
}

interface RulerProps {
  readonly segments: readonly Segment[];
  readonly ticket: number;
  /** How many there are. */
  readonly tickets: number;
  /** The same in words. */
  readonly label: string;
}

/** A forged ticket may lie beyond the last one. */
const percent = (count: number, tickets: number): string => `${Math.min(1, count / tickets) * 100}%`;

/** All tickets in a line, cut where a range ends; the pointer stands on the one that was drawn. */
export const Ruler = ({ segments, ticket, tickets, label }: RulerProps) => (
  <Box position="relative" height={48} marginTop={4} role="img" aria-label={label} dir="ltr">
    <div className={styles.track}>
      {segments.map(({ first, last, grade }) => (
        <span
          key={first}
          data-grade={grade}
          data-lost={grade === null || undefined}
          data-hit={(ticket >= first && ticket <= last) || undefined}
          style={{ inlineSize: percent(last - first + 1, tickets) }}
        />
      ))}
    </div>
    <span className={styles.pointer} style={{ insetInlineStart: percent(ticket + 0.5, tickets) }} />
    <Row as="span" size="small" justify="between" tone="muted" align="stretch" className={styles.ends}>
      <Text as="bdi" num weight={400}>
        0
      </Text>
      <Text as="bdi" num weight={400}>
        {formatTicket(tickets - 1).replace(/\B(?=(\d{3})+$)/g, ',')}
      </Text>
    </Row>
  </Box>
);
