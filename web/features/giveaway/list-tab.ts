import { addressFilters, oneOf } from '../../platform/address-filters.ts';

/** The tabs of the list in the address: `?tab=finished`. */
export const LIST_TABS = ['running', 'finished', 'mine'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export const listAddress = addressFilters({ tab: oneOf('tab', LIST_TABS) });
