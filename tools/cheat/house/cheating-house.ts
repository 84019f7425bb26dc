import type { House } from '../../../scripts/start/house.ts';
import type { Rewriting } from '../edge.ts';

/** A house that cheats, with the counts of its tries. */
export interface CheatingHouse extends House {
  /** How many plays it tried to turn. */
  readonly tried: () => number;
  /** How many of those came out otherwise than the rules had it. */
  readonly turned: () => number;
  /** Rewrites the answers of the house on their way out; absent where they stay unchanged. */
  readonly rewrite?: Rewriting;
}
