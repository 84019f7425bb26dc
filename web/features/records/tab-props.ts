import type { RecordFilters } from './records-filters.ts';

/** The props of every tab of the record centre. */
export interface TabProps {
  readonly filters: RecordFilters;
  readonly onChange: (change: Partial<RecordFilters>) => void;
}
