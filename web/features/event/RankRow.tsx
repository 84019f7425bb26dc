import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './RankRow.module.css';

/** Ranks that stand out. */
const TOP = 3;

interface RankRowProps {
  readonly rank: number;
  readonly picture: ReactNode;
  readonly name: string;
  /** Quieter, below the name. */
  readonly note: ReactNode;
  readonly mine: boolean;
  /** Minor units. */
  readonly value: number;
  /** Where the row leads. */
  readonly to?: string;
}

/** One line of a ranking. */
export const RankRow = ({ rank, picture, name, note, mine, value, to }: RankRowProps) => {
  const { event } = useMessages();
  const inside = (
    <>
      <Text
        as="b"
        num
        text="center"
        {...(rank <= TOP ? { padY: 2, radius: 'small', ground: 'inverse' } : { tone: 'muted' })}
      >
        {rank}
      </Text>
      {picture}
      <Text shrink>
        <Row as="span" gap={6} weight={500}>
          <Text truncate className="name">
            {name}
          </Text>
          {mine && (
            <Text size="note" rigid padX={6} radius="small" weight={400} tone="accent-soft" ring="accent">
              {event.you}
            </Text>
          )}
        </Row>
        <Row as="span" size="small" gap={6} shrink tone="muted" nowrap>
          {note}
        </Row>
      </Text>
      <Text size="tight">
        <Money value={value} />
      </Text>
    </>
  );
  return (
    <Box as="li" line="top" className={styles.item} data-mine={mine || undefined}>
      {to === undefined ? (
        <div className={styles.row}>{inside}</div>
      ) : (
        <Link to={to} className={styles.row}>
          {inside}
        </Link>
      )}
    </Box>
  );
};
