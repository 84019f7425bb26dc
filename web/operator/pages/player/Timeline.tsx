import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocale, useMessages } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useCaseName } from '../../api/case-names.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import choice from '../../ui/choice.module.css';
import { amountText } from '../../ui/figures.ts';
import { dateText, dayText, timeText } from '../../ui/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Position } from '../../ui/Position.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { eventText } from './event-text.ts';
import { type Event, SHOWN, TAB_NAMES, TABS, TIMELINE } from './player-query.ts';
import styles from './Timeline.module.css';
import { daysOf, type TimelineDay } from './timeline-days.ts';

/** The API tells so many of the newest events. */
const MOST_EVENTS = 50;
const DAY_MS = 86_400_000;

const toneOf = ({ kind, what, position }: Event): string | undefined => {
  if (kind === 'RESTRICTION') return styles.look;
  if (kind === 'MOVEMENT' && what === 'ADJUSTMENT') return styles.mine;
  return position == null ? styles.hollow : undefined;
};

const Row = ({ event, index }: { readonly event: Event; readonly index: number }) => {
  const words = useWords();
  const records = useMessages().records;
  const { locale } = useLocale();
  const caseName = useCaseName();
  const { timeline } = words.player;
  const { title, note } = eventText(event, { words, records, locale, caseName });
  const at = new Date(event.at);
  return (
    <tr className={styles.row} data-index={index} tabIndex={-1}>
      <td className={styles.time}>
        <time dateTime={event.at}>{timeText(at)}</time>
      </td>
      <td className={classNames(styles.event, toneOf(event))}>
        <p className={styles.title} title={title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.note}>
          <bdi>{note}</bdi>
          {event.kind === 'PLAY' && (
            <a
              className={styles.verify}
              href={`/provably-fair/verify/${encodeURIComponent(event.reference)}`}
              target="_blank"
              rel="noreferrer"
              data-opener=""
            >
              {timeline.verify} ↗
            </a>
          )}
        </p>
      </td>
      <td className={styles.change}>
        <Amount value={event.change} signed />
      </td>
      <td className={styles.after}>
        <Amount value={event.after} />
      </td>
      <td className={styles.position}>
        <Position at={event.position} />
      </td>
    </tr>
  );
};

const Day = ({ day: { day, events, sums }, from }: { readonly day: TimelineDay; readonly from: number }) => {
  const { timeline } = useWords().player;
  const { locale } = useLocale();
  const now = Date.now();
  const first = events[0];
  const name =
    day === dateText(new Date(now))
      ? timeline.today
      : day === dateText(new Date(now - DAY_MS))
        ? timeline.yesterday
        : first === undefined
          ? day
          : dayText(new Date(first.at), locale);
  return (
    <>
      <tr className={styles.day}>
        <th colSpan={5} scope="colgroup">
          <span title={day}>{name}</span>
          {sums !== null && (sums.in > 0 || sums.out > 0) && (
            <span className={styles.sums}>
              {timeline.sums({ out: amountText(sums.out, locale), in: amountText(sums.in, locale) })}
            </span>
          )}
        </th>
      </tr>
      {events.map((event, place) => (
        <Row
          key={`${event.kind} ${event.reference} ${event.at} ${event.position} ${event.what} ${event.balance}`}
          event={event}
          index={from + place}
        />
      ))}
    </>
  );
};

const Events = ({ events }: { readonly events: readonly Event[] }) => {
  const { timeline } = useWords().player;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, events.length, () => undefined);
  const days = daysOf(events, events.length < MOST_EVENTS);
  return (
    <table className={styles.table} aria-label={timeline.title}>
      <thead>
        <tr>
          <th scope="col" className={styles.time}>
            <span className="sr-only">{timeline.columns.time}</span>
          </th>
          <th scope="col" className={styles.event}>
            {timeline.columns.event}
          </th>
          <th scope="col" className={styles.change}>
            {timeline.columns.change}
          </th>
          <th scope="col" className={styles.after}>
            {timeline.columns.after}
          </th>
          <th scope="col" className={styles.position}>
            {timeline.columns.position}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {days.map((day, place) => (
          <Day
            key={day.day}
            day={day}
            from={days.slice(0, place).reduce((sum, { events: before }) => sum + before.length, 0)}
          />
        ))}
      </tbody>
    </table>
  );
};

/** The newest events of a player, by day, of all kinds or of one. */
export const Timeline = ({ id }: { readonly id: string }) => {
  const words = useWords();
  const { timeline } = words.player;
  const [{ tab }, change] = useAddressFilters(SHOWN);
  const kinds = TABS[tab];
  const query = useQuery(TIMELINE, { variables: { id, ...(kinds && { kinds: [...kinds] }) } });
  const events = query.data?.player?.timeline;
  return (
    <Panel
      title={timeline.title}
      className={styles.panel}
      aside={
        <Segmented
          className={choice.choice}
          label={timeline.filter}
          choices={TAB_NAMES.map((name) => ({ value: name, label: timeline.tabs[name] }))}
          value={tab}
          onChange={(chosen) => change({ tab: chosen })}
        />
      }
    >
      <Loaded
        from={query}
        value={events}
        skeleton={<SkeletonRows text={words.frame.loading} count={10} height="32px" />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <p className={styles.empty}>{tab === 'all' ? timeline.nothing : timeline.nothingOfKind}</p>
          ) : (
            <>
              <Events events={shown} />
              <p className={styles.end}>
                {shown.length < MOST_EVENTS
                  ? timeline.whole({ count: shown.length })
                  : timeline.newest({ count: String(MOST_EVENTS) })}
                {' · '}
                {timeline.public}
              </p>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
