import type { Instant } from '../../../engine/kernel/decision.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An hour of the last day that stands out from the player's own hours before. */
export interface Burst {
  /** Events of that hour. */
  readonly count: number;
  /** The median of the earlier hours in which there was any; 0 where there were none. */
  readonly usual: number;
}

interface Rule {
  /** Fewer in an hour never stand out. */
  readonly least: number;
  /** So many times the usual count stands out. */
  readonly times: number;
}

const medianOf = (counts: readonly number[]): number => counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0;

/**
 * The busiest hour of the last day, where it is far above the player's own usual hour; null where it isn't.
 * @param ats moments of events, in any order, as far back as the usual is counted from
 */
export const burstIn = (ats: readonly Instant[], now: Instant, { least, times }: Rule): Burst | null => {
  const hours = new Map<number, number>();
  for (const at of ats) {
    const hour = Math.floor(at / HOUR_MS);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  const dayBegan = Math.floor((now - DAY_MS) / HOUR_MS);
  const countsOf = (isWanted: (hour: number) => boolean): readonly number[] =>
    [...hours].filter(([hour]) => isWanted(hour)).map(([, count]) => count);
  const count = Math.max(0, ...countsOf((hour) => hour > dayBegan));
  const usual = medianOf(countsOf((hour) => hour <= dayBegan));
  return count >= least && count > times * usual ? { count, usual } : null;
};
