import type { ReactNode } from 'react';
import styles from './CaseShelf.module.css';

/** Cells side by side: two on a phone, four on a tablet, six on a wide page. */
export const CaseShelf = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.shelf}>{children}</div>
);
