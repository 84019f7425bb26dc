/** Clients that the site takes back in a second without slowing plays: docs/benchmarks.md, "Everybody cut off at once". */
const BACK_PER_SECOND = 200;
const LONGEST_MS = 60_000;

/** The window over which so many clients come back, in whole seconds; 0 where they are few. */
export const reconnectSpreadMs = (listeners: number): number =>
  listeners <= BACK_PER_SECOND ? 0 : Math.min(LONGEST_MS, Math.ceil(listeners / BACK_PER_SECOND) * 1_000);
