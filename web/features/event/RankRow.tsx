import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './RankRow.module.css';

/** Ranks that stand out. */
const TOP = 3;

interface RankRowProps {
  readonly rank: number;
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** Quieter, below the name. */
  readonly note: ReactNode;
  readonly mine: boolean;
  /** Minor units. */
  readonly value: number;
  /** Where the row leads, by its name and wherever it has no other link. */
  readonly to?: string;
}

/** One line of a ranking. */
export const RankRow = ({ rank, picture, name, note, mine, value, to }: RankRowProps) => {
  const { event } = useMessages();
  return (
    <Box as="li" line="top" className={styles.item} data-mine={mine || undefined}>
      <Box position="relative" className={styles.row} data-leads={to !== undefined || undefined}>
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
            {to === undefined ? (
              name
            ) : (
              <TextLink to={to} covers truncate>
                {name}
              </TextLink>
            )}
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
      </Box>
    </Box>
  );
};
