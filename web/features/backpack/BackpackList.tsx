import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { Grid, Stack } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
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

interface BackpackListProps {
  readonly list: List;
  readonly filters: BackpackFilters;
  /** Something is searched for or narrowed down. */
  readonly narrowed: boolean;
  readonly isSelected: (item: BackpackItem) => boolean;
  readonly onToggle: (item: BackpackItem, stack: StackOf | undefined) => void;
  readonly onWiden: () => void;
}

const Empty = ({
  filters: { state },
  narrowed,
  onWiden,
}: Pick<BackpackListProps, 'filters' | 'narrowed' | 'onWiden'>) => {
  const { backpack, giveaway, targets } = useMessages();
  if (narrowed) {
    return (
      <EmptyState icon="search" {...backpack.nothing}>
        <Button onClick={onWiden}>{targets.clear}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="backpack" {...backpack.empty[state]}>
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
          {giveaway.create}
        </ButtonLink>
      )}
    </EmptyState>
  );
};

export const BackpackList = ({ list, filters, narrowed, isSelected, onToggle, onWiden }: BackpackListProps) => {
  const { state, stacked } = filters;
  const { backpack } = useMessages();
  const now = useMinute();
  return (
    <LoadedList
      list={{ ...list, outdated: false }}
      skeleton={
        <>
          <LoadingNote text={backpack.loading} />
          <Grid gap={[8, 12]} className={styles.grid}>
            <Repeat times={12}>
              <Stack gap={8} className={styles.blank}>
                <Skeleton className={styles.blankArt} height="auto" />
                <Skeleton width="55%" height="12px" />
                <Skeleton width="75%" height="14px" />
                <Skeleton width="40%" height="16px" />
              </Stack>
            </Repeat>
          </Grid>
        </>
      }
      error={backpack.error}
      empty={<Empty filters={filters} narrowed={narrowed} onWiden={onWiden} />}
      next={list.hasMore && <LoadMore loading={list.loadingMore} onMore={list.loadMore} />}
    >
      {(items) => (
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
      )}
    </LoadedList>
  );
};
