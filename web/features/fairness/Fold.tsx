import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './fold.module.css';

/** Turned over while the line that it ends is open. */
export const Chevron = ({ className }: { readonly className?: string | undefined }) => (
  <Icon name="down" size={16} className={classNames(styles.chevron, className)} />
);

interface FoldProps {
  /** Always there; opens and closes the rest. */
  readonly line: ReactNode;
  /** Lays the line out; without one it is a few quiet words. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Folded until the reader opens it. */
export const Fold = ({ line, className = styles.quiet, children }: FoldProps) => (
  <details>
    <summary className={classNames(styles.line, className)}>{line}</summary>
    {children}
  </details>
);
