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
    "\n  query RoundPosition($id: ID!) {\n    round(id: $id) { position }\n  }\n": typeof types.RoundPositionDocument,
    "\n  query HeldItems {\n    backpack(first: 3) { edges { node { id } } }\n  }\n": typeof types.HeldItemsDocument,
    "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n": typeof types.BackpackDocument,
    "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } }\n  }\n": typeof types.TargetsDocument,
    "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n": typeof types.WaitingBattlesDocument,
    "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash }\n  }\n": typeof types.ShownContractDocument,
    "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) { position }\n  }\n": typeof types.PlayContractDocument,
    "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n": typeof types.ShownDreamDocument,
    "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) { position }\n  }\n": typeof types.ChaseDreamDocument,
    "\n  query Giveaways {\n    giveaways(first: 20) { edges { node { id status locked mine myCode } } }\n  }\n": typeof types.GiveawaysDocument,
    "\n  query Coin {\n    me { wallet { coin } }\n  }\n": typeof types.CoinDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent }\n  }\n": typeof types.UpgradeRulesDocument,
    "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) { position }\n  }\n": typeof types.UpgradeItemsDocument,
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
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n": typeof types.RotateSeedDocument,
    "\n  query FirstHeld {\n    backpack(first: 1) { edges { node { id } } }\n  }\n": typeof types.FirstHeldDocument,
    "\n  query NoticeLinks {\n    messages(first: 20) { edges { node { link } } }\n  }\n": typeof types.NoticeLinksDocument,
    "\n  mutation OpenPromised($input: OpenCaseInput!) {\n    openCase(input: $input) { promise { note leafHash index path } }\n  }\n": typeof types.OpenPromisedDocument,
    "\n  query Stated {\n    liabilityStatements { position }\n  }\n": typeof types.StatedDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) { id devAnswer proof { challenge } }\n  }\n": typeof types.SliderDocument,
    "\n  mutation SmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) { lockSeconds devCode }\n  }\n": typeof types.SmsCodeDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) { token me { playerId nickname } }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Recover($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": typeof types.RecoverDocument,
    "\n  query Cases {\n    cases { slug oddsHash terms price }\n  }\n": typeof types.CasesDocument,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) { slug oddsHash terms price }\n  }\n": typeof types.CaseDocument,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        id position roundNo ticket float caseSlug\n        entry { index skin { id grade image finishNames { en } } wear }\n        item { id state value sellPrice valueLockedUntil }\n      }\n      wallet { coin points version }\n      position\n    }\n  }\n": typeof types.OpenCaseDocument,
    "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n": typeof types.BattleFieldsFragmentDoc,
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
    "\n  query HostSeeds {\n    site { beacon { kind } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": typeof types.HostSeedsDocument,
    "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n": typeof types.ShownSeedsDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }\n  }\n": typeof types.DepositDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }\n  }\n": typeof types.SellItemsDocument,
    "\n  query Terms {\n    terms\n  }\n": typeof types.TermsDocument,
};
const documents: Documents = {
    "\n  query RoundPosition($id: ID!) {\n    round(id: $id) { position }\n  }\n": types.RoundPositionDocument,
    "\n  query HeldItems {\n    backpack(first: 3) { edges { node { id } } }\n  }\n": types.HeldItemsDocument,
    "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n": types.BackpackDocument,
    "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } }\n  }\n": types.TargetsDocument,
    "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n": types.WaitingBattlesDocument,
    "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash }\n  }\n": types.ShownContractDocument,
    "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) { position }\n  }\n": types.PlayContractDocument,
    "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n": types.ShownDreamDocument,
    "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) { position }\n  }\n": types.ChaseDreamDocument,
    "\n  query Giveaways {\n    giveaways(first: 20) { edges { node { id status locked mine myCode } } }\n  }\n": types.GiveawaysDocument,
    "\n  query Coin {\n    me { wallet { coin } }\n  }\n": types.CoinDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent }\n  }\n": types.UpgradeRulesDocument,
    "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) { position }\n  }\n": types.UpgradeItemsDocument,
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
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n": types.RotateSeedDocument,
    "\n  query FirstHeld {\n    backpack(first: 1) { edges { node { id } } }\n  }\n": types.FirstHeldDocument,
    "\n  query NoticeLinks {\n    messages(first: 20) { edges { node { link } } }\n  }\n": types.NoticeLinksDocument,
    "\n  mutation OpenPromised($input: OpenCaseInput!) {\n    openCase(input: $input) { promise { note leafHash index path } }\n  }\n": types.OpenPromisedDocument,
    "\n  query Stated {\n    liabilityStatements { position }\n  }\n": types.StatedDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) { id devAnswer proof { challenge } }\n  }\n": types.SliderDocument,
    "\n  mutation SmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) { lockSeconds devCode }\n  }\n": types.SmsCodeDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) { token me { playerId nickname } }\n  }\n": types.LoginDocument,
    "\n  mutation Recover($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": types.RecoverDocument,
    "\n  query Cases {\n    cases { slug oddsHash terms price }\n  }\n": types.CasesDocument,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) { slug oddsHash terms price }\n  }\n": types.CaseDocument,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      rounds {\n        id position roundNo ticket float caseSlug\n        entry { index skin { id grade image finishNames { en } } wear }\n        item { id state value sellPrice valueLockedUntil }\n      }\n      wallet { coin points version }\n      position\n    }\n  }\n": types.OpenCaseDocument,
    "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n": types.BattleFieldsFragmentDoc,
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
    "\n  query HostSeeds {\n    site { beacon { kind } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n": types.HostSeedsDocument,
    "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n": types.ShownSeedsDocument,
    "\n  mutation Deposit($commandId: CommandId!, $amount: Money!) {\n    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }\n  }\n": types.DepositDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }\n  }\n": types.SellItemsDocument,
    "\n  query Terms {\n    terms\n  }\n": types.TermsDocument,
};

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
export function graphql(source: "\n  query Backpack {\n    backpack(first: 60, sort: VALUE_DESC) { edges { node { id worth } } }\n  }\n"): typeof import('./graphql.ts').BackpackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Targets($filter: TargetFilter) {\n    targets(filter: $filter, first: 20) { edges { node { skin { id } wear value } } }\n  }\n"): typeof import('./graphql.ts').TargetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingBattles {\n    battles(filter: { scope: CURRENT, status: WAITING }, first: 20) {\n      edges { node { id mine official cost seatCount seats { mine } } }\n    }\n  }\n"): typeof import('./graphql.ts').WaitingBattlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownContract($stake: Money!) {\n    contract { terms minItems maxItems }\n    contractTable(stake: $stake) { hash }\n  }\n"): typeof import('./graphql.ts').ShownContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) { position }\n  }\n"): typeof import('./graphql.ts').PlayContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownDream {\n    dream { terms returnPercent consolationHash consolationTable }\n  }\n"): typeof import('./graphql.ts').ShownDreamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) { position }\n  }\n"): typeof import('./graphql.ts').ChaseDreamDocument;
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
export function graphql(source: "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) { position }\n  }\n"): typeof import('./graphql.ts').UpgradeItemsDocument;
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {\n    rotateSeed(commandId: $commandId, entropy: $entropy) { position }\n  }\n"): typeof import('./graphql.ts').RotateSeedDocument;
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
export function graphql(source: "\n  fragment BattleFields on Battle {\n    id position version mode teams private official status dissolvedBy seatCount cost createdAt\n    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }\n    boxes { round price case { slug version oddsHash } }\n    seats { seat side kind playerId nickname avatar entropy total }\n    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }\n    result {\n      winners totals value position tie { between ticket } order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt position }\n  }\n"): typeof import('./graphql.ts').BattleFieldsFragmentDoc;
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
export function graphql(source: "\n  query HostSeeds {\n    site { beacon { kind } }\n    hostSeeds { battle { publicHash } giveaway { publicHash } }\n  }\n"): typeof import('./graphql.ts').HostSeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownSeeds {\n    seeds { current { id userSeed } }\n  }\n"): typeof import('./graphql.ts').ShownSeedsDocument;
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


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
