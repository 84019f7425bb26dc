import type { ItemState } from '../../generated/graphql.ts';
import { addressFilters, lowerCase, oneOf } from '../../platform/address-filters.ts';

/** What the address says about the list: `?state=sold&sort=value-desc`. */
export interface BackpackFilters {
  readonly state: ItemState;
  readonly sort: 'NEWEST' | 'VALUE_DESC' | 'VALUE_ASC';
}

/** In the order of the tabs. */
export const backpackStates = [
  'HELD',
  'RETRIEVING',
  'RETRIEVED',
  'SOLD',
  'EXCHANGED',
  'USED',
  'ESCROWED',
] as const satisfies readonly ItemState[];

/** Tabs that stand there although they hold nothing. */
const ALWAYS: ReadonlySet<ItemState> = new Set(['HELD', 'RETRIEVING', 'SOLD', 'EXCHANGED']);

/** The tabs to show: the usual ones, those that hold something, and the open one. */
export const tabsOf = (
  counts: Readonly<Partial<Record<ItemState, number>>> | undefined,
  open: ItemState,
): readonly ItemState[] =>
  backpackStates.filter((state) => ALWAYS.has(state) || state === open || (counts?.[state] ?? 0) > 0);

export const backpackSorts = ['NEWEST', 'VALUE_DESC', 'VALUE_ASC'] as const;

export const backpackAddress = addressFilters<BackpackFilters>(
  { state: 'HELD', sort: 'NEWEST' },
  { state: oneOf('state', backpackStates, lowerCase), sort: oneOf('sort', backpackSorts, lowerCase) },
);
