import { useMessages } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import styles from './ContractStage.module.css';

/** As high, part by part, as the stage that is on its way. */
export const ContractSkeleton = () => {
  const { shell } = useMessages();
  return (
    <>
      <h1 className="sr-only">{shell.loading}</h1>
      <div className={styles.stage}>
        <div className={`wrap ${styles.blankTitle}`}>
          <Skeleton width="160px" height="32px" />
        </div>
        <div className={styles.band} />
        <div className={`wrap ${styles.below}`}>
          <Skeleton height="64px" />
        </div>
      </div>
      <div className={`wrap ${styles.blankList}`}>
        <CardSkeletons wide />
      </div>
    </>
  );
};
