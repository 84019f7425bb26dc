import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './DisputeDialog.module.css';
import { DISPUTE_RETRIEVAL } from './retrieval-query.ts';
import { DISPUTE_LENGTH, isDisputeText } from './retrieval-steps.ts';

interface DisputeDialogProps {
  readonly retrievalId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What went wrong with a retrieval, for support to answer. */
export const DisputeDialog = ({ retrievalId, onClose, onDone }: DisputeDialogProps) => {
  const { dispute } = useMessages().retrieval;
  const { show } = useToasts();
  const [send, { loading }] = useMutation(DISPUTE_RETRIEVAL);
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const id = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isDisputeText(text)) {
      setInvalid(true);
      document.getElementById(id)?.focus();
      return;
    }
    setRefusal(null);
    try {
      await send({ variables: { id: retrievalId, text: text.trim() } });
      show('success', dispute.done);
      onDone();
    } catch (error) {
      setRefusal(error);
    }
  };

  return (
    <Dialog title={dispute.title} onClose={onClose}>
      <Stack as="form" gap={8} onSubmit={submit} noValidate>
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
          value={text}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setText(target.value);
            setInvalid(false);
          }}
        />
        <Text
          as="p"
          id={`${id}-note`}
          size="small"
          marginBottom={8}
          tone={invalid ? 'danger' : 'muted'}
          aria-live="polite"
        >
          {invalid ? dispute.invalid : dispute.hint}
        </Text>
        <Refusal error={refusal} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? dispute.sending : dispute.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
