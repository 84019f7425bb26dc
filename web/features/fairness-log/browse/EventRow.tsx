import { useEffect, useId, useRef } from 'react';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PublishedHead } from '../published/open-published.ts';
import { EventDetail } from './EventDetail.tsx';
import styles from './events.module.css';
import { type LogEvent, shortStream } from './log-event.ts';

interface EventRowProps {
  readonly event: LogEvent;
  readonly head: PublishedHead;
  readonly open: boolean;
  /** The page was opened for this event: it comes into view. */
  readonly sought: boolean;
  readonly onToggle: () => void;
}

export const EventRow = ({ event, head, open, sought, onToggle }: EventRowProps) => {
  const { events: words, kinds } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const detail = useId();
  const row = useRef<HTMLLIElement>(null);
  const { position, envelope } = event;

  useEffect(() => {
    if (sought) row.current?.scrollIntoView({ block: 'start' });
  }, [sought]);

  const kind = envelope?.kind ?? null;
  return (
    <li ref={row} className={styles.item} data-open={open || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? detail : undefined}
        onClick={onToggle}
      >
        <bdi className={`num ${styles.position}`}>{formatCount(position, locale)}</bdi>
        <span className={styles.what}>
          {kind !== null && <b data-kind={kind}>{kinds[kind]}</b>}
          <bdi dir="ltr" className="mono">
            {envelope?.type ?? words.unreadable}
          </bdi>
        </span>
        <bdi dir="ltr" className={`mono ${styles.stream}`}>
          {envelope === null ? '' : shortStream(envelope.stream)}
        </bdi>
        <span className={styles.time}>{envelope === null ? '' : formatDateTime(envelope.at, locale)}</span>
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      {open && <EventDetail id={detail} event={event} head={head} />}
    </li>
  );
};
