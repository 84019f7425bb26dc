import { classNames } from './class-names.ts';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 is the grid the icons were drawn on. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Point along the line of reading: mirrored where that runs from right to left. */
const DIRECTED: ReadonlySet<IconName> = new Set(['left', 'right', 'send', 'logout', 'menu', 'list']);

/** Decoration only: the words beside it, or the label of its button, give its meaning. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, DIRECTED.has(name) && styles.directed, className)}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={Math.min(1.9, (1.5 * 20) / size)}
    strokeLinecap="square"
    strokeLinejoin="miter"
    aria-hidden="true"
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
