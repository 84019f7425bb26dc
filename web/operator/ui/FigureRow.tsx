import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './FigureRow.module.css';

export interface Figure {
  readonly key: string;
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Asks for eyes, or for hands. */
  readonly tone?: 'look' | 'breach' | undefined;
}

/** The figures that head a page, side by side. */
export const FigureRow = ({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) => (
  <ul className={styles.row} aria-label={label}>
    {figures.map(({ key, name, value, note, tone }) => (
      <li key={key} className={styles.cell}>
        <p className={styles.name}>{name}</p>
        <p className={styles.value}>{value}</p>
        <p className={classNames(styles.name, tone !== undefined && styles[tone])}>{note}</p>
      </li>
    ))}
  </ul>
);
