import { useEffect, useId, useRef } from 'react';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Row, Text } from '../../../ui/Box.tsx';
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
      <Grid
        as="button"
        type="button"
        align="center"
        width="full"
        minHeight={52}
        tone="muted"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? detail : undefined}
        onClick={onToggle}
      >
        <bdi className={`num ${styles.position}`}>{formatCount(position, locale)}</bdi>
        <Row as="span" wrap gapX={12} shrink className={styles.what}>
          {kind !== null && <b data-kind={kind}>{kinds[kind]}</b>}
          <bdi dir="ltr" className="mono">
            {envelope?.type ?? words.unreadable}
          </bdi>
        </Row>
        <bdi dir="ltr" className={`mono ${styles.stream}`}>
          {envelope === null ? '' : shortStream(envelope.stream)}
        </bdi>
        <Text size="small" truncate className={styles.time}>
          {envelope === null ? '' : formatDateTime(envelope.at, locale)}
        </Text>
        <Icon name="down" size={16} className={styles.arrow} />
      </Grid>
      {open && <EventDetail id={detail} event={event} head={head} />}
    </li>
  );
};
