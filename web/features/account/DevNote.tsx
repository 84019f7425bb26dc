import type { ReactNode } from 'react';
import { Row } from '../../ui/Box.tsx';
import styles from './account.module.css';

interface DevNoteProps {
  /** What would have been sent. */
  readonly label: string;
  /** Screen readers read the note out when it appears. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** On a development site: what nobody gets by SMS or mail there. */
export const DevNote = ({ label, role, children }: DevNoteProps) => (
  <Row
    as="p"
    gap={10}
    marginTop={6}
    padStart={14}
    radius="control"
    size="small"
    tone="muted"
    className={styles.devNote}
    role={role}
  >
    <span>{label}</span>
    {children}
  </Row>
);
