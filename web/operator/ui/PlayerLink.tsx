import { Link } from 'react-router-dom';
import { useMay } from '../api/session.tsx';
import { useWords } from '../texts.tsx';
import styles from './PlayerLink.module.css';

interface PlayerLinkProps {
  readonly id: string;
  /** Null where the account is erased; left out where the list doesn't know it: its id stands for it then. */
  readonly nickname?: string | null | undefined;
}

/** A player by name, with the way to their page for an operator who may open it. */
export const PlayerLink = ({ id, nickname }: PlayerLinkProps) => {
  const { frame } = useWords();
  const may = useMay()('operator:players');
  const name = nickname === undefined ? id : (nickname ?? frame.search.erased);
  const shown = <bdi className={nickname === undefined ? styles.id : undefined}>{name}</bdi>;
  return may ? (
    <Link className={styles.link} to={`/players/${id}`}>
      {shown}
    </Link>
  ) : (
    shown
  );
};
