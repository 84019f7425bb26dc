import { useEffect, useState } from 'react';
import { formatCount, useLocale } from '../../i18n/index.ts';
import { useStanding } from '../api/standing.ts';
import { useWords } from '../texts.tsx';
import styles from './LogState.module.css';
import { spanText } from './moments.ts';

const TICK_MS = 5_000;

/** The time since the device heard another moment of the site, in milliseconds, kept up by a tick. */
const useAge = (at: string | undefined): number => {
  const [heard, setHeard] = useState({ at, since: Date.now() });
  if (heard.at !== at) setHeard({ at, since: Date.now() });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - heard.since);
};

/** How long the log is, how much of it is sealed and since when; nothing for an operator whose roles don't open figures. */
export const LogState = () => {
  const standing = useStanding({ polls: true });
  const words = useWords();
  const { locale } = useLocale();
  const age = useAge(standing?.at);
  if (standing === null) return null;
  const { at, log } = standing;
  return (
    <p className={styles.state}>
      <span>
        {words.frame.log} <b>{formatCount(log.size, locale)}</b>
      </span>
      {log.sealedAt != null && (
        <span>
          {words.frame.sealed} <b>{formatCount(log.sealed, locale)}</b>
          {' · '}
          {words.units.ago({ span: spanText(Date.parse(at) - Date.parse(log.sealedAt) + age, words) })}
        </span>
      )}
    </p>
  );
};
