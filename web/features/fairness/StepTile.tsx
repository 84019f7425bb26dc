import { Grid } from '../../ui/Box.tsx';
import { join } from '../../ui/join.ts';
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
    className={join(styles.tile, className)}
    aria-hidden="true"
  />
);
