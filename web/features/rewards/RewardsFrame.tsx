import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Box, Grid } from '../../ui/Box.tsx';
import styles from './RewardsFrame.module.css';

interface RewardsFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Title row and room of the pages about rewards. */
export const RewardsFrame = ({ title, lead, children }: RewardsFrameProps) => {
  const { rewards } = useMessages();
  usePhoneTitle(title, '/home', rewards.back);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Box padTop={[16, 0]} padBottom={40} className={`wrap ${styles.page}`}>
        {children}
      </Box>
    </>
  );
};

/** Panels below each other, two beside each other where there is room. */
export const RewardsGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid columns={1} gap={[12, 16]} className={styles.grid}>
    {children}
  </Grid>
);
