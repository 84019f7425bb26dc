import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { DISPUTE_LENGTH, disputeIn } from '../../../schema/input/support-ticket.ts';
import { useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './DisputeDialog.module.css';
import { DISPUTE_RETRIEVAL } from './retrieval-query.ts';

interface DisputeDialogProps {
  readonly retrievalId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The player's report of a problem with a retrieval, for support to answer. */
export const DisputeDialog = ({ retrievalId, onClose, onDone }: DisputeDialogProps) => {
  const { dispute } = useMessages().retrieval;
  const { show } = useToasts();
  const [open] = useMutation(DISPUTE_RETRIEVAL);
  const id = useId();
  const { refusal, sending, text, form } = useForm({
    initial: { complaint: '' },
    rules: { complaint: [disputeIn, dispute.invalid] },
    send: async ({ complaint }) => {
      await open({ variables: { id: retrievalId, text: complaint.trim() } });
      show('success', dispute.done);
      onDone();
    },
  });
  const { error, ...area } = text('complaint');
  const invalid = error !== undefined;

  return (
    <Dialog title={dispute.title} onClose={onClose}>
      <Stack as="form" gap={8} {...form}>
        <Text as="p" tone="muted">
          {dispute.text}
        </Text>
        <Text as="label" marginTop={8} tone="muted" htmlFor={id}>
          {dispute.label}
        </Text>
        <textarea
          id={id}
          className={styles.text}
          rows={5}
          maxLength={DISPUTE_LENGTH.max}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-note`}
          {...area}
        />
        <Text
          as="p"
          id={`${id}-note`}
          size="small"
          marginBottom={8}
          tone={invalid ? 'danger' : 'muted'}
          aria-live="polite"
        >
          {error ?? dispute.hint}
        </Text>
        <Refusal error={refusal} />
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? dispute.sending : dispute.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
