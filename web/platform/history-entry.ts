/** What an entry of the browser's history holds. */
interface HistoryEntry {
  /** How many entries of this visit lie before it; 0 where the visit began. */
  readonly depth: number;
  /** What was given along to whoever shows it. */
  readonly carried: unknown;
}

const isEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' &&
  state !== null &&
  'depth' in state &&
  typeof state.depth === 'number' &&
  'carried' in state;

/** Whatever a page of another origin or an older version of this one left is no entry. */
const depthOf = (state: unknown): number => (isEntry(state) ? state.depth : 0);

/** What was given along; null where nothing was. */
export const carriedIn = (state: unknown): unknown => (isEntry(state) ? state.carried : null);

/** The entry that follows on the current one, or takes its place. */
export const entryAfter = (
  current: unknown,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown },
): HistoryEntry => ({ depth: depthOf(current) + (replace ? 0 : 1), carried: state });

/** Whether a step back in the browser's history stays on this site. */
export const staysHere = (state: unknown): boolean => depthOf(state) > 0;
