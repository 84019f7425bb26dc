import { useMessages } from '../../../i18n/index.ts';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import { Row, VisuallyHidden } from '../../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import type { ArenaBase } from '../base-path.ts';
import styles from './RoomSkeleton.module.css';
import band from './RoundBand.module.css';
import seats from './Seats.module.css';

/** As high, row by row, as the room that is on its way. */
export const RoomSkeleton = ({ base }: { readonly base: ArenaBase }) => {
  const { battle: words } = useMessages();
  usePhoneTitle('', base, words.back);
  return (
    <>
      <VisuallyHidden as="h1">{words.room.loading}</VisuallyHidden>
      <LoadingNote text={words.room.loading} />
      <div className={`wrap ${styles.head}`}>
        <Skeleton width="180px" height="32px" />
      </div>
      <div className={band.band}>
        <div className={band.row}>
          <Skeleton width="60%" height="32px" />
        </div>
        <div className={band.narrow} />
      </div>
      <div className={seats.seats} data-seats="4">
        {[1, 2, 3, 4].map((seat) => (
          <div key={seat} className={seats.side}>
            <Row gap={12} padX={[12, 20]} className={styles.seatHead}>
              <Skeleton width="44px" height="44px" />
              <Skeleton width="90px" height="20px" />
            </Row>
            <div className={seats.window} />
          </div>
        ))}
      </div>
    </>
  );
};
