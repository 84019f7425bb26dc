import { NO_ENTROPY } from '../../../engine/fairness/no-entropy.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './EntryList.module.css';
import type { Winner } from './giveaway-query.ts';
import { type Entry, useEntries } from './use-entries.ts';

/** As many places as a wide page shows at first. */
const SHOWN = 6;

const EntryRow = ({ entry, won }: { readonly entry: Entry; readonly won: boolean }) => {
  const { room } = useMessages().giveaway;
  const { locale } = useLocale();
  const { code, playerId, nickname, avatar, mine, entropy, enteredAt } = entry;
  return (
    <Box as="li" line="top" className={styles.row} data-mine={mine || undefined}>
      <Text as="b" num className={styles.code} {...(won && { padY: 2, padX: 8, radius: 'small', ground: 'inverse' })}>
        {formatCount(code, locale)}
      </Text>
      <Avatar picture={avatar} size={28} />
      <Row as="span" gap={8} shrink>
        <PlayerName playerId={playerId} nickname={nickname} padY={4} />
        {mine && (
          <Text size="note" rigid padX={6} radius="small" tone="accent-soft" ring="accent">
            {room.you}
          </Text>
        )}
      </Row>
      <Text as="bdi" display={['none', 'block']} truncate tone="muted" className={`mono ${styles.entropy}`} dir="ltr">
        {entropy === NO_ENTROPY ? room.noEntropy : entropy}
      </Text>
      <Text
        as="time"
        size="small"
        tone="muted"
        nowrap
        text={['start', 'end']}
        className={styles.time}
        dateTime={enteredAt}
      >
        {formatDateTime(enteredAt, locale)}
      </Text>
    </Box>
  );
};

interface EntryListProps {
  readonly id: string;
  readonly entrantCount: number;
  readonly winners: readonly Winner[];
  /** The room takes no more entries. */
  readonly over: boolean;
}

/** The entrants, newest first, a page at a time. */
export const EntryList = ({ id, entrantCount, winners, over }: EntryListProps) => {
  const { room } = useMessages().giveaway;
  const { list, status, loadingMore, loadMore, reload } = useEntries(id, entrantCount);
  const winning = new Set(winners.map(({ code }) => code));
  return (
    <section aria-labelledby="room-entries">
      <Row wrap align="baseline" gapX={12} padTop={14} padBottom={10} line="top">
        <h2 id="room-entries">{room.entries}</h2>
        <Text as="p" size="note" tone="muted">
          {room.entriesNote}
        </Text>
      </Row>
      {status === 'failed' && <ErrorState title={room.entriesFailed} onRetry={reload} />}
      {status === 'loading' && (
        <Repeat times={Math.min(entrantCount, SHOWN)}>
          <Box line="top" className={styles.row} aria-hidden="true">
            <Skeleton width="36px" height="14px" />
            <Skeleton width="28px" height="28px" />
            <Skeleton width="96px" height="14px" />
          </Box>
        </Repeat>
      )}
      {status !== 'failed' && entrantCount === 0 && (
        <Text as="p" padY={24} line="top" tone="muted">
          {over ? room.nobodyEntered : room.noEntries}
        </Text>
      )}
      <ul>
        {list.entries.map((entry) => (
          <EntryRow key={entry.code} entry={entry} won={winning.has(entry.code)} />
        ))}
      </ul>
      {list.after !== null && (
        <Box padTop={8}>
          <Button variant="ghost" busy={loadingMore} onClick={loadMore}>
            {room.more}
          </Button>
        </Box>
      )}
    </section>
  );
};
