import type { ReactNode } from 'react';
import { Box, Row } from '../../ui/Box.tsx';
import { Copyable } from './CopyButton.tsx';

interface PublicInputProps {
  readonly label: string;
  /** At the end of the label's line. */
  readonly note?: string;
  /** The text that the button copies; absent without a button. */
  readonly copy?: string;
  /** One element. */
  readonly children: ReactNode;
}

/** One public input of a draw, in a list of them. */
export const PublicInput = ({ label, note, copy, children }: PublicInputProps) => (
  <Box padY={12} line="top">
    <Row as="dt" size="small" justify="between" gap={12} marginBottom={4} tone="muted" align="stretch">
      <span>{label}</span>
      {note !== undefined && <span>{note}</span>}
    </Row>
    <Box as="dd" anywhere>
      {copy === undefined ? (
        children
      ) : (
        <Copyable text={copy} label={label}>
          {children}
        </Copyable>
      )}
    </Box>
  </Box>
);
