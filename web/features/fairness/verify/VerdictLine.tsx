import { useMessages } from '../../../i18n/index.ts';
import type { InclusionState } from '../log/use-inclusion.ts';
import type { Verdict } from '../proof/verdict.ts';
import type { Verification } from '../proof/verify-proof.ts';
import { VerdictMark } from '../steps/Step.tsx';
import { failuresOf, overallOf } from './overall.ts';
import type { ReceiptState } from './use-receipt.ts';
import styles from './verify.module.css';

interface VerdictLineProps {
  readonly verification: Verification;
  readonly log: InclusionState;
  readonly receipt: ReceiptState;
}

/** What came of all steps, said once: nothing is said while a step is still being looked at. */
export const VerdictLine = ({ verification, log, receipt }: VerdictLineProps) => {
  const { verify } = useMessages().fairness;
  const { overall: words, names, comma } = verify;
  const overall = overallOf(verification, log, receipt);
  const marks: Readonly<Record<typeof overall, Verdict>> = {
    checking: 'pending',
    match: 'match',
    unproven: 'match',
    unsealed: 'match',
    'seed-hidden': 'pending',
    'under-way': 'pending',
    mismatch: 'mismatch',
  };
  const failures = failuresOf(verification, log, receipt).map((name) => names[name]);
  const text = overall === 'mismatch' ? words.mismatch(failures.join(comma)) : words[overall];
  const mark = marks[overall];
  return (
    <div className={styles.verdict} role="status">
      {overall === 'checking' ? null : <VerdictMark verdict={mark} words={{ [mark]: text }} />}
    </div>
  );
};
