import { useState } from 'react';
import type { LimitKind } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Grid, Text } from '../../ui/Box.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import styles from './SaferPlayPage.module.css';
import { Section } from './Section.tsx';
import type { PlayLimitFacts } from './safer-play-query.ts';

const KINDS: readonly LimitKind[] = ['DEPOSIT', 'LOSS', 'WAGER'];

/** All nine: each kind for each period. */
export const LimitsSection = ({ limits }: { readonly limits: readonly PlayLimitFacts[] }) => {
  const words = useMessages().saferPlay.limits;
  const [changing, setChanging] = useState<PlayLimitFacts | null>(null);
  return (
    <Section id="limits" title={words.title} lead={words.lead}>
      <Grid gapY={24} gapX={32} className={styles.kinds}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <Text as="h3" padTop={8}>
              {words.kinds[kind]}
            </Text>
            <Text as="p" size="small" minHeight={32} tone="muted">
              {words.about[kind]}
            </Text>
            <ul>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} onChange={() => setChanging(limit)} />
                ))}
            </ul>
          </div>
        ))}
      </Grid>
      {changing !== null && <LimitDialog limit={changing} onClose={() => setChanging(null)} />}
    </Section>
  );
};
