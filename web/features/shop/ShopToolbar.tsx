import { useMessages } from '../../i18n/index.ts';
import { ListToolbar } from '../targets/ListToolbar.tsx';
import { ShopFilterSheet } from './ShopFilterSheet.tsx';
import { MAX_SEARCH, narrowingCount, SHOP_SORTS, type ShopFilters } from './shop-filters.ts';

interface ShopToolbarProps {
  readonly filters: ShopFilters;
  readonly onChange: (change: Partial<ShopFilters>) => void;
  /** How many the filters leave. */
  readonly found: number;
}

export const ShopToolbar = ({ filters, onChange, found }: ShopToolbarProps) => (
  <ListToolbar
    words={useMessages().shop}
    filters={filters}
    onChange={onChange}
    maxSearch={MAX_SEARCH}
    sorts={SHOP_SORTS}
    narrowed={narrowingCount(filters)}
    sheet={(onClose) => <ShopFilterSheet filters={filters} onChange={onChange} found={found} onClose={onClose} />}
  />
);
