import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Mark, type MarkTone } from '../../ui/Mark.tsx';
import { spanText } from '../../ui/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { Now } from './KeyFigures.tsx';
import styles from './State.module.css';

/** The witnesses by how much of the newest checkpoint they signed. */
const Witnesses = ({ witnesses }: Pick<Now, 'witnesses'>) => {
  const { seal } = useWords().now;
  const { locale } = useLocale();
  if (witnesses.length === 0) return <p className={styles.quiet}>{seal.noWitness}</p>;
  return (
    <ul className={styles.witnesses}>
      {witnesses.map(({ name, behind }) => {
        const tone: MarkTone = behind == null ? 'note' : behind > 0 ? 'look' : 'fine';
        const text =
          behind == null
            ? seal.silent({ name })
            : behind > 0
              ? seal.late({ name, count: formatCount(behind, locale) })
              : name;
        return (
          <li key={name}>
            <Mark tone={tone}>{text}</Mark>
          </li>
        );
      })}
    </ul>
  );
};

/** The newest checkpoint: its age, and how much of the log it lacks. */
export const Seal = ({ at, log, witnesses }: Pick<Now, 'at' | 'log' | 'witnesses'>) => {
  const words = useWords();
  const { seal } = words.now;
  const { locale } = useLocale();
  const unsealed = BigInt(log.size) - BigInt(log.sealed);
  return (
    <Panel
      title={seal.title}
      aside={
        log.sealedAt != null && (
          <a className={styles.checkpoint} href="/fairness-log" target="_blank" rel="noreferrer">
            {seal.checkpoint({ position: formatCount(log.sealed, locale) })}
          </a>
        )
      }
    >
      {log.sealedAt == null ? (
        <p className={styles.quiet}>{seal.none}</p>
      ) : (
        <div className={styles.seal}>
          <p className={styles.age}>{spanText(Date.parse(at) - Date.parse(log.sealedAt), words)}</p>
          <p className={styles.note}>
            {seal.age} · {unsealed > 0n ? seal.unsealed({ count: formatCount(unsealed, locale) }) : seal.all}
          </p>
        </div>
      )}
      <Witnesses witnesses={witnesses} />
    </Panel>
  );
};

/** So many of the read models are shown, those that are furthest behind. */
const SHOWN_MODELS = 6;
/** Entries that a read model may lack for moments. */
const USUALLY_BEHIND = 1_000;

const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

export const Followers = ({ readModels }: Pick<Now, 'readModels'>) => {
  const { models } = useWords().now;
  const { locale } = useLocale();
  const shown = readModels.toSorted((one, other) => other.behind - one.behind).slice(0, SHOWN_MODELS);
  return (
    <Panel
      title={models.title}
      note={models.most({ count: String(readModels.length) })}
      aside={<span>{models.note}</span>}
    >
      <ul className={styles.pairs}>
        {shown.map(({ name, behind }) => (
          <li key={name} className={styles.pair}>
            <Mark tone={behind > USUALLY_BEHIND ? 'look' : 'fine'}>{nameIn(models.names, name)}</Mark>
            <span className={behind === 0 ? styles.zero : styles.figure}>{formatCount(behind, locale)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

export const Queues = ({ at, queues }: Pick<Now, 'at' | 'queues'>) => {
  const words = useWords();
  const { locale } = useLocale();
  const { title, note, names } = words.now.queues;
  return (
    <Panel title={title} aside={<span>{note}</span>}>
      <ul>
        {queues.map(({ name, waiting, oldestSince }) => (
          <li key={name} className={styles.pair}>
            <span className={styles.name}>{nameIn(names, name)}</span>
            {oldestSince != null && (
              <span className={styles.since}>
                {words.now.retrievals.oldest({ span: spanText(Date.parse(at) - Date.parse(oldestSince), words) })}
              </span>
            )}
            <span className={waiting === 0 ? styles.zero : styles.figure}>{formatCount(waiting, locale)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
