import { useState } from 'react';
import { languageOf, useLocale, useMessages } from '../../i18n/index.ts';
import { useOrigin } from '../../platform/use-origin.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CommandLine } from '../fairness/CopyButton.tsx';
import { Part } from './Part.tsx';
import styles from './trust.module.css';

const SIZES = ['176x40', '248x84', '360x168'] as const;
const THEMES = ['dark', 'light'] as const;

/** How other sites show the figures, and single plays. */
export const Embedding = () => {
  const { embed } = useMessages().trust;
  const { locale } = useLocale();
  const [size, setSize] = useState<(typeof SIZES)[number]>('248x84');
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('dark');
  const [width, height] = size.split('x');
  const origin = useOrigin();
  const path = `/embed/badge.svg?size=${size}&theme=${theme}&lang=${languageOf(locale)}`;
  const badge = `<a href="${origin}/proof"><img src="${origin}${path.replaceAll('&', '&amp;')}" width="${width}" height="${height}" alt="${embed.alt}"></a>`;
  const play = `<iframe src="${origin}/embed/play/PAIR.1" width="360" height="168" title="Glasscase"></iframe>`;
  return (
    <Part title={embed.title}>
      <Text as="p" tone="muted" maxWidth={760} marginBottom={16}>
        {embed.text}
      </Text>
      <Row wrap gap={12} marginBottom={16}>
        <Segmented
          label={embed.size}
          choices={SIZES.map((value) => ({ value, label: value.replace('x', ' × ') }))}
          value={size}
          onChange={setSize}
        />
        <Segmented
          label={embed.theme}
          choices={THEMES.map((value) => ({ value, label: embed[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </Row>
      <Grid gap={24} align="center" className={styles.embed}>
        <Row justify="center" pad={24} radius="card" minHeight={84} className={styles.preview} data-theme-of={theme}>
          <img src={path} width={width} height={height} alt={embed.preview} />
        </Row>
        <Box shrink>
          <CommandLine text={badge} label={embed.code} />
          <Text as="p" size="note" tone="muted" marginTop={12} marginBottom={4}>
            {embed.play}
          </Text>
          <CommandLine text={play} label={embed.code} />
        </Box>
      </Grid>
    </Part>
  );
};
