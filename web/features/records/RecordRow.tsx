import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, useLocale } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './RecordRow.module.css';

/** The picture of an item, or the mark of what happened. */
export type RecordMark =
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'item'; readonly image: string; readonly grade: number };

interface RecordRowProps {
  readonly mark: RecordMark;
  readonly title: string;
  readonly note?: ReactNode;
  /** Where the row leads, and how that is said. */
  readonly link?: { readonly to: string; readonly label: string; readonly icon: IconName };
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly amount?: ReactNode;
  /** RFC 3339. */
  readonly at: string;
}

const Mark = ({ mark }: { readonly mark: RecordMark }) =>
  mark.kind === 'item' ? (
    <span className={styles.face} data-grade={mark.grade}>
      <img src={mark.image} alt="" width={72} height={45} loading="lazy" decoding="async" />
    </span>
  ) : (
    <span className={styles.icon}>
      <Icon name={mark.icon} />
    </span>
  );

/** One row of any list of records: what, the figures, how much, when. */
export const RecordRow = ({ mark, title, note, link, facts, amount, at }: RecordRowProps) => {
  const { locale } = useLocale();
  const moment = formatDateTime(at, locale);
  return (
    <li className={styles.row}>
      <Mark mark={mark} />
      <div className={styles.what}>
        <p className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <Link to={link.to} className={styles.link}>
              {title}
              <span className="sr-only"> {link.label}</span>
              <Icon name={link.icon} size={14} />
            </Link>
          )}
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <time className={styles.below} dateTime={at}>
          {moment}
        </time>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.end}>
        {amount !== undefined && <p className={styles.amount}>{amount}</p>}
        <time className={styles.beside} dateTime={at}>
          {moment}
        </time>
      </div>
    </li>
  );
};
