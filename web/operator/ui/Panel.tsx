import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Quieter, behind the title: how to read what follows. */
  readonly note?: ReactNode;
  /** At the end of the head: a legend, a total, a choice. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page with its head. Hairlines part it from its neighbours; it is no box of its own. */
export const Panel = ({ title, note, aside, className, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
};
