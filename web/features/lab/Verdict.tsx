import type { ReactNode } from 'react';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './lab.module.css';

interface VerdictProps {
  /** Whose: shown where no head of a column says it. */
  readonly column: string;
  /** `false-comfort`: an ordinary verifier's green, the only one on the site. */
  readonly look: 'false-comfort' | 'holds' | 'caught' | 'waiting';
  /** In the tile; an icon without it. */
  readonly code?: number | null;
  readonly word: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const ICONS = { 'false-comfort': 'check', holds: 'check', caught: 'warning', waiting: 'clock' } as const;

/** What one of the two checks says. */
export const Verdict = ({ column, look, code = null, word, text, children }: VerdictProps) => (
  <Row gap={12} align="start" shrink className={styles.verdict} data-look={look}>
    <span className={styles.tile} aria-hidden="true">
      {code ?? <Icon name={ICONS[look]} size={16} />}
    </span>
    <Stack gap={2} shrink align="start">
      <span className={styles.column}>{column}</span>
      <Text weight={600} className={styles.word}>
        {word}
      </Text>
      <Text size="note" tone="muted">
        {text}
      </Text>
      {children}
    </Stack>
  </Row>
);
