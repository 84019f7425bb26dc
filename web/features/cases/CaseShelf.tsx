import type { ReactNode } from 'react';
import { Grid } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './CaseShelf.module.css';

/** Cells side by side on the widest pages. */
export const MOST_IN_A_ROW = 8;

interface CaseShelfProps {
  /** All cells fit into one row of a wide page, of which there may be several: `--cells` says how many they are. */
  readonly oneRow?: boolean;
  readonly children: ReactNode;
}

/** Cells side by side: two on a phone, four on a tablet, six on a wide page, eight on the widest. */
export const CaseShelf = ({ oneRow = false, children }: CaseShelfProps) => (
  <Grid columns={[2, 4]} gapY={[20, 28]} className={classNames(styles.shelf, oneRow && styles.oneRow)}>
    {children}
  </Grid>
);
