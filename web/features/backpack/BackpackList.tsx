import { useMessages } from '../../i18n/index.ts';
import { Grid, Stack } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { BackpackCard } from './BackpackCard.tsx';
import styles from './backpack.module.css';
import type { BackpackFilters } from './backpack-filters.ts';
import { LoadMore } from './LoadMore.tsx';
import type { BackpackItem, BackpackList as List, Stack as StackOf } from './use-backpack.ts';
import { useMinute } from './use-minute.ts';

/** Above so many cards the browser draws only those near the window. */
const CONTAIN_ABOVE = 60;
/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 8;
const PLACES = Array.from({ length: 12 }, (_, place) => place);

interface BackpackListProps {
  readonly list: List;
  readonly filters: BackpackFilters;
  /** Something is searched for or narrowed down. */
  readonly narrowed: boolean;
  readonly isSelected: (item: BackpackItem) => boolean;
  readonly onToggle: (item: BackpackItem, stack: StackOf | undefined) => void;
  readonly onWiden: () => void;
}

/** Exactly as high as a card. */
const CardSkeleton = () => (
  <Stack gap={8} className={styles.blank}>
    <Skeleton className={styles.blankArt} height="auto" />
    <Skeleton width="55%" height="12px" />
    <Skeleton width="75%" height="14px" />
    <Skeleton width="40%" height="16px" />
  </Stack>
);

export const BackpackList = ({ list, filters, narrowed, isSelected, onToggle, onWiden }: BackpackListProps) => {
  const { state, stacked } = filters;
  const messages = useMessages();
  const { backpack } = messages;
  const now = useMinute();
  const { nodes: items } = list;
  if (items === undefined) {
    if (list.failed) {
      return <ErrorState title={backpack.error.title} text={backpack.error.text} onRetry={() => void list.reload()} />;
    }
    return (
      <>
        <LoadingNote text={backpack.loading} />
        <Grid gap={[8, 12]} className={styles.grid}>
          {PLACES.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </Grid>
      </>
    );
  }
  if (items.length === 0 && narrowed) {
    return (
      <EmptyState icon="search" title={backpack.nothing.title} text={backpack.nothing.text}>
        <Button onClick={onWiden}>{messages.targets.clear}</Button>
      </EmptyState>
    );
  }
  if (items.length === 0) {
    const { title, text } = backpack.empty[state];
    return (
      <EmptyState icon="backpack" title={title} text={text}>
        {state === 'HELD' && (
          <ButtonLink variant="primary" to="/box">
            {backpack.browse}
          </ButtonLink>
        )}
        {(state === 'RETRIEVING' || state === 'RETRIEVED') && (
          <ButtonLink to="/records?tab=retrievals">{backpack.toRetrievals}</ButtonLink>
        )}
        {state === 'ESCROWED' && (
          <ButtonLink variant="primary" to="/giveaways/create">
            {messages.giveaway.create}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid as="ul" gap={[8, 12]} className={styles.grid} data-long={items.length > CONTAIN_ABOVE || undefined}>
        {items.map((item, place) => (
          <li key={item.id}>
            <BackpackCard
              item={item}
              now={now}
              eager={place < EAGER}
              onToggle={onToggle}
              {...(stacked && { stack: list.stacks.get(item.id) })}
              {...(state === 'HELD' && { selected: isSelected(item) })}
            />
          </li>
        ))}
      </Grid>
      {list.hasMore && <LoadMore loading={list.loadingMore} onMore={list.loadMore} />}
    </>
  );
};
