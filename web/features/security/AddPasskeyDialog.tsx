import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import { useMessages } from '../../i18n/index.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { createPasskey } from '../account/passkeys.ts';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { useProofText } from '../account/use-proof-text.ts';
import { FINISH_PASSKEY_REGISTRATION, START_PASSKEY_REGISTRATION } from './security-query.ts';

interface AddPasskeyDialogProps {
  /** What the key is called unless the player has a better name: this device. */
  readonly device: string;
  readonly onClose: () => void;
}

/** A name, then the player confirms it's them, then the device makes the key. */
export const AddPasskeyDialog = ({ device, onClose }: AddPasskeyDialogProps) => {
  const { security } = useMessages();
  const words = security.passkeys;
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const proofText = useProofText();
  const [name, setName] = useState(device);
  const [invalid, setInvalid] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  const [begin] = useMutation(START_PASSKEY_REGISTRATION);
  const [finish] = useMutation(FINISH_PASSKEY_REGISTRATION);
  const { form: element, focusFirstInvalid } = useFocusFirstInvalid();

  const create = async (): Promise<void> => {
    const begun = await confirmed((ticket) => begin({ variables: { ticket } }));
    if (!begun?.data) return;
    const { id, options } = begun.data.startPasskeyRegistration;
    const answer = { ceremonyId: id, response: await createPasskey(options) };
    await finish({ variables: { answer, name: name.trim() } });
    show('success', words.added);
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(undefined);
    if (labelIn(name) === null) {
      setInvalid(words.nameInvalid);
      focusFirstInvalid();
      return;
    }
    setWorking(true);
    try {
      await create();
    } catch (thrown) {
      setFailure(proofText(thrown));
    } finally {
      setWorking(false);
    }
  };

  return (
    <Dialog title={words.add} onClose={onClose}>
      <form ref={element} className={form.form} onSubmit={submit} noValidate>
        <p className="muted">{words.addText}</p>
        <Field
          label={words.name}
          hint={words.nameHint}
          error={invalid}
          required
          maxLength={2 * MAX_LABEL}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setInvalid(undefined);
          }}
        />
        <FormAlert text={failure} />
        <Button type="submit" variant="primary" size="large" icon="key" busy={working}>
          {words.create}
        </Button>
      </form>
    </Dialog>
  );
};
