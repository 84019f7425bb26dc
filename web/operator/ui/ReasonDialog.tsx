import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { useForm } from '../../platform/use-form.ts';
import { useWords } from '../texts.tsx';
import { ActDialog, MAX_REASON } from './ActDialog.tsx';
import { useRefusalText } from './use-refusal-text.ts';
import { visible } from './visible-text.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** The effect of the act, before it is done. */
  readonly text: ReactNode;
  /** On the button that does it. */
  readonly send: string;
  readonly danger?: boolean;
  /** The readers of the reason; without it, those of the journal alone. */
  readonly hint?: string;
  /** The act, to be copied. */
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Between the text and the reason: further values of the act. */
  readonly children?: ReactNode;
  /** Throws what the API refuses. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of an act that needs no other words, and does it. */
export const ReasonDialog = ({ send, hint, variables, onSend, ...shown }: ReasonDialogProps) => {
  const { act } = useWords();
  const refusalText = useRefusalText();
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [visible(MAX_REASON), act.reasonWrong] },
    send: async ({ reason }) => {
      await onSend(reason.trim());
      shown.onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <ActDialog
      {...shown}
      submit={send}
      variables={{ ...variables, reason: form.values.reason.trim() }}
      form={form.form}
      reason={form.text('reason')}
      hint={hint ?? act.reasonHint}
      error={form.errors.form}
      sending={form.sending}
    />
  );
};
