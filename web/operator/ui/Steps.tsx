import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Steps.module.css';

export interface Step {
  readonly key: string;
  /** `done` happened, `look` and `breach` happened and ask for eyes, `open` is waited for. */
  readonly tone: 'done' | 'look' | 'breach' | 'open';
  readonly title: ReactNode;
  /** At the end of the line: its moment or its position in the log. */
  readonly end?: ReactNode;
  /** Below the line. */
  readonly note?: ReactNode;
}

/** The course of a thing, the earliest step first: one diamond a step, joined by a line. */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol>
    {steps.map(({ key, tone, title, end, note }) => (
      <li key={key} className={classNames(styles.step, styles[tone])}>
        <div className={styles.line}>
          <span>{title}</span>
          <span className={styles.end}>{end}</span>
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </li>
    ))}
  </ol>
);
