import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { useForm } from '../../platform/use-form.ts';
import { Row, Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useWords } from '../texts.tsx';
import { CopyAs } from './CopyAs.tsx';
import { useRefusalText } from './use-refusal-text.ts';
import { visible } from './visible-text.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** The effect of the act, before it is done. */
  readonly text: ReactNode;
  /** On the button that does it. */
  readonly send: string;
  readonly danger?: boolean;
  /** The act, to be copied. */
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Between the text and the reason: further values of the act. */
  readonly children?: ReactNode;
  /** Throws what the API refuses. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason that the journal keeps, and does an act. */
export const ReasonDialog = ({ title, text, send, danger = false, children, ...act }: ReasonDialogProps) => {
  const { act: words } = useWords();
  const refusalText = useRefusalText();
  const { document, variables, onSend, onClose } = act;
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [visible(200), words.reasonWrong] },
    send: async ({ reason }) => {
      await onSend(reason.trim());
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <p>{text}</p>
        {children}
        <Field label={words.reason} hint={words.reasonHint} autoComplete="off" {...form.text('reason')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.sending}>
          {send}
        </Button>
        <Row justify="between">
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <CopyAs document={document} variables={{ ...variables, reason: form.values.reason.trim() || '…' }} />
        </Row>
      </Stack>
    </Dialog>
  );
};
