import styles from './Pips.module.css';

const MARKS = [0, 1, 2, 3, 4, 5, 6] as const;

interface PipsProps {
  /** 0 (top) to 6. */
  readonly grade: number;
  /** Says the rarity in words, where nothing else beside it does. */
  readonly label?: string;
}

/** One to seven marks, so that colour is never the only sign of rarity. */
export const Pips = ({ grade, label }: PipsProps) => (
  <span
    className={styles.pips}
    data-grade={grade}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {MARKS.map((mark) => (
      <span key={mark} className={mark < 7 - grade ? styles.lit : styles.dark} />
    ))}
  </span>
);
