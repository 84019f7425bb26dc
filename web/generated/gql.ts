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
    "\n  query Benefits {\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": typeof types.BenefitsDocument,
    "\n  query HasPassword {\n    me {\n      id\n      hasPassword\n    }\n  }\n": typeof types.HasPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": typeof types.RecoverPasswordDocument,
    "\n  mutation StartPasskeyLogin {\n    startPasskeyLogin {\n      id\n      options\n    }\n  }\n": typeof types.StartPasskeyLoginDocument,
    "\n  mutation LoginWithPasskey($answer: PasskeyAnswer!) {\n    loginWithPasskey(answer: $answer) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.LoginWithPasskeyDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation LoginWithSms($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": typeof types.LoginWithSmsDocument,
    "\n  query MyVerification {\n    me {\n      id\n      verification {\n        state\n        updatedAt\n      }\n    }\n  }\n": typeof types.MyVerificationDocument,
    "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n": typeof types.StartVerificationDocument,
    "\n  query AccountSite {\n    site {\n      steam\n      defaultInviteCode\n      dialPrefixes {\n        region\n        prefix\n      }\n    }\n  }\n": typeof types.AccountSiteDocument,
    "\n  query StepUpMethods {\n    me {\n      id\n      security {\n        stepUp\n      }\n    }\n  }\n": typeof types.StepUpMethodsDocument,
    "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String, $passkey: PasskeyAnswer) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode, passkey: $passkey) {\n      ticket\n      expiresAt\n    }\n  }\n": typeof types.VerifyActionDocument,
    "\n  mutation StartPasskeyStepUp {\n    startPasskeyStepUp {\n      id\n      options\n    }\n  }\n": typeof types.StartPasskeyStepUpDocument,
    "\n  mutation RequestSlider($phone: String!) {\n    requestSlider(phone: $phone) {\n      id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": typeof types.RequestSliderDocument,
    "\n  mutation RequestCheckWithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      id\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": typeof types.RequestCheckWithoutSightDocument,
    "\n  mutation RequestSmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n": typeof types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game\n    value\n    valueLockedUntil\n    worth\n    sellPrice\n    state\n  }\n": typeof types.BackpackItemFragmentDoc,
    "\n  query Backpack(\n    $state: ItemState!\n    $sort: BackpackSort!\n    $filter: BackpackFilter!\n    $stacked: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    shown: backpack(\n      state: $state\n      sort: $sort\n      filter: $filter\n      stacked: $stacked\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        count\n        value\n        node {\n          locked\n          favourite\n          sellOnly\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) {\n      totalCount\n    }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) {\n      totalCount\n    }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) {\n      totalCount\n    }\n    SOLD: backpack(state: SOLD, first: 1) {\n      totalCount\n    }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) {\n      totalCount\n    }\n    USED: backpack(state: USED, first: 1) {\n      totalCount\n    }\n    ESCROWED: backpack(state: ESCROWED, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.BackpackDocument,
    "\n  query BackpackChoice($filter: BackpackFilter!) {\n    backpackChoice(filter: $filter) {\n      items {\n        id\n        wear\n        skin {\n          id\n        }\n        worth\n        sellPrice\n        sellOnly\n        locked\n      }\n      sellTotal\n      hasMore\n    }\n  }\n": typeof types.BackpackChoiceDocument,
    "\n  mutation MarkItems($itemIds: [ID!]!, $locked: Boolean, $favourite: Boolean) {\n    markItems(itemIds: $itemIds, locked: $locked, favourite: $favourite) {\n      id\n      locked\n      favourite\n    }\n  }\n": typeof types.MarkItemsDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.SellItemsDocument,
    "\n  mutation ExchangeItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.ExchangeItemsDocument,
    "\n  query BattleContents($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index\n            wear\n            firstTicket\n            lastTicket\n            value\n            skin {\n              ...SkinCard @unmask\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.BattleContentsDocument,
    "\n  fragment BattleRow on Battle {\n    id\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    seatCount\n    cost\n    createdAt\n    expiresAt\n    finishedAt\n    nextRoundAt\n    boxes {\n      round\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      startedAt\n    }\n    result {\n      winners\n      value\n    }\n  }\n": typeof types.BattleRowFragmentDoc,
    "\n  query Battles($filter: BattleFilter, $first: Int!, $after: String) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BattleRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.BattlesDocument,
    "\n  subscription BattleEvents {\n    liveEvents {\n      eventType\n      seq\n      prev\n      battle {\n        ...BattleRow\n      }\n    }\n  }\n": typeof types.BattleEventsDocument,
    "\n  query BattleRank($period: RankPeriod!) {\n    battleRank(period: $period, first: 20) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n": typeof types.BattleRankDocument,
    "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    oddsHash\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.BoxChoiceFragmentDoc,
    "\n  query BoxChoices {\n    site {\n      beacon {\n        guard\n      }\n    }\n    cases {\n      slug\n      version\n      ...BoxChoice\n    }\n  }\n": typeof types.BoxChoicesDocument,
    "\n  fragment BattlePreset on Battle {\n    id\n    mode\n    pace\n    teams\n    private\n    seatCount\n    boxes {\n      round\n      case {\n        slug\n        version\n      }\n    }\n  }\n": typeof types.BattlePresetFragmentDoc,
    "\n  query Preset($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattlePreset\n    }\n  }\n": typeof types.PresetDocument,
    "\n  query HostSeed {\n    terms\n    site {\n      beacon {\n        choice\n      }\n    }\n    hostSeeds {\n      battle {\n        id\n        publicHash\n      }\n    }\n  }\n": typeof types.HostSeedDocument,
    "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.CreateBattleDocument,
    "\n  mutation ResendCreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendCreateBattleDocument,
    "\n  mutation ResendJoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendJoinBattleDocument,
    "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.JoinBattleDocument,
    "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.AddBotDocument,
    "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.FillWithBotsDocument,
    "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.DissolveBattleDocument,
    "\n  fragment BattleRoom on Battle {\n    id\n    position\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    dissolvedBy\n    seatCount\n    cost\n    expiresAt\n    lockedAt\n    lockHash\n    nextRoundAt\n    finishedAt\n    publicHash\n    boxes {\n      round\n      price\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      side\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      round\n      startedAt\n      draws {\n        seat\n        number\n        entry {\n          index\n          wear\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n    }\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    result {\n      winners\n      totals\n      value\n      tie {\n        between\n        ticket\n      }\n      order {\n        between\n        ticket\n      }\n      awards {\n        seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      salt\n    }\n  }\n": typeof types.BattleRoomFragmentDoc,
    "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug\n        version\n        ...CaseCell\n        entries {\n          index\n          firstTicket\n          lastTicket\n          value\n          skin {\n            id\n            grade\n            image\n            imageSmall\n          }\n        }\n      }\n    }\n  }\n": typeof types.BattleTablesFragmentDoc,
    "\n  query Battle($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n      ...BattleTables\n    }\n  }\n": typeof types.BattleDocument,
    "\n  query BattleNow($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n": typeof types.BattleNowDocument,
    "\n  subscription BattleUpdated($id: ID!) {\n    battleUpdated(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n": typeof types.BattleUpdatedDocument,
    "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n    price\n    oddsHash\n    terms\n    maxQuantity\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n": typeof types.CaseDetailFragmentDoc,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n": typeof types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    playedAt\n    price\n    ticket\n    float\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": typeof types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": typeof types.OpenCaseDocument,
    "\n  mutation OpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": typeof types.OpenFreeCaseDocument,
    "\n  mutation ResendCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendCaseDocument,
    "\n  mutation ResendFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendFreeCaseDocument,
    "\n  query ItemSerials($itemIds: [ID!]!) {\n    itemSerials(itemIds: $itemIds) {\n      itemId\n      number\n      madeAt\n      previousAt\n    }\n  }\n": typeof types.ItemSerialsDocument,
    "\n  query FreePasses {\n    freeCase {\n      case {\n        slug\n        version\n      }\n      available\n    }\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n": typeof types.FreePassesDocument,
    "\n  fragment CaseCell on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    fresh\n  }\n": typeof types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n      }\n      ...CaseCell\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.CasesDocument,
    "\n  query ContractRules {\n    contract {\n      terms\n      returnPercent\n      minItems\n      maxItems\n      lowestPercent\n      highestPercent\n      stopped\n    }\n  }\n": typeof types.ContractRulesDocument,
    "\n  fragment ContractTableFacts on ContractTable {\n    hash\n    text\n    stake\n    tickets\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n": typeof types.ContractTableFactsFragmentDoc,
    "\n  query ContractTable($stake: Money!) {\n    contractTable(stake: $stake) {\n      ...ContractTableFacts\n    }\n  }\n": typeof types.ContractTableDocument,
    "\n  fragment ContractPlayed on ContractPlay {\n    id\n    position\n    roundNo\n    stake\n    ticket\n    entry\n    item {\n      ...ItemCard @unmask\n      state\n      value\n      sellPrice\n    }\n  }\n": typeof types.ContractPlayedFragmentDoc,
    "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...ContractPlayed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.PlayContractDocument,
    "\n  mutation ResendContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendContractDocument,
    "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names {\n      ...Names @unmask\n    }\n    provider\n    currencies {\n      code\n      digits\n      pricePerCoin\n    }\n    min\n    max\n    amounts\n  }\n": typeof types.PaymentChannelFactsFragmentDoc,
    "\n  fragment CouponFacts on Coupon {\n    id\n    kind\n    state\n    percent\n    max\n    minDeposit\n    case {\n      ...CaseCard @unmask\n    }\n    expiresAt\n  }\n": typeof types.CouponFactsFragmentDoc,
    "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...Names @unmask\n      }\n      currencies {\n        code\n        digits\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    state\n    createdAt\n    updatedAt\n    payUrl\n  }\n": typeof types.DepositOrderFactsFragmentDoc,
    "\n  query DepositOffer {\n    site {\n      deposits\n    }\n    terms\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": typeof types.DepositOfferDocument,
    "\n  query DepositCoupons {\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n": typeof types.DepositCouponsDocument,
    "\n  mutation StartDeposit($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": typeof types.StartDepositDocument,
    "\n  mutation CancelDeposit($id: ID!) {\n    cancelDeposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": typeof types.CancelDepositDocument,
    "\n  query OneDeposit($id: ID!) {\n    deposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": typeof types.OneDepositDocument,
    "\n  query Deposits($first: Int!, $after: String) {\n    deposits(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DepositOrderFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.DepositsDocument,
    "\n  fragment DocumentText on Document {\n    slug\n    kind\n    title\n    summary\n    updatedAt\n    sections {\n      heading\n      paragraphs\n    }\n  }\n": typeof types.DocumentTextFragmentDoc,
    "\n  query DocumentTitles($locale: SiteLocale!) {\n    documents(locale: $locale) {\n      slug\n      kind\n      title\n    }\n  }\n": typeof types.DocumentTitlesDocument,
    "\n  query Documents($kind: DocumentKind!, $locale: SiteLocale!) {\n    documents(kind: $kind, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n": typeof types.DocumentsDocument,
    "\n  query Document($slug: ID!, $locale: SiteLocale!) {\n    document(slug: $slug, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n": typeof types.DocumentDocument,
    "\n  query DreamRules {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n      consolationTable\n      consolation {\n        index\n        wear\n        firstTicket\n        lastTicket\n        value\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      stopped\n    }\n  }\n": typeof types.DreamRulesDocument,
    "\n  fragment Dreamed on DreamPlay {\n    id\n    position\n    playedAt\n    roundNo\n    target {\n      ...TargetFacts\n    }\n    winTickets\n    fee\n    ticket\n    won\n    item {\n      id\n      ...BackpackItem\n    }\n  }\n": typeof types.DreamedFragmentDoc,
    "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Dreamed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.ChaseDreamDocument,
    "\n  query DreamLog($first: Int!, $after: String) {\n    dreamLog(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...Dreamed @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DreamLogDocument,
    "\n  mutation ResendDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendDreamDocument,
    "\n  query Contests {\n    contests {\n      id\n      names {\n        ...Names @unmask\n      }\n      ranking\n      status\n      startsAt\n      endsAt\n      balance\n      prizes\n      position\n      settledPosition\n      places {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n      mine {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n    }\n  }\n": typeof types.ContestsDocument,
    "\n  query RankBoards($period: RankPeriod!, $first: Int!) {\n    battles: battleRank(period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n    openings: ranking(kind: OPENINGS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      value\n      count\n    }\n    wins: ranking(kind: WINS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      mine\n      value\n      drop {\n        id\n        game\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n  }\n": typeof types.RankBoardsDocument,
    "\n  query Seeds {\n    lanes {\n      open {\n        pair {\n          id\n          retiresAt\n          roundCount\n        }\n      }\n    }\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n": typeof types.SeedsDocument,
    "\n  query RecentPlays($first: Int!, $after: String) {\n    plays(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          pairId\n          roundNo\n          playedAt\n          spent\n          won\n          wear\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RecentPlaysDocument,
    "\n  query OwnOpenings($first: Int!, $after: String) {\n    openings(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          position\n          published\n          salt\n          entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OwnOpeningsDocument,
    "\n  query OwnLiability {\n    ownLiability {\n      playerId\n      coin\n      points\n      locked\n      salt\n      index\n      path\n      statement {\n        position\n        entry\n        at\n        statedPosition\n        root\n        leaves\n      }\n    }\n  }\n": typeof types.OwnLiabilityDocument,
    "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n    lanes {\n      open {\n        pair {\n          id\n        }\n      }\n    }\n  }\n": typeof types.CurrentPairDocument,
    "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      copied\n      size\n    }\n  }\n": typeof types.FairnessLogDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n": typeof types.RotateSeedDocument,
    "\n  query VerifySkinNames($ids: [ID!]!) {\n    skinsOf(ids: $ids) {\n      ...SkinCard @unmask\n    }\n  }\n": typeof types.VerifySkinNamesDocument,
    "\n  query VerifyCaseNames($id: ID!) {\n    round(id: $id) {\n      id\n      caseNames {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.VerifyCaseNamesDocument,
    "\n  query VerifyBattleNames($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        case {\n          slug\n          version\n          names {\n            ...Names @unmask\n          }\n        }\n      }\n      seats {\n        seat\n        avatar\n      }\n    }\n  }\n": typeof types.VerifyBattleNamesDocument,
    "\n  query GameProof($id: ID!, $after: LogPosition) {\n    proof(id: $id, after: $after) {\n      id\n      game\n      entries {\n        position\n        json\n      }\n      more\n      nicknames {\n        playerId\n        nickname\n      }\n    }\n  }\n": typeof types.GameProofDocument,
    "\n  query EntryReceipt($position: LogPosition!) {\n    receipt(position: $position)\n  }\n": typeof types.EntryReceiptDocument,
    "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero {\n          index\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      available\n      dayEndsAt\n    }\n  }\n": typeof types.TodaysFreeCaseDocument,
    "\n  fragment GiveawayCard on Giveaway {\n    id\n    version\n    title {\n      ...Names @unmask\n    }\n    official\n    hostId\n    hostNickname\n    hostAvatar\n    mine\n    status\n    locked\n    conditions {\n      depositDays\n      vipGrade\n    }\n    startsAt\n    drawAt\n    closesAt\n    guard\n    finishedAt\n    prizes {\n      place\n      wear\n      float\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    prizeValue\n    entrantCount\n    myCode\n    winners {\n      place\n      code\n      playerId\n      nickname\n      avatar\n      mine\n    }\n  }\n": typeof types.GiveawayCardFragmentDoc,
    "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash\n    entriesHash\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    reveal {\n      serverSeed\n    }\n  }\n": typeof types.GiveawayRoomFragmentDoc,
    "\n  query Giveaways($finished: Boolean!, $mine: Boolean!, $first: Int!, $after: String) {\n    giveaways(finished: $finished, mine: $mine, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.GiveawaysDocument,
    "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) {\n      id\n      ...GiveawayRoom\n    }\n  }\n": typeof types.GiveawayDocument,
    "\n  query GiveawayEntries($id: ID!, $first: Int!, $after: String) {\n    giveaway(id: $id) {\n      id\n      entries(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            code\n            playerId\n            nickname\n            avatar\n            mine\n            entropy\n            enteredAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GiveawayEntriesDocument,
    "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n": typeof types.EnterGiveawayDocument,
    "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon {\n        choice\n        guard\n      }\n    }\n    hostSeeds {\n      giveaway {\n        id\n        publicHash\n      }\n    }\n  }\n": typeof types.GiveawayHostSeedDocument,
    "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n": typeof types.CreateGiveawayDocument,
    "\n  mutation ResendCreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendCreateGiveawayDocument,
    "\n  mutation ResendEnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendEnterGiveawayDocument,
    "\n  query MyVipGrade {\n    me {\n      id\n      vipGrade\n    }\n  }\n": typeof types.MyVipGradeDocument,
    "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n  }\n": typeof types.BannersDocument,
    "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank\n      playerId\n      nickname\n      value\n      drop {\n        id\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n    online\n  }\n": typeof types.BiggestWinsOfTodayDocument,
    "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges {\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n    }\n  }\n": typeof types.OpenGiveawaysDocument,
    "\n  query Home {\n    showcase {\n      count\n      lowestPrice\n      highestPrice\n      featured {\n        ...CaseCard @unmask\n        image\n        price\n        rtpPercent\n        fresh\n        hero {\n          index\n          firstTicket\n          lastTicket\n          skin {\n            id\n            image\n            familyNames {\n              ...Names @unmask\n            }\n            finishNames {\n              ...Names @unmask\n            }\n          }\n        }\n      }\n      behind {\n        slug\n        version\n        imageSmall\n      }\n      cases(themes: 2) {\n        slug\n        version\n        price\n        rtpPercent\n        fresh\n        theme {\n          id\n        }\n        ...CaseCell\n      }\n      freeCase {\n        ...CaseCard @unmask\n      }\n    }\n    banners(locale: ZH_CN) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query SentOutcome($commandId: CommandId!) {\n    commandOutcome(commandId: $commandId) {\n      state\n      code\n      coin\n      points\n      locked\n      gained\n      given\n      rounds {\n        id\n        skin\n        value\n      }\n      order {\n        id\n        amount\n        state\n      }\n    }\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": typeof types.SentOutcomeDocument,
    "\n  query Lanes {\n    lanes {\n      playerId\n      nextPairId\n      nextPublicHash\n      keyChanges\n      keys {\n        key\n        addedBy\n        addedAt\n        rooted\n      }\n      open {\n        pair {\n          id\n          publicHash\n          userSeed\n          roundCount\n          startedAt\n          retiresAt\n        }\n        key\n        step\n      }\n    }\n  }\n": typeof types.LanesDocument,
    "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) {\n      serverSeed\n      salt\n    }\n  }\n": typeof types.RevealedPairDocument,
    "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.OpenLaneDocument,
    "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.CloseLaneDocument,
    "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.AddDeviceKeyDocument,
    "\n  fragment LiveMessage on LiveEvent {\n    eventType\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      game\n      playerId\n      nickname\n      value\n      wear\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    battle {\n      id\n      version\n      status\n    }\n  }\n": typeof types.LiveMessageFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) {\n      ...LiveMessage\n    }\n    top: liveDrops(top: true, upcoming: true) {\n      ...LiveMessage\n    }\n  }\n": typeof types.LiveListsDocument,
    "\n  query LiveMissed($after: Int!) {\n    liveSince(after: $after) {\n      ...LiveMessage\n    }\n  }\n": typeof types.LiveMissedDocument,
    "\n  subscription LiveEvents {\n    liveEvents {\n      ...LiveMessage\n    }\n  }\n": typeof types.LiveEventsDocument,
    "\n  query Messages($locale: SiteLocale!, $first: Int!, $after: String) {\n    messages(locale: $locale, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          title\n          body\n          link\n          createdAt\n          readAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  mutation ReadMessages($id: ID) {\n    readMessages(id: $id)\n  }\n": typeof types.ReadMessagesDocument,
    "\n  fragment NoticeText on Notice {\n    id\n    title\n    body\n    publishedAt\n  }\n": typeof types.NoticeTextFragmentDoc,
    "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      ...NoticeText\n    }\n  }\n": typeof types.NoticesDocument,
    "\n  query UnreadCount {\n    unreadCount\n  }\n": typeof types.UnreadCountDocument,
    "\n  query PublicNotice($locale: SiteLocale!) {\n    site {\n      showPublic\n    }\n    notices(locale: $locale, top: 1) {\n      id\n      ...NoticeText\n    }\n  }\n": typeof types.PublicNoticeDocument,
    "\n  mutation SellWon($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      total\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.SellWonDocument,
    "\n  query ShownSeeds {\n    seeds {\n      nextPublicHash\n      history {\n        id\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n": typeof types.ShownSeedsDocument,
    "\n  query BeaconRelays {\n    site {\n      beacon {\n        kind\n        relays\n      }\n    }\n  }\n": typeof types.BeaconRelaysDocument,
    "\n  mutation DeliverBeaconRound($input: BeaconRoundInput!) {\n    deliverBeaconRound(input: $input) {\n      position\n    }\n  }\n": typeof types.DeliverBeaconRoundDocument,
    "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      nickname\n      avatar\n      mine\n      wins {\n        id\n        game\n        value\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      battles {\n        played\n        won\n        last {\n          id\n          cost\n          won\n          at\n        }\n      }\n      luck {\n        plays\n        ratio\n        sigma\n        telling\n      }\n    }\n  }\n": typeof types.PlayerPageDocument,
    "\n  query Profile {\n    me {\n      id\n      vipGrade\n      createdAt\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {\n    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          orderId\n          action\n          balance\n          amount\n          after\n          at\n          position\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.BalanceLogDocument,
    "\n  query Flows($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          amount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FlowsDocument,
    "\n  query Purchases($first: Int!, $after: String) {\n    purchases(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          caseNames {\n            ...Names @unmask\n          }\n          caseSlug\n          item {\n            ...ItemCard @unmask\n            game\n          }\n          recoveryPrice\n          channel\n          quantity\n          payAmount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PurchasesDocument,
    "\n  query GameRecords($game: Game, $first: Int!, $after: String) {\n    gameRecords(game: $game, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          cost\n          won\n          item {\n            ...ItemCard @unmask\n          }\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.GameRecordsDocument,
    "\n  query Retrievals($state: RetrievalState, $first: Int!, $after: String) {\n    retrievals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          item {\n            ...ItemCard @unmask\n            value\n          }\n          state\n          message\n          createdAt\n          updatedAt\n          disputeId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.RetrievalsDocument,
    "\n  mutation RetrieveItems($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      retrievals {\n        id\n      }\n      position\n    }\n  }\n": typeof types.RetrieveItemsDocument,
    "\n  query RetrievalReady {\n    site {\n      retrieval\n      showExchange\n    }\n    me {\n      id\n      tradeLink\n    }\n  }\n": typeof types.RetrievalReadyDocument,
    "\n  mutation DisputeRetrieval($id: ID!, $text: String!) {\n    disputeRetrieval(id: $id, text: $text) {\n      id\n    }\n  }\n": typeof types.DisputeRetrievalDocument,
    "\n  fragment PromotionFacts on Promotion {\n    code\n    upline\n    bound\n    level\n    rebateRatio\n    deposits\n    nextLevelDeposits\n    invitedCount\n    rewards\n    claimable\n    levels {\n      level\n      deposits\n      rebateRatio\n    }\n  }\n": typeof types.PromotionFactsFragmentDoc,
    "\n  query MyPromotion {\n    promotion {\n      ...PromotionFacts\n    }\n  }\n": typeof types.MyPromotionDocument,
    "\n  query PromotionRecords($first: Int!, $after: String) {\n    promotionRecords(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PromotionRecordsDocument,
    "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFacts\n    }\n  }\n": typeof types.BindInviterDocument,
    "\n  mutation ChoosePromotionCode($code: String!) {\n    choosePromotionCode(code: $code) {\n      ...PromotionFacts\n    }\n  }\n": typeof types.ChoosePromotionCodeDocument,
    "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.ClaimRebateDocument,
    "\n  query Vip {\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n  }\n": typeof types.VipDocument,
    "\n  mutation ClaimVipReward($commandId: CommandId!, $grade: Int!) {\n    claimVipReward(commandId: $commandId, grade: $grade) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.ClaimVipRewardDocument,
    "\n  query FreeCaseOfToday {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n  }\n": typeof types.FreeCaseOfTodayDocument,
    "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n  }\n": typeof types.DailyRewardOfTodayDocument,
    "\n  mutation ClaimDailyReward($commandId: CommandId!, $tier: Int!) {\n    claimDailyReward(commandId: $commandId, tier: $tier) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.ClaimDailyRewardDocument,
    "\n  query Coupons {\n    coupons {\n      id\n      ...CouponFacts\n    }\n  }\n": typeof types.CouponsDocument,
    "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      locked\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.RedeemGoldenCodeDocument,
    "\n  query RewardsOverview {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n    rewardCalendar {\n      day\n      claimed\n      freeCase\n    }\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n    promotion {\n      ...PromotionFacts\n    }\n    coupons {\n      id\n      state\n      expiresAt\n      ...CouponFacts\n    }\n    site {\n      deposits\n    }\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": typeof types.RewardsOverviewDocument,
    "\n  query NetPosition($since: DateTime!) {\n    saferPlay {\n      netPosition(since: $since)\n    }\n  }\n": typeof types.NetPositionDocument,
    "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction {\n        code\n        allowFastReveal\n      }\n    }\n  }\n": typeof types.RealityCheckDocument,
    "\n  query SaferPlay {\n    saferPlay {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n": typeof types.SaferPlayDocument,
    "\n  mutation SetPlayLimit($kind: LimitKind!, $period: LimitPeriod!, $amount: Money) {\n    setPlayLimit(kind: $kind, period: $period, amount: $amount) {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n": typeof types.SetPlayLimitDocument,
    "\n  mutation TakeTimeOut($hours: Int!) {\n    takeTimeOut(hours: $hours) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n": typeof types.TakeTimeOutDocument,
    "\n  mutation ExcludeMyself($months: Int) {\n    excludeMyself(months: $months) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n": typeof types.ExcludeMyselfDocument,
    "\n  mutation SetRealityCheck($minutes: Int!) {\n    setRealityCheck(minutes: $minutes) {\n      realityCheckMinutes\n    }\n  }\n": typeof types.SetRealityCheckDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases {\n        ...CaseCard @unmask\n      }\n      skins {\n        ...SkinCard @unmask\n      }\n      players {\n        id\n        nickname\n        avatar\n      }\n      game {\n        id\n        game\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query SecurityLink($token: String!) {\n    securityLink(token: $token) {\n      action\n      change\n    }\n  }\n": typeof types.SecurityLinkDocument,
    "\n  mutation UseSecurityLink($token: String!) {\n    useSecurityLink(token: $token) {\n      action\n    }\n  }\n": typeof types.UseSecurityLinkDocument,
    "\n  fragment SecurityStanding on Me {\n    id\n    email\n    steamId\n    security {\n      passkeysOffered\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        backedUp\n      }\n      totpSince\n      recoveryCodesLeft\n      emailVerified\n      pendingChanges {\n        id\n        kind\n        detail\n        appliesAt\n      }\n      hold {\n        until\n        reason\n      }\n      frozenAt\n      devMailLink\n    }\n  }\n": typeof types.SecurityStandingFragmentDoc,
    "\n  fragment DeviceSessionRow on DeviceSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    current\n  }\n": typeof types.DeviceSessionRowFragmentDoc,
    "\n  query SecurityPage {\n    me {\n      id\n      hasPassword\n      ...SecurityStanding\n      sessions {\n        id\n        ...DeviceSessionRow\n      }\n      apiKeys {\n        id\n      }\n    }\n    site {\n      steam\n    }\n  }\n": typeof types.SecurityPageDocument,
    "\n  query SecurityJournal($first: Int!, $after: String) {\n    me {\n      id\n      securityJournal(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            at\n            kind\n            device\n            detail\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.SecurityJournalDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": typeof types.RevokeOtherSessionsDocument,
    "\n  mutation StartPasskeyRegistration($ticket: String!) {\n    startPasskeyRegistration(ticket: $ticket) {\n      id\n      options\n    }\n  }\n": typeof types.StartPasskeyRegistrationDocument,
    "\n  mutation FinishPasskeyRegistration($answer: PasskeyAnswer!, $name: String!) {\n    finishPasskeyRegistration(answer: $answer, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.FinishPasskeyRegistrationDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $ticket: String!) {\n    removePasskey(id: $id, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation StartTotp($ticket: String!) {\n    startTotp(ticket: $ticket) {\n      secret\n      uri\n    }\n  }\n": typeof types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($ticket: String!) {\n    removeTotp(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation NewRecoveryCodes($ticket: String!) {\n    newRecoveryCodes(ticket: $ticket)\n  }\n": typeof types.NewRecoveryCodesDocument,
    "\n  mutation StopPendingChange($id: ID!) {\n    stopPendingChange(id: $id) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.StopPendingChangeDocument,
    "\n  mutation FreezeAccount {\n    freezeAccount {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.FreezeAccountDocument,
    "\n  mutation ThawAccount($ticket: String!) {\n    thawAccount(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.ThawAccountDocument,
    "\n  mutation UnlinkSteam($ticket: String!) {\n    unlinkSteam(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.UnlinkSteamDocument,
    "\n  mutation ResendEmailConfirmation {\n    resendEmailConfirmation\n  }\n": typeof types.ResendEmailConfirmationDocument,
    "\n  fragment ApiKeyRow on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    createdAt\n    lastUsedAt\n    expiresAt\n  }\n": typeof types.ApiKeyRowFragmentDoc,
    "\n  query AccountSettings {\n    me {\n      id\n      playerId\n      nickname\n      nameHidden\n      winsShown\n      battlesShown\n      luckShown\n      avatar\n      phone\n      tradeLink\n      ...SecurityStanding\n      verification {\n        state\n        updatedAt\n      }\n      apiKeys {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n": typeof types.AccountSettingsDocument,
    "\n  mutation ChangeNickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      id\n      nickname\n    }\n  }\n": typeof types.ChangeNicknameDocument,
    "\n  mutation HideName($hidden: Boolean!) {\n    hideName(hidden: $hidden) {\n      id\n      nameHidden\n    }\n  }\n": typeof types.HideNameDocument,
    "\n  mutation ShowOnPage($part: PlayerPagePart!, $shown: Boolean!) {\n    showOnPage(part: $part, shown: $shown) {\n      id\n      winsShown\n      battlesShown\n      luckShown\n    }\n  }\n": typeof types.ShowOnPageDocument,
    "\n  query Avatars($sheet: Int!) {\n    avatars(sheet: $sheet)\n  }\n": typeof types.AvatarsDocument,
    "\n  mutation ChooseAvatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      id\n      avatar\n    }\n  }\n": typeof types.ChooseAvatarDocument,
    "\n  query MyFace {\n    me {\n      id\n      avatar\n    }\n  }\n": typeof types.MyFaceDocument,
    "\n  mutation ChangeEmail($email: String!, $ticket: String!) {\n    changeEmail(email: $email, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  mutation ChangePhone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      id\n      phone\n      ...SecurityStanding\n    }\n  }\n": typeof types.ChangePhoneDocument,
    "\n  mutation ChangeTradeLink($tradeLink: String, $ticket: String!) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      id\n      tradeLink\n      ...SecurityStanding\n    }\n  }\n": typeof types.ChangeTradeLinkDocument,
    "\n  mutation CreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {\n    createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {\n      key\n      apiKey {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  query MyData {\n    myData\n  }\n": typeof types.MyDataDocument,
    "\n  mutation EraseAccount($commandId: CommandId!, $ticket: String!) {\n    eraseAccount(commandId: $commandId, ticket: $ticket)\n  }\n": typeof types.EraseAccountDocument,
    "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin {\n      ...SkinCard @unmask\n    }\n    wear\n    balance\n    price\n    value\n    stock\n  }\n": typeof types.ShopListingFactsFragmentDoc,
    "\n  query Shop(\n    $balance: Balance!\n    $search: String\n    $family: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      family: $family\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          ...ShopListingFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ShopDocument,
    "\n  query ShopFamilies {\n    skinFamilies {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.ShopFamiliesDocument,
    "\n  mutation BuyFromShop($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      purchase {\n        id\n        total\n        balance\n        items {\n          id\n        }\n      }\n      listing {\n        id\n        ...ShopListingFacts\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": typeof types.BuyFromShopDocument,
    "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears {\n      wear\n      value\n      floatMin\n      floatMax\n    }\n  }\n": typeof types.SkinFactsFragmentDoc,
    "\n  query Skins($filter: SkinFilter, $sort: SkinSort!, $first: Int!, $after: String) {\n    skins(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...SkinFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.SkinsDocument,
    "\n  query SkinFamilies {\n    skinFamilies {\n      id\n      count\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": typeof types.SkinFamiliesDocument,
    "\n  query SkinDetail($id: ID!) {\n    skin(id: $id) {\n      id\n      ...SkinFacts\n    }\n    skinSources(id: $id) {\n      case {\n        ...CaseCard @unmask\n        price\n        ticketCount\n      }\n      entries {\n        index\n        wear\n        firstTicket\n        lastTicket\n      }\n    }\n  }\n": typeof types.SkinDetailDocument,
    "\n  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {\n    backpack(state: HELD, sort: $sort, filter: { locked: false }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.StakeableDocument,
    "\n  mutation CompleteSteamLogin($query: String!) {\n    completeSteamLogin(query: $query) {\n      session {\n        token\n        me {\n          id\n          nickname\n          ...SessionPlayer\n        }\n      }\n      registrationTicket\n      callbackPath\n    }\n  }\n": typeof types.CompleteSteamLoginDocument,
    "\n  mutation StartSteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n": typeof types.StartSteamLoginDocument,
    "\n  fragment TicketFacts on SupportTicket {\n    id\n    subject\n    state\n    createdAt\n    updatedAt\n    retrievalId\n    entries {\n      id\n      fromSupport\n      text\n      at\n    }\n  }\n": typeof types.TicketFactsFragmentDoc,
    "\n  query SupportTickets($first: Int!, $after: String) {\n    supportTickets(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          subject\n          state\n          updatedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.SupportTicketsDocument,
    "\n  query SupportTicket($id: ID!) {\n    supportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n": typeof types.SupportTicketDocument,
    "\n  mutation OpenSupportTicket($subject: String!, $text: String!) {\n    openSupportTicket(subject: $subject, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n": typeof types.OpenSupportTicketDocument,
    "\n  mutation AnswerSupportTicket($id: ID!, $text: String!) {\n    answerSupportTicket(id: $id, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n": typeof types.AnswerSupportTicketDocument,
    "\n  mutation CloseSupportTicket($id: ID!) {\n    closeSupportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n": typeof types.CloseSupportTicketDocument,
    "\n  query TargetRange($id: ID!) {\n    skin(id: $id) {\n      id\n      image\n      wears {\n        wear\n        floatMin\n        floatMax\n      }\n    }\n  }\n": typeof types.TargetRangeDocument,
    "\n  fragment TargetFacts on Target {\n    wear\n    value\n    skin {\n      ...SkinCard @unmask\n    }\n  }\n": typeof types.TargetFactsFragmentDoc,
    "\n  query Targets($filter: TargetFilter, $sort: TargetSort!, $first: Int!, $after: String) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...TargetFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.TargetsDocument,
    "\n  query TransferSite {\n    site {\n      transfersToPlayers\n    }\n  }\n": typeof types.TransferSiteDocument,
    "\n  mutation TransferPoints($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      coin\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": typeof types.TransferPointsDocument,
    "\n  query PublicFigures {\n    draws {\n      position\n      drawn\n      revealed\n      laned\n      loose\n      lanedSeats\n      looseSeats\n    }\n    returns {\n      position\n      total {\n        ...BandFields @unmask\n      }\n      games {\n        game\n        plays\n        staked\n        won\n        band {\n          ...BandFields @unmask\n        }\n      }\n      cases {\n        id\n        plays\n        names {\n          ...Names @unmask\n        }\n        band {\n          ...BandFields @unmask\n        }\n      }\n    }\n    deliveries {\n      position\n      arrived\n      median\n      p95\n      underway\n      oldestSince\n      barWidth\n      bars\n    }\n    gameStops {\n      position\n      game\n      reason\n      at\n      from\n      until\n    }\n    liabilityStatements {\n      position\n      at\n      statedPosition\n      root\n      leaves\n      coin\n      points\n      locked\n    }\n    liabilities {\n      total\n    }\n  }\n\n  fragment BandFields on ReturnBand {\n    published\n    measured\n    sigma\n    deviation\n    telling\n  }\n": typeof types.PublicFiguresDocument,
    "\n  mutation ResendUpgrade($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": typeof types.ResendUpgradeDocument,
    "\n  query UpgradeRules {\n    upgrade {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      maxItems\n      stopped\n    }\n  }\n": typeof types.UpgradeRulesDocument,
    "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n  }\n": typeof types.TargetsAroundDocument,
    "\n  fragment Upgraded on UpgradePlay {\n    id\n    position\n    roundNo\n    stake\n    coin\n    target {\n      ...TargetFacts\n    }\n    side\n    winTickets\n    ticket\n    won\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": typeof types.UpgradedFragmentDoc,
    "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Upgraded\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": typeof types.UpgradeItemsDocument,
    "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ListDocument,
    "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}": typeof types.NamesFragmentDoc,
    "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatar\n    phone\n    createdAt\n    wallet {\n      ...WalletBalances @unmask\n    }\n  }\n": typeof types.SessionPlayerFragmentDoc,
    "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  query Terms {\n    terms\n  }\n": typeof types.TermsDocument,
    "\n  query EndedBy($token: String!) {\n    securityLink(token: $token) {\n      action\n    }\n  }\n": typeof types.EndedByDocument,
    "\n  query LockedBonus {\n    me {\n      id\n      wallet {\n        locked\n        version\n      }\n    }\n  }\n": typeof types.LockedBonusDocument,
    "\n  query Site {\n    site {\n      demo\n      catchingUp\n    }\n  }\n": typeof types.SiteDocument,
};
const documents: Documents = {
    "\n  query Benefits {\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": types.BenefitsDocument,
    "\n  query HasPassword {\n    me {\n      id\n      hasPassword\n    }\n  }\n": types.HasPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": types.RecoverPasswordDocument,
    "\n  mutation StartPasskeyLogin {\n    startPasskeyLogin {\n      id\n      options\n    }\n  }\n": types.StartPasskeyLoginDocument,
    "\n  mutation LoginWithPasskey($answer: PasskeyAnswer!) {\n    loginWithPasskey(answer: $answer) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": types.LoginWithPasskeyDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation LoginWithSms($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n": types.LoginWithSmsDocument,
    "\n  query MyVerification {\n    me {\n      id\n      verification {\n        state\n        updatedAt\n      }\n    }\n  }\n": types.MyVerificationDocument,
    "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n": types.StartVerificationDocument,
    "\n  query AccountSite {\n    site {\n      steam\n      defaultInviteCode\n      dialPrefixes {\n        region\n        prefix\n      }\n    }\n  }\n": types.AccountSiteDocument,
    "\n  query StepUpMethods {\n    me {\n      id\n      security {\n        stepUp\n      }\n    }\n  }\n": types.StepUpMethodsDocument,
    "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String, $passkey: PasskeyAnswer) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode, passkey: $passkey) {\n      ticket\n      expiresAt\n    }\n  }\n": types.VerifyActionDocument,
    "\n  mutation StartPasskeyStepUp {\n    startPasskeyStepUp {\n      id\n      options\n    }\n  }\n": types.StartPasskeyStepUpDocument,
    "\n  mutation RequestSlider($phone: String!) {\n    requestSlider(phone: $phone) {\n      id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": types.RequestSliderDocument,
    "\n  mutation RequestCheckWithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      id\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": types.RequestCheckWithoutSightDocument,
    "\n  mutation RequestSmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n": types.RequestSmsCodeDocument,
    "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game\n    value\n    valueLockedUntil\n    worth\n    sellPrice\n    state\n  }\n": types.BackpackItemFragmentDoc,
    "\n  query Backpack(\n    $state: ItemState!\n    $sort: BackpackSort!\n    $filter: BackpackFilter!\n    $stacked: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    shown: backpack(\n      state: $state\n      sort: $sort\n      filter: $filter\n      stacked: $stacked\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        count\n        value\n        node {\n          locked\n          favourite\n          sellOnly\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) {\n      totalCount\n    }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) {\n      totalCount\n    }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) {\n      totalCount\n    }\n    SOLD: backpack(state: SOLD, first: 1) {\n      totalCount\n    }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) {\n      totalCount\n    }\n    USED: backpack(state: USED, first: 1) {\n      totalCount\n    }\n    ESCROWED: backpack(state: ESCROWED, first: 1) {\n      totalCount\n    }\n  }\n": types.BackpackDocument,
    "\n  query BackpackChoice($filter: BackpackFilter!) {\n    backpackChoice(filter: $filter) {\n      items {\n        id\n        wear\n        skin {\n          id\n        }\n        worth\n        sellPrice\n        sellOnly\n        locked\n      }\n      sellTotal\n      hasMore\n    }\n  }\n": types.BackpackChoiceDocument,
    "\n  mutation MarkItems($itemIds: [ID!]!, $locked: Boolean, $favourite: Boolean) {\n    markItems(itemIds: $itemIds, locked: $locked, favourite: $favourite) {\n      id\n      locked\n      favourite\n    }\n  }\n": types.MarkItemsDocument,
    "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.SellItemsDocument,
    "\n  mutation ExchangeItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.ExchangeItemsDocument,
    "\n  query BattleContents($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index\n            wear\n            firstTicket\n            lastTicket\n            value\n            skin {\n              ...SkinCard @unmask\n            }\n          }\n        }\n      }\n    }\n  }\n": types.BattleContentsDocument,
    "\n  fragment BattleRow on Battle {\n    id\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    seatCount\n    cost\n    createdAt\n    expiresAt\n    finishedAt\n    nextRoundAt\n    boxes {\n      round\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      startedAt\n    }\n    result {\n      winners\n      value\n    }\n  }\n": types.BattleRowFragmentDoc,
    "\n  query Battles($filter: BattleFilter, $first: Int!, $after: String) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BattleRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.BattlesDocument,
    "\n  subscription BattleEvents {\n    liveEvents {\n      eventType\n      seq\n      prev\n      battle {\n        ...BattleRow\n      }\n    }\n  }\n": types.BattleEventsDocument,
    "\n  query BattleRank($period: RankPeriod!) {\n    battleRank(period: $period, first: 20) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n": types.BattleRankDocument,
    "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    oddsHash\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": types.BoxChoiceFragmentDoc,
    "\n  query BoxChoices {\n    site {\n      beacon {\n        guard\n      }\n    }\n    cases {\n      slug\n      version\n      ...BoxChoice\n    }\n  }\n": types.BoxChoicesDocument,
    "\n  fragment BattlePreset on Battle {\n    id\n    mode\n    pace\n    teams\n    private\n    seatCount\n    boxes {\n      round\n      case {\n        slug\n        version\n      }\n    }\n  }\n": types.BattlePresetFragmentDoc,
    "\n  query Preset($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattlePreset\n    }\n  }\n": types.PresetDocument,
    "\n  query HostSeed {\n    terms\n    site {\n      beacon {\n        choice\n      }\n    }\n    hostSeeds {\n      battle {\n        id\n        publicHash\n      }\n    }\n  }\n": types.HostSeedDocument,
    "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.CreateBattleDocument,
    "\n  mutation ResendCreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendCreateBattleDocument,
    "\n  mutation ResendJoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendJoinBattleDocument,
    "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.JoinBattleDocument,
    "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.AddBotDocument,
    "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.FillWithBotsDocument,
    "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.DissolveBattleDocument,
    "\n  fragment BattleRoom on Battle {\n    id\n    position\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    dissolvedBy\n    seatCount\n    cost\n    expiresAt\n    lockedAt\n    lockHash\n    nextRoundAt\n    finishedAt\n    publicHash\n    boxes {\n      round\n      price\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      side\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      round\n      startedAt\n      draws {\n        seat\n        number\n        entry {\n          index\n          wear\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n    }\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    result {\n      winners\n      totals\n      value\n      tie {\n        between\n        ticket\n      }\n      order {\n        between\n        ticket\n      }\n      awards {\n        seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      salt\n    }\n  }\n": types.BattleRoomFragmentDoc,
    "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug\n        version\n        ...CaseCell\n        entries {\n          index\n          firstTicket\n          lastTicket\n          value\n          skin {\n            id\n            grade\n            image\n            imageSmall\n          }\n        }\n      }\n    }\n  }\n": types.BattleTablesFragmentDoc,
    "\n  query Battle($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n      ...BattleTables\n    }\n  }\n": types.BattleDocument,
    "\n  query BattleNow($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n": types.BattleNowDocument,
    "\n  subscription BattleUpdated($id: ID!) {\n    battleUpdated(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n": types.BattleUpdatedDocument,
    "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n    price\n    oddsHash\n    terms\n    maxQuantity\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n": types.CaseDetailFragmentDoc,
    "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n": types.CaseDocument,
    "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    playedAt\n    price\n    ticket\n    float\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": types.PlayedRoundFragmentDoc,
    "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": types.OpenCaseDocument,
    "\n  mutation OpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": types.OpenFreeCaseDocument,
    "\n  mutation ResendCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendCaseDocument,
    "\n  mutation ResendFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendFreeCaseDocument,
    "\n  query ItemSerials($itemIds: [ID!]!) {\n    itemSerials(itemIds: $itemIds) {\n      itemId\n      number\n      madeAt\n      previousAt\n    }\n  }\n": types.ItemSerialsDocument,
    "\n  query FreePasses {\n    freeCase {\n      case {\n        slug\n        version\n      }\n      available\n    }\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n": types.FreePassesDocument,
    "\n  fragment CaseCell on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    fresh\n  }\n": types.CaseCellFragmentDoc,
    "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n      }\n      ...CaseCell\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n": types.CasesDocument,
    "\n  query ContractRules {\n    contract {\n      terms\n      returnPercent\n      minItems\n      maxItems\n      lowestPercent\n      highestPercent\n      stopped\n    }\n  }\n": types.ContractRulesDocument,
    "\n  fragment ContractTableFacts on ContractTable {\n    hash\n    text\n    stake\n    tickets\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n": types.ContractTableFactsFragmentDoc,
    "\n  query ContractTable($stake: Money!) {\n    contractTable(stake: $stake) {\n      ...ContractTableFacts\n    }\n  }\n": types.ContractTableDocument,
    "\n  fragment ContractPlayed on ContractPlay {\n    id\n    position\n    roundNo\n    stake\n    ticket\n    entry\n    item {\n      ...ItemCard @unmask\n      state\n      value\n      sellPrice\n    }\n  }\n": types.ContractPlayedFragmentDoc,
    "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...ContractPlayed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.PlayContractDocument,
    "\n  mutation ResendContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendContractDocument,
    "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names {\n      ...Names @unmask\n    }\n    provider\n    currencies {\n      code\n      digits\n      pricePerCoin\n    }\n    min\n    max\n    amounts\n  }\n": types.PaymentChannelFactsFragmentDoc,
    "\n  fragment CouponFacts on Coupon {\n    id\n    kind\n    state\n    percent\n    max\n    minDeposit\n    case {\n      ...CaseCard @unmask\n    }\n    expiresAt\n  }\n": types.CouponFactsFragmentDoc,
    "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...Names @unmask\n      }\n      currencies {\n        code\n        digits\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    state\n    createdAt\n    updatedAt\n    payUrl\n  }\n": types.DepositOrderFactsFragmentDoc,
    "\n  query DepositOffer {\n    site {\n      deposits\n    }\n    terms\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": types.DepositOfferDocument,
    "\n  query DepositCoupons {\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n": types.DepositCouponsDocument,
    "\n  mutation StartDeposit($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": types.StartDepositDocument,
    "\n  mutation CancelDeposit($id: ID!) {\n    cancelDeposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": types.CancelDepositDocument,
    "\n  query OneDeposit($id: ID!) {\n    deposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n": types.OneDepositDocument,
    "\n  query Deposits($first: Int!, $after: String) {\n    deposits(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DepositOrderFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.DepositsDocument,
    "\n  fragment DocumentText on Document {\n    slug\n    kind\n    title\n    summary\n    updatedAt\n    sections {\n      heading\n      paragraphs\n    }\n  }\n": types.DocumentTextFragmentDoc,
    "\n  query DocumentTitles($locale: SiteLocale!) {\n    documents(locale: $locale) {\n      slug\n      kind\n      title\n    }\n  }\n": types.DocumentTitlesDocument,
    "\n  query Documents($kind: DocumentKind!, $locale: SiteLocale!) {\n    documents(kind: $kind, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n": types.DocumentsDocument,
    "\n  query Document($slug: ID!, $locale: SiteLocale!) {\n    document(slug: $slug, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n": types.DocumentDocument,
    "\n  query DreamRules {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n      consolationTable\n      consolation {\n        index\n        wear\n        firstTicket\n        lastTicket\n        value\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      stopped\n    }\n  }\n": types.DreamRulesDocument,
    "\n  fragment Dreamed on DreamPlay {\n    id\n    position\n    playedAt\n    roundNo\n    target {\n      ...TargetFacts\n    }\n    winTickets\n    fee\n    ticket\n    won\n    item {\n      id\n      ...BackpackItem\n    }\n  }\n": types.DreamedFragmentDoc,
    "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Dreamed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.ChaseDreamDocument,
    "\n  query DreamLog($first: Int!, $after: String) {\n    dreamLog(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...Dreamed @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DreamLogDocument,
    "\n  mutation ResendDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendDreamDocument,
    "\n  query Contests {\n    contests {\n      id\n      names {\n        ...Names @unmask\n      }\n      ranking\n      status\n      startsAt\n      endsAt\n      balance\n      prizes\n      position\n      settledPosition\n      places {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n      mine {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n    }\n  }\n": types.ContestsDocument,
    "\n  query RankBoards($period: RankPeriod!, $first: Int!) {\n    battles: battleRank(period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n    openings: ranking(kind: OPENINGS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      value\n      count\n    }\n    wins: ranking(kind: WINS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      mine\n      value\n      drop {\n        id\n        game\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n  }\n": types.RankBoardsDocument,
    "\n  query Seeds {\n    lanes {\n      open {\n        pair {\n          id\n          retiresAt\n          roundCount\n        }\n      }\n    }\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n": types.SeedsDocument,
    "\n  query RecentPlays($first: Int!, $after: String) {\n    plays(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          pairId\n          roundNo\n          playedAt\n          spent\n          won\n          wear\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RecentPlaysDocument,
    "\n  query OwnOpenings($first: Int!, $after: String) {\n    openings(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          position\n          published\n          salt\n          entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OwnOpeningsDocument,
    "\n  query OwnLiability {\n    ownLiability {\n      playerId\n      coin\n      points\n      locked\n      salt\n      index\n      path\n      statement {\n        position\n        entry\n        at\n        statedPosition\n        root\n        leaves\n      }\n    }\n  }\n": types.OwnLiabilityDocument,
    "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n    lanes {\n      open {\n        pair {\n          id\n        }\n      }\n    }\n  }\n": types.CurrentPairDocument,
    "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      copied\n      size\n    }\n  }\n": types.FairnessLogDocument,
    "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n": types.RotateSeedDocument,
    "\n  query VerifySkinNames($ids: [ID!]!) {\n    skinsOf(ids: $ids) {\n      ...SkinCard @unmask\n    }\n  }\n": types.VerifySkinNamesDocument,
    "\n  query VerifyCaseNames($id: ID!) {\n    round(id: $id) {\n      id\n      caseNames {\n        ...Names @unmask\n      }\n    }\n  }\n": types.VerifyCaseNamesDocument,
    "\n  query VerifyBattleNames($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        case {\n          slug\n          version\n          names {\n            ...Names @unmask\n          }\n        }\n      }\n      seats {\n        seat\n        avatar\n      }\n    }\n  }\n": types.VerifyBattleNamesDocument,
    "\n  query GameProof($id: ID!, $after: LogPosition) {\n    proof(id: $id, after: $after) {\n      id\n      game\n      entries {\n        position\n        json\n      }\n      more\n      nicknames {\n        playerId\n        nickname\n      }\n    }\n  }\n": types.GameProofDocument,
    "\n  query EntryReceipt($position: LogPosition!) {\n    receipt(position: $position)\n  }\n": types.EntryReceiptDocument,
    "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero {\n          index\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      available\n      dayEndsAt\n    }\n  }\n": types.TodaysFreeCaseDocument,
    "\n  fragment GiveawayCard on Giveaway {\n    id\n    version\n    title {\n      ...Names @unmask\n    }\n    official\n    hostId\n    hostNickname\n    hostAvatar\n    mine\n    status\n    locked\n    conditions {\n      depositDays\n      vipGrade\n    }\n    startsAt\n    drawAt\n    closesAt\n    guard\n    finishedAt\n    prizes {\n      place\n      wear\n      float\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    prizeValue\n    entrantCount\n    myCode\n    winners {\n      place\n      code\n      playerId\n      nickname\n      avatar\n      mine\n    }\n  }\n": types.GiveawayCardFragmentDoc,
    "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash\n    entriesHash\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    reveal {\n      serverSeed\n    }\n  }\n": types.GiveawayRoomFragmentDoc,
    "\n  query Giveaways($finished: Boolean!, $mine: Boolean!, $first: Int!, $after: String) {\n    giveaways(finished: $finished, mine: $mine, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.GiveawaysDocument,
    "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) {\n      id\n      ...GiveawayRoom\n    }\n  }\n": types.GiveawayDocument,
    "\n  query GiveawayEntries($id: ID!, $first: Int!, $after: String) {\n    giveaway(id: $id) {\n      id\n      entries(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            code\n            playerId\n            nickname\n            avatar\n            mine\n            entropy\n            enteredAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GiveawayEntriesDocument,
    "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n": types.EnterGiveawayDocument,
    "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon {\n        choice\n        guard\n      }\n    }\n    hostSeeds {\n      giveaway {\n        id\n        publicHash\n      }\n    }\n  }\n": types.GiveawayHostSeedDocument,
    "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n": types.CreateGiveawayDocument,
    "\n  mutation ResendCreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendCreateGiveawayDocument,
    "\n  mutation ResendEnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendEnterGiveawayDocument,
    "\n  query MyVipGrade {\n    me {\n      id\n      vipGrade\n    }\n  }\n": types.MyVipGradeDocument,
    "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n  }\n": types.BannersDocument,
    "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank\n      playerId\n      nickname\n      value\n      drop {\n        id\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n    online\n  }\n": types.BiggestWinsOfTodayDocument,
    "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges {\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n    }\n  }\n": types.OpenGiveawaysDocument,
    "\n  query Home {\n    showcase {\n      count\n      lowestPrice\n      highestPrice\n      featured {\n        ...CaseCard @unmask\n        image\n        price\n        rtpPercent\n        fresh\n        hero {\n          index\n          firstTicket\n          lastTicket\n          skin {\n            id\n            image\n            familyNames {\n              ...Names @unmask\n            }\n            finishNames {\n              ...Names @unmask\n            }\n          }\n        }\n      }\n      behind {\n        slug\n        version\n        imageSmall\n      }\n      cases(themes: 2) {\n        slug\n        version\n        price\n        rtpPercent\n        fresh\n        theme {\n          id\n        }\n        ...CaseCell\n      }\n      freeCase {\n        ...CaseCard @unmask\n      }\n    }\n    banners(locale: ZH_CN) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query SentOutcome($commandId: CommandId!) {\n    commandOutcome(commandId: $commandId) {\n      state\n      code\n      coin\n      points\n      locked\n      gained\n      given\n      rounds {\n        id\n        skin\n        value\n      }\n      order {\n        id\n        amount\n        state\n      }\n    }\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": types.SentOutcomeDocument,
    "\n  query Lanes {\n    lanes {\n      playerId\n      nextPairId\n      nextPublicHash\n      keyChanges\n      keys {\n        key\n        addedBy\n        addedAt\n        rooted\n      }\n      open {\n        pair {\n          id\n          publicHash\n          userSeed\n          roundCount\n          startedAt\n          retiresAt\n        }\n        key\n        step\n      }\n    }\n  }\n": types.LanesDocument,
    "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) {\n      serverSeed\n      salt\n    }\n  }\n": types.RevealedPairDocument,
    "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.OpenLaneDocument,
    "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.CloseLaneDocument,
    "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.AddDeviceKeyDocument,
    "\n  fragment LiveMessage on LiveEvent {\n    eventType\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      game\n      playerId\n      nickname\n      value\n      wear\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    battle {\n      id\n      version\n      status\n    }\n  }\n": types.LiveMessageFragmentDoc,
    "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) {\n      ...LiveMessage\n    }\n    top: liveDrops(top: true, upcoming: true) {\n      ...LiveMessage\n    }\n  }\n": types.LiveListsDocument,
    "\n  query LiveMissed($after: Int!) {\n    liveSince(after: $after) {\n      ...LiveMessage\n    }\n  }\n": types.LiveMissedDocument,
    "\n  subscription LiveEvents {\n    liveEvents {\n      ...LiveMessage\n    }\n  }\n": types.LiveEventsDocument,
    "\n  query Messages($locale: SiteLocale!, $first: Int!, $after: String) {\n    messages(locale: $locale, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          title\n          body\n          link\n          createdAt\n          readAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MessagesDocument,
    "\n  mutation ReadMessages($id: ID) {\n    readMessages(id: $id)\n  }\n": types.ReadMessagesDocument,
    "\n  fragment NoticeText on Notice {\n    id\n    title\n    body\n    publishedAt\n  }\n": types.NoticeTextFragmentDoc,
    "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      ...NoticeText\n    }\n  }\n": types.NoticesDocument,
    "\n  query UnreadCount {\n    unreadCount\n  }\n": types.UnreadCountDocument,
    "\n  query PublicNotice($locale: SiteLocale!) {\n    site {\n      showPublic\n    }\n    notices(locale: $locale, top: 1) {\n      id\n      ...NoticeText\n    }\n  }\n": types.PublicNoticeDocument,
    "\n  mutation SellWon($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      total\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.SellWonDocument,
    "\n  query ShownSeeds {\n    seeds {\n      nextPublicHash\n      history {\n        id\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n": types.ShownSeedsDocument,
    "\n  query BeaconRelays {\n    site {\n      beacon {\n        kind\n        relays\n      }\n    }\n  }\n": types.BeaconRelaysDocument,
    "\n  mutation DeliverBeaconRound($input: BeaconRoundInput!) {\n    deliverBeaconRound(input: $input) {\n      position\n    }\n  }\n": types.DeliverBeaconRoundDocument,
    "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      nickname\n      avatar\n      mine\n      wins {\n        id\n        game\n        value\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      battles {\n        played\n        won\n        last {\n          id\n          cost\n          won\n          at\n        }\n      }\n      luck {\n        plays\n        ratio\n        sigma\n        telling\n      }\n    }\n  }\n": types.PlayerPageDocument,
    "\n  query Profile {\n    me {\n      id\n      vipGrade\n      createdAt\n    }\n  }\n": types.ProfileDocument,
    "\n  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {\n    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          orderId\n          action\n          balance\n          amount\n          after\n          at\n          position\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.BalanceLogDocument,
    "\n  query Flows($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          amount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FlowsDocument,
    "\n  query Purchases($first: Int!, $after: String) {\n    purchases(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          caseNames {\n            ...Names @unmask\n          }\n          caseSlug\n          item {\n            ...ItemCard @unmask\n            game\n          }\n          recoveryPrice\n          channel\n          quantity\n          payAmount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PurchasesDocument,
    "\n  query GameRecords($game: Game, $first: Int!, $after: String) {\n    gameRecords(game: $game, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          cost\n          won\n          item {\n            ...ItemCard @unmask\n          }\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.GameRecordsDocument,
    "\n  query Retrievals($state: RetrievalState, $first: Int!, $after: String) {\n    retrievals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          item {\n            ...ItemCard @unmask\n            value\n          }\n          state\n          message\n          createdAt\n          updatedAt\n          disputeId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.RetrievalsDocument,
    "\n  mutation RetrieveItems($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      retrievals {\n        id\n      }\n      position\n    }\n  }\n": types.RetrieveItemsDocument,
    "\n  query RetrievalReady {\n    site {\n      retrieval\n      showExchange\n    }\n    me {\n      id\n      tradeLink\n    }\n  }\n": types.RetrievalReadyDocument,
    "\n  mutation DisputeRetrieval($id: ID!, $text: String!) {\n    disputeRetrieval(id: $id, text: $text) {\n      id\n    }\n  }\n": types.DisputeRetrievalDocument,
    "\n  fragment PromotionFacts on Promotion {\n    code\n    upline\n    bound\n    level\n    rebateRatio\n    deposits\n    nextLevelDeposits\n    invitedCount\n    rewards\n    claimable\n    levels {\n      level\n      deposits\n      rebateRatio\n    }\n  }\n": types.PromotionFactsFragmentDoc,
    "\n  query MyPromotion {\n    promotion {\n      ...PromotionFacts\n    }\n  }\n": types.MyPromotionDocument,
    "\n  query PromotionRecords($first: Int!, $after: String) {\n    promotionRecords(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PromotionRecordsDocument,
    "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFacts\n    }\n  }\n": types.BindInviterDocument,
    "\n  mutation ChoosePromotionCode($code: String!) {\n    choosePromotionCode(code: $code) {\n      ...PromotionFacts\n    }\n  }\n": types.ChoosePromotionCodeDocument,
    "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.ClaimRebateDocument,
    "\n  query Vip {\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n  }\n": types.VipDocument,
    "\n  mutation ClaimVipReward($commandId: CommandId!, $grade: Int!) {\n    claimVipReward(commandId: $commandId, grade: $grade) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.ClaimVipRewardDocument,
    "\n  query FreeCaseOfToday {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n  }\n": types.FreeCaseOfTodayDocument,
    "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n  }\n": types.DailyRewardOfTodayDocument,
    "\n  mutation ClaimDailyReward($commandId: CommandId!, $tier: Int!) {\n    claimDailyReward(commandId: $commandId, tier: $tier) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.ClaimDailyRewardDocument,
    "\n  query Coupons {\n    coupons {\n      id\n      ...CouponFacts\n    }\n  }\n": types.CouponsDocument,
    "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      locked\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.RedeemGoldenCodeDocument,
    "\n  query RewardsOverview {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n    rewardCalendar {\n      day\n      claimed\n      freeCase\n    }\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n    promotion {\n      ...PromotionFacts\n    }\n    coupons {\n      id\n      state\n      expiresAt\n      ...CouponFacts\n    }\n    site {\n      deposits\n    }\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": types.RewardsOverviewDocument,
    "\n  query NetPosition($since: DateTime!) {\n    saferPlay {\n      netPosition(since: $since)\n    }\n  }\n": types.NetPositionDocument,
    "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction {\n        code\n        allowFastReveal\n      }\n    }\n  }\n": types.RealityCheckDocument,
    "\n  query SaferPlay {\n    saferPlay {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n": types.SaferPlayDocument,
    "\n  mutation SetPlayLimit($kind: LimitKind!, $period: LimitPeriod!, $amount: Money) {\n    setPlayLimit(kind: $kind, period: $period, amount: $amount) {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n": types.SetPlayLimitDocument,
    "\n  mutation TakeTimeOut($hours: Int!) {\n    takeTimeOut(hours: $hours) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n": types.TakeTimeOutDocument,
    "\n  mutation ExcludeMyself($months: Int) {\n    excludeMyself(months: $months) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n": types.ExcludeMyselfDocument,
    "\n  mutation SetRealityCheck($minutes: Int!) {\n    setRealityCheck(minutes: $minutes) {\n      realityCheckMinutes\n    }\n  }\n": types.SetRealityCheckDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases {\n        ...CaseCard @unmask\n      }\n      skins {\n        ...SkinCard @unmask\n      }\n      players {\n        id\n        nickname\n        avatar\n      }\n      game {\n        id\n        game\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query SecurityLink($token: String!) {\n    securityLink(token: $token) {\n      action\n      change\n    }\n  }\n": types.SecurityLinkDocument,
    "\n  mutation UseSecurityLink($token: String!) {\n    useSecurityLink(token: $token) {\n      action\n    }\n  }\n": types.UseSecurityLinkDocument,
    "\n  fragment SecurityStanding on Me {\n    id\n    email\n    steamId\n    security {\n      passkeysOffered\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        backedUp\n      }\n      totpSince\n      recoveryCodesLeft\n      emailVerified\n      pendingChanges {\n        id\n        kind\n        detail\n        appliesAt\n      }\n      hold {\n        until\n        reason\n      }\n      frozenAt\n      devMailLink\n    }\n  }\n": types.SecurityStandingFragmentDoc,
    "\n  fragment DeviceSessionRow on DeviceSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    current\n  }\n": types.DeviceSessionRowFragmentDoc,
    "\n  query SecurityPage {\n    me {\n      id\n      hasPassword\n      ...SecurityStanding\n      sessions {\n        id\n        ...DeviceSessionRow\n      }\n      apiKeys {\n        id\n      }\n    }\n    site {\n      steam\n    }\n  }\n": types.SecurityPageDocument,
    "\n  query SecurityJournal($first: Int!, $after: String) {\n    me {\n      id\n      securityJournal(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            at\n            kind\n            device\n            detail\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.SecurityJournalDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n": types.RevokeOtherSessionsDocument,
    "\n  mutation StartPasskeyRegistration($ticket: String!) {\n    startPasskeyRegistration(ticket: $ticket) {\n      id\n      options\n    }\n  }\n": types.StartPasskeyRegistrationDocument,
    "\n  mutation FinishPasskeyRegistration($answer: PasskeyAnswer!, $name: String!) {\n    finishPasskeyRegistration(answer: $answer, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.FinishPasskeyRegistrationDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $ticket: String!) {\n    removePasskey(id: $id, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation StartTotp($ticket: String!) {\n    startTotp(ticket: $ticket) {\n      secret\n      uri\n    }\n  }\n": types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($ticket: String!) {\n    removeTotp(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.RemoveTotpDocument,
    "\n  mutation NewRecoveryCodes($ticket: String!) {\n    newRecoveryCodes(ticket: $ticket)\n  }\n": types.NewRecoveryCodesDocument,
    "\n  mutation StopPendingChange($id: ID!) {\n    stopPendingChange(id: $id) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.StopPendingChangeDocument,
    "\n  mutation FreezeAccount {\n    freezeAccount {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.FreezeAccountDocument,
    "\n  mutation ThawAccount($ticket: String!) {\n    thawAccount(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.ThawAccountDocument,
    "\n  mutation UnlinkSteam($ticket: String!) {\n    unlinkSteam(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.UnlinkSteamDocument,
    "\n  mutation ResendEmailConfirmation {\n    resendEmailConfirmation\n  }\n": types.ResendEmailConfirmationDocument,
    "\n  fragment ApiKeyRow on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    createdAt\n    lastUsedAt\n    expiresAt\n  }\n": types.ApiKeyRowFragmentDoc,
    "\n  query AccountSettings {\n    me {\n      id\n      playerId\n      nickname\n      nameHidden\n      winsShown\n      battlesShown\n      luckShown\n      avatar\n      phone\n      tradeLink\n      ...SecurityStanding\n      verification {\n        state\n        updatedAt\n      }\n      apiKeys {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n": types.AccountSettingsDocument,
    "\n  mutation ChangeNickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      id\n      nickname\n    }\n  }\n": types.ChangeNicknameDocument,
    "\n  mutation HideName($hidden: Boolean!) {\n    hideName(hidden: $hidden) {\n      id\n      nameHidden\n    }\n  }\n": types.HideNameDocument,
    "\n  mutation ShowOnPage($part: PlayerPagePart!, $shown: Boolean!) {\n    showOnPage(part: $part, shown: $shown) {\n      id\n      winsShown\n      battlesShown\n      luckShown\n    }\n  }\n": types.ShowOnPageDocument,
    "\n  query Avatars($sheet: Int!) {\n    avatars(sheet: $sheet)\n  }\n": types.AvatarsDocument,
    "\n  mutation ChooseAvatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      id\n      avatar\n    }\n  }\n": types.ChooseAvatarDocument,
    "\n  query MyFace {\n    me {\n      id\n      avatar\n    }\n  }\n": types.MyFaceDocument,
    "\n  mutation ChangeEmail($email: String!, $ticket: String!) {\n    changeEmail(email: $email, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  mutation ChangePhone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      id\n      phone\n      ...SecurityStanding\n    }\n  }\n": types.ChangePhoneDocument,
    "\n  mutation ChangeTradeLink($tradeLink: String, $ticket: String!) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      id\n      tradeLink\n      ...SecurityStanding\n    }\n  }\n": types.ChangeTradeLinkDocument,
    "\n  mutation CreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {\n    createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {\n      key\n      apiKey {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": types.RevokeApiKeyDocument,
    "\n  query MyData {\n    myData\n  }\n": types.MyDataDocument,
    "\n  mutation EraseAccount($commandId: CommandId!, $ticket: String!) {\n    eraseAccount(commandId: $commandId, ticket: $ticket)\n  }\n": types.EraseAccountDocument,
    "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin {\n      ...SkinCard @unmask\n    }\n    wear\n    balance\n    price\n    value\n    stock\n  }\n": types.ShopListingFactsFragmentDoc,
    "\n  query Shop(\n    $balance: Balance!\n    $search: String\n    $family: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      family: $family\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          ...ShopListingFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ShopDocument,
    "\n  query ShopFamilies {\n    skinFamilies {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": types.ShopFamiliesDocument,
    "\n  mutation BuyFromShop($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      purchase {\n        id\n        total\n        balance\n        items {\n          id\n        }\n      }\n      listing {\n        id\n        ...ShopListingFacts\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": types.BuyFromShopDocument,
    "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears {\n      wear\n      value\n      floatMin\n      floatMax\n    }\n  }\n": types.SkinFactsFragmentDoc,
    "\n  query Skins($filter: SkinFilter, $sort: SkinSort!, $first: Int!, $after: String) {\n    skins(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...SkinFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.SkinsDocument,
    "\n  query SkinFamilies {\n    skinFamilies {\n      id\n      count\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n": types.SkinFamiliesDocument,
    "\n  query SkinDetail($id: ID!) {\n    skin(id: $id) {\n      id\n      ...SkinFacts\n    }\n    skinSources(id: $id) {\n      case {\n        ...CaseCard @unmask\n        price\n        ticketCount\n      }\n      entries {\n        index\n        wear\n        firstTicket\n        lastTicket\n      }\n    }\n  }\n": types.SkinDetailDocument,
    "\n  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {\n    backpack(state: HELD, sort: $sort, filter: { locked: false }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.StakeableDocument,
    "\n  mutation CompleteSteamLogin($query: String!) {\n    completeSteamLogin(query: $query) {\n      session {\n        token\n        me {\n          id\n          nickname\n          ...SessionPlayer\n        }\n      }\n      registrationTicket\n      callbackPath\n    }\n  }\n": types.CompleteSteamLoginDocument,
    "\n  mutation StartSteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n": types.StartSteamLoginDocument,
    "\n  fragment TicketFacts on SupportTicket {\n    id\n    subject\n    state\n    createdAt\n    updatedAt\n    retrievalId\n    entries {\n      id\n      fromSupport\n      text\n      at\n    }\n  }\n": types.TicketFactsFragmentDoc,
    "\n  query SupportTickets($first: Int!, $after: String) {\n    supportTickets(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          subject\n          state\n          updatedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.SupportTicketsDocument,
    "\n  query SupportTicket($id: ID!) {\n    supportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n": types.SupportTicketDocument,
    "\n  mutation OpenSupportTicket($subject: String!, $text: String!) {\n    openSupportTicket(subject: $subject, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n": types.OpenSupportTicketDocument,
    "\n  mutation AnswerSupportTicket($id: ID!, $text: String!) {\n    answerSupportTicket(id: $id, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n": types.AnswerSupportTicketDocument,
    "\n  mutation CloseSupportTicket($id: ID!) {\n    closeSupportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n": types.CloseSupportTicketDocument,
    "\n  query TargetRange($id: ID!) {\n    skin(id: $id) {\n      id\n      image\n      wears {\n        wear\n        floatMin\n        floatMax\n      }\n    }\n  }\n": types.TargetRangeDocument,
    "\n  fragment TargetFacts on Target {\n    wear\n    value\n    skin {\n      ...SkinCard @unmask\n    }\n  }\n": types.TargetFactsFragmentDoc,
    "\n  query Targets($filter: TargetFilter, $sort: TargetSort!, $first: Int!, $after: String) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...TargetFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.TargetsDocument,
    "\n  query TransferSite {\n    site {\n      transfersToPlayers\n    }\n  }\n": types.TransferSiteDocument,
    "\n  mutation TransferPoints($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      coin\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n": types.TransferPointsDocument,
    "\n  query PublicFigures {\n    draws {\n      position\n      drawn\n      revealed\n      laned\n      loose\n      lanedSeats\n      looseSeats\n    }\n    returns {\n      position\n      total {\n        ...BandFields @unmask\n      }\n      games {\n        game\n        plays\n        staked\n        won\n        band {\n          ...BandFields @unmask\n        }\n      }\n      cases {\n        id\n        plays\n        names {\n          ...Names @unmask\n        }\n        band {\n          ...BandFields @unmask\n        }\n      }\n    }\n    deliveries {\n      position\n      arrived\n      median\n      p95\n      underway\n      oldestSince\n      barWidth\n      bars\n    }\n    gameStops {\n      position\n      game\n      reason\n      at\n      from\n      until\n    }\n    liabilityStatements {\n      position\n      at\n      statedPosition\n      root\n      leaves\n      coin\n      points\n      locked\n    }\n    liabilities {\n      total\n    }\n  }\n\n  fragment BandFields on ReturnBand {\n    published\n    measured\n    sigma\n    deviation\n    telling\n  }\n": types.PublicFiguresDocument,
    "\n  mutation ResendUpgrade($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n": types.ResendUpgradeDocument,
    "\n  query UpgradeRules {\n    upgrade {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      maxItems\n      stopped\n    }\n  }\n": types.UpgradeRulesDocument,
    "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n  }\n": types.TargetsAroundDocument,
    "\n  fragment Upgraded on UpgradePlay {\n    id\n    position\n    roundNo\n    stake\n    coin\n    target {\n      ...TargetFacts\n    }\n    side\n    winTickets\n    ticket\n    won\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n": types.UpgradedFragmentDoc,
    "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Upgraded\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n": types.UpgradeItemsDocument,
    "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ListDocument,
    "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}": types.NamesFragmentDoc,
    "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatar\n    phone\n    createdAt\n    wallet {\n      ...WalletBalances @unmask\n    }\n  }\n": types.SessionPlayerFragmentDoc,
    "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n": types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  query Terms {\n    terms\n  }\n": types.TermsDocument,
    "\n  query EndedBy($token: String!) {\n    securityLink(token: $token) {\n      action\n    }\n  }\n": types.EndedByDocument,
    "\n  query LockedBonus {\n    me {\n      id\n      wallet {\n        locked\n        version\n      }\n    }\n  }\n": types.LockedBonusDocument,
    "\n  query Site {\n    site {\n      demo\n      catchingUp\n    }\n  }\n": types.SiteDocument,
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
export function graphql(source: "\n  query Benefits {\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"): (typeof documents)["\n  query Benefits {\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HasPassword {\n    me {\n      id\n      hasPassword\n    }\n  }\n"): (typeof documents)["\n  query HasPassword {\n    me {\n      id\n      hasPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyLogin {\n    startPasskeyLogin {\n      id\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyLogin {\n    startPasskeyLogin {\n      id\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithPasskey($answer: PasskeyAnswer!) {\n    loginWithPasskey(answer: $answer) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithPasskey($answer: PasskeyAnswer!) {\n    loginWithPasskey(answer: $answer) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      token\n      me {\n        id\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithSms($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithSms($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      token\n      me {\n        id\n        nickname\n        ...SessionPlayer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVerification {\n    me {\n      id\n      verification {\n        state\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyVerification {\n    me {\n      id\n      verification {\n        state\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSite {\n    site {\n      steam\n      defaultInviteCode\n      dialPrefixes {\n        region\n        prefix\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountSite {\n    site {\n      steam\n      defaultInviteCode\n      dialPrefixes {\n        region\n        prefix\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StepUpMethods {\n    me {\n      id\n      security {\n        stepUp\n      }\n    }\n  }\n"): (typeof documents)["\n  query StepUpMethods {\n    me {\n      id\n      security {\n        stepUp\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String, $passkey: PasskeyAnswer) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode, passkey: $passkey) {\n      ticket\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String, $passkey: PasskeyAnswer) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode, passkey: $passkey) {\n      ticket\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyStepUp {\n    startPasskeyStepUp {\n      id\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyStepUp {\n    startPasskeyStepUp {\n      id\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSlider($phone: String!) {\n    requestSlider(phone: $phone) {\n      id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSlider($phone: String!) {\n    requestSlider(phone: $phone) {\n      id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCheckWithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      id\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestCheckWithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      id\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSmsCode($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game\n    value\n    valueLockedUntil\n    worth\n    sellPrice\n    state\n  }\n"): (typeof documents)["\n  fragment BackpackItem on Item {\n    ...ItemCard @unmask\n    game\n    value\n    valueLockedUntil\n    worth\n    sellPrice\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backpack(\n    $state: ItemState!\n    $sort: BackpackSort!\n    $filter: BackpackFilter!\n    $stacked: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    shown: backpack(\n      state: $state\n      sort: $sort\n      filter: $filter\n      stacked: $stacked\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        count\n        value\n        node {\n          locked\n          favourite\n          sellOnly\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) {\n      totalCount\n    }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) {\n      totalCount\n    }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) {\n      totalCount\n    }\n    SOLD: backpack(state: SOLD, first: 1) {\n      totalCount\n    }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) {\n      totalCount\n    }\n    USED: backpack(state: USED, first: 1) {\n      totalCount\n    }\n    ESCROWED: backpack(state: ESCROWED, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Backpack(\n    $state: ItemState!\n    $sort: BackpackSort!\n    $filter: BackpackFilter!\n    $stacked: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    shown: backpack(\n      state: $state\n      sort: $sort\n      filter: $filter\n      stacked: $stacked\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        count\n        value\n        node {\n          locked\n          favourite\n          sellOnly\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      totalValue\n    }\n    HELD: backpack(state: HELD, first: 1) {\n      totalCount\n    }\n    RETRIEVING: backpack(state: RETRIEVING, first: 1) {\n      totalCount\n    }\n    RETRIEVED: backpack(state: RETRIEVED, first: 1) {\n      totalCount\n    }\n    SOLD: backpack(state: SOLD, first: 1) {\n      totalCount\n    }\n    EXCHANGED: backpack(state: EXCHANGED, first: 1) {\n      totalCount\n    }\n    USED: backpack(state: USED, first: 1) {\n      totalCount\n    }\n    ESCROWED: backpack(state: ESCROWED, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BackpackChoice($filter: BackpackFilter!) {\n    backpackChoice(filter: $filter) {\n      items {\n        id\n        wear\n        skin {\n          id\n        }\n        worth\n        sellPrice\n        sellOnly\n        locked\n      }\n      sellTotal\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query BackpackChoice($filter: BackpackFilter!) {\n    backpackChoice(filter: $filter) {\n      items {\n        id\n        wear\n        skin {\n          id\n        }\n        worth\n        sellPrice\n        sellOnly\n        locked\n      }\n      sellTotal\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkItems($itemIds: [ID!]!, $locked: Boolean, $favourite: Boolean) {\n    markItems(itemIds: $itemIds, locked: $locked, favourite: $favourite) {\n      id\n      locked\n      favourite\n    }\n  }\n"): (typeof documents)["\n  mutation MarkItems($itemIds: [ID!]!, $locked: Boolean, $favourite: Boolean) {\n    markItems(itemIds: $itemIds, locked: $locked, favourite: $favourite) {\n      id\n      locked\n      favourite\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExchangeItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExchangeItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      items {\n        id\n        state\n      }\n      total\n      position\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleContents($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index\n            wear\n            firstTicket\n            lastTicket\n            value\n            skin {\n              ...SkinCard @unmask\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BattleContents($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        price\n        case {\n          ...CaseCard @unmask\n          entries {\n            index\n            wear\n            firstTicket\n            lastTicket\n            value\n            skin {\n              ...SkinCard @unmask\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleRow on Battle {\n    id\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    seatCount\n    cost\n    createdAt\n    expiresAt\n    finishedAt\n    nextRoundAt\n    boxes {\n      round\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      startedAt\n    }\n    result {\n      winners\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment BattleRow on Battle {\n    id\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    seatCount\n    cost\n    createdAt\n    expiresAt\n    finishedAt\n    nextRoundAt\n    boxes {\n      round\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      startedAt\n    }\n    result {\n      winners\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Battles($filter: BattleFilter, $first: Int!, $after: String) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BattleRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Battles($filter: BattleFilter, $first: Int!, $after: String) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...BattleRow\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BattleEvents {\n    liveEvents {\n      eventType\n      seq\n      prev\n      battle {\n        ...BattleRow\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription BattleEvents {\n    liveEvents {\n      eventType\n      seq\n      prev\n      battle {\n        ...BattleRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleRank($period: RankPeriod!) {\n    battleRank(period: $period, first: 20) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n"): (typeof documents)["\n  query BattleRank($period: RankPeriod!) {\n    battleRank(period: $period, first: 20) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    oddsHash\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BoxChoice on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    oddsHash\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoxChoices {\n    site {\n      beacon {\n        guard\n      }\n    }\n    cases {\n      slug\n      version\n      ...BoxChoice\n    }\n  }\n"): (typeof documents)["\n  query BoxChoices {\n    site {\n      beacon {\n        guard\n      }\n    }\n    cases {\n      slug\n      version\n      ...BoxChoice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattlePreset on Battle {\n    id\n    mode\n    pace\n    teams\n    private\n    seatCount\n    boxes {\n      round\n      case {\n        slug\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BattlePreset on Battle {\n    id\n    mode\n    pace\n    teams\n    private\n    seatCount\n    boxes {\n      round\n      case {\n        slug\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Preset($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattlePreset\n    }\n  }\n"): (typeof documents)["\n  query Preset($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattlePreset\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HostSeed {\n    terms\n    site {\n      beacon {\n        choice\n      }\n    }\n    hostSeeds {\n      battle {\n        id\n        publicHash\n      }\n    }\n  }\n"): (typeof documents)["\n  query HostSeed {\n    terms\n    site {\n      beacon {\n        choice\n      }\n    }\n    hostSeeds {\n      battle {\n        id\n        publicHash\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendCreateBattle($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendJoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendJoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinBattle($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FillWithBots($input: FillWithBotsInput!) {\n    fillWithBots(input: $input) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      battle {\n        id\n        ...BattleRoom\n      }\n      key\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleRoom on Battle {\n    id\n    position\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    dissolvedBy\n    seatCount\n    cost\n    expiresAt\n    lockedAt\n    lockHash\n    nextRoundAt\n    finishedAt\n    publicHash\n    boxes {\n      round\n      price\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      side\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      round\n      startedAt\n      draws {\n        seat\n        number\n        entry {\n          index\n          wear\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n    }\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    result {\n      winners\n      totals\n      value\n      tie {\n        between\n        ticket\n      }\n      order {\n        between\n        ticket\n      }\n      awards {\n        seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      salt\n    }\n  }\n"): (typeof documents)["\n  fragment BattleRoom on Battle {\n    id\n    position\n    version\n    mode\n    pace\n    teams\n    private\n    official\n    guard\n    status\n    dissolvedBy\n    seatCount\n    cost\n    expiresAt\n    lockedAt\n    lockHash\n    nextRoundAt\n    finishedAt\n    publicHash\n    boxes {\n      round\n      price\n      case {\n        ...CaseCard @unmask\n      }\n    }\n    seats {\n      seat\n      side\n      kind\n      playerId\n      nickname\n      avatar\n    }\n    rounds {\n      round\n      startedAt\n      draws {\n        seat\n        number\n        entry {\n          index\n          wear\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n    }\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    result {\n      winners\n      totals\n      value\n      tie {\n        between\n        ticket\n      }\n      order {\n        between\n        ticket\n      }\n      awards {\n        seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      salt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug\n        version\n        ...CaseCell\n        entries {\n          index\n          firstTicket\n          lastTicket\n          value\n          skin {\n            id\n            grade\n            image\n            imageSmall\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BattleTables on Battle {\n    id\n    boxes {\n      round\n      case {\n        slug\n        version\n        ...CaseCell\n        entries {\n          index\n          firstTicket\n          lastTicket\n          value\n          skin {\n            id\n            grade\n            image\n            imageSmall\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Battle($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n      ...BattleTables\n    }\n  }\n"): (typeof documents)["\n  query Battle($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n      ...BattleTables\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleNow($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n"): (typeof documents)["\n  query BattleNow($id: ID!) {\n    battle(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BattleUpdated($id: ID!) {\n    battleUpdated(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n"): (typeof documents)["\n  subscription BattleUpdated($id: ID!) {\n    battleUpdated(id: $id) {\n      id\n      ...BattleRoom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n    price\n    oddsHash\n    terms\n    maxQuantity\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CaseDetail on Case {\n    ...CaseCard @unmask\n    theme {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n    price\n    oddsHash\n    terms\n    maxQuantity\n    rtpPercent\n    rtpFraction\n    ticketCount\n    oddsTable\n    stopped\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n"): (typeof documents)["\n  query Case($slug: ID!) {\n    case(slug: $slug) {\n      slug\n      version\n      ...CaseDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    playedAt\n    price\n    ticket\n    float\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"): (typeof documents)["\n  fragment PlayedRound on Round {\n    id\n    roundNo\n    position\n    playedAt\n    price\n    ticket\n    float\n    entry {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      rounds {\n        ...PlayedRound\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendCase($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendFreeCase($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemSerials($itemIds: [ID!]!) {\n    itemSerials(itemIds: $itemIds) {\n      itemId\n      number\n      madeAt\n      previousAt\n    }\n  }\n"): (typeof documents)["\n  query ItemSerials($itemIds: [ID!]!) {\n    itemSerials(itemIds: $itemIds) {\n      itemId\n      number\n      madeAt\n      previousAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreePasses {\n    freeCase {\n      case {\n        slug\n        version\n      }\n      available\n    }\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n"): (typeof documents)["\n  query FreePasses {\n    freeCase {\n      case {\n        slug\n        version\n      }\n      available\n    }\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseCell on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    fresh\n  }\n"): (typeof documents)["\n  fragment CaseCell on Case {\n    ...CaseCard @unmask\n    price\n    rtpPercent\n    fresh\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n      }\n      ...CaseCell\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Cases {\n    cases {\n      slug\n      version\n      price\n      rtpPercent\n      fresh\n      theme {\n        id\n      }\n      ...CaseCell\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractRules {\n    contract {\n      terms\n      returnPercent\n      minItems\n      maxItems\n      lowestPercent\n      highestPercent\n      stopped\n    }\n  }\n"): (typeof documents)["\n  query ContractRules {\n    contract {\n      terms\n      returnPercent\n      minItems\n      maxItems\n      lowestPercent\n      highestPercent\n      stopped\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractTableFacts on ContractTable {\n    hash\n    text\n    stake\n    tickets\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ContractTableFacts on ContractTable {\n    hash\n    text\n    stake\n    tickets\n    entries {\n      index\n      wear\n      firstTicket\n      lastTicket\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractTable($stake: Money!) {\n    contractTable(stake: $stake) {\n      ...ContractTableFacts\n    }\n  }\n"): (typeof documents)["\n  query ContractTable($stake: Money!) {\n    contractTable(stake: $stake) {\n      ...ContractTableFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractPlayed on ContractPlay {\n    id\n    position\n    roundNo\n    stake\n    ticket\n    entry\n    item {\n      ...ItemCard @unmask\n      state\n      value\n      sellPrice\n    }\n  }\n"): (typeof documents)["\n  fragment ContractPlayed on ContractPlay {\n    id\n    position\n    roundNo\n    stake\n    ticket\n    entry\n    item {\n      ...ItemCard @unmask\n      state\n      value\n      sellPrice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...ContractPlayed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlayContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...ContractPlayed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendContract($input: ContractInput!) {\n    playContract(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names {\n      ...Names @unmask\n    }\n    provider\n    currencies {\n      code\n      digits\n      pricePerCoin\n    }\n    min\n    max\n    amounts\n  }\n"): (typeof documents)["\n  fragment PaymentChannelFacts on PaymentChannel {\n    id\n    names {\n      ...Names @unmask\n    }\n    provider\n    currencies {\n      code\n      digits\n      pricePerCoin\n    }\n    min\n    max\n    amounts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CouponFacts on Coupon {\n    id\n    kind\n    state\n    percent\n    max\n    minDeposit\n    case {\n      ...CaseCard @unmask\n    }\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment CouponFacts on Coupon {\n    id\n    kind\n    state\n    percent\n    max\n    minDeposit\n    case {\n      ...CaseCard @unmask\n    }\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...Names @unmask\n      }\n      currencies {\n        code\n        digits\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    state\n    createdAt\n    updatedAt\n    payUrl\n  }\n"): (typeof documents)["\n  fragment DepositOrderFacts on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...Names @unmask\n      }\n      currencies {\n        code\n        digits\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    state\n    createdAt\n    updatedAt\n    payUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepositOffer {\n    site {\n      deposits\n    }\n    terms\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"): (typeof documents)["\n  query DepositOffer {\n    site {\n      deposits\n    }\n    terms\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepositCoupons {\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n"): (typeof documents)["\n  query DepositCoupons {\n    coupons(state: USABLE) {\n      id\n      ...CouponFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartDeposit($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"): (typeof documents)["\n  mutation StartDeposit($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelDeposit($id: ID!) {\n    cancelDeposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"): (typeof documents)["\n  mutation CancelDeposit($id: ID!) {\n    cancelDeposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneDeposit($id: ID!) {\n    deposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"): (typeof documents)["\n  query OneDeposit($id: ID!) {\n    deposit(id: $id) {\n      id\n      ...DepositOrderFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Deposits($first: Int!, $after: String) {\n    deposits(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DepositOrderFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Deposits($first: Int!, $after: String) {\n    deposits(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DepositOrderFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentText on Document {\n    slug\n    kind\n    title\n    summary\n    updatedAt\n    sections {\n      heading\n      paragraphs\n    }\n  }\n"): (typeof documents)["\n  fragment DocumentText on Document {\n    slug\n    kind\n    title\n    summary\n    updatedAt\n    sections {\n      heading\n      paragraphs\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentTitles($locale: SiteLocale!) {\n    documents(locale: $locale) {\n      slug\n      kind\n      title\n    }\n  }\n"): (typeof documents)["\n  query DocumentTitles($locale: SiteLocale!) {\n    documents(locale: $locale) {\n      slug\n      kind\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Documents($kind: DocumentKind!, $locale: SiteLocale!) {\n    documents(kind: $kind, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n"): (typeof documents)["\n  query Documents($kind: DocumentKind!, $locale: SiteLocale!) {\n    documents(kind: $kind, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Document($slug: ID!, $locale: SiteLocale!) {\n    document(slug: $slug, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n"): (typeof documents)["\n  query Document($slug: ID!, $locale: SiteLocale!) {\n    document(slug: $slug, locale: $locale) {\n      slug\n      ...DocumentText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DreamRules {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n      consolationTable\n      consolation {\n        index\n        wear\n        firstTicket\n        lastTicket\n        value\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      stopped\n    }\n  }\n"): (typeof documents)["\n  query DreamRules {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n      consolationTable\n      consolation {\n        index\n        wear\n        firstTicket\n        lastTicket\n        value\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      stopped\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Dreamed on DreamPlay {\n    id\n    position\n    playedAt\n    roundNo\n    target {\n      ...TargetFacts\n    }\n    winTickets\n    fee\n    ticket\n    won\n    item {\n      id\n      ...BackpackItem\n    }\n  }\n"): (typeof documents)["\n  fragment Dreamed on DreamPlay {\n    id\n    position\n    playedAt\n    roundNo\n    target {\n      ...TargetFacts\n    }\n    winTickets\n    fee\n    ticket\n    won\n    item {\n      id\n      ...BackpackItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Dreamed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChaseDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Dreamed\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DreamLog($first: Int!, $after: String) {\n    dreamLog(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...Dreamed @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query DreamLog($first: Int!, $after: String) {\n    dreamLog(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...Dreamed @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendDream($input: DreamInput!) {\n    chaseDream(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contests {\n    contests {\n      id\n      names {\n        ...Names @unmask\n      }\n      ranking\n      status\n      startsAt\n      endsAt\n      balance\n      prizes\n      position\n      settledPosition\n      places {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n      mine {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n    }\n  }\n"): (typeof documents)["\n  query Contests {\n    contests {\n      id\n      names {\n        ...Names @unmask\n      }\n      ranking\n      status\n      startsAt\n      endsAt\n      balance\n      prizes\n      position\n      settledPosition\n      places {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n      mine {\n        rank\n        playerId\n        nickname\n        avatar\n        mine\n        score\n        prize\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RankBoards($period: RankPeriod!, $first: Int!) {\n    battles: battleRank(period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n    openings: ranking(kind: OPENINGS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      value\n      count\n    }\n    wins: ranking(kind: WINS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      mine\n      value\n      drop {\n        id\n        game\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RankBoards($period: RankPeriod!, $first: Int!) {\n    battles: battleRank(period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      won\n      wins\n      battles\n    }\n    openings: ranking(kind: OPENINGS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      avatar\n      mine\n      value\n      count\n    }\n    wins: ranking(kind: WINS, period: $period, first: $first) {\n      rank\n      playerId\n      nickname\n      mine\n      value\n      drop {\n        id\n        game\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Seeds {\n    lanes {\n      open {\n        pair {\n          id\n          retiresAt\n          roundCount\n        }\n      }\n    }\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n"): (typeof documents)["\n  query Seeds {\n    lanes {\n      open {\n        pair {\n          id\n          retiresAt\n          roundCount\n        }\n      }\n    }\n    seeds {\n      current {\n        id\n        publicHash\n        userSeed\n        roundCount\n        startedAt\n        retiresAt\n      }\n      nextPairId\n      nextPublicHash\n      history {\n        id\n        publicHash\n        serverSeed\n        salt\n        userSeed\n        roundCount\n        startedAt\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentPlays($first: Int!, $after: String) {\n    plays(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          pairId\n          roundNo\n          playedAt\n          spent\n          won\n          wear\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentPlays($first: Int!, $after: String) {\n    plays(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          pairId\n          roundNo\n          playedAt\n          spent\n          won\n          wear\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnOpenings($first: Int!, $after: String) {\n    openings(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          position\n          published\n          salt\n          entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnOpenings($first: Int!, $after: String) {\n    openings(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          position\n          published\n          salt\n          entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLiability {\n    ownLiability {\n      playerId\n      coin\n      points\n      locked\n      salt\n      index\n      path\n      statement {\n        position\n        entry\n        at\n        statedPosition\n        root\n        leaves\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnLiability {\n    ownLiability {\n      playerId\n      coin\n      points\n      locked\n      salt\n      index\n      path\n      statement {\n        position\n        entry\n        at\n        statedPosition\n        root\n        leaves\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n    lanes {\n      open {\n        pair {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CurrentPair {\n    seeds {\n      current {\n        id\n        roundCount\n      }\n    }\n    lanes {\n      open {\n        pair {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      copied\n      size\n    }\n  }\n"): (typeof documents)["\n  query FairnessLog {\n    fairnessLog {\n      origin\n      verifierKey\n      sealedSize\n      rootHash\n      sealedAt\n      copied\n      size\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {\n    rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      revealed {\n        id\n        serverSeed\n        salt\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifySkinNames($ids: [ID!]!) {\n    skinsOf(ids: $ids) {\n      ...SkinCard @unmask\n    }\n  }\n"): (typeof documents)["\n  query VerifySkinNames($ids: [ID!]!) {\n    skinsOf(ids: $ids) {\n      ...SkinCard @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyCaseNames($id: ID!) {\n    round(id: $id) {\n      id\n      caseNames {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyCaseNames($id: ID!) {\n    round(id: $id) {\n      id\n      caseNames {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyBattleNames($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        case {\n          slug\n          version\n          names {\n            ...Names @unmask\n          }\n        }\n      }\n      seats {\n        seat\n        avatar\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyBattleNames($id: ID!) {\n    battle(id: $id) {\n      id\n      boxes {\n        round\n        case {\n          slug\n          version\n          names {\n            ...Names @unmask\n          }\n        }\n      }\n      seats {\n        seat\n        avatar\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameProof($id: ID!, $after: LogPosition) {\n    proof(id: $id, after: $after) {\n      id\n      game\n      entries {\n        position\n        json\n      }\n      more\n      nicknames {\n        playerId\n        nickname\n      }\n    }\n  }\n"): (typeof documents)["\n  query GameProof($id: ID!, $after: LogPosition) {\n    proof(id: $id, after: $after) {\n      id\n      game\n      entries {\n        position\n        json\n      }\n      more\n      nicknames {\n        playerId\n        nickname\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntryReceipt($position: LogPosition!) {\n    receipt(position: $position)\n  }\n"): (typeof documents)["\n  query EntryReceipt($position: LogPosition!) {\n    receipt(position: $position)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero {\n          index\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      available\n      dayEndsAt\n    }\n  }\n"): (typeof documents)["\n  query TodaysFreeCase {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n        hero {\n          index\n          value\n          skin {\n            ...SkinCard @unmask\n          }\n        }\n      }\n      available\n      dayEndsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiveawayCard on Giveaway {\n    id\n    version\n    title {\n      ...Names @unmask\n    }\n    official\n    hostId\n    hostNickname\n    hostAvatar\n    mine\n    status\n    locked\n    conditions {\n      depositDays\n      vipGrade\n    }\n    startsAt\n    drawAt\n    closesAt\n    guard\n    finishedAt\n    prizes {\n      place\n      wear\n      float\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    prizeValue\n    entrantCount\n    myCode\n    winners {\n      place\n      code\n      playerId\n      nickname\n      avatar\n      mine\n    }\n  }\n"): (typeof documents)["\n  fragment GiveawayCard on Giveaway {\n    id\n    version\n    title {\n      ...Names @unmask\n    }\n    official\n    hostId\n    hostNickname\n    hostAvatar\n    mine\n    status\n    locked\n    conditions {\n      depositDays\n      vipGrade\n    }\n    startsAt\n    drawAt\n    closesAt\n    guard\n    finishedAt\n    prizes {\n      place\n      wear\n      float\n      value\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    prizeValue\n    entrantCount\n    myCode\n    winners {\n      place\n      code\n      playerId\n      nickname\n      avatar\n      mine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash\n    entriesHash\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    reveal {\n      serverSeed\n    }\n  }\n"): (typeof documents)["\n  fragment GiveawayRoom on Giveaway {\n    ...GiveawayCard\n    publicHash\n    entriesHash\n    beacon {\n      kind\n      chain\n      round\n      dueAt\n      randomness\n    }\n    reveal {\n      serverSeed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Giveaways($finished: Boolean!, $mine: Boolean!, $first: Int!, $after: String) {\n    giveaways(finished: $finished, mine: $mine, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Giveaways($finished: Boolean!, $mine: Boolean!, $first: Int!, $after: String) {\n    giveaways(finished: $finished, mine: $mine, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) {\n      id\n      ...GiveawayRoom\n    }\n  }\n"): (typeof documents)["\n  query Giveaway($id: ID!) {\n    giveaway(id: $id) {\n      id\n      ...GiveawayRoom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiveawayEntries($id: ID!, $first: Int!, $after: String) {\n    giveaway(id: $id) {\n      id\n      entries(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            code\n            playerId\n            nickname\n            avatar\n            mine\n            entropy\n            enteredAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GiveawayEntries($id: ID!, $first: Int!, $after: String) {\n    giveaway(id: $id) {\n      id\n      entries(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            code\n            playerId\n            nickname\n            avatar\n            mine\n            entropy\n            enteredAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation EnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon {\n        choice\n        guard\n      }\n    }\n    hostSeeds {\n      giveaway {\n        id\n        publicHash\n      }\n    }\n  }\n"): (typeof documents)["\n  query GiveawayHostSeed {\n    terms\n    site {\n      beacon {\n        choice\n        guard\n      }\n    }\n    hostSeeds {\n      giveaway {\n        id\n        publicHash\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      giveaway {\n        id\n        ...GiveawayRoom\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendCreateGiveaway($input: CreateGiveawayInput!) {\n    createGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendEnterGiveaway($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVipGrade {\n    me {\n      id\n      vipGrade\n    }\n  }\n"): (typeof documents)["\n  query MyVipGrade {\n    me {\n      id\n      vipGrade\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n  }\n"): (typeof documents)["\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank\n      playerId\n      nickname\n      value\n      drop {\n        id\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n    online\n  }\n"): (typeof documents)["\n  query BiggestWinsOfToday {\n    ranking(kind: WINS, period: DAY, first: 8) {\n      rank\n      playerId\n      nickname\n      value\n      drop {\n        id\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n    }\n    online\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges {\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenGiveaways {\n    giveaways(first: 12) {\n      edges {\n        node {\n          id\n          ...GiveawayCard\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    showcase {\n      count\n      lowestPrice\n      highestPrice\n      featured {\n        ...CaseCard @unmask\n        image\n        price\n        rtpPercent\n        fresh\n        hero {\n          index\n          firstTicket\n          lastTicket\n          skin {\n            id\n            image\n            familyNames {\n              ...Names @unmask\n            }\n            finishNames {\n              ...Names @unmask\n            }\n          }\n        }\n      }\n      behind {\n        slug\n        version\n        imageSmall\n      }\n      cases(themes: 2) {\n        slug\n        version\n        price\n        rtpPercent\n        fresh\n        theme {\n          id\n        }\n        ...CaseCell\n      }\n      freeCase {\n        ...CaseCard @unmask\n      }\n    }\n    banners(locale: ZH_CN) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    showcase {\n      count\n      lowestPrice\n      highestPrice\n      featured {\n        ...CaseCard @unmask\n        image\n        price\n        rtpPercent\n        fresh\n        hero {\n          index\n          firstTicket\n          lastTicket\n          skin {\n            id\n            image\n            familyNames {\n              ...Names @unmask\n            }\n            finishNames {\n              ...Names @unmask\n            }\n          }\n        }\n      }\n      behind {\n        slug\n        version\n        imageSmall\n      }\n      cases(themes: 2) {\n        slug\n        version\n        price\n        rtpPercent\n        fresh\n        theme {\n          id\n        }\n        ...CaseCell\n      }\n      freeCase {\n        ...CaseCard @unmask\n      }\n    }\n    banners(locale: ZH_CN) {\n      id\n      image\n      title\n      text\n      link\n      accent\n    }\n    themes {\n      id\n      names {\n        ...Names @unmask\n      }\n      taglines {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentOutcome($commandId: CommandId!) {\n    commandOutcome(commandId: $commandId) {\n      state\n      code\n      coin\n      points\n      locked\n      gained\n      given\n      rounds {\n        id\n        skin\n        value\n      }\n      order {\n        id\n        amount\n        state\n      }\n    }\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"): (typeof documents)["\n  query SentOutcome($commandId: CommandId!) {\n    commandOutcome(commandId: $commandId) {\n      state\n      code\n      coin\n      points\n      locked\n      gained\n      given\n      rounds {\n        id\n        skin\n        value\n      }\n      order {\n        id\n        amount\n        state\n      }\n    }\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lanes {\n    lanes {\n      playerId\n      nextPairId\n      nextPublicHash\n      keyChanges\n      keys {\n        key\n        addedBy\n        addedAt\n        rooted\n      }\n      open {\n        pair {\n          id\n          publicHash\n          userSeed\n          roundCount\n          startedAt\n          retiresAt\n        }\n        key\n        step\n      }\n    }\n  }\n"): (typeof documents)["\n  query Lanes {\n    lanes {\n      playerId\n      nextPairId\n      nextPublicHash\n      keyChanges\n      keys {\n        key\n        addedBy\n        addedAt\n        rooted\n      }\n      open {\n        pair {\n          id\n          publicHash\n          userSeed\n          roundCount\n          startedAt\n          retiresAt\n        }\n        key\n        step\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) {\n      serverSeed\n      salt\n    }\n  }\n"): (typeof documents)["\n  query RevealedPair($id: ID!) {\n    revealedPair(id: $id) {\n      serverSeed\n      salt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenLane($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseLane($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddDeviceKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveMessage on LiveEvent {\n    eventType\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      game\n      playerId\n      nickname\n      value\n      wear\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    battle {\n      id\n      version\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment LiveMessage on LiveEvent {\n    eventType\n    seq\n    prev\n    displayAt\n    drop {\n      id\n      game\n      playerId\n      nickname\n      value\n      wear\n      skin {\n        ...SkinCard @unmask\n      }\n    }\n    battle {\n      id\n      version\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveLists {\n    recent: liveDrops(upcoming: true) {\n      ...LiveMessage\n    }\n    top: liveDrops(top: true, upcoming: true) {\n      ...LiveMessage\n    }\n  }\n"): (typeof documents)["\n  query LiveLists {\n    recent: liveDrops(upcoming: true) {\n      ...LiveMessage\n    }\n    top: liveDrops(top: true, upcoming: true) {\n      ...LiveMessage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveMissed($after: Int!) {\n    liveSince(after: $after) {\n      ...LiveMessage\n    }\n  }\n"): (typeof documents)["\n  query LiveMissed($after: Int!) {\n    liveSince(after: $after) {\n      ...LiveMessage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveEvents {\n    liveEvents {\n      ...LiveMessage\n    }\n  }\n"): (typeof documents)["\n  subscription LiveEvents {\n    liveEvents {\n      ...LiveMessage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($locale: SiteLocale!, $first: Int!, $after: String) {\n    messages(locale: $locale, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          title\n          body\n          link\n          createdAt\n          readAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Messages($locale: SiteLocale!, $first: Int!, $after: String) {\n    messages(locale: $locale, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          title\n          body\n          link\n          createdAt\n          readAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMessages($id: ID) {\n    readMessages(id: $id)\n  }\n"): (typeof documents)["\n  mutation ReadMessages($id: ID) {\n    readMessages(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeText on Notice {\n    id\n    title\n    body\n    publishedAt\n  }\n"): (typeof documents)["\n  fragment NoticeText on Notice {\n    id\n    title\n    body\n    publishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      ...NoticeText\n    }\n  }\n"): (typeof documents)["\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      ...NoticeText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadCount {\n    unreadCount\n  }\n"): (typeof documents)["\n  query UnreadCount {\n    unreadCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicNotice($locale: SiteLocale!) {\n    site {\n      showPublic\n    }\n    notices(locale: $locale, top: 1) {\n      id\n      ...NoticeText\n    }\n  }\n"): (typeof documents)["\n  query PublicNotice($locale: SiteLocale!) {\n    site {\n      showPublic\n    }\n    notices(locale: $locale, top: 1) {\n      id\n      ...NoticeText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SellWon($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      total\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SellWon($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      total\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownSeeds {\n    seeds {\n      nextPublicHash\n      history {\n        id\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShownSeeds {\n    seeds {\n      nextPublicHash\n      history {\n        id\n        revealedAt\n        position\n        entropy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeaconRelays {\n    site {\n      beacon {\n        kind\n        relays\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeaconRelays {\n    site {\n      beacon {\n        kind\n        relays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverBeaconRound($input: BeaconRoundInput!) {\n    deliverBeaconRound(input: $input) {\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DeliverBeaconRound($input: BeaconRoundInput!) {\n    deliverBeaconRound(input: $input) {\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      nickname\n      avatar\n      mine\n      wins {\n        id\n        game\n        value\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      battles {\n        played\n        won\n        last {\n          id\n          cost\n          won\n          at\n        }\n      }\n      luck {\n        plays\n        ratio\n        sigma\n        telling\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      nickname\n      avatar\n      mine\n      wins {\n        id\n        game\n        value\n        wear\n        skin {\n          ...SkinCard @unmask\n        }\n      }\n      battles {\n        played\n        won\n        last {\n          id\n          cost\n          won\n          at\n        }\n      }\n      luck {\n        plays\n        ratio\n        sigma\n        telling\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      vipGrade\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      id\n      vipGrade\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {\n    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          orderId\n          action\n          balance\n          amount\n          after\n          at\n          position\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {\n    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          orderId\n          action\n          balance\n          amount\n          after\n          at\n          position\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Flows($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          amount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Flows($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          amount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Purchases($first: Int!, $after: String) {\n    purchases(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          caseNames {\n            ...Names @unmask\n          }\n          caseSlug\n          item {\n            ...ItemCard @unmask\n            game\n          }\n          recoveryPrice\n          channel\n          quantity\n          payAmount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Purchases($first: Int!, $after: String) {\n    purchases(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          caseNames {\n            ...Names @unmask\n          }\n          caseSlug\n          item {\n            ...ItemCard @unmask\n            game\n          }\n          recoveryPrice\n          channel\n          quantity\n          payAmount\n          balance\n          state\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GameRecords($game: Game, $first: Int!, $after: String) {\n    gameRecords(game: $game, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          cost\n          won\n          item {\n            ...ItemCard @unmask\n          }\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query GameRecords($game: Game, $first: Int!, $after: String) {\n    gameRecords(game: $game, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          game\n          cost\n          won\n          item {\n            ...ItemCard @unmask\n          }\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retrievals($state: RetrievalState, $first: Int!, $after: String) {\n    retrievals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          item {\n            ...ItemCard @unmask\n            value\n          }\n          state\n          message\n          createdAt\n          updatedAt\n          disputeId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Retrievals($state: RetrievalState, $first: Int!, $after: String) {\n    retrievals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          item {\n            ...ItemCard @unmask\n            value\n          }\n          state\n          message\n          createdAt\n          updatedAt\n          disputeId\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetrieveItems($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      retrievals {\n        id\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RetrieveItems($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      retrievals {\n        id\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RetrievalReady {\n    site {\n      retrieval\n      showExchange\n    }\n    me {\n      id\n      tradeLink\n    }\n  }\n"): (typeof documents)["\n  query RetrievalReady {\n    site {\n      retrieval\n      showExchange\n    }\n    me {\n      id\n      tradeLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisputeRetrieval($id: ID!, $text: String!) {\n    disputeRetrieval(id: $id, text: $text) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DisputeRetrieval($id: ID!, $text: String!) {\n    disputeRetrieval(id: $id, text: $text) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionFacts on Promotion {\n    code\n    upline\n    bound\n    level\n    rebateRatio\n    deposits\n    nextLevelDeposits\n    invitedCount\n    rewards\n    claimable\n    levels {\n      level\n      deposits\n      rebateRatio\n    }\n  }\n"): (typeof documents)["\n  fragment PromotionFacts on Promotion {\n    code\n    upline\n    bound\n    level\n    rebateRatio\n    deposits\n    nextLevelDeposits\n    invitedCount\n    rewards\n    claimable\n    levels {\n      level\n      deposits\n      rebateRatio\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPromotion {\n    promotion {\n      ...PromotionFacts\n    }\n  }\n"): (typeof documents)["\n  query MyPromotion {\n    promotion {\n      ...PromotionFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionRecords($first: Int!, $after: String) {\n    promotionRecords(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PromotionRecords($first: Int!, $after: String) {\n    promotionRecords(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFacts\n    }\n  }\n"): (typeof documents)["\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChoosePromotionCode($code: String!) {\n    choosePromotionCode(code: $code) {\n      ...PromotionFacts\n    }\n  }\n"): (typeof documents)["\n  mutation ChoosePromotionCode($code: String!) {\n    choosePromotionCode(code: $code) {\n      ...PromotionFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vip {\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n  }\n"): (typeof documents)["\n  query Vip {\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimVipReward($commandId: CommandId!, $grade: Int!) {\n    claimVipReward(commandId: $commandId, grade: $grade) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimVipReward($commandId: CommandId!, $grade: Int!) {\n    claimVipReward(commandId: $commandId, grade: $grade) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeCaseOfToday {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n  }\n"): (typeof documents)["\n  query FreeCaseOfToday {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n  }\n"): (typeof documents)["\n  query DailyRewardOfToday {\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimDailyReward($commandId: CommandId!, $tier: Int!) {\n    claimDailyReward(commandId: $commandId, tier: $tier) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimDailyReward($commandId: CommandId!, $tier: Int!) {\n    claimDailyReward(commandId: $commandId, tier: $tier) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      amount\n      balance\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Coupons {\n    coupons {\n      id\n      ...CouponFacts\n    }\n  }\n"): (typeof documents)["\n  query Coupons {\n    coupons {\n      id\n      ...CouponFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      locked\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      locked\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardsOverview {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n    rewardCalendar {\n      day\n      claimed\n      freeCase\n    }\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n    promotion {\n      ...PromotionFacts\n    }\n    coupons {\n      id\n      state\n      expiresAt\n      ...CouponFacts\n    }\n    site {\n      deposits\n    }\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"): (typeof documents)["\n  query RewardsOverview {\n    freeCase {\n      case {\n        ...CaseCard @unmask\n      }\n      available\n      nextAt\n      nextTierGrade\n    }\n    dailyReward {\n      deposited\n      tiers {\n        tier\n        deposit\n        reward\n        state\n      }\n      resetsAt\n    }\n    rewardCalendar {\n      day\n      claimed\n      freeCase\n    }\n    vip {\n      grade\n      wagered\n      nextThreshold\n      grades {\n        grade\n        threshold\n        reward\n        freeCase {\n          ...CaseCard @unmask\n        }\n        claimed\n      }\n    }\n    promotion {\n      ...PromotionFacts\n    }\n    coupons {\n      id\n      state\n      expiresAt\n      ...CouponFacts\n    }\n    site {\n      deposits\n    }\n    paymentChannels {\n      id\n      ...PaymentChannelFacts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NetPosition($since: DateTime!) {\n    saferPlay {\n      netPosition(since: $since)\n    }\n  }\n"): (typeof documents)["\n  query NetPosition($since: DateTime!) {\n    saferPlay {\n      netPosition(since: $since)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction {\n        code\n        allowFastReveal\n      }\n    }\n  }\n"): (typeof documents)["\n  query RealityCheck {\n    saferPlay {\n      realityCheckMinutes\n      jurisdiction {\n        code\n        allowFastReveal\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SaferPlay {\n    saferPlay {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n"): (typeof documents)["\n  query SaferPlay {\n    saferPlay {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPlayLimit($kind: LimitKind!, $period: LimitPeriod!, $amount: Money) {\n    setPlayLimit(kind: $kind, period: $period, amount: $amount) {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetPlayLimit($kind: LimitKind!, $period: LimitPeriod!, $amount: Money) {\n    setPlayLimit(kind: $kind, period: $period, amount: $amount) {\n      limits {\n        kind\n        period\n        amount\n        used\n        pending {\n          amount\n          from\n        }\n      }\n      timeOutUntil\n      excludedUntil\n      realityCheckMinutes\n      jurisdiction {\n        code\n        minCycleMs\n        allowFastReveal\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeTimeOut($hours: Int!) {\n    takeTimeOut(hours: $hours) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation TakeTimeOut($hours: Int!) {\n    takeTimeOut(hours: $hours) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExcludeMyself($months: Int) {\n    excludeMyself(months: $months) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation ExcludeMyself($months: Int) {\n    excludeMyself(months: $months) {\n      timeOutUntil\n      excludedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRealityCheck($minutes: Int!) {\n    setRealityCheck(minutes: $minutes) {\n      realityCheckMinutes\n    }\n  }\n"): (typeof documents)["\n  mutation SetRealityCheck($minutes: Int!) {\n    setRealityCheck(minutes: $minutes) {\n      realityCheckMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases {\n        ...CaseCard @unmask\n      }\n      skins {\n        ...SkinCard @unmask\n      }\n      players {\n        id\n        nickname\n        avatar\n      }\n      game {\n        id\n        game\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($text: String!) {\n    search(text: $text) {\n      cases {\n        ...CaseCard @unmask\n      }\n      skins {\n        ...SkinCard @unmask\n      }\n      players {\n        id\n        nickname\n        avatar\n      }\n      game {\n        id\n        game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityLink($token: String!) {\n    securityLink(token: $token) {\n      action\n      change\n    }\n  }\n"): (typeof documents)["\n  query SecurityLink($token: String!) {\n    securityLink(token: $token) {\n      action\n      change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseSecurityLink($token: String!) {\n    useSecurityLink(token: $token) {\n      action\n    }\n  }\n"): (typeof documents)["\n  mutation UseSecurityLink($token: String!) {\n    useSecurityLink(token: $token) {\n      action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecurityStanding on Me {\n    id\n    email\n    steamId\n    security {\n      passkeysOffered\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        backedUp\n      }\n      totpSince\n      recoveryCodesLeft\n      emailVerified\n      pendingChanges {\n        id\n        kind\n        detail\n        appliesAt\n      }\n      hold {\n        until\n        reason\n      }\n      frozenAt\n      devMailLink\n    }\n  }\n"): (typeof documents)["\n  fragment SecurityStanding on Me {\n    id\n    email\n    steamId\n    security {\n      passkeysOffered\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        backedUp\n      }\n      totpSince\n      recoveryCodesLeft\n      emailVerified\n      pendingChanges {\n        id\n        kind\n        detail\n        appliesAt\n      }\n      hold {\n        until\n        reason\n      }\n      frozenAt\n      devMailLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceSessionRow on DeviceSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    current\n  }\n"): (typeof documents)["\n  fragment DeviceSessionRow on DeviceSession {\n    id\n    createdAt\n    lastSeenAt\n    device\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityPage {\n    me {\n      id\n      hasPassword\n      ...SecurityStanding\n      sessions {\n        id\n        ...DeviceSessionRow\n      }\n      apiKeys {\n        id\n      }\n    }\n    site {\n      steam\n    }\n  }\n"): (typeof documents)["\n  query SecurityPage {\n    me {\n      id\n      hasPassword\n      ...SecurityStanding\n      sessions {\n        id\n        ...DeviceSessionRow\n      }\n      apiKeys {\n        id\n      }\n    }\n    site {\n      steam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityJournal($first: Int!, $after: String) {\n    me {\n      id\n      securityJournal(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            at\n            kind\n            device\n            detail\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityJournal($first: Int!, $after: String) {\n    me {\n      id\n      securityJournal(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            at\n            kind\n            device\n            detail\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessions {\n    revokeOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyRegistration($ticket: String!) {\n    startPasskeyRegistration(ticket: $ticket) {\n      id\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyRegistration($ticket: String!) {\n    startPasskeyRegistration(ticket: $ticket) {\n      id\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishPasskeyRegistration($answer: PasskeyAnswer!, $name: String!) {\n    finishPasskeyRegistration(answer: $answer, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation FinishPasskeyRegistration($answer: PasskeyAnswer!, $name: String!) {\n    finishPasskeyRegistration(answer: $answer, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!, $ticket: String!) {\n    removePasskey(id: $id, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!, $ticket: String!) {\n    removePasskey(id: $id, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTotp($ticket: String!) {\n    startTotp(ticket: $ticket) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation StartTotp($ticket: String!) {\n    startTotp(ticket: $ticket) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n"): (typeof documents)["\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp($ticket: String!) {\n    removeTotp(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveTotp($ticket: String!) {\n    removeTotp(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewRecoveryCodes($ticket: String!) {\n    newRecoveryCodes(ticket: $ticket)\n  }\n"): (typeof documents)["\n  mutation NewRecoveryCodes($ticket: String!) {\n    newRecoveryCodes(ticket: $ticket)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopPendingChange($id: ID!) {\n    stopPendingChange(id: $id) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation StopPendingChange($id: ID!) {\n    stopPendingChange(id: $id) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FreezeAccount {\n    freezeAccount {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation FreezeAccount {\n    freezeAccount {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ThawAccount($ticket: String!) {\n    thawAccount(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation ThawAccount($ticket: String!) {\n    thawAccount(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkSteam($ticket: String!) {\n    unlinkSteam(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation UnlinkSteam($ticket: String!) {\n    unlinkSteam(ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEmailConfirmation {\n    resendEmailConfirmation\n  }\n"): (typeof documents)["\n  mutation ResendEmailConfirmation {\n    resendEmailConfirmation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeyRow on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    createdAt\n    lastUsedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ApiKeyRow on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    createdAt\n    lastUsedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSettings {\n    me {\n      id\n      playerId\n      nickname\n      nameHidden\n      winsShown\n      battlesShown\n      luckShown\n      avatar\n      phone\n      tradeLink\n      ...SecurityStanding\n      verification {\n        state\n        updatedAt\n      }\n      apiKeys {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountSettings {\n    me {\n      id\n      playerId\n      nickname\n      nameHidden\n      winsShown\n      battlesShown\n      luckShown\n      avatar\n      phone\n      tradeLink\n      ...SecurityStanding\n      verification {\n        state\n        updatedAt\n      }\n      apiKeys {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeNickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      id\n      nickname\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeNickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      id\n      nickname\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideName($hidden: Boolean!) {\n    hideName(hidden: $hidden) {\n      id\n      nameHidden\n    }\n  }\n"): (typeof documents)["\n  mutation HideName($hidden: Boolean!) {\n    hideName(hidden: $hidden) {\n      id\n      nameHidden\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowOnPage($part: PlayerPagePart!, $shown: Boolean!) {\n    showOnPage(part: $part, shown: $shown) {\n      id\n      winsShown\n      battlesShown\n      luckShown\n    }\n  }\n"): (typeof documents)["\n  mutation ShowOnPage($part: PlayerPagePart!, $shown: Boolean!) {\n    showOnPage(part: $part, shown: $shown) {\n      id\n      winsShown\n      battlesShown\n      luckShown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Avatars($sheet: Int!) {\n    avatars(sheet: $sheet)\n  }\n"): (typeof documents)["\n  query Avatars($sheet: Int!) {\n    avatars(sheet: $sheet)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseAvatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      id\n      avatar\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseAvatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      id\n      avatar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyFace {\n    me {\n      id\n      avatar\n    }\n  }\n"): (typeof documents)["\n  query MyFace {\n    me {\n      id\n      avatar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($email: String!, $ticket: String!) {\n    changeEmail(email: $email, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($email: String!, $ticket: String!) {\n    changeEmail(email: $email, ticket: $ticket) {\n      id\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePhone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      id\n      phone\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePhone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      id\n      phone\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTradeLink($tradeLink: String, $ticket: String!) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      id\n      tradeLink\n      ...SecurityStanding\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeTradeLink($tradeLink: String, $ticket: String!) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      id\n      tradeLink\n      ...SecurityStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {\n    createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {\n      key\n      apiKey {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {\n    createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {\n      key\n      apiKey {\n        id\n        ...ApiKeyRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyData {\n    myData\n  }\n"): (typeof documents)["\n  query MyData {\n    myData\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseAccount($commandId: CommandId!, $ticket: String!) {\n    eraseAccount(commandId: $commandId, ticket: $ticket)\n  }\n"): (typeof documents)["\n  mutation EraseAccount($commandId: CommandId!, $ticket: String!) {\n    eraseAccount(commandId: $commandId, ticket: $ticket)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin {\n      ...SkinCard @unmask\n    }\n    wear\n    balance\n    price\n    value\n    stock\n  }\n"): (typeof documents)["\n  fragment ShopListingFacts on ShopListing {\n    id\n    skin {\n      ...SkinCard @unmask\n    }\n    wear\n    balance\n    price\n    value\n    stock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shop(\n    $balance: Balance!\n    $search: String\n    $family: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      family: $family\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          ...ShopListingFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Shop(\n    $balance: Balance!\n    $search: String\n    $family: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      family: $family\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          ...ShopListingFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopFamilies {\n    skinFamilies {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopFamilies {\n    skinFamilies {\n      id\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyFromShop($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      purchase {\n        id\n        total\n        balance\n        items {\n          id\n        }\n      }\n      listing {\n        id\n        ...ShopListingFacts\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation BuyFromShop($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(\n      commandId: $commandId\n      terms: $terms\n      listingId: $listingId\n      quantity: $quantity\n      expectedTotal: $expectedTotal\n    ) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      purchase {\n        id\n        total\n        balance\n        items {\n          id\n        }\n      }\n      listing {\n        id\n        ...ShopListingFacts\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears {\n      wear\n      value\n      floatMin\n      floatMax\n    }\n  }\n"): (typeof documents)["\n  fragment SkinFacts on Skin {\n    ...SkinCard @unmask\n    family\n    wears {\n      wear\n      value\n      floatMin\n      floatMax\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Skins($filter: SkinFilter, $sort: SkinSort!, $first: Int!, $after: String) {\n    skins(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...SkinFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Skins($filter: SkinFilter, $sort: SkinSort!, $first: Int!, $after: String) {\n    skins(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...SkinFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkinFamilies {\n    skinFamilies {\n      id\n      count\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query SkinFamilies {\n    skinFamilies {\n      id\n      count\n      names {\n        ...Names @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkinDetail($id: ID!) {\n    skin(id: $id) {\n      id\n      ...SkinFacts\n    }\n    skinSources(id: $id) {\n      case {\n        ...CaseCard @unmask\n        price\n        ticketCount\n      }\n      entries {\n        index\n        wear\n        firstTicket\n        lastTicket\n      }\n    }\n  }\n"): (typeof documents)["\n  query SkinDetail($id: ID!) {\n    skin(id: $id) {\n      id\n      ...SkinFacts\n    }\n    skinSources(id: $id) {\n      case {\n        ...CaseCard @unmask\n        price\n        ticketCount\n      }\n      entries {\n        index\n        wear\n        firstTicket\n        lastTicket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {\n    backpack(state: HELD, sort: $sort, filter: { locked: false }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {\n    backpack(state: HELD, sort: $sort, filter: { locked: false }, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...BackpackItem @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteSteamLogin($query: String!) {\n    completeSteamLogin(query: $query) {\n      session {\n        token\n        me {\n          id\n          nickname\n          ...SessionPlayer\n        }\n      }\n      registrationTicket\n      callbackPath\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteSteamLogin($query: String!) {\n    completeSteamLogin(query: $query) {\n      session {\n        token\n        me {\n          id\n          nickname\n          ...SessionPlayer\n        }\n      }\n      registrationTicket\n      callbackPath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StartSteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketFacts on SupportTicket {\n    id\n    subject\n    state\n    createdAt\n    updatedAt\n    retrievalId\n    entries {\n      id\n      fromSupport\n      text\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment TicketFacts on SupportTicket {\n    id\n    subject\n    state\n    createdAt\n    updatedAt\n    retrievalId\n    entries {\n      id\n      fromSupport\n      text\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportTickets($first: Int!, $after: String) {\n    supportTickets(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          subject\n          state\n          updatedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query SupportTickets($first: Int!, $after: String) {\n    supportTickets(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          subject\n          state\n          updatedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportTicket($id: ID!) {\n    supportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n"): (typeof documents)["\n  query SupportTicket($id: ID!) {\n    supportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenSupportTicket($subject: String!, $text: String!) {\n    openSupportTicket(subject: $subject, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n"): (typeof documents)["\n  mutation OpenSupportTicket($subject: String!, $text: String!) {\n    openSupportTicket(subject: $subject, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSupportTicket($id: ID!, $text: String!) {\n    answerSupportTicket(id: $id, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerSupportTicket($id: ID!, $text: String!) {\n    answerSupportTicket(id: $id, text: $text) {\n      id\n      ...TicketFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseSupportTicket($id: ID!) {\n    closeSupportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n"): (typeof documents)["\n  mutation CloseSupportTicket($id: ID!) {\n    closeSupportTicket(id: $id) {\n      id\n      ...TicketFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TargetRange($id: ID!) {\n    skin(id: $id) {\n      id\n      image\n      wears {\n        wear\n        floatMin\n        floatMax\n      }\n    }\n  }\n"): (typeof documents)["\n  query TargetRange($id: ID!) {\n    skin(id: $id) {\n      id\n      image\n      wears {\n        wear\n        floatMin\n        floatMax\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TargetFacts on Target {\n    wear\n    value\n    skin {\n      ...SkinCard @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment TargetFacts on Target {\n    wear\n    value\n    skin {\n      ...SkinCard @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Targets($filter: TargetFilter, $sort: TargetSort!, $first: Int!, $after: String) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...TargetFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Targets($filter: TargetFilter, $sort: TargetSort!, $first: Int!, $after: String) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...TargetFacts @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TransferSite {\n    site {\n      transfersToPlayers\n    }\n  }\n"): (typeof documents)["\n  query TransferSite {\n    site {\n      transfersToPlayers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferPoints($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      coin\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation TransferPoints($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      promise {\n        note\n        leafHash\n        index\n        path\n      }\n      points\n      coin\n      wallet {\n        ...WalletBalances @unmask\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicFigures {\n    draws {\n      position\n      drawn\n      revealed\n      laned\n      loose\n      lanedSeats\n      looseSeats\n    }\n    returns {\n      position\n      total {\n        ...BandFields @unmask\n      }\n      games {\n        game\n        plays\n        staked\n        won\n        band {\n          ...BandFields @unmask\n        }\n      }\n      cases {\n        id\n        plays\n        names {\n          ...Names @unmask\n        }\n        band {\n          ...BandFields @unmask\n        }\n      }\n    }\n    deliveries {\n      position\n      arrived\n      median\n      p95\n      underway\n      oldestSince\n      barWidth\n      bars\n    }\n    gameStops {\n      position\n      game\n      reason\n      at\n      from\n      until\n    }\n    liabilityStatements {\n      position\n      at\n      statedPosition\n      root\n      leaves\n      coin\n      points\n      locked\n    }\n    liabilities {\n      total\n    }\n  }\n\n  fragment BandFields on ReturnBand {\n    published\n    measured\n    sigma\n    deviation\n    telling\n  }\n"): (typeof documents)["\n  query PublicFigures {\n    draws {\n      position\n      drawn\n      revealed\n      laned\n      loose\n      lanedSeats\n      looseSeats\n    }\n    returns {\n      position\n      total {\n        ...BandFields @unmask\n      }\n      games {\n        game\n        plays\n        staked\n        won\n        band {\n          ...BandFields @unmask\n        }\n      }\n      cases {\n        id\n        plays\n        names {\n          ...Names @unmask\n        }\n        band {\n          ...BandFields @unmask\n        }\n      }\n    }\n    deliveries {\n      position\n      arrived\n      median\n      p95\n      underway\n      oldestSince\n      barWidth\n      bars\n    }\n    gameStops {\n      position\n      game\n      reason\n      at\n      from\n      until\n    }\n    liabilityStatements {\n      position\n      at\n      statedPosition\n      root\n      leaves\n      coin\n      points\n      locked\n    }\n    liabilities {\n      total\n    }\n  }\n\n  fragment BandFields on ReturnBand {\n    published\n    measured\n    sigma\n    deviation\n    telling\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendUpgrade($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendUpgrade($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeRules {\n    upgrade {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      maxItems\n      stopped\n    }\n  }\n"): (typeof documents)["\n  query UpgradeRules {\n    upgrade {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      maxItems\n      stopped\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {\n    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {\n      edges {\n        node {\n          ...TargetFacts\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Upgraded on UpgradePlay {\n    id\n    position\n    roundNo\n    stake\n    coin\n    target {\n      ...TargetFacts\n    }\n    side\n    winTickets\n    ticket\n    won\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"): (typeof documents)["\n  fragment Upgraded on UpgradePlay {\n    id\n    position\n    roundNo\n    stake\n    coin\n    target {\n      ...TargetFacts\n    }\n    side\n    winTickets\n    ticket\n    won\n    item {\n      id\n      state\n      sellPrice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Upgraded\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpgradeItems($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      promise {\n        ...PromisedEntries @unmask\n      }\n      play {\n        id\n        ...Upgraded\n      }\n      wallet {\n        ...WalletBalances @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query List($kind: FlowKind, $first: Int!, $after: String) {\n    flows(kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}"): (typeof documents)["fragment Names on Names {\n  zhCN\n  zhTW\n  en\n}\n\nfragment SkinCard on Skin {\n  id\n  grade\n  image\n  imageSmall\n  familyNames {\n    ...Names @unmask\n  }\n  finishNames {\n    ...Names @unmask\n  }\n}\n\nfragment ItemCard on Item {\n  id\n  wear\n  skin {\n    ...SkinCard @unmask\n  }\n}\n\nfragment CaseCard on Case {\n  slug\n  version\n  hue\n  imageSmall\n  names {\n    ...Names @unmask\n  }\n}\n\nfragment WalletBalances on Wallet {\n  coin\n  points\n  version\n}\n\nfragment PromisedEntries on SealingPromise {\n  note\n  leafHash\n  index\n  path\n  entries {\n    entry\n    leafHash\n    index\n    path\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatar\n    phone\n    createdAt\n    wallet {\n      ...WalletBalances @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment SessionPlayer on Me {\n    id\n    playerId\n    nickname\n    avatar\n    phone\n    createdAt\n    wallet {\n      ...WalletBalances @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      ...SessionPlayer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Terms {\n    terms\n  }\n"): (typeof documents)["\n  query Terms {\n    terms\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedBy($token: String!) {\n    securityLink(token: $token) {\n      action\n    }\n  }\n"): (typeof documents)["\n  query EndedBy($token: String!) {\n    securityLink(token: $token) {\n      action\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LockedBonus {\n    me {\n      id\n      wallet {\n        locked\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query LockedBonus {\n    me {\n      id\n      wallet {\n        locked\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site {\n    site {\n      demo\n      catchingUp\n    }\n  }\n"): (typeof documents)["\n  query Site {\n    site {\n      demo\n      catchingUp\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;