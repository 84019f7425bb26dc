import { useMessages } from '../../i18n/index.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { TargetFilterSheet } from './TargetFilterSheet.tsx';
import { MAX_SEARCH, narrowingCount, TARGET_SORTS, type TargetFilters } from './target-filters.ts';

interface TargetToolbarProps {
  readonly filters: TargetFilters;
  readonly onChange: (change: Partial<TargetFilters>) => void;
  /** How many the filters leave. */
  readonly found: number;
}

export const TargetToolbar = ({ filters, onChange, found }: TargetToolbarProps) => (
  <ListToolbar
    words={useMessages().targets}
    filters={filters}
    onChange={onChange}
    maxSearch={MAX_SEARCH}
    sorts={TARGET_SORTS}
    narrowed={narrowingCount(filters)}
    sheet={(onClose) => <TargetFilterSheet filters={filters} onChange={onChange} found={found} onClose={onClose} />}
  />
);
