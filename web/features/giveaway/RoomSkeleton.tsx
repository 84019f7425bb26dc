import { useMessages } from '../../i18n/index.ts';
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
      <h1 className="sr-only">{room.loading}</h1>
      <div className={`wrap ${headStyles.head}`}>
        <Skeleton className={styles.title} width="220px" height="32px" />
      </div>
      <div className={`wrap ${roomStyles.room}`}>
        <div className={roomStyles.main}>
          <div className={styles.stage}>
            <Skeleton className={styles.prize} height="auto" />
            <Skeleton width="120px" height="14px" />
            <Skeleton width="160px" height="18px" />
          </div>
        </div>
        <div className={roomStyles.side}>
          <div className={roomStyles.act}>
            <Skeleton width="72px" height="14px" />
            <Skeleton width="210px" height="44px" />
            <Skeleton height="52px" />
          </div>
        </div>
      </div>
    </>
  );
};
