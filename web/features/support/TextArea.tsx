import { type ComponentProps, useId } from 'react';
import { Box } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = {
  readonly label: string;
  /** Shown below as long as there is no error. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
} & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labelled field of several lines that grows with its text. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <Box direction="column" gap={6} shrink className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        {...area}
      />
      <p id={noteId} data-error={error !== undefined || undefined} aria-live="polite">
        {error !== undefined && <Icon name="warning" size={16} />}
        {note}
      </p>
    </Box>
  );
};
