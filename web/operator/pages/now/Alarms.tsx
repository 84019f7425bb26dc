import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/index.ts';
import { useMay } from '../../api/session.tsx';
import { navigationFor } from '../../frame/pages.ts';
import { useWords } from '../../texts.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Mark, type MarkTone } from '../../ui/Mark.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Alarms.module.css';
import { type Alarm, alarmText } from './alarm-text.ts';
import type { Now } from './KeyFigures.tsx';

/** The page that shows more of an alarm, where there is one. */
const PAGE_OF: Readonly<Partial<Record<Alarm['kind'], string>>> = {
  RETRIEVAL_WAITS: '/retrievals',
  TICKET_WAITS: '/tickets',
  INCOME_OFF: '/returns',
};

/** The log or the money isn't as the site promises it. */
const BREACHES: ReadonlySet<Alarm['kind']> = new Set(['UNSEALED', 'COSIGNATURES_UNREAD', 'INCOME_OFF']);
const toneOf = ({ kind }: Alarm): MarkTone => (BREACHES.has(kind) ? 'breach' : 'look');

/** States that ask for the operator, the most urgent first. */
export const Alarms = ({ alarms }: Pick<Now, 'alarms'>) => {
  const words = useWords();
  const { locale } = useLocale();
  const { alarms: text } = words.now;
  const pages = new Set(navigationFor(useMay()).map(({ path }) => path));
  return (
    <Panel
      title={text.title}
      className={styles.alarms}
      aside={alarms.length > 0 && <span>{text.open({ count: String(alarms.length) })}</span>}
    >
      {alarms.length === 0 ? (
        <p className={styles.none}>
          <Mark>{text.none}</Mark>
        </p>
      ) : (
        <ul>
          {alarms.map((alarm) => {
            const to = PAGE_OF[alarm.kind];
            const shown = <Mark tone={toneOf(alarm)}>{alarmText(alarm, words, locale)}</Mark>;
            return (
              <li key={alarm.text} className={styles.alarm}>
                {to !== undefined && pages.has(to) ? (
                  <Link className={styles.way} to={to}>
                    {shown}
                    <Glyph name="right" />
                  </Link>
                ) : (
                  shown
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
};
