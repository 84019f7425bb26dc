import { addressFilters, oneOf } from '../../platform/address-filters.ts';

/** What the address says about the list: `?tab=finished`. */
export const LIST_TABS = ['running', 'finished', 'mine'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export const listAddress = addressFilters<{ readonly tab: ListTab }>(
  { tab: 'running' },
  { tab: oneOf('tab', LIST_TABS) },
);
