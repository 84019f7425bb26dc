import type { BattleFilter, BattleMode, RankPeriod } from '../../../generated/graphql.ts';

export const ARENA_TABS = ['current', 'official', 'mine', 'history', 'leaderboard', 'rules'] as const;
export type ArenaTab = (typeof ARENA_TABS)[number];

export const ARENA_STATES = ['any', 'waiting', 'running', 'finished'] as const;
export type ArenaState = (typeof ARENA_STATES)[number];

export const ARENA_MODES = ['any', 'classic', 'underdog'] as const;
export type ArenaMode = (typeof ARENA_MODES)[number];

export const RANK_PERIODS = ['day', 'week', 'month'] as const;
export type ArenaPeriod = (typeof RANK_PERIODS)[number];

/** What is chosen in the arena. It lives in the address, so that it can be shared and gone back to. */
export interface ArenaChoice {
  readonly tab: ArenaTab;
  readonly state: ArenaState;
  readonly mode: ArenaMode;
  /** Only rooms that the balance pays for. */
  readonly affordable: boolean;
  readonly period: ArenaPeriod;
}

/** `/battle` shows every mode at first, `/reverse` the underdog ones. */
export const startWith = (reverse: boolean): ArenaChoice => ({
  tab: 'current',
  state: 'any',
  mode: reverse ? 'underdog' : 'any',
  affordable: false,
  period: 'day',
});

const oneOf = <Value extends string>(known: readonly Value[], text: string | null, otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

/** Anything the address doesn't say, or says wrongly, is as at first. */
export const choiceFrom = (address: URLSearchParams, start: ArenaChoice): ArenaChoice => ({
  tab: oneOf(ARENA_TABS, address.get('tab'), start.tab),
  state: oneOf(ARENA_STATES, address.get('state'), start.state),
  mode: oneOf(ARENA_MODES, address.get('mode'), start.mode),
  affordable: address.get('afford') === '1',
  period: oneOf(RANK_PERIODS, address.get('period'), start.period),
});

/** The address of a choice; what is as at first is left out, other parameters stay. */
export const addressOf = (choice: ArenaChoice, start: ArenaChoice, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string, first: string): void => {
    if (value === first) next.delete(name);
    else next.set(name, value);
  };
  put('tab', choice.tab, start.tab);
  put('state', choice.state, start.state);
  put('mode', choice.mode, start.mode);
  put('afford', choice.affordable ? '1' : '0', '0');
  put('period', choice.period, start.period);
  return next;
};

const MODES: Readonly<Record<ArenaMode, BattleMode | null>> = { any: null, classic: 'CLASSIC', underdog: 'UNDERDOG' };
export const PERIODS: Readonly<Record<ArenaPeriod, RankPeriod>> = { day: 'DAY', week: 'WEEK', month: 'MONTH' };

/** Which states a tab has to choose from; a history knows finished ones only. */
export const statesOf = (tab: ArenaTab): readonly ArenaState[] =>
  tab === 'current' || tab === 'mine' ? ARENA_STATES : tab === 'official' ? ['any', 'waiting', 'running'] : [];

const STATUSES = { waiting: 'WAITING', running: 'RUNNING', finished: 'FINISHED' } as const;

const scopeOf = (tab: ArenaTab, state: ArenaState): BattleFilter['scope'] => {
  if (tab === 'mine') return 'MINE';
  if (tab === 'official') return 'OFFICIAL';
  return tab === 'history' || state === 'finished' ? 'HISTORY' : 'CURRENT';
};

/** What to ask the API for; null where a tab is no list. `coin`: the balance in minor units, null for a guest. */
export const filterOf = ({ tab, state, mode, affordable }: ArenaChoice, coin: number | null): BattleFilter | null => {
  if (tab === 'leaderboard' || tab === 'rules') return null;
  const chosen = statesOf(tab).includes(state) ? state : 'any';
  const scope = scopeOf(tab, chosen);
  // Everything in the history has finished.
  const status = chosen === 'any' || scope === 'HISTORY' ? null : STATUSES[chosen];
  return { scope, mode: MODES[mode], status, maxCost: affordable && tab !== 'history' ? coin : null };
};
