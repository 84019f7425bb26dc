import { useMemo, useState } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { useSearchParams } from '../../../platform/location.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import type { PublishedHead } from '../published/open-published.ts';
import { EventRow } from './EventRow.tsx';
import { EventTools } from './EventTools.tsx';
import { type KindChoice, matchingEvents, positionIn } from './event-filter.ts';
import { useEvents } from './use-events.ts';

/** The address holds the opened event, so that a reader can share it. */
const PARAMETER = 'position';

/** The log's events, newest first, from the public bundles. */
export const EventList = ({ head }: { readonly head: PublishedHead }) => {
  const { events: words } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const { size } = head.checkpoint;
  const [parameters, setParameters] = useSearchParams();
  const opened = positionIn(parameters.get(PARAMETER) ?? '');
  const [first] = useState(() => (opened !== null && opened < size ? opened : null));
  const [kind, setKind] = useState<KindChoice>('all');
  const [search, setSearch] = useState('');
  const { loaded, status, older, goTo, goToNewest, retry } = useEvents(size, first);
  const shown = useMemo(() => matchingEvents(loaded?.events ?? [], { kind, search }), [loaded, kind, search]);

  const open = (position: number | null): void =>
    setParameters(() => new URLSearchParams(position === null ? {} : { [PARAMETER]: String(position) }), {
      replace: true,
    });
  const jump = (position: number): void => {
    setKind('all');
    setSearch('');
    open(position);
    goTo(position);
  };
  const wanted = positionIn(search);
  const canJump = wanted !== null && wanted < size && !shown.some(({ position }) => position === wanted);
  const fresh = loaded === null ? 0 : size - 1 - (loaded.events[0]?.position ?? size - 1);
  const from = loaded?.events.at(-1)?.position ?? 0;

  return (
    <Box as="section" aria-labelledby="events" marginTop={40} padTop={24} line="top">
      <h2 id="events">{words.title}</h2>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <EventTools kind={kind} onKind={setKind} search={search} onSearch={setSearch} />
      <Row size="note" wrap gapY={4} gapX={16} minHeight={44}>
        {loaded !== null && (
          <Text as="p" tone="muted">
            <bdi>
              {words.count({
                shown: formatCount(shown.length, locale),
                loaded: formatCount(loaded.events.length, locale),
              })}
              {' · '}
              {words.range({
                from: formatCount(loaded.events[0]?.position ?? 0, locale),
                to: formatCount(from, locale),
              })}
            </bdi>
          </Text>
        )}
        {canJump && (
          <Button variant="proof" onClick={() => jump(wanted)}>
            {words.goTo({ position: formatCount(wanted, locale) })}
          </Button>
        )}
        {fresh > 0 && (
          <Button variant="ghost" icon="refresh" onClick={goToNewest}>
            {fresh > 256 ? words.newest : words.fresh({ count: formatCount(fresh, locale) })}
          </Button>
        )}
      </Row>
      <Box as="ol" line="bottom">
        {shown.map((event) => (
          <EventRow
            key={event.position}
            event={event}
            head={head}
            open={event.position === opened}
            sought={event.position === first}
            onToggle={() => open(event.position === opened ? null : event.position)}
          />
        ))}
      </Box>
      {loaded !== null && shown.length === 0 && status === 'ready' && (
        <EmptyState icon="search" title={words.empty} text={words.emptyText} />
      )}
      {status === 'loading' && (
        <>
          <LoadingNote text={words.loading} />
          <Skeleton height={loaded === null ? '640px' : '171px'} />
        </>
      )}
      {status === 'failed' && <ErrorState title={words.failed} text={words.failedText} onRetry={retry} />}
      {status === 'ready' && loaded !== null && loaded.oldest > 0 && (
        <Row justify="center" padY={16} align="stretch">
          <Button iconEnd="down" onClick={older}>
            {words.older}
          </Button>
        </Row>
      )}
    </Box>
  );
};
