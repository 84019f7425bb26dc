import type { EventType } from '../../../../engine/events.ts';
import { GAMES, type GameName } from '../../../../engine/kernel/game-name.ts';

/** Event types whose first word names no game. A game's own events begin with the game's name, as in `BattleLocked`. */
type Rest = Exclude<EventType, `${Capitalize<GameName>}${string}`>;

/** The groups of events that a reader can choose, in the order of the choice. The page names them in its languages. */
export const EVENT_KINDS = [
  ...GAMES,
  'items',
  'shop',
  'money',
  'rewards',
  'seeds',
  'player',
  'catalog',
  'switch',
  'acts',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

const KIND_OF: Readonly<Record<Rest, EventKind> & Partial<Record<EventType, EventKind>>> = {
  FreeCaseOpened: 'case',
  SeatTaken: 'battle',
  ItemsEscrowed: 'giveaway',
  EscrowReleased: 'giveaway',
  PrizeWon: 'giveaway',
  ItemsSold: 'items',
  ItemsExchanged: 'items',
  FreeItemsSold: 'items',
  FreeSaleCredited: 'items',
  RetrievalRequested: 'items',
  RetrievalAdvanced: 'items',
  ListingStocked: 'shop',
  ListingClosed: 'shop',
  ShopPurchased: 'shop',
  StockTaken: 'shop',
  DepositRequested: 'money',
  PaymentSettled: 'money',
  DepositCancelled: 'money',
  DepositReversed: 'money',
  ReceivablePaid: 'money',
  PointsTransferred: 'money',
  PointsSent: 'money',
  PointsReceived: 'money',
  BalanceAdjusted: 'money',
  LiabilitiesStated: 'money',
  BonusReleased: 'rewards',
  ContestAnnounced: 'rewards',
  ContestCancelled: 'rewards',
  ContestEnded: 'rewards',
  ContestPrizeWon: 'rewards',
  ContestSettled: 'rewards',
  CouponGranted: 'rewards',
  CouponRevoked: 'rewards',
  DailyRewardClaimed: 'rewards',
  VipRewardClaimed: 'rewards',
  GoldenCodeIssued: 'rewards',
  GoldenCodeRedeemed: 'rewards',
  CodeRewarded: 'rewards',
  InviterBound: 'rewards',
  InviterTold: 'rewards',
  InviteeJoined: 'rewards',
  RebateEarned: 'rewards',
  RebateClaimed: 'rewards',
  RebateReversed: 'rewards',
  DeviceKeyAdded: 'seeds',
  DeviceKeyRemoved: 'seeds',
  LaneOpened: 'seeds',
  LaneClosed: 'seeds',
  LinkSpent: 'seeds',
  SeedRotated: 'seeds',
  HostSeedsCommitted: 'seeds',
  HostSeedsReplaced: 'seeds',
  OldSeedsRevealed: 'seeds',
  PlayerRegistered: 'player',
  PlayerErased: 'player',
  BalancesErased: 'player',
  ActApproved: 'acts',
  ActProposed: 'acts',
  ActRefused: 'acts',
  ActReviewed: 'acts',
  ActRulesPublished: 'acts',
  BreakGlassDeclared: 'acts',
  PlayerActApproved: 'acts',
  PlayerActProposed: 'acts',
  PlayerActRefused: 'acts',
  CasePublished: 'catalog',
  CaseRetired: 'catalog',
  SkinPublished: 'catalog',
  ConsolationPublished: 'catalog',
  ContractPoolPublished: 'catalog',
  TermsPublished: 'catalog',
  GameStopped: 'switch',
  GameResumed: 'switch',
  LogContinued: 'switch',
};

const KNOWN: ReadonlyMap<string, EventKind> = new Map(Object.entries(KIND_OF));

/** Null for an event that this page doesn't know. */
export const kindOf = (type: string): EventKind | null =>
  KNOWN.get(type) ?? GAMES.find((game) => type.toLowerCase().startsWith(game)) ?? null;
