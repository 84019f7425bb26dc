import { NO_ENTROPY } from '../../../engine/fairness/no-entropy.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './EntryList.module.css';
import type { Winner } from './giveaway-query.ts';
import { type Entry, useEntries } from './use-entries.ts';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

const Row = ({ entry, won }: { readonly entry: Entry; readonly won: boolean }) => {
  const { room } = useMessages().giveaway;
  const { locale } = useLocale();
  const { code, nickname, avatar, mine, entropy, enteredAt } = entry;
  return (
    <li className={styles.row} data-mine={mine || undefined}>
      <b className={`num ${styles.code}`} data-won={won || undefined}>
        {formatCount(code, locale)}
      </b>
      <Avatar picture={avatar} size={28} />
      <span className={styles.who}>
        <span className="name">{nickname}</span>
        {mine && <span className={styles.you}>{room.you}</span>}
      </span>
      <bdi className={`mono ${styles.entropy}`} dir="ltr">
        {entropy === NO_ENTROPY ? room.noEntropy : entropy}
      </bdi>
      <time className={styles.time} dateTime={enteredAt}>
        {formatDateTime(enteredAt, locale)}
      </time>
    </li>
  );
};

interface EntryListProps {
  readonly id: string;
  readonly entrantCount: number;
  readonly winners: readonly Winner[];
  /** Nobody can enter any more. */
  readonly over: boolean;
}

/** Everyone who entered, newest first, a page at a time. */
export const EntryList = ({ id, entrantCount, winners, over }: EntryListProps) => {
  const { room } = useMessages().giveaway;
  const { list, status, loadingMore, loadMore, reload } = useEntries(id, entrantCount);
  const winning = new Set(winners.map(({ code }) => code));
  return (
    <section className={styles.entries} aria-labelledby="room-entries">
      <div className={styles.head}>
        <h2 id="room-entries">{room.entries}</h2>
        <p>{room.entriesNote}</p>
      </div>
      {status === 'failed' && <ErrorState title={room.entriesFailed} onRetry={reload} />}
      {status === 'loading' &&
        entrantCount > 0 &&
        PLACES.slice(0, entrantCount).map((place) => (
          <div key={place} className={styles.row} aria-hidden="true">
            <Skeleton width="36px" height="14px" />
            <Skeleton width="28px" height="28px" />
            <Skeleton width="96px" height="14px" />
          </div>
        ))}
      {status !== 'failed' && entrantCount === 0 && (
        <p className={styles.none}>{over ? room.nobodyEntered : room.noEntries}</p>
      )}
      <ul>
        {list.entries.map((entry) => (
          <Row key={entry.code} entry={entry} won={winning.has(entry.code)} />
        ))}
      </ul>
      {list.after !== null && (
        <Button variant="ghost" busy={loadingMore} onClick={loadMore} className={styles.more}>
          {room.more}
        </Button>
      )}
    </section>
  );
};
