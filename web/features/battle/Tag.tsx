import type { ReactNode } from 'react';
import { Row } from '../../ui/Box.tsx';

interface TagProps {
  readonly children: ReactNode;
  /** The tag says something about this player. */
  readonly own?: boolean;
}

/** A word about a battle or a seat, behind its name. */
export const Tag = ({ children, own = false }: TagProps) => (
  <Row
    as="span"
    size="note"
    rigid
    gap={4}
    padX={[4, 6]}
    radius="small"
    ring="hairline"
    weight={400}
    tone={own ? 'text' : 'muted'}
    ground={own ? 'surface-3' : undefined}
  >
    {children}
  </Row>
);
