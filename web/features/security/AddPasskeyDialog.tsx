import { useMutation } from '@apollo/client/react';
import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import { useMessages } from '../../i18n/index.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { useForm } from '../../platform/use-form.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { createPasskey } from '../account/passkeys.ts';
import { useProofText } from '../account/use-proof-text.ts';
import { FINISH_PASSKEY_REGISTRATION, START_PASSKEY_REGISTRATION } from './security-query.ts';

interface AddPasskeyDialogProps {
  /** The default name of the key: this device's. */
  readonly device: string;
  readonly onClose: () => void;
}

/** Asks for a name, has the player confirm their identity, and has the device make the key. */
export const AddPasskeyDialog = ({ device, onClose }: AddPasskeyDialogProps) => {
  const { security } = useMessages();
  const words = security.passkeys;
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const proofText = useProofText();
  const [begin] = useMutation(START_PASSKEY_REGISTRATION);
  const [finish] = useMutation(FINISH_PASSKEY_REGISTRATION);
  const create = async (name: string): Promise<void> => {
    const begun = await confirmed((ticket) => begin({ variables: { ticket } }));
    if (!begun?.data) return;
    const { id, options } = begun.data.startPasskeyRegistration;
    const answer = { ceremonyId: id, response: await createPasskey(options) };
    await finish({ variables: { answer, name: name.trim() } });
    show('success', words.added);
    onClose();
  };
  const { errors, sending, text, form } = useForm({
    initial: { name: device },
    rules: { name: [labelIn, words.nameInvalid] },
    send: ({ name }) => create(name),
    place: (_text, thrown) => ({ form: proofText(thrown) }),
  });

  return (
    <Dialog title={words.add} onClose={onClose}>
      <form {...form} className={styles.form}>
        <Text as="p" tone="muted">
          {words.addText}
        </Text>
        <Field
          label={words.name}
          hint={words.nameHint}
          required
          maxLength={2 * MAX_LABEL}
          autoComplete="off"
          {...text('name')}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" icon="key" busy={sending}>
          {words.create}
        </Button>
      </form>
    </Dialog>
  );
};
