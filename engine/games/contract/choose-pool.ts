import type { TargetFacts } from '../find-target.ts';
import { MAX_POOL } from './events.ts';
import type { PublishContractPool } from './publish-pool.ts';
import { inPoolOrder, spread } from './table.ts';

/** A pool of everything that the catalog has, or, where that is more than a pool may hold, of what lies evenly between. */
export const choosePool = (offered: readonly TargetFacts[]): PublishContractPool['entries'] =>
  spread(offered.toSorted(inPoolOrder), MAX_POOL).map(({ skin, wear }) => ({ skin, wear }));
