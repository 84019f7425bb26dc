import { useMessages } from '../../i18n/index.ts';
import { Stack, VisuallyHidden } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import roomStyles from './GiveawayRoom.module.css';
import headStyles from './RoomHead.module.css';
import styles from './RoomSkeleton.module.css';

/** The places of a room, as large as what will stand in them. */
export const RoomSkeleton = () => {
  const { room } = useMessages().giveaway;
  return (
    <>
      <LoadingNote text={room.loading} />
      <VisuallyHidden as="h1">{room.loading}</VisuallyHidden>
      <div className={`wrap ${headStyles.head}`}>
        <Skeleton className={styles.title} width="220px" height="32px" />
      </div>
      <div className={`wrap ${roomStyles.room}`}>
        <div className={roomStyles.main}>
          <Stack align="center" gap={12} padY={28}>
            <Skeleton className={styles.prize} height="auto" />
            <Skeleton width="120px" height="14px" />
            <Skeleton width="160px" height="18px" />
          </Stack>
        </div>
        <div className={roomStyles.side}>
          <Stack gap={16} className={roomStyles.act}>
            <Skeleton width="72px" height="14px" />
            <Skeleton width="210px" height="44px" />
            <Skeleton height="52px" />
          </Stack>
        </div>
      </div>
    </>
  );
};
