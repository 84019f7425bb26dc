import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { join } from '../ui/join.ts';
import styles from './BackLink.module.css';
import { staysHere } from './step-back.ts';

interface BackLinkProps {
  /** The page above, for visits that begin here and for another tab. */
  readonly to: string;
  readonly label: string;
  readonly className?: string | undefined;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Goes one step back in history. */
export const BackLink = ({ to, label, className }: BackLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={join(styles.back, className)}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event) || !staysHere(window.history.state)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="left" />
    </Link>
  );
};
