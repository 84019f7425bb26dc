import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './BackLink.module.css';
import { staysHere } from './history-entry.ts';

interface BackLinkProps {
  /** The page above, for visits that begin here and for another tab. */
  readonly to: string;
  readonly label: string;
  readonly className?: string | undefined;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Goes one step back in history; the page above takes the place of one that the visit began with. */
export const BackLink = ({ to, label, className }: BackLinkProps) => (
  <Link
    to={to}
    replace
    className={classNames(styles.back, className)}
    aria-label={label}
    onClick={(event) => {
      if (!isPlain(event) || !staysHere(window.history.state)) return;
      event.preventDefault();
      window.history.back();
    }}
  >
    <Icon name="left" />
  </Link>
);
