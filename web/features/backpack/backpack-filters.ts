import type { BackpackFilter, Game, ItemState, Wear } from '../../generated/graphql.ts';
import {
  addressFilters,
  type FiltersOf,
  flag,
  lowerCase,
  oneOf,
  oneOrAll,
  someOf,
  typed,
} from '../../platform/address-filters.ts';
import { GAMES } from '../../platform/games.ts';
import { keysOf } from '../../platform/keys-of.ts';
import { coins } from '../targets/coins-text.ts';
import { GRADES, WEARS } from '../targets/target-filters.ts';

/** The API looks at so many characters. */
export const MAX_SEARCH = 60;

/** Where an item can be from. */
export type Origin = Game | 'SHOP';
export const ORIGINS: readonly Origin[] = [...keysOf<Game>(GAMES), 'SHOP'];
export const MARKS = ['FAVOURITE', 'LOCKED'] as const;

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

/** The filters that narrow the list; the tab, the order and the stacks aren't part of them. */
const narrowing = {
  search: typed('q', MAX_SEARCH),
  grades: someOf<number>('grade', GRADES),
  wears: someOf<Wear>('wear', WEARS),
  origin: oneOrAll('game', ORIGINS, lowerCase),
  mark: oneOrAll('mark', MARKS, lowerCase),
  minValue: coins('min'),
  maxValue: coins('max'),
};

export const NO_NARROWING = addressFilters(narrowing).usual;

/** The filters of the list, as the address has them: `?state=sold&sort=value-desc&grade=0,1`. */
export const backpackAddress = addressFilters({
  state: oneOf<ItemState>('state', backpackStates, lowerCase),
  sort: oneOf('sort', backpackSorts, lowerCase),
  ...narrowing,
  /** Equal skins together. */
  stacked: flag('stacks'),
});

export type BackpackFilters = FiltersOf<typeof backpackAddress>;

/** How many kinds of narrowing the sheet holds; the search has its own field. */
export const narrowingCount = ({ grades, wears, origin, mark, minValue, maxValue }: BackpackFilters): number =>
  [grades.length > 0, wears.length > 0, origin !== null, mark !== null, minValue !== null || maxValue !== null].filter(
    Boolean,
  ).length;

/** The filter of the query to the API, without the filters that are unset. */
export const questionOf = (filters: BackpackFilters): BackpackFilter => {
  const { grades, wears, origin, mark, minValue, maxValue } = filters;
  const search = filters.search.trim();
  return {
    ...(grades.length > 0 && { grades: [...grades] }),
    ...(wears.length > 0 && { wears: [...wears] }),
    ...(origin === 'SHOP' ? { bought: true } : origin !== null && { game: origin }),
    ...(mark === 'LOCKED' && { locked: true }),
    ...(mark === 'FAVOURITE' && { favourite: true }),
    ...(minValue !== null && { atLeast: minValue }),
    ...(maxValue !== null && { atMost: maxValue }),
    ...(search !== '' && { search }),
  };
};
