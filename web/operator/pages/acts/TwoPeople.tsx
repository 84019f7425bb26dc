import { useWords } from '../../texts.tsx';
import type { Proposal } from './proposals-query.ts';
import styles from './TwoPeople.module.css';

const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

/** The two of an act, joined by a line; a dashed box where the second is missing. */
export const TwoPeople = ({ proposal }: { readonly proposal: Proposal }) => {
  const { acts } = useWords();
  const { proposer, proposerName, closedBy, closedByName, takesTwo } = proposal;
  const first = proposerName ?? acts.terminal;
  const isClosedByAnother = closedBy != null && closedBy !== proposer;
  const second = isClosedByAnother ? (closedByName ?? acts.terminal) : null;
  const said = second === null ? acts.onePerson({ name: first }) : acts.twoPeople({ first, second });
  return (
    <span className={styles.people} title={said}>
      <span className="sr-only">{said}</span>
      <span className={styles.face} aria-hidden="true">
        {initialOf(first)}
      </span>
      {(second !== null || takesTwo) && (
        <>
          <i className={second === null ? styles.waits : styles.joined} aria-hidden="true" />
          <span className={second === null ? styles.missing : styles.face} aria-hidden="true">
            {second === null ? '' : initialOf(second)}
          </span>
        </>
      )}
    </span>
  );
};
