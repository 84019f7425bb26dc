import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { LoadedList, NextPage } from '../../platform/LoadedList.tsx';
import { Box, Grid } from '../../ui/Box.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { GiveawayCard, GiveawayCardSkeleton } from './GiveawayCard.tsx';
import styles from './GiveawayGrid.module.css';
import type { GiveawayList } from './use-giveaways.ts';

/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 6;

interface GiveawayGridProps {
  readonly list: GiveawayList;
  /** In place of an empty list. */
  readonly empty: ReactNode;
}

export const GiveawayGrid = ({ list, empty }: GiveawayGridProps) => {
  const { giveaway } = useMessages();
  return (
    <LoadedList
      list={list}
      skeleton={
        <>
          <LoadingNote text={giveaway.loading} />
          <Grid gapY={[12, 16]} gapX={12} className={styles.grid}>
            <Repeat times={EAGER}>
              <GiveawayCardSkeleton />
            </Repeat>
          </Grid>
        </>
      }
      error={giveaway.error}
      empty={empty}
      next={<NextPage list={list} text={giveaway.more} variant="ghost" />}
    >
      {(rooms) => (
        <Grid as="ul" gapY={[12, 16]} gapX={12} className={styles.grid}>
          {rooms.map((room, place) => (
            <Box as="li" key={room.id} shrink>
              <GiveawayCard shown={room} eager={place < EAGER} />
            </Box>
          ))}
        </Grid>
      )}
    </LoadedList>
  );
};
