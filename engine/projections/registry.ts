import { actProposals } from './act-proposals.ts';
import { acts } from './acts.ts';
import { battles } from './battles.ts';
import { catalog } from './catalog.ts';
import { contests } from './contests.ts';
import { flows } from './flows.ts';
import { giveaways } from './giveaways.ts';
import { ledger } from './ledger.ts';
import { live } from './live.ts';
import { movements } from './movements.ts';
import { plays } from './plays.ts';
import type { Projection } from './projection.ts';
import { rankings } from './rankings.ts';
import { retrievals } from './retrievals.ts';
import { returns } from './returns.ts';
import { reversals } from './reversals.ts';
import { rewards } from './rewards.ts';
import { seedPairs } from './seed-pairs.ts';
import { serials } from './serials.ts';
import { shopListings } from './shop-listings.ts';
import { shopPurchases } from './shop-purchases.ts';
import { statistics } from './statistics.ts';
import { untold } from './untold.ts';
import { wagering } from './wagering.ts';

/**
 * Every read model that follows the log, in the order in which they take their turns: the most watched come first.
 * Adding one is a file and a line here.
 */
export const projections: readonly Projection[] = [
  catalog,
  live,
  battles,
  plays,
  seedPairs,
  giveaways,
  rankings,
  contests,
  wagering,
  movements,
  flows,
  reversals,
  rewards,
  untold,
  statistics,
  serials,
  returns,
  ledger,
  shopListings,
  shopPurchases,
  retrievals,
  acts,
  actProposals,
];

export const projectionNamed = (name: string): Projection | undefined =>
  projections.find((projection) => projection.name === name);
