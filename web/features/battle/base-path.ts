import type { BattleMode as LoggedMode } from '../../../engine/fairness/battle-lock.ts';
import type { BattleMode } from '../../generated/graphql.ts';
import { useLocation } from '../../platform/location.tsx';

/** `/reverse` is the arena with underdog battles preset; rooms are the same. */
export type ArenaBase = '/battle' | '/reverse';

const baseOf = (pathname: string): ArenaBase => (pathname.startsWith('/reverse') ? '/reverse' : '/battle');

export const useArenaBase = (): ArenaBase => baseOf(useLocation().pathname);

/** How the API calls a mode of the log. */
export const MODE_OF = {
  classic: 'CLASSIC',
  underdog: 'UNDERDOG',
  terminal: 'TERMINAL',
  shared: 'SHARED',
} as const satisfies Readonly<Record<LoggedMode, BattleMode>>;

/** Where a battle is watched. */
export const baseOfMode = (mode: LoggedMode): ArenaBase => (mode === 'underdog' ? '/reverse' : '/battle');
