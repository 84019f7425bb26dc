import type { SealerLease } from './sealer-lease.ts';

/** A sealer's knowledge of its lease between two looks at it. */
export interface Leadership {
  isHeld(): boolean;
  /** Takes or prolongs the lease; calls meanwhile share one look at the lease. */
  hold(): Promise<void>;
  /** The lease turned out to be lost. */
  lose(): void;
  /** Whether the lease was gained or lost since the last call; true the first time. */
  hasChanged(): boolean;
}

/** @param onChange called with the new epoch, null when another sealer signs. */
export const leadershipBy = (lease: SealerLease, onChange: (epoch: number | null) => void): Leadership => {
  let epoch: number | null = null;
  let changed = true;
  let holding: Promise<void> | null = null;
  const become = (now: number | null): void => {
    if (now === epoch) return;
    epoch = now;
    changed = true;
    onChange(now);
  };
  return {
    isHeld: () => epoch !== null,
    hold: () => {
      holding ??= lease
        .hold()
        .then(become)
        .finally(() => {
          holding = null;
        });
      return holding;
    },
    lose: () => become(null),
    hasChanged: () => {
      const had = changed;
      changed = false;
      return had;
    },
  };
};
