import { useLocale } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { dateText } from '../../ui/moments.ts';
import styles from './Calendar.module.css';
import type { Campaign } from './campaigns-query.ts';
import { useCampaignName } from './use-campaign-name.ts';
import { mondayOf, placeOf, WEEKS } from './weeks.ts';

interface CalendarProps {
  readonly monday: Date;
  readonly campaigns: readonly Campaign[];
}

const WEEK_NUMBERS = Array.from({ length: WEEKS }, (_none, week) => week);

/** Weeks side by side, and a line for each campaign that runs or ends in them. */
export const Calendar = ({ monday, campaigns }: CalendarProps) => {
  const { campaigns: text } = useWords();
  const { locale } = useLocale();
  const nameOf = useCampaignName();
  const now = placeOf(new Date().toISOString(), null, monday).start;
  /** The prizes of a contest, or the players of a giveaway; the name of others has their number. */
  const noteOf = ({ kind, count, prizes }: Campaign): string => {
    if (prizes != null) return amountText(prizes, locale);
    return kind === 'GIVEAWAY' ? String(count ?? 0) : '';
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.weeks} aria-hidden="true">
        {WEEK_NUMBERS.map((week) => (
          <span key={week}>{dateText(mondayOf(monday, week)).slice(5)}</span>
        ))}
      </div>
      {campaigns.length === 0 && <p className={styles.none}>{text.nothing}</p>}
      <ul aria-label={text.calendar}>
        {campaigns.map((campaign) => {
          const { kind, id, from, to } = campaign;
          const { start, width } = placeOf(from, to, monday);
          const ends = to == null ? text.open : dateText(new Date(to));
          return (
            <li key={`${kind} ${id}`} className={styles.line}>
              <span className={styles.name}>
                <bdi>{nameOf(campaign)}</bdi> <span className={styles.kind}>{text.kinds[kind]}</span>
              </span>
              <span className={styles.track}>
                <span className="sr-only">
                  {from == null ? '' : dateText(new Date(from))} – {ends}
                </span>
                {now > 0 && now < 100 && <i className={styles.now} style={{ insetInlineStart: `${now}%` }} />}
                <i
                  className={classNames(styles.bar, to == null && styles.open)}
                  style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
                />
              </span>
              <span className={classNames(styles.note, 'figure')}>{noteOf(campaign)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
