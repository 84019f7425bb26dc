/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n": typeof types.BattleShownDocument,
    "\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n": typeof types.SysConfigDocument,
    "\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n": typeof types.ContractShownDocument,
    "\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HeldPricesDocument,
    "\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n": typeof types.DreamShownDocument,
    "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n": typeof types.ReadMessageDocument,
    "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n": typeof types.RewardPageDocument,
    "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ShopPricesDocument,
    "\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n": typeof types.TargetValueDocument,
    "\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n": typeof types.OwnPhoneDocument,
    "\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n": typeof types.StepUpDocument,
    "\n  query TermsShown {\n    terms\n  }\n": typeof types.TermsShownDocument,
    "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n": typeof types.UpgradeShownDocument,
};
const documents: Documents = {
    "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n": types.BattleShownDocument,
    "\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n": types.SysConfigDocument,
    "\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n": types.ContractShownDocument,
    "\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HeldPricesDocument,
    "\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n": types.DreamShownDocument,
    "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n": types.ReadMessageDocument,
    "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n": types.RewardPageDocument,
    "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ShopPricesDocument,
    "\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n": types.TargetValueDocument,
    "\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n": types.OwnPhoneDocument,
    "\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n": types.StepUpDocument,
    "\n  query TermsShown {\n    terms\n  }\n": types.TermsShownDocument,
    "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n": types.UpgradeShownDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n"): (typeof documents)["\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n"): (typeof documents)["\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n"): (typeof documents)["\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n"): (typeof documents)["\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n"): (typeof documents)["\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n"): (typeof documents)["\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n"): (typeof documents)["\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n"): (typeof documents)["\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TermsShown {\n    terms\n  }\n"): (typeof documents)["\n  query TermsShown {\n    terms\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n"): (typeof documents)["\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;