import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** The content of a page of one column, a list above all, at the distance of `--edge`. */
export const PageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);
