import { useState } from 'react';
import type { EntriesStep as Entries } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
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

/** The chain over all entries: each hash covers the one before it. */
export const EntriesStep = ({ entries, names }: EntriesStepProps) => {
  const { verify } = useMessages().fairness;
  const { entries: words } = verify;
  const { locale } = useLocale();
  const [count, setCount] = useState(FIRST);
  const { links, verdict, computed, won } = entries;
  const wrong = links.find((link) => link.verdict === 'mismatch');
  const shown = links.slice(0, count);
  return (
    <Step
      title={words.title}
      formula={words.formula}
      verdict={verdict}
      result={<VerdictMark verdict={verdict} words={{ match: words.links(formatCount(links.length, locale)) }} />}
    >
      <p className={drawStyles.note}>{links.length === 0 ? words.none : words.text}</p>
      <Rows rows={[{ label: words.end, value: <Hex text={computed} className={drawStyles.proof} /> }]} />
      {wrong && <p className={drawStyles.fault}>{words.broken(formatCount(wrong.code, locale))}</p>}
      <ol className={styles.links}>
        {shown.map((link) => (
          <li key={link.position} data-won={won.includes(link.code) || undefined}>
            <bdi className={`num ${styles.code}`}>{formatCount(link.code, locale)}</bdi>
            <span className={`name ${styles.linkName}`}>{names.players.get(link.playerId) ?? verify.nobody}</span>
            <Entropy text={link.entropy} className={styles.linkEntropy} />
            <bdi dir="ltr" className={`mono ${styles.linkHash}`} title={link.computed}>
              {`${link.computed.slice(0, 8)}…${link.computed.slice(-8)}`}
            </bdi>
            <VerdictSign verdict={link.verdict} />
          </li>
        ))}
      </ol>
      {links.length > count && (
        <Button variant="proof" className={drawStyles.start} onClick={() => setCount((now) => now + MORE)}>
          {words.more(formatCount(Math.min(MORE, links.length - count), locale))}
        </Button>
      )}
    </Step>
  );
};
