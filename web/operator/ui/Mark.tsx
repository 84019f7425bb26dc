import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Mark.module.css';

/**
 * `fine` has no colour, `note` is hollow; `look` asks for eyes, `breach` for hands. `proof` is about the log, `mine` waits for the
 * reader or is their draft.
 */
export type MarkTone = 'fine' | 'note' | 'look' | 'breach' | 'proof' | 'mine';

interface MarkProps {
  readonly tone?: MarkTone;
  readonly children: ReactNode;
}

/** A state in words, with a diamond that repeats it. */
export const Mark = ({ tone = 'fine', children }: MarkProps) => (
  <span className={classNames(styles.mark, styles[tone])}>
    <span>{children}</span>
  </span>
);
