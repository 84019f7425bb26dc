/* eslint-disable */
import * as types from './graphql.ts';



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
    "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n": typeof types.RedeemGoldenCodeDocument,
    "\n  mutation OpenTicket($subject: String!) {\n    openSupportTicket(subject: $subject, text: \"Please look.\") { id }\n  }\n": typeof types.OpenTicketDocument,
    "\n  query BroughtSeats {\n    draws { lanedSeats looseSeats }\n  }\n": typeof types.BroughtSeatsDocument,
    "\n  query HostileStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n": typeof types.HostileStandingDocument,
    "\n  query OpenLanes {\n    lanes { keys { key rooted } open { step key pair { id roundCount } } }\n    rounds(first: 1) { edges { node { pairId entropy roundNo } } }\n  }\n": typeof types.OpenLanesDocument,
    "\n  query OtherBrowserStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id skin { finishNames { zhCN } } } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n": typeof types.OtherBrowserStandingDocument,
    "\n  query FirstHeld {\n    backpack(first: 1) { edges { node { id } } }\n  }\n": typeof types.FirstHeldDocument,
    "\n  query NoticeLinks {\n    messages(first: 20) { edges { node { link } } }\n  }\n": typeof types.NoticeLinksDocument,
    "\n  mutation OpenPromised($input: OpenCaseInput!) {\n    openCase(input: $input) { promise { note leafHash index path } }\n  }\n": typeof types.OpenPromisedDocument,
    "\n  query Stated {\n    liabilityStatements { position }\n  }\n": typeof types.StatedDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) { id devAnswer proof { challenge } }\n  }\n": typeof types.SliderDocument,
    "\n  mutation SmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) { lockSeconds devCode }\n  }\n": typeof types.SmsCodeDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) { token me { playerId nickname } }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Recover($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": typeof types.RecoverDocument,
    "\n  query CommittedRooms {\n    site { beacon { choice } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": typeof types.CommittedRoomsDocument,
    "\n  query Cases {\n    cases { slug oddsHash terms price }\n  }\n": typeof types.CasesDocument,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) { slug oddsHash terms price }\n  }\n": typeof types.CaseDocument,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        id position roundNo ticket float caseSlug\n        entry { index skin { id grade image finishNames { en } } wear }\n        item { id state value sellPrice valueLockedUntil }\n      }\n      wallet { coin points version }\n      position\n    }\n  }\n": typeof types.OpenCaseDocument,
    "\n  mutation CreateBattleOnLane($input: CreateBattleInput!) {\n    createBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.CreateBattleOnLaneDocument,
    "\n  mutation JoinBattleOnLane($input: JoinBattleInput!) {\n    joinBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.JoinBattleOnLaneDocument,
    "\n  mutation CreateGiveawayOnLane($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.CreateGiveawayOnLaneDocument,
    "\n  mutation EnterGiveawayOnLane($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.EnterGiveawayOnLaneDocument,
    "\n  query OwnLanes {\n    lanes { playerId nextPairId nextPublicHash keyChanges keys { key } open { step pair { id } } }\n  }\n": typeof types.OwnLanesDocument,
    "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) { serverSeed salt }\n  }\n": typeof types.RevealedPairDocument,
    "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.OpenLaneDocument,
    "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.CloseLaneDocument,
    "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.AddDeviceKeyDocument,
    "\n  mutation OpenOnLane($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise { note leafHash index path entries { entry leafHash index path } }\n      rounds { id ticket item { id value } }\n      position\n    }\n  }\n": typeof types.OpenOnLaneDocument,
    "\n  mutation OpenFreeOnLane($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.OpenFreeOnLaneDocument,
    "\n  mutation UpgradeOnLane($input: UpgradeInput!) {\n    upgradeItems(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.UpgradeOnLaneDocument,
    "\n  mutation ChaseOnLane($input: DreamInput!) {\n    chaseDream(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.ChaseOnLaneDocument,
    "\n  mutation ContractOnLane($input: ContractInput!) {\n    playContract(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": typeof types.ContractOnLaneDocument,
    "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n": typeof types.BattleFieldsFragmentDoc,
    "\n  query RoomGuard {\n    site { beacon { guard } }\n  }\n": typeof types.RoomGuardDocument,
    "\n  query GiveawayGuard($id: ID!) {\n    giveaway(id: $id) { guard }\n  }\n": typeof types.GiveawayGuardDocument,
    "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": typeof types.CreateBattleDocument,
    "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": typeof types.JoinBattleDocument,
    "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": typeof types.AddBotDocument,
    "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": typeof types.FillWithBotsDocument,
    "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      battle { ...BattleFields } key wallet { coin version } position\n    }\n  }\n": typeof types.DissolveBattleDocument,
    "\n  query Battle($id: ID!) {\n    battle(id: $id) { ...BattleFields }\n  }\n": typeof types.BattleDocument,
    "\n  fragment GiveawayFields on Giveaway {\n    id position version official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade } startsAt drawAt prizes { place itemId value wear float skin { id } } prizeValue\n    entrantCount myCode winners { place code ticket nickname mine prize { itemId } } entriesHash publicHash lockHash\n    beacon { kind round } finishedAt reveal { serverSeed salt position }\n  }\n": typeof types.GiveawayFieldsFragmentDoc,
    "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) { ...GiveawayFields }\n  }\n": typeof types.GiveawayDocument,
    "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n": typeof types.CreateGiveawayDocument,
    "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n": typeof types.EnterGiveawayDocument,
    "\n  query HostSeeds {\n    site { beacon { expected } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": typeof types.HostSeedsDocument,
    "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n": typeof types.ShownSeedsDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n": typeof types.RotateSeedDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }\n  }\n": typeof types.DepositDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }\n  }\n": typeof types.SellItemsDocument,
    "\n  query Terms {\n    terms\n  }\n": typeof types.TermsDocument,
    "\n  query RoundPosition($id: ID!) {\n    round(id: $id) { position }\n  }\n": typeof types.RoundPositionDocument,
    "\n  query HeldItems {\n    backpack(first: 3) { edges { node { id } } }\n  }\n": typeof types.HeldItemsDocument,
    "\n  query StatedOwed {\n    liabilityStatements { position }\n  }\n": typeof types.StatedOwedDocument,
    "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n": typeof types.BackpackDocument,
    "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id wears { wear floatMin floatMax } } wear value } } }\n  }\n": typeof types.TargetsDocument,
    "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n": typeof types.WaitingBattlesDocument,
    "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash text }\n  }\n": typeof types.ShownContractDocument,
    "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n": typeof types.ShownDreamDocument,
    "\n  query Giveaways {\n    giveaways(first: 20) { edges { node { id status locked mine myCode } } }\n  }\n": typeof types.GiveawaysDocument,
    "\n  query Coin {\n    me { wallet { coin } }\n  }\n": typeof types.CoinDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent }\n  }\n": typeof types.UpgradeRulesDocument,
    "\n  query DemoProven {\n    seeds { history { roundCount } }\n  }\n": typeof types.DemoProvenDocument,
    "\n  mutation OpenUnderLoad($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      position\n      promise { note }\n    }\n  }\n": typeof types.OpenUnderLoadDocument,
    "\n  query NewestEvents {\n    liveSince(after: 0) { seq }\n  }\n": typeof types.NewestEventsDocument,
    "\n  query ReleaseFreeCase {\n    freeCase { available case { slug } }\n  }\n": typeof types.ReleaseFreeCaseDocument,
    "\n  mutation ReleaseOpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { position }\n  }\n": typeof types.ReleaseOpenFreeCaseDocument,
    "\n  mutation ReleaseExchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { total }\n  }\n": typeof types.ReleaseExchangeDocument,
    "\n  mutation ReleaseTransfer($commandId: CommandId!, $terms: Hash!, $points: Money!) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points) { coin }\n  }\n": typeof types.ReleaseTransferDocument,
    "\n  query ReleaseShop {\n    shop(sort: PRICE_ASC, first: 1) { edges { node { id price } } }\n  }\n": typeof types.ReleaseShopDocument,
    "\n  mutation ReleaseBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) { purchase { items { id } } }\n  }\n": typeof types.ReleaseBuyDocument,
    "\n  mutation ReleaseProve($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) { ticket }\n  }\n": typeof types.ReleaseProveDocument,
    "\n  mutation ReleaseTradeLink($link: String!, $ticket: String!) {\n    changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink }\n  }\n": typeof types.ReleaseTradeLinkDocument,
    "\n  mutation ReleaseRetrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }\n  }\n": typeof types.ReleaseRetrieveDocument,
    "\n  query ReleaseRetrievals {\n    retrievals { edges { node { state } } }\n  }\n": typeof types.ReleaseRetrievalsDocument,
    "\n  mutation ReleaseRotate($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) { position }\n  }\n": typeof types.ReleaseRotateDocument,
    "\n  mutation ReleaseRedeem($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n": typeof types.ReleaseRedeemDocument,
    "\n  query ReleaseStated {\n    liabilityStatements { position }\n  }\n": typeof types.ReleaseStatedDocument,
    "\n  query ReleaseContests {\n    contests { id status }\n  }\n": typeof types.ReleaseContestsDocument,
    "\n  query ReleaseHouseGiveaway {\n    giveaways(first: 1) { edges { node { id official } } }\n  }\n": typeof types.ReleaseHouseGiveawayDocument,
};
const documents: Documents = {
    "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n": types.RedeemGoldenCodeDocument,
    "\n  mutation OpenTicket($subject: String!) {\n    openSupportTicket(subject: $subject, text: \"Please look.\") { id }\n  }\n": types.OpenTicketDocument,
    "\n  query BroughtSeats {\n    draws { lanedSeats looseSeats }\n  }\n": types.BroughtSeatsDocument,
    "\n  query HostileStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n": types.HostileStandingDocument,
    "\n  query OpenLanes {\n    lanes { keys { key rooted } open { step key pair { id roundCount } } }\n    rounds(first: 1) { edges { node { pairId entropy roundNo } } }\n  }\n": types.OpenLanesDocument,
    "\n  query OtherBrowserStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id skin { finishNames { zhCN } } } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n": types.OtherBrowserStandingDocument,
    "\n  query FirstHeld {\n    backpack(first: 1) { edges { node { id } } }\n  }\n": types.FirstHeldDocument,
    "\n  query NoticeLinks {\n    messages(first: 20) { edges { node { link } } }\n  }\n": types.NoticeLinksDocument,
    "\n  mutation OpenPromised($input: OpenCaseInput!) {\n    openCase(input: $input) { promise { note leafHash index path } }\n  }\n": types.OpenPromisedDocument,
    "\n  query Stated {\n    liabilityStatements { position }\n  }\n": types.StatedDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) { id devAnswer proof { challenge } }\n  }\n": types.SliderDocument,
    "\n  mutation SmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) { lockSeconds devCode }\n  }\n": types.SmsCodeDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) { token me { playerId nickname } }\n  }\n": types.LoginDocument,
    "\n  mutation Recover($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": types.RecoverDocument,
    "\n  query CommittedRooms {\n    site { beacon { choice } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": types.CommittedRoomsDocument,
    "\n  query Cases {\n    cases { slug oddsHash terms price }\n  }\n": types.CasesDocument,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) { slug oddsHash terms price }\n  }\n": types.CaseDocument,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        id position roundNo ticket float caseSlug\n        entry { index skin { id grade image finishNames { en } } wear }\n        item { id state value sellPrice valueLockedUntil }\n      }\n      wallet { coin points version }\n      position\n    }\n  }\n": types.OpenCaseDocument,
    "\n  mutation CreateBattleOnLane($input: CreateBattleInput!) {\n    createBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.CreateBattleOnLaneDocument,
    "\n  mutation JoinBattleOnLane($input: JoinBattleInput!) {\n    joinBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.JoinBattleOnLaneDocument,
    "\n  mutation CreateGiveawayOnLane($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.CreateGiveawayOnLaneDocument,
    "\n  mutation EnterGiveawayOnLane($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.EnterGiveawayOnLaneDocument,
    "\n  query OwnLanes {\n    lanes { playerId nextPairId nextPublicHash keyChanges keys { key } open { step pair { id } } }\n  }\n": types.OwnLanesDocument,
    "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) { serverSeed salt }\n  }\n": types.RevealedPairDocument,
    "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.OpenLaneDocument,
    "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.CloseLaneDocument,
    "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.AddDeviceKeyDocument,
    "\n  mutation OpenOnLane($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise { note leafHash index path entries { entry leafHash index path } }\n      rounds { id ticket item { id value } }\n      position\n    }\n  }\n": types.OpenOnLaneDocument,
    "\n  mutation OpenFreeOnLane($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.OpenFreeOnLaneDocument,
    "\n  mutation UpgradeOnLane($input: UpgradeInput!) {\n    upgradeItems(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.UpgradeOnLaneDocument,
    "\n  mutation ChaseOnLane($input: DreamInput!) {\n    chaseDream(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.ChaseOnLaneDocument,
    "\n  mutation ContractOnLane($input: ContractInput!) {\n    playContract(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n": types.ContractOnLaneDocument,
    "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n": types.BattleFieldsFragmentDoc,
    "\n  query RoomGuard {\n    site { beacon { guard } }\n  }\n": types.RoomGuardDocument,
    "\n  query GiveawayGuard($id: ID!) {\n    giveaway(id: $id) { guard }\n  }\n": types.GiveawayGuardDocument,
    "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": types.CreateBattleDocument,
    "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": types.JoinBattleDocument,
    "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": types.AddBotDocument,
    "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n": types.FillWithBotsDocument,
    "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      battle { ...BattleFields } key wallet { coin version } position\n    }\n  }\n": types.DissolveBattleDocument,
    "\n  query Battle($id: ID!) {\n    battle(id: $id) { ...BattleFields }\n  }\n": types.BattleDocument,
    "\n  fragment GiveawayFields on Giveaway {\n    id position version official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade } startsAt drawAt prizes { place itemId value wear float skin { id } } prizeValue\n    entrantCount myCode winners { place code ticket nickname mine prize { itemId } } entriesHash publicHash lockHash\n    beacon { kind round } finishedAt reveal { serverSeed salt position }\n  }\n": types.GiveawayFieldsFragmentDoc,
    "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) { ...GiveawayFields }\n  }\n": types.GiveawayDocument,
    "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n": types.CreateGiveawayDocument,
    "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n": types.EnterGiveawayDocument,
    "\n  query HostSeeds {\n    site { beacon { expected } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": types.HostSeedsDocument,
    "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n": types.ShownSeedsDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n": types.RotateSeedDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }\n  }\n": types.DepositDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }\n  }\n": types.SellItemsDocument,
    "\n  query Terms {\n    terms\n  }\n": types.TermsDocument,
    "\n  query RoundPosition($id: ID!) {\n    round(id: $id) { position }\n  }\n": types.RoundPositionDocument,
    "\n  query HeldItems {\n    backpack(first: 3) { edges { node { id } } }\n  }\n": types.HeldItemsDocument,
    "\n  query StatedOwed {\n    liabilityStatements { position }\n  }\n": types.StatedOwedDocument,
    "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n": types.BackpackDocument,
    "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id wears { wear floatMin floatMax } } wear value } } }\n  }\n": types.TargetsDocument,
    "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n": types.WaitingBattlesDocument,
    "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash text }\n  }\n": types.ShownContractDocument,
    "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n": types.ShownDreamDocument,
    "\n  query Giveaways {\n    giveaways(first: 20) { edges { node { id status locked mine myCode } } }\n  }\n": types.GiveawaysDocument,
    "\n  query Coin {\n    me { wallet { coin } }\n  }\n": types.CoinDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent }\n  }\n": types.UpgradeRulesDocument,
    "\n  query DemoProven {\n    seeds { history { roundCount } }\n  }\n": types.DemoProvenDocument,
    "\n  mutation OpenUnderLoad($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      position\n      promise { note }\n    }\n  }\n": types.OpenUnderLoadDocument,
    "\n  query NewestEvents {\n    liveSince(after: 0) { seq }\n  }\n": types.NewestEventsDocument,
    "\n  query ReleaseFreeCase {\n    freeCase { available case { slug } }\n  }\n": types.ReleaseFreeCaseDocument,
    "\n  mutation ReleaseOpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { position }\n  }\n": types.ReleaseOpenFreeCaseDocument,
    "\n  mutation ReleaseExchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { total }\n  }\n": types.ReleaseExchangeDocument,
    "\n  mutation ReleaseTransfer($commandId: CommandId!, $terms: Hash!, $points: Money!) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points) { coin }\n  }\n": types.ReleaseTransferDocument,
    "\n  query ReleaseShop {\n    shop(sort: PRICE_ASC, first: 1) { edges { node { id price } } }\n  }\n": types.ReleaseShopDocument,
    "\n  mutation ReleaseBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) { purchase { items { id } } }\n  }\n": types.ReleaseBuyDocument,
    "\n  mutation ReleaseProve($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) { ticket }\n  }\n": types.ReleaseProveDocument,
    "\n  mutation ReleaseTradeLink($link: String!, $ticket: String!) {\n    changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink }\n  }\n": types.ReleaseTradeLinkDocument,
    "\n  mutation ReleaseRetrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }\n  }\n": types.ReleaseRetrieveDocument,
    "\n  query ReleaseRetrievals {\n    retrievals { edges { node { state } } }\n  }\n": types.ReleaseRetrievalsDocument,
    "\n  mutation ReleaseRotate($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) { position }\n  }\n": types.ReleaseRotateDocument,
    "\n  mutation ReleaseRedeem($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n": types.ReleaseRedeemDocument,
    "\n  query ReleaseStated {\n    liabilityStatements { position }\n  }\n": types.ReleaseStatedDocument,
    "\n  query ReleaseContests {\n    contests { id status }\n  }\n": types.ReleaseContestsDocument,
    "\n  query ReleaseHouseGiveaway {\n    giveaways(first: 1) { edges { node { id official } } }\n  }\n": types.ReleaseHouseGiveawayDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n"): typeof import('./graphql.ts').RedeemGoldenCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenTicket($subject: String!) {\n    openSupportTicket(subject: $subject, text: \"Please look.\") { id }\n  }\n"): typeof import('./graphql.ts').OpenTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BroughtSeats {\n    draws { lanedSeats looseSeats }\n  }\n"): typeof import('./graphql.ts').BroughtSeatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HostileStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n"): typeof import('./graphql.ts').HostileStandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenLanes {\n    lanes { keys { key rooted } open { step key pair { id roundCount } } }\n    rounds(first: 1) { edges { node { pairId entropy roundNo } } }\n  }\n"): typeof import('./graphql.ts').OpenLanesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherBrowserStanding {\n    me { wallet { coin } }\n    backpack(first: 100) { edges { node { id skin { finishNames { zhCN } } } } }\n    deposits(first: 1) { edges { node { amount } } }\n    saferPlay { limits { kind period amount } }\n  }\n"): typeof import('./graphql.ts').OtherBrowserStandingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstHeld {\n    backpack(first: 1) { edges { node { id } } }\n  }\n"): typeof import('./graphql.ts').FirstHeldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticeLinks {\n    messages(first: 20) { edges { node { link } } }\n  }\n"): typeof import('./graphql.ts').NoticeLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenPromised($input: OpenCaseInput!) {\n    openCase(input: $input) { promise { note leafHash index path } }\n  }\n"): typeof import('./graphql.ts').OpenPromisedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Stated {\n    liabilityStatements { position }\n  }\n"): typeof import('./graphql.ts').StatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) { id devAnswer proof { challenge } }\n  }\n"): typeof import('./graphql.ts').SliderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) { lockSeconds devCode }\n  }\n"): typeof import('./graphql.ts').SmsCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }\n    }\n  }\n"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) { token me { playerId nickname } }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Recover($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n"): typeof import('./graphql.ts').RecoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommittedRooms {\n    site { beacon { choice } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n"): typeof import('./graphql.ts').CommittedRoomsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases {\n    cases { slug oddsHash terms price }\n  }\n"): typeof import('./graphql.ts').CasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($slug: ID!) {\n    case(slug: $slug) { slug oddsHash terms price }\n  }\n"): typeof import('./graphql.ts').CaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        id position roundNo ticket float caseSlug\n        entry { index skin { id grade image finishNames { en } } wear }\n        item { id state value sellPrice valueLockedUntil }\n      }\n      wallet { coin points version }\n      position\n    }\n  }\n"): typeof import('./graphql.ts').OpenCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBattleOnLane($input: CreateBattleInput!) {\n    createBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').CreateBattleOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinBattleOnLane($input: JoinBattleInput!) {\n    joinBattle(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').JoinBattleOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGiveawayOnLane($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').CreateGiveawayOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterGiveawayOnLane($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').EnterGiveawayOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLanes {\n    lanes { playerId nextPairId nextPublicHash keyChanges keys { key } open { step pair { id } } }\n  }\n"): typeof import('./graphql.ts').OwnLanesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) { serverSeed salt }\n  }\n"): typeof import('./graphql.ts').RevealedPairDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').OpenLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').CloseLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').AddDeviceKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenOnLane($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise { note leafHash index path entries { entry leafHash index path } }\n      rounds { id ticket item { id value } }\n      position\n    }\n  }\n"): typeof import('./graphql.ts').OpenOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenFreeOnLane($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').OpenFreeOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpgradeOnLane($input: UpgradeInput!) {\n    upgradeItems(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').UpgradeOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChaseOnLane($input: DreamInput!) {\n    chaseDream(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').ChaseOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContractOnLane($input: ContractInput!) {\n    playContract(input: $input) { promise { note entries { entry leafHash index path } } }\n  }\n"): typeof import('./graphql.ts').ContractOnLaneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n"): typeof import('./graphql.ts').BattleFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoomGuard {\n    site { beacon { guard } }\n  }\n"): typeof import('./graphql.ts').RoomGuardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiveawayGuard($id: ID!) {\n    giveaway(id: $id) { guard }\n  }\n"): typeof import('./graphql.ts').GiveawayGuardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n"): typeof import('./graphql.ts').CreateBattleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n"): typeof import('./graphql.ts').JoinBattleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n"): typeof import('./graphql.ts').AddBotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) { battle { ...BattleFields } key wallet { coin version } position }\n  }\n"): typeof import('./graphql.ts').FillWithBotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      battle { ...BattleFields } key wallet { coin version } position\n    }\n  }\n"): typeof import('./graphql.ts').DissolveBattleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Battle($id: ID!) {\n    battle(id: $id) { ...BattleFields }\n  }\n"): typeof import('./graphql.ts').BattleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiveawayFields on Giveaway {\n    id position version official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade } startsAt drawAt prizes { place itemId value wear float skin { id } } prizeValue\n    entrantCount myCode winners { place code ticket nickname mine prize { itemId } } entriesHash publicHash lockHash\n    beacon { kind round } finishedAt reveal { serverSeed salt position }\n  }\n"): typeof import('./graphql.ts').GiveawayFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) { ...GiveawayFields }\n  }\n"): typeof import('./graphql.ts').GiveawayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n"): typeof import('./graphql.ts').CreateGiveawayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) { giveaway { ...GiveawayFields } position }\n  }\n"): typeof import('./graphql.ts').EnterGiveawayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HostSeeds {\n    site { beacon { expected } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n"): typeof import('./graphql.ts').HostSeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n"): typeof import('./graphql.ts').ShownSeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n"): typeof import('./graphql.ts').RotateSeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }\n  }\n"): typeof import('./graphql.ts').DepositDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }\n  }\n"): typeof import('./graphql.ts').SellItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Terms {\n    terms\n  }\n"): typeof import('./graphql.ts').TermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoundPosition($id: ID!) {\n    round(id: $id) { position }\n  }\n"): typeof import('./graphql.ts').RoundPositionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldItems {\n    backpack(first: 3) { edges { node { id } } }\n  }\n"): typeof import('./graphql.ts').HeldItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StatedOwed {\n    liabilityStatements { position }\n  }\n"): typeof import('./graphql.ts').StatedOwedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n"): typeof import('./graphql.ts').BackpackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id wears { wear floatMin floatMax } } wear value } } }\n  }\n"): typeof import('./graphql.ts').TargetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingBattlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash text }\n  }\n"): typeof import('./graphql.ts').ShownContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n"): typeof import('./graphql.ts').ShownDreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Giveaways {\n    giveaways(first: 20) { edges { node { id status locked mine myCode } } }\n  }\n"): typeof import('./graphql.ts').GiveawaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Coin {\n    me { wallet { coin } }\n  }\n"): typeof import('./graphql.ts').CoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeRules {\n    upgrade { terms returnPercent }\n  }\n"): typeof import('./graphql.ts').UpgradeRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoProven {\n    seeds { history { roundCount } }\n  }\n"): typeof import('./graphql.ts').DemoProvenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenUnderLoad($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      position\n      promise { note }\n    }\n  }\n"): typeof import('./graphql.ts').OpenUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestEvents {\n    liveSince(after: 0) { seq }\n  }\n"): typeof import('./graphql.ts').NewestEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseFreeCase {\n    freeCase { available case { slug } }\n  }\n"): typeof import('./graphql.ts').ReleaseFreeCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseOpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) { position }\n  }\n"): typeof import('./graphql.ts').ReleaseOpenFreeCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseExchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { total }\n  }\n"): typeof import('./graphql.ts').ReleaseExchangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseTransfer($commandId: CommandId!, $terms: Hash!, $points: Money!) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points) { coin }\n  }\n"): typeof import('./graphql.ts').ReleaseTransferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseShop {\n    shop(sort: PRICE_ASC, first: 1) { edges { node { id price } } }\n  }\n"): typeof import('./graphql.ts').ReleaseShopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) { purchase { items { id } } }\n  }\n"): typeof import('./graphql.ts').ReleaseBuyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseProve($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) { ticket }\n  }\n"): typeof import('./graphql.ts').ReleaseProveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseTradeLink($link: String!, $ticket: String!) {\n    changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink }\n  }\n"): typeof import('./graphql.ts').ReleaseTradeLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseRetrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }\n  }\n"): typeof import('./graphql.ts').ReleaseRetrieveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseRetrievals {\n    retrievals { edges { node { state } } }\n  }\n"): typeof import('./graphql.ts').ReleaseRetrievalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseRotate($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) { position }\n  }\n"): typeof import('./graphql.ts').ReleaseRotateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseRedeem($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) { points }\n  }\n"): typeof import('./graphql.ts').ReleaseRedeemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseStated {\n    liabilityStatements { position }\n  }\n"): typeof import('./graphql.ts').ReleaseStatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseContests {\n    contests { id status }\n  }\n"): typeof import('./graphql.ts').ReleaseContestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseHouseGiveaway {\n    giveaways(first: 1) { edges { node { id official } } }\n  }\n"): typeof import('./graphql.ts').ReleaseHouseGiveawayDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
