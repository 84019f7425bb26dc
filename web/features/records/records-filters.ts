import type { ActionType, Balance, FlowKind, Game, RetrievalState } from '../../generated/graphql.ts';
import { type AddressFilters, addressFilters, lowerCase, oneOf } from '../../platform/address-filters.ts';
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

/** The filters of the record centre in the address: `?tab=balance&balance=coin`. Null is everything. */
export interface RecordFilters {
  readonly tab: RecordTab;
  readonly balance: Balance | null;
  readonly action: ActionType | null;
  readonly kind: FlowKind | null;
  readonly game: Game | null;
  readonly state: RetrievalState | null;
}

const NOTHING = { balance: null, action: null, kind: null, game: null, state: null } as const;

/** The filters that a tab has: the address omits those of other tabs. */
const OF_TAB: Readonly<Record<RecordTab, (filters: RecordFilters) => Partial<RecordFilters>>> = {
  purchases: () => ({}),
  balance: ({ balance, action }) => ({ balance, action }),
  flow: ({ kind }) => ({ kind }),
  games: ({ game }) => ({ game }),
  retrievals: ({ state }) => ({ state }),
};

const withUsual = (usual: RecordTab): AddressFilters<RecordFilters> => {
  const address = addressFilters<RecordFilters>(
    { tab: usual, ...NOTHING },
    {
      tab: oneOf('tab', RECORD_TABS),
      balance: oneOf('balance', BALANCES, lowerCase),
      action: oneOf('action', ACTIONS, lowerCase),
      kind: oneOf('kind', FLOW_KINDS, lowerCase),
      game: oneOf('game', GAME_NAMES, lowerCase),
      state: oneOf('state', RETRIEVAL_STATES, lowerCase),
    },
  );
  const own = (filters: RecordFilters): RecordFilters => ({
    ...NOTHING,
    tab: filters.tab,
    ...OF_TAB[filters.tab](filters),
  });
  return { ...address, write: (filters, before) => address.write(own(filters), before) };
};

/** By the tab that is usual on the page. */
export const recordAddress = { purchases: withUsual('purchases'), flow: withUsual('flow') } as const;
