import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, VisuallyHidden } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardSkeletons } from '../targets/CardGrid.tsx';
import styles from './WheelSkeleton.module.css';

/** Title and cards of a page whose stage is on its way, around what stands for that. */
export const StageSkeleton = ({ children }: { readonly children: ReactNode }) => {
  const { shell } = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <Box line="bottom">
        <Row display={['none', 'flex']} height={68} className="wrap">
          <Skeleton width="160px" height="32px" />
        </Row>
        {children}
      </Box>
      <Box padBottom={32} className="wrap">
        <Box height={60} />
        <CardSkeletons wide />
      </Box>
    </>
  );
};

interface WheelSkeletonProps {
  /** There will be a choice above the button. */
  readonly choice?: boolean;
}

/** As high, part by part, as the stage that is on its way. */
export const WheelSkeleton = ({ choice = false }: WheelSkeletonProps) => (
  <StageSkeleton>
    <Box
      display={['flex', 'grid']}
      direction="column"
      align={['center', 'start']}
      gap={24}
      padY={20}
      className={`wrap ${styles.columns}`}
    >
      <Stack gap={12} width="full">
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </Stack>
      <Box rigid overflow="hidden" className={styles.wheel}>
        <Skeleton height="100%" />
      </Box>
      <Box width="full">
        <Skeleton className={styles.art} height="auto" />
      </Box>
    </Box>
    {choice && <Box display={['none', 'block']} height={56} />}
  </StageSkeleton>
);
