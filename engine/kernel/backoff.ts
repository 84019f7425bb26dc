/** Pauses that double with every failure in a row, so that what is away isn't kept busy by asking. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after so many failures in a row, from one on. */
export const pauseAfter = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
