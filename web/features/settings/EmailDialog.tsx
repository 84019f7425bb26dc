import { useMutation } from '@apollo/client/react';
import { apiErrorOf } from '../../app/api-error.ts';
import { useMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { isEmail } from './settings-forms.ts';
import { CHANGE_EMAIL } from './settings-query.ts';
import { TextForm } from './TextForm.tsx';
import { TicketGate } from './ticket.tsx';

interface EmailFormProps {
  readonly email: string | null;
  readonly ticket: string | null;
  readonly onInvalid: () => void;
  readonly onClose: () => void;
}

const EmailForm = ({ email, ticket, onInvalid, onClose }: EmailFormProps) => {
  const { settings } = useMessages();
  const { show } = useToasts();
  const [change] = useMutation(CHANGE_EMAIL);
  const save = async (typed: string): Promise<void> => {
    try {
      await change({ variables: { email: typed, ticket } });
    } catch (thrown) {
      if (apiErrorOf(thrown).code === 'TICKET_INVALID') onInvalid();
      throw thrown;
    }
    show('success', settings.saved);
    onClose();
  };
  return (
    <TextForm
      label={settings.email.label}
      hint={settings.email.hint}
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
      maxLength={254}
      initial={email ?? ''}
      isValid={isEmail}
      invalid={settings.email.invalid}
      onSave={save}
    />
  );
};

interface EmailDialogProps {
  readonly email: string | null;
  readonly onClose: () => void;
}

/** The first address needs nothing else; a bound one is changed with an SMS code. */
export const EmailDialog = ({ email, onClose }: EmailDialogProps) => {
  const { settings } = useMessages();
  return (
    <Dialog title={settings.email.label} onClose={onClose}>
      {email === null ? (
        <EmailForm email={null} ticket={null} onInvalid={() => undefined} onClose={onClose} />
      ) : (
        <TicketGate>
          {(ticket, onInvalid) => <EmailForm email={email} ticket={ticket} onInvalid={onInvalid} onClose={onClose} />}
        </TicketGate>
      )}
    </Dialog>
  );
};
