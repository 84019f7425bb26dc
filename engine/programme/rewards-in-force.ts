import type { World } from '../kernel/world.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import type { RewardTerms } from './rewards-section.ts';

/** What players may count on now; null before terms are published: no bonuses, rewards or rebates then. */
export const rewardsInForce = (world: Pick<World, 'at'> & SeesTerms): RewardTerms | null =>
  inForce(world.terms(), 'rewards', world.at)?.values ?? null;
