import type { ReactNode } from 'react';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import styles from './SaferPlayPage.module.css';

interface SectionProps {
  /** The section's id on the page, to link to. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the page: its title, its purpose, and its settings or facts. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <Box as="section" padTop={20} padBottom={8} className={styles.anchor} id={id} aria-labelledby={`${id}-title`}>
    <Stack gap={4} padBottom={12} maxWidth="text">
      <h2 id={`${id}-title`}>{title}</h2>
      <Text as="p" tone="muted">
        {lead}
      </Text>
    </Stack>
    {children}
  </Box>
);
