import type { ReactNode } from 'react';
import { Row } from '../../ui/Box.tsx';
import styles from './account.module.css';

interface DevNoteProps {
  /** Names the message that the site would have sent. */
  readonly label: string;
  /** Screen readers read the note out when it appears. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** On a development site: the content of an SMS or mail that the site doesn't send there. */
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
