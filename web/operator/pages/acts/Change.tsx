import { useWords } from '../../texts.tsx';
import { changeWords } from './act-words.ts';
import styles from './Change.module.css';
import type { Proposal } from './proposals-query.ts';

/** The first change of an act in a line, and how many there are besides: its thing, before, after. */
export const FirstChange = ({ proposal }: { readonly proposal: Proposal }) => {
  const words = useWords();
  const [first, ...rest] = proposal.changes;
  if (first === undefined) return null;
  const { what, before, after } = changeWords(first, words, new Date());
  return (
    <>
      <span className={styles.what}>{what}</span> {before !== null && <bdi>{before}</bdi>}
      {before !== null && after !== null && ' → '}
      {after !== null && <bdi className={styles.after}>{after}</bdi>}
      {rest.length > 0 && ` +${rest.length}`}
    </>
  );
};
