import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './RankRow.module.css';

interface RankRowProps {
  readonly rank: number;
  readonly picture: ReactNode;
  readonly name: string;
  /** Quieter, below the name. */
  readonly note: ReactNode;
  readonly mine: boolean;
  /** Minor units. */
  readonly value: number;
  /** The row is about an item: it stands in its light, and leads to its proof. */
  readonly item?: { readonly grade: number; readonly to: string };
}

/** One line of a ranking. */
export const RankRow = ({ rank, picture, name, note, mine, value, item }: RankRowProps) => {
  const { event } = useMessages();
  const inside = (
    <>
      <b className={`num ${styles.rank}`} data-top={rank <= 3 || undefined}>
        {rank}
      </b>
      <span className={styles.picture}>{picture}</span>
      <Text shrink>
        <Row as="span" gap={6} weight={500} className={styles.name}>
          <span className="name">{name}</span>
          {mine && (
            <Text size="note" rigid padX={6} radius="small" weight={400} tone="accent-soft" className={styles.you}>
              {event.you}
            </Text>
          )}
        </Row>
        <Row as="span" size="small" shrink tone="muted" nowrap className={styles.note}>
          {note}
        </Row>
      </Text>
      <Money value={value} className={styles.value} />
    </>
  );
  return (
    <Box as="li" line="top" className={styles.item} data-mine={mine || undefined} data-grade={item?.grade}>
      {item === undefined ? (
        <div className={styles.row}>{inside}</div>
      ) : (
        <Link to={item.to} className={styles.row}>
          {inside}
        </Link>
      )}
    </Box>
  );
};
