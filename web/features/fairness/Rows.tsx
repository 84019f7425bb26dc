import { Fragment, type ReactNode } from 'react';
import styles from './hex.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels on one axis, values beside them. */
export const Rows = ({ rows }: { readonly rows: readonly Fact[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
