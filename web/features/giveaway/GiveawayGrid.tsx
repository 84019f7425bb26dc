import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Box, Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GiveawayCard, GiveawayCardSkeleton } from './GiveawayCard.tsx';
import styles from './GiveawayGrid.module.css';
import type { GiveawayList } from './use-giveaways.ts';

const PLACES = [0, 1, 2, 3, 4, 5] as const;
/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 6;

interface GiveawayGridProps {
  readonly list: GiveawayList;
  /** In place of an empty list. */
  readonly empty: ReactNode;
}

export const GiveawayGrid = ({ list, empty }: GiveawayGridProps) => {
  const { giveaway } = useMessages();
  const { nodes: rooms } = list;
  if (rooms === undefined) {
    if (list.failed) return <ErrorState title={giveaway.error.title} onRetry={list.reload} />;
    return (
      <>
        <LoadingNote text={giveaway.loading} />
        <Grid gapY={[12, 16]} gapX={12} className={styles.grid}>
          {PLACES.map((place) => (
            <GiveawayCardSkeleton key={place} />
          ))}
        </Grid>
      </>
    );
  }
  if (rooms.length === 0) return <>{empty}</>;
  return (
    <>
      <Grid as="ul" gapY={[12, 16]} gapX={12} className={styles.grid}>
        {rooms.map((room, place) => (
          <Box as="li" key={room.id} shrink>
            <GiveawayCard shown={room} eager={place < EAGER} />
          </Box>
        ))}
      </Grid>
      {list.hasMore && (
        <Grid centered minHeight={76}>
          <Button variant="ghost" busy={list.loadingMore} onClick={list.loadMore}>
            {giveaway.more}
          </Button>
        </Grid>
      )}
    </>
  );
};
