import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { VerdictMark } from '../steps/Step.tsx';
import { failuresOf, type LogVerdict, overallOf, type ReceiptVerdict } from './overall.ts';

interface VerdictLineProps {
  readonly explanation: Explanation;
  readonly log: LogVerdict;
  readonly receipt: ReceiptVerdict;
}

/** What came of all steps, said once: nothing is said while a step is still being looked at. */
export const VerdictLine = ({ explanation, log, receipt }: VerdictLineProps) => {
  const { verify } = useMessages().fairness;
  const { overall: words, names, comma } = verify;
  const overall = overallOf(explanation, log, receipt);
  const marks: Readonly<Record<typeof overall, Verdict>> = {
    checking: 'pending',
    match: 'match',
    unproven: 'match',
    unsealed: 'match',
    'seed-hidden': 'pending',
    'under-way': 'pending',
    mismatch: 'mismatch',
  };
  const failures = failuresOf(explanation, log, receipt).map((name) => names[name]);
  const text = overall === 'mismatch' ? words.mismatch({ steps: failures.join(comma) }) : words[overall];
  const mark = marks[overall];
  return (
    <div role="status">
      {overall === 'checking' ? null : <VerdictMark verdict={mark} words={{ [mark]: text }} large />}
    </div>
  );
};
