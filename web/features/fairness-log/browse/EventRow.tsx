import { useEffect, useId, useRef } from 'react';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Row, Text } from '../../../ui/Box.tsx';
import { Chevron } from '../../fairness/Fold.tsx';
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
        <Text as="bdi" tone="text" num className={styles.position}>
          {formatCount(position, locale)}
        </Text>
        <Row as="span" wrap gapX={12} shrink className={styles.what}>
          {kind !== null && (
            <Text as="b" weight={500} tone="text" className={styles.kind} data-kind={kind}>
              {kinds[kind]}
            </Text>
          )}
          <bdi dir="ltr" className="mono">
            {envelope?.type ?? words.unreadable}
          </bdi>
        </Row>
        <Text as="bdi" dir="ltr" truncate className={`mono ${styles.stream}`}>
          {envelope === null ? '' : shortStream(envelope.stream)}
        </Text>
        <Text size="small" truncate className={styles.time}>
          {envelope === null ? '' : formatDateTime(envelope.at, locale)}
        </Text>
        <Chevron className={styles.arrow} />
      </Grid>
      {open && <EventDetail id={detail} event={event} head={head} />}
    </li>
  );
};
