/** Modes and paces of battles: the API's names, and those of the rules in small letters. */
export const modes = { CLASSIC: 'classic', UNDERDOG: 'underdog', TERMINAL: 'terminal', SHARED: 'shared' } as const;
export const paces = { NORMAL: 'normal', FAST: 'fast' } as const;

/** The same the other way round. */
export const modeNames = { classic: 'CLASSIC', underdog: 'UNDERDOG', terminal: 'TERMINAL', shared: 'SHARED' } as const;
export const paceNames = { normal: 'NORMAL', fast: 'FAST' } as const;
