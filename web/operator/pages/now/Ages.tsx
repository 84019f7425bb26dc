import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Repeat } from '../../../ui/Repeat.tsx';
import { useWords, type Words } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './bars.module.css';
import type { Now } from './KeyFigures.tsx';

type Age = Now['retrievalsByAge'][number];

/** Of more retrievals, a tile stands for several. */
const MOST_TILES = 14;

const ageText = ({ fromHours, toHours }: Age, { retrievals }: Words['now']): string => {
  if (toHours == null) return retrievals.over({ hours: String(fromHours) });
  if (fromHours === 0) return retrievals.under({ hours: String(toHours) });
  return retrievals.between({ from: String(fromHours), to: String(toHours) });
};

/** Retrievals that aren't finished by the time since their request. */
export const Ages = ({ retrievalsByAge: ages }: Pick<Now, 'retrievalsByAge'>) => {
  const { now } = useWords();
  const { locale } = useLocale();
  const most = Math.max(...ages.map(({ count }) => count));
  const each = Math.max(1, Math.ceil(most / MOST_TILES));
  return (
    <Panel
      title={now.retrievals.ages}
      aside={most === 0 ? <span>{now.retrievals.none}</span> : each > 1 && <span>{`▪ = ${each}`}</span>}
    >
      <dl>
        {ages.map((age) => (
          <div key={age.fromHours} className={styles.row}>
            <dt className={styles.age}>{ageText(age, now)}</dt>
            <dd className={styles.tiles} aria-hidden="true">
              <Repeat times={Math.ceil(age.count / each)}>
                <i data-oldest={age.toHours == null || undefined} />
              </Repeat>
            </dd>
            <dd className={styles.count}>{formatCount(age.count, locale)}</dd>
            <dd className={styles.quiet}>
              <Amount value={age.count === 0 ? null : age.value} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
