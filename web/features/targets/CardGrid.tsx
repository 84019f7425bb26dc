import type { ReactNode } from 'react';
import { Stack } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import styles from './card-grid.module.css';

/** Above so many cards the browser draws only those near the window. */
const CONTAIN_ABOVE = 60;

interface CardGridProps {
  /** Over the whole page instead of half of it. */
  readonly wide?: boolean;
  /** One is chosen, not several: only that one has a tick. */
  readonly single?: boolean;
  readonly count: number;
  /** An answer to another question is on its way. */
  readonly outdated?: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/** Item cards to choose from. */
export const CardGrid = ({ wide = false, single = false, count, outdated = false, children }: CardGridProps) => (
  <ul
    className={classNames(styles.grid, wide && styles.wide, single && styles.single)}
    data-long={count > CONTAIN_ABOVE || undefined}
    data-outdated={outdated || undefined}
    aria-busy={outdated || undefined}
  >
    {children}
  </ul>
);

/** Exactly as high as cards. */
export const CardSkeletons = ({ text, wide = false }: { readonly text?: string; readonly wide?: boolean }) => (
  <>
    {text !== undefined && <LoadingNote text={text} />}
    <div className={classNames(styles.grid, wide && styles.wide)}>
      <Repeat times={12}>
        <Stack gap={8} className={styles.blank}>
          <Skeleton className={styles.blankArt} height="auto" />
          <Skeleton width="55%" height="12px" />
          <Skeleton width="75%" height="14px" />
          <Skeleton width="40%" height="16px" />
        </Stack>
      </Repeat>
    </div>
  </>
);
