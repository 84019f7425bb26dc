import { useState } from 'react';
import type { EntriesStep as Entries } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Text } from '../../../ui/Box.tsx';
import { Entropy } from '../Entropy.tsx';
import { Hex } from '../Hex.tsx';
import { Rows } from '../Rows.tsx';
import type { Names } from '../verify/use-names.ts';
import styles from './room.module.css';
import { ListButton, Step, StepFault, StepNote, VerdictMark } from './Step.tsx';

/** The rows at first, and the rows that each press adds: the list may have ten thousand. */
const FIRST = 5;
const MORE = 100;

interface EntriesStepProps {
  readonly entries: Entries;
  readonly names: Names;
}

/** The entrants, and the one hash over all of them. */
export const EntriesStep = ({ entries, names }: EntriesStepProps) => {
  const {
    fairness: { verify },
    shell,
  } = useMessages();
  const { entries: words } = verify;
  const { locale } = useLocale();
  const [count, setCount] = useState(FIRST);
  const { entrants, verdict, computed, won } = entries;
  const wrong = entrants.find((entrant) => entrant.verdict === 'mismatch');
  const shown = entrants.slice(0, count);
  return (
    <Step
      title={words.title}
      formula={words.formula}
      verdict={verdict}
      words={{ match: words.entrants({ count: entrants.length }) }}
    >
      <StepNote>{entrants.length === 0 ? words.none : words.text}</StepNote>
      <Rows rows={[{ label: words.hash, value: <Hex text={computed} tone="info" /> }]} />
      {wrong && <StepFault>{words.broken({ code: formatCount(wrong.code, locale) })}</StepFault>}
      <Box as="ol" line="top">
        {shown.map(({ position, code, playerId, entropy, verdict: own }) => (
          <Grid
            as="li"
            key={position}
            size="small"
            align="center"
            minHeight={40}
            padStart={10}
            line="bottom"
            tone={won.includes(code) ? 'text' : 'muted'}
            className={styles.entrant}
            data-won={won.includes(code) || undefined}
          >
            <Text as="bdi" num tone="text">
              {formatCount(code, locale)}
            </Text>
            <Text size="body" truncate tone="soft" className="name">
              {names.players.get(playerId) ?? shell.hiddenPlayer}
            </Text>
            <Entropy text={entropy} className={styles.entrantEntropy} />
            <VerdictMark verdict={own} signOnly />
          </Grid>
        ))}
      </Box>
      {entrants.length > count && (
        <ListButton onClick={() => setCount((now) => now + MORE)}>
          {words.more({ count: formatCount(Math.min(MORE, entrants.length - count), locale) })}
        </ListButton>
      )}
    </Step>
  );
};
