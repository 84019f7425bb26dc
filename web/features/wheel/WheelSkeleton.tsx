import { useMessages } from '../../i18n/index.ts';
import { Box, Stack, VisuallyHidden } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import styles from './WheelSkeleton.module.css';

/** As high, part by part, as the stage that is on its way. */
export const WheelSkeleton = () => {
  const { shell } = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <Box line="bottom">
        <div className={`wrap ${styles.title}`}>
          <Skeleton width="160px" height="32px" />
        </div>
        <div className={`wrap ${styles.columns}`}>
          <Stack gap={12} width="full">
            <Skeleton height="64px" />
            <Skeleton height="64px" />
          </Stack>
          <div className={styles.wheel}>
            <Skeleton className={styles.round} height="100%" />
          </div>
          <Stack gap={12} width="full">
            <Skeleton className={styles.art} height="auto" />
          </Stack>
        </div>
      </Box>
      <div className={`wrap ${styles.list}`}>
        <CardSkeletons wide />
      </div>
    </>
  );
};
