/** Which events belong together for a reader. The shell of the page names the groups in its languages. */
const TYPES = {
  case: ['CaseOpened', 'FreeCaseOpened'],
  upgrade: ['UpgradePlayed'],
  dream: ['DreamChased'],
  battle: [
    'BattleCreated',
    'BattleEntered',
    'SeatTaken',
    'BattleLocked',
    'BattleBeaconArrived',
    'BattleRoundPlayed',
    'BattleSettled',
    'BattleConcluded',
    'BattleDissolved',
    'BattleRefunded',
  ],
  giveaway: [
    'GiveawayCreated',
    'GiveawayEntered',
    'GiveawayLocked',
    'GiveawayDrawn',
    'GiveawayAwarded',
    'GiveawayCancelled',
    'ItemsEscrowed',
    'EscrowReleased',
    'PrizeWon',
  ],
  items: ['ItemsSold', 'ItemsExchanged', 'FreeItemsSold', 'RetrievalRequested', 'RetrievalAdvanced'],
  shop: ['ListingStocked', 'ListingClosed', 'ShopPurchased', 'StockTaken'],
  money: [
    'DepositRequested',
    'PaymentSettled',
    'DepositSettled',
    'DepositCancelled',
    'PointsTransferred',
    'PointsSent',
    'PointsReceived',
    'BalanceAdjusted',
  ],
  rewards: [
    'BonusReleased',
    'CouponGranted',
    'CouponRevoked',
    'DailyRewardClaimed',
    'VipRewardClaimed',
    'GoldenCodeIssued',
    'GoldenCodeRedeemed',
    'CodeRewarded',
    'InviterBound',
    'InviteeJoined',
    'RebateEarned',
    'RebateClaimed',
  ],
  seeds: ['SeedRotated', 'HostSeedsCommitted'],
  player: ['PlayerRegistered', 'PlayerErased'],
  catalog: ['CasePublished', 'CaseRetired', 'SkinPublished', 'ConsolationPublished', 'TermsPublished'],
  switch: ['GameStopped', 'GameResumed'],
} as const;

export type EventKind = keyof typeof TYPES;

const isKind = (name: string): name is EventKind => name in TYPES;

/** In the order in which a reader looks for them. */
export const EVENT_KINDS: readonly EventKind[] = Object.keys(TYPES).filter(isKind);

const KIND_OF: ReadonlyMap<string, EventKind> = new Map(
  EVENT_KINDS.flatMap((kind) => TYPES[kind].map((type) => [type, kind] as const)),
);

/** Null for an event that this page doesn't know. */
export const kindOf = (type: string): EventKind | null => KIND_OF.get(type) ?? null;
