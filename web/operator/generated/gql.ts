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
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": typeof types.FindPlayersDocument,
    "\n  query Now {\n    now {\n      at zone alarms owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n      log { size sealed sealedAt }\n      witnesses { name behind }\n      readModels { name behind }\n      queues { name waiting oldestSince }\n    }\n  }\n": typeof types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": typeof types.ReturnsSinceDocument,
    "\n  query LogState {\n    now { at log { size sealed sealedAt } }\n  }\n": typeof types.LogStateDocument,
};
const documents: Documents = {
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": types.FindPlayersDocument,
    "\n  query Now {\n    now {\n      at zone alarms owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n      log { size sealed sealedAt }\n      witnesses { name behind }\n      readModels { name behind }\n      queues { name waiting oldestSince }\n    }\n  }\n": types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": types.ReturnsSinceDocument,
    "\n  query LogState {\n    now { at log { size sealed sealedAt } }\n  }\n": types.LogStateDocument,
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
export function graphql(source: "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"): (typeof documents)["\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Now {\n    now {\n      at zone alarms owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n      log { size sealed sealedAt }\n      witnesses { name behind }\n      readModels { name behind }\n      queues { name waiting oldestSince }\n    }\n  }\n"): (typeof documents)["\n  query Now {\n    now {\n      at zone alarms owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n      log { size sealed sealedAt }\n      witnesses { name behind }\n      readModels { name behind }\n      queues { name waiting oldestSince }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n"): (typeof documents)["\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogState {\n    now { at log { size sealed sealedAt } }\n  }\n"): (typeof documents)["\n  query LogState {\n    now { at log { size sealed sealedAt } }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;