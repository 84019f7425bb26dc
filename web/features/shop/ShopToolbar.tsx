import { useCallback, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from '../targets/TargetToolbar.module.css';
import { useTyped } from '../targets/use-typed.ts';
import { ShopFilterSheet } from './ShopFilterSheet.tsx';
import { MAX_SEARCH, narrowingCount, SHOP_SORTS, type ShopFilters } from './shop-filters.ts';

interface ShopToolbarProps {
  readonly filters: ShopFilters;
  readonly onChange: (change: Partial<ShopFilters>) => void;
  /** How many the filters leave. */
  readonly found: number;
}

/** Search, filters behind a button, and the order. */
export const ShopToolbar = ({ filters, onChange, found }: ShopToolbarProps) => {
  const { shop } = useMessages();
  const [sheet, setSheet] = useState(false);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, type] = useTyped(filters.search, search);
  const narrowed = narrowingCount(filters);
  return (
    <Row as="search" wrap gapY={4} gapX={8} marginBottom={10}>
      <Row
        as="label"
        gap={8}
        shrink
        minHeight={44}
        padStart={12}
        radius="control"
        ground="well"
        ring="hairline"
        tone="muted"
        className={styles.search}
      >
        <VisuallyHidden>{shop.search}</VisuallyHidden>
        <Icon name="search" size={16} />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH}
          placeholder={shop.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && <IconButton icon="x" label={shop.clearSearch} onClick={() => type('')} />}
      </Row>
      <Button
        variant="ghost"
        icon="filter"
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={() => setSheet(true)}
      >
        {narrowed === 0 ? shop.filter : shop.filterCount({ count: narrowed })}
      </Button>
      <Select
        label={shop.sort}
        choices={SHOP_SORTS.map((value) => ({ value, label: shop.sorts[value] }))}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
      {sheet && <ShopFilterSheet filters={filters} onChange={onChange} found={found} onClose={() => setSheet(false)} />}
    </Row>
  );
};
