import type { ReactNode } from 'react';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './step.module.css';

interface VerdictMarkProps {
  readonly verdict: Verdict;
  /** In place of the general words. */
  readonly words?: Partial<Readonly<Record<Verdict, string>>>;
}

const icons = { match: 'check', mismatch: 'warning', pending: 'clock' } as const;

export const VerdictMark = ({ verdict, words }: VerdictMarkProps) => {
  const { verify } = useMessages().fairness;
  const general = { match: verify.same, mismatch: verify.differs, pending: verify.waiting };
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon name={icons[verdict]} size={16} />
      <span>{words?.[verdict] ?? general[verdict]}</span>
    </span>
  );
};

/** The mark alone, where a row of its kind says what is compared; the words are there for those who don't see it. */
export const VerdictSign = ({ verdict }: { readonly verdict: Verdict }) => {
  const { verify } = useMessages().fairness;
  const general = { match: verify.same, mismatch: verify.differs, pending: verify.waiting };
  return (
    <span className={styles.verdict} data-verdict={verdict} title={general[verdict]}>
      <Icon name={icons[verdict]} size={16} />
      <span className="sr-only">{general[verdict]}</span>
    </span>
  );
};

interface StepProps {
  readonly title: string;
  readonly formula?: string;
  /** At the end of the title's line: the verdict, or the number that came out. */
  readonly result?: ReactNode;
  readonly verdict?: Verdict;
  readonly children?: ReactNode;
}

/** One step of a proof, hung on the line by its tile; the list counts them. */
export const Step = ({ title, formula, result, verdict, children }: StepProps) => (
  <li className={styles.step} data-verdict={verdict}>
    <span className={`num ${styles.tile}`} aria-hidden="true" />
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {formula !== undefined && (
        <code className={`mono ${styles.formula}`}>
          <bdi dir="ltr">{formula}</bdi>
        </code>
      )}
      {result !== undefined && <div className={styles.result}>{result}</div>}
    </div>
    {children !== undefined && <div className={styles.body}>{children}</div>}
  </li>
);
