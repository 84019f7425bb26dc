import { type Explanation, stepOf } from '../../../../engine/games/explanation/explanation.ts';
import type { GameVerdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { VerdictMark } from '../steps/Step.tsx';
import { failuresOf, type LogVerdict, overallOf, type ReceiptVerdict } from './overall.ts';
import styles from './verify.module.css';

interface VerdictLineProps {
  readonly explanation: Explanation;
  readonly log: LogVerdict;
  readonly receipt: ReceiptVerdict;
}

/** The verdict of all steps, told once. It is empty while the page still checks a step. */
export const VerdictLine = ({ explanation, log, receipt }: VerdictLineProps) => {
  const { verify } = useMessages().fairness;
  const { overall: words, names, comma } = verify;
  const overall = overallOf(explanation, log, receipt);
  const marks: Readonly<Record<typeof overall, GameVerdict>> = {
    checking: 'pending',
    match: 'match',
    loose: 'loose',
    unproven: 'match',
    unsealed: 'match',
    'seed-hidden': 'pending',
    'under-way': 'pending',
    mismatch: 'mismatch',
  };
  const failures = failuresOf(explanation, log, receipt).map((name) => names[name]);
  const inRoom = explanation.about.kind !== 'round';
  const general = { ...words, loose: inRoom ? words.looseRoom : words.loose };
  const said = overall === 'mismatch' ? words.mismatch({ steps: failures.join(comma) }) : general[overall];
  // A loose part gets no check mark, and the text says why.
  const part = stepOf(explanation, inRoom ? 'lanes' : 'lane');
  const isLoose = marks[overall] === 'match' && part?.verdict === 'loose';
  const text = isLoose ? (inRoom ? words.alsoLooseRoom : words.alsoLoose)({ text: said }) : said;
  const mark = isLoose ? 'loose' : marks[overall];
  return (
    <div role="status" className={styles.verdict}>
      {overall === 'checking' ? null : <VerdictMark verdict={mark} words={{ [mark]: text }} large />}
    </div>
  );
};
