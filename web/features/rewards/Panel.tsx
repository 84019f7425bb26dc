import { type ReactNode, useId } from 'react';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** As wide as the page, where others stand beside each other. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** One thing a player can get, with what it is and what to do for it. */
export const Panel = ({ icon, title, text, aside, wide = false, children }: PanelProps) => {
  const id = useId();
  return (
    <Stack
      as="section"
      gap={12}
      shrink
      span={wide ? 'all' : undefined}
      padX={[16, 24]}
      padTop={[16, 20]}
      padBottom={[16, 24]}
      radius="card"
      className={styles.panel}
      aria-labelledby={id}
    >
      <Row gap={10} minHeight={28} tone="accent">
        <Icon name={icon} />
        <Text as="h2" id={id} size={['large', 'title']} tone="text">
          {title}
        </Text>
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
    </Stack>
  );
};
