/**
 * Whether a step back in the browser's history stays on this site: React Router counts its own entries in `history.state`,
 * from 0 for the page that the visit began with.
 */
export const staysHere = (historyState: unknown): boolean =>
  typeof historyState === 'object' &&
  historyState !== null &&
  'idx' in historyState &&
  typeof historyState.idx === 'number' &&
  historyState.idx > 0;
