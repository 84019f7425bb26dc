import { useMutation } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './ProposalSteps.module.css';
import { correctionOf, needsWords, type Step } from './proposal-steps.ts';
import { APPROVE, BREAK_GLASS, type Proposal, REFUSE, REVIEW, WITHDRAW } from './proposals-query.ts';

/** A reason or a note is at most so long. */
const LONGEST = 500;

interface ProposalStepsProps {
  readonly proposal: Proposal;
  readonly steps: readonly Step[];
  /** Reads the list again. */
  readonly onDone: () => Promise<unknown>;
}

const FILLED: ReadonlySet<Step> = new Set<Step>(['approve', 'carryOut', 'review']);
const ALONE: ReadonlySet<Step> = new Set<Step>(['alone', 'declare']);

/** The steps that are open to the reader. */
export const ProposalSteps = ({ proposal: { id, player, effect }, steps, onDone }: ProposalStepsProps) => {
  const { acts } = useWords();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState<Step | null>(null);
  const [approve] = useMutation(APPROVE);
  const [refuse] = useMutation(REFUSE);
  const [withdraw] = useMutation(WITHDRAW);
  const [review] = useMutation(REVIEW);
  const [breakGlass] = useMutation(BREAK_GLASS);
  const words = note.trim();
  const gain = correctionOf(effect)?.amount ?? null;
  const isPublic = player == null || steps.includes('review');
  const hint = steps.includes('declare') ? acts.declaredNote : isPublic ? acts.publicNote : acts.sealedNote;

  const approval = () => approve({ variables: { id } });
  const asked = {
    approve: approval,
    carryOut: approval,
    alone: approval,
    refuse: () => refuse({ variables: { id, reason: words } }),
    withdraw: () => withdraw({ variables: { id, reason: words } }),
    review: () => review({ variables: { id, note: words } }),
    declare: () => breakGlass({ variables: { id, reason: words } }),
  } as const;

  const take = async (step: Step): Promise<void> => {
    if (needsWords(step) && words === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(step);
    try {
      await asked[step]();
      show('success', acts.done[step]);
      setNote('');
    } catch (error) {
      show('error', refusalText(error));
    } finally {
      setBusy(null);
      // After a refusal as well: the act may have changed meanwhile.
      await onDone().catch(() => undefined);
    }
  };

  return (
    <div className={styles.steps}>
      {steps.some(needsWords) && (
        <>
          <label className="sr-only" htmlFor={noteId}>
            {acts.noteLabel}
          </label>
          <textarea
            ref={field}
            id={noteId}
            className={styles.note}
            rows={2}
            maxLength={LONGEST}
            aria-invalid={isMissing || undefined}
            aria-describedby={`${noteId}-hint`}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              setMissing(false);
            }}
          />
          <p id={`${noteId}-hint`} className={styles.hint}>
            {hint}
          </p>
          {isMissing && (
            <p className={styles.missing} role="alert">
              {acts.noteMissing}
            </p>
          )}
        </>
      )}
      <div className={styles.buttons}>
        {steps.toReversed().map((step) => (
          <Button
            key={step}
            variant={FILLED.has(step) ? 'primary' : ALONE.has(step) ? 'danger' : 'secondary'}
            busy={busy === step}
            disabled={busy !== null && busy !== step}
            onClick={() => void take(step)}
          >
            {acts.steps[step]}
            {!needsWords(step) && gain !== null && <Amount value={gain} signed />}
          </Button>
        ))}
      </div>
    </div>
  );
};
