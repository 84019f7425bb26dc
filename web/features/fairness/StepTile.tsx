import { Grid } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './tile.module.css';

/** The number of a step, by the counter `step` of its list. */
export const StepTile = ({ className }: { readonly className?: string | undefined }) => (
  <Grid
    as="span"
    position="relative"
    centered
    rigid
    num
    height={32}
    className={classNames(styles.tile, className)}
    aria-hidden="true"
  />
);
