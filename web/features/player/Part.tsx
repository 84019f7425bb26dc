import type { ReactNode } from 'react';
import { Box, Row, Text } from '../../ui/Box.tsx';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The scope of the part: counted and uncounted plays. */
  readonly note: string;
  readonly children: ReactNode;
}

/** One part of the page that a player chooses to show. */
export const Part = ({ id, title, note, children }: PartProps) => (
  <Box as="section" shrink padTop={16} aria-labelledby={id}>
    <Row wrap align="baseline" gapX={12} minHeight={52} padY={12}>
      <h2 id={id}>{title}</h2>
      <Text as="p" size="note" tone="muted">
        {note}
      </Text>
    </Row>
    {children}
  </Box>
);

/** The figure of a part. */
export const Figure = ({ children }: Pick<PartProps, 'children'>) => (
  <Text size="title" num>
    {children}
  </Text>
);
