import styles from './Change.module.css';
import type { Proposal } from './proposals-query.ts';

/** A change in a line: its thing, before, after. */
export const Change = ({ change: { what, before, after } }: { readonly change: Proposal['changes'][number] }) => (
  <>
    <span className={styles.what}>{what}</span> {before != null && <bdi>{before}</bdi>}
    {before != null && after != null && ' → '}
    {after != null && <bdi className={styles.after}>{after}</bdi>}
  </>
);
