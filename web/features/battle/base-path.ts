import { useLocation } from 'react-router-dom';

/** `/reverse` is the arena with underdog battles preset; rooms are the same. */
export type ArenaBase = '/battle' | '/reverse';

const baseOf = (pathname: string): ArenaBase => (pathname.startsWith('/reverse') ? '/reverse' : '/battle');

export const useArenaBase = (): ArenaBase => baseOf(useLocation().pathname);
