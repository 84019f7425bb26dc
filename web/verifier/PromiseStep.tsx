import type { CheckedPromise } from '../../engine/log/read-proof-file.ts';
import { Step, StepFault, StepNote, VerdictMark } from '../features/fairness/steps/Step.tsx';
import { formatCount, useLocale, useMessages } from '../i18n/index.ts';

const MARKS = { kept: 'match', open: 'pending', unbelieved: 'pending', broken: 'mismatch' } as const;

/** What the house had promised of the game before it was sealed, and what became of that. */
export const PromiseStep = ({ promise: { verdict, position } }: { readonly promise: CheckedPromise }) => {
  const { promise: words } = useMessages().verifier;
  const { locale } = useLocale();
  const mark = MARKS[verdict];
  const text = words.texts[verdict];
  return (
    <Step
      title={words.title}
      formula="Ed25519"
      verdict={mark}
      result={<VerdictMark verdict={mark} words={{ [mark]: words.results[verdict] }} />}
    >
      {position !== null && <StepNote>{words.place({ position: formatCount(position, locale) })}</StepNote>}
      {verdict === 'broken' ? <StepFault>{text}</StepFault> : <StepNote>{text}</StepNote>}
    </Step>
  );
};
