import type { Resolvers } from '../generated/resolvers.ts';
import { battleMutations } from './battle-mutations.ts';
import { battleQueries, battleResolvers } from './battles.ts';
import { caseEntryFields, caseFields, catalogQueries, namesFields, skinFields } from './catalog.ts';
import { contractMutations, contractQueries } from './contract.ts';
import { depositMutations, depositOrderFields, depositQueries } from './deposits.ts';
import { documentQueries } from './documents.ts';
import { dreamMutations, dreamPlayFields, dreamQueries, dreamRulesFields } from './dream.ts';
import { factorFields, factorMutations, passkeyFields } from './factors.ts';
import { giveawayMutations } from './giveaway-mutations.ts';
import { giveawayQueries, giveawayResolvers } from './giveaways.ts';
import { couponFields, growthMutations, growthQueries, promotionFields, promotionRecordFields } from './growth.ts';
import { hostSeedQueries } from './host-seeds.ts';
import { apiKeyFields, deviceSessionFields, identityMutations, identityQueries, ownFields } from './identity.ts';
import { backpackQueries, itemFields } from './items.ts';
import { dropFields, liveEventFields, liveQueries, subscriptions } from './live.ts';
import { messageMutations, messageQueries, supportTicketFields } from './messages.ts';
import { playMutations, roundFields, roundQueries, sellResultFields } from './play.ts';
import { meFields, playerMutations, playerQueries, sessionFields, siteFields } from './player.ts';
import { playFields, proofQueries } from './proof.ts';
import { battleRankFields, rankingFields, rankingQueries } from './rankings.ts';
import {
  balanceLogEntryFields,
  flowRecordFields,
  gameRecordFields,
  purchaseRecordFields,
  recordQueries,
} from './records.ts';
import { retrievalFields, retrievalMutations, retrievalQueries } from './retrievals.ts';
import { saferPlayFields, saferPlayMutations, saferPlayQueries } from './safer-play.ts';
import { journalFields, pendingChangeFields, securityFields, securityMutations, securityQueries } from './security.ts';
import { fairnessLogFields, fairnessQueries } from './seeds.ts';
import {
  exchangeResultFields,
  itemShopFields,
  shopListingFields,
  shopMutations,
  shopPurchaseFields,
  shopQueries,
} from './shop.ts';
import { skinQueries, skinWearFields } from './skins.ts';
import { targetFields, targetQueries } from './targets.ts';
import { termsQueries } from './terms.ts';
import { upgradeMutations, upgradePlayFields, upgradeQueries } from './upgrade.ts';

/** Every resolver that isn't the plain property of its model. */
export const resolvers: Resolvers = {
  Query: {
    ...playerQueries,
    ...identityQueries,
    ...catalogQueries,
    ...backpackQueries,
    ...roundQueries,
    ...fairnessQueries,
    ...liveQueries,
    ...targetQueries,
    ...skinQueries,
    ...documentQueries,
    ...upgradeQueries,
    ...dreamQueries,
    ...contractQueries,
    ...battleQueries,
    ...hostSeedQueries,
    ...rankingQueries,
    ...giveawayQueries,
    ...proofQueries,
    ...recordQueries,
    ...growthQueries,
    ...saferPlayQueries,
    ...messageQueries,
    ...depositQueries,
    ...shopQueries,
    ...retrievalQueries,
    ...securityQueries,
    ...termsQueries,
  },
  Mutation: {
    ...playerMutations,
    ...identityMutations,
    ...factorMutations,
    ...playMutations,
    ...upgradeMutations,
    ...dreamMutations,
    ...contractMutations,
    ...battleMutations,
    ...giveawayMutations,
    ...growthMutations,
    ...saferPlayMutations,
    ...messageMutations,
    ...depositMutations,
    ...shopMutations,
    ...retrievalMutations,
    ...securityMutations,
  },
  Subscription: subscriptions,
  ...battleResolvers,
  ...giveawayResolvers,
  ApiKey: apiKeyFields,
  BalanceLogEntry: balanceLogEntryFields,
  BattleRankRow: battleRankFields,
  Case: caseFields,
  CaseEntry: caseEntryFields,
  ConsolationEntry: caseEntryFields,
  Coupon: couponFields,
  DepositOrder: depositOrderFields,
  DeviceSession: deviceSessionFields,
  DreamPlay: dreamPlayFields,
  DreamRules: dreamRulesFields,
  Drop: dropFields,
  ExchangeResult: exchangeResultFields,
  FairnessLog: fairnessLogFields,
  FlowRecord: flowRecordFields,
  GameRecord: gameRecordFields,
  Item: { ...itemFields, ...itemShopFields },
  LiveEvent: liveEventFields,
  Me: { ...meFields, ...ownFields, ...journalFields },
  PendingChange: pendingChangeFields,
  Names: namesFields,
  Passkey: passkeyFields,
  Play: playFields,
  Promotion: promotionFields,
  PromotionRecord: promotionRecordFields,
  PurchaseRecord: purchaseRecordFields,
  RankingRow: rankingFields,
  Retrieval: retrievalFields,
  Round: roundFields,
  SaferPlay: saferPlayFields,
  Security: { ...factorFields, ...securityFields },
  SellResult: sellResultFields,
  Session: sessionFields,
  ShopListing: shopListingFields,
  ShopPurchase: shopPurchaseFields,
  Site: siteFields,
  Skin: { ...skinFields, ...skinWearFields },
  SupportTicket: supportTicketFields,
  Target: targetFields,
  UpgradePlay: upgradePlayFields,
};
