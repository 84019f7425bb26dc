import type { ReactNode } from 'react';
import { Grid } from '../../ui/Box.tsx';
import styles from './CaseShelf.module.css';

/** Cells side by side: two on a phone, four on a tablet, six on a wide page. */
export const CaseShelf = ({ children }: { readonly children: ReactNode }) => (
  <Grid columns={[2, 4]} gapY={[20, 28]} className={styles.shelf}>
    {children}
  </Grid>
);
