import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf } from '../../../platform/api-error.ts';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { SiteGame } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import styles from './system.module.css';
import { PROPOSE_RESUMPTION, RESUME_GAME, STOP_GAME, SYSTEM } from './system-query.ts';

interface GameDialogProps {
  readonly game: SiteGame;
  readonly name: string;
  /** Whether it is stopped, and to go on. */
  readonly isStopped: boolean;
  readonly onClose: () => void;
}

/** The act that lets a game go on, as docs/audit-format.md has it. */
const resumption = (game: SiteGame): string =>
  JSON.stringify({ type: 'StopGame', game: game.toLowerCase(), stop: false, reason: '' });

/** Stops a game with a reason, or lets it go on: by a proposal where the rules ask two people. */
export const GameDialog = ({ game, name, isStopped, onClose }: GameDialogProps) => {
  const { games: text } = useWords().system;
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [commandId] = useState(newCommandId);
  const [step, setStep] = useState<'stop' | 'resume' | 'propose'>(isStopped ? 'resume' : 'stop');
  const [stop] = useMutation(STOP_GAME, { refetchQueries: [SYSTEM] });
  const [resume] = useMutation(RESUME_GAME, { refetchQueries: [SYSTEM] });
  const [propose] = useMutation(PROPOSE_RESUMPTION);
  const acts = {
    stop: async (reason: string) => {
      await stop({ variables: { commandId, game, reason } });
      show('success', text.stopDone({ game: name }));
      onClose();
    },
    resume: async () => {
      try {
        await resume({ variables: { commandId, game } });
      } catch (thrown) {
        if (apiErrorOf(thrown).code !== 'ACT_NEEDED') throw thrown;
        return setStep('propose');
      }
      show('success', text.resumeDone({ game: name }));
      onClose();
    },
    propose: async (reason: string) => {
      const { data } = await propose({ variables: { effect: resumption(game), reason } });
      if (data == null) return;
      show('success', text.proposed);
      await navigate(`/acts?open=${data.proposeAct.id}`);
    },
  };
  const form = useForm({
    initial: { reason: '' },
    rules: step === 'resume' ? {} : { reason: [visible(200), text.reasonWrong] },
    send: ({ reason }) => acts[step](reason.trim()),
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const said = { stop: text.stopText, resume: text.resumeText, propose: text.proposeText };
  const reason = form.values.reason.trim() || undefined;
  return (
    <Dialog title={(isStopped ? text.resumeTitle : text.stopTitle)({ game: name })} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <p>{said[step]}</p>
        {step !== 'resume' && (
          <Field label={text.reason} hint={text.reasonHint} autoComplete="off" {...form.text('reason')} />
        )}
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <div className={styles.ends}>
          <CopyAs
            document={{ stop: STOP_GAME, resume: RESUME_GAME, propose: PROPOSE_RESUMPTION }[step]}
            variables={
              { stop: { game, reason }, resume: { game }, propose: { effect: resumption(game), reason } }[step]
            }
          />
          <Button type="submit" variant={step === 'stop' ? 'danger' : 'primary'} busy={form.sending}>
            {text[step]}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
