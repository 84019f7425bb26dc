import { type ReactNode, useCallback, useState } from 'react';
import { Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './ListToolbar.module.css';
import { useTyped } from './use-typed.ts';

interface Sought<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
}

interface ListToolbarProps<Sort extends string> {
  readonly words: {
    readonly search: string;
    readonly clearSearch: string;
    readonly filter: string;
    readonly filterCount: (of: { readonly count: number }) => string;
    readonly sort: string;
    readonly sorts: Readonly<Record<Sort, string>>;
  };
  readonly filters: Sought<Sort>;
  readonly onChange: (change: Partial<Sought<Sort>>) => void;
  readonly maxSearch: number;
  readonly sorts: readonly Sort[];
  /** How many kinds of narrowing the sheet holds. */
  readonly narrowed: number;
  readonly sheet: (onClose: () => void) => ReactNode;
}

/** Search, filters in a sheet behind a button, and the order. */
export const ListToolbar = <Sort extends string>({
  words,
  filters,
  onChange,
  maxSearch,
  sorts,
  narrowed,
  sheet,
}: ListToolbarProps<Sort>) => {
  const [open, setOpen] = useState(false);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, type] = useTyped(filters.search, search);
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
        <VisuallyHidden>{words.search}</VisuallyHidden>
        <Icon name="search" size={16} />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={maxSearch}
          placeholder={words.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && <IconButton icon="x" label={words.clearSearch} onClick={() => type('')} />}
      </Row>
      <Button
        variant="ghost"
        icon="filter"
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {narrowed === 0 ? words.filter : words.filterCount({ count: narrowed })}
      </Button>
      <Select
        label={words.sort}
        choices={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
      {open && sheet(() => setOpen(false))}
    </Row>
  );
};
