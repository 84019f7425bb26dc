import { useMessages } from '../../i18n/index.ts';
import { Box, VisuallyHidden } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import styles from './ContractStage.module.css';

/** As high, part by part, as the stage that is on its way. */
export const ContractSkeleton = () => {
  const { shell } = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <Box line="bottom">
        <div className={`wrap ${styles.blankTitle}`}>
          <Skeleton width="160px" height="32px" />
        </div>
        <Box position="relative" line="both" overflow="hidden" className={styles.band} />
        <div className={`wrap ${styles.below}`}>
          <Skeleton height="64px" />
        </div>
      </Box>
      <div className={`wrap ${styles.blankList}`}>
        <CardSkeletons wide />
      </div>
    </>
  );
};
