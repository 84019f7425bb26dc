import { useCallback, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { TargetFilterSheet } from './TargetFilterSheet.tsx';
import styles from './TargetToolbar.module.css';
import { MAX_SEARCH, narrowingCount, TARGET_SORTS, type TargetFilters } from './target-filters.ts';
import { useTyped } from './use-typed.ts';

interface TargetToolbarProps {
  readonly filters: TargetFilters;
  readonly onChange: (change: Partial<TargetFilters>) => void;
  /** How many the filters leave. */
  readonly found: number;
}

/** Search, filters behind a button, and the order. */
export const TargetToolbar = ({ filters, onChange, found }: TargetToolbarProps) => {
  const { targets } = useMessages();
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
        <VisuallyHidden>{targets.search}</VisuallyHidden>
        <Icon name="search" size={16} />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH}
          placeholder={targets.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && <IconButton icon="x" label={targets.clearSearch} onClick={() => type('')} />}
      </Row>
      <Button
        variant="ghost"
        icon="filter"
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={() => setSheet(true)}
      >
        {narrowed === 0 ? targets.filter : targets.filterCount({ count: narrowed })}
      </Button>
      <Select
        label={targets.sort}
        choices={TARGET_SORTS.map((value) => ({ value, label: targets.sorts[value] }))}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
      {sheet && (
        <TargetFilterSheet filters={filters} onChange={onChange} found={found} onClose={() => setSheet(false)} />
      )}
    </Row>
  );
};
