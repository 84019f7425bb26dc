import type { CheckedInclusionPromise, FiledLogFault } from '../../engine/log/read-proof-file.ts';
import type { Cosignature } from '../../engine/log/witness/cosignature.ts';
import { Rows } from '../features/fairness/Rows.tsx';
import { Witnesses } from '../features/fairness/steps/ReceiptStep.tsx';
import { Step, StepFault, StepNote } from '../features/fairness/steps/Step.tsx';
import { formatCount, useLocale, useMessages } from '../i18n/index.ts';
import { Text } from '../ui/Box.tsx';

export interface Signed {
  readonly origin: string;
  readonly verifierKey: string;
  /** Known from elsewhere; false where it is the file's own word. */
  readonly pinned: boolean;
  /** Changes of the key on the way from the pinned one. */
  readonly changes: number;
  /** Null where the verifier didn't ask for them. */
  readonly witnesses: { readonly hasWitnesses: boolean; readonly cosignatures: readonly Cosignature[] } | null;
}

const mono = (text: string) => (
  <Text as="bdi" dir="ltr" anywhere className="mono">
    {text}
  </Text>
);

/** The key that signed the tree, the source of that key, and the witnesses that saw the same tree. */
export const SignatureStep = ({ signed }: { readonly signed: Signed }) => {
  const { signature } = useMessages().verifier;
  const { origin, verifierKey, pinned, changes, witnesses } = signed;
  const seen = witnesses === null ? [] : [{ label: signature.witnesses, value: <Witnesses {...witnesses} /> }];
  return (
    <Step title={signature.title} formula="Ed25519" verdict="match" words={{ match: signature.signed }}>
      <StepNote>{pinned ? signature.pinned : signature.ownWord}</StepNote>
      {changes > 0 && <StepNote>{signature.changes({ count: changes })}</StepNote>}
      <Rows
        rows={[
          { label: signature.origin, value: mono(origin) },
          { label: signature.key, value: mono(verifierKey) },
          ...seen,
        ]}
      />
    </Step>
  );
};

/** The signature of the tree is refused. */
export const NotSigned = ({ fault }: { readonly fault: FiledLogFault }) => {
  const { verifier, fairnessLog } = useMessages();
  const { signature } = verifier;
  const own: Partial<Readonly<Record<FiledLogFault, string>>> = {
    'another key than its changes tell': signature.otherKey,
    'the pinned key is none of the log’s': signature.notPinned,
  };
  const text = fault === 'another key than its changes tell' ? signature.otherKey : fairnessLog.faults[fault];
  return (
    <Step title={signature.title} formula="Ed25519" verdict="mismatch" words={{ mismatch: signature.refused }}>
      <StepFault>{own[fault] ?? text}</StepFault>
    </Step>
  );
};

const MARKS = { kept: 'match', open: 'pending', unbelieved: 'pending', broken: 'mismatch' } as const;

/** The house's promise of the game before it was sealed, and whether the house kept it. */
export const PromiseStep = ({ promise: { verdict, position } }: { readonly promise: CheckedInclusionPromise }) => {
  const { promise: words } = useMessages().verifier;
  const { locale } = useLocale();
  const mark = MARKS[verdict];
  const text = words.texts[verdict];
  return (
    <Step title={words.title} formula="Ed25519" verdict={mark} words={{ [mark]: words.results[verdict] }}>
      {position !== null && <StepNote>{words.place({ position: formatCount(position, locale) })}</StepNote>}
      {verdict === 'broken' ? <StepFault>{text}</StepFault> : <StepNote>{text}</StepNote>}
    </Step>
  );
};
