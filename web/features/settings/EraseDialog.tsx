import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf, useErrorText } from '../../platform/api-error.ts';
import { useSession } from '../../platform/session.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { newCommandId } from '../personal/commands/command-id.ts';
import { pageWait, sendUntilAnswered } from '../personal/commands/send-until-answered.ts';
import styles from './settings.module.css';
import { ERASE_ACCOUNT } from './settings-query.ts';

const EraseForm = () => {
  const { settings } = useMessages();
  const words = settings.data;
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { confirmed } = useStepUp();
  const { show, during } = useToasts();
  const [sure, setSure] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [erasing, setErasing] = useState(false);
  const [erase] = useMutation(ERASE_ACCOUNT);
  const { form: element, focusFirstInvalid } = useFocusFirstInvalid();
  /** The same command until its outcome is certain; the server goes on with it without another ticket. */
  const commandId = useRef<string | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setUnsure(!sure);
    if (!sure) {
      focusFirstInvalid();
      return;
    }
    setFailure(undefined);
    setErasing(true);
    const id = commandId.current ?? newCommandId();
    commandId.current = id;
    try {
      const answer = await confirmed(async (ticket) => {
        const sending = sendUntilAnswered(() => erase({ variables: { commandId: id, ticket } }), {
          codeOf: (error) => apiErrorOf(error).code,
          wait: pageWait,
        });
        const sent = await during(sending, words.erasing);
        if (sent.kind === 'refused') throw sent.error;
        return sent.kind;
      });
      if (answer === 'open') setFailure(words.eraseOpen);
      if (answer !== 'done') return;
      await navigate('/');
      await signOut();
      show('success', words.erased);
    } catch (thrown) {
      commandId.current = null;
      setFailure(errorText(thrown));
    } finally {
      setErasing(false);
    }
  };

  return (
    <form ref={element} className={form.form} onSubmit={submit} noValidate>
      <ul className={styles.points}>
        {words.erasePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Checkbox
        checked={sure}
        error={unsure ? words.eraseSureRequired : undefined}
        onChange={({ target }) => {
          setSure(target.checked);
          setUnsure(false);
        }}
      >
        {words.eraseSure}
      </Checkbox>
      <FormAlert text={failure} />
      <Button type="submit" variant="danger" size="large" busy={erasing}>
        {erasing ? words.erasing : words.eraseConfirm}
      </Button>
    </form>
  );
};

/** The end of an account: what it means, one box to tick, and proof that it's the player. */
export const EraseDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { settings } = useMessages();
  return (
    <Dialog title={settings.data.eraseTitle} onClose={onClose}>
      <EraseForm />
    </Dialog>
  );
};
