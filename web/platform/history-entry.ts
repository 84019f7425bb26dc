/** Whether a step back in the browser's history stays on this site: the router numbers the entries of a visit from 0. */
export const staysHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0;
