import { useMessages } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import styles from './WheelSkeleton.module.css';

/** As high, part by part, as the stage that is on its way. */
export const WheelSkeleton = () => {
  const { shell } = useMessages();
  return (
    <>
      <h1 className="sr-only">{shell.loading}</h1>
      <div className={styles.stage}>
        <div className={`wrap ${styles.title}`}>
          <Skeleton width="160px" height="32px" />
        </div>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.side}>
            <Skeleton height="64px" />
            <Skeleton height="64px" />
          </div>
          <div className={styles.wheel}>
            <Skeleton className={styles.round} height="100%" />
          </div>
          <div className={styles.side}>
            <Skeleton className={styles.art} height="auto" />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.list}`}>
        <CardSkeletons wide />
      </div>
    </>
  );
};
