import { type ReactNode, useId } from 'react';
import { Box, Row, Text } from '../../ui/Box.tsx';

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One question of the page and its answer. */
export const Part = ({ title, note, children }: PartProps) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} shrink marginTop={48}>
      <Row wrap align="baseline" gapX={16} gapY={2} marginBottom={12}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <Text tone="muted">{note}</Text>}
      </Row>
      {children}
    </Box>
  );
};
