import type { Resolvers } from '../generated/resolvers.ts';
import { battleMutations } from './battle-mutations.ts';
import { battleQueries, battleResolvers } from './battles.ts';
import { caseEntryFields, caseFields, catalogQueries, namesFields, skinFields } from './catalog.ts';
import { dreamMutations, dreamPlayFields, dreamQueries, dreamRulesFields } from './dream.ts';
import { giveawayMutations } from './giveaway-mutations.ts';
import { giveawayQueries, giveawayResolvers } from './giveaways.ts';
import { hostSeedQueries } from './host-seeds.ts';
import { backpackQueries, itemFields } from './items.ts';
import { dropFields, liveEventFields, liveQueries, subscriptions } from './live.ts';
import { playMutations, sellResultFields } from './play.ts';
import { meFields, playerMutations, playerQueries, sessionFields } from './player.ts';
import { playFields, proofQueries } from './proof.ts';
import { battleRankFields, rankingFields, rankingQueries } from './rankings.ts';
import { roundFields, roundQueries } from './rounds.ts';
import { fairnessLogFields, fairnessQueries } from './seeds.ts';
import { targetFields, targetQueries } from './targets.ts';
import { upgradeMutations, upgradePlayFields, upgradeQueries } from './upgrade.ts';

/** Every resolver that isn't the plain property of its model. */
export const resolvers: Resolvers = {
  Query: {
    ...playerQueries,
    ...catalogQueries,
    ...backpackQueries,
    ...roundQueries,
    ...fairnessQueries,
    ...liveQueries,
    ...targetQueries,
    ...upgradeQueries,
    ...dreamQueries,
    ...battleQueries,
    ...hostSeedQueries,
    ...rankingQueries,
    ...giveawayQueries,
    ...proofQueries,
  },
  Mutation: {
    ...playerMutations,
    ...playMutations,
    ...upgradeMutations,
    ...dreamMutations,
    ...battleMutations,
    ...giveawayMutations,
  },
  Subscription: subscriptions,
  ...battleResolvers,
  ...giveawayResolvers,
  BattleRankRow: battleRankFields,
  Case: caseFields,
  CaseEntry: caseEntryFields,
  ConsolationEntry: caseEntryFields,
  DreamPlay: dreamPlayFields,
  DreamRules: dreamRulesFields,
  Drop: dropFields,
  FairnessLog: fairnessLogFields,
  Item: itemFields,
  LiveEvent: liveEventFields,
  Me: meFields,
  Names: namesFields,
  Play: playFields,
  RankingRow: rankingFields,
  Round: roundFields,
  SellResult: sellResultFields,
  Session: sessionFields,
  Skin: skinFields,
  Target: targetFields,
  UpgradePlay: upgradePlayFields,
};
