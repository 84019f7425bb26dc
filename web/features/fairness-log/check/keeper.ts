import type { LogCheckProgress } from './check-result.ts';

/** The largest check that is kept, as estimated on the heap; on the disk it takes a third. */
const MOST_KEPT_BYTES = 600_000_000;
const FIRST_MS = 5_000;
/** Keeping takes a twentieth of the time at most. */
const SHARE = 20;

interface KeeperParts {
  /** Puts the check aside; `running` unless the player stopped it. Rejects where the browser can't keep it. */
  readonly write: (running: boolean) => Promise<void>;
  /** Milliseconds on any clock that doesn't jump. */
  readonly now: () => number;
}

/** Decides when a check is put aside: seldom enough that it costs little, and never when it is too large. */
export const createKeeper = ({ write, now }: KeeperParts) => {
  let next = now() + FIRST_MS;
  let keeps = true;
  /** The entries that the kept check covers; null before the check began. */
  let kept: number | null = null;
  let newest: LogCheckProgress | null = null;
  const keepNow = async (running: boolean): Promise<void> => {
    const begun = now();
    try {
      await write(running);
      keeps = true;
    } catch {
      // No room, or no storage for this site: the check goes on, but can't be resumed after the page closes.
      keeps = false;
    }
    next = now() + Math.max(FIRST_MS, SHARE * (now() - begun));
  };
  const fits = ({ bytes }: LogCheckProgress): boolean => bytes <= MOST_KEPT_BYTES;
  return {
    /** Where the check may be put aside. */
    pause: async (state: LogCheckProgress): Promise<void> => {
      const { done } = state;
      newest = state;
      const isDue = done === state.total || now() >= next;
      if (kept !== null && done > kept && isDue && fits(state)) await keepNow(true);
      else if (kept !== null) return;
      kept = done;
    },
    /** Makes the next pause put the check aside: a player that hides the page may not come back. */
    soon: (): void => {
      next = 0;
    },
    /** The check ends before it has an answer. */
    interrupted: async (running: boolean): Promise<void> => {
      if (newest !== null && newest.done > 0 && fits(newest)) await keepNow(running);
    },
    keeps: (state: LogCheckProgress): boolean => keeps && fits(state),
  };
};
