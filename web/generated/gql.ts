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
    "query Benefits { firstDepositBonus { percent max available } }": typeof types.BenefitsDocument,
    "query HasPassword { me { id hasPassword } }": typeof types.HasPasswordDocument,
    "mutation ChangePassword { changePassword @args }": typeof types.ChangePasswordDocument,
    "mutation RecoverPassword { recoverPassword @args }": typeof types.RecoverPasswordDocument,
    "mutation StartPasskeyStepUp { startPasskeyStepUp { id options } }": typeof types.StartPasskeyStepUpDocument,
    "mutation StartPasskeyLogin { startPasskeyLogin { id options } }": typeof types.StartPasskeyLoginDocument,
    "\n  mutation LoginWithPasskey {\n    loginWithPasskey @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n": typeof types.LoginWithPasskeyDocument,
    "mutation Login { login @args { token me { id nickname ...SessionPlayer } } }": typeof types.LoginDocument,
    "mutation Register { register @args { token me { id ...SessionPlayer } } }": typeof types.RegisterDocument,
    "\n  mutation LoginWithSms {\n    loginWithSms @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n": typeof types.LoginWithSmsDocument,
    "query StepUpMethods { me { id security { stepUp } } }": typeof types.StepUpMethodsDocument,
    "mutation VerifyAction { verifyAction @args { ticket expiresAt } }": typeof types.VerifyActionDocument,
    "query MyVerification { me { id verification { state updatedAt } } }": typeof types.MyVerificationDocument,
    "mutation StartVerification { startVerification { url } }": typeof types.StartVerificationDocument,
    "query AccountSite { site { steam defaultInviteCode dialPrefixes { region prefix } } }": typeof types.AccountSiteDocument,
    "\n  mutation RequestSlider {\n    requestSlider @args {\n      id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer\n      proof { challenge tries }\n    }\n  }\n": typeof types.RequestSliderDocument,
    "\n  mutation RequestCheckWithoutSight {\n    requestCheckWithoutSight @args {\n      id lockSeconds\n      proof { challenge tries }\n    }\n  }\n": typeof types.RequestCheckWithoutSightDocument,
    "mutation RequestSmsCode { requestSmsCode @args { lockSeconds devCode } }": typeof types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game value valueLockedUntil worth sellPrice state\n  }\n": typeof types.BackpackItemFragmentDoc,
    "\n  query Backpack {\n    shown: backpack @list(total: true) {\n      edges { count value node { locked favourite sellOnly ...BackpackItem @unmask } }\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) { totalCount }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) { totalCount }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) { totalCount }\n    SOLD: backpack(state: SOLD, first: 1) { totalCount }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) { totalCount }\n    USED: backpack(state: USED, first: 1) { totalCount }\n    ESCROWED: backpack(state: ESCROWED, first: 1) { totalCount }\n  }\n": typeof types.BackpackDocument,
    "\n  query BackpackChoice {\n    backpackChoice @args {\n      items { id wear skin { id } worth sellPrice sellOnly locked }\n      sellTotal hasMore\n    }\n  }\n": typeof types.BackpackChoiceDocument,
    "mutation MarkItems { markItems @args { id locked favourite } }": typeof types.MarkItemsDocument,
    "\n  mutation SellItems {\n    sellItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.SellItemsDocument,
    "\n  mutation ExchangeItems {\n    exchangeItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.ExchangeItemsDocument,
    "\n  query BattleContents {\n    battle @args {\n      id\n      boxes {\n        round price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index wear firstTicket lastTicket value\n            skin { ...SkinCard @unmask }\n          }\n        }\n      }\n    }\n  }\n": typeof types.BattleContentsDocument,
    "\n  fragment BattleRow on Battle {\n    id version mode pace teams private official guard status seatCount cost createdAt expiresAt finishedAt nextRoundAt\n    boxes {\n      round\n      case { ...CaseCard @unmask }\n    }\n    seats { seat kind playerId nickname avatar }\n    rounds { startedAt }\n    result { winners value }\n  }\n": typeof types.BattleRowFragmentDoc,
    "query Battles { battles @list { id ...BattleRow } }": typeof types.BattlesDocument,
    "\n  subscription BattleEvents {\n    liveEvents {\n      eventType seq prev\n      battle { ...BattleRow }\n    }\n  }\n": typeof types.BattleEventsDocument,
    "\n  query BattleRank {\n    battleRank(first: 20) @args { rank playerId nickname avatar mine won wins battles }\n  }\n": typeof types.BattleRankDocument,
    "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price rtpPercent oddsHash\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n  }\n": typeof types.BoxChoiceFragmentDoc,
    "\n  query BoxChoices {\n    site {\n      beacon { guard }\n    }\n    cases { slug version ...BoxChoice }\n  }\n": typeof types.BoxChoicesDocument,
    "\n  fragment BattlePreset on Battle {\n    id mode pace teams private seatCount\n    boxes {\n      round\n      case { slug version }\n    }\n  }\n": typeof types.BattlePresetFragmentDoc,
    "query Preset { battle @args { id ...BattlePreset } }": typeof types.PresetDocument,
    "\n  query HostSeed {\n    terms\n    site {\n      beacon { choice }\n    }\n    hostSeeds {\n      battle { id publicHash }\n    }\n  }\n": typeof types.HostSeedDocument,
    "\n  mutation CreateBattle {\n    createBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.CreateBattleDocument,
    "\n  mutation ResendCreateBattle {\n    sent: createBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendCreateBattleDocument,
    "\n  mutation ResendJoinBattle {\n    sent: joinBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendJoinBattleDocument,
    "\n  mutation JoinBattle {\n    joinBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.JoinBattleDocument,
    "\n  mutation AddBot {\n    addBot @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.AddBotDocument,
    "\n  mutation FillWithBots {\n    fillWithBots @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.FillWithBotsDocument,
    "\n  mutation DissolveBattle {\n    dissolveBattle @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.DissolveBattleDocument,
    "\n  fragment BattleRoom on Battle {\n    id position version mode pace teams private official guard status dissolvedBy seatCount cost expiresAt lockedAt\n    lockHash nextRoundAt finishedAt publicHash\n    boxes {\n      round price\n      case { ...CaseCard @unmask }\n    }\n    seats { seat side kind playerId nickname avatar }\n    rounds {\n      round startedAt\n      draws {\n        seat number\n        entry { index wear value skin { ...SkinCard @unmask } }\n      }\n    }\n    beacon { kind chain round dueAt randomness }\n    result {\n      winners totals value\n      tie { between ticket }\n      order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt }\n  }\n": typeof types.BattleRoomFragmentDoc,
    "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug version\n        ...CaseCell\n        entries {\n          index firstTicket lastTicket value\n          skin { id grade image imageSmall }\n        }\n      }\n    }\n  }\n": typeof types.BattleTablesFragmentDoc,
    "query Battle { battle @args { id ...BattleRoom ...BattleTables } }": typeof types.BattleDocument,
    "query BattleNow { battle @args { id ...BattleRoom } }": typeof types.BattleNowDocument,
    "subscription BattleUpdated { battleUpdated @args { id ...BattleRoom } }": typeof types.BattleUpdatedDocument,
    "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n    price oddsHash terms maxQuantity rtpPercent rtpFraction ticketCount oddsTable stopped\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n": typeof types.CaseDetailFragmentDoc,
    "query Case { case @args { slug version ...CaseDetail } }": typeof types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id roundNo position playedAt price ticket float\n    entry {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n    item { id state sellPrice }\n  }\n": typeof types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase {\n    openCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": typeof types.OpenCaseDocument,
    "\n  mutation OpenFreeCase {\n    openFreeCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": typeof types.OpenFreeCaseDocument,
    "\n  mutation ResendCase {\n    sent: openCase @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendCaseDocument,
    "\n  mutation ResendFreeCase {\n    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendFreeCaseDocument,
    "query ItemSerials { itemSerials @args { itemId number madeAt previousAt } }": typeof types.ItemSerialsDocument,
    "\n  query FreePasses {\n    freeCase {\n      case { slug version }\n      available\n    }\n    coupons(state: USABLE) { id ...CouponFacts }\n  }\n": typeof types.FreePassesDocument,
    "fragment CaseCell on Case { ...CaseCard @unmask price rtpPercent fresh }": typeof types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug version price rtpPercent fresh\n      theme { id }\n      ...CaseCell\n    }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n": typeof types.CasesDocument,
    "\n  query ContractRules {\n    contract { terms returnPercent minItems maxItems lowestPercent highestPercent stopped }\n  }\n": typeof types.ContractRulesDocument,
    "\n  fragment ContractTableFacts on ContractTable {\n    hash text stake tickets\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n": typeof types.ContractTableFactsFragmentDoc,
    "query ContractTable { contractTable @args { ...ContractTableFacts } }": typeof types.ContractTableDocument,
    "\n  fragment ContractPlayed on ContractPlay {\n    id position roundNo stake ticket entry\n    item { ...ItemCard @unmask state value sellPrice }\n  }\n": typeof types.ContractPlayedFragmentDoc,
    "\n  mutation PlayContract {\n    playContract @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...ContractPlayed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.PlayContractDocument,
    "\n  mutation ResendContract {\n    sent: playContract @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendContractDocument,
    "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names { ...Names @unmask }\n    provider\n    currencies { code digits pricePerCoin }\n    min max amounts\n  }\n": typeof types.PaymentChannelFactsFragmentDoc,
    "\n  fragment CouponFacts on Coupon {\n    id kind state percent max minDeposit\n    case { ...CaseCard @unmask }\n    expiresAt\n  }\n": typeof types.CouponFactsFragmentDoc,
    "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names { ...Names @unmask }\n      currencies { code digits }\n    }\n    currency payAmount amount bonus state createdAt updatedAt payUrl\n  }\n": typeof types.DepositOrderFactsFragmentDoc,
    "\n  query DepositOffer {\n    site { deposits }\n    terms\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n": typeof types.DepositOfferDocument,
    "query DepositCoupons { coupons(state: USABLE) { id ...CouponFacts } }": typeof types.DepositCouponsDocument,
    "mutation StartDeposit { startDeposit @args { id ...DepositOrderFacts } }": typeof types.StartDepositDocument,
    "mutation CancelDeposit { cancelDeposit @args { id ...DepositOrderFacts } }": typeof types.CancelDepositDocument,
    "query OneDeposit { deposit @args { id ...DepositOrderFacts } }": typeof types.OneDepositDocument,
    "query Deposits { deposits @list { ...DepositOrderFacts @unmask } }": typeof types.DepositsDocument,
    "\n  fragment DocumentText on Document {\n    slug kind title summary updatedAt\n    sections { heading paragraphs }\n  }\n": typeof types.DocumentTextFragmentDoc,
    "query DocumentTitles { documents @args { slug kind title } }": typeof types.DocumentTitlesDocument,
    "query Documents { documents @args { slug ...DocumentText } }": typeof types.DocumentsDocument,
    "query Document { document @args { slug ...DocumentText } }": typeof types.DocumentDocument,
    "\n  query DreamRules {\n    dream {\n      terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable\n      consolation {\n        index wear firstTicket lastTicket value\n        skin { ...SkinCard @unmask }\n      }\n      stopped\n    }\n  }\n": typeof types.DreamRulesDocument,
    "\n  fragment Dreamed on DreamPlay {\n    id position playedAt roundNo\n    target { ...TargetFacts }\n    winTickets fee ticket won\n    item { id ...BackpackItem }\n  }\n": typeof types.DreamedFragmentDoc,
    "\n  mutation ChaseDream {\n    chaseDream @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Dreamed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.ChaseDreamDocument,
    "query DreamLog { dreamLog @list { ...Dreamed @unmask } }": typeof types.DreamLogDocument,
    "\n  mutation ResendDream {\n    sent: chaseDream @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendDreamDocument,
    "\n  query Contests {\n    contests {\n      id\n      names { ...Names @unmask }\n      ranking status startsAt endsAt balance prizes position settledPosition\n      places { rank playerId nickname avatar mine score prize }\n      mine { rank playerId nickname avatar mine score prize }\n    }\n  }\n": typeof types.ContestsDocument,
    "\n  query RankBoards {\n    battles: battleRank @args { rank playerId nickname avatar mine won wins battles }\n    openings: ranking(kind: OPENINGS) @args { rank playerId nickname avatar mine value count }\n    wins: ranking(kind: WINS) @args {\n      rank playerId nickname mine value\n      drop { id game wear skin { ...SkinCard @unmask } }\n    }\n  }\n": typeof types.RankBoardsDocument,
    "\n  query Seeds {\n    lanes {\n      open { pair { id retiresAt roundCount } }\n    }\n    seeds {\n      current { id publicHash userSeed roundCount startedAt retiresAt }\n      nextPairId nextPublicHash\n      history { id publicHash serverSeed salt userSeed roundCount startedAt revealedAt position entropy }\n    }\n  }\n": typeof types.SeedsDocument,
    "\n  query RecentPlays {\n    plays @list {\n      id game pairId roundNo playedAt spent won wear\n      skin { ...SkinCard @unmask }\n    }\n  }\n": typeof types.RecentPlaysDocument,
    "query OwnOpenings { openings(first: 5) @list { position published salt entry } }": typeof types.OwnOpeningsDocument,
    "\n  query OwnLiability {\n    ownLiability {\n      playerId coin points locked salt index path\n      statement { position entry at statedPosition root leaves }\n    }\n  }\n": typeof types.OwnLiabilityDocument,
    "\n  query CurrentPair {\n    seeds {\n      current { id roundCount }\n    }\n    lanes {\n      open { pair { id } }\n    }\n  }\n": typeof types.CurrentPairDocument,
    "\n  query FairnessLog {\n    fairnessLog { origin verifierKey sealedSize rootHash sealedAt copied size }\n  }\n": typeof types.FairnessLogDocument,
    "\n  mutation RotateSeed {\n    rotateSeed @args {\n      promise { note leafHash index path }\n      revealed { id serverSeed salt }\n      position\n    }\n  }\n": typeof types.RotateSeedDocument,
    "query VerifySkinNames { skinsOf @args { ...SkinCard @unmask } }": typeof types.VerifySkinNamesDocument,
    "query VerifyCaseNames { round @args { id caseNames { ...Names @unmask } } }": typeof types.VerifyCaseNamesDocument,
    "\n  query VerifyBattleNames {\n    battle @args {\n      id\n      boxes {\n        round\n        case { slug version names { ...Names @unmask } }\n      }\n      seats { seat avatar }\n    }\n  }\n": typeof types.VerifyBattleNamesDocument,
    "\n  query GameProof {\n    proof @args {\n      id game\n      entries { position json }\n      more\n      nicknames { playerId nickname }\n    }\n  }\n": typeof types.GameProofDocument,
    "query EntryReceipt { receipt @args }": typeof types.EntryReceiptDocument,
    "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero { index value skin { ...SkinCard @unmask } }\n      }\n      available dayEndsAt\n    }\n  }\n": typeof types.TodaysFreeCaseDocument,
    "\n  fragment GiveawayCard on Giveaway {\n    id version\n    title { ...Names @unmask }\n    official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade }\n    startsAt drawAt closesAt guard finishedAt\n    prizes {\n      place wear float value\n      skin { ...SkinCard @unmask }\n    }\n    prizeValue entrantCount myCode\n    winners { place code playerId nickname avatar mine }\n  }\n": typeof types.GiveawayCardFragmentDoc,
    "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash entriesHash\n    beacon { kind chain round dueAt randomness }\n    reveal { serverSeed }\n  }\n": typeof types.GiveawayRoomFragmentDoc,
    "query Giveaways { giveaways @list { id ...GiveawayCard } }": typeof types.GiveawaysDocument,
    "query Giveaway { giveaway @args { id ...GiveawayRoom } }": typeof types.GiveawayDocument,
    "\n  query GiveawayEntries {\n    giveaway @args {\n      id\n      entries @list { code playerId nickname avatar mine entropy enteredAt }\n    }\n  }\n": typeof types.GiveawayEntriesDocument,
    "\n  mutation EnterGiveaway {\n    enterGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n": typeof types.EnterGiveawayDocument,
    "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon { choice guard }\n    }\n    hostSeeds {\n      giveaway { id publicHash }\n    }\n  }\n": typeof types.GiveawayHostSeedDocument,
    "\n  mutation CreateGiveaway {\n    createGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n": typeof types.CreateGiveawayDocument,
    "\n  mutation ResendCreateGiveaway {\n    sent: createGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendCreateGiveawayDocument,
    "\n  mutation ResendEnterGiveaway {\n    sent: enterGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendEnterGiveawayDocument,
    "query MyVipGrade { me { id vipGrade } }": typeof types.MyVipGradeDocument,
    "query Banners { banners @args { id image title text link accent } }": typeof types.BannersDocument,
    "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank playerId nickname value\n      drop { id wear skin { ...SkinCard @unmask } }\n    }\n    online\n  }\n": typeof types.BiggestWinsOfTodayDocument,
    "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges { node { id ...GiveawayCard } }\n    }\n  }\n": typeof types.OpenGiveawaysDocument,
    "\n  query Home {\n    showcase {\n      count lowestPrice highestPrice\n      featured {\n        ...CaseCard @unmask\n        image price rtpPercent fresh\n        hero {\n          index firstTicket lastTicket\n          skin {\n            id image\n            familyNames { ...Names @unmask }\n            finishNames { ...Names @unmask }\n          }\n        }\n      }\n      behind { slug version imageSmall }\n      cases(themes: 2) { slug version price rtpPercent fresh theme { id } ...CaseCell }\n      freeCase { ...CaseCard @unmask }\n    }\n    banners(locale: ZH_CN) { id image title text link accent }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query SentOutcome {\n    commandOutcome @args {\n      state code coin points locked gained given\n      rounds { id skin value }\n      order { id amount state }\n    }\n    me { id ...SessionPlayer }\n  }\n": typeof types.SentOutcomeDocument,
    "\n  query Lanes {\n    lanes {\n      playerId nextPairId nextPublicHash keyChanges\n      keys { key addedBy addedAt rooted }\n      open { pair { id publicHash userSeed roundCount startedAt retiresAt } key step }\n    }\n  }\n": typeof types.LanesDocument,
    "query RevealedPair { revealedPair @args { serverSeed salt } }": typeof types.RevealedPairDocument,
    "mutation OpenLane { openLane @args { promise { ...PromisedEntries @unmask } } }": typeof types.OpenLaneDocument,
    "mutation CloseLane { closeLane @args { promise { ...PromisedEntries @unmask } } }": typeof types.CloseLaneDocument,
    "\n  mutation AddDeviceKey {\n    addDeviceKey @args {\n      promise { ...PromisedEntries @unmask }\n    }\n  }\n": typeof types.AddDeviceKeyDocument,
    "\n  fragment LiveMessage on LiveEvent {\n    eventType seq prev displayAt\n    drop {\n      id game playerId nickname value wear\n      skin { ...SkinCard @unmask }\n    }\n    battle { id version status }\n  }\n": typeof types.LiveMessageFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) { ...LiveMessage }\n    top: liveDrops(top: true, upcoming: true) { ...LiveMessage }\n  }\n": typeof types.LiveListsDocument,
    "query LiveMissed { liveSince @args { ...LiveMessage } }": typeof types.LiveMissedDocument,
    "subscription LiveEvents { liveEvents { ...LiveMessage } }": typeof types.LiveEventsDocument,
    "query Messages { messages @list { id kind title body link createdAt readAt } }": typeof types.MessagesDocument,
    "mutation ReadMessages { readMessages @args }": typeof types.ReadMessagesDocument,
    "fragment NoticeText on Notice { id title body publishedAt }": typeof types.NoticeTextFragmentDoc,
    "query Notices { notices @args { id ...NoticeText } }": typeof types.NoticesDocument,
    "query UnreadCount { unreadCount }": typeof types.UnreadCountDocument,
    "query PublicNotice { site { showPublic } notices(top: 1) @args { id ...NoticeText } }": typeof types.PublicNoticeDocument,
    "\n  mutation SellWon {\n    sellItems @args {\n      promise { note leafHash index path }\n      total\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.SellWonDocument,
    "query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }": typeof types.ShownSeedsDocument,
    "query BeaconRelays { site { beacon { kind relays } } }": typeof types.BeaconRelaysDocument,
    "mutation DeliverBeaconRound { deliverBeaconRound @args { position } }": typeof types.DeliverBeaconRoundDocument,
    "\n  query PlayerPage {\n    player @args {\n      id nickname avatar mine\n      wins { id game value wear skin { ...SkinCard @unmask } }\n      battles { played won last { id cost won at } }\n      luck { plays ratio sigma telling }\n    }\n  }\n": typeof types.PlayerPageDocument,
    "query Profile { me { id vipGrade createdAt } }": typeof types.ProfileDocument,
    "\n  query BalanceLog {\n    balanceLog @list { id orderId action balance amount after at position }\n  }\n": typeof types.BalanceLogDocument,
    "query Flows { flows @list { id kind amount balance state at } }": typeof types.FlowsDocument,
    "\n  query GameRecords {\n    gameRecords @list {\n      id game cost won\n      item { ...ItemCard @unmask }\n      at\n    }\n  }\n": typeof types.GameRecordsDocument,
    "\n  query Purchases {\n    purchases @list {\n      id\n      caseNames { ...Names @unmask }\n      caseSlug\n      item { ...ItemCard @unmask game }\n      recoveryPrice channel quantity payAmount balance state at\n    }\n  }\n": typeof types.PurchasesDocument,
    "\n  query Retrievals {\n    retrievals @list {\n      id\n      item { ...ItemCard @unmask value }\n      state message createdAt updatedAt disputeId\n    }\n  }\n": typeof types.RetrievalsDocument,
    "\n  mutation RetrieveItems {\n    retrieveItems @args {\n      promise { note leafHash index path }\n      retrievals { id }\n      position\n    }\n  }\n": typeof types.RetrieveItemsDocument,
    "query RetrievalReady { site { retrieval showExchange } me { id tradeLink } }": typeof types.RetrievalReadyDocument,
    "mutation DisputeRetrieval { disputeRetrieval @args { id } }": typeof types.DisputeRetrievalDocument,
    "\n  fragment PromotionFacts on Promotion {\n    code upline bound level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable\n    levels { level deposits rebateRatio }\n  }\n": typeof types.PromotionFactsFragmentDoc,
    "query MyPromotion { promotion { ...PromotionFacts } }": typeof types.MyPromotionDocument,
    "\n  query PromotionRecords {\n    promotionRecords @list { id nickname deposit rebate at }\n  }\n": typeof types.PromotionRecordsDocument,
    "mutation BindInviter { bindInviter @args { ...PromotionFacts } }": typeof types.BindInviterDocument,
    "mutation ChoosePromotionCode { choosePromotionCode @args { ...PromotionFacts } }": typeof types.ChoosePromotionCodeDocument,
    "\n  mutation ClaimRebate {\n    claimRebate @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.ClaimRebateDocument,
    "\n  query Vip {\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n  }\n": typeof types.VipDocument,
    "\n  mutation ClaimVipReward {\n    claimVipReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.ClaimVipRewardDocument,
    "\n  query FreeCaseOfToday {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n  }\n": typeof types.FreeCaseOfTodayDocument,
    "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n  }\n": typeof types.DailyRewardOfTodayDocument,
    "\n  mutation ClaimDailyReward {\n    claimDailyReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.ClaimDailyRewardDocument,
    "query Coupons { coupons { id ...CouponFacts } }": typeof types.CouponsDocument,
    "\n  mutation RedeemGoldenCode {\n    redeemGoldenCode @args {\n      promise { note leafHash index path }\n      points locked\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.RedeemGoldenCodeDocument,
    "\n  query RewardsOverview {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n    rewardCalendar { day claimed freeCase }\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n    promotion { ...PromotionFacts }\n    coupons { id state expiresAt ...CouponFacts }\n    site { deposits }\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n": typeof types.RewardsOverviewDocument,
    "query NetPosition { saferPlay { netPosition @args } }": typeof types.NetPositionDocument,
    "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction { code allowFastReveal }\n    }\n  }\n": typeof types.RealityCheckDocument,
    "\n  query SaferPlay {\n    saferPlay {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n": typeof types.SaferPlayDocument,
    "\n  mutation SetPlayLimit {\n    setPlayLimit @args {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n": typeof types.SetPlayLimitDocument,
    "mutation TakeTimeOut { takeTimeOut @args { timeOutUntil excludedUntil } }": typeof types.TakeTimeOutDocument,
    "mutation ExcludeMyself { excludeMyself @args { timeOutUntil excludedUntil } }": typeof types.ExcludeMyselfDocument,
    "mutation SetRealityCheck { setRealityCheck @args { realityCheckMinutes } }": typeof types.SetRealityCheckDocument,
    "\n  query Search {\n    search @args {\n      cases { ...CaseCard @unmask }\n      skins { ...SkinCard @unmask }\n      players { id nickname avatar }\n      game { id game }\n    }\n  }\n": typeof types.SearchDocument,
    "query SecurityLink { securityLink @args { action change } }": typeof types.SecurityLinkDocument,
    "mutation UseSecurityLink { useSecurityLink @args { action } }": typeof types.UseSecurityLinkDocument,
    "\n  fragment SecurityStanding on Me {\n    id email steamId\n    security {\n      passkeysOffered\n      passkeys { id name createdAt lastUsedAt backedUp }\n      totpSince recoveryCodesLeft emailVerified\n      pendingChanges { id kind detail appliesAt }\n      hold { until reason }\n      frozenAt devMailLink\n    }\n  }\n": typeof types.SecurityStandingFragmentDoc,
    "\n  fragment DeviceSessionRow on DeviceSession {\n    id createdAt lastSeenAt device current\n  }\n": typeof types.DeviceSessionRowFragmentDoc,
    "\n  query SecurityPage {\n    me {\n      id hasPassword\n      ...SecurityStanding\n      sessions { id ...DeviceSessionRow }\n      apiKeys { id }\n    }\n    site { steam }\n  }\n": typeof types.SecurityPageDocument,
    "\n  query SecurityJournal {\n    me {\n      id\n      securityJournal(first: 10) @list { id at kind device detail }\n    }\n  }\n": typeof types.SecurityJournalDocument,
    "mutation RevokeSession { revokeSession @args }": typeof types.RevokeSessionDocument,
    "mutation RevokeOtherSessions { revokeOtherSessions }": typeof types.RevokeOtherSessionsDocument,
    "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration @args { id options }\n  }\n": typeof types.StartPasskeyRegistrationDocument,
    "\n  mutation FinishPasskeyRegistration {\n    finishPasskeyRegistration @args { id ...SecurityStanding }\n  }\n": typeof types.FinishPasskeyRegistrationDocument,
    "mutation RenamePasskey { renamePasskey @args { id ...SecurityStanding } }": typeof types.RenamePasskeyDocument,
    "mutation RemovePasskey { removePasskey @args { id ...SecurityStanding } }": typeof types.RemovePasskeyDocument,
    "mutation StartTotp { startTotp @args { secret uri } }": typeof types.StartTotpDocument,
    "mutation ConfirmTotp { confirmTotp @args }": typeof types.ConfirmTotpDocument,
    "mutation RemoveTotp { removeTotp @args { id ...SecurityStanding } }": typeof types.RemoveTotpDocument,
    "mutation NewRecoveryCodes { newRecoveryCodes @args }": typeof types.NewRecoveryCodesDocument,
    "\n  mutation StopPendingChange {\n    stopPendingChange @args { id ...SecurityStanding }\n  }\n": typeof types.StopPendingChangeDocument,
    "mutation FreezeAccount { freezeAccount { id ...SecurityStanding } }": typeof types.FreezeAccountDocument,
    "mutation ThawAccount { thawAccount @args { id ...SecurityStanding } }": typeof types.ThawAccountDocument,
    "mutation UnlinkSteam { unlinkSteam @args { id ...SecurityStanding } }": typeof types.UnlinkSteamDocument,
    "mutation ResendEmailConfirmation { resendEmailConfirmation }": typeof types.ResendEmailConfirmationDocument,
    "fragment ApiKeyRow on ApiKey { id name prefix scopes createdAt lastUsedAt expiresAt }": typeof types.ApiKeyRowFragmentDoc,
    "\n  query AccountSettings {\n    me {\n      id playerId nickname nameHidden winsShown battlesShown luckShown avatar phone tradeLink\n      ...SecurityStanding\n      verification { state updatedAt }\n      apiKeys { id ...ApiKeyRow }\n    }\n  }\n": typeof types.AccountSettingsDocument,
    "mutation ChangeNickname { changeNickname @args { id nickname } }": typeof types.ChangeNicknameDocument,
    "mutation HideName { hideName @args { id nameHidden } }": typeof types.HideNameDocument,
    "mutation ShowOnPage { showOnPage @args { id winsShown battlesShown luckShown } }": typeof types.ShowOnPageDocument,
    "query Avatars { avatars @args }": typeof types.AvatarsDocument,
    "mutation ChooseAvatar { chooseAvatar @args { id avatar } }": typeof types.ChooseAvatarDocument,
    "query MyFace { me { id avatar } }": typeof types.MyFaceDocument,
    "mutation ChangeEmail { changeEmail @args { id ...SecurityStanding } }": typeof types.ChangeEmailDocument,
    "mutation ChangePhone { changePhone @args { id phone ...SecurityStanding } }": typeof types.ChangePhoneDocument,
    "\n  mutation ChangeTradeLink {\n    changeTradeLink @args { id tradeLink ...SecurityStanding }\n  }\n": typeof types.ChangeTradeLinkDocument,
    "\n  mutation CreateApiKey {\n    createApiKey @args {\n      key\n      apiKey { id ...ApiKeyRow }\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "mutation RevokeApiKey { revokeApiKey @args }": typeof types.RevokeApiKeyDocument,
    "query MyData { myData }": typeof types.MyDataDocument,
    "mutation EraseAccount { eraseAccount @args }": typeof types.EraseAccountDocument,
    "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin { ...SkinCard @unmask }\n    wear balance price value stock\n  }\n": typeof types.ShopListingFactsFragmentDoc,
    "query Shop { shop @list(total: true) { ...ShopListingFacts @unmask } }": typeof types.ShopDocument,
    "query ShopFamilies { skinFamilies { id names { ...Names @unmask } } }": typeof types.ShopFamiliesDocument,
    "\n  mutation BuyFromShop {\n    buyFromShop @args {\n      promise { note leafHash index path }\n      purchase { id total balance items { id } }\n      listing { id ...ShopListingFacts }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": typeof types.BuyFromShopDocument,
    "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears { wear value floatMin floatMax }\n  }\n": typeof types.SkinFactsFragmentDoc,
    "query Skins { skins(first: 36) @list(total: true) { ...SkinFacts @unmask } }": typeof types.SkinsDocument,
    "query SkinFamilies { skinFamilies { id count names { ...Names @unmask } } }": typeof types.SkinFamiliesDocument,
    "\n  query SkinDetail {\n    skin @args { id ...SkinFacts }\n    skinSources @args {\n      case { ...CaseCard @unmask price ticketCount }\n      entries { index wear firstTicket lastTicket }\n    }\n  }\n": typeof types.SkinDetailDocument,
    "\n  query Stakeable {\n    backpack(state: HELD, filter: {locked: false}, first: 40) @list(total: true) { ...BackpackItem @unmask }\n  }\n": typeof types.StakeableDocument,
    "\n  mutation CompleteSteamLogin {\n    completeSteamLogin @args {\n      session { token me { id nickname ...SessionPlayer } }\n      registrationTicket callbackPath\n    }\n  }\n": typeof types.CompleteSteamLoginDocument,
    "mutation StartSteamLogin { startSteamLogin @args { url } }": typeof types.StartSteamLoginDocument,
    "\n  fragment TicketFacts on SupportTicket {\n    id subject state createdAt updatedAt retrievalId\n    entries { id fromSupport text at }\n  }\n": typeof types.TicketFactsFragmentDoc,
    "query SupportTickets { supportTickets @list { id subject state updatedAt } }": typeof types.SupportTicketsDocument,
    "query SupportTicket { supportTicket @args { id ...TicketFacts } }": typeof types.SupportTicketDocument,
    "mutation OpenSupportTicket { openSupportTicket @args { id ...TicketFacts } }": typeof types.OpenSupportTicketDocument,
    "\n  mutation AnswerSupportTicket {\n    answerSupportTicket @args { id ...TicketFacts }\n  }\n": typeof types.AnswerSupportTicketDocument,
    "mutation CloseSupportTicket { closeSupportTicket @args { id ...TicketFacts } }": typeof types.CloseSupportTicketDocument,
    "query TargetRange { skin @args { id image wears { wear floatMin floatMax } } }": typeof types.TargetRangeDocument,
    "fragment TargetFacts on Target { wear value skin { ...SkinCard @unmask } }": typeof types.TargetFactsFragmentDoc,
    "query Targets { targets @list(total: true) { ...TargetFacts @unmask } }": typeof types.TargetsDocument,
    "query TransferSite { site { transfersToPlayers } }": typeof types.TransferSiteDocument,
    "\n  mutation TransferPoints {\n    transferPoints @args {\n      promise { note leafHash index path }\n      points coin\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": typeof types.TransferPointsDocument,
    "\n  query OperatorActs($after: String) {\n    operatorActs(first: 10, after: $after) {\n      acts { id kind state proposer reason proposedAt position closedBy closedPosition refusal breakGlass }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.OperatorActsDocument,
    "\n  query PublicFigures {\n    draws { position drawn revealed laned loose lanedSeats looseSeats }\n    returns {\n      position\n      total { ...BandFields @unmask }\n      games { game plays staked won band { ...BandFields @unmask } }\n      cases { id plays names { ...Names @unmask } band { ...BandFields @unmask } }\n    }\n    deliveries { position arrived median p95 underway oldestSince barWidth bars }\n    gameStops { position game reason at from until }\n    liabilityStatements { position at statedPosition root leaves coin points locked }\n    liabilities { total }\n    actRules { twoPeople breakGlass at position }\n    brokenGlasses { id kind by at position reason sealed reviewNote reviewedPosition }\n    sealedActs { kind month count }\n  }\n\n  fragment BandFields on ReturnBand {\n    published measured sigma deviation telling\n  }\n": typeof types.PublicFiguresDocument,
    "\n  mutation ResendUpgrade {\n    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }\n  }\n": typeof types.ResendUpgradeDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent minTickets maxTickets maxItems stopped }\n  }\n": typeof types.UpgradeRulesDocument,
    "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n  }\n": typeof types.TargetsAroundDocument,
    "\n  fragment Upgraded on UpgradePlay {\n    id position roundNo stake coin\n    target { ...TargetFacts }\n    side winTickets ticket won\n    item { id state sellPrice }\n  }\n": typeof types.UpgradedFragmentDoc,
    "\n  mutation UpgradeItems {\n    upgradeItems @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Upgraded }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": typeof types.UpgradeItemsDocument,
    "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}": typeof types.NamesFragmentDoc,
    "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ListDocument,
    "\n  fragment SessionPlayer on Me {\n    id playerId nickname avatar phone createdAt\n    wallet { ...WalletBalances @unmask }\n  }\n": typeof types.SessionPlayerFragmentDoc,
    "query Me { me { id ...SessionPlayer } }": typeof types.MeDocument,
    "mutation Logout { logout }": typeof types.LogoutDocument,
    "query Terms { terms }": typeof types.TermsDocument,
    "query EndedBy { securityLink @args { action } }": typeof types.EndedByDocument,
    "query LockedBonus { me { id wallet { locked version } } }": typeof types.LockedBonusDocument,
    "query Site { site { catchingUp } }": typeof types.SiteDocument,
};
const documents: Documents = {
    "query Benefits { firstDepositBonus { percent max available } }": types.BenefitsDocument,
    "query HasPassword { me { id hasPassword } }": types.HasPasswordDocument,
    "mutation ChangePassword { changePassword @args }": types.ChangePasswordDocument,
    "mutation RecoverPassword { recoverPassword @args }": types.RecoverPasswordDocument,
    "mutation StartPasskeyStepUp { startPasskeyStepUp { id options } }": types.StartPasskeyStepUpDocument,
    "mutation StartPasskeyLogin { startPasskeyLogin { id options } }": types.StartPasskeyLoginDocument,
    "\n  mutation LoginWithPasskey {\n    loginWithPasskey @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n": types.LoginWithPasskeyDocument,
    "mutation Login { login @args { token me { id nickname ...SessionPlayer } } }": types.LoginDocument,
    "mutation Register { register @args { token me { id ...SessionPlayer } } }": types.RegisterDocument,
    "\n  mutation LoginWithSms {\n    loginWithSms @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n": types.LoginWithSmsDocument,
    "query StepUpMethods { me { id security { stepUp } } }": types.StepUpMethodsDocument,
    "mutation VerifyAction { verifyAction @args { ticket expiresAt } }": types.VerifyActionDocument,
    "query MyVerification { me { id verification { state updatedAt } } }": types.MyVerificationDocument,
    "mutation StartVerification { startVerification { url } }": types.StartVerificationDocument,
    "query AccountSite { site { steam defaultInviteCode dialPrefixes { region prefix } } }": types.AccountSiteDocument,
    "\n  mutation RequestSlider {\n    requestSlider @args {\n      id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer\n      proof { challenge tries }\n    }\n  }\n": types.RequestSliderDocument,
    "\n  mutation RequestCheckWithoutSight {\n    requestCheckWithoutSight @args {\n      id lockSeconds\n      proof { challenge tries }\n    }\n  }\n": types.RequestCheckWithoutSightDocument,
    "mutation RequestSmsCode { requestSmsCode @args { lockSeconds devCode } }": types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game value valueLockedUntil worth sellPrice state\n  }\n": types.BackpackItemFragmentDoc,
    "\n  query Backpack {\n    shown: backpack @list(total: true) {\n      edges { count value node { locked favourite sellOnly ...BackpackItem @unmask } }\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) { totalCount }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) { totalCount }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) { totalCount }\n    SOLD: backpack(state: SOLD, first: 1) { totalCount }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) { totalCount }\n    USED: backpack(state: USED, first: 1) { totalCount }\n    ESCROWED: backpack(state: ESCROWED, first: 1) { totalCount }\n  }\n": types.BackpackDocument,
    "\n  query BackpackChoice {\n    backpackChoice @args {\n      items { id wear skin { id } worth sellPrice sellOnly locked }\n      sellTotal hasMore\n    }\n  }\n": types.BackpackChoiceDocument,
    "mutation MarkItems { markItems @args { id locked favourite } }": types.MarkItemsDocument,
    "\n  mutation SellItems {\n    sellItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.SellItemsDocument,
    "\n  mutation ExchangeItems {\n    exchangeItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.ExchangeItemsDocument,
    "\n  query BattleContents {\n    battle @args {\n      id\n      boxes {\n        round price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index wear firstTicket lastTicket value\n            skin { ...SkinCard @unmask }\n          }\n        }\n      }\n    }\n  }\n": types.BattleContentsDocument,
    "\n  fragment BattleRow on Battle {\n    id version mode pace teams private official guard status seatCount cost createdAt expiresAt finishedAt nextRoundAt\n    boxes {\n      round\n      case { ...CaseCard @unmask }\n    }\n    seats { seat kind playerId nickname avatar }\n    rounds { startedAt }\n    result { winners value }\n  }\n": types.BattleRowFragmentDoc,
    "query Battles { battles @list { id ...BattleRow } }": types.BattlesDocument,
    "\n  subscription BattleEvents {\n    liveEvents {\n      eventType seq prev\n      battle { ...BattleRow }\n    }\n  }\n": types.BattleEventsDocument,
    "\n  query BattleRank {\n    battleRank(first: 20) @args { rank playerId nickname avatar mine won wins battles }\n  }\n": types.BattleRankDocument,
    "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price rtpPercent oddsHash\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n  }\n": types.BoxChoiceFragmentDoc,
    "\n  query BoxChoices {\n    site {\n      beacon { guard }\n    }\n    cases { slug version ...BoxChoice }\n  }\n": types.BoxChoicesDocument,
    "\n  fragment BattlePreset on Battle {\n    id mode pace teams private seatCount\n    boxes {\n      round\n      case { slug version }\n    }\n  }\n": types.BattlePresetFragmentDoc,
    "query Preset { battle @args { id ...BattlePreset } }": types.PresetDocument,
    "\n  query HostSeed {\n    terms\n    site {\n      beacon { choice }\n    }\n    hostSeeds {\n      battle { id publicHash }\n    }\n  }\n": types.HostSeedDocument,
    "\n  mutation CreateBattle {\n    createBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.CreateBattleDocument,
    "\n  mutation ResendCreateBattle {\n    sent: createBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendCreateBattleDocument,
    "\n  mutation ResendJoinBattle {\n    sent: joinBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendJoinBattleDocument,
    "\n  mutation JoinBattle {\n    joinBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.JoinBattleDocument,
    "\n  mutation AddBot {\n    addBot @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.AddBotDocument,
    "\n  mutation FillWithBots {\n    fillWithBots @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.FillWithBotsDocument,
    "\n  mutation DissolveBattle {\n    dissolveBattle @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.DissolveBattleDocument,
    "\n  fragment BattleRoom on Battle {\n    id position version mode pace teams private official guard status dissolvedBy seatCount cost expiresAt lockedAt\n    lockHash nextRoundAt finishedAt publicHash\n    boxes {\n      round price\n      case { ...CaseCard @unmask }\n    }\n    seats { seat side kind playerId nickname avatar }\n    rounds {\n      round startedAt\n      draws {\n        seat number\n        entry { index wear value skin { ...SkinCard @unmask } }\n      }\n    }\n    beacon { kind chain round dueAt randomness }\n    result {\n      winners totals value\n      tie { between ticket }\n      order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt }\n  }\n": types.BattleRoomFragmentDoc,
    "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug version\n        ...CaseCell\n        entries {\n          index firstTicket lastTicket value\n          skin { id grade image imageSmall }\n        }\n      }\n    }\n  }\n": types.BattleTablesFragmentDoc,
    "query Battle { battle @args { id ...BattleRoom ...BattleTables } }": types.BattleDocument,
    "query BattleNow { battle @args { id ...BattleRoom } }": types.BattleNowDocument,
    "subscription BattleUpdated { battleUpdated @args { id ...BattleRoom } }": types.BattleUpdatedDocument,
    "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n    price oddsHash terms maxQuantity rtpPercent rtpFraction ticketCount oddsTable stopped\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n": types.CaseDetailFragmentDoc,
    "query Case { case @args { slug version ...CaseDetail } }": types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id roundNo position playedAt price ticket float\n    entry {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n    item { id state sellPrice }\n  }\n": types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase {\n    openCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": types.OpenCaseDocument,
    "\n  mutation OpenFreeCase {\n    openFreeCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": types.OpenFreeCaseDocument,
    "\n  mutation ResendCase {\n    sent: openCase @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendCaseDocument,
    "\n  mutation ResendFreeCase {\n    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendFreeCaseDocument,
    "query ItemSerials { itemSerials @args { itemId number madeAt previousAt } }": types.ItemSerialsDocument,
    "\n  query FreePasses {\n    freeCase {\n      case { slug version }\n      available\n    }\n    coupons(state: USABLE) { id ...CouponFacts }\n  }\n": types.FreePassesDocument,
    "fragment CaseCell on Case { ...CaseCard @unmask price rtpPercent fresh }": types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug version price rtpPercent fresh\n      theme { id }\n      ...CaseCell\n    }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n": types.CasesDocument,
    "\n  query ContractRules {\n    contract { terms returnPercent minItems maxItems lowestPercent highestPercent stopped }\n  }\n": types.ContractRulesDocument,
    "\n  fragment ContractTableFacts on ContractTable {\n    hash text stake tickets\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n": types.ContractTableFactsFragmentDoc,
    "query ContractTable { contractTable @args { ...ContractTableFacts } }": types.ContractTableDocument,
    "\n  fragment ContractPlayed on ContractPlay {\n    id position roundNo stake ticket entry\n    item { ...ItemCard @unmask state value sellPrice }\n  }\n": types.ContractPlayedFragmentDoc,
    "\n  mutation PlayContract {\n    playContract @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...ContractPlayed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.PlayContractDocument,
    "\n  mutation ResendContract {\n    sent: playContract @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendContractDocument,
    "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names { ...Names @unmask }\n    provider\n    currencies { code digits pricePerCoin }\n    min max amounts\n  }\n": types.PaymentChannelFactsFragmentDoc,
    "\n  fragment CouponFacts on Coupon {\n    id kind state percent max minDeposit\n    case { ...CaseCard @unmask }\n    expiresAt\n  }\n": types.CouponFactsFragmentDoc,
    "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names { ...Names @unmask }\n      currencies { code digits }\n    }\n    currency payAmount amount bonus state createdAt updatedAt payUrl\n  }\n": types.DepositOrderFactsFragmentDoc,
    "\n  query DepositOffer {\n    site { deposits }\n    terms\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n": types.DepositOfferDocument,
    "query DepositCoupons { coupons(state: USABLE) { id ...CouponFacts } }": types.DepositCouponsDocument,
    "mutation StartDeposit { startDeposit @args { id ...DepositOrderFacts } }": types.StartDepositDocument,
    "mutation CancelDeposit { cancelDeposit @args { id ...DepositOrderFacts } }": types.CancelDepositDocument,
    "query OneDeposit { deposit @args { id ...DepositOrderFacts } }": types.OneDepositDocument,
    "query Deposits { deposits @list { ...DepositOrderFacts @unmask } }": types.DepositsDocument,
    "\n  fragment DocumentText on Document {\n    slug kind title summary updatedAt\n    sections { heading paragraphs }\n  }\n": types.DocumentTextFragmentDoc,
    "query DocumentTitles { documents @args { slug kind title } }": types.DocumentTitlesDocument,
    "query Documents { documents @args { slug ...DocumentText } }": types.DocumentsDocument,
    "query Document { document @args { slug ...DocumentText } }": types.DocumentDocument,
    "\n  query DreamRules {\n    dream {\n      terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable\n      consolation {\n        index wear firstTicket lastTicket value\n        skin { ...SkinCard @unmask }\n      }\n      stopped\n    }\n  }\n": types.DreamRulesDocument,
    "\n  fragment Dreamed on DreamPlay {\n    id position playedAt roundNo\n    target { ...TargetFacts }\n    winTickets fee ticket won\n    item { id ...BackpackItem }\n  }\n": types.DreamedFragmentDoc,
    "\n  mutation ChaseDream {\n    chaseDream @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Dreamed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.ChaseDreamDocument,
    "query DreamLog { dreamLog @list { ...Dreamed @unmask } }": types.DreamLogDocument,
    "\n  mutation ResendDream {\n    sent: chaseDream @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendDreamDocument,
    "\n  query Contests {\n    contests {\n      id\n      names { ...Names @unmask }\n      ranking status startsAt endsAt balance prizes position settledPosition\n      places { rank playerId nickname avatar mine score prize }\n      mine { rank playerId nickname avatar mine score prize }\n    }\n  }\n": types.ContestsDocument,
    "\n  query RankBoards {\n    battles: battleRank @args { rank playerId nickname avatar mine won wins battles }\n    openings: ranking(kind: OPENINGS) @args { rank playerId nickname avatar mine value count }\n    wins: ranking(kind: WINS) @args {\n      rank playerId nickname mine value\n      drop { id game wear skin { ...SkinCard @unmask } }\n    }\n  }\n": types.RankBoardsDocument,
    "\n  query Seeds {\n    lanes {\n      open { pair { id retiresAt roundCount } }\n    }\n    seeds {\n      current { id publicHash userSeed roundCount startedAt retiresAt }\n      nextPairId nextPublicHash\n      history { id publicHash serverSeed salt userSeed roundCount startedAt revealedAt position entropy }\n    }\n  }\n": types.SeedsDocument,
    "\n  query RecentPlays {\n    plays @list {\n      id game pairId roundNo playedAt spent won wear\n      skin { ...SkinCard @unmask }\n    }\n  }\n": types.RecentPlaysDocument,
    "query OwnOpenings { openings(first: 5) @list { position published salt entry } }": types.OwnOpeningsDocument,
    "\n  query OwnLiability {\n    ownLiability {\n      playerId coin points locked salt index path\n      statement { position entry at statedPosition root leaves }\n    }\n  }\n": types.OwnLiabilityDocument,
    "\n  query CurrentPair {\n    seeds {\n      current { id roundCount }\n    }\n    lanes {\n      open { pair { id } }\n    }\n  }\n": types.CurrentPairDocument,
    "\n  query FairnessLog {\n    fairnessLog { origin verifierKey sealedSize rootHash sealedAt copied size }\n  }\n": types.FairnessLogDocument,
    "\n  mutation RotateSeed {\n    rotateSeed @args {\n      promise { note leafHash index path }\n      revealed { id serverSeed salt }\n      position\n    }\n  }\n": types.RotateSeedDocument,
    "query VerifySkinNames { skinsOf @args { ...SkinCard @unmask } }": types.VerifySkinNamesDocument,
    "query VerifyCaseNames { round @args { id caseNames { ...Names @unmask } } }": types.VerifyCaseNamesDocument,
    "\n  query VerifyBattleNames {\n    battle @args {\n      id\n      boxes {\n        round\n        case { slug version names { ...Names @unmask } }\n      }\n      seats { seat avatar }\n    }\n  }\n": types.VerifyBattleNamesDocument,
    "\n  query GameProof {\n    proof @args {\n      id game\n      entries { position json }\n      more\n      nicknames { playerId nickname }\n    }\n  }\n": types.GameProofDocument,
    "query EntryReceipt { receipt @args }": types.EntryReceiptDocument,
    "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero { index value skin { ...SkinCard @unmask } }\n      }\n      available dayEndsAt\n    }\n  }\n": types.TodaysFreeCaseDocument,
    "\n  fragment GiveawayCard on Giveaway {\n    id version\n    title { ...Names @unmask }\n    official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade }\n    startsAt drawAt closesAt guard finishedAt\n    prizes {\n      place wear float value\n      skin { ...SkinCard @unmask }\n    }\n    prizeValue entrantCount myCode\n    winners { place code playerId nickname avatar mine }\n  }\n": types.GiveawayCardFragmentDoc,
    "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash entriesHash\n    beacon { kind chain round dueAt randomness }\n    reveal { serverSeed }\n  }\n": types.GiveawayRoomFragmentDoc,
    "query Giveaways { giveaways @list { id ...GiveawayCard } }": types.GiveawaysDocument,
    "query Giveaway { giveaway @args { id ...GiveawayRoom } }": types.GiveawayDocument,
    "\n  query GiveawayEntries {\n    giveaway @args {\n      id\n      entries @list { code playerId nickname avatar mine entropy enteredAt }\n    }\n  }\n": types.GiveawayEntriesDocument,
    "\n  mutation EnterGiveaway {\n    enterGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n": types.EnterGiveawayDocument,
    "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon { choice guard }\n    }\n    hostSeeds {\n      giveaway { id publicHash }\n    }\n  }\n": types.GiveawayHostSeedDocument,
    "\n  mutation CreateGiveaway {\n    createGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n": types.CreateGiveawayDocument,
    "\n  mutation ResendCreateGiveaway {\n    sent: createGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendCreateGiveawayDocument,
    "\n  mutation ResendEnterGiveaway {\n    sent: enterGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendEnterGiveawayDocument,
    "query MyVipGrade { me { id vipGrade } }": types.MyVipGradeDocument,
    "query Banners { banners @args { id image title text link accent } }": types.BannersDocument,
    "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank playerId nickname value\n      drop { id wear skin { ...SkinCard @unmask } }\n    }\n    online\n  }\n": types.BiggestWinsOfTodayDocument,
    "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges { node { id ...GiveawayCard } }\n    }\n  }\n": types.OpenGiveawaysDocument,
    "\n  query Home {\n    showcase {\n      count lowestPrice highestPrice\n      featured {\n        ...CaseCard @unmask\n        image price rtpPercent fresh\n        hero {\n          index firstTicket lastTicket\n          skin {\n            id image\n            familyNames { ...Names @unmask }\n            finishNames { ...Names @unmask }\n          }\n        }\n      }\n      behind { slug version imageSmall }\n      cases(themes: 2) { slug version price rtpPercent fresh theme { id } ...CaseCell }\n      freeCase { ...CaseCard @unmask }\n    }\n    banners(locale: ZH_CN) { id image title text link accent }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n": types.HomeDocument,
    "\n  query SentOutcome {\n    commandOutcome @args {\n      state code coin points locked gained given\n      rounds { id skin value }\n      order { id amount state }\n    }\n    me { id ...SessionPlayer }\n  }\n": types.SentOutcomeDocument,
    "\n  query Lanes {\n    lanes {\n      playerId nextPairId nextPublicHash keyChanges\n      keys { key addedBy addedAt rooted }\n      open { pair { id publicHash userSeed roundCount startedAt retiresAt } key step }\n    }\n  }\n": types.LanesDocument,
    "query RevealedPair { revealedPair @args { serverSeed salt } }": types.RevealedPairDocument,
    "mutation OpenLane { openLane @args { promise { ...PromisedEntries @unmask } } }": types.OpenLaneDocument,
    "mutation CloseLane { closeLane @args { promise { ...PromisedEntries @unmask } } }": types.CloseLaneDocument,
    "\n  mutation AddDeviceKey {\n    addDeviceKey @args {\n      promise { ...PromisedEntries @unmask }\n    }\n  }\n": types.AddDeviceKeyDocument,
    "\n  fragment LiveMessage on LiveEvent {\n    eventType seq prev displayAt\n    drop {\n      id game playerId nickname value wear\n      skin { ...SkinCard @unmask }\n    }\n    battle { id version status }\n  }\n": types.LiveMessageFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) { ...LiveMessage }\n    top: liveDrops(top: true, upcoming: true) { ...LiveMessage }\n  }\n": types.LiveListsDocument,
    "query LiveMissed { liveSince @args { ...LiveMessage } }": types.LiveMissedDocument,
    "subscription LiveEvents { liveEvents { ...LiveMessage } }": types.LiveEventsDocument,
    "query Messages { messages @list { id kind title body link createdAt readAt } }": types.MessagesDocument,
    "mutation ReadMessages { readMessages @args }": types.ReadMessagesDocument,
    "fragment NoticeText on Notice { id title body publishedAt }": types.NoticeTextFragmentDoc,
    "query Notices { notices @args { id ...NoticeText } }": types.NoticesDocument,
    "query UnreadCount { unreadCount }": types.UnreadCountDocument,
    "query PublicNotice { site { showPublic } notices(top: 1) @args { id ...NoticeText } }": types.PublicNoticeDocument,
    "\n  mutation SellWon {\n    sellItems @args {\n      promise { note leafHash index path }\n      total\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.SellWonDocument,
    "query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }": types.ShownSeedsDocument,
    "query BeaconRelays { site { beacon { kind relays } } }": types.BeaconRelaysDocument,
    "mutation DeliverBeaconRound { deliverBeaconRound @args { position } }": types.DeliverBeaconRoundDocument,
    "\n  query PlayerPage {\n    player @args {\n      id nickname avatar mine\n      wins { id game value wear skin { ...SkinCard @unmask } }\n      battles { played won last { id cost won at } }\n      luck { plays ratio sigma telling }\n    }\n  }\n": types.PlayerPageDocument,
    "query Profile { me { id vipGrade createdAt } }": types.ProfileDocument,
    "\n  query BalanceLog {\n    balanceLog @list { id orderId action balance amount after at position }\n  }\n": types.BalanceLogDocument,
    "query Flows { flows @list { id kind amount balance state at } }": types.FlowsDocument,
    "\n  query GameRecords {\n    gameRecords @list {\n      id game cost won\n      item { ...ItemCard @unmask }\n      at\n    }\n  }\n": types.GameRecordsDocument,
    "\n  query Purchases {\n    purchases @list {\n      id\n      caseNames { ...Names @unmask }\n      caseSlug\n      item { ...ItemCard @unmask game }\n      recoveryPrice channel quantity payAmount balance state at\n    }\n  }\n": types.PurchasesDocument,
    "\n  query Retrievals {\n    retrievals @list {\n      id\n      item { ...ItemCard @unmask value }\n      state message createdAt updatedAt disputeId\n    }\n  }\n": types.RetrievalsDocument,
    "\n  mutation RetrieveItems {\n    retrieveItems @args {\n      promise { note leafHash index path }\n      retrievals { id }\n      position\n    }\n  }\n": types.RetrieveItemsDocument,
    "query RetrievalReady { site { retrieval showExchange } me { id tradeLink } }": types.RetrievalReadyDocument,
    "mutation DisputeRetrieval { disputeRetrieval @args { id } }": types.DisputeRetrievalDocument,
    "\n  fragment PromotionFacts on Promotion {\n    code upline bound level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable\n    levels { level deposits rebateRatio }\n  }\n": types.PromotionFactsFragmentDoc,
    "query MyPromotion { promotion { ...PromotionFacts } }": types.MyPromotionDocument,
    "\n  query PromotionRecords {\n    promotionRecords @list { id nickname deposit rebate at }\n  }\n": types.PromotionRecordsDocument,
    "mutation BindInviter { bindInviter @args { ...PromotionFacts } }": types.BindInviterDocument,
    "mutation ChoosePromotionCode { choosePromotionCode @args { ...PromotionFacts } }": types.ChoosePromotionCodeDocument,
    "\n  mutation ClaimRebate {\n    claimRebate @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.ClaimRebateDocument,
    "\n  query Vip {\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n  }\n": types.VipDocument,
    "\n  mutation ClaimVipReward {\n    claimVipReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.ClaimVipRewardDocument,
    "\n  query FreeCaseOfToday {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n  }\n": types.FreeCaseOfTodayDocument,
    "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n  }\n": types.DailyRewardOfTodayDocument,
    "\n  mutation ClaimDailyReward {\n    claimDailyReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.ClaimDailyRewardDocument,
    "query Coupons { coupons { id ...CouponFacts } }": types.CouponsDocument,
    "\n  mutation RedeemGoldenCode {\n    redeemGoldenCode @args {\n      promise { note leafHash index path }\n      points locked\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.RedeemGoldenCodeDocument,
    "\n  query RewardsOverview {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n    rewardCalendar { day claimed freeCase }\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n    promotion { ...PromotionFacts }\n    coupons { id state expiresAt ...CouponFacts }\n    site { deposits }\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n": types.RewardsOverviewDocument,
    "query NetPosition { saferPlay { netPosition @args } }": types.NetPositionDocument,
    "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction { code allowFastReveal }\n    }\n  }\n": types.RealityCheckDocument,
    "\n  query SaferPlay {\n    saferPlay {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n": types.SaferPlayDocument,
    "\n  mutation SetPlayLimit {\n    setPlayLimit @args {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n": types.SetPlayLimitDocument,
    "mutation TakeTimeOut { takeTimeOut @args { timeOutUntil excludedUntil } }": types.TakeTimeOutDocument,
    "mutation ExcludeMyself { excludeMyself @args { timeOutUntil excludedUntil } }": types.ExcludeMyselfDocument,
    "mutation SetRealityCheck { setRealityCheck @args { realityCheckMinutes } }": types.SetRealityCheckDocument,
    "\n  query Search {\n    search @args {\n      cases { ...CaseCard @unmask }\n      skins { ...SkinCard @unmask }\n      players { id nickname avatar }\n      game { id game }\n    }\n  }\n": types.SearchDocument,
    "query SecurityLink { securityLink @args { action change } }": types.SecurityLinkDocument,
    "mutation UseSecurityLink { useSecurityLink @args { action } }": types.UseSecurityLinkDocument,
    "\n  fragment SecurityStanding on Me {\n    id email steamId\n    security {\n      passkeysOffered\n      passkeys { id name createdAt lastUsedAt backedUp }\n      totpSince recoveryCodesLeft emailVerified\n      pendingChanges { id kind detail appliesAt }\n      hold { until reason }\n      frozenAt devMailLink\n    }\n  }\n": types.SecurityStandingFragmentDoc,
    "\n  fragment DeviceSessionRow on DeviceSession {\n    id createdAt lastSeenAt device current\n  }\n": types.DeviceSessionRowFragmentDoc,
    "\n  query SecurityPage {\n    me {\n      id hasPassword\n      ...SecurityStanding\n      sessions { id ...DeviceSessionRow }\n      apiKeys { id }\n    }\n    site { steam }\n  }\n": types.SecurityPageDocument,
    "\n  query SecurityJournal {\n    me {\n      id\n      securityJournal(first: 10) @list { id at kind device detail }\n    }\n  }\n": types.SecurityJournalDocument,
    "mutation RevokeSession { revokeSession @args }": types.RevokeSessionDocument,
    "mutation RevokeOtherSessions { revokeOtherSessions }": types.RevokeOtherSessionsDocument,
    "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration @args { id options }\n  }\n": types.StartPasskeyRegistrationDocument,
    "\n  mutation FinishPasskeyRegistration {\n    finishPasskeyRegistration @args { id ...SecurityStanding }\n  }\n": types.FinishPasskeyRegistrationDocument,
    "mutation RenamePasskey { renamePasskey @args { id ...SecurityStanding } }": types.RenamePasskeyDocument,
    "mutation RemovePasskey { removePasskey @args { id ...SecurityStanding } }": types.RemovePasskeyDocument,
    "mutation StartTotp { startTotp @args { secret uri } }": types.StartTotpDocument,
    "mutation ConfirmTotp { confirmTotp @args }": types.ConfirmTotpDocument,
    "mutation RemoveTotp { removeTotp @args { id ...SecurityStanding } }": types.RemoveTotpDocument,
    "mutation NewRecoveryCodes { newRecoveryCodes @args }": types.NewRecoveryCodesDocument,
    "\n  mutation StopPendingChange {\n    stopPendingChange @args { id ...SecurityStanding }\n  }\n": types.StopPendingChangeDocument,
    "mutation FreezeAccount { freezeAccount { id ...SecurityStanding } }": types.FreezeAccountDocument,
    "mutation ThawAccount { thawAccount @args { id ...SecurityStanding } }": types.ThawAccountDocument,
    "mutation UnlinkSteam { unlinkSteam @args { id ...SecurityStanding } }": types.UnlinkSteamDocument,
    "mutation ResendEmailConfirmation { resendEmailConfirmation }": types.ResendEmailConfirmationDocument,
    "fragment ApiKeyRow on ApiKey { id name prefix scopes createdAt lastUsedAt expiresAt }": types.ApiKeyRowFragmentDoc,
    "\n  query AccountSettings {\n    me {\n      id playerId nickname nameHidden winsShown battlesShown luckShown avatar phone tradeLink\n      ...SecurityStanding\n      verification { state updatedAt }\n      apiKeys { id ...ApiKeyRow }\n    }\n  }\n": types.AccountSettingsDocument,
    "mutation ChangeNickname { changeNickname @args { id nickname } }": types.ChangeNicknameDocument,
    "mutation HideName { hideName @args { id nameHidden } }": types.HideNameDocument,
    "mutation ShowOnPage { showOnPage @args { id winsShown battlesShown luckShown } }": types.ShowOnPageDocument,
    "query Avatars { avatars @args }": types.AvatarsDocument,
    "mutation ChooseAvatar { chooseAvatar @args { id avatar } }": types.ChooseAvatarDocument,
    "query MyFace { me { id avatar } }": types.MyFaceDocument,
    "mutation ChangeEmail { changeEmail @args { id ...SecurityStanding } }": types.ChangeEmailDocument,
    "mutation ChangePhone { changePhone @args { id phone ...SecurityStanding } }": types.ChangePhoneDocument,
    "\n  mutation ChangeTradeLink {\n    changeTradeLink @args { id tradeLink ...SecurityStanding }\n  }\n": types.ChangeTradeLinkDocument,
    "\n  mutation CreateApiKey {\n    createApiKey @args {\n      key\n      apiKey { id ...ApiKeyRow }\n    }\n  }\n": types.CreateApiKeyDocument,
    "mutation RevokeApiKey { revokeApiKey @args }": types.RevokeApiKeyDocument,
    "query MyData { myData }": types.MyDataDocument,
    "mutation EraseAccount { eraseAccount @args }": types.EraseAccountDocument,
    "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin { ...SkinCard @unmask }\n    wear balance price value stock\n  }\n": types.ShopListingFactsFragmentDoc,
    "query Shop { shop @list(total: true) { ...ShopListingFacts @unmask } }": types.ShopDocument,
    "query ShopFamilies { skinFamilies { id names { ...Names @unmask } } }": types.ShopFamiliesDocument,
    "\n  mutation BuyFromShop {\n    buyFromShop @args {\n      promise { note leafHash index path }\n      purchase { id total balance items { id } }\n      listing { id ...ShopListingFacts }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": types.BuyFromShopDocument,
    "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears { wear value floatMin floatMax }\n  }\n": types.SkinFactsFragmentDoc,
    "query Skins { skins(first: 36) @list(total: true) { ...SkinFacts @unmask } }": types.SkinsDocument,
    "query SkinFamilies { skinFamilies { id count names { ...Names @unmask } } }": types.SkinFamiliesDocument,
    "\n  query SkinDetail {\n    skin @args { id ...SkinFacts }\n    skinSources @args {\n      case { ...CaseCard @unmask price ticketCount }\n      entries { index wear firstTicket lastTicket }\n    }\n  }\n": types.SkinDetailDocument,
    "\n  query Stakeable {\n    backpack(state: HELD, filter: {locked: false}, first: 40) @list(total: true) { ...BackpackItem @unmask }\n  }\n": types.StakeableDocument,
    "\n  mutation CompleteSteamLogin {\n    completeSteamLogin @args {\n      session { token me { id nickname ...SessionPlayer } }\n      registrationTicket callbackPath\n    }\n  }\n": types.CompleteSteamLoginDocument,
    "mutation StartSteamLogin { startSteamLogin @args { url } }": types.StartSteamLoginDocument,
    "\n  fragment TicketFacts on SupportTicket {\n    id subject state createdAt updatedAt retrievalId\n    entries { id fromSupport text at }\n  }\n": types.TicketFactsFragmentDoc,
    "query SupportTickets { supportTickets @list { id subject state updatedAt } }": types.SupportTicketsDocument,
    "query SupportTicket { supportTicket @args { id ...TicketFacts } }": types.SupportTicketDocument,
    "mutation OpenSupportTicket { openSupportTicket @args { id ...TicketFacts } }": types.OpenSupportTicketDocument,
    "\n  mutation AnswerSupportTicket {\n    answerSupportTicket @args { id ...TicketFacts }\n  }\n": types.AnswerSupportTicketDocument,
    "mutation CloseSupportTicket { closeSupportTicket @args { id ...TicketFacts } }": types.CloseSupportTicketDocument,
    "query TargetRange { skin @args { id image wears { wear floatMin floatMax } } }": types.TargetRangeDocument,
    "fragment TargetFacts on Target { wear value skin { ...SkinCard @unmask } }": types.TargetFactsFragmentDoc,
    "query Targets { targets @list(total: true) { ...TargetFacts @unmask } }": types.TargetsDocument,
    "query TransferSite { site { transfersToPlayers } }": types.TransferSiteDocument,
    "\n  mutation TransferPoints {\n    transferPoints @args {\n      promise { note leafHash index path }\n      points coin\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n": types.TransferPointsDocument,
    "\n  query OperatorActs($after: String) {\n    operatorActs(first: 10, after: $after) {\n      acts { id kind state proposer reason proposedAt position closedBy closedPosition refusal breakGlass }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.OperatorActsDocument,
    "\n  query PublicFigures {\n    draws { position drawn revealed laned loose lanedSeats looseSeats }\n    returns {\n      position\n      total { ...BandFields @unmask }\n      games { game plays staked won band { ...BandFields @unmask } }\n      cases { id plays names { ...Names @unmask } band { ...BandFields @unmask } }\n    }\n    deliveries { position arrived median p95 underway oldestSince barWidth bars }\n    gameStops { position game reason at from until }\n    liabilityStatements { position at statedPosition root leaves coin points locked }\n    liabilities { total }\n    actRules { twoPeople breakGlass at position }\n    brokenGlasses { id kind by at position reason sealed reviewNote reviewedPosition }\n    sealedActs { kind month count }\n  }\n\n  fragment BandFields on ReturnBand {\n    published measured sigma deviation telling\n  }\n": types.PublicFiguresDocument,
    "\n  mutation ResendUpgrade {\n    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }\n  }\n": types.ResendUpgradeDocument,
    "\n  query UpgradeRules {\n    upgrade { terms returnPercent minTickets maxTickets maxItems stopped }\n  }\n": types.UpgradeRulesDocument,
    "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n  }\n": types.TargetsAroundDocument,
    "\n  fragment Upgraded on UpgradePlay {\n    id position roundNo stake coin\n    target { ...TargetFacts }\n    side winTickets ticket won\n    item { id state sellPrice }\n  }\n": types.UpgradedFragmentDoc,
    "\n  mutation UpgradeItems {\n    upgradeItems @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Upgraded }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n": types.UpgradeItemsDocument,
    "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}": types.NamesFragmentDoc,
    "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ListDocument,
    "\n  fragment SessionPlayer on Me {\n    id playerId nickname avatar phone createdAt\n    wallet { ...WalletBalances @unmask }\n  }\n": types.SessionPlayerFragmentDoc,
    "query Me { me { id ...SessionPlayer } }": types.MeDocument,
    "mutation Logout { logout }": types.LogoutDocument,
    "query Terms { terms }": types.TermsDocument,
    "query EndedBy { securityLink @args { action } }": types.EndedByDocument,
    "query LockedBonus { me { id wallet { locked version } } }": types.LockedBonusDocument,
    "query Site { site { catchingUp } }": types.SiteDocument,
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
export function graphql(source: "query Benefits { firstDepositBonus { percent max available } }"): (typeof documents)["query Benefits { firstDepositBonus { percent max available } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HasPassword { me { id hasPassword } }"): (typeof documents)["query HasPassword { me { id hasPassword } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword { changePassword @args }"): (typeof documents)["mutation ChangePassword { changePassword @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecoverPassword { recoverPassword @args }"): (typeof documents)["mutation RecoverPassword { recoverPassword @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPasskeyStepUp { startPasskeyStepUp { id options } }"): (typeof documents)["mutation StartPasskeyStepUp { startPasskeyStepUp { id options } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPasskeyLogin { startPasskeyLogin { id options } }"): (typeof documents)["mutation StartPasskeyLogin { startPasskeyLogin { id options } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithPasskey {\n    loginWithPasskey @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithPasskey {\n    loginWithPasskey @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login { login @args { token me { id nickname ...SessionPlayer } } }"): (typeof documents)["mutation Login { login @args { token me { id nickname ...SessionPlayer } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register { register @args { token me { id ...SessionPlayer } } }"): (typeof documents)["mutation Register { register @args { token me { id ...SessionPlayer } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithSms {\n    loginWithSms @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithSms {\n    loginWithSms @args {\n      token\n      me { id nickname ...SessionPlayer }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StepUpMethods { me { id security { stepUp } } }"): (typeof documents)["query StepUpMethods { me { id security { stepUp } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyAction { verifyAction @args { ticket expiresAt } }"): (typeof documents)["mutation VerifyAction { verifyAction @args { ticket expiresAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyVerification { me { id verification { state updatedAt } } }"): (typeof documents)["query MyVerification { me { id verification { state updatedAt } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartVerification { startVerification { url } }"): (typeof documents)["mutation StartVerification { startVerification { url } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountSite { site { steam defaultInviteCode dialPrefixes { region prefix } } }"): (typeof documents)["query AccountSite { site { steam defaultInviteCode dialPrefixes { region prefix } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSlider {\n    requestSlider @args {\n      id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer\n      proof { challenge tries }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSlider {\n    requestSlider @args {\n      id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer\n      proof { challenge tries }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCheckWithoutSight {\n    requestCheckWithoutSight @args {\n      id lockSeconds\n      proof { challenge tries }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestCheckWithoutSight {\n    requestCheckWithoutSight @args {\n      id lockSeconds\n      proof { challenge tries }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestSmsCode { requestSmsCode @args { lockSeconds devCode } }"): (typeof documents)["mutation RequestSmsCode { requestSmsCode @args { lockSeconds devCode } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game value valueLockedUntil worth sellPrice state\n  }\n"): (typeof documents)["\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game value valueLockedUntil worth sellPrice state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backpack {\n    shown: backpack @list(total: true) {\n      edges { count value node { locked favourite sellOnly ...BackpackItem @unmask } }\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) { totalCount }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) { totalCount }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) { totalCount }\n    SOLD: backpack(state: SOLD, first: 1) { totalCount }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) { totalCount }\n    USED: backpack(state: USED, first: 1) { totalCount }\n    ESCROWED: backpack(state: ESCROWED, first: 1) { totalCount }\n  }\n"): (typeof documents)["\n  query Backpack {\n    shown: backpack @list(total: true) {\n      edges { count value node { locked favourite sellOnly ...BackpackItem @unmask } }\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) { totalCount }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) { totalCount }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) { totalCount }\n    SOLD: backpack(state: SOLD, first: 1) { totalCount }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) { totalCount }\n    USED: backpack(state: USED, first: 1) { totalCount }\n    ESCROWED: backpack(state: ESCROWED, first: 1) { totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BackpackChoice {\n    backpackChoice @args {\n      items { id wear skin { id } worth sellPrice sellOnly locked }\n      sellTotal hasMore\n    }\n  }\n"): (typeof documents)["\n  query BackpackChoice {\n    backpackChoice @args {\n      items { id wear skin { id } worth sellPrice sellOnly locked }\n      sellTotal hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkItems { markItems @args { id locked favourite } }"): (typeof documents)["mutation MarkItems { markItems @args { id locked favourite } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellItems {\n    sellItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation SellItems {\n    sellItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExchangeItems {\n    exchangeItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation ExchangeItems {\n    exchangeItems @args {\n      promise { note leafHash index path }\n      items { id state }\n      total position\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleContents {\n    battle @args {\n      id\n      boxes {\n        round price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index wear firstTicket lastTicket value\n            skin { ...SkinCard @unmask }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BattleContents {\n    battle @args {\n      id\n      boxes {\n        round price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index wear firstTicket lastTicket value\n            skin { ...SkinCard @unmask }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleRow on Battle {\n    id version mode pace teams private official guard status seatCount cost createdAt expiresAt finishedAt nextRoundAt\n    boxes {\n      round\n      case { ...CaseCard @unmask }\n    }\n    seats { seat kind playerId nickname avatar }\n    rounds { startedAt }\n    result { winners value }\n  }\n"): (typeof documents)["\n  fragment BattleRow on Battle {\n    id version mode pace teams private official guard status seatCount cost createdAt expiresAt finishedAt nextRoundAt\n    boxes {\n      round\n      case { ...CaseCard @unmask }\n    }\n    seats { seat kind playerId nickname avatar }\n    rounds { startedAt }\n    result { winners value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Battles { battles @list { id ...BattleRow } }"): (typeof documents)["query Battles { battles @list { id ...BattleRow } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BattleEvents {\n    liveEvents {\n      eventType seq prev\n      battle { ...BattleRow }\n    }\n  }\n"): (typeof documents)["\n  subscription BattleEvents {\n    liveEvents {\n      eventType seq prev\n      battle { ...BattleRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleRank {\n    battleRank(first: 20) @args { rank playerId nickname avatar mine won wins battles }\n  }\n"): (typeof documents)["\n  query BattleRank {\n    battleRank(first: 20) @args { rank playerId nickname avatar mine won wins battles }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price rtpPercent oddsHash\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n  }\n"): (typeof documents)["\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price rtpPercent oddsHash\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoxChoices {\n    site {\n      beacon { guard }\n    }\n    cases { slug version ...BoxChoice }\n  }\n"): (typeof documents)["\n  query BoxChoices {\n    site {\n      beacon { guard }\n    }\n    cases { slug version ...BoxChoice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattlePreset on Battle {\n    id mode pace teams private seatCount\n    boxes {\n      round\n      case { slug version }\n    }\n  }\n"): (typeof documents)["\n  fragment BattlePreset on Battle {\n    id mode pace teams private seatCount\n    boxes {\n      round\n      case { slug version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Preset { battle @args { id ...BattlePreset } }"): (typeof documents)["query Preset { battle @args { id ...BattlePreset } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HostSeed {\n    terms\n    site {\n      beacon { choice }\n    }\n    hostSeeds {\n      battle { id publicHash }\n    }\n  }\n"): (typeof documents)["\n  query HostSeed {\n    terms\n    site {\n      beacon { choice }\n    }\n    hostSeeds {\n      battle { id publicHash }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBattle {\n    createBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBattle {\n    createBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCreateBattle {\n    sent: createBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendCreateBattle {\n    sent: createBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendJoinBattle {\n    sent: joinBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendJoinBattle {\n    sent: joinBattle @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinBattle {\n    joinBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinBattle {\n    joinBattle @args {\n      promise { ...PromisedEntries @unmask }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBot {\n    addBot @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation AddBot {\n    addBot @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillWithBots {\n    fillWithBots @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation FillWithBots {\n    fillWithBots @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DissolveBattle {\n    dissolveBattle @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation DissolveBattle {\n    dissolveBattle @args {\n      promise { note leafHash index path }\n      battle { id ...BattleRoom }\n      key\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleRoom on Battle {\n    id position version mode pace teams private official guard status dissolvedBy seatCount cost expiresAt lockedAt\n    lockHash nextRoundAt finishedAt publicHash\n    boxes {\n      round price\n      case { ...CaseCard @unmask }\n    }\n    seats { seat side kind playerId nickname avatar }\n    rounds {\n      round startedAt\n      draws {\n        seat number\n        entry { index wear value skin { ...SkinCard @unmask } }\n      }\n    }\n    beacon { kind chain round dueAt randomness }\n    result {\n      winners totals value\n      tie { between ticket }\n      order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt }\n  }\n"): (typeof documents)["\n  fragment BattleRoom on Battle {\n    id position version mode pace teams private official guard status dissolvedBy seatCount cost expiresAt lockedAt\n    lockHash nextRoundAt finishedAt publicHash\n    boxes {\n      round price\n      case { ...CaseCard @unmask }\n    }\n    seats { seat side kind playerId nickname avatar }\n    rounds {\n      round startedAt\n      draws {\n        seat number\n        entry { index wear value skin { ...SkinCard @unmask } }\n      }\n    }\n    beacon { kind chain round dueAt randomness }\n    result {\n      winners totals value\n      tie { between ticket }\n      order { between ticket }\n      awards { seat items value }\n    }\n    reveal { serverSeed salt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug version\n        ...CaseCell\n        entries {\n          index firstTicket lastTicket value\n          skin { id grade image imageSmall }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug version\n        ...CaseCell\n        entries {\n          index firstTicket lastTicket value\n          skin { id grade image imageSmall }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Battle { battle @args { id ...BattleRoom ...BattleTables } }"): (typeof documents)["query Battle { battle @args { id ...BattleRoom ...BattleTables } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BattleNow { battle @args { id ...BattleRoom } }"): (typeof documents)["query BattleNow { battle @args { id ...BattleRoom } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription BattleUpdated { battleUpdated @args { id ...BattleRoom } }"): (typeof documents)["subscription BattleUpdated { battleUpdated @args { id ...BattleRoom } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n    price oddsHash terms maxQuantity rtpPercent rtpFraction ticketCount oddsTable stopped\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n"): (typeof documents)["\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names { ...Names @unmask }\n    }\n    price oddsHash terms maxQuantity rtpPercent rtpFraction ticketCount oddsTable stopped\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Case { case @args { slug version ...CaseDetail } }"): (typeof documents)["query Case { case @args { slug version ...CaseDetail } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayedRound on Round {\n    id roundNo position playedAt price ticket float\n    entry {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n    item { id state sellPrice }\n  }\n"): (typeof documents)["\n  fragment PlayedRound on Round {\n    id roundNo position playedAt price ticket float\n    entry {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n    item { id state sellPrice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCase {\n    openCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenCase {\n    openCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenFreeCase {\n    openFreeCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenFreeCase {\n    openFreeCase @args {\n      promise { ...PromisedEntries @unmask }\n      rounds { ...PlayedRound }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCase {\n    sent: openCase @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendCase {\n    sent: openCase @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendFreeCase {\n    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendFreeCase {\n    sent: openFreeCase @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ItemSerials { itemSerials @args { itemId number madeAt previousAt } }"): (typeof documents)["query ItemSerials { itemSerials @args { itemId number madeAt previousAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreePasses {\n    freeCase {\n      case { slug version }\n      available\n    }\n    coupons(state: USABLE) { id ...CouponFacts }\n  }\n"): (typeof documents)["\n  query FreePasses {\n    freeCase {\n      case { slug version }\n      available\n    }\n    coupons(state: USABLE) { id ...CouponFacts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CaseCell on Case { ...CaseCard @unmask price rtpPercent fresh }"): (typeof documents)["fragment CaseCell on Case { ...CaseCard @unmask price rtpPercent fresh }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases {\n    cases {\n      slug version price rtpPercent fresh\n      theme { id }\n      ...CaseCell\n    }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n"): (typeof documents)["\n  query Cases {\n    cases {\n      slug version price rtpPercent fresh\n      theme { id }\n      ...CaseCell\n    }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractRules {\n    contract { terms returnPercent minItems maxItems lowestPercent highestPercent stopped }\n  }\n"): (typeof documents)["\n  query ContractRules {\n    contract { terms returnPercent minItems maxItems lowestPercent highestPercent stopped }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractTableFacts on ContractTable {\n    hash text stake tickets\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n"): (typeof documents)["\n  fragment ContractTableFacts on ContractTable {\n    hash text stake tickets\n    entries {\n      index wear firstTicket lastTicket value\n      skin { ...SkinCard @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractTable { contractTable @args { ...ContractTableFacts } }"): (typeof documents)["query ContractTable { contractTable @args { ...ContractTableFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractPlayed on ContractPlay {\n    id position roundNo stake ticket entry\n    item { ...ItemCard @unmask state value sellPrice }\n  }\n"): (typeof documents)["\n  fragment ContractPlayed on ContractPlay {\n    id position roundNo stake ticket entry\n    item { ...ItemCard @unmask state value sellPrice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlayContract {\n    playContract @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...ContractPlayed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation PlayContract {\n    playContract @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...ContractPlayed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendContract {\n    sent: playContract @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendContract {\n    sent: playContract @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names { ...Names @unmask }\n    provider\n    currencies { code digits pricePerCoin }\n    min max amounts\n  }\n"): (typeof documents)["\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names { ...Names @unmask }\n    provider\n    currencies { code digits pricePerCoin }\n    min max amounts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CouponFacts on Coupon {\n    id kind state percent max minDeposit\n    case { ...CaseCard @unmask }\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment CouponFacts on Coupon {\n    id kind state percent max minDeposit\n    case { ...CaseCard @unmask }\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names { ...Names @unmask }\n      currencies { code digits }\n    }\n    currency payAmount amount bonus state createdAt updatedAt payUrl\n  }\n"): (typeof documents)["\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names { ...Names @unmask }\n      currencies { code digits }\n    }\n    currency payAmount amount bonus state createdAt updatedAt payUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepositOffer {\n    site { deposits }\n    terms\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n"): (typeof documents)["\n  query DepositOffer {\n    site { deposits }\n    terms\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DepositCoupons { coupons(state: USABLE) { id ...CouponFacts } }"): (typeof documents)["query DepositCoupons { coupons(state: USABLE) { id ...CouponFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartDeposit { startDeposit @args { id ...DepositOrderFacts } }"): (typeof documents)["mutation StartDeposit { startDeposit @args { id ...DepositOrderFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelDeposit { cancelDeposit @args { id ...DepositOrderFacts } }"): (typeof documents)["mutation CancelDeposit { cancelDeposit @args { id ...DepositOrderFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OneDeposit { deposit @args { id ...DepositOrderFacts } }"): (typeof documents)["query OneDeposit { deposit @args { id ...DepositOrderFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Deposits { deposits @list { ...DepositOrderFacts @unmask } }"): (typeof documents)["query Deposits { deposits @list { ...DepositOrderFacts @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentText on Document {\n    slug kind title summary updatedAt\n    sections { heading paragraphs }\n  }\n"): (typeof documents)["\n  fragment DocumentText on Document {\n    slug kind title summary updatedAt\n    sections { heading paragraphs }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentTitles { documents @args { slug kind title } }"): (typeof documents)["query DocumentTitles { documents @args { slug kind title } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Documents { documents @args { slug ...DocumentText } }"): (typeof documents)["query Documents { documents @args { slug ...DocumentText } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Document { document @args { slug ...DocumentText } }"): (typeof documents)["query Document { document @args { slug ...DocumentText } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DreamRules {\n    dream {\n      terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable\n      consolation {\n        index wear firstTicket lastTicket value\n        skin { ...SkinCard @unmask }\n      }\n      stopped\n    }\n  }\n"): (typeof documents)["\n  query DreamRules {\n    dream {\n      terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable\n      consolation {\n        index wear firstTicket lastTicket value\n        skin { ...SkinCard @unmask }\n      }\n      stopped\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Dreamed on DreamPlay {\n    id position playedAt roundNo\n    target { ...TargetFacts }\n    winTickets fee ticket won\n    item { id ...BackpackItem }\n  }\n"): (typeof documents)["\n  fragment Dreamed on DreamPlay {\n    id position playedAt roundNo\n    target { ...TargetFacts }\n    winTickets fee ticket won\n    item { id ...BackpackItem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChaseDream {\n    chaseDream @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Dreamed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation ChaseDream {\n    chaseDream @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Dreamed }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DreamLog { dreamLog @list { ...Dreamed @unmask } }"): (typeof documents)["query DreamLog { dreamLog @list { ...Dreamed @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendDream {\n    sent: chaseDream @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendDream {\n    sent: chaseDream @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contests {\n    contests {\n      id\n      names { ...Names @unmask }\n      ranking status startsAt endsAt balance prizes position settledPosition\n      places { rank playerId nickname avatar mine score prize }\n      mine { rank playerId nickname avatar mine score prize }\n    }\n  }\n"): (typeof documents)["\n  query Contests {\n    contests {\n      id\n      names { ...Names @unmask }\n      ranking status startsAt endsAt balance prizes position settledPosition\n      places { rank playerId nickname avatar mine score prize }\n      mine { rank playerId nickname avatar mine score prize }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RankBoards {\n    battles: battleRank @args { rank playerId nickname avatar mine won wins battles }\n    openings: ranking(kind: OPENINGS) @args { rank playerId nickname avatar mine value count }\n    wins: ranking(kind: WINS) @args {\n      rank playerId nickname mine value\n      drop { id game wear skin { ...SkinCard @unmask } }\n    }\n  }\n"): (typeof documents)["\n  query RankBoards {\n    battles: battleRank @args { rank playerId nickname avatar mine won wins battles }\n    openings: ranking(kind: OPENINGS) @args { rank playerId nickname avatar mine value count }\n    wins: ranking(kind: WINS) @args {\n      rank playerId nickname mine value\n      drop { id game wear skin { ...SkinCard @unmask } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seeds {\n    lanes {\n      open { pair { id retiresAt roundCount } }\n    }\n    seeds {\n      current { id publicHash userSeed roundCount startedAt retiresAt }\n      nextPairId nextPublicHash\n      history { id publicHash serverSeed salt userSeed roundCount startedAt revealedAt position entropy }\n    }\n  }\n"): (typeof documents)["\n  query Seeds {\n    lanes {\n      open { pair { id retiresAt roundCount } }\n    }\n    seeds {\n      current { id publicHash userSeed roundCount startedAt retiresAt }\n      nextPairId nextPublicHash\n      history { id publicHash serverSeed salt userSeed roundCount startedAt revealedAt position entropy }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentPlays {\n    plays @list {\n      id game pairId roundNo playedAt spent won wear\n      skin { ...SkinCard @unmask }\n    }\n  }\n"): (typeof documents)["\n  query RecentPlays {\n    plays @list {\n      id game pairId roundNo playedAt spent won wear\n      skin { ...SkinCard @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnOpenings { openings(first: 5) @list { position published salt entry } }"): (typeof documents)["query OwnOpenings { openings(first: 5) @list { position published salt entry } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLiability {\n    ownLiability {\n      playerId coin points locked salt index path\n      statement { position entry at statedPosition root leaves }\n    }\n  }\n"): (typeof documents)["\n  query OwnLiability {\n    ownLiability {\n      playerId coin points locked salt index path\n      statement { position entry at statedPosition root leaves }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentPair {\n    seeds {\n      current { id roundCount }\n    }\n    lanes {\n      open { pair { id } }\n    }\n  }\n"): (typeof documents)["\n  query CurrentPair {\n    seeds {\n      current { id roundCount }\n    }\n    lanes {\n      open { pair { id } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FairnessLog {\n    fairnessLog { origin verifierKey sealedSize rootHash sealedAt copied size }\n  }\n"): (typeof documents)["\n  query FairnessLog {\n    fairnessLog { origin verifierKey sealedSize rootHash sealedAt copied size }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSeed {\n    rotateSeed @args {\n      promise { note leafHash index path }\n      revealed { id serverSeed salt }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RotateSeed {\n    rotateSeed @args {\n      promise { note leafHash index path }\n      revealed { id serverSeed salt }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifySkinNames { skinsOf @args { ...SkinCard @unmask } }"): (typeof documents)["query VerifySkinNames { skinsOf @args { ...SkinCard @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyCaseNames { round @args { id caseNames { ...Names @unmask } } }"): (typeof documents)["query VerifyCaseNames { round @args { id caseNames { ...Names @unmask } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyBattleNames {\n    battle @args {\n      id\n      boxes {\n        round\n        case { slug version names { ...Names @unmask } }\n      }\n      seats { seat avatar }\n    }\n  }\n"): (typeof documents)["\n  query VerifyBattleNames {\n    battle @args {\n      id\n      boxes {\n        round\n        case { slug version names { ...Names @unmask } }\n      }\n      seats { seat avatar }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameProof {\n    proof @args {\n      id game\n      entries { position json }\n      more\n      nicknames { playerId nickname }\n    }\n  }\n"): (typeof documents)["\n  query GameProof {\n    proof @args {\n      id game\n      entries { position json }\n      more\n      nicknames { playerId nickname }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EntryReceipt { receipt @args }"): (typeof documents)["query EntryReceipt { receipt @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero { index value skin { ...SkinCard @unmask } }\n      }\n      available dayEndsAt\n    }\n  }\n"): (typeof documents)["\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero { index value skin { ...SkinCard @unmask } }\n      }\n      available dayEndsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiveawayCard on Giveaway {\n    id version\n    title { ...Names @unmask }\n    official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade }\n    startsAt drawAt closesAt guard finishedAt\n    prizes {\n      place wear float value\n      skin { ...SkinCard @unmask }\n    }\n    prizeValue entrantCount myCode\n    winners { place code playerId nickname avatar mine }\n  }\n"): (typeof documents)["\n  fragment GiveawayCard on Giveaway {\n    id version\n    title { ...Names @unmask }\n    official hostId hostNickname hostAvatar mine status locked\n    conditions { depositDays vipGrade }\n    startsAt drawAt closesAt guard finishedAt\n    prizes {\n      place wear float value\n      skin { ...SkinCard @unmask }\n    }\n    prizeValue entrantCount myCode\n    winners { place code playerId nickname avatar mine }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash entriesHash\n    beacon { kind chain round dueAt randomness }\n    reveal { serverSeed }\n  }\n"): (typeof documents)["\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash entriesHash\n    beacon { kind chain round dueAt randomness }\n    reveal { serverSeed }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Giveaways { giveaways @list { id ...GiveawayCard } }"): (typeof documents)["query Giveaways { giveaways @list { id ...GiveawayCard } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Giveaway { giveaway @args { id ...GiveawayRoom } }"): (typeof documents)["query Giveaway { giveaway @args { id ...GiveawayRoom } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiveawayEntries {\n    giveaway @args {\n      id\n      entries @list { code playerId nickname avatar mine entropy enteredAt }\n    }\n  }\n"): (typeof documents)["\n  query GiveawayEntries {\n    giveaway @args {\n      id\n      entries @list { code playerId nickname avatar mine entropy enteredAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterGiveaway {\n    enterGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation EnterGiveaway {\n    enterGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon { choice guard }\n    }\n    hostSeeds {\n      giveaway { id publicHash }\n    }\n  }\n"): (typeof documents)["\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon { choice guard }\n    }\n    hostSeeds {\n      giveaway { id publicHash }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGiveaway {\n    createGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGiveaway {\n    createGiveaway @args {\n      promise { ...PromisedEntries @unmask }\n      giveaway { id ...GiveawayRoom }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCreateGiveaway {\n    sent: createGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendCreateGiveaway {\n    sent: createGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEnterGiveaway {\n    sent: enterGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendEnterGiveaway {\n    sent: enterGiveaway @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyVipGrade { me { id vipGrade } }"): (typeof documents)["query MyVipGrade { me { id vipGrade } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Banners { banners @args { id image title text link accent } }"): (typeof documents)["query Banners { banners @args { id image title text link accent } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank playerId nickname value\n      drop { id wear skin { ...SkinCard @unmask } }\n    }\n    online\n  }\n"): (typeof documents)["\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank playerId nickname value\n      drop { id wear skin { ...SkinCard @unmask } }\n    }\n    online\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges { node { id ...GiveawayCard } }\n    }\n  }\n"): (typeof documents)["\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges { node { id ...GiveawayCard } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    showcase {\n      count lowestPrice highestPrice\n      featured {\n        ...CaseCard @unmask\n        image price rtpPercent fresh\n        hero {\n          index firstTicket lastTicket\n          skin {\n            id image\n            familyNames { ...Names @unmask }\n            finishNames { ...Names @unmask }\n          }\n        }\n      }\n      behind { slug version imageSmall }\n      cases(themes: 2) { slug version price rtpPercent fresh theme { id } ...CaseCell }\n      freeCase { ...CaseCard @unmask }\n    }\n    banners(locale: ZH_CN) { id image title text link accent }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    showcase {\n      count lowestPrice highestPrice\n      featured {\n        ...CaseCard @unmask\n        image price rtpPercent fresh\n        hero {\n          index firstTicket lastTicket\n          skin {\n            id image\n            familyNames { ...Names @unmask }\n            finishNames { ...Names @unmask }\n          }\n        }\n      }\n      behind { slug version imageSmall }\n      cases(themes: 2) { slug version price rtpPercent fresh theme { id } ...CaseCell }\n      freeCase { ...CaseCard @unmask }\n    }\n    banners(locale: ZH_CN) { id image title text link accent }\n    themes {\n      id\n      names { ...Names @unmask }\n      taglines { ...Names @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentOutcome {\n    commandOutcome @args {\n      state code coin points locked gained given\n      rounds { id skin value }\n      order { id amount state }\n    }\n    me { id ...SessionPlayer }\n  }\n"): (typeof documents)["\n  query SentOutcome {\n    commandOutcome @args {\n      state code coin points locked gained given\n      rounds { id skin value }\n      order { id amount state }\n    }\n    me { id ...SessionPlayer }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lanes {\n    lanes {\n      playerId nextPairId nextPublicHash keyChanges\n      keys { key addedBy addedAt rooted }\n      open { pair { id publicHash userSeed roundCount startedAt retiresAt } key step }\n    }\n  }\n"): (typeof documents)["\n  query Lanes {\n    lanes {\n      playerId nextPairId nextPublicHash keyChanges\n      keys { key addedBy addedAt rooted }\n      open { pair { id publicHash userSeed roundCount startedAt retiresAt } key step }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RevealedPair { revealedPair @args { serverSeed salt } }"): (typeof documents)["query RevealedPair { revealedPair @args { serverSeed salt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenLane { openLane @args { promise { ...PromisedEntries @unmask } } }"): (typeof documents)["mutation OpenLane { openLane @args { promise { ...PromisedEntries @unmask } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseLane { closeLane @args { promise { ...PromisedEntries @unmask } } }"): (typeof documents)["mutation CloseLane { closeLane @args { promise { ...PromisedEntries @unmask } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeviceKey {\n    addDeviceKey @args {\n      promise { ...PromisedEntries @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation AddDeviceKey {\n    addDeviceKey @args {\n      promise { ...PromisedEntries @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveMessage on LiveEvent {\n    eventType seq prev displayAt\n    drop {\n      id game playerId nickname value wear\n      skin { ...SkinCard @unmask }\n    }\n    battle { id version status }\n  }\n"): (typeof documents)["\n  fragment LiveMessage on LiveEvent {\n    eventType seq prev displayAt\n    drop {\n      id game playerId nickname value wear\n      skin { ...SkinCard @unmask }\n    }\n    battle { id version status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) { ...LiveMessage }\n    top: liveDrops(top: true, upcoming: true) { ...LiveMessage }\n  }\n"): (typeof documents)["\n  query LiveLists {\n    recent: liveDrops(upcoming: true) { ...LiveMessage }\n    top: liveDrops(top: true, upcoming: true) { ...LiveMessage }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LiveMissed { liveSince @args { ...LiveMessage } }"): (typeof documents)["query LiveMissed { liveSince @args { ...LiveMessage } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LiveEvents { liveEvents { ...LiveMessage } }"): (typeof documents)["subscription LiveEvents { liveEvents { ...LiveMessage } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Messages { messages @list { id kind title body link createdAt readAt } }"): (typeof documents)["query Messages { messages @list { id kind title body link createdAt readAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadMessages { readMessages @args }"): (typeof documents)["mutation ReadMessages { readMessages @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NoticeText on Notice { id title body publishedAt }"): (typeof documents)["fragment NoticeText on Notice { id title body publishedAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Notices { notices @args { id ...NoticeText } }"): (typeof documents)["query Notices { notices @args { id ...NoticeText } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreadCount { unreadCount }"): (typeof documents)["query UnreadCount { unreadCount }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicNotice { site { showPublic } notices(top: 1) @args { id ...NoticeText } }"): (typeof documents)["query PublicNotice { site { showPublic } notices(top: 1) @args { id ...NoticeText } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellWon {\n    sellItems @args {\n      promise { note leafHash index path }\n      total\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation SellWon {\n    sellItems @args {\n      promise { note leafHash index path }\n      total\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }"): (typeof documents)["query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BeaconRelays { site { beacon { kind relays } } }"): (typeof documents)["query BeaconRelays { site { beacon { kind relays } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeliverBeaconRound { deliverBeaconRound @args { position } }"): (typeof documents)["mutation DeliverBeaconRound { deliverBeaconRound @args { position } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerPage {\n    player @args {\n      id nickname avatar mine\n      wins { id game value wear skin { ...SkinCard @unmask } }\n      battles { played won last { id cost won at } }\n      luck { plays ratio sigma telling }\n    }\n  }\n"): (typeof documents)["\n  query PlayerPage {\n    player @args {\n      id nickname avatar mine\n      wins { id game value wear skin { ...SkinCard @unmask } }\n      battles { played won last { id cost won at } }\n      luck { plays ratio sigma telling }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Profile { me { id vipGrade createdAt } }"): (typeof documents)["query Profile { me { id vipGrade createdAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BalanceLog {\n    balanceLog @list { id orderId action balance amount after at position }\n  }\n"): (typeof documents)["\n  query BalanceLog {\n    balanceLog @list { id orderId action balance amount after at position }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Flows { flows @list { id kind amount balance state at } }"): (typeof documents)["query Flows { flows @list { id kind amount balance state at } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameRecords {\n    gameRecords @list {\n      id game cost won\n      item { ...ItemCard @unmask }\n      at\n    }\n  }\n"): (typeof documents)["\n  query GameRecords {\n    gameRecords @list {\n      id game cost won\n      item { ...ItemCard @unmask }\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Purchases {\n    purchases @list {\n      id\n      caseNames { ...Names @unmask }\n      caseSlug\n      item { ...ItemCard @unmask game }\n      recoveryPrice channel quantity payAmount balance state at\n    }\n  }\n"): (typeof documents)["\n  query Purchases {\n    purchases @list {\n      id\n      caseNames { ...Names @unmask }\n      caseSlug\n      item { ...ItemCard @unmask game }\n      recoveryPrice channel quantity payAmount balance state at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retrievals {\n    retrievals @list {\n      id\n      item { ...ItemCard @unmask value }\n      state message createdAt updatedAt disputeId\n    }\n  }\n"): (typeof documents)["\n  query Retrievals {\n    retrievals @list {\n      id\n      item { ...ItemCard @unmask value }\n      state message createdAt updatedAt disputeId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetrieveItems {\n    retrieveItems @args {\n      promise { note leafHash index path }\n      retrievals { id }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RetrieveItems {\n    retrieveItems @args {\n      promise { note leafHash index path }\n      retrievals { id }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RetrievalReady { site { retrieval showExchange } me { id tradeLink } }"): (typeof documents)["query RetrievalReady { site { retrieval showExchange } me { id tradeLink } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisputeRetrieval { disputeRetrieval @args { id } }"): (typeof documents)["mutation DisputeRetrieval { disputeRetrieval @args { id } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionFacts on Promotion {\n    code upline bound level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable\n    levels { level deposits rebateRatio }\n  }\n"): (typeof documents)["\n  fragment PromotionFacts on Promotion {\n    code upline bound level rebateRatio deposits nextLevelDeposits invitedCount rewards claimable\n    levels { level deposits rebateRatio }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyPromotion { promotion { ...PromotionFacts } }"): (typeof documents)["query MyPromotion { promotion { ...PromotionFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionRecords {\n    promotionRecords @list { id nickname deposit rebate at }\n  }\n"): (typeof documents)["\n  query PromotionRecords {\n    promotionRecords @list { id nickname deposit rebate at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BindInviter { bindInviter @args { ...PromotionFacts } }"): (typeof documents)["mutation BindInviter { bindInviter @args { ...PromotionFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChoosePromotionCode { choosePromotionCode @args { ...PromotionFacts } }"): (typeof documents)["mutation ChoosePromotionCode { choosePromotionCode @args { ...PromotionFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimRebate {\n    claimRebate @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimRebate {\n    claimRebate @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vip {\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n  }\n"): (typeof documents)["\n  query Vip {\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimVipReward {\n    claimVipReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimVipReward {\n    claimVipReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeCaseOfToday {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n  }\n"): (typeof documents)["\n  query FreeCaseOfToday {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n  }\n"): (typeof documents)["\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimDailyReward {\n    claimDailyReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimDailyReward {\n    claimDailyReward @args {\n      promise { note leafHash index path }\n      amount balance\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Coupons { coupons { id ...CouponFacts } }"): (typeof documents)["query Coupons { coupons { id ...CouponFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeemGoldenCode {\n    redeemGoldenCode @args {\n      promise { note leafHash index path }\n      points locked\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation RedeemGoldenCode {\n    redeemGoldenCode @args {\n      promise { note leafHash index path }\n      points locked\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardsOverview {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n    rewardCalendar { day claimed freeCase }\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n    promotion { ...PromotionFacts }\n    coupons { id state expiresAt ...CouponFacts }\n    site { deposits }\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n"): (typeof documents)["\n  query RewardsOverview {\n    freeCase {\n      case { ...CaseCard @unmask }\n      available nextAt nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers { tier deposit reward state }\n      resetsAt\n    }\n    rewardCalendar { day claimed freeCase }\n    vip {\n      grade wagered nextThreshold\n      grades { grade threshold reward freeCase { ...CaseCard @unmask } claimed }\n    }\n    promotion { ...PromotionFacts }\n    coupons { id state expiresAt ...CouponFacts }\n    site { deposits }\n    paymentChannels { id ...PaymentChannelFacts }\n    firstDepositBonus { percent max available }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NetPosition { saferPlay { netPosition @args } }"): (typeof documents)["query NetPosition { saferPlay { netPosition @args } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction { code allowFastReveal }\n    }\n  }\n"): (typeof documents)["\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction { code allowFastReveal }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SaferPlay {\n    saferPlay {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n"): (typeof documents)["\n  query SaferPlay {\n    saferPlay {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlayLimit {\n    setPlayLimit @args {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n"): (typeof documents)["\n  mutation SetPlayLimit {\n    setPlayLimit @args {\n      limits { kind period amount used pending { amount from } }\n      timeOutUntil excludedUntil realityCheckMinutes\n      jurisdiction { code minCycleMs allowFastReveal }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeTimeOut { takeTimeOut @args { timeOutUntil excludedUntil } }"): (typeof documents)["mutation TakeTimeOut { takeTimeOut @args { timeOutUntil excludedUntil } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExcludeMyself { excludeMyself @args { timeOutUntil excludedUntil } }"): (typeof documents)["mutation ExcludeMyself { excludeMyself @args { timeOutUntil excludedUntil } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetRealityCheck { setRealityCheck @args { realityCheckMinutes } }"): (typeof documents)["mutation SetRealityCheck { setRealityCheck @args { realityCheckMinutes } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search {\n    search @args {\n      cases { ...CaseCard @unmask }\n      skins { ...SkinCard @unmask }\n      players { id nickname avatar }\n      game { id game }\n    }\n  }\n"): (typeof documents)["\n  query Search {\n    search @args {\n      cases { ...CaseCard @unmask }\n      skins { ...SkinCard @unmask }\n      players { id nickname avatar }\n      game { id game }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecurityLink { securityLink @args { action change } }"): (typeof documents)["query SecurityLink { securityLink @args { action change } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UseSecurityLink { useSecurityLink @args { action } }"): (typeof documents)["mutation UseSecurityLink { useSecurityLink @args { action } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecurityStanding on Me {\n    id email steamId\n    security {\n      passkeysOffered\n      passkeys { id name createdAt lastUsedAt backedUp }\n      totpSince recoveryCodesLeft emailVerified\n      pendingChanges { id kind detail appliesAt }\n      hold { until reason }\n      frozenAt devMailLink\n    }\n  }\n"): (typeof documents)["\n  fragment SecurityStanding on Me {\n    id email steamId\n    security {\n      passkeysOffered\n      passkeys { id name createdAt lastUsedAt backedUp }\n      totpSince recoveryCodesLeft emailVerified\n      pendingChanges { id kind detail appliesAt }\n      hold { until reason }\n      frozenAt devMailLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceSessionRow on DeviceSession {\n    id createdAt lastSeenAt device current\n  }\n"): (typeof documents)["\n  fragment DeviceSessionRow on DeviceSession {\n    id createdAt lastSeenAt device current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityPage {\n    me {\n      id hasPassword\n      ...SecurityStanding\n      sessions { id ...DeviceSessionRow }\n      apiKeys { id }\n    }\n    site { steam }\n  }\n"): (typeof documents)["\n  query SecurityPage {\n    me {\n      id hasPassword\n      ...SecurityStanding\n      sessions { id ...DeviceSessionRow }\n      apiKeys { id }\n    }\n    site { steam }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityJournal {\n    me {\n      id\n      securityJournal(first: 10) @list { id at kind device detail }\n    }\n  }\n"): (typeof documents)["\n  query SecurityJournal {\n    me {\n      id\n      securityJournal(first: 10) @list { id at kind device detail }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeSession { revokeSession @args }"): (typeof documents)["mutation RevokeSession { revokeSession @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeOtherSessions { revokeOtherSessions }"): (typeof documents)["mutation RevokeOtherSessions { revokeOtherSessions }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration @args { id options }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration @args { id options }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishPasskeyRegistration {\n    finishPasskeyRegistration @args { id ...SecurityStanding }\n  }\n"): (typeof documents)["\n  mutation FinishPasskeyRegistration {\n    finishPasskeyRegistration @args { id ...SecurityStanding }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenamePasskey { renamePasskey @args { id ...SecurityStanding } }"): (typeof documents)["mutation RenamePasskey { renamePasskey @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePasskey { removePasskey @args { id ...SecurityStanding } }"): (typeof documents)["mutation RemovePasskey { removePasskey @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartTotp { startTotp @args { secret uri } }"): (typeof documents)["mutation StartTotp { startTotp @args { secret uri } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmTotp { confirmTotp @args }"): (typeof documents)["mutation ConfirmTotp { confirmTotp @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTotp { removeTotp @args { id ...SecurityStanding } }"): (typeof documents)["mutation RemoveTotp { removeTotp @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NewRecoveryCodes { newRecoveryCodes @args }"): (typeof documents)["mutation NewRecoveryCodes { newRecoveryCodes @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopPendingChange {\n    stopPendingChange @args { id ...SecurityStanding }\n  }\n"): (typeof documents)["\n  mutation StopPendingChange {\n    stopPendingChange @args { id ...SecurityStanding }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FreezeAccount { freezeAccount { id ...SecurityStanding } }"): (typeof documents)["mutation FreezeAccount { freezeAccount { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ThawAccount { thawAccount @args { id ...SecurityStanding } }"): (typeof documents)["mutation ThawAccount { thawAccount @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnlinkSteam { unlinkSteam @args { id ...SecurityStanding } }"): (typeof documents)["mutation UnlinkSteam { unlinkSteam @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendEmailConfirmation { resendEmailConfirmation }"): (typeof documents)["mutation ResendEmailConfirmation { resendEmailConfirmation }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ApiKeyRow on ApiKey { id name prefix scopes createdAt lastUsedAt expiresAt }"): (typeof documents)["fragment ApiKeyRow on ApiKey { id name prefix scopes createdAt lastUsedAt expiresAt }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSettings {\n    me {\n      id playerId nickname nameHidden winsShown battlesShown luckShown avatar phone tradeLink\n      ...SecurityStanding\n      verification { state updatedAt }\n      apiKeys { id ...ApiKeyRow }\n    }\n  }\n"): (typeof documents)["\n  query AccountSettings {\n    me {\n      id playerId nickname nameHidden winsShown battlesShown luckShown avatar phone tradeLink\n      ...SecurityStanding\n      verification { state updatedAt }\n      apiKeys { id ...ApiKeyRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeNickname { changeNickname @args { id nickname } }"): (typeof documents)["mutation ChangeNickname { changeNickname @args { id nickname } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HideName { hideName @args { id nameHidden } }"): (typeof documents)["mutation HideName { hideName @args { id nameHidden } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ShowOnPage { showOnPage @args { id winsShown battlesShown luckShown } }"): (typeof documents)["mutation ShowOnPage { showOnPage @args { id winsShown battlesShown luckShown } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Avatars { avatars @args }"): (typeof documents)["query Avatars { avatars @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseAvatar { chooseAvatar @args { id avatar } }"): (typeof documents)["mutation ChooseAvatar { chooseAvatar @args { id avatar } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyFace { me { id avatar } }"): (typeof documents)["query MyFace { me { id avatar } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeEmail { changeEmail @args { id ...SecurityStanding } }"): (typeof documents)["mutation ChangeEmail { changeEmail @args { id ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePhone { changePhone @args { id phone ...SecurityStanding } }"): (typeof documents)["mutation ChangePhone { changePhone @args { id phone ...SecurityStanding } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTradeLink {\n    changeTradeLink @args { id tradeLink ...SecurityStanding }\n  }\n"): (typeof documents)["\n  mutation ChangeTradeLink {\n    changeTradeLink @args { id tradeLink ...SecurityStanding }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey {\n    createApiKey @args {\n      key\n      apiKey { id ...ApiKeyRow }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey {\n    createApiKey @args {\n      key\n      apiKey { id ...ApiKeyRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeApiKey { revokeApiKey @args }"): (typeof documents)["mutation RevokeApiKey { revokeApiKey @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyData { myData }"): (typeof documents)["query MyData { myData }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EraseAccount { eraseAccount @args }"): (typeof documents)["mutation EraseAccount { eraseAccount @args }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin { ...SkinCard @unmask }\n    wear balance price value stock\n  }\n"): (typeof documents)["\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin { ...SkinCard @unmask }\n    wear balance price value stock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Shop { shop @list(total: true) { ...ShopListingFacts @unmask } }"): (typeof documents)["query Shop { shop @list(total: true) { ...ShopListingFacts @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShopFamilies { skinFamilies { id names { ...Names @unmask } } }"): (typeof documents)["query ShopFamilies { skinFamilies { id names { ...Names @unmask } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyFromShop {\n    buyFromShop @args {\n      promise { note leafHash index path }\n      purchase { id total balance items { id } }\n      listing { id ...ShopListingFacts }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation BuyFromShop {\n    buyFromShop @args {\n      promise { note leafHash index path }\n      purchase { id total balance items { id } }\n      listing { id ...ShopListingFacts }\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears { wear value floatMin floatMax }\n  }\n"): (typeof documents)["\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears { wear value floatMin floatMax }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Skins { skins(first: 36) @list(total: true) { ...SkinFacts @unmask } }"): (typeof documents)["query Skins { skins(first: 36) @list(total: true) { ...SkinFacts @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SkinFamilies { skinFamilies { id count names { ...Names @unmask } } }"): (typeof documents)["query SkinFamilies { skinFamilies { id count names { ...Names @unmask } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkinDetail {\n    skin @args { id ...SkinFacts }\n    skinSources @args {\n      case { ...CaseCard @unmask price ticketCount }\n      entries { index wear firstTicket lastTicket }\n    }\n  }\n"): (typeof documents)["\n  query SkinDetail {\n    skin @args { id ...SkinFacts }\n    skinSources @args {\n      case { ...CaseCard @unmask price ticketCount }\n      entries { index wear firstTicket lastTicket }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Stakeable {\n    backpack(state: HELD, filter: {locked: false}, first: 40) @list(total: true) { ...BackpackItem @unmask }\n  }\n"): (typeof documents)["\n  query Stakeable {\n    backpack(state: HELD, filter: {locked: false}, first: 40) @list(total: true) { ...BackpackItem @unmask }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteSteamLogin {\n    completeSteamLogin @args {\n      session { token me { id nickname ...SessionPlayer } }\n      registrationTicket callbackPath\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteSteamLogin {\n    completeSteamLogin @args {\n      session { token me { id nickname ...SessionPlayer } }\n      registrationTicket callbackPath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartSteamLogin { startSteamLogin @args { url } }"): (typeof documents)["mutation StartSteamLogin { startSteamLogin @args { url } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketFacts on SupportTicket {\n    id subject state createdAt updatedAt retrievalId\n    entries { id fromSupport text at }\n  }\n"): (typeof documents)["\n  fragment TicketFacts on SupportTicket {\n    id subject state createdAt updatedAt retrievalId\n    entries { id fromSupport text at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupportTickets { supportTickets @list { id subject state updatedAt } }"): (typeof documents)["query SupportTickets { supportTickets @list { id subject state updatedAt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupportTicket { supportTicket @args { id ...TicketFacts } }"): (typeof documents)["query SupportTicket { supportTicket @args { id ...TicketFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenSupportTicket { openSupportTicket @args { id ...TicketFacts } }"): (typeof documents)["mutation OpenSupportTicket { openSupportTicket @args { id ...TicketFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSupportTicket {\n    answerSupportTicket @args { id ...TicketFacts }\n  }\n"): (typeof documents)["\n  mutation AnswerSupportTicket {\n    answerSupportTicket @args { id ...TicketFacts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseSupportTicket { closeSupportTicket @args { id ...TicketFacts } }"): (typeof documents)["mutation CloseSupportTicket { closeSupportTicket @args { id ...TicketFacts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TargetRange { skin @args { id image wears { wear floatMin floatMax } } }"): (typeof documents)["query TargetRange { skin @args { id image wears { wear floatMin floatMax } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TargetFacts on Target { wear value skin { ...SkinCard @unmask } }"): (typeof documents)["fragment TargetFacts on Target { wear value skin { ...SkinCard @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Targets { targets @list(total: true) { ...TargetFacts @unmask } }"): (typeof documents)["query Targets { targets @list(total: true) { ...TargetFacts @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransferSite { site { transfersToPlayers } }"): (typeof documents)["query TransferSite { site { transfersToPlayers } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferPoints {\n    transferPoints @args {\n      promise { note leafHash index path }\n      points coin\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation TransferPoints {\n    transferPoints @args {\n      promise { note leafHash index path }\n      points coin\n      wallet { ...WalletBalances @unmask }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OperatorActs($after: String) {\n    operatorActs(first: 10, after: $after) {\n      acts { id kind state proposer reason proposedAt position closedBy closedPosition refusal breakGlass }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query OperatorActs($after: String) {\n    operatorActs(first: 10, after: $after) {\n      acts { id kind state proposer reason proposedAt position closedBy closedPosition refusal breakGlass }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicFigures {\n    draws { position drawn revealed laned loose lanedSeats looseSeats }\n    returns {\n      position\n      total { ...BandFields @unmask }\n      games { game plays staked won band { ...BandFields @unmask } }\n      cases { id plays names { ...Names @unmask } band { ...BandFields @unmask } }\n    }\n    deliveries { position arrived median p95 underway oldestSince barWidth bars }\n    gameStops { position game reason at from until }\n    liabilityStatements { position at statedPosition root leaves coin points locked }\n    liabilities { total }\n    actRules { twoPeople breakGlass at position }\n    brokenGlasses { id kind by at position reason sealed reviewNote reviewedPosition }\n    sealedActs { kind month count }\n  }\n\n  fragment BandFields on ReturnBand {\n    published measured sigma deviation telling\n  }\n"): (typeof documents)["\n  query PublicFigures {\n    draws { position drawn revealed laned loose lanedSeats looseSeats }\n    returns {\n      position\n      total { ...BandFields @unmask }\n      games { game plays staked won band { ...BandFields @unmask } }\n      cases { id plays names { ...Names @unmask } band { ...BandFields @unmask } }\n    }\n    deliveries { position arrived median p95 underway oldestSince barWidth bars }\n    gameStops { position game reason at from until }\n    liabilityStatements { position at statedPosition root leaves coin points locked }\n    liabilities { total }\n    actRules { twoPeople breakGlass at position }\n    brokenGlasses { id kind by at position reason sealed reviewNote reviewedPosition }\n    sealedActs { kind month count }\n  }\n\n  fragment BandFields on ReturnBand {\n    published measured sigma deviation telling\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendUpgrade {\n    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }\n  }\n"): (typeof documents)["\n  mutation ResendUpgrade {\n    sent: upgradeItems @args { promise { ...PromisedEntries @unmask } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeRules {\n    upgrade { terms returnPercent minTickets maxTickets maxItems stopped }\n  }\n"): (typeof documents)["\n  query UpgradeRules {\n    upgrade { terms returnPercent minTickets maxTickets maxItems stopped }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n  }\n"): (typeof documents)["\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges { node { ...TargetFacts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Upgraded on UpgradePlay {\n    id position roundNo stake coin\n    target { ...TargetFacts }\n    side winTickets ticket won\n    item { id state sellPrice }\n  }\n"): (typeof documents)["\n  fragment Upgraded on UpgradePlay {\n    id position roundNo stake coin\n    target { ...TargetFacts }\n    side winTickets ticket won\n    item { id state sellPrice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpgradeItems {\n    upgradeItems @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Upgraded }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"): (typeof documents)["\n  mutation UpgradeItems {\n    upgradeItems @args {\n      promise { ...PromisedEntries @unmask }\n      play { id ...Upgraded }\n      wallet { ...WalletBalances @unmask }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}"): (typeof documents)["fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionPlayer on Me {\n    id playerId nickname avatar phone createdAt\n    wallet { ...WalletBalances @unmask }\n  }\n"): (typeof documents)["\n  fragment SessionPlayer on Me {\n    id playerId nickname avatar phone createdAt\n    wallet { ...WalletBalances @unmask }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me { me { id ...SessionPlayer } }"): (typeof documents)["query Me { me { id ...SessionPlayer } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout { logout }"): (typeof documents)["mutation Logout { logout }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Terms { terms }"): (typeof documents)["query Terms { terms }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EndedBy { securityLink @args { action } }"): (typeof documents)["query EndedBy { securityLink @args { action } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LockedBonus { me { id wallet { locked version } } }"): (typeof documents)["query LockedBonus { me { id wallet { locked version } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Site { site { catchingUp } }"): (typeof documents)["query Site { site { catchingUp } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;