import type { Map as PersistentMap } from 'immutable';
import type { Instant } from './decision.ts';

/** The ids of all but the `most` newest: older by their time, and of equal times those whose id comes first. */
export const allButNewest = <Id extends string, One>(
  all: PersistentMap<Id, One>,
  most: number,
  timeOf: (one: One) => Instant,
): readonly Id[] => {
  const excess = all.size - most;
  if (excess <= 0) return [];
  const byAge = [...all].sort(([idA, a], [idB, b]) => timeOf(a) - timeOf(b) || (idA < idB ? -1 : 1));
  return byAge.slice(0, excess).map(([id]) => id);
};
