import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Page } from '../../platform/Page.tsx';
import { Grid } from '../../ui/Box.tsx';
import styles from './RewardsFrame.module.css';

interface RewardsFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Title row and room of the pages about rewards. */
export const RewardsFrame = ({ title, lead, children }: RewardsFrameProps) => {
  const { rewards } = useMessages();
  return (
    <Page
      title={title}
      lead={lead}
      back={rewards.back}
      room={{ padTop: [16, 0], padBottom: 40, className: `wrap ${styles.page}` }}
    >
      {children}
    </Page>
  );
};

/** Panels below each other, two beside each other where there is room. */
export const RewardsGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid columns={1} gap={[12, 16]} className={styles.grid}>
    {children}
  </Grid>
);
