import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { pageWait, sendUntilAnswered } from '../../platform/commands/send-until-answered.ts';
import { useSession } from '../../platform/session.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { useForm } from '../../platform/use-form.ts';
import { Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import styles from './settings.module.css';
import { ERASE_ACCOUNT } from './settings-query.ts';

const EraseForm = () => {
  const { settings } = useMessages();
  const words = settings.data;
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { confirmed } = useStepUp();
  const { show, during } = useToasts();
  const [erase] = useMutation(ERASE_ACCOUNT);
  /**
   * The id of the command, the same until its outcome is certain: the server goes on with it without another ticket.
   */
  const commandId = useRef<string | null>(null);

  const {
    values,
    errors,
    sending,
    change,
    form: element,
  } = useForm({
    initial: { sure: false },
    problemsOf: ({ sure }) => ({ sure: sure ? undefined : words.eraseSureRequired }),
    send: async (_values, { complain }) => {
      const id = commandId.current ?? newCommandId();
      commandId.current = id;
      try {
        const answer = await confirmed(async (ticket) => {
          const sent = await during(
            sendUntilAnswered(() => erase({ variables: { commandId: id, ticket } }), {
              codeOf: (error) => apiErrorOf(error).code,
              wait: pageWait,
            }),
            words.erasing,
          );
          if (sent.kind === 'refused') throw sent.error;
          return sent.kind;
        });
        if (answer === 'open') complain({ form: words.eraseOpen });
        if (answer !== 'done') return;
        navigate('/');
        await signOut();
        show('success', words.erased);
      } catch (thrown) {
        commandId.current = null;
        throw thrown;
      }
    },
  });

  return (
    <form {...element} className={form.form}>
      <Stack as="ul" gap={8} padStart={18} tone="muted" className={styles.points}>
        {words.erasePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
      <Checkbox checked={values.sure} error={errors.sure} onChange={({ target }) => change({ sure: target.checked })}>
        {words.eraseSure}
      </Checkbox>
      <FormAlert text={errors.form} />
      <Button type="submit" variant="danger" size="large" busy={sending}>
        {sending ? words.erasing : words.eraseConfirm}
      </Button>
    </form>
  );
};

/** The end of an account: its consequences, one box to tick, and the player's proof of identity. */
export const EraseDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { settings } = useMessages();
  return (
    <Dialog title={settings.data.eraseTitle} onClose={onClose}>
      <EraseForm />
    </Dialog>
  );
};
