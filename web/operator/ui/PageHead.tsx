import type { ReactNode } from 'react';
import { useWords } from '../texts.tsx';
import { FindButton } from './FindButton.tsx';
import { LogState } from './LogState.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** Behind the title: the thing that the page is about, or its own clock. */
  readonly note?: ReactNode;
  /** Before the state of the log: the page's own actions. */
  readonly children?: ReactNode;
}

/** The bar at the top of a page, which stays: its title, the state of the log, and the way to find anything. */
export const PageHead = ({ title, note, children }: PageHeadProps) => {
  const { frame } = useWords();
  return (
    <header className={styles.head}>
      <title>{frame.title({ page: title })}</title>
      <h1>{title}</h1>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      <div className={styles.end}>
        {children}
        <LogState />
        <FindButton />
      </div>
    </header>
  );
};
