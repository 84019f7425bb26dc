import { useState } from 'react';
import type { EntriesStep as Entries } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Entropy } from '../Entropy.tsx';
import { Hex } from '../Hex.tsx';
import { Rows } from '../Rows.tsx';
import type { Names } from '../verify/use-names.ts';
import drawStyles from './draw.module.css';
import styles from './room.module.css';
import { Step, VerdictMark, VerdictSign } from './Step.tsx';

/** So many stand there at first, and so many more come with each press: the list may have ten thousand. */
const FIRST = 5;
const MORE = 100;

interface EntriesStepProps {
  readonly entries: Entries;
  readonly names: Names;
}

/** Who entered, and the one hash over all of them. */
export const EntriesStep = ({ entries, names }: EntriesStepProps) => {
  const { verify } = useMessages().fairness;
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
      result={<VerdictMark verdict={verdict} words={{ match: words.entrants({ count: entrants.length }) }} />}
    >
      <Text as="p" size="note" tone="muted" className={drawStyles.note}>
        {entrants.length === 0 ? words.none : words.text}
      </Text>
      <Rows rows={[{ label: words.hash, value: <Hex text={computed} className={drawStyles.proof} /> }]} />
      {wrong && <p className={drawStyles.fault}>{words.broken({ code: formatCount(wrong.code, locale) })}</p>}
      <Box as="ol" line="top" className={styles.entrants}>
        {shown.map(({ position, code, playerId, entropy, verdict: own }) => (
          <li key={position} data-won={won.includes(code) || undefined}>
            <bdi className={`num ${styles.code}`}>{formatCount(code, locale)}</bdi>
            <span className={`name ${styles.entrantName}`}>{names.players.get(playerId) ?? verify.nobody}</span>
            <Entropy text={entropy} className={styles.entrantEntropy} />
            <VerdictSign verdict={own} />
          </li>
        ))}
      </Box>
      {entrants.length > count && (
        <Button variant="proof" className={drawStyles.start} onClick={() => setCount((now) => now + MORE)}>
          {words.more({ count: formatCount(Math.min(MORE, entrants.length - count), locale) })}
        </Button>
      )}
    </Step>
  );
};
