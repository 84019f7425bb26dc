import type { Resolvers } from '../generated/resolvers.ts';
import { actResolvers } from './acts.ts';
import { battleMutationResolvers } from './battle-mutations.ts';
import { battleResolvers } from './battles.ts';
import { catalogResolvers } from './catalog.ts';
import { commandResolvers } from './commands.ts';
import { contestResolvers } from './contests.ts';
import { contractResolvers } from './contract.ts';
import { deliverBeaconResolvers } from './deliver-beacon.ts';
import { depositResolvers } from './deposits.ts';
import { documentResolvers } from './documents.ts';
import { dreamResolvers } from './dream.ts';
import { factorResolvers } from './factors.ts';
import { figureResolvers } from './figures.ts';
import { giveawayMutationResolvers } from './giveaway-mutations.ts';
import { giveawayResolvers } from './giveaways.ts';
import { identityResolvers } from './identity.ts';
import { itemResolvers } from './items.ts';
import { laneResolvers } from './lanes.ts';
import { liabilityResolvers } from './liabilities.ts';
import { liveResolvers } from './live.ts';
import { messageResolvers } from './messages.ts';
import { playResolvers } from './play.ts';
import { playerResolvers } from './player.ts';
import { playerPageResolvers } from './player-page.ts';
import { proofResolvers } from './proof.ts';
import { rankingResolvers } from './rankings.ts';
import { recordResolvers } from './records.ts';
import { retrievalResolvers } from './retrievals.ts';
import { rewardsResolvers } from './rewards.ts';
import { saferPlayResolvers } from './safer-play.ts';
import { searchResolvers } from './search.ts';
import { securityResolvers } from './security.ts';
import { seedResolvers } from './seeds.ts';
import { shopResolvers } from './shop.ts';
import { showcaseResolvers } from './showcase.ts';
import { skinResolvers } from './skins.ts';
import { targetResolvers } from './targets.ts';
import { termsResolvers } from './terms.ts';
import { upgradeResolvers } from './upgrade.ts';

/** Every resolver that isn't the plain property of its model. */
export const resolvers: readonly Resolvers[] = [
  actResolvers,
  battleMutationResolvers,
  battleResolvers,
  catalogResolvers,
  commandResolvers,
  contractResolvers,
  deliverBeaconResolvers,
  depositResolvers,
  documentResolvers,
  dreamResolvers,
  factorResolvers,
  figureResolvers,
  laneResolvers,
  liabilityResolvers,
  giveawayMutationResolvers,
  giveawayResolvers,
  rewardsResolvers,
  identityResolvers,
  itemResolvers,
  liveResolvers,
  messageResolvers,
  playResolvers,
  playerResolvers,
  playerPageResolvers,
  proofResolvers,
  rankingResolvers,
  contestResolvers,
  recordResolvers,
  retrievalResolvers,
  saferPlayResolvers,
  searchResolvers,
  securityResolvers,
  seedResolvers,
  shopResolvers,
  showcaseResolvers,
  skinResolvers,
  targetResolvers,
  termsResolvers,
  upgradeResolvers,
];
