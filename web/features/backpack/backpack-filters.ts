import type { ItemState } from '../../generated/graphql.ts';

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

const nameOf = (value: string): string => value.toLowerCase().replace('_', '-');

const named = <Value extends string>(values: readonly Value[], name: string | null): Value | undefined =>
  values.find((value) => nameOf(value) === name);

/** Anything the address doesn't say, or says wrongly, has its default. */
export const filtersFrom = (address: URLSearchParams): BackpackFilters => ({
  state: named(backpackStates, address.get('state')) ?? 'HELD',
  sort: named(backpackSorts, address.get('sort')) ?? 'NEWEST',
});

/** The address with these filters; defaults are left out, other parameters kept. */
export const addressOf = ({ state, sort }: BackpackFilters, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete('state');
  next.delete('sort');
  if (state !== 'HELD') next.set('state', nameOf(state));
  if (sort !== 'NEWEST') next.set('sort', nameOf(sort));
  return next;
};
