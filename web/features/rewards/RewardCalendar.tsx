import type { RewardsOverviewQuery } from '../../generated/graphql.ts';
import { formatDate, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid, Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from './Panel.tsx';
import styles from './RewardCalendar.module.css';

type Day = RewardsOverviewQuery['rewardCalendar'][number];

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;
/** Column of a UTC day, 1 to 7: weeks begin on Monday. */
const columnOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

const DayCell = ({
  day,
  isToday,
  first,
}: {
  readonly day: Day;
  readonly isToday: boolean;
  readonly first: boolean;
}) => {
  const { calendar } = useMessages().rewards;
  const { locale } = useLocale();
  // Noon is the same date nearly everywhere.
  const date = formatDate(Date.parse(day.day) + HALF_A_DAY_MS, locale);
  const taken = [
    ...(day.freeCase ? [calendar.freeCase] : []),
    ...(day.claimed > 0 ? [calendar.daily({ amount: formatMoney(day.claimed, locale) })] : []),
  ];
  return (
    <Grid
      as="li"
      centered
      radius="control"
      className={styles.day}
      aria-current={isToday ? 'date' : undefined}
      data-taken={taken.length > 0 || undefined}
      style={first ? { gridColumnStart: columnOf(day.day) } : undefined}
    >
      <VisuallyHidden>
        {date}: {taken.length === 0 ? calendar.nothing : taken.join(' · ')}
      </VisuallyHidden>
      <span aria-hidden="true">{new Date(day.day).getUTCDate()}</span>
      <Row as="span" gap={2} minHeight={16} aria-hidden="true">
        {day.freeCase && <Icon name="gift" size={14} />}
        {day.claimed > 0 && <Icon name="plus" size={14} />}
      </Row>
    </Grid>
  );
};

/** Five weeks of the rewards of the day: which were taken, without a word about those that weren't. */
export const RewardCalendar = ({ days }: { readonly days: readonly Day[] }) => {
  const { calendar } = useMessages().rewards;
  const { locale } = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  /** A Monday, and the six days after it. */
  const week = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index));
  return (
    <Panel icon="clock" title={calendar.title} text={calendar.text}>
      <div>
        <div className={styles.grid} aria-hidden="true">
          {week.map((each) => (
            <span key={each} className={styles.weekday}>
              {weekday.format(each)}
            </span>
          ))}
        </div>
        <ol className={styles.grid}>
          {days.map((day, index) => (
            <DayCell key={day.day} day={day} isToday={index === days.length - 1} first={index === 0} />
          ))}
        </ol>
      </div>
      <Row as="p" wrap gapX={16} size="small" tone="muted" aria-hidden="true">
        <Row as="span" gap={4}>
          <Icon name="gift" size={14} /> {calendar.freeCase}
        </Row>
        <Row as="span" gap={4}>
          <Icon name="plus" size={14} /> {calendar.dailyWord}
        </Row>
      </Row>
    </Panel>
  );
};
