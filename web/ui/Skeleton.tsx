import { Grid } from './Box.tsx';
import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the same as what it stands for, so that nothing moves when that comes. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}

export const Skeleton = ({ width = '100%', height = '1em', className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, className)}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden="true"
  />
);

/** Says once that something is on its way; the skeletons themselves are silent. */
export const LoadingNote = ({ text }: { readonly text: string }) => (
  <p className={`sr-only ${styles.note}`} role="status">
    {text}
  </p>
);

/** For what stands below something of a height that isn't known: it appears once that is there, and so it never moves. */
export const FOLLOWS = styles.follows;

interface SkeletonRowsProps {
  readonly text: string;
  readonly count: number;
  /** A CSS length. */
  readonly height: string;
}

/** A list that is on its way: as many rows as a page shows at first. */
export const SkeletonRows = ({ text, count, height }: SkeletonRowsProps) => (
  <>
    <LoadingNote text={text} />
    <Grid className={styles.rows}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} height={height} />
      ))}
    </Grid>
  </>
);
