/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TermsInForce } from '../../../engine/terms/in-force.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Balance =
  | 'COIN'
  /** Bonuses: they become coin at 2 % of settled wagering. */
  | 'LOCKED'
  | 'POINTS';

export type RewardState =
  | 'CLAIMABLE'
  | 'CLAIMED'
  /** Not enough was deposited today. */
  | 'LOCKED';

/** The languages the site's own texts come in. */
export type SiteLocale =
  | 'EN'
  | 'ZH_CN'
  | 'ZH_TW';

export type Wear =
  | 'BS'
  | 'FN'
  | 'FT'
  | 'MW'
  | 'WW';

export type BattleShownQueryVariables = Exact<{ [key: string]: never; }>;


export type BattleShownQuery = { site: { beacon: { expected: string } }, hostSeeds: { battle: { publicHash: string } }, cases: Array<{ slug: string, oddsHash: string }> };

export type SysConfigQueryVariables = Exact<{
  locale: SiteLocale;
}>;


export type SysConfigQuery = { site: { demo: boolean, switchBalanceType: boolean, showExchange: boolean, showPublic: boolean, transfersToPlayers: boolean, steam: boolean, retrieval: boolean, deposits: boolean }, notices: Array<{ title: string }> };

export type ContractShownQueryVariables = Exact<{
  stake: number;
}>;


export type ContractShownQuery = { contract: { terms: string } | null, contractTable: { hash: string } | null };

export type HeldPricesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type HeldPricesQuery = { backpack: { edges: Array<{ node: { id: string, worth: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DreamShownQueryVariables = Exact<{ [key: string]: never; }>;


export type DreamShownQuery = { dream: { terms: string, returnPercent: number, minTickets: number, maxTickets: number, consolationSum: string, consolationHash: string } | null };

export type ReadMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type ReadMessageMutation = { readMessages: number };

export type RewardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardPageQuery = { dailyReward: { deposited: number, resetTime: string, tiers: Array<{ reward: number, state: RewardState, id: number, threshold: number }> }, vip: { grade: number, grades: Array<{ reward: number, claimed: boolean, id: number }> } };

export type ShopPricesQueryVariables = Exact<{
  balance: Balance;
  after?: string | null | undefined;
}>;


export type ShopPricesQuery = { shop: { edges: Array<{ node: { id: string, price: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TargetValueQueryVariables = Exact<{
  id: string | number;
}>;


export type TargetValueQuery = { skin: { wears: Array<{ wear: Wear | null, value: number }> } | null };

export type OwnPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPhoneQuery = { me: { phone: string } | null };

export type StepUpMutationVariables = Exact<{
  smsCode: string;
}>;


export type StepUpMutation = { verifyAction: { ticket: string } };

export type TermsShownQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsShownQuery = { terms: TermsInForce | null };

export type UpgradeShownQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeShownQuery = { upgrade: { terms: string, returnPercent: number } };


export const BattleShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BattleShown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beacon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicHash"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"oddsHash"}}]}}]}}]} as unknown as DocumentNode<BattleShownQuery, BattleShownQueryVariables>;
export const SysConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SysConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteLocale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"switchBalanceType"}},{"kind":"Field","name":{"kind":"Name","value":"showExchange"}},{"kind":"Field","name":{"kind":"Name","value":"showPublic"}},{"kind":"Field","name":{"kind":"Name","value":"transfersToPlayers"}},{"kind":"Field","name":{"kind":"Name","value":"steam"}},{"kind":"Field","name":{"kind":"Name","value":"retrieval"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"top"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SysConfigQuery, SysConfigQueryVariables>;
export const ContractShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractShown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stake"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stake"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stake"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}}]} as unknown as DocumentNode<ContractShownQuery, ContractShownQueryVariables>;
export const HeldPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backpack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"worth"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<HeldPricesQuery, HeldPricesQueryVariables>;
export const DreamShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DreamShown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"returnPercent"}},{"kind":"Field","name":{"kind":"Name","value":"minTickets"}},{"kind":"Field","name":{"kind":"Name","value":"maxTickets"}},{"kind":"Field","name":{"kind":"Name","value":"consolationSum"}},{"kind":"Field","name":{"kind":"Name","value":"consolationHash"}}]}}]}}]} as unknown as DocumentNode<DreamShownQuery, DreamShownQueryVariables>;
export const ReadMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ReadMessageMutation, ReadMessageMutationVariables>;
export const RewardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","alias":{"kind":"Name","value":"resetTime"},"name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"tier"}},{"kind":"Field","alias":{"kind":"Name","value":"threshold"},"name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}}]}}]}}]}}]} as unknown as DocumentNode<RewardPageQuery, RewardPageQueryVariables>;
export const ShopPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"balance"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Balance"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"balance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"balance"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ShopPricesQuery, ShopPricesQueryVariables>;
export const TargetValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wear"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<TargetValueQuery, TargetValueQueryVariables>;
export const OwnPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<OwnPhoneQuery, OwnPhoneQueryVariables>;
export const StepUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"smsCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"smsCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"smsCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}}]} as unknown as DocumentNode<StepUpMutation, StepUpMutationVariables>;
export const TermsShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsShown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}}]}}]} as unknown as DocumentNode<TermsShownQuery, TermsShownQueryVariables>;
export const UpgradeShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpgradeShown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"returnPercent"}}]}}]}}]} as unknown as DocumentNode<UpgradeShownQuery, UpgradeShownQueryVariables>;