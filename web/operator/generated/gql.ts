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
    "\n  query Me {\n    me { id name roles scopes }\n  }\n": typeof types.MeDocument,
    "\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n": typeof types.StandingFragmentDoc,
    "\n  query StandingNow {\n    now { ...Standing }\n  }\n": typeof types.StandingNowDocument,
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": typeof types.FindPlayersDocument,
    "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount text reason }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.ActsDocument,
    "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.ProposalsDocument,
    "\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n": typeof types.ApproveActDocument,
    "\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n": typeof types.RefuseActDocument,
    "\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n": typeof types.WithdrawActDocument,
    "\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n": typeof types.BreakGlassDocument,
    "\n  query ActRules {\n    actRules { breakGlass }\n  }\n": typeof types.ActRulesDocument,
    "\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n": typeof types.ReviewActDocument,
    "\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.JournalDocument,
    "\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n": typeof types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": typeof types.ReturnsSinceDocument,
    "\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n": typeof types.OperatorsDocument,
    "\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n": typeof types.InviteOperatorDocument,
    "\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n": typeof types.SetOperatorRolesDocument,
    "\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n": typeof types.EndOperatorDocument,
    "\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n": typeof types.EndOperatorSessionsDocument,
    "\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n": typeof types.PayerDocument,
    "\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n": typeof types.ProposeReversalDocument,
    "\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n": typeof types.PlayerDocument,
    "\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n": typeof types.PlayerTimelineDocument,
    "\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n": typeof types.ProposeCorrectionDocument,
    "\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n": typeof types.RevealIdentityDocument,
    "\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": typeof types.PlayersDocument,
    "\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n": typeof types.ReportDocument,
    "\n  query SiteTime {\n    now { at zone }\n  }\n": typeof types.SiteTimeDocument,
    "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n": typeof types.RetrievalsDocument,
    "\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n": typeof types.WaitingRetrievalsDocument,
    "\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n": typeof types.ReturnsDocument,
    "\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n": typeof types.TicketsDocument,
};
const documents: Documents = {
    "\n  query Me {\n    me { id name roles scopes }\n  }\n": types.MeDocument,
    "\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n": types.StandingFragmentDoc,
    "\n  query StandingNow {\n    now { ...Standing }\n  }\n": types.StandingNowDocument,
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": types.FindPlayersDocument,
    "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount text reason }\n      hasNextPage endCursor\n    }\n  }\n": types.ActsDocument,
    "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n": types.ProposalsDocument,
    "\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n": types.ApproveActDocument,
    "\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n": types.RefuseActDocument,
    "\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n": types.WithdrawActDocument,
    "\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n": types.BreakGlassDocument,
    "\n  query ActRules {\n    actRules { breakGlass }\n  }\n": types.ActRulesDocument,
    "\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n": types.ReviewActDocument,
    "\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n": types.JournalDocument,
    "\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n": types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": types.ReturnsSinceDocument,
    "\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n": types.OperatorsDocument,
    "\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n": types.InviteOperatorDocument,
    "\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n": types.SetOperatorRolesDocument,
    "\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n": types.EndOperatorDocument,
    "\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n": types.EndOperatorSessionsDocument,
    "\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n": types.OrdersDocument,
    "\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n": types.PayerDocument,
    "\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n": types.ProposeReversalDocument,
    "\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n": types.PlayerDocument,
    "\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n": types.PlayerTimelineDocument,
    "\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n": types.ProposeCorrectionDocument,
    "\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n": types.RevealIdentityDocument,
    "\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": types.PlayersDocument,
    "\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n": types.ReportDocument,
    "\n  query SiteTime {\n    now { at zone }\n  }\n": types.SiteTimeDocument,
    "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n": types.RetrievalsDocument,
    "\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n": types.WaitingRetrievalsDocument,
    "\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n": types.ReturnsDocument,
    "\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n": types.TicketsDocument,
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
export function graphql(source: "\n  query Me {\n    me { id name roles scopes }\n  }\n"): (typeof documents)["\n  query Me {\n    me { id name roles scopes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n"): (typeof documents)["\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StandingNow {\n    now { ...Standing }\n  }\n"): (typeof documents)["\n  query StandingNow {\n    now { ...Standing }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"): (typeof documents)["\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount text reason }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount text reason }\n      hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n"): (typeof documents)["\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n"): (typeof documents)["\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n"): (typeof documents)["\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n"): (typeof documents)["\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActRules {\n    actRules { breakGlass }\n  }\n"): (typeof documents)["\n  query ActRules {\n    actRules { breakGlass }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n"): (typeof documents)["\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n"): (typeof documents)["\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n"): (typeof documents)["\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n"): (typeof documents)["\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n"): (typeof documents)["\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n"): (typeof documents)["\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n"): (typeof documents)["\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n"): (typeof documents)["\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n"): (typeof documents)["\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n"): (typeof documents)["\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n"): (typeof documents)["\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n"): (typeof documents)["\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"): (typeof documents)["\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n"): (typeof documents)["\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteTime {\n    now { at zone }\n  }\n"): (typeof documents)["\n  query SiteTime {\n    now { at zone }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n"): (typeof documents)["\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n"): (typeof documents)["\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n"): (typeof documents)["\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;