import type { ActionType, Balance, FlowKind, Game, RetrievalState } from '../../generated/graphql.ts';
import {
  type AddressFilters,
  addressFilters,
  type FiltersOf,
  lowerCase,
  oneOf,
  oneOrAll,
} from '../../platform/address-filters.ts';
import { GAME_NAMES } from '../../platform/games.ts';
import { ACTIONS } from './action-icons.ts';

/** In the order of the tabs. */
export const RECORD_TABS = ['purchases', 'balance', 'flow', 'games', 'retrievals'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

export const BALANCES = ['COIN', 'POINTS', 'LOCKED'] as const satisfies readonly Balance[];
export const FLOW_KINDS = ['DEPOSIT', 'RETRIEVAL', 'TRANSFER'] as const satisfies readonly FlowKind[];
export const RETRIEVAL_STATES = [
  'RETRIEVING',
  'AWAITING_SHIPMENT',
  'AWAITING_RECEIPT',
  'SUCCESS',
  'FAILED',
] as const satisfies readonly RetrievalState[];

const narrowing = {
  balance: oneOrAll('balance', BALANCES, lowerCase),
  action: oneOrAll<ActionType>('action', ACTIONS, lowerCase),
  kind: oneOrAll('kind', FLOW_KINDS, lowerCase),
  game: oneOrAll<Game>('game', GAME_NAMES, lowerCase),
  state: oneOrAll('state', RETRIEVAL_STATES, lowerCase),
};
const { usual: nothing } = addressFilters(narrowing);

const addressOf = (tab: RecordTab) => addressFilters({ tab: oneOf('tab', RECORD_TABS, String, tab), ...narrowing });

/** The filters of the record centre in the address: `?tab=balance&balance=coin`. */
export type RecordFilters = FiltersOf<ReturnType<typeof addressOf>>;

/** The filters that a tab has: the address omits those of other tabs. */
const OF_TAB: Readonly<Record<RecordTab, (filters: RecordFilters) => Partial<RecordFilters>>> = {
  purchases: () => ({}),
  balance: ({ balance, action }) => ({ balance, action }),
  flow: ({ kind }) => ({ kind }),
  games: ({ game }) => ({ game }),
  retrievals: ({ state }) => ({ state }),
};

const withUsual = (tab: RecordTab): AddressFilters<RecordFilters> => {
  const address = addressOf(tab);
  const own = (filters: RecordFilters) => ({ ...nothing, tab: filters.tab, ...OF_TAB[filters.tab](filters) });
  return { ...address, write: (filters, before) => address.write(own(filters), before) };
};

/** By the tab that is usual on the page. */
export const recordAddress = { purchases: withUsual('purchases'), flow: withUsual('flow') } as const;
