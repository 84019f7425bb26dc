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
    "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n": typeof types.StartVerificationDocument,
    "\n  query Verification {\n    me {\n      verification {\n        state\n        updateTime: updatedAt\n      }\n    }\n  }\n": typeof types.VerificationDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ...SessionFields\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation SmsLogin($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      ...SessionFields\n    }\n  }\n": typeof types.SmsLoginDocument,
    "\n  mutation SignUp($input: RegisterInput!) {\n    register(input: $input) {\n      ...SessionFields\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": typeof types.RecoverPasswordDocument,
    "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) {\n      ticket\n      expireTime: expiresAt\n    }\n  }\n": typeof types.VerifyActionDocument,
    "\n  mutation SteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n": typeof types.SteamLoginDocument,
    "\n  query Vouchers($state: ItemState!, $first: Int!, $after: String, $list: Boolean!) {\n    backpack(state: $state, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...ItemFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.VouchersDocument,
    "\n  mutation Sell($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.SellDocument,
    "\n  mutation Exchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.ExchangeDocument,
    "\n  mutation Retrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      retrievals {\n        ...RetrievalFields\n      }\n    }\n  }\n": typeof types.RetrieveDocument,
    "\n  query Retrievals($first: Int!, $after: String, $list: Boolean!) {\n    retrievals(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RetrievalFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.RetrievalsDocument,
    "\n  query BattleList($filter: BattleFilter!, $first: Int!, $after: String, $list: Boolean!) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...BattleRoomFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.BattleListDocument,
    "\n  query BattleDetail($id: ID!) {\n    battle(id: $id) {\n      ...BattleRoomFields\n    }\n  }\n": typeof types.BattleDetailDocument,
    "\n  query BattleResults($id: ID!) {\n    battle(id: $id) {\n      ...BattleResultsFields\n    }\n  }\n": typeof types.BattleResultsDocument,
    "\n  query BattleRanking($period: RankPeriod!, $first: Int!) {\n    battleRank(period: $period, first: $first) {\n      rank\n      nickname\n      headPic: avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n": typeof types.BattleRankingDocument,
    "\n  fragment BattleAnswerFields on BattleAnswer {\n    battle {\n      ...BattleRoomFields\n    }\n    key\n    wallet {\n      ...WalletFields\n    }\n  }\n": typeof types.BattleAnswerFieldsFragmentDoc,
    "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n": typeof types.BattleShownDocument,
    "\n  mutation BattleCreate($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": typeof types.BattleCreateDocument,
    "\n  mutation BattleJoin($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": typeof types.BattleJoinDocument,
    "\n  mutation BattleBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": typeof types.BattleBotDocument,
    "\n  mutation BattleCancel($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      ...BattleAnswerFields\n    }\n  }\n": typeof types.BattleCancelDocument,
    "\n  query BoxList($theme: ID, $minPrice: Money, $maxPrice: Money) {\n    cases(theme: $theme, minPrice: $minPrice, maxPrice: $maxPrice) {\n      ...BoxFields\n    }\n  }\n": typeof types.BoxListDocument,
    "\n  query BoxDetail($slug: ID!) {\n    case(slug: $slug) {\n      ...BoxFields\n      oddsTable\n      entries {\n        ...BoxEntryFields\n      }\n    }\n  }\n": typeof types.BoxDetailDocument,
    "\n  mutation BoxOpen($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n": typeof types.BoxOpenDocument,
    "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      banner: image\n      title\n      text\n      link\n      accent\n    }\n  }\n": typeof types.BannersDocument,
    "\n  query Documents($locale: SiteLocale!, $kind: DocumentKind) {\n    documents(locale: $locale, kind: $kind) {\n      id: slug\n      type: kind\n      title\n      summary\n      updateTime: updatedAt\n      content: sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n": typeof types.DocumentsDocument,
    "\n  query BattleThemes {\n    themes {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    cases {\n      ...BoxFields\n    }\n  }\n": typeof types.BattleThemesDocument,
    "\n  query InviteCode {\n    site {\n      defaultInviteCode\n    }\n  }\n": typeof types.InviteCodeDocument,
    "\n  query HeadPics {\n    avatars\n  }\n": typeof types.HeadPicsDocument,
    "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      title\n      content: body\n      createTime: publishedAt\n    }\n  }\n": typeof types.NoticesDocument,
    "\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n": typeof types.SysConfigDocument,
    "\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n": typeof types.ContractShownDocument,
    "\n  mutation ContractPlay($input: ContractInput!) {\n    playContract(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        ticket\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.ContractPlayDocument,
    "\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HeldPricesDocument,
    "\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n": typeof types.DreamShownDocument,
    "\n  mutation DreamChase($input: DreamInput!) {\n    chaseDream(input: $input) {\n      play {\n        ...DreamFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.DreamChaseDocument,
    "\n  query DreamLog($first: Int!, $after: String, $list: Boolean!) {\n    dreamLog(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...DreamFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    gameRecords(game: DREAM, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.DreamLogDocument,
    "\n  query FreeBox {\n    freeCase {\n      box: case {\n        ...BoxFields\n      }\n      available\n      nextTime: nextAt\n      nextTierGrade\n    }\n  }\n": typeof types.FreeBoxDocument,
    "\n  query Coupons($state: CouponState) {\n    coupons(state: $state) {\n      id\n      type: kind\n      state\n      percent\n      max\n      minDeposit\n      box: case {\n        ...BoxFields\n      }\n      expireTime: expiresAt\n    }\n  }\n": typeof types.CouponsDocument,
    "\n  mutation FreeBoxOpen($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n": typeof types.FreeBoxOpenDocument,
    "\n  fragment LaneFields on Lanes {\n    playerId\n    nextPairId\n    nextPublicHash\n    keyChanges\n    keys {\n      key\n      addedBy\n      createTime: addedAt\n      rooted\n    }\n    open {\n      pair {\n        lane: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      key\n      anchor\n      step\n    }\n  }\n": typeof types.LaneFieldsFragmentDoc,
    "\n  query SeedLanes {\n    lanes {\n      ...LaneFields\n    }\n  }\n": typeof types.SeedLanesDocument,
    "\n  mutation SeedOpen($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": typeof types.SeedOpenDocument,
    "\n  mutation SeedClose($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": typeof types.SeedCloseDocument,
    "\n  mutation SeedAddKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": typeof types.SeedAddKeyDocument,
    "\n  mutation SeedRemoveKey($input: RemoveDeviceKeyInput!) {\n    removeDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": typeof types.SeedRemoveKeyDocument,
    "\n  fragment MessageFields on Message {\n    id\n    type: kind\n    title\n    content: body\n    link\n    createTime: createdAt\n    readAt\n  }\n": typeof types.MessageFieldsFragmentDoc,
    "\n  query Unread {\n    unreadCount\n  }\n": typeof types.UnreadDocument,
    "\n  query Message($id: ID!, $locale: SiteLocale!) {\n    message(id: $id, locale: $locale) {\n      ...MessageFields\n    }\n  }\n": typeof types.MessageDocument,
    "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n": typeof types.ReadMessageDocument,
    "\n  query Messages($unreadOnly: Boolean!, $locale: SiteLocale!, $first: Int!, $after: String, $list: Boolean!) {\n    messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...MessageFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query PayChannels {\n    paymentChannels {\n      id\n      names {\n        ...NamesFields\n      }\n      currencies {\n        code\n        digits\n        pricePerCoin\n      }\n      min\n      max\n      amounts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": typeof types.PayChannelsDocument,
    "\n  query PayOrders($first: Int!, $after: String, $list: Boolean!) {\n    deposits(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...OrderFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PayOrdersDocument,
    "\n  mutation Recharge($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      ...OrderFields\n    }\n  }\n": typeof types.RechargeDocument,
    "\n  query UserInfo($personal: Boolean!) {\n    me {\n      ...UserFields\n      ...PersonalFields @include(if: $personal)\n    }\n  }\n": typeof types.UserInfoDocument,
    "\n  query SecurityWays {\n    me {\n      phone\n      email\n      steam: steamId\n      password: hasPassword\n      verification {\n        state\n      }\n    }\n  }\n": typeof types.SecurityWaysDocument,
    "\n  mutation Nickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.NicknameDocument,
    "\n  mutation TradeLink($tradeLink: String, $ticket: String) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.TradeLinkDocument,
    "\n  mutation Avatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.AvatarDocument,
    "\n  mutation Email($email: String!, $ticket: String) {\n    changeEmail(email: $email, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.EmailDocument,
    "\n  mutation Phone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.PhoneDocument,
    "\n  mutation Transfer($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      amount: points\n      received: coin\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.TransferDocument,
    "\n  fragment PromotionFields on Promotion {\n    ownCode: code\n    uplineNickname: upline\n    uplineCode\n    bound\n    level\n    rebateRatio\n    cumulativePurchases: deposits\n    nextLevelExperience: nextLevelDeposits\n    promotedUserCount: invitedCount\n    cumulativeRewards: rewards\n    claimable\n    levels {\n      level\n      experience: deposits\n      rebateRatio\n    }\n  }\n": typeof types.PromotionFieldsFragmentDoc,
    "\n  query PromotionInfo {\n    promotion {\n      ...PromotionFields\n    }\n  }\n": typeof types.PromotionInfoDocument,
    "\n  query PromotionRecords($first: Int!, $after: String, $list: Boolean!) {\n    promotionRecords(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PromotionRecordsDocument,
    "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFields\n    }\n  }\n": typeof types.BindInviterDocument,
    "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      amount\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.ClaimRebateDocument,
    "\n  mutation RedeemCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      points\n      locked\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.RedeemCodeDocument,
    "\n  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {\n    balanceLog(balance: $balance, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          orderId\n          actionType: action\n          balanceType: balance\n          amount\n          balanceAfter: after\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.BalanceLogDocument,
    "\n  query Purchases($first: Int!, $after: String, $list: Boolean!) {\n    purchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          boxId: caseSlug\n          caseNames {\n            ...NamesFields\n          }\n          obtainedItem: item {\n            ...ItemFields\n          }\n          recoveryPrice\n          channelName: channel\n          quantity\n          payAmount\n          balanceType: balance\n          payState: state\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PurchasesDocument,
    "\n  query GradeInfo {\n    vip {\n      grade\n      experience: wagered\n      nextLevelExperience: nextThreshold\n      grades {\n        grade\n        experience: threshold\n        reward\n        claimed\n        freeBox: freeCase {\n          ...BoxFields\n        }\n      }\n    }\n  }\n": typeof types.GradeInfoDocument,
    "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n": typeof types.RewardPageDocument,
    "\n  query Ornaments($filter: TargetFilter!, $sort: TargetSort!, $first: Int!, $after: String, $list: Boolean!) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...TargetFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.OrnamentsDocument,
    "\n  query RollList(\n    $finished: Boolean!\n    $status: GiveawayStatus\n    $mine: Boolean!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    giveaways(finished: $finished, status: $status, mine: $mine, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RollFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.RollListDocument,
    "\n  query RollDetail($id: ID!) {\n    giveaway(id: $id) {\n      ...RollFields\n    }\n  }\n": typeof types.RollDetailDocument,
    "\n  mutation RollJoin($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      giveaway {\n        ...RollFields\n      }\n    }\n  }\n": typeof types.RollJoinDocument,
    "\n  query ShownSeeds {\n    seeds {\n      current {\n        pairId: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      nextPairId\n      nextPublicHash\n    }\n  }\n": typeof types.ShownSeedsDocument,
    "\n  query ShopList(\n    $balance: Balance!\n    $search: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges @include(if: $list) {\n        node {\n          ...ListingFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ShopListDocument,
    "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ShopPricesDocument,
    "\n  mutation ShopBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(commandId: $commandId, terms: $terms, listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {\n      purchase {\n        ...PurchaseFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.ShopBuyDocument,
    "\n  query ShopPurchases($first: Int!, $after: String, $list: Boolean!) {\n    shopPurchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...PurchaseFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ShopPurchasesDocument,
    "\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n": typeof types.TargetValueDocument,
    "\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n": typeof types.OwnPhoneDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) {\n      sliderId: id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expireTime: expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": typeof types.SliderDocument,
    "\n  mutation WithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      sliderId: id\n      expireTime: expiresAt\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": typeof types.WithoutSightDocument,
    "\n  mutation SendSms($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n": typeof types.SendSmsDocument,
    "\n  query Homepage {\n    site {\n      statistics {\n        users: players\n        boxes: opened\n        upgrades\n        battles\n        giveaways\n      }\n    }\n  }\n": typeof types.HomepageDocument,
    "\n  query LastDrops($top: Boolean!) {\n    liveDrops(top: $top) {\n      ...DropFields\n    }\n    cases {\n      slug\n      image\n    }\n  }\n": typeof types.LastDropsDocument,
    "\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n": typeof types.StepUpDocument,
    "\n  query TermsShown {\n    terms\n  }\n": typeof types.TermsShownDocument,
    "\n  mutation UpgradePlay($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        coin\n        target {\n          ...TargetFields\n        }\n        side\n        winTickets\n        ticket\n        won\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": typeof types.UpgradePlayDocument,
    "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n": typeof types.UpgradeShownDocument,
    "\n  fragment BattleResultsFields on Battle {\n    ...BattleRoomFields\n    rounds {\n      round\n      startTime: startedAt\n      draws {\n        pos: seat\n        ticket\n        float\n        number\n        entry {\n          skin {\n            ...SkinFields\n          }\n          wear\n          value\n        }\n      }\n    }\n    result {\n      totals\n      tie {\n        between\n        ticket\n      }\n      awards {\n        pos: seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n": typeof types.BattleResultsFieldsFragmentDoc,
    "\n  fragment BattleRoomFields on Battle {\n    id\n    version\n    mode\n    teams\n    private\n    official\n    state: status\n    playerCount: seatCount\n    cost\n    boxes {\n      round\n      price\n      case {\n        boxId: slug\n        boxImage: image\n        boxNames: names {\n          ...NamesFields\n        }\n      }\n    }\n    slots: seats {\n      pos: seat\n      side\n      kind\n      nickname\n      headPic: avatar\n      mine\n      total\n    }\n    mine\n    createTime: createdAt\n    expireTime: expiresAt\n    finishTime: finishedAt\n    publicHash\n    guard\n    result {\n      winners\n      value\n    }\n  }\n": typeof types.BattleRoomFieldsFragmentDoc,
    "\n  fragment BoxFields on Case {\n    boxId: slug\n    version\n    boxNames: names {\n      ...NamesFields\n    }\n    theme {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    price\n    fresh\n    oddsHash\n    terms\n    rtpPercent\n    boxImage: image\n    stopped\n  }\n": typeof types.BoxFieldsFragmentDoc,
    "\n  fragment BoxEntryFields on CaseEntry {\n    skin {\n      ...SkinFields\n    }\n    wear\n    firstTicket\n    lastTicket\n    value\n  }\n": typeof types.BoxEntryFieldsFragmentDoc,
    "\n  fragment DreamFields on DreamPlay {\n    id\n    createTime: playedAt\n    roundNo\n    targetItem: target {\n      ...TargetFields\n    }\n    winTickets\n    dreamFee: fee\n    ticket\n    won\n    item {\n      ...ItemFields\n    }\n  }\n": typeof types.DreamFieldsFragmentDoc,
    "\n  fragment DropFields on LiveEvent {\n    seq\n    eventType\n    createTime: displayAt\n    drop {\n      id\n      game\n      nickname\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n      boxId: caseSlug\n      boxNames: caseNames {\n        ...NamesFields\n      }\n    }\n  }\n": typeof types.DropFieldsFragmentDoc,
    "\n  fragment ItemFields on Item {\n    id\n    game\n    skin {\n      ...SkinFields\n    }\n    wear\n    float\n    value\n    valueLockedUntil\n    recoveryPrice: sellPrice\n    exchangePoints\n    sellOnly\n    state\n    createTime: acquiredAt\n    boxId: caseSlug\n    boxNames: caseNames {\n      ...NamesFields\n    }\n    sourceImage: caseImage\n  }\n": typeof types.ItemFieldsFragmentDoc,
    "\n  fragment ListingFields on ShopListing {\n    id\n    skin {\n      ...SkinFields\n    }\n    wear\n    balanceType: balance\n    price\n    value\n    stock\n  }\n": typeof types.ListingFieldsFragmentDoc,
    "\n  fragment PurchaseFields on ShopPurchase {\n    id\n    items {\n      ...ItemFields\n    }\n    balanceType: balance\n    payAmount: total\n    createTime: at\n  }\n": typeof types.PurchaseFieldsFragmentDoc,
    "\n  fragment NamesFields on Names {\n    zhCN\n    zhTW\n    en\n  }\n": typeof types.NamesFieldsFragmentDoc,
    "\n  fragment OpenedFields on OpenCaseResult {\n    rounds {\n      id\n      createTime: playedAt\n      price\n      roundNo\n      publicHash\n      userSeed\n      entropy\n      oddsHash\n      ticket\n      item {\n        ...ItemFields\n      }\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n": typeof types.OpenedFieldsFragmentDoc,
    "\n  fragment OrderFields on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    payState: state\n    payUrl\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  fragment RetrievalFields on Retrieval {\n    id\n    item {\n      ...ItemFields\n    }\n    takeState: state\n    message\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n": typeof types.RetrievalFieldsFragmentDoc,
    "\n  fragment RollFields on Giveaway {\n    rollId: id\n    title {\n      ...NamesFields\n    }\n    official\n    hostNickname\n    hostHeadPic: hostAvatar\n    mine\n    state: status\n    roomPassword: locked\n    conditions {\n      depositDays\n      grade: vipGrade\n    }\n    startTime: startsAt\n    drawTime: drawAt\n    closeTime: closesAt\n    prizes {\n      place\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n    }\n    prizeValue\n    participantCount: entrantCount\n    rollCode: myCode\n    winner: winners {\n      place\n      rollCode: code\n      nickname\n      headPic: avatar\n      mine\n    }\n    publicHash\n    guard\n    finishTime: finishedAt\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n": typeof types.RollFieldsFragmentDoc,
    "\n  fragment TargetFields on Target {\n    skin {\n      ...SkinFields\n    }\n    wear\n    value\n  }\n": typeof types.TargetFieldsFragmentDoc,
    "\n  fragment UserFields on Me {\n    id\n    playerId\n    nickname\n    headPic: avatar\n    avatar\n    phone\n    grade: vipGrade\n    createTime: createdAt\n    verification {\n      state\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n": typeof types.UserFieldsFragmentDoc,
    "\n  fragment PersonalFields on Me {\n    email\n    tradeUrl: tradeLink\n    steamId\n  }\n": typeof types.PersonalFieldsFragmentDoc,
    "\n  fragment SessionFields on Session {\n    token\n    expireTime: expiresAt\n    me {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": typeof types.SessionFieldsFragmentDoc,
    "\n  fragment WalletFields on Wallet {\n    balance: coin\n    secondaryBalance: points\n    lockedBalance: locked\n  }\n": typeof types.WalletFieldsFragmentDoc,
    "\n  fragment SkinFields on Skin {\n    skinId: id\n    grade\n    weaponImage: image\n    familyNames {\n      ...NamesFields\n    }\n    finishNames {\n      ...NamesFields\n    }\n  }\n": typeof types.SkinFieldsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n": types.StartVerificationDocument,
    "\n  query Verification {\n    me {\n      verification {\n        state\n        updateTime: updatedAt\n      }\n    }\n  }\n": types.VerificationDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ...SessionFields\n    }\n  }\n": types.LoginDocument,
    "\n  mutation SmsLogin($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      ...SessionFields\n    }\n  }\n": types.SmsLoginDocument,
    "\n  mutation SignUp($input: RegisterInput!) {\n    register(input: $input) {\n      ...SessionFields\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation RecoverPassword($input: RecoverPasswordInput!) {\n    recoverPassword(input: $input)\n  }\n": types.RecoverPasswordDocument,
    "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) {\n      ticket\n      expireTime: expiresAt\n    }\n  }\n": types.VerifyActionDocument,
    "\n  mutation SteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n": types.SteamLoginDocument,
    "\n  query Vouchers($state: ItemState!, $first: Int!, $after: String, $list: Boolean!) {\n    backpack(state: $state, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...ItemFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.VouchersDocument,
    "\n  mutation Sell($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.SellDocument,
    "\n  mutation Exchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.ExchangeDocument,
    "\n  mutation Retrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      retrievals {\n        ...RetrievalFields\n      }\n    }\n  }\n": types.RetrieveDocument,
    "\n  query Retrievals($first: Int!, $after: String, $list: Boolean!) {\n    retrievals(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RetrievalFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.RetrievalsDocument,
    "\n  query BattleList($filter: BattleFilter!, $first: Int!, $after: String, $list: Boolean!) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...BattleRoomFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.BattleListDocument,
    "\n  query BattleDetail($id: ID!) {\n    battle(id: $id) {\n      ...BattleRoomFields\n    }\n  }\n": types.BattleDetailDocument,
    "\n  query BattleResults($id: ID!) {\n    battle(id: $id) {\n      ...BattleResultsFields\n    }\n  }\n": types.BattleResultsDocument,
    "\n  query BattleRanking($period: RankPeriod!, $first: Int!) {\n    battleRank(period: $period, first: $first) {\n      rank\n      nickname\n      headPic: avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n": types.BattleRankingDocument,
    "\n  fragment BattleAnswerFields on BattleAnswer {\n    battle {\n      ...BattleRoomFields\n    }\n    key\n    wallet {\n      ...WalletFields\n    }\n  }\n": types.BattleAnswerFieldsFragmentDoc,
    "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n": types.BattleShownDocument,
    "\n  mutation BattleCreate($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": types.BattleCreateDocument,
    "\n  mutation BattleJoin($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": types.BattleJoinDocument,
    "\n  mutation BattleBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n": types.BattleBotDocument,
    "\n  mutation BattleCancel($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      ...BattleAnswerFields\n    }\n  }\n": types.BattleCancelDocument,
    "\n  query BoxList($theme: ID, $minPrice: Money, $maxPrice: Money) {\n    cases(theme: $theme, minPrice: $minPrice, maxPrice: $maxPrice) {\n      ...BoxFields\n    }\n  }\n": types.BoxListDocument,
    "\n  query BoxDetail($slug: ID!) {\n    case(slug: $slug) {\n      ...BoxFields\n      oddsTable\n      entries {\n        ...BoxEntryFields\n      }\n    }\n  }\n": types.BoxDetailDocument,
    "\n  mutation BoxOpen($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n": types.BoxOpenDocument,
    "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      banner: image\n      title\n      text\n      link\n      accent\n    }\n  }\n": types.BannersDocument,
    "\n  query Documents($locale: SiteLocale!, $kind: DocumentKind) {\n    documents(locale: $locale, kind: $kind) {\n      id: slug\n      type: kind\n      title\n      summary\n      updateTime: updatedAt\n      content: sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n": types.DocumentsDocument,
    "\n  query BattleThemes {\n    themes {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    cases {\n      ...BoxFields\n    }\n  }\n": types.BattleThemesDocument,
    "\n  query InviteCode {\n    site {\n      defaultInviteCode\n    }\n  }\n": types.InviteCodeDocument,
    "\n  query HeadPics {\n    avatars\n  }\n": types.HeadPicsDocument,
    "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      title\n      content: body\n      createTime: publishedAt\n    }\n  }\n": types.NoticesDocument,
    "\n  query SysConfig($locale: SiteLocale!) {\n    site {\n      demo\n      switchBalanceType\n      showExchange\n      showPublic\n      transfersToPlayers\n      steam\n      retrieval\n      deposits\n    }\n    notices(locale: $locale, top: 1) {\n      title\n    }\n  }\n": types.SysConfigDocument,
    "\n  query ContractShown($stake: Money!) {\n    contract {\n      terms\n    }\n    contractTable(stake: $stake) {\n      hash\n    }\n  }\n": types.ContractShownDocument,
    "\n  mutation ContractPlay($input: ContractInput!) {\n    playContract(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        ticket\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.ContractPlayDocument,
    "\n  query HeldPrices($after: String) {\n    backpack(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          worth\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HeldPricesDocument,
    "\n  query DreamShown {\n    dream {\n      terms\n      returnPercent\n      minTickets\n      maxTickets\n      consolationSum\n      consolationHash\n    }\n  }\n": types.DreamShownDocument,
    "\n  mutation DreamChase($input: DreamInput!) {\n    chaseDream(input: $input) {\n      play {\n        ...DreamFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.DreamChaseDocument,
    "\n  query DreamLog($first: Int!, $after: String, $list: Boolean!) {\n    dreamLog(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...DreamFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    gameRecords(game: DREAM, first: 1) {\n      totalCount\n    }\n  }\n": types.DreamLogDocument,
    "\n  query FreeBox {\n    freeCase {\n      box: case {\n        ...BoxFields\n      }\n      available\n      nextTime: nextAt\n      nextTierGrade\n    }\n  }\n": types.FreeBoxDocument,
    "\n  query Coupons($state: CouponState) {\n    coupons(state: $state) {\n      id\n      type: kind\n      state\n      percent\n      max\n      minDeposit\n      box: case {\n        ...BoxFields\n      }\n      expireTime: expiresAt\n    }\n  }\n": types.CouponsDocument,
    "\n  mutation FreeBoxOpen($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n": types.FreeBoxOpenDocument,
    "\n  fragment LaneFields on Lanes {\n    playerId\n    nextPairId\n    nextPublicHash\n    keyChanges\n    keys {\n      key\n      addedBy\n      createTime: addedAt\n      rooted\n    }\n    open {\n      pair {\n        lane: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      key\n      anchor\n      step\n    }\n  }\n": types.LaneFieldsFragmentDoc,
    "\n  query SeedLanes {\n    lanes {\n      ...LaneFields\n    }\n  }\n": types.SeedLanesDocument,
    "\n  mutation SeedOpen($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": types.SeedOpenDocument,
    "\n  mutation SeedClose($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": types.SeedCloseDocument,
    "\n  mutation SeedAddKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": types.SeedAddKeyDocument,
    "\n  mutation SeedRemoveKey($input: RemoveDeviceKeyInput!) {\n    removeDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n": types.SeedRemoveKeyDocument,
    "\n  fragment MessageFields on Message {\n    id\n    type: kind\n    title\n    content: body\n    link\n    createTime: createdAt\n    readAt\n  }\n": types.MessageFieldsFragmentDoc,
    "\n  query Unread {\n    unreadCount\n  }\n": types.UnreadDocument,
    "\n  query Message($id: ID!, $locale: SiteLocale!) {\n    message(id: $id, locale: $locale) {\n      ...MessageFields\n    }\n  }\n": types.MessageDocument,
    "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n": types.ReadMessageDocument,
    "\n  query Messages($unreadOnly: Boolean!, $locale: SiteLocale!, $first: Int!, $after: String, $list: Boolean!) {\n    messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...MessageFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MessagesDocument,
    "\n  query PayChannels {\n    paymentChannels {\n      id\n      names {\n        ...NamesFields\n      }\n      currencies {\n        code\n        digits\n        pricePerCoin\n      }\n      min\n      max\n      amounts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n": types.PayChannelsDocument,
    "\n  query PayOrders($first: Int!, $after: String, $list: Boolean!) {\n    deposits(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...OrderFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PayOrdersDocument,
    "\n  mutation Recharge($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      ...OrderFields\n    }\n  }\n": types.RechargeDocument,
    "\n  query UserInfo($personal: Boolean!) {\n    me {\n      ...UserFields\n      ...PersonalFields @include(if: $personal)\n    }\n  }\n": types.UserInfoDocument,
    "\n  query SecurityWays {\n    me {\n      phone\n      email\n      steam: steamId\n      password: hasPassword\n      verification {\n        state\n      }\n    }\n  }\n": types.SecurityWaysDocument,
    "\n  mutation Nickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.NicknameDocument,
    "\n  mutation TradeLink($tradeLink: String, $ticket: String) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.TradeLinkDocument,
    "\n  mutation Avatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.AvatarDocument,
    "\n  mutation Email($email: String!, $ticket: String) {\n    changeEmail(email: $email, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.EmailDocument,
    "\n  mutation Phone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.PhoneDocument,
    "\n  mutation Transfer($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      amount: points\n      received: coin\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.TransferDocument,
    "\n  fragment PromotionFields on Promotion {\n    ownCode: code\n    uplineNickname: upline\n    uplineCode\n    bound\n    level\n    rebateRatio\n    cumulativePurchases: deposits\n    nextLevelExperience: nextLevelDeposits\n    promotedUserCount: invitedCount\n    cumulativeRewards: rewards\n    claimable\n    levels {\n      level\n      experience: deposits\n      rebateRatio\n    }\n  }\n": types.PromotionFieldsFragmentDoc,
    "\n  query PromotionInfo {\n    promotion {\n      ...PromotionFields\n    }\n  }\n": types.PromotionInfoDocument,
    "\n  query PromotionRecords($first: Int!, $after: String, $list: Boolean!) {\n    promotionRecords(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PromotionRecordsDocument,
    "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFields\n    }\n  }\n": types.BindInviterDocument,
    "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      amount\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.ClaimRebateDocument,
    "\n  mutation RedeemCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      points\n      locked\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.RedeemCodeDocument,
    "\n  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {\n    balanceLog(balance: $balance, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          orderId\n          actionType: action\n          balanceType: balance\n          amount\n          balanceAfter: after\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.BalanceLogDocument,
    "\n  query Purchases($first: Int!, $after: String, $list: Boolean!) {\n    purchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          boxId: caseSlug\n          caseNames {\n            ...NamesFields\n          }\n          obtainedItem: item {\n            ...ItemFields\n          }\n          recoveryPrice\n          channelName: channel\n          quantity\n          payAmount\n          balanceType: balance\n          payState: state\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PurchasesDocument,
    "\n  query GradeInfo {\n    vip {\n      grade\n      experience: wagered\n      nextLevelExperience: nextThreshold\n      grades {\n        grade\n        experience: threshold\n        reward\n        claimed\n        freeBox: freeCase {\n          ...BoxFields\n        }\n      }\n    }\n  }\n": types.GradeInfoDocument,
    "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n": types.RewardPageDocument,
    "\n  query Ornaments($filter: TargetFilter!, $sort: TargetSort!, $first: Int!, $after: String, $list: Boolean!) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...TargetFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.OrnamentsDocument,
    "\n  query RollList(\n    $finished: Boolean!\n    $status: GiveawayStatus\n    $mine: Boolean!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    giveaways(finished: $finished, status: $status, mine: $mine, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RollFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.RollListDocument,
    "\n  query RollDetail($id: ID!) {\n    giveaway(id: $id) {\n      ...RollFields\n    }\n  }\n": types.RollDetailDocument,
    "\n  mutation RollJoin($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      giveaway {\n        ...RollFields\n      }\n    }\n  }\n": types.RollJoinDocument,
    "\n  query ShownSeeds {\n    seeds {\n      current {\n        pairId: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      nextPairId\n      nextPublicHash\n    }\n  }\n": types.ShownSeedsDocument,
    "\n  query ShopList(\n    $balance: Balance!\n    $search: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges @include(if: $list) {\n        node {\n          ...ListingFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ShopListDocument,
    "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ShopPricesDocument,
    "\n  mutation ShopBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(commandId: $commandId, terms: $terms, listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {\n      purchase {\n        ...PurchaseFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.ShopBuyDocument,
    "\n  query ShopPurchases($first: Int!, $after: String, $list: Boolean!) {\n    shopPurchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...PurchaseFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ShopPurchasesDocument,
    "\n  query TargetValue($id: ID!) {\n    skin(id: $id) {\n      wears {\n        wear\n        value\n      }\n    }\n  }\n": types.TargetValueDocument,
    "\n  query OwnPhone {\n    me {\n      phone\n    }\n  }\n": types.OwnPhoneDocument,
    "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) {\n      sliderId: id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expireTime: expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": types.SliderDocument,
    "\n  mutation WithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      sliderId: id\n      expireTime: expiresAt\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n": types.WithoutSightDocument,
    "\n  mutation SendSms($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n": types.SendSmsDocument,
    "\n  query Homepage {\n    site {\n      statistics {\n        users: players\n        boxes: opened\n        upgrades\n        battles\n        giveaways\n      }\n    }\n  }\n": types.HomepageDocument,
    "\n  query LastDrops($top: Boolean!) {\n    liveDrops(top: $top) {\n      ...DropFields\n    }\n    cases {\n      slug\n      image\n    }\n  }\n": types.LastDropsDocument,
    "\n  mutation StepUp($smsCode: String!) {\n    verifyAction(smsCode: $smsCode) {\n      ticket\n    }\n  }\n": types.StepUpDocument,
    "\n  query TermsShown {\n    terms\n  }\n": types.TermsShownDocument,
    "\n  mutation UpgradePlay($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        coin\n        target {\n          ...TargetFields\n        }\n        side\n        winTickets\n        ticket\n        won\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n": types.UpgradePlayDocument,
    "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n": types.UpgradeShownDocument,
    "\n  fragment BattleResultsFields on Battle {\n    ...BattleRoomFields\n    rounds {\n      round\n      startTime: startedAt\n      draws {\n        pos: seat\n        ticket\n        float\n        number\n        entry {\n          skin {\n            ...SkinFields\n          }\n          wear\n          value\n        }\n      }\n    }\n    result {\n      totals\n      tie {\n        between\n        ticket\n      }\n      awards {\n        pos: seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n": types.BattleResultsFieldsFragmentDoc,
    "\n  fragment BattleRoomFields on Battle {\n    id\n    version\n    mode\n    teams\n    private\n    official\n    state: status\n    playerCount: seatCount\n    cost\n    boxes {\n      round\n      price\n      case {\n        boxId: slug\n        boxImage: image\n        boxNames: names {\n          ...NamesFields\n        }\n      }\n    }\n    slots: seats {\n      pos: seat\n      side\n      kind\n      nickname\n      headPic: avatar\n      mine\n      total\n    }\n    mine\n    createTime: createdAt\n    expireTime: expiresAt\n    finishTime: finishedAt\n    publicHash\n    guard\n    result {\n      winners\n      value\n    }\n  }\n": types.BattleRoomFieldsFragmentDoc,
    "\n  fragment BoxFields on Case {\n    boxId: slug\n    version\n    boxNames: names {\n      ...NamesFields\n    }\n    theme {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    price\n    fresh\n    oddsHash\n    terms\n    rtpPercent\n    boxImage: image\n    stopped\n  }\n": types.BoxFieldsFragmentDoc,
    "\n  fragment BoxEntryFields on CaseEntry {\n    skin {\n      ...SkinFields\n    }\n    wear\n    firstTicket\n    lastTicket\n    value\n  }\n": types.BoxEntryFieldsFragmentDoc,
    "\n  fragment DreamFields on DreamPlay {\n    id\n    createTime: playedAt\n    roundNo\n    targetItem: target {\n      ...TargetFields\n    }\n    winTickets\n    dreamFee: fee\n    ticket\n    won\n    item {\n      ...ItemFields\n    }\n  }\n": types.DreamFieldsFragmentDoc,
    "\n  fragment DropFields on LiveEvent {\n    seq\n    eventType\n    createTime: displayAt\n    drop {\n      id\n      game\n      nickname\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n      boxId: caseSlug\n      boxNames: caseNames {\n        ...NamesFields\n      }\n    }\n  }\n": types.DropFieldsFragmentDoc,
    "\n  fragment ItemFields on Item {\n    id\n    game\n    skin {\n      ...SkinFields\n    }\n    wear\n    float\n    value\n    valueLockedUntil\n    recoveryPrice: sellPrice\n    exchangePoints\n    sellOnly\n    state\n    createTime: acquiredAt\n    boxId: caseSlug\n    boxNames: caseNames {\n      ...NamesFields\n    }\n    sourceImage: caseImage\n  }\n": types.ItemFieldsFragmentDoc,
    "\n  fragment ListingFields on ShopListing {\n    id\n    skin {\n      ...SkinFields\n    }\n    wear\n    balanceType: balance\n    price\n    value\n    stock\n  }\n": types.ListingFieldsFragmentDoc,
    "\n  fragment PurchaseFields on ShopPurchase {\n    id\n    items {\n      ...ItemFields\n    }\n    balanceType: balance\n    payAmount: total\n    createTime: at\n  }\n": types.PurchaseFieldsFragmentDoc,
    "\n  fragment NamesFields on Names {\n    zhCN\n    zhTW\n    en\n  }\n": types.NamesFieldsFragmentDoc,
    "\n  fragment OpenedFields on OpenCaseResult {\n    rounds {\n      id\n      createTime: playedAt\n      price\n      roundNo\n      publicHash\n      userSeed\n      entropy\n      oddsHash\n      ticket\n      item {\n        ...ItemFields\n      }\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n": types.OpenedFieldsFragmentDoc,
    "\n  fragment OrderFields on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    payState: state\n    payUrl\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  fragment RetrievalFields on Retrieval {\n    id\n    item {\n      ...ItemFields\n    }\n    takeState: state\n    message\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n": types.RetrievalFieldsFragmentDoc,
    "\n  fragment RollFields on Giveaway {\n    rollId: id\n    title {\n      ...NamesFields\n    }\n    official\n    hostNickname\n    hostHeadPic: hostAvatar\n    mine\n    state: status\n    roomPassword: locked\n    conditions {\n      depositDays\n      grade: vipGrade\n    }\n    startTime: startsAt\n    drawTime: drawAt\n    closeTime: closesAt\n    prizes {\n      place\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n    }\n    prizeValue\n    participantCount: entrantCount\n    rollCode: myCode\n    winner: winners {\n      place\n      rollCode: code\n      nickname\n      headPic: avatar\n      mine\n    }\n    publicHash\n    guard\n    finishTime: finishedAt\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n": types.RollFieldsFragmentDoc,
    "\n  fragment TargetFields on Target {\n    skin {\n      ...SkinFields\n    }\n    wear\n    value\n  }\n": types.TargetFieldsFragmentDoc,
    "\n  fragment UserFields on Me {\n    id\n    playerId\n    nickname\n    headPic: avatar\n    avatar\n    phone\n    grade: vipGrade\n    createTime: createdAt\n    verification {\n      state\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n": types.UserFieldsFragmentDoc,
    "\n  fragment PersonalFields on Me {\n    email\n    tradeUrl: tradeLink\n    steamId\n  }\n": types.PersonalFieldsFragmentDoc,
    "\n  fragment SessionFields on Session {\n    token\n    expireTime: expiresAt\n    me {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n": types.SessionFieldsFragmentDoc,
    "\n  fragment WalletFields on Wallet {\n    balance: coin\n    secondaryBalance: points\n    lockedBalance: locked\n  }\n": types.WalletFieldsFragmentDoc,
    "\n  fragment SkinFields on Skin {\n    skinId: id\n    grade\n    weaponImage: image\n    familyNames {\n      ...NamesFields\n    }\n    finishNames {\n      ...NamesFields\n    }\n  }\n": types.SkinFieldsFragmentDoc,
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
export function graphql(source: "\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StartVerification {\n    startVerification {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Verification {\n    me {\n      verification {\n        state\n        updateTime: updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Verification {\n    me {\n      verification {\n        state\n        updateTime: updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SmsLogin($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation SmsLogin($input: SmsLoginInput!) {\n    loginWithSms(input: $input) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: RegisterInput!) {\n    register(input: $input) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: RegisterInput!) {\n    register(input: $input) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
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
export function graphql(source: "\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) {\n      ticket\n      expireTime: expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String) {\n    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) {\n      ticket\n      expireTime: expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation SteamLogin($callbackUrl: String, $ticket: String) {\n    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vouchers($state: ItemState!, $first: Int!, $after: String, $list: Boolean!) {\n    backpack(state: $state, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...ItemFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Vouchers($state: ItemState!, $first: Int!, $after: String, $list: Boolean!) {\n    backpack(state: $state, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...ItemFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Sell($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Sell($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Exchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Exchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {\n    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {\n      items {\n        ...ItemFields\n      }\n      total\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Retrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      retrievals {\n        ...RetrievalFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Retrieve($commandId: CommandId!, $itemIds: [ID!]!) {\n    retrieveItems(commandId: $commandId, itemIds: $itemIds) {\n      retrievals {\n        ...RetrievalFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retrievals($first: Int!, $after: String, $list: Boolean!) {\n    retrievals(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RetrievalFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Retrievals($first: Int!, $after: String, $list: Boolean!) {\n    retrievals(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RetrievalFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleList($filter: BattleFilter!, $first: Int!, $after: String, $list: Boolean!) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...BattleRoomFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query BattleList($filter: BattleFilter!, $first: Int!, $after: String, $list: Boolean!) {\n    battles(filter: $filter, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...BattleRoomFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleDetail($id: ID!) {\n    battle(id: $id) {\n      ...BattleRoomFields\n    }\n  }\n"): (typeof documents)["\n  query BattleDetail($id: ID!) {\n    battle(id: $id) {\n      ...BattleRoomFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleResults($id: ID!) {\n    battle(id: $id) {\n      ...BattleResultsFields\n    }\n  }\n"): (typeof documents)["\n  query BattleResults($id: ID!) {\n    battle(id: $id) {\n      ...BattleResultsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleRanking($period: RankPeriod!, $first: Int!) {\n    battleRank(period: $period, first: $first) {\n      rank\n      nickname\n      headPic: avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n"): (typeof documents)["\n  query BattleRanking($period: RankPeriod!, $first: Int!) {\n    battleRank(period: $period, first: $first) {\n      rank\n      nickname\n      headPic: avatar\n      mine\n      won\n      wins\n      battles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleAnswerFields on BattleAnswer {\n    battle {\n      ...BattleRoomFields\n    }\n    key\n    wallet {\n      ...WalletFields\n    }\n  }\n"): (typeof documents)["\n  fragment BattleAnswerFields on BattleAnswer {\n    battle {\n      ...BattleRoomFields\n    }\n    key\n    wallet {\n      ...WalletFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n"): (typeof documents)["\n  query BattleShown {\n    site {\n      beacon {\n        expected\n      }\n    }\n    hostSeeds {\n      battle {\n        publicHash\n      }\n    }\n    cases {\n      slug\n      oddsHash\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BattleCreate($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation BattleCreate($input: CreateBattleInput!) {\n    createBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BattleJoin($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation BattleJoin($input: JoinBattleInput!) {\n    joinBattle(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BattleBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation BattleBot($input: AddBotInput!) {\n    addBot(input: $input) {\n      ...BattleAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BattleCancel($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      ...BattleAnswerFields\n    }\n  }\n"): (typeof documents)["\n  mutation BattleCancel($commandId: CommandId!, $battleId: ID!) {\n    dissolveBattle(commandId: $commandId, battleId: $battleId) {\n      ...BattleAnswerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoxList($theme: ID, $minPrice: Money, $maxPrice: Money) {\n    cases(theme: $theme, minPrice: $minPrice, maxPrice: $maxPrice) {\n      ...BoxFields\n    }\n  }\n"): (typeof documents)["\n  query BoxList($theme: ID, $minPrice: Money, $maxPrice: Money) {\n    cases(theme: $theme, minPrice: $minPrice, maxPrice: $maxPrice) {\n      ...BoxFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoxDetail($slug: ID!) {\n    case(slug: $slug) {\n      ...BoxFields\n      oddsTable\n      entries {\n        ...BoxEntryFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query BoxDetail($slug: ID!) {\n    case(slug: $slug) {\n      ...BoxFields\n      oddsTable\n      entries {\n        ...BoxEntryFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BoxOpen($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n"): (typeof documents)["\n  mutation BoxOpen($input: OpenCaseInput!) {\n    openCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      banner: image\n      title\n      text\n      link\n      accent\n    }\n  }\n"): (typeof documents)["\n  query Banners($locale: SiteLocale!) {\n    banners(locale: $locale) {\n      id\n      image\n      banner: image\n      title\n      text\n      link\n      accent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Documents($locale: SiteLocale!, $kind: DocumentKind) {\n    documents(locale: $locale, kind: $kind) {\n      id: slug\n      type: kind\n      title\n      summary\n      updateTime: updatedAt\n      content: sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n"): (typeof documents)["\n  query Documents($locale: SiteLocale!, $kind: DocumentKind) {\n    documents(locale: $locale, kind: $kind) {\n      id: slug\n      type: kind\n      title\n      summary\n      updateTime: updatedAt\n      content: sections {\n        heading\n        paragraphs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BattleThemes {\n    themes {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    cases {\n      ...BoxFields\n    }\n  }\n"): (typeof documents)["\n  query BattleThemes {\n    themes {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    cases {\n      ...BoxFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InviteCode {\n    site {\n      defaultInviteCode\n    }\n  }\n"): (typeof documents)["\n  query InviteCode {\n    site {\n      defaultInviteCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeadPics {\n    avatars\n  }\n"): (typeof documents)["\n  query HeadPics {\n    avatars\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      title\n      content: body\n      createTime: publishedAt\n    }\n  }\n"): (typeof documents)["\n  query Notices($locale: SiteLocale!, $top: Int!) {\n    notices(locale: $locale, top: $top) {\n      id\n      title\n      content: body\n      createTime: publishedAt\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ContractPlay($input: ContractInput!) {\n    playContract(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        ticket\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ContractPlay($input: ContractInput!) {\n    playContract(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        ticket\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation DreamChase($input: DreamInput!) {\n    chaseDream(input: $input) {\n      play {\n        ...DreamFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DreamChase($input: DreamInput!) {\n    chaseDream(input: $input) {\n      play {\n        ...DreamFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DreamLog($first: Int!, $after: String, $list: Boolean!) {\n    dreamLog(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...DreamFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    gameRecords(game: DREAM, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query DreamLog($first: Int!, $after: String, $list: Boolean!) {\n    dreamLog(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...DreamFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    gameRecords(game: DREAM, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeBox {\n    freeCase {\n      box: case {\n        ...BoxFields\n      }\n      available\n      nextTime: nextAt\n      nextTierGrade\n    }\n  }\n"): (typeof documents)["\n  query FreeBox {\n    freeCase {\n      box: case {\n        ...BoxFields\n      }\n      available\n      nextTime: nextAt\n      nextTierGrade\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Coupons($state: CouponState) {\n    coupons(state: $state) {\n      id\n      type: kind\n      state\n      percent\n      max\n      minDeposit\n      box: case {\n        ...BoxFields\n      }\n      expireTime: expiresAt\n    }\n  }\n"): (typeof documents)["\n  query Coupons($state: CouponState) {\n    coupons(state: $state) {\n      id\n      type: kind\n      state\n      percent\n      max\n      minDeposit\n      box: case {\n        ...BoxFields\n      }\n      expireTime: expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FreeBoxOpen($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n"): (typeof documents)["\n  mutation FreeBoxOpen($input: OpenFreeCaseInput!) {\n    openFreeCase(input: $input) {\n      ...OpenedFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LaneFields on Lanes {\n    playerId\n    nextPairId\n    nextPublicHash\n    keyChanges\n    keys {\n      key\n      addedBy\n      createTime: addedAt\n      rooted\n    }\n    open {\n      pair {\n        lane: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      key\n      anchor\n      step\n    }\n  }\n"): (typeof documents)["\n  fragment LaneFields on Lanes {\n    playerId\n    nextPairId\n    nextPublicHash\n    keyChanges\n    keys {\n      key\n      addedBy\n      createTime: addedAt\n      rooted\n    }\n    open {\n      pair {\n        lane: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      key\n      anchor\n      step\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeedLanes {\n    lanes {\n      ...LaneFields\n    }\n  }\n"): (typeof documents)["\n  query SeedLanes {\n    lanes {\n      ...LaneFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SeedOpen($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SeedOpen($input: OpenLaneInput!) {\n    openLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SeedClose($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SeedClose($input: CloseLaneInput!) {\n    closeLane(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SeedAddKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SeedAddKey($input: AddDeviceKeyInput!) {\n    addDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SeedRemoveKey($input: RemoveDeviceKeyInput!) {\n    removeDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SeedRemoveKey($input: RemoveDeviceKeyInput!) {\n    removeDeviceKey(input: $input) {\n      lanes {\n        ...LaneFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageFields on Message {\n    id\n    type: kind\n    title\n    content: body\n    link\n    createTime: createdAt\n    readAt\n  }\n"): (typeof documents)["\n  fragment MessageFields on Message {\n    id\n    type: kind\n    title\n    content: body\n    link\n    createTime: createdAt\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Unread {\n    unreadCount\n  }\n"): (typeof documents)["\n  query Unread {\n    unreadCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Message($id: ID!, $locale: SiteLocale!) {\n    message(id: $id, locale: $locale) {\n      ...MessageFields\n    }\n  }\n"): (typeof documents)["\n  query Message($id: ID!, $locale: SiteLocale!) {\n    message(id: $id, locale: $locale) {\n      ...MessageFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n"): (typeof documents)["\n  mutation ReadMessage($id: ID!) {\n    readMessages(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($unreadOnly: Boolean!, $locale: SiteLocale!, $first: Int!, $after: String, $list: Boolean!) {\n    messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...MessageFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Messages($unreadOnly: Boolean!, $locale: SiteLocale!, $first: Int!, $after: String, $list: Boolean!) {\n    messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...MessageFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayChannels {\n    paymentChannels {\n      id\n      names {\n        ...NamesFields\n      }\n      currencies {\n        code\n        digits\n        pricePerCoin\n      }\n      min\n      max\n      amounts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"): (typeof documents)["\n  query PayChannels {\n    paymentChannels {\n      id\n      names {\n        ...NamesFields\n      }\n      currencies {\n        code\n        digits\n        pricePerCoin\n      }\n      min\n      max\n      amounts\n    }\n    firstDepositBonus {\n      percent\n      max\n      available\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayOrders($first: Int!, $after: String, $list: Boolean!) {\n    deposits(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...OrderFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PayOrders($first: Int!, $after: String, $list: Boolean!) {\n    deposits(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...OrderFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Recharge($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      ...OrderFields\n    }\n  }\n"): (typeof documents)["\n  mutation Recharge($input: StartDepositInput!) {\n    startDeposit(input: $input) {\n      ...OrderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserInfo($personal: Boolean!) {\n    me {\n      ...UserFields\n      ...PersonalFields @include(if: $personal)\n    }\n  }\n"): (typeof documents)["\n  query UserInfo($personal: Boolean!) {\n    me {\n      ...UserFields\n      ...PersonalFields @include(if: $personal)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityWays {\n    me {\n      phone\n      email\n      steam: steamId\n      password: hasPassword\n      verification {\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityWays {\n    me {\n      phone\n      email\n      steam: steamId\n      password: hasPassword\n      verification {\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Nickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  mutation Nickname($nickname: String!) {\n    changeNickname(nickname: $nickname) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TradeLink($tradeLink: String, $ticket: String) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  mutation TradeLink($tradeLink: String, $ticket: String) {\n    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Avatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  mutation Avatar($avatar: String!) {\n    chooseAvatar(avatar: $avatar) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Email($email: String!, $ticket: String) {\n    changeEmail(email: $email, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  mutation Email($email: String!, $ticket: String) {\n    changeEmail(email: $email, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Phone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  mutation Phone($phone: String!, $smsCode: String!, $ticket: String!) {\n    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Transfer($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      amount: points\n      received: coin\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Transfer($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {\n    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {\n      amount: points\n      received: coin\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromotionFields on Promotion {\n    ownCode: code\n    uplineNickname: upline\n    uplineCode\n    bound\n    level\n    rebateRatio\n    cumulativePurchases: deposits\n    nextLevelExperience: nextLevelDeposits\n    promotedUserCount: invitedCount\n    cumulativeRewards: rewards\n    claimable\n    levels {\n      level\n      experience: deposits\n      rebateRatio\n    }\n  }\n"): (typeof documents)["\n  fragment PromotionFields on Promotion {\n    ownCode: code\n    uplineNickname: upline\n    uplineCode\n    bound\n    level\n    rebateRatio\n    cumulativePurchases: deposits\n    nextLevelExperience: nextLevelDeposits\n    promotedUserCount: invitedCount\n    cumulativeRewards: rewards\n    claimable\n    levels {\n      level\n      experience: deposits\n      rebateRatio\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionInfo {\n    promotion {\n      ...PromotionFields\n    }\n  }\n"): (typeof documents)["\n  query PromotionInfo {\n    promotion {\n      ...PromotionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionRecords($first: Int!, $after: String, $list: Boolean!) {\n    promotionRecords(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PromotionRecords($first: Int!, $after: String, $list: Boolean!) {\n    promotionRecords(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          nickname\n          deposit\n          rebate\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFields\n    }\n  }\n"): (typeof documents)["\n  mutation BindInviter($code: String!) {\n    bindInviter(code: $code) {\n      ...PromotionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      amount\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimRebate($commandId: CommandId!) {\n    claimRebate(commandId: $commandId) {\n      amount\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeemCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      points\n      locked\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RedeemCode($commandId: CommandId!, $code: String!) {\n    redeemGoldenCode(commandId: $commandId, code: $code) {\n      points\n      locked\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {\n    balanceLog(balance: $balance, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          orderId\n          actionType: action\n          balanceType: balance\n          amount\n          balanceAfter: after\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {\n    balanceLog(balance: $balance, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          orderId\n          actionType: action\n          balanceType: balance\n          amount\n          balanceAfter: after\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Purchases($first: Int!, $after: String, $list: Boolean!) {\n    purchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          boxId: caseSlug\n          caseNames {\n            ...NamesFields\n          }\n          obtainedItem: item {\n            ...ItemFields\n          }\n          recoveryPrice\n          channelName: channel\n          quantity\n          payAmount\n          balanceType: balance\n          payState: state\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Purchases($first: Int!, $after: String, $list: Boolean!) {\n    purchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          id\n          boxId: caseSlug\n          caseNames {\n            ...NamesFields\n          }\n          obtainedItem: item {\n            ...ItemFields\n          }\n          recoveryPrice\n          channelName: channel\n          quantity\n          payAmount\n          balanceType: balance\n          payState: state\n          createTime: at\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradeInfo {\n    vip {\n      grade\n      experience: wagered\n      nextLevelExperience: nextThreshold\n      grades {\n        grade\n        experience: threshold\n        reward\n        claimed\n        freeBox: freeCase {\n          ...BoxFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GradeInfo {\n    vip {\n      grade\n      experience: wagered\n      nextLevelExperience: nextThreshold\n      grades {\n        grade\n        experience: threshold\n        reward\n        claimed\n        freeBox: freeCase {\n          ...BoxFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n"): (typeof documents)["\n  query RewardPage {\n    dailyReward {\n      deposited\n      resetTime: resetsAt\n      tiers {\n        id: tier\n        threshold: deposit\n        reward\n        state\n      }\n    }\n    vip {\n      grade\n      grades {\n        id: grade\n        reward\n        claimed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ornaments($filter: TargetFilter!, $sort: TargetSort!, $first: Int!, $after: String, $list: Boolean!) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...TargetFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Ornaments($filter: TargetFilter!, $sort: TargetSort!, $first: Int!, $after: String, $list: Boolean!) {\n    targets(filter: $filter, sort: $sort, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...TargetFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RollList(\n    $finished: Boolean!\n    $status: GiveawayStatus\n    $mine: Boolean!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    giveaways(finished: $finished, status: $status, mine: $mine, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RollFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query RollList(\n    $finished: Boolean!\n    $status: GiveawayStatus\n    $mine: Boolean!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    giveaways(finished: $finished, status: $status, mine: $mine, first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...RollFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RollDetail($id: ID!) {\n    giveaway(id: $id) {\n      ...RollFields\n    }\n  }\n"): (typeof documents)["\n  query RollDetail($id: ID!) {\n    giveaway(id: $id) {\n      ...RollFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RollJoin($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      giveaway {\n        ...RollFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RollJoin($input: EnterGiveawayInput!) {\n    enterGiveaway(input: $input) {\n      giveaway {\n        ...RollFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownSeeds {\n    seeds {\n      current {\n        pairId: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      nextPairId\n      nextPublicHash\n    }\n  }\n"): (typeof documents)["\n  query ShownSeeds {\n    seeds {\n      current {\n        pairId: id\n        publicHash\n        userSeed\n        roundCount\n        retireTime: retiresAt\n      }\n      nextPairId\n      nextPublicHash\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopList(\n    $balance: Balance!\n    $search: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges @include(if: $list) {\n        node {\n          ...ListingFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ShopList(\n    $balance: Balance!\n    $search: String\n    $grade: Int\n    $minPrice: Money\n    $maxPrice: Money\n    $sort: ShopSort!\n    $first: Int!\n    $after: String\n    $list: Boolean!\n  ) {\n    shop(\n      balance: $balance\n      search: $search\n      grade: $grade\n      minPrice: $minPrice\n      maxPrice: $maxPrice\n      sort: $sort\n      first: $first\n      after: $after\n    ) {\n      edges @include(if: $list) {\n        node {\n          ...ListingFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopPrices($balance: Balance!, $after: String) {\n    shop(balance: $balance, first: 60, after: $after) {\n      edges {\n        node {\n          id\n          price\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShopBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(commandId: $commandId, terms: $terms, listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {\n      purchase {\n        ...PurchaseFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShopBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {\n    buyFromShop(commandId: $commandId, terms: $terms, listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {\n      purchase {\n        ...PurchaseFields\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopPurchases($first: Int!, $after: String, $list: Boolean!) {\n    shopPurchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...PurchaseFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ShopPurchases($first: Int!, $after: String, $list: Boolean!) {\n    shopPurchases(first: $first, after: $after) {\n      edges @include(if: $list) {\n        node {\n          ...PurchaseFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) {\n      sliderId: id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expireTime: expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Slider($phone: String!) {\n    requestSlider(phone: $phone) {\n      sliderId: id\n      background\n      piece\n      width\n      height\n      pieceSize\n      pieceTop\n      expireTime: expiresAt\n      lockSeconds\n      devAnswer\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      sliderId: id\n      expireTime: expiresAt\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithoutSight($phone: String!) {\n    requestCheckWithoutSight(phone: $phone) {\n      sliderId: id\n      expireTime: expiresAt\n      lockSeconds\n      proof {\n        challenge\n        tries\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSms($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n"): (typeof documents)["\n  mutation SendSms($input: SmsCodeInput!) {\n    requestSmsCode(input: $input) {\n      lockSeconds\n      devCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Homepage {\n    site {\n      statistics {\n        users: players\n        boxes: opened\n        upgrades\n        battles\n        giveaways\n      }\n    }\n  }\n"): (typeof documents)["\n  query Homepage {\n    site {\n      statistics {\n        users: players\n        boxes: opened\n        upgrades\n        battles\n        giveaways\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastDrops($top: Boolean!) {\n    liveDrops(top: $top) {\n      ...DropFields\n    }\n    cases {\n      slug\n      image\n    }\n  }\n"): (typeof documents)["\n  query LastDrops($top: Boolean!) {\n    liveDrops(top: $top) {\n      ...DropFields\n    }\n    cases {\n      slug\n      image\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation UpgradePlay($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        coin\n        target {\n          ...TargetFields\n        }\n        side\n        winTickets\n        ticket\n        won\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpgradePlay($input: UpgradeInput!) {\n    upgradeItems(input: $input) {\n      play {\n        id\n        createTime: playedAt\n        roundNo\n        stake\n        coin\n        target {\n          ...TargetFields\n        }\n        side\n        winTickets\n        ticket\n        won\n        item {\n          ...ItemFields\n        }\n      }\n      wallet {\n        ...WalletFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n"): (typeof documents)["\n  query UpgradeShown {\n    upgrade {\n      terms\n      returnPercent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleResultsFields on Battle {\n    ...BattleRoomFields\n    rounds {\n      round\n      startTime: startedAt\n      draws {\n        pos: seat\n        ticket\n        float\n        number\n        entry {\n          skin {\n            ...SkinFields\n          }\n          wear\n          value\n        }\n      }\n    }\n    result {\n      totals\n      tie {\n        between\n        ticket\n      }\n      awards {\n        pos: seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n"): (typeof documents)["\n  fragment BattleResultsFields on Battle {\n    ...BattleRoomFields\n    rounds {\n      round\n      startTime: startedAt\n      draws {\n        pos: seat\n        ticket\n        float\n        number\n        entry {\n          skin {\n            ...SkinFields\n          }\n          wear\n          value\n        }\n      }\n    }\n    result {\n      totals\n      tie {\n        between\n        ticket\n      }\n      awards {\n        pos: seat\n        items\n        value\n      }\n    }\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BattleRoomFields on Battle {\n    id\n    version\n    mode\n    teams\n    private\n    official\n    state: status\n    playerCount: seatCount\n    cost\n    boxes {\n      round\n      price\n      case {\n        boxId: slug\n        boxImage: image\n        boxNames: names {\n          ...NamesFields\n        }\n      }\n    }\n    slots: seats {\n      pos: seat\n      side\n      kind\n      nickname\n      headPic: avatar\n      mine\n      total\n    }\n    mine\n    createTime: createdAt\n    expireTime: expiresAt\n    finishTime: finishedAt\n    publicHash\n    guard\n    result {\n      winners\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment BattleRoomFields on Battle {\n    id\n    version\n    mode\n    teams\n    private\n    official\n    state: status\n    playerCount: seatCount\n    cost\n    boxes {\n      round\n      price\n      case {\n        boxId: slug\n        boxImage: image\n        boxNames: names {\n          ...NamesFields\n        }\n      }\n    }\n    slots: seats {\n      pos: seat\n      side\n      kind\n      nickname\n      headPic: avatar\n      mine\n      total\n    }\n    mine\n    createTime: createdAt\n    expireTime: expiresAt\n    finishTime: finishedAt\n    publicHash\n    guard\n    result {\n      winners\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoxFields on Case {\n    boxId: slug\n    version\n    boxNames: names {\n      ...NamesFields\n    }\n    theme {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    price\n    fresh\n    oddsHash\n    terms\n    rtpPercent\n    boxImage: image\n    stopped\n  }\n"): (typeof documents)["\n  fragment BoxFields on Case {\n    boxId: slug\n    version\n    boxNames: names {\n      ...NamesFields\n    }\n    theme {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    price\n    fresh\n    oddsHash\n    terms\n    rtpPercent\n    boxImage: image\n    stopped\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoxEntryFields on CaseEntry {\n    skin {\n      ...SkinFields\n    }\n    wear\n    firstTicket\n    lastTicket\n    value\n  }\n"): (typeof documents)["\n  fragment BoxEntryFields on CaseEntry {\n    skin {\n      ...SkinFields\n    }\n    wear\n    firstTicket\n    lastTicket\n    value\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DreamFields on DreamPlay {\n    id\n    createTime: playedAt\n    roundNo\n    targetItem: target {\n      ...TargetFields\n    }\n    winTickets\n    dreamFee: fee\n    ticket\n    won\n    item {\n      ...ItemFields\n    }\n  }\n"): (typeof documents)["\n  fragment DreamFields on DreamPlay {\n    id\n    createTime: playedAt\n    roundNo\n    targetItem: target {\n      ...TargetFields\n    }\n    winTickets\n    dreamFee: fee\n    ticket\n    won\n    item {\n      ...ItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DropFields on LiveEvent {\n    seq\n    eventType\n    createTime: displayAt\n    drop {\n      id\n      game\n      nickname\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n      boxId: caseSlug\n      boxNames: caseNames {\n        ...NamesFields\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DropFields on LiveEvent {\n    seq\n    eventType\n    createTime: displayAt\n    drop {\n      id\n      game\n      nickname\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n      boxId: caseSlug\n      boxNames: caseNames {\n        ...NamesFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemFields on Item {\n    id\n    game\n    skin {\n      ...SkinFields\n    }\n    wear\n    float\n    value\n    valueLockedUntil\n    recoveryPrice: sellPrice\n    exchangePoints\n    sellOnly\n    state\n    createTime: acquiredAt\n    boxId: caseSlug\n    boxNames: caseNames {\n      ...NamesFields\n    }\n    sourceImage: caseImage\n  }\n"): (typeof documents)["\n  fragment ItemFields on Item {\n    id\n    game\n    skin {\n      ...SkinFields\n    }\n    wear\n    float\n    value\n    valueLockedUntil\n    recoveryPrice: sellPrice\n    exchangePoints\n    sellOnly\n    state\n    createTime: acquiredAt\n    boxId: caseSlug\n    boxNames: caseNames {\n      ...NamesFields\n    }\n    sourceImage: caseImage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListingFields on ShopListing {\n    id\n    skin {\n      ...SkinFields\n    }\n    wear\n    balanceType: balance\n    price\n    value\n    stock\n  }\n"): (typeof documents)["\n  fragment ListingFields on ShopListing {\n    id\n    skin {\n      ...SkinFields\n    }\n    wear\n    balanceType: balance\n    price\n    value\n    stock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseFields on ShopPurchase {\n    id\n    items {\n      ...ItemFields\n    }\n    balanceType: balance\n    payAmount: total\n    createTime: at\n  }\n"): (typeof documents)["\n  fragment PurchaseFields on ShopPurchase {\n    id\n    items {\n      ...ItemFields\n    }\n    balanceType: balance\n    payAmount: total\n    createTime: at\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NamesFields on Names {\n    zhCN\n    zhTW\n    en\n  }\n"): (typeof documents)["\n  fragment NamesFields on Names {\n    zhCN\n    zhTW\n    en\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenedFields on OpenCaseResult {\n    rounds {\n      id\n      createTime: playedAt\n      price\n      roundNo\n      publicHash\n      userSeed\n      entropy\n      oddsHash\n      ticket\n      item {\n        ...ItemFields\n      }\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n"): (typeof documents)["\n  fragment OpenedFields on OpenCaseResult {\n    rounds {\n      id\n      createTime: playedAt\n      price\n      roundNo\n      publicHash\n      userSeed\n      entropy\n      oddsHash\n      ticket\n      item {\n        ...ItemFields\n      }\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    payState: state\n    payUrl\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n"): (typeof documents)["\n  fragment OrderFields on DepositOrder {\n    id\n    channel {\n      id\n      names {\n        ...NamesFields\n      }\n    }\n    currency\n    payAmount\n    amount\n    bonus\n    payState: state\n    payUrl\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RetrievalFields on Retrieval {\n    id\n    item {\n      ...ItemFields\n    }\n    takeState: state\n    message\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n"): (typeof documents)["\n  fragment RetrievalFields on Retrieval {\n    id\n    item {\n      ...ItemFields\n    }\n    takeState: state\n    message\n    createTime: createdAt\n    updateTime: updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RollFields on Giveaway {\n    rollId: id\n    title {\n      ...NamesFields\n    }\n    official\n    hostNickname\n    hostHeadPic: hostAvatar\n    mine\n    state: status\n    roomPassword: locked\n    conditions {\n      depositDays\n      grade: vipGrade\n    }\n    startTime: startsAt\n    drawTime: drawAt\n    closeTime: closesAt\n    prizes {\n      place\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n    }\n    prizeValue\n    participantCount: entrantCount\n    rollCode: myCode\n    winner: winners {\n      place\n      rollCode: code\n      nickname\n      headPic: avatar\n      mine\n    }\n    publicHash\n    guard\n    finishTime: finishedAt\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n"): (typeof documents)["\n  fragment RollFields on Giveaway {\n    rollId: id\n    title {\n      ...NamesFields\n    }\n    official\n    hostNickname\n    hostHeadPic: hostAvatar\n    mine\n    state: status\n    roomPassword: locked\n    conditions {\n      depositDays\n      grade: vipGrade\n    }\n    startTime: startsAt\n    drawTime: drawAt\n    closeTime: closesAt\n    prizes {\n      place\n      skin {\n        ...SkinFields\n      }\n      wear\n      value\n    }\n    prizeValue\n    participantCount: entrantCount\n    rollCode: myCode\n    winner: winners {\n      place\n      rollCode: code\n      nickname\n      headPic: avatar\n      mine\n    }\n    publicHash\n    guard\n    finishTime: finishedAt\n    reveal {\n      serverSeed\n      secretSalt: salt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TargetFields on Target {\n    skin {\n      ...SkinFields\n    }\n    wear\n    value\n  }\n"): (typeof documents)["\n  fragment TargetFields on Target {\n    skin {\n      ...SkinFields\n    }\n    wear\n    value\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFields on Me {\n    id\n    playerId\n    nickname\n    headPic: avatar\n    avatar\n    phone\n    grade: vipGrade\n    createTime: createdAt\n    verification {\n      state\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n"): (typeof documents)["\n  fragment UserFields on Me {\n    id\n    playerId\n    nickname\n    headPic: avatar\n    avatar\n    phone\n    grade: vipGrade\n    createTime: createdAt\n    verification {\n      state\n    }\n    wallet {\n      ...WalletFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonalFields on Me {\n    email\n    tradeUrl: tradeLink\n    steamId\n  }\n"): (typeof documents)["\n  fragment PersonalFields on Me {\n    email\n    tradeUrl: tradeLink\n    steamId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionFields on Session {\n    token\n    expireTime: expiresAt\n    me {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"): (typeof documents)["\n  fragment SessionFields on Session {\n    token\n    expireTime: expiresAt\n    me {\n      ...UserFields\n      ...PersonalFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletFields on Wallet {\n    balance: coin\n    secondaryBalance: points\n    lockedBalance: locked\n  }\n"): (typeof documents)["\n  fragment WalletFields on Wallet {\n    balance: coin\n    secondaryBalance: points\n    lockedBalance: locked\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SkinFields on Skin {\n    skinId: id\n    grade\n    weaponImage: image\n    familyNames {\n      ...NamesFields\n    }\n    finishNames {\n      ...NamesFields\n    }\n  }\n"): (typeof documents)["\n  fragment SkinFields on Skin {\n    skinId: id\n    grade\n    weaponImage: image\n    familyNames {\n      ...NamesFields\n    }\n    finishNames {\n      ...NamesFields\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;