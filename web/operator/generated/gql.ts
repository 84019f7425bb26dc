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
    "\n  query CaseNames {\n    caseNames { slug names { zhCN zhTW en } }\n  }\n": typeof types.CaseNamesDocument,
    "\n  subscription Changed {\n    changed { topics }\n  }\n": typeof types.ChangedDocument,
    "\n  query Me {\n    me { id name roles scopes }\n  }\n": typeof types.MeDocument,
    "\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n": typeof types.StandingFragmentDoc,
    "\n  query StandingNow {\n    now { ...Standing }\n  }\n": typeof types.StandingNowDocument,
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": typeof types.FindPlayersDocument,
    "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount reason facts { name value } }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.ActsDocument,
    "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what of before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.ProposalsDocument,
    "\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n": typeof types.ApproveActDocument,
    "\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n": typeof types.RefuseActDocument,
    "\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n": typeof types.WithdrawActDocument,
    "\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n": typeof types.BreakGlassDocument,
    "\n  query ActRules {\n    actRules { breakGlass }\n  }\n": typeof types.ActRulesDocument,
    "\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n": typeof types.ReviewActDocument,
    "\n  query Campaigns {\n    campaigns @args { kind id zhCN zhTW en from to count prizes }\n  }\n": typeof types.CampaignsDocument,
    "\n  query Codes($after: String) {\n    codes(first: 10, after: $after) { codes { id batch uses used points bonus createdAt expiresAt } hasNextPage endCursor }\n  }\n": typeof types.CodesDocument,
    "\n  query Notices {\n    notices { id from until zhCN { title body } zhTW { title body } en { title body } }\n  }\n": typeof types.NoticesDocument,
    "\n  query TermsCheck {\n    termsCheck { holds edge caseReturn rules { rule step pays takes base arithmetic holds } }\n  }\n": typeof types.TermsCheckDocument,
    "\n  mutation IssueCodes {\n    issueCodes @args { codes { code id uses points bonus expiresAt } }\n  }\n": typeof types.IssueCodesDocument,
    "\n  mutation RevokeCodes {\n    revokeCodes @args { revoked }\n  }\n": typeof types.RevokeCodesDocument,
    "\n  mutation PublishNotice {\n    publishNotice @args { id }\n  }\n": typeof types.PublishNoticeDocument,
    "\n  mutation WithdrawNotice {\n    withdrawNotice @args { id }\n  }\n": typeof types.WithdrawNoticeDocument,
    "\n  mutation ProposeCampaign {\n    proposeAct @args { id position }\n  }\n": typeof types.ProposeCampaignDocument,
    "\n  query CatalogCases {\n    catalogCases {\n      slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until\n    }\n  }\n": typeof types.CatalogCasesDocument,
    "\n  query CatalogCase {\n    catalogCase @args {\n      case { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n      entries { skin wear tickets value }\n      versions { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n    }\n  }\n": typeof types.CatalogCaseDocument,
    "\n  query CatalogExport {\n    catalogExport @args\n  }\n": typeof types.CatalogExportDocument,
    "\n  query CatalogSkins {\n    catalogSkins(first: 20) @args {\n      id family familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } grade\n      art { family pattern palette } wears { wear floatMin floatMax value }\n    }\n  }\n": typeof types.CatalogSkinsDocument,
    "\n  query CatalogTables {\n    catalogTables {\n      consolation { version hash mean least most entries { skin wear tickets value } }\n      pool { version hash mean least most entries { skin wear tickets value } }\n    }\n  }\n": typeof types.CatalogTablesDocument,
    "\n  query CatalogDrafts {\n    catalogDrafts { id name version cases savedBy savedByName savedAt proposal }\n  }\n": typeof types.CatalogDraftsDocument,
    "\n  query CatalogDraft {\n    catalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n": typeof types.CatalogDraftDocument,
    "\n  mutation SaveCatalogDraft {\n    saveCatalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n": typeof types.SaveCatalogDraftDocument,
    "\n  mutation DiscardCatalogDraft {\n    discardCatalogDraft @args\n  }\n": typeof types.DiscardCatalogDraftDocument,
    "\n  mutation ProposeCatalogDraft {\n    proposeCatalogDraft @args { id position }\n  }\n": typeof types.ProposeCatalogDraftDocument,
    "\n  mutation ProposeContractPool {\n    proposeContractPool @args { id position }\n  }\n": typeof types.ProposeContractPoolDocument,
    "\n  query ShopListings {\n    shopListings { id skin wear balance stock }\n  }\n": typeof types.ShopListingsDocument,
    "\n  mutation ProposeListing {\n    proposeListing @args { id position }\n  }\n": typeof types.ProposeListingDocument,
    "\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.JournalDocument,
    "\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n": typeof types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": typeof types.ReturnsSinceDocument,
    "\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n": typeof types.OperatorsDocument,
    "\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n": typeof types.InviteOperatorDocument,
    "\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n": typeof types.SetOperatorRolesDocument,
    "\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n": typeof types.EndOperatorDocument,
    "\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n": typeof types.EndOperatorSessionsDocument,
    "\n  query PaymentDesk {\n    channels { id name provider state reason changedByName changedAt }\n    refusedWebhooks { hour provider reason count lastAt }\n  }\n": typeof types.PaymentDeskDocument,
    "\n  mutation SetChannel {\n    setChannel @args { id name provider state reason changedByName changedAt }\n  }\n": typeof types.SetChannelDocument,
    "\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n": typeof types.PayerDocument,
    "\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n": typeof types.ProposeReversalDocument,
    "\n  mutation BlockPlayer($playerId: ID!, $reason: String!, $until: DateTime, $commandId: ID!) {\n    blockPlayer(playerId: $playerId, reason: $reason, until: $until, commandId: $commandId) { restrictions { id } }\n  }\n": typeof types.BlockPlayerDocument,
    "\n  mutation HoldPlayer($playerId: ID!, $reason: String!, $until: DateTime, $scope: HoldScope, $commandId: ID!) {\n    holdPlayer(playerId: $playerId, reason: $reason, until: $until, scope: $scope, commandId: $commandId) {\n      restrictions { id }\n    }\n  }\n": typeof types.HoldPlayerDocument,
    "\n  mutation UnblockPlayer($playerId: ID!, $reason: String!) {\n    unblockPlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n": typeof types.UnblockPlayerDocument,
    "\n  mutation ReleasePlayer($playerId: ID!, $reason: String!) {\n    releasePlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n": typeof types.ReleasePlayerDocument,
    "\n  mutation SignOutPlayer($playerId: ID!, $reason: String!) {\n    signOutPlayer(playerId: $playerId, reason: $reason) { count }\n  }\n": typeof types.SignOutPlayerDocument,
    "\n  mutation LimitPlayer($playerId: ID!, $kind: LimitKind!, $period: LimitPeriod!, $amount: Money!, $reason: String!) {\n    limitPlayer(playerId: $playerId, kind: $kind, period: $period, amount: $amount, reason: $reason) { before amount }\n  }\n": typeof types.LimitPlayerDocument,
    "\n  query PlayerFlags($playerId: ID!) {\n    playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual }\n  }\n": typeof types.PlayerFlagsDocument,
    "\n  query PlayerNotes($playerId: ID!) {\n    playerNotes(playerId: $playerId) { id about text by byName at withdrawnAt }\n  }\n": typeof types.PlayerNotesDocument,
    "\n  mutation AddPlayerNote($playerId: ID!, $text: String!, $commandId: ID!) {\n    addPlayerNote(playerId: $playerId, text: $text, commandId: $commandId) { id }\n  }\n": typeof types.AddPlayerNoteDocument,
    "\n  mutation WithdrawPlayerNote($id: ID!) {\n    withdrawPlayerNote(id: $id) { id }\n  }\n": typeof types.WithdrawPlayerNoteDocument,
    "\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n": typeof types.PlayerDocument,
    "\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n": typeof types.PlayerTimelineDocument,
    "\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n": typeof types.ProposeCorrectionDocument,
    "\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n": typeof types.RevealIdentityDocument,
    "\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": typeof types.PlayersDocument,
    "\n  query Reconcile {\n    reconcile @args {\n      provider from to payments others\n      sums { outcome currency count inFile here }\n      differences { outcome line reference order player at inFile currency here orderCurrency }\n    }\n  }\n": typeof types.ReconcileDocument,
    "\n  query PaymentProviders {\n    channels { id provider }\n  }\n": typeof types.PaymentProvidersDocument,
    "\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n": typeof types.ReportDocument,
    "\n  query SiteTime {\n    now { at zone }\n  }\n": typeof types.SiteTimeDocument,
    "\n  query ReportSchedules {\n    reportSchedules { id every tables mail nextFrom nextTo sentAt }\n  }\n": typeof types.ReportSchedulesDocument,
    "\n  mutation AddReportSchedule {\n    addReportSchedule @args { id }\n  }\n": typeof types.AddReportScheduleDocument,
    "\n  mutation RemoveReportSchedule {\n    removeReportSchedule @args { id }\n  }\n": typeof types.RemoveReportScheduleDocument,
    "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n        handled { at operator operatorName state reason }\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n": typeof types.RetrievalsDocument,
    "\n  mutation AdvanceRetrieval {\n    advanceRetrieval @args { id state changedAt handled { at operator operatorName state reason } }\n  }\n": typeof types.AdvanceRetrievalDocument,
    "\n  mutation RetryRetrieval {\n    retryRetrieval @args { id step attempts nextTryAt handled { at operator operatorName state reason } }\n  }\n": typeof types.RetryRetrievalDocument,
    "\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n": typeof types.WaitingRetrievalsDocument,
    "\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n": typeof types.ReturnsDocument,
    "\n  query System {\n    system {\n      at version node database schema programSchema backups\n      processes { id roles host pid version node writer fenced position behind reasons startedAt beatAt silent }\n      readModels { name position behind status }\n      keys { name fingerprint since days verifierKey }\n      drills { id state askedAt askedByName startedAt seconds entries behind lastAt bytes fault }\n      games { game stopped since reason position }\n      witnesses { name cosignedAt behind }\n      alerts {\n        webhook mail\n        posts { id channel state madeAt tries deliveredAt nextTryAt fault }\n      }\n      settings { name value isSet isSecret }\n    }\n  }\n": typeof types.SystemDocument,
    "\n  mutation DrillRestore {\n    drillRestore @args { id state }\n  }\n": typeof types.DrillRestoreDocument,
    "\n  mutation StopGame {\n    stopGame @args { game stopped }\n  }\n": typeof types.StopGameDocument,
    "\n  mutation ResumeGame {\n    resumeGame @args { game stopped }\n  }\n": typeof types.ResumeGameDocument,
    "\n  mutation TestAlerts {\n    testAlerts @args { channels }\n  }\n": typeof types.TestAlertsDocument,
    "\n  mutation ProposeResumption {\n    proposeAct @args { id }\n  }\n": typeof types.ProposeResumptionDocument,
    "\n  query Ticket($id: ID!) {\n    ticket(id: $id) {\n      ticket { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n      entries { at fromSupport text }\n      plays { at game id position }\n      payments { at provider id amount state }\n    }\n  }\n": typeof types.TicketDocument,
    "\n  query PlayerBesideTicket($id: ID!) {\n    player(id: $id) {\n      id\n      account { phone country registeredAt verification }\n      wallet { coin points locked }\n      counts { plays deposits retrievals notes }\n    }\n  }\n": typeof types.PlayerBesideTicketDocument,
    "\n  query Macros {\n    macros { name text savedAt }\n  }\n": typeof types.MacrosDocument,
    "\n  mutation SaveMacro($name: String!, $text: String!) {\n    saveMacro(name: $name, text: $text) { name text savedAt }\n  }\n": typeof types.SaveMacroDocument,
    "\n  mutation DeleteMacro($name: String!) {\n    deleteMacro(name: $name) { name text savedAt }\n  }\n": typeof types.DeleteMacroDocument,
    "\n  mutation AnswerTicket($id: ID!, $text: String!, $commandId: ID!) {\n    answerTicket(id: $id, text: $text, commandId: $commandId) { id state }\n  }\n": typeof types.AnswerTicketDocument,
    "\n  mutation AssignTicket($id: ID!, $to: String!) {\n    assignTicket(id: $id, to: $to) { id assignedTo }\n  }\n": typeof types.AssignTicketDocument,
    "\n  mutation CloseTicket($id: ID!) {\n    closeTicket(id: $id) { id state }\n  }\n": typeof types.CloseTicketDocument,
    "\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n": typeof types.TicketsDocument,
};
const documents: Documents = {
    "\n  query CaseNames {\n    caseNames { slug names { zhCN zhTW en } }\n  }\n": types.CaseNamesDocument,
    "\n  subscription Changed {\n    changed { topics }\n  }\n": types.ChangedDocument,
    "\n  query Me {\n    me { id name roles scopes }\n  }\n": types.MeDocument,
    "\n  fragment Standing on Now {\n    at\n    alarms { kind text subject value }\n    retrievals { state count oldestSince }\n    log { size sealed sealedAt }\n    queues { name waiting oldestSince }\n  }\n": types.StandingFragmentDoc,
    "\n  query StandingNow {\n    now { ...Standing }\n  }\n": types.StandingNowDocument,
    "\n  query FindPlayers($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": types.FindPlayersDocument,
    "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount reason facts { name value } }\n      hasNextPage endCursor\n    }\n  }\n": types.ActsDocument,
    "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what of before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n": types.ProposalsDocument,
    "\n  mutation ApproveAct {\n    approveAct @args { id position }\n  }\n": types.ApproveActDocument,
    "\n  mutation RefuseAct {\n    refuseAct @args { id position }\n  }\n": types.RefuseActDocument,
    "\n  mutation WithdrawAct {\n    withdrawAct @args { id position }\n  }\n": types.WithdrawActDocument,
    "\n  mutation BreakGlass {\n    breakGlass @args { id position }\n  }\n": types.BreakGlassDocument,
    "\n  query ActRules {\n    actRules { breakGlass }\n  }\n": types.ActRulesDocument,
    "\n  mutation ReviewAct {\n    reviewAct @args { id position }\n  }\n": types.ReviewActDocument,
    "\n  query Campaigns {\n    campaigns @args { kind id zhCN zhTW en from to count prizes }\n  }\n": types.CampaignsDocument,
    "\n  query Codes($after: String) {\n    codes(first: 10, after: $after) { codes { id batch uses used points bonus createdAt expiresAt } hasNextPage endCursor }\n  }\n": types.CodesDocument,
    "\n  query Notices {\n    notices { id from until zhCN { title body } zhTW { title body } en { title body } }\n  }\n": types.NoticesDocument,
    "\n  query TermsCheck {\n    termsCheck { holds edge caseReturn rules { rule step pays takes base arithmetic holds } }\n  }\n": types.TermsCheckDocument,
    "\n  mutation IssueCodes {\n    issueCodes @args { codes { code id uses points bonus expiresAt } }\n  }\n": types.IssueCodesDocument,
    "\n  mutation RevokeCodes {\n    revokeCodes @args { revoked }\n  }\n": types.RevokeCodesDocument,
    "\n  mutation PublishNotice {\n    publishNotice @args { id }\n  }\n": types.PublishNoticeDocument,
    "\n  mutation WithdrawNotice {\n    withdrawNotice @args { id }\n  }\n": types.WithdrawNoticeDocument,
    "\n  mutation ProposeCampaign {\n    proposeAct @args { id position }\n  }\n": types.ProposeCampaignDocument,
    "\n  query CatalogCases {\n    catalogCases {\n      slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until\n    }\n  }\n": types.CatalogCasesDocument,
    "\n  query CatalogCase {\n    catalogCase @args {\n      case { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n      entries { skin wear tickets value }\n      versions { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n    }\n  }\n": types.CatalogCaseDocument,
    "\n  query CatalogExport {\n    catalogExport @args\n  }\n": types.CatalogExportDocument,
    "\n  query CatalogSkins {\n    catalogSkins(first: 20) @args {\n      id family familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } grade\n      art { family pattern palette } wears { wear floatMin floatMax value }\n    }\n  }\n": types.CatalogSkinsDocument,
    "\n  query CatalogTables {\n    catalogTables {\n      consolation { version hash mean least most entries { skin wear tickets value } }\n      pool { version hash mean least most entries { skin wear tickets value } }\n    }\n  }\n": types.CatalogTablesDocument,
    "\n  query CatalogDrafts {\n    catalogDrafts { id name version cases savedBy savedByName savedAt proposal }\n  }\n": types.CatalogDraftsDocument,
    "\n  query CatalogDraft {\n    catalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n": types.CatalogDraftDocument,
    "\n  mutation SaveCatalogDraft {\n    saveCatalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n": types.SaveCatalogDraftDocument,
    "\n  mutation DiscardCatalogDraft {\n    discardCatalogDraft @args\n  }\n": types.DiscardCatalogDraftDocument,
    "\n  mutation ProposeCatalogDraft {\n    proposeCatalogDraft @args { id position }\n  }\n": types.ProposeCatalogDraftDocument,
    "\n  mutation ProposeContractPool {\n    proposeContractPool @args { id position }\n  }\n": types.ProposeContractPoolDocument,
    "\n  query ShopListings {\n    shopListings { id skin wear balance stock }\n  }\n": types.ShopListingsDocument,
    "\n  mutation ProposeListing {\n    proposeListing @args { id position }\n  }\n": types.ProposeListingDocument,
    "\n  query Journal($after: String) {\n    journal(after: $after) {\n      entries { id at operator operatorName kind subject subjectName detail reason }\n      hasNextPage endCursor\n    }\n  }\n": types.JournalDocument,
    "\n  query Now {\n    now {\n      ...Standing\n      zone owed\n      income { days from plays income expected low high deviation telling }\n      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }\n      pace { perMinute usual }\n      minutes { since perMinute usual }\n      owedBy { kind amount }\n      retrievalsByAge { fromHours toHours count value }\n      witnesses { name behind }\n      readModels { name behind }\n    }\n  }\n": types.NowDocument,
    "\n  query ReturnsSince($from: Day) {\n    report(from: $from) {\n      from\n      totals { plays staked won income expected deviation telling }\n      games { game plays staked won income expected deviation telling }\n    }\n  }\n": types.ReturnsSinceDocument,
    "\n  query Operators {\n    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }\n  }\n": types.OperatorsDocument,
    "\n  mutation InviteOperator {\n    inviteOperator @args { id link expiresAt }\n  }\n": types.InviteOperatorDocument,
    "\n  mutation SetOperatorRoles {\n    setOperatorRoles @args { id roles }\n  }\n": types.SetOperatorRolesDocument,
    "\n  mutation EndOperator {\n    endOperator @args { id endedAt passkeys }\n  }\n": types.EndOperatorDocument,
    "\n  mutation EndOperatorSessions {\n    endOperatorSessions @args { id lastSeenAt }\n  }\n": types.EndOperatorSessionsDocument,
    "\n  query PaymentDesk {\n    channels { id name provider state reason changedByName changedAt }\n    refusedWebhooks { hour provider reason count lastAt }\n  }\n": types.PaymentDeskDocument,
    "\n  mutation SetChannel {\n    setChannel @args { id name provider state reason changedByName changedAt }\n  }\n": types.SetChannelDocument,
    "\n  query Orders {\n    orders(first: 30) @args {\n      orders {\n        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog\n        createdAt settledAt settledPosition cancelledAt cancelledFor\n        reversals { at position kind amount bonus locked coin receivable }\n        events { id at kind currency amount outcome }\n      }\n      hasNextPage endCursor\n    }\n  }\n": types.OrdersDocument,
    "\n  query Payer($id: ID!) {\n    player(id: $id) { id wallet { coin locked receivable } }\n  }\n": types.PayerDocument,
    "\n  mutation ProposeReversal {\n    proposeReversal @args { id position }\n  }\n": types.ProposeReversalDocument,
    "\n  mutation BlockPlayer($playerId: ID!, $reason: String!, $until: DateTime, $commandId: ID!) {\n    blockPlayer(playerId: $playerId, reason: $reason, until: $until, commandId: $commandId) { restrictions { id } }\n  }\n": types.BlockPlayerDocument,
    "\n  mutation HoldPlayer($playerId: ID!, $reason: String!, $until: DateTime, $scope: HoldScope, $commandId: ID!) {\n    holdPlayer(playerId: $playerId, reason: $reason, until: $until, scope: $scope, commandId: $commandId) {\n      restrictions { id }\n    }\n  }\n": types.HoldPlayerDocument,
    "\n  mutation UnblockPlayer($playerId: ID!, $reason: String!) {\n    unblockPlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n": types.UnblockPlayerDocument,
    "\n  mutation ReleasePlayer($playerId: ID!, $reason: String!) {\n    releasePlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n": types.ReleasePlayerDocument,
    "\n  mutation SignOutPlayer($playerId: ID!, $reason: String!) {\n    signOutPlayer(playerId: $playerId, reason: $reason) { count }\n  }\n": types.SignOutPlayerDocument,
    "\n  mutation LimitPlayer($playerId: ID!, $kind: LimitKind!, $period: LimitPeriod!, $amount: Money!, $reason: String!) {\n    limitPlayer(playerId: $playerId, kind: $kind, period: $period, amount: $amount, reason: $reason) { before amount }\n  }\n": types.LimitPlayerDocument,
    "\n  query PlayerFlags($playerId: ID!) {\n    playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual }\n  }\n": types.PlayerFlagsDocument,
    "\n  query PlayerNotes($playerId: ID!) {\n    playerNotes(playerId: $playerId) { id about text by byName at withdrawnAt }\n  }\n": types.PlayerNotesDocument,
    "\n  mutation AddPlayerNote($playerId: ID!, $text: String!, $commandId: ID!) {\n    addPlayerNote(playerId: $playerId, text: $text, commandId: $commandId) { id }\n  }\n": types.AddPlayerNoteDocument,
    "\n  mutation WithdrawPlayerNote($id: ID!) {\n    withdrawPlayerNote(id: $id) { id }\n  }\n": types.WithdrawPlayerNoteDocument,
    "\n  query Player($id: ID!) {\n    player(id: $id) {\n      id\n      account {\n        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt\n        verification verifiedAt sessions channel inviteCode invitedBy promotionCode\n      }\n      wallet { coin points locked receivable }\n      standing {\n        frozenAt timeOutUntil excludedUntil\n        restrictions { id kind scope since until origin by reason }\n        limits { kind period amount changesAt nextAmount imposed { at by reason } }\n      }\n      counts { plays deposits retrievals }\n      timeline(kinds: [TICKET]) { at what about reference }\n    }\n  }\n": types.PlayerDocument,
    "\n  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {\n    player(id: $id) {\n      id\n      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }\n    }\n  }\n": types.PlayerTimelineDocument,
    "\n  mutation ProposeCorrection {\n    proposeCorrection @args { id position }\n  }\n": types.ProposeCorrectionDocument,
    "\n  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {\n    revealIdentity(player: $player, field: $field, reason: $reason) { value }\n  }\n": types.RevealIdentityDocument,
    "\n  query Players($text: String!) {\n    players(text: $text) { playerId nickname by reference }\n  }\n": types.PlayersDocument,
    "\n  query Reconcile {\n    reconcile @args {\n      provider from to payments others\n      sums { outcome currency count inFile here }\n      differences { outcome line reference order player at inFile currency here orderCurrency }\n    }\n  }\n": types.ReconcileDocument,
    "\n  query PaymentProviders {\n    channels { id provider }\n  }\n": types.PaymentProvidersDocument,
    "\n  query Report {\n    report @args {\n      from to zone position complete\n      totals {\n        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected\n      }\n      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }\n      games { game plays staked won income expected deviation telling freePlays givenAway }\n      cases { case plays staked won income expected deviation telling freePlays givenAway }\n      money { action balance source target channel count amount }\n    }\n  }\n": types.ReportDocument,
    "\n  query SiteTime {\n    now { at zone }\n  }\n": types.SiteTimeDocument,
    "\n  query ReportSchedules {\n    reportSchedules { id every tables mail nextFrom nextTo sentAt }\n  }\n": types.ReportSchedulesDocument,
    "\n  mutation AddReportSchedule {\n    addReportSchedule @args { id }\n  }\n": types.AddReportScheduleDocument,
    "\n  mutation RemoveReportSchedule {\n    removeReportSchedule @args { id }\n  }\n": types.RemoveReportScheduleDocument,
    "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n        handled { at operator operatorName state reason }\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n": types.RetrievalsDocument,
    "\n  mutation AdvanceRetrieval {\n    advanceRetrieval @args { id state changedAt handled { at operator operatorName state reason } }\n  }\n": types.AdvanceRetrievalDocument,
    "\n  mutation RetryRetrieval {\n    retryRetrieval @args { id step attempts nextTryAt handled { at operator operatorName state reason } }\n  }\n": types.RetryRetrievalDocument,
    "\n  query WaitingRetrievals {\n    now {\n      at\n      retrievals { state count oldestSince }\n      retrievalsByAge { fromHours toHours count value }\n    }\n  }\n": types.WaitingRetrievalsDocument,
    "\n  query Returns {\n    returns {\n      position\n      games { game plays staked won published measured deviation telling }\n      cases { case plays staked won published measured deviation telling evidence }\n    }\n  }\n": types.ReturnsDocument,
    "\n  query System {\n    system {\n      at version node database schema programSchema backups\n      processes { id roles host pid version node writer fenced position behind reasons startedAt beatAt silent }\n      readModels { name position behind status }\n      keys { name fingerprint since days verifierKey }\n      drills { id state askedAt askedByName startedAt seconds entries behind lastAt bytes fault }\n      games { game stopped since reason position }\n      witnesses { name cosignedAt behind }\n      alerts {\n        webhook mail\n        posts { id channel state madeAt tries deliveredAt nextTryAt fault }\n      }\n      settings { name value isSet isSecret }\n    }\n  }\n": types.SystemDocument,
    "\n  mutation DrillRestore {\n    drillRestore @args { id state }\n  }\n": types.DrillRestoreDocument,
    "\n  mutation StopGame {\n    stopGame @args { game stopped }\n  }\n": types.StopGameDocument,
    "\n  mutation ResumeGame {\n    resumeGame @args { game stopped }\n  }\n": types.ResumeGameDocument,
    "\n  mutation TestAlerts {\n    testAlerts @args { channels }\n  }\n": types.TestAlertsDocument,
    "\n  mutation ProposeResumption {\n    proposeAct @args { id }\n  }\n": types.ProposeResumptionDocument,
    "\n  query Ticket($id: ID!) {\n    ticket(id: $id) {\n      ticket { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n      entries { at fromSupport text }\n      plays { at game id position }\n      payments { at provider id amount state }\n    }\n  }\n": types.TicketDocument,
    "\n  query PlayerBesideTicket($id: ID!) {\n    player(id: $id) {\n      id\n      account { phone country registeredAt verification }\n      wallet { coin points locked }\n      counts { plays deposits retrievals notes }\n    }\n  }\n": types.PlayerBesideTicketDocument,
    "\n  query Macros {\n    macros { name text savedAt }\n  }\n": types.MacrosDocument,
    "\n  mutation SaveMacro($name: String!, $text: String!) {\n    saveMacro(name: $name, text: $text) { name text savedAt }\n  }\n": types.SaveMacroDocument,
    "\n  mutation DeleteMacro($name: String!) {\n    deleteMacro(name: $name) { name text savedAt }\n  }\n": types.DeleteMacroDocument,
    "\n  mutation AnswerTicket($id: ID!, $text: String!, $commandId: ID!) {\n    answerTicket(id: $id, text: $text, commandId: $commandId) { id state }\n  }\n": types.AnswerTicketDocument,
    "\n  mutation AssignTicket($id: ID!, $to: String!) {\n    assignTicket(id: $id, to: $to) { id assignedTo }\n  }\n": types.AssignTicketDocument,
    "\n  mutation CloseTicket($id: ID!) {\n    closeTicket(id: $id) { id state }\n  }\n": types.CloseTicketDocument,
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
export function graphql(source: "\n  query CaseNames {\n    caseNames { slug names { zhCN zhTW en } }\n  }\n"): (typeof documents)["\n  query CaseNames {\n    caseNames { slug names { zhCN zhTW en } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Changed {\n    changed { topics }\n  }\n"): (typeof documents)["\n  subscription Changed {\n    changed { topics }\n  }\n"];
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
export function graphql(source: "\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount reason facts { name value } }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Acts {\n    acts(first: 50) @args {\n      acts { position at kind player balance amount reason facts { name value } }\n      hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what of before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Proposals {\n    proposals(first: 50) @args {\n      proposals {\n        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket\n        changes { what of before after }\n        effect closedBy closedByName closedAt closedPosition refusal\n        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition\n      }\n      hasNextPage endCursor\n    }\n  }\n"];
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
export function graphql(source: "\n  query Campaigns {\n    campaigns @args { kind id zhCN zhTW en from to count prizes }\n  }\n"): (typeof documents)["\n  query Campaigns {\n    campaigns @args { kind id zhCN zhTW en from to count prizes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Codes($after: String) {\n    codes(first: 10, after: $after) { codes { id batch uses used points bonus createdAt expiresAt } hasNextPage endCursor }\n  }\n"): (typeof documents)["\n  query Codes($after: String) {\n    codes(first: 10, after: $after) { codes { id batch uses used points bonus createdAt expiresAt } hasNextPage endCursor }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notices {\n    notices { id from until zhCN { title body } zhTW { title body } en { title body } }\n  }\n"): (typeof documents)["\n  query Notices {\n    notices { id from until zhCN { title body } zhTW { title body } en { title body } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TermsCheck {\n    termsCheck { holds edge caseReturn rules { rule step pays takes base arithmetic holds } }\n  }\n"): (typeof documents)["\n  query TermsCheck {\n    termsCheck { holds edge caseReturn rules { rule step pays takes base arithmetic holds } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueCodes {\n    issueCodes @args { codes { code id uses points bonus expiresAt } }\n  }\n"): (typeof documents)["\n  mutation IssueCodes {\n    issueCodes @args { codes { code id uses points bonus expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCodes {\n    revokeCodes @args { revoked }\n  }\n"): (typeof documents)["\n  mutation RevokeCodes {\n    revokeCodes @args { revoked }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishNotice {\n    publishNotice @args { id }\n  }\n"): (typeof documents)["\n  mutation PublishNotice {\n    publishNotice @args { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawNotice {\n    withdrawNotice @args { id }\n  }\n"): (typeof documents)["\n  mutation WithdrawNotice {\n    withdrawNotice @args { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeCampaign {\n    proposeAct @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeCampaign {\n    proposeAct @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogCases {\n    catalogCases {\n      slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until\n    }\n  }\n"): (typeof documents)["\n  query CatalogCases {\n    catalogCases {\n      slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogCase {\n    catalogCase @args {\n      case { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n      entries { skin wear tickets value }\n      versions { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n    }\n  }\n"): (typeof documents)["\n  query CatalogCase {\n    catalogCase @args {\n      case { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n      entries { skin wear tickets value }\n      versions { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogExport {\n    catalogExport @args\n  }\n"): (typeof documents)["\n  query CatalogExport {\n    catalogExport @args\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogSkins {\n    catalogSkins(first: 20) @args {\n      id family familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } grade\n      art { family pattern palette } wears { wear floatMin floatMax value }\n    }\n  }\n"): (typeof documents)["\n  query CatalogSkins {\n    catalogSkins(first: 20) @args {\n      id family familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } grade\n      art { family pattern palette } wears { wear floatMin floatMax value }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogTables {\n    catalogTables {\n      consolation { version hash mean least most entries { skin wear tickets value } }\n      pool { version hash mean least most entries { skin wear tickets value } }\n    }\n  }\n"): (typeof documents)["\n  query CatalogTables {\n    catalogTables {\n      consolation { version hash mean least most entries { skin wear tickets value } }\n      pool { version hash mean least most entries { skin wear tickets value } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogDrafts {\n    catalogDrafts { id name version cases savedBy savedByName savedAt proposal }\n  }\n"): (typeof documents)["\n  query CatalogDrafts {\n    catalogDrafts { id name version cases savedBy savedByName savedAt proposal }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogDraft {\n    catalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n"): (typeof documents)["\n  query CatalogDraft {\n    catalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCatalogDraft {\n    saveCatalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCatalogDraft {\n    saveCatalogDraft @args {\n      draft { id name version cases savedBy savedByName savedAt proposal }\n      document problems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardCatalogDraft {\n    discardCatalogDraft @args\n  }\n"): (typeof documents)["\n  mutation DiscardCatalogDraft {\n    discardCatalogDraft @args\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeCatalogDraft {\n    proposeCatalogDraft @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeCatalogDraft {\n    proposeCatalogDraft @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeContractPool {\n    proposeContractPool @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeContractPool {\n    proposeContractPool @args { id position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopListings {\n    shopListings { id skin wear balance stock }\n  }\n"): (typeof documents)["\n  query ShopListings {\n    shopListings { id skin wear balance stock }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeListing {\n    proposeListing @args { id position }\n  }\n"): (typeof documents)["\n  mutation ProposeListing {\n    proposeListing @args { id position }\n  }\n"];
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
export function graphql(source: "\n  query PaymentDesk {\n    channels { id name provider state reason changedByName changedAt }\n    refusedWebhooks { hour provider reason count lastAt }\n  }\n"): (typeof documents)["\n  query PaymentDesk {\n    channels { id name provider state reason changedByName changedAt }\n    refusedWebhooks { hour provider reason count lastAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetChannel {\n    setChannel @args { id name provider state reason changedByName changedAt }\n  }\n"): (typeof documents)["\n  mutation SetChannel {\n    setChannel @args { id name provider state reason changedByName changedAt }\n  }\n"];
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
export function graphql(source: "\n  mutation BlockPlayer($playerId: ID!, $reason: String!, $until: DateTime, $commandId: ID!) {\n    blockPlayer(playerId: $playerId, reason: $reason, until: $until, commandId: $commandId) { restrictions { id } }\n  }\n"): (typeof documents)["\n  mutation BlockPlayer($playerId: ID!, $reason: String!, $until: DateTime, $commandId: ID!) {\n    blockPlayer(playerId: $playerId, reason: $reason, until: $until, commandId: $commandId) { restrictions { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldPlayer($playerId: ID!, $reason: String!, $until: DateTime, $scope: HoldScope, $commandId: ID!) {\n    holdPlayer(playerId: $playerId, reason: $reason, until: $until, scope: $scope, commandId: $commandId) {\n      restrictions { id }\n    }\n  }\n"): (typeof documents)["\n  mutation HoldPlayer($playerId: ID!, $reason: String!, $until: DateTime, $scope: HoldScope, $commandId: ID!) {\n    holdPlayer(playerId: $playerId, reason: $reason, until: $until, scope: $scope, commandId: $commandId) {\n      restrictions { id }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockPlayer($playerId: ID!, $reason: String!) {\n    unblockPlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n"): (typeof documents)["\n  mutation UnblockPlayer($playerId: ID!, $reason: String!) {\n    unblockPlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleasePlayer($playerId: ID!, $reason: String!) {\n    releasePlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n"): (typeof documents)["\n  mutation ReleasePlayer($playerId: ID!, $reason: String!) {\n    releasePlayer(playerId: $playerId, reason: $reason) { restrictions { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutPlayer($playerId: ID!, $reason: String!) {\n    signOutPlayer(playerId: $playerId, reason: $reason) { count }\n  }\n"): (typeof documents)["\n  mutation SignOutPlayer($playerId: ID!, $reason: String!) {\n    signOutPlayer(playerId: $playerId, reason: $reason) { count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LimitPlayer($playerId: ID!, $kind: LimitKind!, $period: LimitPeriod!, $amount: Money!, $reason: String!) {\n    limitPlayer(playerId: $playerId, kind: $kind, period: $period, amount: $amount, reason: $reason) { before amount }\n  }\n"): (typeof documents)["\n  mutation LimitPlayer($playerId: ID!, $kind: LimitKind!, $period: LimitPeriod!, $amount: Money!, $reason: String!) {\n    limitPlayer(playerId: $playerId, kind: $kind, period: $period, amount: $amount, reason: $reason) { before amount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerFlags($playerId: ID!) {\n    playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual }\n  }\n"): (typeof documents)["\n  query PlayerFlags($playerId: ID!) {\n    playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerNotes($playerId: ID!) {\n    playerNotes(playerId: $playerId) { id about text by byName at withdrawnAt }\n  }\n"): (typeof documents)["\n  query PlayerNotes($playerId: ID!) {\n    playerNotes(playerId: $playerId) { id about text by byName at withdrawnAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPlayerNote($playerId: ID!, $text: String!, $commandId: ID!) {\n    addPlayerNote(playerId: $playerId, text: $text, commandId: $commandId) { id }\n  }\n"): (typeof documents)["\n  mutation AddPlayerNote($playerId: ID!, $text: String!, $commandId: ID!) {\n    addPlayerNote(playerId: $playerId, text: $text, commandId: $commandId) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawPlayerNote($id: ID!) {\n    withdrawPlayerNote(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation WithdrawPlayerNote($id: ID!) {\n    withdrawPlayerNote(id: $id) { id }\n  }\n"];
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
export function graphql(source: "\n  query Reconcile {\n    reconcile @args {\n      provider from to payments others\n      sums { outcome currency count inFile here }\n      differences { outcome line reference order player at inFile currency here orderCurrency }\n    }\n  }\n"): (typeof documents)["\n  query Reconcile {\n    reconcile @args {\n      provider from to payments others\n      sums { outcome currency count inFile here }\n      differences { outcome line reference order player at inFile currency here orderCurrency }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentProviders {\n    channels { id provider }\n  }\n"): (typeof documents)["\n  query PaymentProviders {\n    channels { id provider }\n  }\n"];
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
export function graphql(source: "\n  query ReportSchedules {\n    reportSchedules { id every tables mail nextFrom nextTo sentAt }\n  }\n"): (typeof documents)["\n  query ReportSchedules {\n    reportSchedules { id every tables mail nextFrom nextTo sentAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddReportSchedule {\n    addReportSchedule @args { id }\n  }\n"): (typeof documents)["\n  mutation AddReportSchedule {\n    addReportSchedule @args { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveReportSchedule {\n    removeReportSchedule @args { id }\n  }\n"): (typeof documents)["\n  mutation RemoveReportSchedule {\n    removeReportSchedule @args { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n        handled { at operator operatorName state reason }\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n"): (typeof documents)["\n  query Retrievals {\n    retrievals(first: 50) @args {\n      retrievals {\n        id player nickname skin wear value state requestedAt changedAt ageHours\n        provider step message attempts nextTryAt failure position\n        handled { at operator operatorName state reason }\n      }\n      totalCount hasNextPage endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdvanceRetrieval {\n    advanceRetrieval @args { id state changedAt handled { at operator operatorName state reason } }\n  }\n"): (typeof documents)["\n  mutation AdvanceRetrieval {\n    advanceRetrieval @args { id state changedAt handled { at operator operatorName state reason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryRetrieval {\n    retryRetrieval @args { id step attempts nextTryAt handled { at operator operatorName state reason } }\n  }\n"): (typeof documents)["\n  mutation RetryRetrieval {\n    retryRetrieval @args { id step attempts nextTryAt handled { at operator operatorName state reason } }\n  }\n"];
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
export function graphql(source: "\n  query System {\n    system {\n      at version node database schema programSchema backups\n      processes { id roles host pid version node writer fenced position behind reasons startedAt beatAt silent }\n      readModels { name position behind status }\n      keys { name fingerprint since days verifierKey }\n      drills { id state askedAt askedByName startedAt seconds entries behind lastAt bytes fault }\n      games { game stopped since reason position }\n      witnesses { name cosignedAt behind }\n      alerts {\n        webhook mail\n        posts { id channel state madeAt tries deliveredAt nextTryAt fault }\n      }\n      settings { name value isSet isSecret }\n    }\n  }\n"): (typeof documents)["\n  query System {\n    system {\n      at version node database schema programSchema backups\n      processes { id roles host pid version node writer fenced position behind reasons startedAt beatAt silent }\n      readModels { name position behind status }\n      keys { name fingerprint since days verifierKey }\n      drills { id state askedAt askedByName startedAt seconds entries behind lastAt bytes fault }\n      games { game stopped since reason position }\n      witnesses { name cosignedAt behind }\n      alerts {\n        webhook mail\n        posts { id channel state madeAt tries deliveredAt nextTryAt fault }\n      }\n      settings { name value isSet isSecret }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DrillRestore {\n    drillRestore @args { id state }\n  }\n"): (typeof documents)["\n  mutation DrillRestore {\n    drillRestore @args { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopGame {\n    stopGame @args { game stopped }\n  }\n"): (typeof documents)["\n  mutation StopGame {\n    stopGame @args { game stopped }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeGame {\n    resumeGame @args { game stopped }\n  }\n"): (typeof documents)["\n  mutation ResumeGame {\n    resumeGame @args { game stopped }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestAlerts {\n    testAlerts @args { channels }\n  }\n"): (typeof documents)["\n  mutation TestAlerts {\n    testAlerts @args { channels }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeResumption {\n    proposeAct @args { id }\n  }\n"): (typeof documents)["\n  mutation ProposeResumption {\n    proposeAct @args { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ticket($id: ID!) {\n    ticket(id: $id) {\n      ticket { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n      entries { at fromSupport text }\n      plays { at game id position }\n      payments { at provider id amount state }\n    }\n  }\n"): (typeof documents)["\n  query Ticket($id: ID!) {\n    ticket(id: $id) {\n      ticket { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n      entries { at fromSupport text }\n      plays { at game id position }\n      payments { at provider id amount state }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerBesideTicket($id: ID!) {\n    player(id: $id) {\n      id\n      account { phone country registeredAt verification }\n      wallet { coin points locked }\n      counts { plays deposits retrievals notes }\n    }\n  }\n"): (typeof documents)["\n  query PlayerBesideTicket($id: ID!) {\n    player(id: $id) {\n      id\n      account { phone country registeredAt verification }\n      wallet { coin points locked }\n      counts { plays deposits retrievals notes }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Macros {\n    macros { name text savedAt }\n  }\n"): (typeof documents)["\n  query Macros {\n    macros { name text savedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMacro($name: String!, $text: String!) {\n    saveMacro(name: $name, text: $text) { name text savedAt }\n  }\n"): (typeof documents)["\n  mutation SaveMacro($name: String!, $text: String!) {\n    saveMacro(name: $name, text: $text) { name text savedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMacro($name: String!) {\n    deleteMacro(name: $name) { name text savedAt }\n  }\n"): (typeof documents)["\n  mutation DeleteMacro($name: String!) {\n    deleteMacro(name: $name) { name text savedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerTicket($id: ID!, $text: String!, $commandId: ID!) {\n    answerTicket(id: $id, text: $text, commandId: $commandId) { id state }\n  }\n"): (typeof documents)["\n  mutation AnswerTicket($id: ID!, $text: String!, $commandId: ID!) {\n    answerTicket(id: $id, text: $text, commandId: $commandId) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignTicket($id: ID!, $to: String!) {\n    assignTicket(id: $id, to: $to) { id assignedTo }\n  }\n"): (typeof documents)["\n  mutation AssignTicket($id: ID!, $to: String!) {\n    assignTicket(id: $id, to: $to) { id assignedTo }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseTicket($id: ID!) {\n    closeTicket(id: $id) { id state }\n  }\n"): (typeof documents)["\n  mutation CloseTicket($id: ID!) {\n    closeTicket(id: $id) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n"): (typeof documents)["\n  query Tickets($state: TicketState, $after: String) {\n    tickets(state: $state, after: $after) {\n      total next\n      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;