import type { ActionType, Balance, FlowKind, Game, RetrievalState } from '../../generated/graphql.ts';
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

/** What the address says about the record centre: `?tab=balance&balance=coin`. Null is everything. */
export interface RecordFilters {
  readonly tab: RecordTab;
  readonly balance: Balance | null;
  readonly action: ActionType | null;
  readonly kind: FlowKind | null;
  readonly game: Game | null;
  readonly state: RetrievalState | null;
}

const nameOf = (value: string): string => value.toLowerCase().replaceAll('_', '-');

const named = <Value extends string>(values: readonly Value[], name: string | null): Value | null =>
  values.find((value) => nameOf(value) === name) ?? null;

/** Anything the address doesn't say, or says wrongly, has its default; `usual` is the tab of the page itself. */
export const filtersFrom = (address: URLSearchParams, usual: RecordTab): RecordFilters => ({
  tab: RECORD_TABS.find((tab) => tab === address.get('tab')) ?? usual,
  balance: named(BALANCES, address.get('balance')),
  action: named(ACTIONS, address.get('action')),
  kind: named(FLOW_KINDS, address.get('kind')),
  game: named(GAME_NAMES, address.get('game')),
  state: named(RETRIEVAL_STATES, address.get('state')),
});

/** The filters that a tab has. */
const OF_TAB: Readonly<Record<RecordTab, readonly (keyof RecordFilters)[]>> = {
  purchases: [],
  balance: ['balance', 'action'],
  flow: ['kind'],
  games: ['game'],
  retrievals: ['state'],
};

/** The address of these filters; defaults and other tabs' filters are left out, other parameters stay. */
export const addressOf = (filters: RecordFilters, usual: RecordTab, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const name of ['tab', 'balance', 'action', 'kind', 'game', 'state']) next.delete(name);
  if (filters.tab !== usual) next.set('tab', filters.tab);
  for (const name of OF_TAB[filters.tab]) {
    const value = filters[name];
    if (value !== null) next.set(name, nameOf(value));
  }
  return next;
};
