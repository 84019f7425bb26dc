import { type ReactNode, useId } from 'react';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { join } from '../../ui/join.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** One thing a player can get, with what it is and what to do for it. */
export const Panel = ({ icon, title, text, aside, children, className }: PanelProps) => {
  const id = useId();
  return (
    <section className={join(styles.panel, className)} aria-labelledby={id}>
      <Row gap={10} minHeight={28} className={styles.head}>
        <Icon name={icon} />
        <h2 id={id}>{title}</h2>
        {aside !== undefined && (
          <Box size="note" marginStart="auto" tone="muted" text="end">
            {aside}
          </Box>
        )}
      </Row>
      {text !== undefined && (
        <Text as="p" tone="muted">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
};
