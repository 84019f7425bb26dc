import type { BattleFilter, BattleMode, RankPeriod } from '../../../generated/graphql.ts';
import { addressFilters, type FiltersOf, flag, oneOf } from '../../../platform/address-filters.ts';

export const ARENA_TABS = ['current', 'official', 'mine', 'history', 'leaderboard', 'rules'] as const;
export type ArenaTab = (typeof ARENA_TABS)[number];

export const ARENA_STATES = ['any', 'waiting', 'running', 'finished'] as const;
export type ArenaState = (typeof ARENA_STATES)[number];

export const ARENA_MODES = ['any', 'classic', 'underdog', 'terminal', 'shared'] as const;
export type ArenaMode = (typeof ARENA_MODES)[number];

export const RANK_PERIODS = ['day', 'week', 'month'] as const;
export type ArenaPeriod = (typeof RANK_PERIODS)[number];

const withUsual = (mode: ArenaMode) =>
  addressFilters({
    tab: oneOf('tab', ARENA_TABS),
    state: oneOf('state', ARENA_STATES),
    mode: oneOf('mode', ARENA_MODES, String, mode),
    /** Only rooms that the balance pays for. */
    affordable: flag('afford'),
    period: oneOf('period', RANK_PERIODS),
  });

/** The tab and the filters of the arena. The address holds them, so a player can share them and go back to them. */
export type ArenaChoice = FiltersOf<ReturnType<typeof withUsual>>;

/** `/battle` shows every mode at first, `/reverse` the underdog ones. */
export const arenaAddress = { '/battle': withUsual('any'), '/reverse': withUsual('underdog') } as const;

const MODES: Readonly<Record<ArenaMode, BattleMode | null>> = {
  any: null,
  classic: 'CLASSIC',
  underdog: 'UNDERDOG',
  terminal: 'TERMINAL',
  shared: 'SHARED',
};
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

/** The filter of the API request; null where a tab is no list. `coin`: the balance in minor units, null for a guest. */
export const filterOf = ({ tab, state, mode, affordable }: ArenaChoice, coin: number | null): BattleFilter | null => {
  if (tab === 'leaderboard' || tab === 'rules') return null;
  const chosen = statesOf(tab).includes(state) ? state : 'any';
  const scope = scopeOf(tab, chosen);
  // Everything in the history has finished.
  const status = chosen === 'any' || scope === 'HISTORY' ? null : STATUSES[chosen];
  return { scope, mode: MODES[mode], status, maxCost: affordable && tab !== 'history' ? coin : null };
};
