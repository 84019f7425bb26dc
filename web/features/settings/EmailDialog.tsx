import { useMutation } from '@apollo/client/react';
import { emailIn, MAX_EMAIL } from '../../../schema/input/addresses.ts';
import { useMessages } from '../../i18n/index.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { CHANGE_EMAIL } from './settings-query.ts';
import { TextForm } from './TextForm.tsx';

interface EmailDialogProps {
  readonly email: string | null;
  readonly onClose: () => void;
}

/** The address for notices. A link that is sent to it confirms that it's the player's. */
export const EmailDialog = ({ email, onClose }: EmailDialogProps) => {
  const { settings } = useMessages();
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const [change] = useMutation(CHANGE_EMAIL);
  const save = async (typed: string): Promise<void> => {
    const done = await confirmed((ticket) => change({ variables: { email: typed, ticket } }));
    if (done === undefined) return;
    show('success', settings.email.sent({ address: typed }));
    onClose();
  };
  return (
    <Dialog title={settings.email.label} onClose={onClose}>
      <TextForm
        label={settings.email.label}
        hint={settings.email.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL}
        initial={email ?? ''}
        read={emailIn}
        invalid={settings.email.invalid}
        onSave={save}
      />
    </Dialog>
  );
};
