import { formatCount, useLocale } from '../../i18n/index.ts';
import { useWords } from '../texts.tsx';
import styles from './Position.module.css';

/** The position of a fact in the public log, with the way to its entry there; says `not public` where the log has none. */
export const Position = ({ at }: { readonly at: string | null | undefined }) => {
  const { locale } = useLocale();
  const { units } = useWords();
  if (at == null) return <span className={styles.hidden}>{units.notPublic}</span>;
  return (
    <a className={styles.position} href={`/fairness-log?position=${at}`} target="_blank" rel="noreferrer">
      #{formatCount(at, locale)}
    </a>
  );
};
