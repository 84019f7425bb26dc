import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './step.module.css';
import type { Verdict } from './verification.ts';

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
      {words?.[verdict] ?? general[verdict]}
    </span>
  );
};

interface StepProps {
  readonly no: number;
  readonly title: string;
  readonly formula?: string;
  /** At the end of the title's line: the verdict, or the number that came out. */
  readonly result?: ReactNode;
  readonly verdict?: Verdict;
  readonly children?: ReactNode;
}

/** One step of a proof, hung on the line by its numbered tile. */
export const Step = ({ no, title, formula, result, verdict, children }: StepProps) => (
  <li className={styles.step} data-verdict={verdict}>
    <span className={`num ${styles.tile}`} aria-hidden="true">
      {no}
    </span>
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
