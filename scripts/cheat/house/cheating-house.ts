import type { House } from '../../start/house.ts';
import type { Rewriting } from '../edge.ts';

/** A house that cheats, with what that brought it. */
export interface CheatingHouse extends House {
  /** How many plays it tried to turn. */
  readonly tried: () => number;
  /** How many of those came out otherwise than the rules had it. */
  readonly turned: () => number;
  /** What it makes of its answers on their way out; absent where it lets them be. */
  readonly rewrite?: Rewriting;
}
