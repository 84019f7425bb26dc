import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import type { PagedList } from '../../platform/use-list.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { LoadMore } from '../backpack/LoadMore.tsx';
import { CardGrid, CardSkeletons } from '../targets/CardGrid.tsx';
import { ShopCard } from './ShopCard.tsx';
import { NO_NARROWING, narrowingCount, type ShopFilters } from './shop-filters.ts';
import type { Listing } from './shop-query.ts';

/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 12;

interface ShopListProps {
  readonly list: PagedList<Listing>;
  readonly filters: ShopFilters;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onChange: (change: Partial<ShopFilters>) => void;
}

export const ShopList = ({ list, filters, chosenId, onChoose, onChange }: ShopListProps) => {
  const { shop, shell } = useMessages();
  const narrowed = filters.search !== '' || narrowingCount(filters) > 0;
  return (
    <LoadedList
      list={list}
      skeleton={<CardSkeletons wide text={shell.loading} />}
      empty={
        narrowed ? (
          <EmptyState icon="filter" {...shop.nothingFits}>
            <Button onClick={() => onChange({ ...NO_NARROWING, search: '' })}>{shop.clear}</Button>
          </EmptyState>
        ) : (
          <EmptyState icon="shop" {...shop.empty} />
        )
      }
      next={list.hasMore && <LoadMore loading={list.loadingMore} onMore={list.loadMore} />}
    >
      {(nodes) => (
        <CardGrid wide single count={nodes.length} outdated={list.outdated}>
          {nodes.map((listing, place) => (
            <li key={listing.id}>
              <ShopCard listing={listing} chosen={listing.id === chosenId} eager={place < EAGER} onChoose={onChoose} />
            </li>
          ))}
        </CardGrid>
      )}
    </LoadedList>
  );
};
