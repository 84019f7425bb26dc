import type { ReactNode } from 'react';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { ClaimState, type ClaimStateProps } from './ClaimState.tsx';
import styles from './RewardRow.module.css';

interface RewardRowProps extends ClaimStateProps {
  /** The reason of the reward. */
  readonly children: ReactNode;
  readonly reward: string;
}

/** A reward in a list: its reason, its amount, and the way to it. */
export const RewardRow = ({ children, reward, ...claim }: RewardRowProps) => (
  <Grid as="li" align="center" gapY={4} gapX={16} minHeight={60} padY={8} line="top" className={styles.row}>
    <Stack as="span" gap={6} shrink>
      {children}
    </Stack>
    <Text as="bdi" num text="end">
      {reward}
    </Text>
    <ClaimState {...claim} />
  </Grid>
);
