import type { DocumentNode } from 'graphql';
import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useWords } from '../texts.tsx';
import styles from './ActDialog.module.css';
import { CopyAs } from './CopyAs.tsx';

interface ActDialogProps {
  readonly title: string;
  /** The effect, in a sentence. */
  readonly text: ReactNode;
  readonly submit: string;
  /** Takes something away. */
  readonly danger?: boolean;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The properties of the form, and of its field of the reason. */
  readonly form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'>;
  readonly reason: Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange'>;
  /** The readers of the reason. */
  readonly hint: string;
  readonly error: string | undefined;
  readonly sending: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Longest reason of an act. */
export const MAX_REASON = 200;

/** Asks for an act: its effect, what it needs, and the reason, beside the same act as a command and as GraphQL. */
export const ActDialog = ({
  title,
  text,
  submit,
  danger = false,
  document,
  variables,
  form,
  reason,
  hint,
  error,
  sending,
  onClose,
  children,
}: ActDialogProps) => {
  const { act } = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack as="form" gap={12} {...form}>
        <p>{text}</p>
        {children}
        <Field label={act.reason} hint={hint} autoComplete="off" maxLength={MAX_REASON} {...reason} />
        {error !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {error}
          </Note>
        )}
        <div className={styles.end}>
          <CopyAs document={document} variables={variables} />
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={sending}>
            {submit}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
