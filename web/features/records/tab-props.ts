import type { RecordFilters } from './records-filters.ts';

/** What every tab of the record centre gets. */
export interface TabProps {
  readonly filters: RecordFilters;
  readonly onChange: (change: Partial<RecordFilters>) => void;
}
