import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';

export interface ProposalWords {
  readonly reason: string;
  readonly ticket: string | null;
}

interface ProposalDialogProps {
  readonly title: string;
  /** The id of the act; null where something else has to be put right, which `children` say. Throws the refusals of the API. */
  readonly propose: (words: ProposalWords) => Promise<string | null>;
  /** The sentence of a refusal, where it is another than usual. */
  readonly refusalOf?: (error: unknown) => string | null;
  readonly onClose: () => void;
  /** Fields of the act itself. */
  readonly children?: ReactNode;
}

/** Asks for the words of an act, proposes it, and opens it. */
export const ProposalDialog = ({ title, propose, refusalOf, onClose, children }: ProposalDialogProps) => {
  const { publish } = useWords().catalog;
  const refusalText = useRefusalText();
  const { show } = useToasts();
  const navigate = useNavigate();
  const form = useForm({
    initial: { reason: '', ticket: '' },
    rules: {
      reason: [visible(500), publish.reasonWrong],
      ticket: [(typed) => (/^[A-Za-z0-9._-]{0,40}$/.test(typed.trim()) ? typed : null), publish.ticketWrong],
    },
    send: async ({ reason, ticket }) => {
      const id = await propose({ reason: reason.trim(), ticket: ticket.trim() === '' ? null : ticket.trim() });
      if (id === null) return;
      show('success', publish.done);
      await navigate(`/acts?open=${id}`);
    },
    place: (_text, thrown) => ({ form: refusalOf?.(thrown) ?? refusalText(thrown) }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        {children}
        <Field
          label={publish.reason}
          hint={publish.reasonHint}
          autoComplete="off"
          maxLength={500}
          {...form.text('reason')}
        />
        <Field label={publish.ticket} autoComplete="off" dir="ltr" maxLength={40} {...form.text('ticket')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={form.sending}>
          {publish.propose}
        </Button>
      </Stack>
    </Dialog>
  );
};
