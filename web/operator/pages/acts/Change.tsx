import { useWords } from '../../texts.tsx';
import { wordIn } from '../../ui/word-in.ts';
import styles from './Change.module.css';
import { correctionOf } from './proposal-steps.ts';
import type { Proposal } from './proposals-query.ts';

/** Names the changes of an act: of a correction by the balance, in the reader's language, else as the API does. */
export const useChangeName = ({ effect }: Pick<Proposal, 'effect'>): ((what: string) => string) => {
  const { balances } = useWords().acts;
  const correction = correctionOf(effect);
  return (what) => (correction === null ? what : wordIn(balances, correction.balance));
};

/** The first change of an act in a line, and how many there are besides: its thing, before, after. */
export const FirstChange = ({ proposal }: { readonly proposal: Proposal }) => {
  const nameOf = useChangeName(proposal);
  const [first, ...rest] = proposal.changes;
  if (first === undefined) return null;
  const { what, before, after } = first;
  return (
    <>
      <span className={styles.what}>{nameOf(what)}</span> {before != null && <bdi>{before}</bdi>}
      {before != null && after != null && ' → '}
      {after != null && <bdi className={styles.after}>{after}</bdi>}
      {rest.length > 0 && ` +${rest.length}`}
    </>
  );
};
