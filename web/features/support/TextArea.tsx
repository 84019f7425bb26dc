import { type ComponentProps, useId } from 'react';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = {
  readonly label: string;
  /** Shown below as long as there is no error. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
} & Omit<ComponentProps<'textarea'>, 'id' | 'wrap' | 'className'>;

/** A labelled field of several lines that grows with its text. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <Stack gap={6} shrink>
      <Text as="label" tone="muted" htmlFor={id}>
        {label}
      </Text>
      <Box
        as="textarea"
        id={id}
        size="large"
        padY={12}
        padX={14}
        radius="control"
        ground="well"
        ring="control"
        className={styles.area}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        {...area}
      />
      <Row
        as="p"
        id={noteId}
        size="small"
        gap={6}
        minHeight={16}
        tone={error === undefined ? 'muted' : 'danger'}
        aria-live="polite"
      >
        {error !== undefined && <Icon name="warning" size={16} />}
        {note}
      </Row>
    </Stack>
  );
};
