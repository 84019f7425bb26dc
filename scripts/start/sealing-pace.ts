export interface SealingPace {
  /** Tells how much is there and how much is sealed; answers for how many milliseconds something waits already. */
  look(size: number, sealed: number): number;
}

/** Measures how long entries wait to be sealed, by looks from time to time. A busy log is never sealed to its end. */
export const sealingPace = (now: () => number): SealingPace => {
  /** What was there at some look, and is waited for since then. */
  let awaited: { readonly size: number; readonly since: number } | null = null;
  return {
    look: (size, sealed) => {
      if (sealed >= size) awaited = null;
      else if (awaited === null || sealed >= awaited.size) awaited = { size, since: now() };
      return awaited === null ? 0 : now() - awaited.since;
    },
  };
};
