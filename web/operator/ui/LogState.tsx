import { formatCount, useLocale } from '../../i18n/index.ts';
import { useStanding } from '../api/standing.ts';
import { useWords } from '../texts.tsx';
import styles from './LogState.module.css';
import { spanText } from './moments.ts';

/** How long the log is, how much of it is sealed and since when; nothing for an operator whose roles don't open figures. */
export const LogState = () => {
  const standing = useStanding({ polls: true });
  const words = useWords();
  const { locale } = useLocale();
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
          {words.units.ago({ span: spanText(Date.parse(at) - Date.parse(log.sealedAt), words) })}
        </span>
      )}
    </p>
  );
};
