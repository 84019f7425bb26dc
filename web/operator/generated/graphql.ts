/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DebtKind =
  /** Stakes of battles that aren't settled. */
  | 'BATTLES'
  /** Balances in coin. */
  | 'COIN'
  /** Items in backpacks. */
  | 'ITEMS'
  /** Bonuses that are locked until enough is wagered. */
  | 'LOCKED'
  /** Points, as the coin that they become. */
  | 'POINTS'
  /** Prizes of giveaways that aren't drawn. */
  | 'PRIZES'
  /** Items on their way to Steam. */
  | 'RETRIEVALS';

/** The way in which a text led to a player. */
export type PlayerFoundBy =
  /** A seat of the battle, or its creator. */
  | 'BATTLE'
  | 'COUPON'
  | 'DEPOSIT'
  /** The host of the giveaway, its winners, and its first entrants. */
  | 'GIVEAWAY'
  /** A redemption of the Golden Code of that id, the newest ones. The code itself is a secret, and finds no player. */
  | 'GOLDEN_CODE'
  /** The owner of the item. */
  | 'ITEM'
  | 'MAIL'
  | 'NICKNAME'
  | 'PHONE'
  | 'PLAYER'
  /** Each player whom the entry at that position concerns. */
  | 'POSITION'
  /** The owner of the promotion code. */
  | 'PROMOTION_CODE'
  /** A purchase in the shop. */
  | 'PURCHASE'
  | 'RETRIEVAL'
  | 'ROUND'
  | 'SEED_PAIR'
  | 'STEAM'
  | 'TICKET';

export type FindPlayersQueryVariables = Exact<{
  text: string;
}>;


export type FindPlayersQuery = { players: Array<{ playerId: string, nickname: string | null, by: PlayerFoundBy, reference: string }> };

export type NowQueryVariables = Exact<{ [key: string]: never; }>;


export type NowQuery = { now: { at: string, zone: string, alarms: Array<string>, owed: number, income: Array<{ days: number, from: string, plays: number, income: number, expected: number, low: number, high: number, deviation: number | null, telling: boolean }>, days: Array<{ day: string, cumulativeIncome: number, cumulativeExpected: number, cumulativeSigma: number, plays: number }>, pace: { perMinute: number, usual: number | null }, minutes: Array<{ since: string, perMinute: number, usual: number | null }>, owedBy: Array<{ kind: DebtKind, amount: number }>, retrievals: Array<{ state: string, count: number, oldestSince: string }>, retrievalsByAge: Array<{ fromHours: number, toHours: number | null, count: number, value: number }>, log: { size: string, sealed: string, sealedAt: string | null }, witnesses: Array<{ name: string, behind: number | null }>, readModels: Array<{ name: string, behind: number }>, queues: Array<{ name: string, waiting: number, oldestSince: string | null }> } };

export type ReturnsSinceQueryVariables = Exact<{
  from?: string | null | undefined;
}>;


export type ReturnsSinceQuery = { report: { from: string, totals: { plays: number, staked: number, won: number, income: number, expected: number, deviation: number | null, telling: boolean }, games: Array<{ game: string, plays: number, staked: number, won: number, income: number, expected: number, deviation: number | null, telling: boolean }> } };

export type LogStateQueryVariables = Exact<{ [key: string]: never; }>;


export type LogStateQuery = { now: { at: string, log: { size: string, sealed: string, sealedAt: string | null } } };


export const FindPlayersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPlayers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<FindPlayersQuery, FindPlayersQueryVariables>;
export const NowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"alarms"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"income"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"telling"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"cumulativeIncome"}},{"kind":"Field","name":{"kind":"Name","value":"cumulativeExpected"}},{"kind":"Field","name":{"kind":"Name","value":"cumulativeSigma"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perMinute"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"perMinute"}},{"kind":"Field","name":{"kind":"Name","value":"usual"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retrievals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retrievalsByAge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromHours"}},{"kind":"Field","name":{"kind":"Name","value":"toHours"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witnesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSince"}}]}}]}}]}}]} as unknown as DocumentNode<NowQuery, NowQueryVariables>;
export const ReturnsSinceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnsSince"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plays"}},{"kind":"Field","name":{"kind":"Name","value":"staked"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"telling"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}},{"kind":"Field","name":{"kind":"Name","value":"staked"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"telling"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnsSinceQuery, ReturnsSinceQueryVariables>;
export const LogStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LogStateQuery, LogStateQueryVariables>;