import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { HexHash } from '../../../engine/kernel/ids.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SealingPromiseModel, NamesModel, SkinModel, CaseModel, ThemeModel, CaseEntryModel, ConsolationEntryModel, ShowcaseModel, DropModel, LiveEventModel, PlayerPageModel, SiteModel, ItemModel, RoundModel, SellResultModel, FairnessLogModel, TargetModel, BattleModel, BattleBoxModel, BattleSeatModel, BattleRoundModel, BattleDrawModel, GiveawayModel, GiveawayPrizeModel, GiveawayEntryModel, GiveawayWinnerModel, BattleRankRowModel, RankingRowModel, ContestPlaceModel, ContestModel, PromotionModel, CouponModel, SaferPlayModel, ExchangeResultModel } from '../models.ts';
import type { DreamRulesModel, DreamPlayModel, DreamPlayConnectionModel } from '../models/dream.ts';
import type { UpgradePlayModel } from '../models/upgrade.ts';
import type { ApiKey as ApiKeyModel } from '../../accounts/sessions/api-keys.ts';
import type { MovementRow as BalanceLogModel } from '../../../engine/projections/movements.ts';
import type { DepositOrder as DepositOrderModel } from '../../money/payments/order-store.ts';
import type { DeviceSession as DeviceSessionModel } from '../../accounts/sessions/sessions.ts';
import type { FlowRow as FlowModel } from '../../../engine/projections/flows.ts';
import type { PlayRow as GameRecordModel } from '../../../engine/projections/plays.ts';
import type { Account as MeModel, Account as SecurityModel } from '../../accounts/account-store.ts';
import type { Passkey as PasskeyModel } from '../../accounts/factors/passkey-store.ts';
import type { Play as PlayModel } from '../../../engine/projections/queries/plays.ts';
import type { RebateRow as PromotionRecordModel } from '../../../engine/projections/queries/records.ts';
import type { PurchaseRow as PurchaseModel } from '../../../engine/projections/queries/purchases.ts';
import type { RetrievalRow as RetrievalModel } from '../../../engine/projections/retrievals.ts';
import type { PendingChange as PendingChangeModel } from '../../accounts/sensitive/pending-changes.ts';
import type { SecurityEventRow as SecurityEventModel } from '../../accounts/security-journal/security-journal.ts';
import type { SignedIn as SessionModel } from '../../accounts/accounts.ts';
import type { OfferedListing as ShopListingModel } from '../../../engine/projections/queries/shop.ts';
import type { ShopPurchaseRow as ShopPurchaseModel } from '../../../engine/projections/shop-purchases.ts';
import type { SteamLogin as SteamLoginModel } from '../../accounts/steam/steam-logins.ts';
import type { TicketRow as SupportTicketModel } from '../../site/support/support.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A UUID (RFC 9562), lower case, made by the client. Repeating a command with the same id gives the first answer again. */
  CommandId: { input: CommandId; output: string; }
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-11-20T10:41:08.123Z`. */
  DateTime: { input: number; output: number; }
  /**
   * Fresh randomness the player's side adds to one play: 128 bits as 32 lower-case hex digits.
   * Without it the house could compute an outcome before the player speaks. In answers a play on a lane shows the link of its step, 64 digits.
   */
  Entropy: { input: string; output: string; }
  /** SHA-256 as 64 lower-case hex digits. */
  Hash: { input: HexHash; output: string; }
  /** A position in the public log, counted from 0: the leaf index in the transparency log. A decimal string (64 bit). */
  LogPosition: { input: number; output: number; }
  /** An amount in minor units (1/100 of a coin or point), a whole number within ±(2^53 − 1). */
  Money: { input: bigint; output: bigint; }
  /**
   * The terms of play in force: of each section of `TermsPublished`, by its name, `hash` and `values` as the log has them. Amounts are decimal
   * text of minor units.
   */
  TermsInForce: { input: never; output: Readonly<Record<string, object>>; }
};

/** Nothing leaves the account until then. */
export type AccountHold = {
  readonly __typename?: 'AccountHold';
  readonly reason: HoldReason;
  readonly until: Scalars['DateTime']['output'];
};

/** Which acts take two operators, as the log says. */
export type ActRulesInForce = {
  readonly __typename?: 'ActRulesInForce';
  /** Of their publication; null before any. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a proposer may approve alone behind a broken glass. */
  readonly breakGlass: Scalars['Boolean']['output'];
  readonly position?: Maybe<Scalars['LogPosition']['output']>;
  /** Types of the commands that acts carry out. */
  readonly twoPeople: ReadonlyArray<Scalars['String']['output']>;
  /** 0 before any are published: one operator is enough for everything. */
  readonly version: Scalars['Int']['output'];
};

export type ActState =
  | 'APPROVED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REFUSED';

/** Proof that it was the player a moment ago: good for sensitive acts of this account for 10 minutes. */
export type ActionTicket = {
  readonly __typename?: 'ActionTicket';
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly ticket: Scalars['String']['output'];
};

/** Every reason for which a balance moves. */
export type ActionType =
  | 'ADJUSTMENT'
  | 'BATTLE_ENTRY'
  | 'BATTLE_REFUND'
  | 'BATTLE_SHARE'
  | 'BONUS_RELEASED'
  | 'BONUS_REVERSED'
  | 'CASE_OPEN'
  | 'CONTEST_PRIZE'
  | 'COUPON_BONUS'
  | 'DAILY_REWARD'
  | 'DEPOSIT'
  | 'DEPOSIT_REVERSED'
  | 'DREAM_FEE'
  | 'ERASURE'
  | 'FIRST_DEPOSIT_BONUS'
  | 'FREE_ITEM_SALE'
  | 'GOLDEN_CODE'
  | 'ITEM_EXCHANGE'
  | 'ITEM_SALE'
  | 'REBATE'
  | 'REBATE_REVERSED'
  | 'RECEIVABLE_PAID'
  | 'SHOP_PURCHASE'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'UPGRADE_STAKE'
  | 'VIP_REWARD';

export type AddBotInput = {
  readonly battleId: Scalars['ID']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  /** Only a room of release 0.2.0 takes it; in all others a bot brings none. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
};

export type AddDeviceKeyInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly key: Scalars['Hash']['input'];
  /** Of the key over `glasscase/2/key|<playerId>|<change>|<key>`. */
  readonly proof: Scalars['String']['input'];
  readonly signature?: InputMaybe<Scalars['String']['input']>;
  /** A key that is there, with its signature over `glasscase/2/key-by|<playerId>|<change>|<key>|<signer>`. Without them it is the house's word: the new key opens and closes lanes of its own alone. */
  readonly signer?: InputMaybe<Scalars['Hash']['input']>;
};

/** The answer of a mutation whose command the log then holds. */
export type Answer = {
  /** Of the command's last entry. */
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
};

/** A key for programs of the player. It can't change the account itself, deposit, or make other keys. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  /** The first characters, to tell keys apart. */
  readonly prefix: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<ApiScope>;
};

export type ApiScope =
  /** The person: e-mail, trade link, Steam account, devices, keys, messages, support, `myData`. */
  | 'PERSONAL'
  /** Stakes in games that draw; rotating seeds, entering giveaways. */
  | 'PLAY'
  /** The player's possessions and history. */
  | 'READ'
  /** Sell, exchange, shop, claim; and what leaves the account: retrieve, transfer, give away. */
  | 'TRADE';

/** A field that is left out or null asks for all. */
export type BackpackFilter = {
  /** Bounds of the committed value, inclusive. */
  readonly atLeast?: InputMaybe<Scalars['Money']['input']>;
  readonly atMost?: InputMaybe<Scalars['Money']['input']>;
  /** Only what was bought in the shop. */
  readonly bought?: InputMaybe<Scalars['Boolean']['input']>;
  readonly favourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The game it was won in. */
  readonly game?: InputMaybe<Game>;
  /** Any of these rarities. */
  readonly grades?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the skin's name in any language. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** This skin alone. */
  readonly skin?: InputMaybe<Scalars['ID']['input']>;
  readonly wears?: InputMaybe<ReadonlyArray<Wear>>;
};

export type BackpackSort =
  | 'newest'
  | 'value-asc'
  | 'value-desc';

export type Balance =
  | 'coin'
  /** Bonuses: they become coin at 2 % of settled wagering. */
  | 'locked'
  | 'points';

export type BalanceLogConnection = {
  readonly __typename?: 'BalanceLogConnection';
  readonly edges: ReadonlyArray<BalanceLogEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type BalanceLogEdge = {
  readonly __typename?: 'BalanceLogEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: BalanceLogEntry;
};

/** One movement of one balance: the balance journey has every one. */
export type BalanceLogEntry = {
  readonly __typename?: 'BalanceLogEntry';
  readonly action: ActionType;
  readonly after: Scalars['Money']['output'];
  /** Signed. */
  readonly amount: Scalars['Money']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly balance: Balance;
  readonly id: Scalars['ID']['output'];
  /** The order, play, room or purchase it belongs to. */
  readonly orderId: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

/** A picture with a word at the head of a page. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** 0 orange, 1 red, 2 purple, 3 cyan. */
  readonly accent: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Path of a drawn picture, or null: the page draws it from `accent`. */
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly link: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Battle = {
  readonly __typename?: 'Battle';
  readonly beacon: Beacon;
  readonly boxes: ReadonlyArray<BattleBox>;
  /** Cost of one seat: the sum of the boxes' prices. */
  readonly cost: Scalars['Money']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** `creator`, `expired` or `operator`, where it was dissolved. */
  readonly dissolvedBy?: Maybe<Scalars['String']['output']>;
  /** A waiting room is dissolved then. */
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly guard: RoomGuard;
  readonly id: Scalars['ID']['output'];
  readonly lockHash?: Maybe<Scalars['Hash']['output']>;
  readonly lockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The signed-in player created it. */
  readonly mine: Scalars['Boolean']['output'];
  readonly mode: BattleMode;
  /** When the next round is drawn; null unless rounds are coming (and while a beacon is awaited). */
  readonly nextRoundAt?: Maybe<Scalars['DateTime']['output']>;
  /** Made by the house. */
  readonly official: Scalars['Boolean']['output'];
  readonly pace: BattlePace;
  /** Position of its newest event. */
  readonly position: Scalars['LogPosition']['output'];
  /** Not listed; joined through its link. */
  readonly private: Scalars['Boolean']['output'];
  /** HMAC-SHA256(key = salt, message = server seed), in the log before the randomness of any player. */
  readonly publicHash: Scalars['Hash']['output'];
  readonly result?: Maybe<BattleResult>;
  /** Null until the battle is over, and a published checkpoint covers its end. */
  readonly reveal?: Maybe<SeedReveal>;
  readonly rounds: ReadonlyArray<BattleRound>;
  readonly seatCount: Scalars['Int']['output'];
  /** Taken seats, in order. */
  readonly seats: ReadonlyArray<BattleSeat>;
  readonly status: BattleStatus;
  /** Two sides: the first half of the seats against the second. */
  readonly teams: Scalars['Boolean']['output'];
  /** Grows by one with every event: a client keeps the greatest it has seen. */
  readonly version: Scalars['Int']['output'];
};

export type BattleAnswer = Answer & {
  readonly __typename?: 'BattleAnswer';
  readonly battle: Battle;
  /** The key that a private battle's link carries, for its creator and the players who sit in it. */
  readonly key?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

export type BattleAward = {
  readonly __typename?: 'BattleAward';
  /** The numbers of their draws, in the order in which they were dealt; empty in a shared battle. */
  readonly items: ReadonlyArray<Scalars['Int']['output']>;
  readonly seat: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
};

export type BattleBox = {
  readonly __typename?: 'BattleBox';
  /** The case in the version that is fought over. */
  readonly case: Case;
  readonly price: Scalars['Money']['output'];
  /** From 1, in the order of the rounds. */
  readonly round: Scalars['Int']['output'];
};

export type BattleBoxInput = {
  /** The odds the player was shown. */
  readonly oddsHash: Scalars['Hash']['input'];
  readonly slug: Scalars['ID']['input'];
};

export type BattleConnection = {
  readonly __typename?: 'BattleConnection';
  readonly edges: ReadonlyArray<BattleEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type BattleDraw = {
  readonly __typename?: 'BattleDraw';
  readonly entry: CaseEntry;
  /** Millionths; null for a skin without wear. */
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** Of the item in this battle, from 1: awards name it so. */
  readonly number: Scalars['Int']['output'];
  readonly seat: Scalars['Int']['output'];
  readonly ticket: Scalars['Int']['output'];
};

export type BattleEdge = {
  readonly __typename?: 'BattleEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Battle;
};

export type BattleFilter = {
  /** Cost of a seat at most this. */
  readonly maxCost?: InputMaybe<Scalars['Money']['input']>;
  readonly mode?: InputMaybe<BattleMode>;
  readonly scope?: InputMaybe<BattleScope>;
  readonly status?: InputMaybe<BattleStatus>;
};

export type BattleMode =
  /** The highest total takes all. */
  | 'classic'
  /** Everything is shared: each seat gets the same in coin, and the house keeps the items. */
  | 'shared'
  /** The dearest item of the last round takes all. */
  | 'terminal'
  /** The lowest total takes all. */
  | 'underdog';

export type BattlePace =
  /** Rounds follow faster, as the terms say. */
  | 'fast'
  | 'normal';

export type BattleRankRow = {
  readonly __typename?: 'BattleRankRow';
  readonly avatar: Scalars['String']['output'];
  readonly battles: Scalars['Int']['output'];
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  /** From 1. */
  readonly rank: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
  /** Value won in battles in this period, in UTC. */
  readonly won: Scalars['Money']['output'];
};

export type BattleResult = {
  readonly __typename?: 'BattleResult';
  readonly awards: ReadonlyArray<BattleAward>;
  /** Where some of the winning side drew the same: their order in the deal, one draw after another. */
  readonly order: ReadonlyArray<BattleTie>;
  readonly position: Scalars['LogPosition']['output'];
  readonly tie?: Maybe<BattleTie>;
  /** The total that each seat fought with, in the order of the seats: the value of all its draws, in a terminal battle of its last draw. */
  readonly totals: ReadonlyArray<Scalars['Money']['output']>;
  /** Value of everything that was drawn. */
  readonly value: Scalars['Money']['output'];
  /** Seats that won: one, those of a side, or all who share. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
};

export type BattleRound = {
  readonly __typename?: 'BattleRound';
  /** In the order of the seats. */
  readonly draws: ReadonlyArray<BattleDraw>;
  readonly round: Scalars['Int']['output'];
  /** When it was drawn: reels of this round start now, for every client. */
  readonly startedAt: Scalars['DateTime']['output'];
};

export type BattleScope =
  /** Waiting and running public battles: those that can be joined or watched. */
  | 'current'
  /** Finished public battles, newest first. */
  | 'history'
  /** Those the signed-in player sits in or created, newest first. */
  | 'mine'
  /** Made by the house, waiting or running. */
  | 'official';

export type BattleSeat = {
  readonly __typename?: 'BattleSeat';
  readonly avatar: Scalars['String']['output'];
  /** Fresh randomness of this seat; zeros where its client brought none. */
  readonly entropy: Scalars['Entropy']['output'];
  readonly kind: SeatKind;
  /** This is the signed-in player. */
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** Null for a bot. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  /** From 1. */
  readonly seat: Scalars['Int']['output'];
  /** 1 or 2 where teams play, else the seat itself. */
  readonly side: Scalars['Int']['output'];
  /** Value drawn so far. */
  readonly total: Scalars['Money']['output'];
};

export type BattleStatus =
  /** Given up while waiting, by its creator or the operator, or after 30 minutes; every player was refunded. */
  | 'dissolved'
  | 'finished'
  /** Full: everything is fixed, and rounds are coming. */
  | 'locked'
  | 'waiting';

export type BattleTie = {
  readonly __typename?: 'BattleTie';
  /** Tied seats, or where two play against two a seat of each side; the ticket is an index of this list. */
  readonly between: ReadonlyArray<Scalars['Int']['output']>;
  readonly ticket: Scalars['Int']['output'];
};

export type Beacon = {
  readonly __typename?: 'Beacon';
  /** Hash that names the drand chain; null without one. */
  readonly chain?: Maybe<Scalars['Hash']['output']>;
  /** When that round is due. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** `none` or `drand` */
  readonly kind: Scalars['String']['output'];
  /** Null until it arrived. */
  readonly randomness?: Maybe<Scalars['Hash']['output']>;
  /** The drand round that was named by the last lock, before it existed. */
  readonly round?: Maybe<Scalars['Int']['output']>;
  readonly signature?: Maybe<Scalars['String']['output']>;
  /** The witness that has to see the lock before the round is due, so that the round counts; null where no witness has to. */
  readonly witness?: Maybe<RoomWitness>;
};

export type BeaconRoundAnswer = {
  readonly __typename?: 'BeaconRoundAnswer';
  readonly position: Scalars['LogPosition']['output'];
};

export type BeaconRoundInput = {
  /** Of the battle or the giveaway. */
  readonly roomId: Scalars['ID']['input'];
  /** The round that the room named. */
  readonly round: Scalars['Int']['input'];
  /** 96 hex digits. */
  readonly signature: Scalars['String']['input'];
};

/** An operator took the right to approve an own act alone. Another one has to review it. */
export type BrokenGlass = {
  readonly __typename?: 'BrokenGlass';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['ID']['output'];
  /** Of the act. */
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly reason: Scalars['String']['output'];
  readonly reviewNote?: Maybe<Scalars['String']['output']>;
  /** Null until another operator has reviewed it. */
  readonly reviewedBy?: Maybe<Scalars['ID']['output']>;
  readonly reviewedPosition?: Maybe<Scalars['LogPosition']['output']>;
  /** Whether the act is on a single player: nothing else of it is public. */
  readonly sealed: Scalars['Boolean']['output'];
};

export type BuyResult = Answer & {
  readonly __typename?: 'BuyResult';
  readonly listing: ShopListing;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly purchase: ShopPurchase;
  readonly wallet: Wallet;
};

/** A case one pays to open. A published version never changes; any change is a new version with another `oddsHash`. */
export type Case = {
  readonly __typename?: 'Case';
  readonly entries: ReadonlyArray<CaseEntry>;
  /** Published recently; shown with a tag. */
  readonly fresh: Scalars['Boolean']['output'];
  readonly hero: CaseEntry;
  /** Accent colour, #rrggbb. */
  readonly hue: Scalars['String']['output'];
  /** Path of the drawn vitrine. The same in pixels, for lists, is at `imageSmall`. */
  readonly image: Scalars['String']['output'];
  readonly imageSmall: Scalars['String']['output'];
  /** The most that one command opens. */
  readonly maxQuantity: Scalars['Int']['output'];
  readonly names: Names;
  /** SHA-256 of the RFC 8785 JSON of the odds table. Sent back with `openCase`. */
  readonly oddsHash: Scalars['Hash']['output'];
  /** RFC 8785 JSON of the odds table: the text that `oddsHash` hashes. */
  readonly oddsTable: Scalars['String']['output'];
  readonly price: Scalars['Money']['output'];
  /** The exact fraction, numerator/denominator in lowest terms. */
  readonly rtpFraction: Scalars['String']['output'];
  /** Exact return to player, percent with two decimals: `90.18`. */
  readonly rtpPercent: Scalars['String']['output'];
  readonly slug: Scalars['ID']['output'];
  /** The emergency stop is on: plays of cases are refused for now. */
  readonly stopped: Scalars['Boolean']['output'];
  readonly taglines: Names;
  /** Hash of the section of the terms that cases are opened under. Sent back with `openCase`. */
  readonly terms: Scalars['Hash']['output'];
  readonly theme: Theme;
  readonly ticketCount: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
};

export type CaseEntry = {
  readonly __typename?: 'CaseEntry';
  /** First and last ticket of the range, both inclusive; tickets run from 0 to 9,999,999. */
  readonly firstTicket: Scalars['Int']['output'];
  readonly floatMax: Scalars['Int']['output'];
  /** Wear float range in millionths, first inclusive, last exclusive. */
  readonly floatMin: Scalars['Int']['output'];
  readonly index: Scalars['Int']['output'];
  readonly lastTicket: Scalars['Int']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  /** Null for a skin without wear. */
  readonly wear?: Maybe<Wear>;
};

/** Every draw from a case's tables, all versions together: openings, free ones too, and battles. */
export type CaseReturn = {
  readonly __typename?: 'CaseReturn';
  readonly band: ReturnBand;
  /** The case's slug. */
  readonly id: Scalars['ID']['output'];
  readonly names: Names;
  readonly plays: Scalars['Int']['output'];
  /** The cost of the draws by the tables. */
  readonly staked: Scalars['Money']['output'];
  readonly won: Scalars['Money']['output'];
};

export type ChangePasswordInput = {
  /** The password in use; or a `ticket` for an account that has none or whose owner forgot it. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  readonly newPassword: Scalars['String']['input'];
  readonly ticket?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Instead of the slider, for who can't see it: more work for the machine, none for the eyes. Bound as the slider is, good
 * for one answer and five minutes.
 */
export type CheckWithoutSight = {
  readonly __typename?: 'CheckWithoutSight';
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Seconds until another code can be sent to this number; 0 when one can be sent now. */
  readonly lockSeconds: Scalars['Int']['output'];
  readonly proof: ProofOfWork;
};

export type ClaimResult = Answer & {
  readonly __typename?: 'ClaimResult';
  readonly amount: Scalars['Money']['output'];
  readonly balance: Balance;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

export type CloseLaneInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly lane: Scalars['ID']['input'];
  /** Over `glasscase/2/lane-end|<playerId>|<pairId>|<step>|<SHA-256 of unplayed, or of null>|<signer>`. */
  readonly signature: Scalars['String']['input'];
  /** The lane's own key, or one that may sign for others. */
  readonly signer: Scalars['Hash']['input'];
  /** The last step that was taken, as the device knows it; another is refused with SEED_CHANGED. */
  readonly step: Scalars['Int']['input'];
  /** RFC 8785 JSON of what was sent for the next step and not played, `{link, draw}`; null where there is nothing. */
  readonly unplayed?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of a command, by its id alone. */
export type CommandOutcome = {
  readonly __typename?: 'CommandOutcome';
  /** Why it was refused; null otherwise. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The amounts that it changed the balances by, signed. */
  readonly coin: Scalars['Money']['output'];
  /** Items that came to the player. */
  readonly gained: Scalars['Int']['output'];
  /** Held items that left the player: sold, exchanged, staked, given as prizes, or sent to Steam. */
  readonly given: Scalars['Int']['output'];
  readonly locked: Scalars['Money']['output'];
  /** The deposit order that it opened; null where it opened none. The order's payment is no part of the command. */
  readonly order?: Maybe<DepositOrder>;
  readonly points: Scalars['Money']['output'];
  readonly rounds: ReadonlyArray<CommandRound>;
  readonly state: CommandState;
};

/** One round that a command played. */
export type CommandRound = {
  readonly __typename?: 'CommandRound';
  /** `{pairId}.{roundNo}` */
  readonly id: Scalars['ID']['output'];
  /** Won, or else played for. */
  readonly skin: Scalars['ID']['output'];
  /** Committed value of what was won; null where nothing was. */
  readonly value?: Maybe<Scalars['Money']['output']>;
};

/** How a command of the player's ended, as far as the site knows. */
export type CommandState =
  /** It took place, once. */
  | 'DONE'
  /** It was decided against, and changed nothing. */
  | 'REFUSED'
  /** The site has no answer under this id: the command never arrived, is on its way, was turned away before it was decided, or is older than 30 days. */
  | 'UNKNOWN';

/** One line of the consolation table. */
export type ConsolationEntry = {
  readonly __typename?: 'ConsolationEntry';
  /** First and last ticket of the range, both inclusive; tickets run from 0 to 9,999,999. */
  readonly firstTicket: Scalars['Int']['output'];
  readonly floatMax: Scalars['Int']['output'];
  readonly floatMin: Scalars['Int']['output'];
  readonly index: Scalars['Int']['output'];
  readonly lastTicket: Scalars['Int']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

/** Prizes of the house for the best of a ranking, announced in the log beforehand and never changed. */
export type Contest = {
  readonly __typename?: 'Contest';
  readonly balance: PrizeBalance;
  /** The first moment that counts no more. */
  readonly endsAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** The signed-in player's own place; null where they have none. */
  readonly mine?: Maybe<ContestPlace>;
  readonly names: Names;
  /** The best 10, so far or as they were paid. */
  readonly places: ReadonlyArray<ContestPlace>;
  /** Of its announcement. */
  readonly position: Scalars['LogPosition']['output'];
  /** Of each rank, from the first. */
  readonly prizes: ReadonlyArray<Scalars['Money']['output']>;
  readonly ranking: ContestRanking;
  /** Of its settlement; null as long as nothing is paid. */
  readonly settledPosition?: Maybe<Scalars['LogPosition']['output']>;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: ContestStatus;
};

export type ContestPlace = {
  readonly __typename?: 'ContestPlace';
  readonly avatar: Scalars['String']['output'];
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  /** Null below the last rank that has one, and where the balance had no room for it. */
  readonly prize?: Maybe<Scalars['Money']['output']>;
  /** From 1. Of equal scores the one that was reached first is ahead. */
  readonly rank: Scalars['Int']['output'];
  readonly score: Scalars['Money']['output'];
};

export type ContestRanking =
  /** Value won in battles. */
  | 'battles'
  /** Value drawn from cases. */
  | 'openings'
  /** The most valuable single item won, in any game. */
  | 'wins';

export type ContestStatus =
  /** Announced; plays don't count yet. */
  | 'COMING'
  /** Over; the prizes are on their way. */
  | 'COUNTING'
  | 'RUNNING'
  /** The prizes are paid. */
  | 'SETTLED';

/** One line of a contract's table. */
export type ContractEntry = {
  readonly __typename?: 'ContractEntry';
  /** First and last ticket of the range, both inclusive; whole numbers below 2^53. */
  readonly firstTicket: Scalars['Float']['output'];
  readonly floatMax: Scalars['Int']['output'];
  readonly floatMin: Scalars['Int']['output'];
  readonly index: Scalars['Int']['output'];
  readonly lastTicket: Scalars['Float']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type ContractInput = {
  readonly commandId: Scalars['CommandId']['input'];
  /** Of a loose play, and of none on a lane. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  /** As many held items as the rules want. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  readonly roundNo?: InputMaybe<Scalars['Int']['input']>;
  /** The stake that the player was shown; another stake or table now is refused with PRICE_CHANGED. */
  readonly stake: Scalars['Money']['input'];
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  readonly tableHash: Scalars['Hash']['input'];
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  readonly userSeed: Scalars['String']['input'];
};

/** One contract: one round of a seed pair. */
export type ContractPlay = {
  readonly __typename?: 'ContractPlay';
  /** Index in the table. */
  readonly entry: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly item: Item;
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly roundNo: Scalars['Int']['output'];
  readonly stake: Scalars['Money']['output'];
  /** A whole number below 2^53. */
  readonly ticket: Scalars['Float']['output'];
};

export type ContractResult = Answer & {
  readonly __typename?: 'ContractResult';
  readonly play: ContractPlay;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

/** By which terms contracts are played, and what their tables are built from. */
export type ContractRules = {
  readonly __typename?: 'ContractRules';
  readonly highestPercent: Scalars['Int']['output'];
  /** Percent of the stake that the cheapest and the dearest item of a table may be worth. */
  readonly lowestPercent: Scalars['Int']['output'];
  readonly maxItems: Scalars['Int']['output'];
  readonly minItems: Scalars['Int']['output'];
  /** Hash of the pool that tables are built from; the log has it whole. */
  readonly poolHash: Scalars['Hash']['output'];
  /** Percent of the stake that comes back on average, at most: a table falls short of it by less than one minor unit. */
  readonly returnPercent: Scalars['Int']['output'];
  /** The emergency stop is on. */
  readonly stopped: Scalars['Boolean']['output'];
  /** Hash of the section of the terms that these follow from: a play names it. */
  readonly terms: Scalars['Hash']['output'];
};

/** The table that a contract of one stake draws from, by the rule of docs/fairness.md. */
export type ContractTable = {
  readonly __typename?: 'ContractTable';
  /** By rising value. */
  readonly entries: ReadonlyArray<ContractEntry>;
  /** SHA-256 of `text`: a play names it. */
  readonly hash: Scalars['Hash']['output'];
  /** The value of the items together, as stakes. */
  readonly stake: Scalars['Money']['output'];
  /** RFC 8785 JSON of the table. */
  readonly text: Scalars['String']['output'];
  /** Sum of all tickets: a whole number below 2^53. */
  readonly tickets: Scalars['Float']['output'];
};

/** Granted by the operator, used once. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  /** FREE_CASE: which. */
  readonly case?: Maybe<Case>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: CouponKind;
  readonly max?: Maybe<Scalars['Money']['output']>;
  readonly minDeposit?: Maybe<Scalars['Money']['output']>;
  /** DEPOSIT_BONUS: whole percent, at most `max`, for deposits from `minDeposit`. */
  readonly percent?: Maybe<Scalars['Int']['output']>;
  readonly state: CouponState;
};

export type CouponKind =
  /** A share of a deposit as a locked bonus. */
  | 'DEPOSIT_BONUS'
  /** A free opening of one case. */
  | 'FREE_CASE';

export type CouponState =
  | 'EXPIRED'
  /** The operator took it back. */
  | 'REVOKED'
  | 'USABLE'
  | 'USED';

export type CreateBattleInput = {
  /** In the order of the rounds. */
  readonly boxes: ReadonlyArray<BattleBoxInput>;
  readonly commandId: Scalars['CommandId']['input'];
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  /** `site.beacon.expected` as it was shown; another now is refused with BEACON_CHANGED. `site.beacon.kind` alone agrees to any witness. */
  readonly expectedBeacon: Scalars['String']['input'];
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  readonly mode: BattleMode;
  readonly pace?: InputMaybe<BattlePace>;
  /** The lane that the seat takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose seat. */
  readonly pairId?: InputMaybe<Scalars['ID']['input']>;
  readonly private?: InputMaybe<Scalars['Boolean']['input']>;
  /** A room has 2 to 4 seats, or 6 of two teams. */
  readonly seatCount: Scalars['Int']['input'];
  /** `hostSeeds.battle.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  readonly seedHash: Scalars['Hash']['input'];
  /** The last step that was taken and one, with the link of that step. */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Two against two or three against three; not where everything is shared. */
  readonly teams?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hash of the section `battle` of the terms that the player was shown: the room keeps it. Others now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
};

export type CreateGiveawayInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly depositDays?: InputMaybe<Scalars['Int']['input']>;
  /** 5 minutes to 30 days after the start. */
  readonly drawAt: Scalars['DateTime']['input'];
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  /** `site.beacon.expected` as it was shown; another now is refused with BEACON_CHANGED. `site.beacon.kind` alone agrees to any witness. */
  readonly expectedBeacon: Scalars['String']['input'];
  /** Held items; they wait in escrow. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane that the room takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose room. */
  readonly pairId?: InputMaybe<Scalars['ID']['input']>;
  /** 4 to 32 characters; null lets every player in. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** `hostSeeds.giveaway.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  readonly seedHash: Scalars['Hash']['input'];
  /** Null opens at once; at most 7 days ahead. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last step that was taken and one, with the link of that step. */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Hash of the section `giveaway` of the terms that the player was shown: the room keeps it. Others now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  readonly vipGrade?: InputMaybe<Scalars['Int']['input']>;
};

export type Currency = {
  readonly __typename?: 'Currency';
  /** ISO 4217. */
  readonly code: Scalars['ID']['output'];
  /** Digits after the point: 2 for CNY, 0 for JPY. */
  readonly digits: Scalars['Int']['output'];
  /** Minor units of the currency for 100 coin minor units (1.00 coin); an order is rounded up. */
  readonly pricePerCoin: Scalars['Int']['output'];
};

/** Rewards for what was deposited today (UTC). */
export type DailyReward = {
  readonly __typename?: 'DailyReward';
  readonly deposited: Scalars['Money']['output'];
  readonly resetsAt: Scalars['DateTime']['output'];
  readonly tiers: ReadonlyArray<DailyRewardTier>;
};

export type DailyRewardTier = {
  readonly __typename?: 'DailyRewardTier';
  /** Deposits of the day that it takes. */
  readonly deposit: Scalars['Money']['output'];
  /** Locked bonus. */
  readonly reward: Scalars['Money']['output'];
  readonly state: RewardState;
  readonly tier: Scalars['Int']['output'];
};

/** How long items took to Steam, from the request until they were said to have arrived. Milliseconds. */
export type Deliveries = {
  readonly __typename?: 'Deliveries';
  /** Items that arrived in the last 30 days. */
  readonly arrived: Scalars['Int']['output'];
  /** How wide a bar is; the last one holds all that took longer. */
  readonly barWidth: Scalars['Float']['output'];
  readonly bars: ReadonlyArray<Scalars['Int']['output']>;
  /** Half of them took so long or less; null without any. */
  readonly median?: Maybe<Scalars['Float']['output']>;
  readonly oldestSince?: Maybe<Scalars['DateTime']['output']>;
  /** 19 of 20 took so long or less. */
  readonly p95?: Maybe<Scalars['Float']['output']>;
  /** Entries of the log that were folded. */
  readonly position: Scalars['LogPosition']['output'];
  /** Items on their way, and since when the oldest of them is. */
  readonly underway: Scalars['Int']['output'];
};

export type DepositOrder = {
  readonly __typename?: 'DepositOrder';
  /** Coin credited. */
  readonly amount: Scalars['Money']['output'];
  /** Locked bonus that came with it: first deposit, coupon. */
  readonly bonus: Scalars['Money']['output'];
  readonly channel: PaymentChannel;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly currency: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** The amount to pay, in minor units of the currency. */
  readonly payAmount: Scalars['Money']['output'];
  /** Where to pay; null once it isn't processing. */
  readonly payUrl?: Maybe<Scalars['String']['output']>;
  /** The part of the payment that was given back: a refund, or a chargeback of the payer's bank. */
  readonly reversed: Scalars['Money']['output'];
  readonly state: DepositState;
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type DepositOrderConnection = {
  readonly __typename?: 'DepositOrderConnection';
  readonly edges: ReadonlyArray<DepositOrderEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type DepositOrderEdge = {
  readonly __typename?: 'DepositOrderEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: DepositOrder;
};

export type DepositResult = {
  readonly __typename?: 'DepositResult';
  readonly amount: Scalars['Money']['output'];
  readonly depositId: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

export type DepositState =
  /** 2: cancelled, expired or refused by the provider. */
  | 'CANCELLED'
  /** 1: paid and credited. */
  | 'COMPLETED'
  /** 0: waiting for the provider. */
  | 'PROCESSING';

/** An Ed25519 key of one device or program of the player's, as the log names it. */
export type DeviceKey = {
  readonly __typename?: 'DeviceKey';
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: DeviceKeyOrigin;
  readonly key: Scalars['Hash']['output'];
  /** Whether it may sign for others: it was the first, or a key that may do so signed it in. */
  readonly rooted: Scalars['Boolean']['output'];
};

export type DeviceKeyOrigin =
  /** A key that was there before signed it in. */
  | 'device'
  /** The player's first key. */
  | 'first'
  /** The house's word: the player had proved who they are. */
  | 'recovery';

/** One device that is signed in. */
export type DeviceSession = {
  readonly __typename?: 'DeviceSession';
  readonly createdAt: Scalars['DateTime']['output'];
  /** The one that asks. */
  readonly current: Scalars['Boolean']['output'];
  /** Browser and system as far as its header tells: `Chrome, Windows`. */
  readonly device: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

export type DialPrefix = {
  readonly __typename?: 'DialPrefix';
  /** `+86`; some countries share one. */
  readonly prefix: Scalars['String']['output'];
  /** ISO 3166-1: `CN`. */
  readonly region: Scalars['String']['output'];
};

export type Document = {
  readonly __typename?: 'Document';
  readonly kind: DocumentKind;
  readonly sections: ReadonlyArray<DocumentSection>;
  /** `terms`, `privacy`, `about`, `disclaimer`, or the slug of a help or support topic. */
  readonly slug: Scalars['ID']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type DocumentKind =
  | 'ABOUT'
  | 'DISCLAIMER'
  | 'HELP'
  | 'PRIVACY'
  | 'SUPPORT'
  | 'TERMS';

export type DocumentSection = {
  readonly __typename?: 'DocumentSection';
  readonly heading: Scalars['String']['output'];
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
};

/** Rounds, draws of seats in battles, and prizes of giveaways. */
export type Draws = {
  readonly __typename?: 'Draws';
  readonly drawn: Scalars['Int']['output'];
  /** Rounds that took a step of a lane: their randomness was fixed, and signed by a device, before the play. */
  readonly laned: Scalars['Int']['output'];
  /** Players' seats in battles, entries in giveaways and giveaways that they opened, which took a step of a lane. */
  readonly lanedSeats: Scalars['Int']['output'];
  /** All other rounds: nothing shows who chose their randomness, and the house could have. docs/lanes.md. */
  readonly loose: Scalars['Int']['output'];
  /** All others of them. Where a witness saw the lock before the beacon's round, no party chose their outcome all the same. */
  readonly looseSeats: Scalars['Int']['output'];
  /** Entries of the log that were folded. */
  readonly position: Scalars['LogPosition']['output'];
  /** Those whose server seed is revealed: every reader of the log can draw them again. */
  readonly revealed: Scalars['Int']['output'];
};

export type DreamInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly consolationHash: Scalars['Hash']['input'];
  /** Of a loose play, and of none on a lane. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly fee: Scalars['Money']['input'];
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  readonly roundNo?: InputMaybe<Scalars['Int']['input']>;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Of the whole dream table (docs/fairness.md), where the client knows it: another table now is refused with PRICE_CHANGED. */
  readonly tableHash?: InputMaybe<Scalars['Hash']['input']>;
  readonly targetSkin: Scalars['ID']['input'];
  /** The value that the player was shown; another value now is refused with PRICE_CHANGED. */
  readonly targetValue: Scalars['Money']['input'];
  readonly targetWear?: InputMaybe<Wear>;
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  readonly userSeed: Scalars['String']['input'];
  /** The chance as an integer of 10,000,000, within the limits of the rules. */
  readonly winTickets: Scalars['Int']['input'];
};

/** One chased dream: one round of a seed pair. */
export type DreamPlay = {
  readonly __typename?: 'DreamPlay';
  readonly fee: Scalars['Money']['output'];
  readonly id: Scalars['ID']['output'];
  /** The target, or the consolation. */
  readonly item: Item;
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly roundNo: Scalars['Int']['output'];
  readonly target: Target;
  readonly ticket: Scalars['Int']['output'];
  readonly winTickets: Scalars['Int']['output'];
  readonly won: Scalars['Boolean']['output'];
};

export type DreamPlayConnection = {
  readonly __typename?: 'DreamPlayConnection';
  readonly edges: ReadonlyArray<DreamPlayEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type DreamPlayEdge = {
  readonly __typename?: 'DreamPlayEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: DreamPlay;
};

export type DreamResult = Answer & {
  readonly __typename?: 'DreamResult';
  readonly play: DreamPlay;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

/** fee = (target value × p + expected consolation × (1 − p)) ÷ the return, rounded up; p = `winTickets` ÷ 10,000,000 */
export type DreamRules = {
  readonly __typename?: 'DreamRules';
  readonly consolation: ReadonlyArray<ConsolationEntry>;
  readonly consolationHash: Scalars['Hash']['output'];
  /** Σ value × tickets of the consolation table: the expected consolation is this ÷ 10,000,000 minor units. Decimal. */
  readonly consolationSum: Scalars['String']['output'];
  /** RFC 8785 JSON of the consolation table: the text that `consolationHash` hashes. */
  readonly consolationTable: Scalars['String']['output'];
  /** A chance at which the fee would be above the target's value is refused as well, with CHANCE_OUT_OF_RANGE. */
  readonly maxTickets: Scalars['Int']['output'];
  readonly minTickets: Scalars['Int']['output'];
  /** Percent of the fee that comes back on average. */
  readonly returnPercent: Scalars['Int']['output'];
  /** The emergency stop is on. */
  readonly stopped: Scalars['Boolean']['output'];
  /** Hash of the section of the terms that these follow from: a play names it. */
  readonly terms: Scalars['Hash']['output'];
};

/** A won item as the whole site sees it. */
export type Drop = {
  readonly __typename?: 'Drop';
  /** Null as well for a case that is no longer offered. */
  readonly caseImage?: Maybe<Scalars['String']['output']>;
  readonly caseNames?: Maybe<Names>;
  /** Null where the item came from no case. */
  readonly caseSlug?: Maybe<Scalars['ID']['output']>;
  readonly game: Game;
  /** The play's id, or the battle's or giveaway's: the id that `/provably-fair/verify/{id}` takes. */
  readonly id: Scalars['ID']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type EnterGiveawayInput = {
  readonly commandId: Scalars['CommandId']['input'];
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly giveawayId: Scalars['ID']['input'];
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane that the entry takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose entry. */
  readonly pairId?: InputMaybe<Scalars['ID']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The last step that was taken and one, with the link of that step. */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
};

export type ExchangeResult = Answer & {
  readonly __typename?: 'ExchangeResult';
  readonly items: ReadonlyArray<Item>;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  /** Points. */
  readonly total: Scalars['Money']['output'];
  readonly wallet: Wallet;
};

/** State of the transparency log as it is published under `/log/`. */
export type FairnessLog = {
  readonly __typename?: 'FairnessLog';
  /** Whether the newest checkpoint is kept in a second place, so that the site notices when its data is set back. */
  readonly copied: Scalars['Boolean']['output'];
  readonly origin: Scalars['String']['output'];
  readonly rootHash?: Maybe<Scalars['Hash']['output']>;
  readonly sealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries sealed by the newest checkpoint. */
  readonly sealedSize: Scalars['LogPosition']['output'];
  /** Entries in the log now. */
  readonly size: Scalars['LogPosition']['output'];
  /** Verifier key as C2SP signed notes write it; null until the log was sealed first. */
  readonly verifierKey?: Maybe<Scalars['String']['output']>;
};

export type FillWithBotsInput = {
  readonly battleId: Scalars['ID']['input'];
  /** Every free seat, in order. */
  readonly bots: ReadonlyArray<FilledSeatInput>;
  readonly commandId: Scalars['CommandId']['input'];
};

export type FilledSeatInput = {
  /** As of `AddBotInput`. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly seat: Scalars['Int']['input'];
};

/** A bonus of the first deposit, as the page announces it. */
export type FirstDepositBonus = {
  readonly __typename?: 'FirstDepositBonus';
  /** Whether the signed-in player would get it; true for a visitor. */
  readonly available: Scalars['Boolean']['output'];
  /** Most that it gives. */
  readonly max: Scalars['Money']['output'];
  /** 20 means +20 %. */
  readonly percent: Scalars['Int']['output'];
};

export type FlowConnection = {
  readonly __typename?: 'FlowConnection';
  readonly edges: ReadonlyArray<FlowEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type FlowEdge = {
  readonly __typename?: 'FlowEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: FlowRecord;
};

export type FlowKind =
  | 'deposit'
  | 'retrieval'
  | 'transfer';

/** A deposit, a retrieval or a transfer. */
export type FlowRecord = {
  readonly __typename?: 'FlowRecord';
  /** Signed; coin of a deposit, points of a transfer, committed value of a retrieval. */
  readonly amount: Scalars['Money']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly balance: Balance;
  readonly id: Scalars['ID']['output'];
  readonly kind: FlowKind;
  /** The state in words of its kind: PROCESSING, COMPLETED, CANCELLED, PARTLY_REVERSED, REVERSED; RETRIEVING … FAILED; COMPLETED. */
  readonly state: Scalars['String']['output'];
};

/** The results of a search. Names are compared without regard to case and blanks, in all languages of the site. */
export type Found = {
  readonly __typename?: 'Found';
  /** Open cases whose name holds the text, the display order's first. */
  readonly cases: ReadonlyArray<Case>;
  /** Where the text is the id of one. */
  readonly game?: Maybe<FoundGame>;
  /** Players whose shown nickname begins with the text, in the order of their names. A player who hides their name isn't found by it. */
  readonly players: ReadonlyArray<FoundPlayer>;
  /** Skins whose name holds the text, the rarest first. */
  readonly skins: ReadonlyArray<Skin>;
};

/** A play, a battle or a giveaway by its id: the id that `/provably-fair/verify/{id}` takes. */
export type FoundGame = {
  readonly __typename?: 'FoundGame';
  readonly game: Game;
  readonly id: Scalars['ID']['output'];
};

/** A player who shows their name. */
export type FoundPlayer = {
  readonly __typename?: 'FoundPlayer';
  /** A path on this site. */
  readonly avatar: Scalars['String']['output'];
  /** The player's id in the log. */
  readonly id: Scalars['ID']['output'];
  readonly nickname: Scalars['String']['output'];
};

/** The free case of the day. */
export type FreeCase = {
  readonly __typename?: 'FreeCase';
  readonly available: Scalars['Boolean']['output'];
  /** The case that the player's grade opens today; for a visitor, what a new player's does. */
  readonly case: Case;
  /** When the day ends (UTC), and what wasn't opened by then is gone. */
  readonly dayEndsAt: Scalars['DateTime']['output'];
  /** When the next one can be opened, where today's is. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** From here on another case: null at the highest tier. */
  readonly nextTierGrade?: Maybe<Scalars['Int']['output']>;
};

/** A game of the house. */
export type Game =
  | 'battle'
  | 'case'
  | 'contract'
  | 'dream'
  | 'giveaway'
  | 'upgrade';

/** One play of any game, with what it cost and brought. */
export type GameRecord = {
  readonly __typename?: 'GameRecord';
  readonly at: Scalars['DateTime']['output'];
  /** Coin paid, and items staked at their committed value. */
  readonly cost: Scalars['Money']['output'];
  readonly game: Game;
  /** Of the round, battle or giveaway: the id of its proof page. */
  readonly id: Scalars['ID']['output'];
  readonly item?: Maybe<Item>;
  /** Committed value of what was won; 0 where nothing was. */
  readonly won: Scalars['Money']['output'];
};

export type GameRecordConnection = {
  readonly __typename?: 'GameRecordConnection';
  readonly edges: ReadonlyArray<GameRecordEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type GameRecordEdge = {
  readonly __typename?: 'GameRecordEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: GameRecord;
};

/** Plays of one game that were paid for. Of battles every seat's draws, those of the house's bots too. */
export type GameReturn = {
  readonly __typename?: 'GameReturn';
  readonly band: ReturnBand;
  readonly game: Game;
  readonly plays: Scalars['Int']['output'];
  readonly staked: Scalars['Money']['output'];
  readonly won: Scalars['Money']['output'];
};

/** An emergency stop of a game, as the log has it. */
export type GameStop = {
  readonly __typename?: 'GameStop';
  readonly at: Scalars['DateTime']['output'];
  /** From then on plays were refused; plays that arrived before count. */
  readonly from: Scalars['DateTime']['output'];
  readonly game: Game;
  /** Of its entry in the log: `receipt(position:)` proves it. */
  readonly position: Scalars['LogPosition']['output'];
  /** As the operator published it. */
  readonly reason: Scalars['String']['output'];
  /** When the game went on; null while it is stopped. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

export type Giveaway = {
  readonly __typename?: 'Giveaway';
  readonly beacon: Beacon;
  /** No player can enter from then on: at the draw with a beacon, some time before it without one. */
  readonly closesAt: Scalars['DateTime']['output'];
  readonly conditions: GiveawayConditions;
  readonly drawAt: Scalars['DateTime']['output'];
  readonly entrantCount: Scalars['Int']['output'];
  /** Newest first; up to 100 a page. */
  readonly entries: GiveawayEntryConnection;
  /** SHA-256 of all entries by player id; null before the lock. */
  readonly entriesHash?: Maybe<Scalars['Hash']['output']>;
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly guard: RoomGuard;
  readonly hostAvatar?: Maybe<Scalars['String']['output']>;
  /** The host's id in the log; null for the house, and where the host hides their name or the account is erased. */
  readonly hostId?: Maybe<Scalars['ID']['output']>;
  /** Null for the house, and where the host hides it or the account is erased. */
  readonly hostNickname?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lockHash?: Maybe<Scalars['Hash']['output']>;
  readonly locked: Scalars['Boolean']['output'];
  readonly mine: Scalars['Boolean']['output'];
  /** The signed-in player's code; null where they haven't entered. */
  readonly myCode?: Maybe<Scalars['Int']['output']>;
  /** Hosted by the house. */
  readonly official: Scalars['Boolean']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly prizeValue: Scalars['Money']['output'];
  readonly prizes: ReadonlyArray<GiveawayPrize>;
  readonly publicHash: Scalars['Hash']['output'];
  /** Null until the room is over, and a published checkpoint covers its end. */
  readonly reveal?: Maybe<SeedReveal>;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: GiveawayStatus;
  /** The name that the house gives it; null for a room of a player. */
  readonly title?: Maybe<Names>;
  readonly version: Scalars['Int']['output'];
  readonly winners: ReadonlyArray<GiveawayWinner>;
};


export type GiveawayEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type GiveawayAnswer = Answer & {
  readonly __typename?: 'GiveawayAnswer';
  readonly giveaway: Giveaway;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
};

export type GiveawayConditions = {
  readonly __typename?: 'GiveawayConditions';
  /** A deposit within so many days before entering; null where none is asked. */
  readonly depositDays?: Maybe<Scalars['Int']['output']>;
  /** Member grade of at least this, 0 to 20. */
  readonly vipGrade: Scalars['Int']['output'];
};

export type GiveawayConnection = {
  readonly __typename?: 'GiveawayConnection';
  readonly edges: ReadonlyArray<GiveawayEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type GiveawayEdge = {
  readonly __typename?: 'GiveawayEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Giveaway;
};

export type GiveawayEntry = {
  readonly __typename?: 'GiveawayEntry';
  readonly avatar: Scalars['String']['output'];
  /** Counted from 1 in each room, in the order of coming: for display only. */
  readonly code: Scalars['Int']['output'];
  readonly enteredAt: Scalars['DateTime']['output'];
  readonly entropy: Scalars['Entropy']['output'];
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
};

export type GiveawayEntryConnection = {
  readonly __typename?: 'GiveawayEntryConnection';
  readonly edges: ReadonlyArray<GiveawayEntryEdge>;
  readonly pageInfo: PageInfo;
};

export type GiveawayEntryEdge = {
  readonly __typename?: 'GiveawayEntryEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: GiveawayEntry;
};

export type GiveawayPrize = {
  readonly __typename?: 'GiveawayPrize';
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** Of an item that a player gives; null for a prize of the house, which is none before it is won. */
  readonly itemId?: Maybe<Scalars['ID']['output']>;
  /** From 1; drawn in this order, the most valuable first. */
  readonly place: Scalars['Int']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type GiveawayStatus =
  /** No player entered, or the host gave it up: prizes went back. */
  | 'CANCELLED'
  /** Closed: winners are drawn when their time comes. */
  | 'DRAWING'
  | 'FINISHED'
  | 'OPEN'
  /** Announced; entries from `startsAt` on. */
  | 'UPCOMING';

export type GiveawayWinner = {
  readonly __typename?: 'GiveawayWinner';
  readonly avatar: Scalars['String']['output'];
  readonly code: Scalars['Int']['output'];
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly place: Scalars['Int']['output'];
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  readonly prize: GiveawayPrize;
  /** The draw: a place, from 0, in what was left of the row of entries. */
  readonly ticket: Scalars['Int']['output'];
};

export type GoldenReward = Answer & {
  readonly __typename?: 'GoldenReward';
  /** Locked bonus. */
  readonly locked: Scalars['Money']['output'];
  /** Points. */
  readonly points: Scalars['Money']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

export type HoldReason =
  /** The account is frozen. */
  | 'FROZEN'
  /** The operator holds the account. */
  | 'OPERATOR'
  /** The password was recovered by SMS. */
  | 'RECOVERED'
  /** The account was frozen and thawed. */
  | 'THAWED';

export type HostSeeds = {
  readonly __typename?: 'HostSeeds';
  readonly battle: SeedCommitment;
  readonly giveaway: SeedCommitment;
};

/** One won skin in a backpack. */
export type Item = {
  readonly __typename?: 'Item';
  readonly acquiredAt: Scalars['DateTime']['output'];
  /** Null as well for a case that is no longer offered. */
  readonly caseImage?: Maybe<Scalars['String']['output']>;
  readonly caseNames?: Maybe<Names>;
  /** Null where it came from no case. */
  readonly caseSlug?: Maybe<Scalars['ID']['output']>;
  /** The points that an exchange gives now. Null where it can't be exchanged. */
  readonly exchangePoints?: Maybe<Scalars['Money']['output']>;
  /** Whether it is a favourite of the signed-in player's. */
  readonly favourite: Scalars['Boolean']['output'];
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** The game it was won in; null where it was bought. */
  readonly game?: Maybe<Game>;
  /** `{id}.{number}` of the play or the room that made it. */
  readonly id: Scalars['ID']['output'];
  /** Whether the signed-in player locked it: it leaves their backpack in no way until they unlock it. */
  readonly locked: Scalars['Boolean']['output'];
  /** From a free case: it can only be sold, and for a locked bonus. */
  readonly sellOnly: Scalars['Boolean']['output'];
  /** The price that a sale pays now: the percent of the terms of `items`. */
  readonly sellPrice: Scalars['Money']['output'];
  readonly skin: Skin;
  readonly state: ItemState;
  /** The committed value: the item's value in the odds it was drawn from. */
  readonly value: Scalars['Money']['output'];
  /** Until then it counts the committed value; afterwards the lower of it and the current catalog value. */
  readonly valueLockedUntil: Scalars['DateTime']['output'];
  readonly wear?: Maybe<Wear>;
  /** Its value as a stake now. */
  readonly worth: Scalars['Money']['output'];
};

export type ItemChoice = {
  readonly __typename?: 'ItemChoice';
  /** Whether there are more than the thousand. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Held, and not locked; the least valuable first. */
  readonly items: ReadonlyArray<Item>;
  /** The sum that a sale of these items pays now. */
  readonly sellTotal: Scalars['Money']['output'];
};

export type ItemConnection = {
  readonly __typename?: 'ItemConnection';
  readonly edges: ReadonlyArray<ItemEdge>;
  readonly pageInfo: PageInfo;
  /** Number and committed value of all items that were asked for, whatever the page. */
  readonly totalCount: Scalars['Int']['output'];
  readonly totalValue: Scalars['Money']['output'];
};

export type ItemEdge = {
  readonly __typename?: 'ItemEdge';
  /** Items that it stands for: 1 unless stacks were asked for. */
  readonly count: Scalars['Int']['output'];
  readonly cursor: Scalars['String']['output'];
  /** The newest of a stack. */
  readonly node: Item;
  /** Their committed value. */
  readonly value: Scalars['Money']['output'];
};

/** Which of its skin an item is, of all that were ever made on the site, in the order of the log. */
export type ItemSerial = {
  readonly __typename?: 'ItemSerial';
  readonly itemId: Scalars['ID']['output'];
  readonly madeAt: Scalars['DateTime']['output'];
  /** From 1. */
  readonly number: Scalars['Int']['output'];
  /** When the one before it was made; null for the first. */
  readonly previousAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ItemState =
  /** A prize of an open giveaway; it comes back if no player wins it. */
  | 'escrowed'
  /** Exchanged for points. */
  | 'exchanged'
  | 'held'
  /** Arrived there. */
  | 'retrieved'
  /** On its way to the player's Steam account. */
  | 'retrieving'
  | 'sold'
  /** Staked in an upgrade. */
  | 'used';

export type JoinBattleInput = {
  readonly battleId: Scalars['ID']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  /** The key of a private battle's link. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane that the seat takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose seat. */
  readonly pairId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1; the first free seat when not given. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The last step that was taken and one, with the link of that step. */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
};

/** The rules that the law of the player's place asks for; the most lenient ones where it asks for none. */
export type Jurisdiction = {
  readonly __typename?: 'Jurisdiction';
  readonly allowFastReveal: Scalars['Boolean']['output'];
  /** ISO 3166 alpha-2; from the phone's country. */
  readonly code: Scalars['String']['output'];
  /** Least time between two plays; 0 where there is none. */
  readonly minCycleMs: Scalars['Int']['output'];
};

/** A pair in use by one device or program of the player's: each play brings the next link of a chain that it fixed before (docs/lanes.md). */
export type Lane = {
  readonly __typename?: 'Lane';
  /** Link 0 of the chain. */
  readonly anchor: Scalars['Hash']['output'];
  /** The device key that opened it. */
  readonly key: Scalars['Hash']['output'];
  /** The lane is named by its pair's id. */
  readonly pair: SeedPair;
  /** The last step that was taken; 0 before the first. */
  readonly step: Scalars['Int']['output'];
};

export type LaneResult = Answer & {
  readonly __typename?: 'LaneResult';
  readonly lanes: Lanes;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
};

export type Lanes = {
  readonly __typename?: 'Lanes';
  /** Changes of keys that the log holds. The text that a key signs for a further change names the next number. */
  readonly keyChanges: Scalars['Int']['output'];
  readonly keys: ReadonlyArray<DeviceKey>;
  /** The committed pair that the next lane to be opened takes. */
  readonly nextPairId: Scalars['ID']['output'];
  readonly nextPublicHash: Scalars['Hash']['output'];
  /** Those that are open, the newest first. */
  readonly open: ReadonlyArray<Lane>;
  /** The id by which the texts that keys sign name the player. */
  readonly playerId: Scalars['ID']['output'];
};

/**
 * The sum that the house owes to players in all, between the statements of the log: rounded up to two significant digits and to whole steps of
 * 10,000.00, and the same for a UTC day. So two readings give no deposit that came between them.
 */
export type Liabilities = {
  readonly __typename?: 'Liabilities';
  /** @deprecated Empty: by kind, two readings gave what one player paid in. liabilityStatements says coin, points and locked. */
  readonly amounts: ReadonlyArray<LiabilityAmount>;
  /** @deprecated That of the newest statement, 0 before the first: liabilityStatements. */
  readonly position: Scalars['LogPosition']['output'];
  readonly total: Scalars['Money']['output'];
};

export type Liability =
  /** Items, at the values they were committed at. */
  | 'BACKPACKS'
  /** Stakes of battles that aren't over. */
  | 'BATTLES'
  | 'COIN'
  /** Bonuses that aren't coin yet. */
  | 'LOCKED'
  /** As what they become in coin. */
  | 'POINTS'
  /** Items that are prizes of giveaways that aren't over. */
  | 'PRIZES'
  /** Items on their way to Steam. */
  | 'UNDERWAY';

export type LiabilityAmount = {
  readonly __typename?: 'LiabilityAmount';
  readonly amount: Scalars['Money']['output'];
  readonly kind: Liability;
};

/** A weekly statement in the log of the money that the house owes to all players together. */
export type LiabilityStatement = {
  readonly __typename?: 'LiabilityStatement';
  readonly at: Scalars['DateTime']['output'];
  readonly coin: Scalars['Money']['output'];
  /** The entry, byte for byte. */
  readonly entry: Scalars['String']['output'];
  /** Players who ever registered: each has a leaf. */
  readonly leaves: Scalars['Int']['output'];
  /** Bonuses that aren't coin yet. */
  readonly locked: Scalars['Money']['output'];
  readonly points: Scalars['Money']['output'];
  /** Its place in the log: `receipt(position:)` proves it. */
  readonly position: Scalars['LogPosition']['output'];
  /** Of the tree in which every player finds their own leaf. */
  readonly root: Scalars['Hash']['output'];
  /** Entries of the log that the balances follow from. */
  readonly statedPosition: Scalars['LogPosition']['output'];
};

export type LimitKind =
  /** Coin bought. */
  | 'deposit'
  /** Staked less won, at committed values. */
  | 'loss'
  /** Staked: coin, and items at their committed value. */
  | 'wager';

/** Calendar periods in UTC; weeks begin on Monday. */
export type LimitPeriod =
  | 'day'
  | 'month'
  | 'week';

/**
 * One message of the live feed. `seq` counts without gaps over all event types; `prev` is the sequence number before this
 * one: a client that doesn't hold `prev` has missed something and asks `liveSince(after)`. Shown at `displayAt`, after the
 * winner's reel. Exactly one of `drop`, `battle` and `rank` is set, as the type says.
 */
export type LiveEvent = {
  readonly __typename?: 'LiveEvent';
  /** BATTLE_CREATE, BATTLE_STATE: the battle as it is when this is read; public battles only. */
  readonly battle?: Maybe<Battle>;
  readonly displayAt: Scalars['DateTime']['output'];
  /** CASE_DROP, UPGRADE_DROP, BATTLE_DROP */
  readonly drop?: Maybe<Drop>;
  readonly eventType: LiveEventType;
  readonly position: Scalars['LogPosition']['output'];
  readonly prev: Scalars['Int']['output'];
  /** BATTLE_RANK: where the winner of a battle now stands today. */
  readonly rank?: Maybe<BattleRankRow>;
  readonly seq: Scalars['Int']['output'];
};

export type LiveEventType =
  /** 31 */
  | 'BATTLE_CREATE'
  /** 23 */
  | 'BATTLE_DROP'
  /** 33 */
  | 'BATTLE_RANK'
  /** 32 */
  | 'BATTLE_STATE'
  /** 21 */
  | 'CASE_DROP'
  /** 22 */
  | 'UPGRADE_DROP';

/** An entry of the public log, byte for byte: `json` is what its leaf hashes. */
export type LogEntry = {
  readonly __typename?: 'LogEntry';
  readonly json: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

export type LoginInput = {
  readonly password: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code, where the account has an authenticator. */
  readonly secondFactor?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in player's own view. Personal data lives here and never in the log. */
export type Me = {
  readonly __typename?: 'Me';
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** Path of the picture: a drawn one, or the one that the player uploaded. */
  readonly avatar: Scalars['String']['output'];
  readonly battlesShown: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Whether the account has a password. Every registration sets one. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** The account's id; private, not the id in the log. */
  readonly id: Scalars['ID']['output'];
  readonly luckShown: Scalars['Boolean']['output'];
  /** Others are shown neither nickname nor picture. */
  readonly nameHidden: Scalars['Boolean']['output'];
  /** Drawn by the site until the player chooses one. Names needn't be unique. */
  readonly nickname: Scalars['String']['output'];
  /** Masked: `+86 138****0000`. */
  readonly phone: Scalars['String']['output'];
  /** The player's id in the public log: random, unlinked from the account once it is erased. */
  readonly playerId: Scalars['ID']['output'];
  readonly security: Security;
  /** Newest first, at most 50 at once; kept 400 days, 1,000 at most. */
  readonly securityJournal: SecurityEventConnection;
  readonly sessions: ReadonlyArray<DeviceSession>;
  /** SteamID64 of the linked Steam account. */
  readonly steamId?: Maybe<Scalars['String']['output']>;
  readonly tradeLink?: Maybe<Scalars['String']['output']>;
  readonly verification: Verification;
  /** Member grade by wagering, 0 to 20. */
  readonly vipGrade: Scalars['Int']['output'];
  readonly wallet: Wallet;
  /** Whether the player's page shows these parts besides the face. */
  readonly winsShown: Scalars['Boolean']['output'];
};


/** The signed-in player's own view. Personal data lives here and never in the log. */
export type MeSecurityJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One message in the player's inbox. */
export type Message = {
  readonly __typename?: 'Message';
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: MessageKind;
  /** A path of this site; null where there is nothing to see. */
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
};

export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  readonly edges: ReadonlyArray<MessageEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Message;
};

export type MessageKind =
  | 'DEPOSIT'
  | 'GIVEAWAY'
  /** From the operator, to all players or to this player. */
  | 'NOTICE'
  | 'RETRIEVAL'
  | 'REWARD'
  /** A change of the account's security. Its link stops the change, or freezes the account; API keys don't see it. */
  | 'SECURITY'
  | 'SUPPORT'
  | 'WIN';

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** The creator puts a bot on a free seat; the house pays. */
  readonly addBot: BattleAnswer;
  readonly addDeviceKey: LaneResult;
  readonly answerSupportTicket: SupportTicket;
  /** Binds the referrer, once. A player who invites was here first, so no circle closes. */
  readonly bindInviter: Promotion;
  /** Buys of a listing, as many as the terms of `shop` allow. A total above `expectedTotal` is refused with PRICE_CHANGED. */
  readonly buyFromShop: BuyResult;
  /** Gives up an order that isn't paid. A payment that arrives later is credited all the same. */
  readonly cancelDeposit: DepositOrder;
  /** Sends a link by which the address is confirmed. */
  readonly changeEmail: Me;
  /**
   * 1–24 characters. A person who knows the name thereby knows all plays of the account, earlier and later ones: they are public under
   * one id in the log.
   */
  readonly changeNickname: Me;
  /** Ends all other sessions, links of notices, tickets, other known devices and changes that wait. */
  readonly changePassword: Scalars['Boolean']['output'];
  /** Waits 24 hours (`Security.pendingChanges`). The code is one that was sent to the new number. */
  readonly changePhone: Me;
  /**
   * `https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`. The first one binds at once; changing it, or removing it
   * with null, waits 24 hours (`Security.pendingChanges`).
   */
  readonly changeTradeLink: Me;
  /**
   * Chases a target for a fee. Win gives the target, loss an item of the consolation table. The details of PRICE_CHANGED are `targetValue`,
   * `fee` and `consolationHash`. Refusals are signed as for `openCase`.
   */
  readonly chaseDream: DreamResult;
  /** One of `avatars`. Uploads go to `POST /account/avatar` (multipart, or the bytes as `image/…`; at most 2 MiB; PNG, JPEG or WebP). */
  readonly chooseAvatar: Me;
  /** Chooses the own code, once; no other player has it. */
  readonly choosePromotionCode: Promotion;
  readonly claimDailyReward: ClaimResult;
  /** Rebates to points. Exclusion stops bonuses: they are refused with PLAY_NOT_ALLOWED. */
  readonly claimRebate: ClaimResult;
  readonly claimVipReward: ClaimResult;
  /** Ends a lane and reveals its pair. */
  readonly closeLane: LaneResult;
  readonly closeSupportTicket: SupportTicket;
  /** `query` is the query string that Steam sent the browser back with. */
  readonly completeSteamLogin: SteamLogin;
  /** By the link in the mail. */
  readonly confirmEmail: Scalars['Boolean']['output'];
  /**
   * Takes the first code, and answers 10 recovery codes, shown this once. The answer is NOT_FOUND where `startTotp` was not called, or too
   * long ago.
   */
  readonly confirmTotp: ReadonlyArray<Scalars['String']['output']>;
  /** 1–40 characters, at least one scope, at most 10 keys. */
  readonly createApiKey: NewApiKey;
  /**
   * Opens a room; the creator takes seat 1 and pays for it. Boxes that are too dear for a battle are refused with INPUT_INVALID. Zeros
   * count as no entropy, unless the site takes them. A refusal carries a signed note, as one of a play does.
   */
  readonly createBattle: BattleAnswer;
  /**
   * A player hosts with up to 3 items in escrow. A time outside what is allowed is refused with INPUT_INVALID; its details say from when to
   * when. A password or a member grade is refused with TRANSFER_DISABLED where players may not send things to each other. Zeros count as no
   * entropy, unless the site takes them. A refusal carries a signed note, as one of a play does.
   */
  readonly createGiveaway: GiveawayAnswer;
  /**
   * Delivers the drand round that a full battle or a giveaway in its draw waits for. Every client may, without a login, and the
   * client that delivers it chooses nothing: a round has one signature, which is verified with the pinned key. A round that the room
   * doesn't wait for, and another signature, are refused with INVALID_INPUT; a round that comes too early gets BUSY. BATTLE_NOT_FOUND is
   * said where no room has the id.
   */
  readonly deliverBeaconRound: BeaconRoundAnswer;
  /** Sandbox only: orders and pays in one step, no money moves. Same rules as `startDeposit`. */
  readonly deposit: DepositResult;
  /** Opens a support ticket about a retrieval, with 10–2000 characters. */
  readonly disputeRetrieval: SupportTicket;
  /** The creator gives up a waiting room; every player is refunded. */
  readonly dissolveBattle: BattleAnswer;
  /** Gets the next roll code. */
  readonly enterGiveaway: GiveawayAnswer;
  /**
   * Erases the account: personal data goes, the log stays whole. Needs an empty backpack and no open game, retrieval or
   * deposit; the rest of both balances is forfeited.
   */
  readonly eraseAccount: Scalars['Boolean']['output'];
  /**
   * Exchanges held items for points at the rate of the terms, all or nothing. A total below `expectedTotal` is refused with
   * PRICE_CHANGED.
   */
  readonly exchangeItems: ExchangeResult;
  /** Null is for good. It can be made longer, never shorter. */
  readonly excludeMyself: SaferPlay;
  /**
   * The creator puts bots on all free seats, which starts the battle; all of them or none. Seats that aren't exactly the free ones, in
   * order, are refused with INPUT_INVALID.
   */
  readonly fillWithBots: BattleAnswer;
  /** The name has 1–40 characters. */
  readonly finishPasskeyRegistration: Me;
  /** Ends all other sessions, API keys and waiting changes; then nothing works but looking, signing in and thawing. */
  readonly freezeAccount: Me;
  /** While it is hidden others are shown neither nickname nor picture, anywhere, and no player can send points to that nickname. */
  readonly hideName: Me;
  /**
   * Takes a seat and pays for it. The last seat locks the battle, and it runs by itself. A full battle answers BATTLE_FULL before its first
   * round, and BATTLE_STARTED from then on. A seat that the battle hasn't got is refused with INPUT_INVALID.
   */
  readonly joinBattle: BattleAnswer;
  /** Signs in with phone and password. */
  readonly login: Session;
  /** Needs no other factor. */
  readonly loginWithPasskey: Session;
  /** Signs in with phone and SMS code. After SECOND_FACTOR_REQUIRED the same code is taken with the factor. */
  readonly loginWithSms: Session;
  /** Revokes the token of this request. True also when it was dead already. */
  readonly logout: Scalars['Boolean']['output'];
  /** Locks held items against leaving the backpack, or makes them favourites; a mark that is left out stays unchanged. */
  readonly markItems: ReadonlyArray<Item>;
  /** Ten new ones; the old ones are void. An account without an authenticator gets NOT_FOUND. */
  readonly newRecoveryCodes: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Opens a case `quantity` times, one round each, all or nothing.
   *
   * A refusal carries `extensions.refusal`, a note signed with the key for promises: `text` is the note, to be
   * kept byte for byte, `key` the verifier key. It names command, round and reason (docs/fairness.md, "Signed refusals").
   * BUSY and OUTCOME_UNKNOWN are no refusals: keep the command and send it again with the same id.
   */
  readonly openCase: OpenCaseResult;
  /** One free round. An item that it wins can only be sold, for a locked bonus. */
  readonly openFreeCase: OpenCaseResult;
  /**
   * Opens a lane on the committed next pair. The details of SEED_CHANGED are `pairId` and `publicHash` as they are now. A refusal carries a
   * signed note, as one of a play does.
   */
  readonly openLane: LaneResult;
  /** Subject 1–120, text 1–4000 characters; at most 5 open tickets. */
  readonly openSupportTicket: SupportTicket;
  /**
   * Gives items for one that is drawn from the table of what they count. The details of PRICE_CHANGED are `stake` and `tableHash`. Refusals
   * are signed as for `openCase`.
   */
  readonly playContract: ContractResult;
  /** Marks one as read, or all without an id; answers how many are unread now. */
  readonly readMessages: Scalars['Int']['output'];
  /**
   * A new password for who forgot the old one. Sessions, API keys and waiting changes end, and nothing leaves the account for
   * 24 hours.
   */
  readonly recoverPassword: Scalars['Boolean']['output'];
  readonly redeemGoldenCode: GoldenReward;
  /** Registers an adult player and signs them in. */
  readonly register: Session;
  /** Lanes that the key opened stay open; it opens no other. */
  readonly removeDeviceKey: LaneResult;
  /** Waits 24 hours. */
  readonly removePasskey: Me;
  /** Waits 24 hours; its recovery codes go with it. */
  readonly removeTotp: Me;
  readonly renamePasskey: Me;
  /** Instead of `requestSlider`, for who can't see a picture. */
  readonly requestCheckWithoutSight: CheckWithoutSight;
  /** Before every SMS. A signed-in player may name their own number as `Me.phone` shows it. */
  readonly requestSlider: SliderChallenge;
  /** Sends a 6-digit code to the phone; it lives 5 minutes and allows 5 tries. VERIFY and CHANGE_PHONE need a signed-in player. */
  readonly requestSmsCode: SmsChallenge;
  /** An account without an address, or with a confirmed one, gets NOTHING_TO_DO. */
  readonly resendEmailConfirmation: Scalars['Boolean']['output'];
  /** Sends held items to the player's Steam account, all or nothing. */
  readonly retrieveItems: RetrieveResult;
  readonly revokeApiKey: Scalars['Boolean']['output'];
  /** Every session but the one that asks; answers how many ended. */
  readonly revokeOtherSessions: Scalars['Int']['output'];
  readonly revokeSession: Scalars['Boolean']['output'];
  /** Reveals the current pair and starts the committed next one, round numbers from 1. `userSeed` is kept when not given. */
  readonly rotateSeed: RotateSeedResult;
  /** Sells held items for coin, all or nothing. A total below `expectedTotal` is refused with PRICE_CHANGED. */
  readonly sellItems: SellResult;
  /**
   * Lower takes effect at once, higher or none after 24 hours (a later request replaces a pending one). 0 stops the thing
   * altogether.
   */
  readonly setPlayLimit: SaferPlay;
  /** 0 reminds of nothing. */
  readonly setRealityCheck: SaferPlay;
  /** Whether the player's page shows a part; nothing is shown at first. */
  readonly showOnPage: Me;
  /** Opens an order; the player pays at `payUrl`. */
  readonly startDeposit: DepositOrder;
  /** Begins a sign-in with a passkey. The answer is PROVIDER_DISABLED where the site's address can't have passkeys. */
  readonly startPasskeyLogin: PasskeyCeremony;
  readonly startPasskeyRegistration: PasskeyCeremony;
  /** For `verifyAction(passkey:)`. An account without a passkey gets NOT_FOUND. */
  readonly startPasskeyStepUp: PasskeyCeremony;
  /**
   * Begins a sign-in with Steam (OpenID 2.0). Signed in, it links the Steam account, which takes a ticket and waits 24 hours
   * (`Security.pendingChanges`). `callbackUrl` is a page of this site,
   * or `/login/steamCallback?params=…` with JSON of `redirectUrl`, `promoteCode` and `channelCode`, which come back
   * unchanged. The address that Steam comes back to carries a `state`: a page that didn't begin with it must not complete it.
   */
  readonly startSteamLogin: SteamRedirect;
  /** Shows the secret of a new authenticator, which takes effect with `confirmTotp`. An account that has one gets TOO_MANY. */
  readonly startTotp: TotpSetup;
  /** Begins identity verification; the browser goes to `url`. A player who is verified already gets NOTHING_TO_DO. */
  readonly startVerification: VerificationStart;
  /** A change that was stopped or made already gets NOT_FOUND. */
  readonly stopPendingChange: Me;
  /** It can be made longer, never shorter. */
  readonly takeTimeOut: SaferPlay;
  /** The account works again, but nothing leaves it for 24 hours. Ends what others may hold, as a new password does. */
  readonly thawAccount: Me;
  /**
   * Points to one's own coin at the rate of the terms of `transfer`, or as points to another player by nickname where the site
   * allows it.
   */
  readonly transferPoints: TransferResult;
  /** At once. */
  readonly unlinkSteam: Me;
  /**
   * Stakes items and any coin for one target: chance = stake ÷ target × the return of the terms, within their limits. Win gives the
   * target, loss burns the stake. The details of PRICE_CHANGED are `stake`, `targetValue` and `winTickets`. Refusals are signed as for
   * `openCase`.
   */
  readonly upgradeItems: UpgradeResult;
  /**
   * By the link in a notice, signed in or not: stops a change, holds what leaves until 7 days after a recovery (the new password
   * stays), freezes, or confirms an address. Once. A link that freezes a frozen account gets NOTHING_TO_DO.
   */
  readonly useSecurityLink: SecurityLink;
  /**
   * A ticket for sensitive acts, for exactly one proof out of `Security.stepUp`: an SMS code sent with VERIFY, a code of the
   * authenticator, a recovery code, or a passkey's answer to `startPasskeyStepUp`.
   */
  readonly verifyAction: ActionTicket;
  /**
   * Brings what a room's witness says of its last lock: a checkpoint that covers the lock, cosigned five seconds before the
   * round is due or sooner, or one that doesn't cover the lock, cosigned later. By the first the round counts; by the second
   * the room waits for a later round. Every client may, without a login, and chooses nothing: no lock has both. Every other checkpoint is
   * refused with INVALID_INPUT. BATTLE_NOT_FOUND is said where no room has the id.
   */
  readonly witnessRoom: WitnessRoomAnswer;
};


export type MutationAddBotArgs = {
  input: AddBotInput;
};


export type MutationAddDeviceKeyArgs = {
  input: AddDeviceKeyInput;
};


export type MutationAnswerSupportTicketArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationBindInviterArgs = {
  code: Scalars['String']['input'];
};


export type MutationBuyFromShopArgs = {
  commandId: Scalars['CommandId']['input'];
  expectedTotal: Scalars['Money']['input'];
  listingId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  terms: Scalars['Hash']['input'];
};


export type MutationCancelDepositArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeNicknameArgs = {
  nickname: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangePhoneArgs = {
  phone: Scalars['String']['input'];
  smsCode: Scalars['String']['input'];
  ticket: Scalars['String']['input'];
};


export type MutationChangeTradeLinkArgs = {
  ticket?: InputMaybe<Scalars['String']['input']>;
  tradeLink?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChaseDreamArgs = {
  input: DreamInput;
};


export type MutationChooseAvatarArgs = {
  avatar: Scalars['String']['input'];
};


export type MutationChoosePromotionCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationClaimDailyRewardArgs = {
  commandId: Scalars['CommandId']['input'];
  tier: Scalars['Int']['input'];
};


export type MutationClaimRebateArgs = {
  commandId: Scalars['CommandId']['input'];
};


export type MutationClaimVipRewardArgs = {
  commandId: Scalars['CommandId']['input'];
  grade: Scalars['Int']['input'];
};


export type MutationCloseLaneArgs = {
  input: CloseLaneInput;
};


export type MutationCloseSupportTicketArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCompleteSteamLoginArgs = {
  query: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateApiKeyArgs = {
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
  scopes: ReadonlyArray<ApiScope>;
  ticket: Scalars['String']['input'];
};


export type MutationCreateBattleArgs = {
  input: CreateBattleInput;
};


export type MutationCreateGiveawayArgs = {
  input: CreateGiveawayInput;
};


export type MutationDeliverBeaconRoundArgs = {
  input: BeaconRoundInput;
};


export type MutationDepositArgs = {
  amount: Scalars['Money']['input'];
  commandId: Scalars['CommandId']['input'];
};


export type MutationDisputeRetrievalArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationDissolveBattleArgs = {
  battleId: Scalars['ID']['input'];
  commandId: Scalars['CommandId']['input'];
};


export type MutationEnterGiveawayArgs = {
  input: EnterGiveawayInput;
};


export type MutationEraseAccountArgs = {
  commandId: Scalars['CommandId']['input'];
  ticket: Scalars['String']['input'];
};


export type MutationExchangeItemsArgs = {
  commandId: Scalars['CommandId']['input'];
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
  terms: Scalars['Hash']['input'];
};


export type MutationExcludeMyselfArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationFillWithBotsArgs = {
  input: FillWithBotsInput;
};


export type MutationFinishPasskeyRegistrationArgs = {
  answer: PasskeyAnswer;
  name: Scalars['String']['input'];
};


export type MutationHideNameArgs = {
  hidden: Scalars['Boolean']['input'];
};


export type MutationJoinBattleArgs = {
  input: JoinBattleInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLoginWithPasskeyArgs = {
  answer: PasskeyAnswer;
};


export type MutationLoginWithSmsArgs = {
  input: SmsLoginInput;
};


export type MutationMarkItemsArgs = {
  favourite?: InputMaybe<Scalars['Boolean']['input']>;
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
  locked?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationNewRecoveryCodesArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationOpenCaseArgs = {
  input: OpenCaseInput;
};


export type MutationOpenFreeCaseArgs = {
  input: OpenFreeCaseInput;
};


export type MutationOpenLaneArgs = {
  input: OpenLaneInput;
};


export type MutationOpenSupportTicketArgs = {
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationPlayContractArgs = {
  input: ContractInput;
};


export type MutationReadMessagesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRecoverPasswordArgs = {
  input: RecoverPasswordInput;
};


export type MutationRedeemGoldenCodeArgs = {
  code: Scalars['String']['input'];
  commandId: Scalars['CommandId']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveDeviceKeyArgs = {
  input: RemoveDeviceKeyInput;
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
  ticket: Scalars['String']['input'];
};


export type MutationRemoveTotpArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRequestCheckWithoutSightArgs = {
  phone: Scalars['String']['input'];
};


export type MutationRequestSliderArgs = {
  phone: Scalars['String']['input'];
};


export type MutationRequestSmsCodeArgs = {
  input: SmsCodeInput;
};


export type MutationRetrieveItemsArgs = {
  commandId: Scalars['CommandId']['input'];
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateSeedArgs = {
  commandId: Scalars['CommandId']['input'];
  entropy: Scalars['Entropy']['input'];
  userSeed?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSellItemsArgs = {
  commandId: Scalars['CommandId']['input'];
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
  terms: Scalars['Hash']['input'];
};


export type MutationSetPlayLimitArgs = {
  amount?: InputMaybe<Scalars['Money']['input']>;
  kind: LimitKind;
  period: LimitPeriod;
};


export type MutationSetRealityCheckArgs = {
  minutes: Scalars['Int']['input'];
};


export type MutationShowOnPageArgs = {
  part: PlayerPagePart;
  shown: Scalars['Boolean']['input'];
};


export type MutationStartDepositArgs = {
  input: StartDepositInput;
};


export type MutationStartPasskeyRegistrationArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationStartSteamLoginArgs = {
  callbackUrl?: InputMaybe<Scalars['String']['input']>;
  ticket?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartTotpArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationStopPendingChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTakeTimeOutArgs = {
  hours: Scalars['Int']['input'];
};


export type MutationThawAccountArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationTransferPointsArgs = {
  commandId: Scalars['CommandId']['input'];
  points: Scalars['Money']['input'];
  terms: Scalars['Hash']['input'];
  to?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnlinkSteamArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationUpgradeItemsArgs = {
  input: UpgradeInput;
};


export type MutationUseSecurityLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationVerifyActionArgs = {
  passkey?: InputMaybe<PasskeyAnswer>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  smsCode?: InputMaybe<Scalars['String']['input']>;
  totpCode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWitnessRoomArgs = {
  input: WitnessRoomInput;
};

/** A name in the three languages of the site. */
export type Names = {
  readonly __typename?: 'Names';
  readonly en: Scalars['String']['output'];
  readonly zhCN: Scalars['String']['output'];
  readonly zhTW: Scalars['String']['output'];
};

export type NewApiKey = {
  readonly __typename?: 'NewApiKey';
  readonly apiKey: ApiKey;
  /** Shown once, stored hashed. Sent like a session's token: `authorization: Bearer …` or REST's `token`. */
  readonly key: Scalars['String']['output'];
};

/** A public notice of the operator. */
export type Notice = {
  readonly __typename?: 'Notice';
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly title: Scalars['String']['output'];
};

export type OpenCaseInput = {
  readonly commandId: Scalars['CommandId']['input'];
  /** Of a loose play, and of none on a lane. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The odds the player was shown; another version is refused with `CASE_CHANGED`. */
  readonly oddsHash: Scalars['Hash']['input'];
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** At most the case's `maxQuantity`. */
  readonly quantity: Scalars['Int']['input'];
  /** The first round of the play, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  readonly roundNo?: InputMaybe<Scalars['Int']['input']>;
  readonly slug: Scalars['ID']['input'];
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Of the terms that the player was shown; others now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  readonly userSeed: Scalars['String']['input'];
};

export type OpenCaseResult = Answer & {
  readonly __typename?: 'OpenCaseResult';
  /** Position of the last event of the command. */
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  /** In the order of play; as many as `quantity`. */
  readonly rounds: ReadonlyArray<Round>;
  readonly wallet: Wallet;
};

export type OpenFreeCaseInput = {
  readonly commandId: Scalars['CommandId']['input'];
  /** A FREE_CASE coupon; null opens the free case of the day. */
  readonly couponId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a loose play, and of none on a lane. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The odds the player was shown. */
  readonly oddsHash: Scalars['Hash']['input'];
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  readonly roundNo?: InputMaybe<Scalars['Int']['input']>;
  /** The case of `freeCase`, or the coupon's. */
  readonly slug: Scalars['ID']['input'];
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Of the terms that the player was shown; others now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  readonly userSeed: Scalars['String']['input'];
};

export type OpenLaneInput = {
  /** Link 0 of the device's chain. */
  readonly anchor: Scalars['Hash']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  readonly key: Scalars['Hash']['input'];
  /** `lanes.nextPairId` and `lanes.nextPublicHash` as they were shown; other ones now are refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** With the player's first key: its signature over `glasscase/2/key|<playerId>|1|<key>`. */
  readonly proof?: InputMaybe<Scalars['String']['input']>;
  readonly publicHash: Scalars['Hash']['input'];
  /** Of the key over `glasscase/2/lane|<playerId>|<pairId>|<publicHash>|<userSeed>|<anchor>|<key>`. */
  readonly signature: Scalars['String']['input'];
  /** Of the lane for as long as it is open. */
  readonly userSeed: Scalars['String']['input'];
};

/**
 * An entry of the player's that all other readers of the log see as a commitment: SHA-256("glasscase/2/sealed|" ‖ salt ‖ entry). `receipt(position:)`
 * proves that `published` is in the log.
 */
export type Opening = {
  readonly __typename?: 'Opening';
  /** The whole entry, byte for byte. */
  readonly entry: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  /** The public entry, byte for byte, with the commitment. */
  readonly published: Scalars['String']['output'];
  readonly salt: Scalars['Hash']['output'];
};

export type OpeningConnection = {
  readonly __typename?: 'OpeningConnection';
  readonly edges: ReadonlyArray<OpeningEdge>;
  readonly pageInfo: PageInfo;
};

export type OpeningEdge = {
  readonly __typename?: 'OpeningEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Opening;
};

/** An act of the operator whose entries the log has in clear. `receipt(position:)` proves each of its positions. */
export type OperatorAct = {
  readonly __typename?: 'OperatorAct';
  /** The proposer approved it alone, behind a broken glass. */
  readonly breakGlass: Scalars['Boolean']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator who approved or refused it. */
  readonly closedBy?: Maybe<Scalars['ID']['output']>;
  readonly closedPosition?: Maybe<Scalars['LogPosition']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** The type of the command that it carries out, such as `PublishCatalog`. */
  readonly kind: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly proposedAt: Scalars['DateTime']['output'];
  /** Random id of an operator; `operator:local` is the terminal of the site's own user. */
  readonly proposer: Scalars['ID']['output'];
  /** In the operator's words. */
  readonly reason: Scalars['String']['output'];
  /** The reason why it was refused. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly state: ActState;
};

export type OperatorActs = {
  readonly __typename?: 'OperatorActs';
  readonly acts: ReadonlyArray<OperatorAct>;
  readonly pageInfo: PageInfo;
};

/**
 * A player's place in the tree of a statement: leaf = SHA-256(0x00 ‖ "glasscase/2/liability|" ‖ salt ‖ RFC 8785 JSON of `coin`, `locked`,
 * `playerId` and `points`), and the siblings that lead from it to the root as RFC 6962 hashes them.
 */
export type OwnLiability = {
  readonly __typename?: 'OwnLiability';
  readonly coin: Scalars['Money']['output'];
  /** From 0. */
  readonly index: Scalars['Int']['output'];
  readonly locked: Scalars['Money']['output'];
  /** From the leaf's sibling up. */
  readonly path: ReadonlyArray<Scalars['Hash']['output']>;
  readonly playerId: Scalars['ID']['output'];
  readonly points: Scalars['Money']['output'];
  readonly salt: Scalars['Hash']['output'];
  readonly statement: LiabilityStatement;
};

/** Cursor of a connection; see the Relay cursor connections specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type Passkey = {
  readonly __typename?: 'Passkey';
  /** Kept by the maker of the device as well, so that it outlives it. */
  readonly backedUp: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

export type PasskeyAnswer = {
  readonly ceremonyId: Scalars['ID']['input'];
  /** JSON of what the authenticator answered (`RegistrationResponseJSON`, `AuthenticationResponseJSON`). */
  readonly response: Scalars['String']['input'];
};

/** A WebAuthn ceremony that was begun; five minutes, one answer. */
export type PasskeyCeremony = {
  readonly __typename?: 'PasskeyCeremony';
  readonly id: Scalars['ID']['output'];
  /** JSON of `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
  readonly options: Scalars['String']['output'];
};

/** A way to pay. */
export type PaymentChannel = {
  readonly __typename?: 'PaymentChannel';
  /** Amounts of coin to offer. */
  readonly amounts: ReadonlyArray<Scalars['Money']['output']>;
  readonly currencies: ReadonlyArray<Currency>;
  readonly id: Scalars['ID']['output'];
  readonly max: Scalars['Money']['output'];
  /** Least and most coin of one order. */
  readonly min: Scalars['Money']['output'];
  readonly names: Names;
  readonly provider: Scalars['String']['output'];
};

/** A sensitive change that waits 24 hours, so that its owner can stop it. */
export type PendingChange = {
  readonly __typename?: 'PendingChange';
  readonly appliesAt: Scalars['DateTime']['output'];
  /** The value after the change, as far as it may be shown (a masked number, a SteamID64, a passkey's name). */
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: PendingChangeKind;
  readonly requestedAt: Scalars['DateTime']['output'];
};

export type PendingChangeKind =
  | 'PHONE'
  | 'REMOVE_PASSKEY'
  | 'REMOVE_TOTP'
  | 'STEAM_LINK'
  /** A new trade link, or none. */
  | 'TRADE_LINK';

export type PendingLimit = {
  readonly __typename?: 'PendingLimit';
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly from: Scalars['DateTime']['output'];
};

/** One play of the signed-in player that was drawn from their own seed pair. */
export type Play = {
  readonly __typename?: 'Play';
  readonly game: Game;
  /** `{pairId}.{roundNo}` */
  readonly id: Scalars['ID']['output'];
  /** The lane, where the play took a step. */
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly roundNo: Scalars['Int']['output'];
  /** The skin that was won, or that a lost upgrade aimed at. */
  readonly skin: Skin;
  /** Its cost: price, stake or fee. */
  readonly spent: Scalars['Money']['output'];
  /** The step that it took on its lane; null for a loose play: the house could have chosen its randomness. */
  readonly step?: Maybe<Scalars['Int']['output']>;
  readonly wear?: Maybe<Wear>;
  /** Value of what was won; 0 for a lost upgrade. */
  readonly won: Scalars['Money']['output'];
};

export type PlayConnection = {
  readonly __typename?: 'PlayConnection';
  readonly edges: ReadonlyArray<PlayEdge>;
  readonly pageInfo: PageInfo;
};

export type PlayEdge = {
  readonly __typename?: 'PlayEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Play;
};

export type PlayLimit = {
  readonly __typename?: 'PlayLimit';
  /** Null: no limit. */
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly kind: LimitKind;
  /** A higher limit, or none, that was asked for: it comes 24 hours after. */
  readonly pending?: Maybe<PendingLimit>;
  readonly period: LimitPeriod;
  /** How much of it is used in the period that runs. */
  readonly used: Scalars['Money']['output'];
};

/**
 * A step of a lane, as the log has it: SHA-256 of `glasscase/2/link|<pairId>|<step>|<link>` must be `previousLink`, and `key`
 * must have signed the opening. The proof holds the entries that say so. docs/lanes.md.
 */
export type PlayedStep = {
  readonly __typename?: 'PlayedStep';
  readonly anchor: Scalars['Hash']['output'];
  /** The device's Ed25519 key, hex, and its signature over the opening, 128 hex digits. */
  readonly key: Scalars['Hash']['output'];
  /** 64 hex digits: the play's randomness. */
  readonly link: Scalars['Hash']['output'];
  /** Where the lane was opened. */
  readonly position: Scalars['LogPosition']['output'];
  /** That of the step before; before the first one the anchor. Null where a read model doesn't have the play yet. */
  readonly previousLink?: Maybe<Scalars['Hash']['output']>;
  readonly signature: Scalars['String']['output'];
  readonly step: Scalars['Int']['output'];
};

/** A public battle that is over for a player. */
export type PlayerBattle = {
  readonly __typename?: 'PlayerBattle';
  readonly at: Scalars['DateTime']['output'];
  /** Of the seat. */
  readonly cost: Scalars['Money']['output'];
  readonly id: Scalars['ID']['output'];
  /** The value that the player got; 0 for a lost one. */
  readonly won: Scalars['Money']['output'];
};

/** Public battles, the newest 1,000 at most; shared ones are won by all. */
export type PlayerBattles = {
  readonly __typename?: 'PlayerBattles';
  /** Newest first. */
  readonly last: ReadonlyArray<PlayerBattle>;
  readonly played: Scalars['Int']['output'];
  readonly won: Scalars['Int']['output'];
};

/**
 * Value won against what the committed odds promised, over rounds of seed pairs that are revealed: every reader can compute it from the log.
 * Draws in battles are of the battles' own pairs, and not in it.
 */
export type PlayerLuck = {
  readonly __typename?: 'PlayerLuck';
  readonly plays: Scalars['Int']['output'];
  /** 1 is what was promised; null where nothing was. */
  readonly ratio?: Maybe<Scalars['Float']['output']>;
  /** One standard deviation of the ratio by chance alone: about two of three honest players are between 1 − sigma and 1 + sigma. */
  readonly sigma: Scalars['Float']['output'];
  /** Whether there are enough plays for sigma to mean that; before, single wins decide. */
  readonly telling: Scalars['Boolean']['output'];
};

/** A player who shows their face. */
export type PlayerPage = {
  readonly __typename?: 'PlayerPage';
  /** A path on this site. */
  readonly avatar: Scalars['String']['output'];
  /** Null where the player doesn't show them. */
  readonly battles?: Maybe<PlayerBattles>;
  /** The player's id in the log. */
  readonly id: Scalars['ID']['output'];
  /** Null where the player doesn't show it. */
  readonly luck?: Maybe<PlayerLuck>;
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  /** The best of the last 500 plays, the dearest first; null where the player doesn't show them. */
  readonly wins?: Maybe<ReadonlyArray<Drop>>;
};

/** The parts of a player's page that are public once the player switches them on. A face, which is nickname and picture, is shown unless it is hidden. */
export type PlayerPagePart =
  | 'BATTLES'
  | 'LUCK'
  | 'WINS';

export type PrizeBalance =
  | 'coin'
  /** A bonus, which becomes coin as it is wagered. */
  | 'locked';

/** An entry of an answered command, with its place among those that the promise covers. */
export type PromisedEntry = {
  readonly __typename?: 'PromisedEntry';
  /**
   * The entry as it is published, byte for byte. Null where others read only a commitment to it, and where it reveals a seed that no
   * published checkpoint covers yet.
   */
  readonly entry?: Maybe<Scalars['String']['output']>;
  /** Within the batch, from 0. */
  readonly index: Scalars['Int']['output'];
  /** SHA-256(0x00 ‖ entry), base64. */
  readonly leafHash: Scalars['String']['output'];
  /** From the leaf to the root of the note, base64. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
};

/** The signed-in player's rewards for inviting others. */
export type Promotion = {
  readonly __typename?: 'Promotion';
  /** True once a referrer is bound: it never changes. */
  readonly bound: Scalars['Boolean']['output'];
  /** Rebates that can be claimed now, in points. */
  readonly claimable: Scalars['Money']['output'];
  /** The player's own code, 6 to 15 letters or digits. */
  readonly code: Scalars['String']['output'];
  /** Deposits of the invited so far: levels count them. */
  readonly deposits: Scalars['Money']['output'];
  readonly invitedCount: Scalars['Int']['output'];
  /** 1 to 10. */
  readonly level: Scalars['Int']['output'];
  readonly levels: ReadonlyArray<PromotionLevel>;
  /** Deposits that the next level takes; null at the top. */
  readonly nextLevelDeposits?: Maybe<Scalars['Money']['output']>;
  /** Rebate on deposits of the invited, in hundredths of a percent: 325 is 3.25 %. */
  readonly rebateRatio: Scalars['Int']['output'];
  /** Rebates over all time, in points. */
  readonly rewards: Scalars['Money']['output'];
  /** Nickname of the player's inviter; null where there is none, the inviter hides it or the account is erased. */
  readonly upline?: Maybe<Scalars['String']['output']>;
  /** The inviter's current code; null in the same cases. */
  readonly uplineCode?: Maybe<Scalars['String']['output']>;
};

export type PromotionLevel = {
  readonly __typename?: 'PromotionLevel';
  readonly deposits: Scalars['Money']['output'];
  readonly level: Scalars['Int']['output'];
  readonly rebateRatio: Scalars['Int']['output'];
};

/** A deposit of an invited player, and what it brought. */
export type PromotionRecord = {
  readonly __typename?: 'PromotionRecord';
  readonly at: Scalars['DateTime']['output'];
  readonly deposit: Scalars['Money']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** Points. */
  readonly rebate: Scalars['Money']['output'];
};

export type PromotionRecordConnection = {
  readonly __typename?: 'PromotionRecordConnection';
  readonly edges: ReadonlyArray<PromotionRecordEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PromotionRecordEdge = {
  readonly __typename?: 'PromotionRecordEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: PromotionRecord;
};

/**
 * Everything in the log that one game stands on, oldest first: the tables it was played on, the commitment, the game's own
 * events and, once it is there, the reveal; of a play on a lane its opening and a play of the step before. A reader who has
 * these entries can compute the outcome again.
 */
export type Proof = {
  readonly __typename?: 'Proof';
  /** Up to 500. */
  readonly entries: ReadonlyArray<LogEntry>;
  readonly game: Game;
  readonly id: Scalars['ID']['output'];
  /** The step that the play took on its lane; null for a loose play, and for rooms. */
  readonly lane?: Maybe<PlayedStep>;
  /** More follow: ask again with `after` = the last position here. */
  readonly more: Scalars['Boolean']['output'];
  /** Nicknames of the players in it who show them; never in the log. */
  readonly nicknames: ReadonlyArray<ProofNickname>;
};

export type ProofNickname = {
  readonly __typename?: 'ProofNickname';
  readonly nickname: Scalars['String']['output'];
  readonly playerId: Scalars['ID']['output'];
};

/**
 * Work that keeps the sender of many messages busy: an ALTCHA 2 challenge (PBKDF2/SHA-256). The client derives keys for the
 * counters 0, 1, 2… until one begins with `keyPrefix`, and hands in base64 of `{"challenge": …, "solution": {"counter",
 * "derivedKey"}}`, as ALTCHA's own solvers write it.
 */
export type ProofOfWork = {
  readonly __typename?: 'ProofOfWork';
  /** JSON: `{parameters, signature}`. Good for this check alone, and for as long. */
  readonly challenge: Scalars['String']['output'];
  /** So many tries find the answer at the latest; half of them on average. */
  readonly tries: Scalars['Int']['output'];
};

export type PurchaseChannel =
  | 'case'
  | 'free-case'
  | 'shop';

export type PurchaseConnection = {
  readonly __typename?: 'PurchaseConnection';
  readonly edges: ReadonlyArray<PurchaseEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PurchaseEdge = {
  readonly __typename?: 'PurchaseEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: PurchaseRecord;
};

/** A bought thing: one opened case or one item from the shop. */
export type PurchaseRecord = {
  readonly __typename?: 'PurchaseRecord';
  readonly at: Scalars['DateTime']['output'];
  readonly balance: Balance;
  /** Name of the case; null from the shop. */
  readonly caseNames?: Maybe<Names>;
  readonly caseSlug?: Maybe<Scalars['ID']['output']>;
  readonly channel: PurchaseChannel;
  /** The item's id; a case's is the id of its round. */
  readonly id: Scalars['ID']['output'];
  readonly item: Item;
  readonly payAmount: Scalars['Money']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** The selling price of the item now, or the price that it was sold for. */
  readonly recoveryPrice: Scalars['Money']['output'];
  readonly state: DepositState;
};

/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** At most some seconds old. */
  readonly actRules: ActRulesInForce;
  /** Drawn avatars to choose from: paths of pictures, others on each sheet from 0 on. After 1,000 sheets they come again. */
  readonly avatars: ReadonlyArray<Scalars['String']['output']>;
  /** The signed-in player's items; up to 100 a page. A stack is every item of one skin in one wear. */
  readonly backpack: ItemConnection;
  /** All held items of the signed-in player's that can leave the backpack, to choose them at once; up to 1,000. */
  readonly backpackChoice: ItemChoice;
  /** The signed-in player's movements, newest first; all balances without `balance`. */
  readonly balanceLog: BalanceLogConnection;
  readonly banners: ReadonlyArray<Banner>;
  /** Null where there is none. A private battle is shown to any client that has its id; joining takes its key. */
  readonly battle?: Maybe<Battle>;
  /** Up to 50, the best first. */
  readonly battleRank: ReadonlyArray<BattleRankRow>;
  /** Up to 50 a page. */
  readonly battles: BattleConnection;
  /** The newest 20, newest first; at most some seconds old. */
  readonly brokenGlasses: ReadonlyArray<BrokenGlass>;
  /** Null where no case has this slug or it is retired. */
  readonly case?: Maybe<Case>;
  /** Every open case in display order (theme, then price). */
  readonly cases: ReadonlyArray<Case>;
  /** The outcome of a command of the signed-in player's, without sending it again. Another player's command is UNKNOWN. */
  readonly commandOutcome: CommandOutcome;
  /** Those that run or are to come, what ends first ahead; then the ones that were settled last. Up to 10 of each. */
  readonly contests: ReadonlyArray<Contest>;
  /** Null while no pool is published. */
  readonly contract?: Maybe<ContractRules>;
  /** The table that items of this value together are drawn from now; null where the catalog has nothing to win or nothing to lose for it. */
  readonly contractTable?: Maybe<ContractTable>;
  readonly coupons: ReadonlyArray<Coupon>;
  readonly dailyReward: DailyReward;
  readonly deliveries: Deliveries;
  readonly deposit?: Maybe<DepositOrder>;
  /** The signed-in player's orders, newest first. */
  readonly deposits: DepositOrderConnection;
  readonly document?: Maybe<Document>;
  readonly documents: ReadonlyArray<Document>;
  /** Public figures, at most some seconds old; `liabilities` up to a day, and rounded. */
  readonly draws: Draws;
  /** Null while no consolation table is published. */
  readonly dream?: Maybe<DreamRules>;
  /** The signed-in player's dreams, newest first; up to 50 a page. */
  readonly dreamLog: DreamPlayConnection;
  readonly fairnessLog: FairnessLog;
  readonly firstDepositBonus: FirstDepositBonus;
  readonly flows: FlowConnection;
  /** Null where the site has none published. */
  readonly freeCase?: Maybe<FreeCase>;
  readonly gameRecords: GameRecordConnection;
  /** The newest emergency stops of all games, the newest first; at most some seconds old. */
  readonly gameStops: ReadonlyArray<GameStop>;
  readonly giveaway?: Maybe<Giveaway>;
  /**
   * In progress by draw time, finished newest first; `mine`: those the signed-in player hosts or entered; `status`: only those,
   * and `finished` isn't looked at. Up to 50 a page.
   */
  readonly giveaways: GiveawayConnection;
  /** The signed-in player's committed hashes: `createBattle` and `createGiveaway` name them. */
  readonly hostSeeds: HostSeeds;
  /** Of items of any players; an item that the log doesn't have is left out. */
  readonly itemSerials: ReadonlyArray<ItemSerial>;
  /** The signed-in player's lanes and device keys. */
  readonly lanes: Lanes;
  readonly liabilities: Liabilities;
  /** The newest statements, the newest first; at most some seconds old. */
  readonly liabilityStatements: ReadonlyArray<LiabilityStatement>;
  /**
   * Recent drops, newest first, at most 20. `top`: only grades 0 and 1. None is here before its `displayAt`; with `upcoming`
   * those are too, for a page that holds them back itself and follows `liveEvents` from there.
   */
  readonly liveDrops: ReadonlyArray<LiveEvent>;
  /**
   * The events after this sequence number, oldest first, at most 200: closes a gap. Where more was missed the newest 200 come
   * and the first of them has a `prev` above `after`: read lists again then.
   */
  readonly liveSince: ReadonlyArray<LiveEvent>;
  /** The signed-in player; null for a visitor. */
  readonly me?: Maybe<Me>;
  readonly message?: Maybe<Message>;
  /** The signed-in player's inbox, newest first. */
  readonly messages: MessageConnection;
  /**
   * Everything kept about the signed-in player, one JSON document: account, settings, sessions, orders, messages, tickets,
   * and the events of their stream.
   */
  readonly myData: Scalars['String']['output'];
  /** Newest first, at most 20. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Live connections to the site, over all of its processes: open sockets, GraphQL's and STOMP's. A page that shows what happens
   * holds one; a person with two pages counts twice. Figures of other processes are at most some seconds old.
   */
  readonly online: Scalars['Int']['output'];
  /** The openings of the signed-in player's sealed entries, newest first; up to 50 a page. */
  readonly openings: OpeningConnection;
  /** Acts of the operator that aren't on a single player, newest first. */
  readonly operatorActs: OperatorActs;
  /** The signed-in player's leaf in the newest statement; null for who wasn't registered by then. */
  readonly ownLiability?: Maybe<OwnLiability>;
  /** Empty where deposits are off. */
  readonly paymentChannels: ReadonlyArray<PaymentChannel>;
  /** The page of a player by their id in the log. Null for who hides their name, whose account is erased, and who never was. */
  readonly player?: Maybe<PlayerPage>;
  /** The signed-in player's plays in every game, newest first; up to 50 a page. */
  readonly plays: PlayConnection;
  readonly promotion: Promotion;
  readonly promotionRecords: PromotionRecordConnection;
  /** `{pairId}.{roundNo}`, a battle's id or a giveaway's, or that of an item which one of them brought. Proofs are public. Null where there is none. */
  readonly proof?: Maybe<Proof>;
  readonly purchases: PurchaseConnection;
  readonly ranking: ReadonlyArray<RankingRow>;
  /**
   * A receipt that outlives the site: a C2SP tlog-proof of the entry at that position, to be kept as a file and verified
   * with nothing but the log's key. The same as `/log/proof/<position>`. Null until the entry is sealed.
   */
  readonly receipt?: Maybe<Scalars['String']['output']>;
  /** The signed-in player's, newest first. */
  readonly retrievals: RetrievalConnection;
  readonly returns: Returns;
  /** One of the player's own pairs, however long ago it ended; null while it is in use, and for any other. */
  readonly revealedPair?: Maybe<RevealedSeedPair>;
  /** The last five weeks up to today, the oldest day first. */
  readonly rewardCalendar: ReadonlyArray<RewardDay>;
  /** Any round of the site by id: proofs are public. Null where there is none. */
  readonly round?: Maybe<Round>;
  /** The signed-in player's rounds, newest first; up to 50 a page. */
  readonly rounds: RoundConnection;
  readonly saferPlay: SaferPlay;
  /** Of this month and the eleven before it, the newest first; at most some seconds old. */
  readonly sealedActs: ReadonlyArray<SealedActs>;
  /** Looks for cases, skins, players and games. */
  readonly search: Found;
  /**
   * The act of a link in a notice, before it is done; null where the link is used up, too old or wrong. For 24 hours after a
   * recovery, the token of a session that it ended works as a link, too: it stops that recovery.
   */
  readonly securityLink?: Maybe<SecurityLink>;
  /** The signed-in player's seeds. */
  readonly seeds: Seeds;
  readonly shop: ShopConnection;
  /** The signed-in player's, newest first. */
  readonly shopPurchases: ShopPurchaseConnection;
  readonly showcase: Showcase;
  readonly site: Site;
  /** Null where no skin has this id. */
  readonly skin?: Maybe<Skin>;
  /** In the order of their English names. */
  readonly skinFamilies: ReadonlyArray<SkinFamily>;
  /** The open cases that hold a skin, cheapest first. */
  readonly skinSources: ReadonlyArray<SkinSource>;
  /** Every skin of the catalog, whether a case holds it or not; up to 60 a page. */
  readonly skins: SkinConnection;
  /** Skins by their ids; unknown ones are left out. */
  readonly skinsOf: ReadonlyArray<Skin>;
  readonly supportTicket?: Maybe<SupportTicket>;
  readonly supportTickets: SupportTicketConnection;
  /** Everything in the catalog that a play may aim at; up to 60 a page. */
  readonly targets: TargetConnection;
  /** Null before terms are published. */
  readonly terms?: Maybe<Scalars['TermsInForce']['output']>;
  readonly themes: ReadonlyArray<Theme>;
  readonly unreadCount: Scalars['Int']['output'];
  /** The rules of upgrades; chances as integers of 10,000,000. */
  readonly upgrade: UpgradeRules;
  /** Grades are public; `claimed` is false for a visitor, whose grade is 0. */
  readonly vip: VipStatus;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryAvatarsArgs = {
  sheet?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBackpackArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BackpackFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BackpackSort>;
  stacked?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<ItemState>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBackpackChoiceArgs = {
  filter?: InputMaybe<BackpackFilter>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBalanceLogArgs = {
  action?: InputMaybe<ActionType>;
  after?: InputMaybe<Scalars['String']['input']>;
  balance?: InputMaybe<Balance>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBannersArgs = {
  locale?: InputMaybe<SiteLocale>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBattleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBattleRankArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<RankPeriod>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBattlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BattleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryCaseArgs = {
  slug: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryCasesArgs = {
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  theme?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryCommandOutcomeArgs = {
  commandId: Scalars['CommandId']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryContractTableArgs = {
  stake: Scalars['Money']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryCouponsArgs = {
  state?: InputMaybe<CouponState>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryDepositArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryDocumentArgs = {
  locale?: InputMaybe<SiteLocale>;
  slug: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryDocumentsArgs = {
  kind?: InputMaybe<DocumentKind>;
  locale?: InputMaybe<SiteLocale>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryDreamLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryFlowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<FlowKind>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryGameRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  game?: InputMaybe<Game>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryGiveawayArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryGiveawaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  finished?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<GiveawayStatus>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryItemSerialsArgs = {
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryLiveDropsArgs = {
  top?: InputMaybe<Scalars['Boolean']['input']>;
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryLiveSinceArgs = {
  after: Scalars['Int']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
  locale?: InputMaybe<SiteLocale>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<SiteLocale>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryNoticesArgs = {
  locale?: InputMaybe<SiteLocale>;
  top?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryOpeningsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryOperatorActsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryPlaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  game?: InputMaybe<Game>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryPromotionRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryProofArgs = {
  after?: InputMaybe<Scalars['LogPosition']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryRankingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: RankingKind;
  period?: InputMaybe<RankPeriod>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryReceiptArgs = {
  position: Scalars['LogPosition']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryRetrievalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<RetrievalState>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryRevealedPairArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryRoundArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySecurityLinkArgs = {
  token: Scalars['String']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryShopArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  balance?: InputMaybe<Balance>;
  family?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  grade?: InputMaybe<Scalars['Int']['input']>;
  maxPrice?: InputMaybe<Scalars['Money']['input']>;
  minPrice?: InputMaybe<Scalars['Money']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ShopSort>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryShopPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySkinArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySkinSourcesArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySkinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SkinFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SkinSort>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySkinsOfArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySupportTicketArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QuerySupportTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TargetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TargetSort>;
};

export type RankPeriod =
  | 'day'
  | 'month'
  | 'week';

export type RankingKind =
  /** Players by value drawn from cases. */
  | 'OPENINGS'
  /** Most valuable single items won, in any game. */
  | 'WINS';

export type RankingRow = {
  readonly __typename?: 'RankingRow';
  readonly avatar: Scalars['String']['output'];
  /** Cases opened; null in WINS. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The item; null in OPENINGS. */
  readonly drop?: Maybe<Drop>;
  readonly mine: Scalars['Boolean']['output'];
  /** Null where the player hides it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** The player's id in the log; null where they hide their name or the account is erased. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  readonly rank: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
};

export type RecoverPasswordInput = {
  /** 8–128 characters, not easy to guess (PASSWORD_WEAK). */
  readonly newPassword: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly smsCode: Scalars['String']['input'];
};

export type RegisterInput = {
  /** The player says they are 18 or older. Must be true. */
  readonly adult: Scalars['Boolean']['input'];
  /** Channel that the player came from, 1–32 of letters, digits, `-`, `_`; unknown ones are kept unchanged. */
  readonly channelCode?: InputMaybe<Scalars['String']['input']>;
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /** The language of the nickname to begin with. */
  readonly locale?: InputMaybe<SiteLocale>;
  /** 8–128 characters, not easy to guess: not one of the most common ones, no sequence, not the own number (PASSWORD_WEAK). */
  readonly password: Scalars['String']['input'];
  /** E.164, with or without spaces; a number without `+` is read as +86. */
  readonly phone: Scalars['String']['input'];
  readonly smsCode: Scalars['String']['input'];
  /** From `completeSteamLogin`: the new account is linked to that Steam account. */
  readonly steamTicket?: InputMaybe<Scalars['String']['input']>;
  /** The player accepts the terms and the privacy policy. Must be true. */
  readonly terms: Scalars['Boolean']['input'];
};

export type RemoveDeviceKeyInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly key: Scalars['Hash']['input'];
  /** Over `glasscase/2/key-gone|<playerId>|<change>|<key>|<signer>`. */
  readonly signature: Scalars['String']['input'];
  /** The key itself, or one that may sign for others. */
  readonly signer: Scalars['Hash']['input'];
};

/** One item on its way to a Steam account. It may take up to 12 hours. */
export type Retrieval = {
  readonly __typename?: 'Retrieval';
  readonly createdAt: Scalars['DateTime']['output'];
  /** The support ticket of a dispute. */
  readonly disputeId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly item: Item;
  /** The last message of the provider; `STEAM_ANOMALY` where the Steam account takes no items; may be null. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly state: RetrievalState;
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type RetrievalConnection = {
  readonly __typename?: 'RetrievalConnection';
  readonly edges: ReadonlyArray<RetrievalEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type RetrievalEdge = {
  readonly __typename?: 'RetrievalEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Retrieval;
};

export type RetrievalState =
  /** 2 */
  | 'awaiting-receipt'
  /** 1 */
  | 'awaiting-shipment'
  /** 4: the item is in the backpack again. */
  | 'failed'
  /** 0 */
  | 'retrieving'
  /** 3 */
  | 'succeeded';

export type RetrieveResult = Answer & {
  readonly __typename?: 'RetrieveResult';
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly retrievals: ReadonlyArray<Retrieval>;
};

/**
 * The return of the stakes, beside the return that luck alone makes of them. Shares: 0.9 is 90 %. `position` and how each figure follows
 * from the log: docs/proof-page.md.
 */
export type ReturnBand = {
  readonly __typename?: 'ReturnBand';
  /** How far what was measured lies from what was published, in standard deviations. */
  readonly deviation: Scalars['Float']['output'];
  readonly measured: Scalars['Float']['output'];
  /** By the tables that were published before the plays. */
  readonly published: Scalars['Float']['output'];
  /** One standard deviation of the return, as a share of what was staked. */
  readonly sigma: Scalars['Float']['output'];
  /** Whether there were enough plays for bands to mean what they say; before that single wins decide. */
  readonly telling: Scalars['Boolean']['output'];
};

export type Returns = {
  readonly __typename?: 'Returns';
  /** Cases that were drawn from, up to 200, those drawn from most. */
  readonly cases: ReadonlyArray<CaseReturn>;
  /** Games that were played, and had something staked. */
  readonly games: ReadonlyArray<GameReturn>;
  /** Entries of the log that were folded. */
  readonly position: Scalars['LogPosition']['output'];
  /** All of these together; null where nothing was staked. */
  readonly total?: Maybe<ReturnBand>;
};

/** A pair that is over: everything about it is public, as soon as a published checkpoint covers the reveal. */
export type RevealedSeedPair = {
  readonly __typename?: 'RevealedSeedPair';
  /** Of the client that asked for the rotation, so that it knows the rotation for its own; null where the pair retired by itself. */
  readonly entropy?: Maybe<Scalars['Entropy']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly publicHash: Scalars['Hash']['output'];
  readonly revealedAt: Scalars['DateTime']['output'];
  readonly roundCount: Scalars['Int']['output'];
  readonly salt?: Maybe<Scalars['Hash']['output']>;
  /** Null for the second or so until that checkpoint is there. */
  readonly serverSeed?: Maybe<Scalars['Hash']['output']>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly userSeed: Scalars['String']['output'];
};

/** The rewards of one day that the player took. */
export type RewardDay = {
  readonly __typename?: 'RewardDay';
  /** Locked bonus claimed for the day's deposits. */
  readonly claimed: Scalars['Money']['output'];
  /** Its beginning; days are UTC. */
  readonly day: Scalars['DateTime']['output'];
  /** Whether a free case was opened. */
  readonly freeCase: Scalars['Boolean']['output'];
};

export type RewardState =
  | 'CLAIMABLE'
  | 'CLAIMED'
  /** Not enough was deposited today. */
  | 'LOCKED';

/** The parties, besides its players, that could choose the outcome of a room of many. */
export type RoomGuard =
  /** A public beacon as well, whose round the house's clock names: an account of the house that comes last could choose the outcome unless a witness saw the room before the round was due. */
  | 'drand'
  /** Seeds and players alone: an account of the house that comes last could choose the outcome. */
  | 'none'
  /** A public beacon whose round counts only if the room's witness saw the lock before the round was due: the house could choose the outcome only together with the witness. */
  | 'witnessed';

export type RoomWitness = {
  readonly __typename?: 'RoomWitness';
  /** Its verifier key: name, id and key. */
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** When the witness saw the last lock, by its own clock; null until that is in the log. */
  readonly seenAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RotateSeedResult = Answer & {
  readonly __typename?: 'RotateSeedResult';
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly revealed: RevealedSeedPair;
  readonly seeds: Seeds;
};

/** One opened case: one round of a seed pair. */
export type Round = {
  readonly __typename?: 'Round';
  readonly caseNames: Names;
  readonly caseSlug: Scalars['ID']['output'];
  readonly caseVersion: Scalars['Int']['output'];
  readonly entropy: Scalars['Entropy']['output'];
  readonly entry: CaseEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** `{pairId}.{roundNo}`: the id in links, receipts and `/provably-fair/verify/{id}`. */
  readonly id: Scalars['ID']['output'];
  readonly item: Item;
  /** Nickname of the player; null where they hide it or the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly oddsHash: Scalars['Hash']['output'];
  /** RFC 8785 JSON of the odds table the round was played on. */
  readonly oddsTable: Scalars['String']['output'];
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly price: Scalars['Money']['output'];
  readonly publicHash: Scalars['Hash']['output'];
  /** Null until the seed pair is rotated or retired, and a published checkpoint covers that. */
  readonly reveal?: Maybe<SeedReveal>;
  readonly roundNo: Scalars['Int']['output'];
  readonly ticket: Scalars['Int']['output'];
  readonly userSeed: Scalars['String']['output'];
};

export type RoundConnection = {
  readonly __typename?: 'RoundConnection';
  readonly edges: ReadonlyArray<RoundEdge>;
  readonly pageInfo: PageInfo;
};

export type RoundEdge = {
  readonly __typename?: 'RoundEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Round;
};

/** Private, erasable, never in the log; enforced with every play. */
export type SaferPlay = {
  readonly __typename?: 'SaferPlay';
  /** The same, and no bonuses or promotional messages; it can't be shortened. In the year 9999 for one without an end. */
  readonly excludedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly jurisdiction: Jurisdiction;
  /** All nine: each kind for each period. */
  readonly limits: ReadonlyArray<PlayLimit>;
  /** Coin staked less coin value won since the moment given by `since`, negative for a loss. */
  readonly netPosition: Scalars['Money']['output'];
  /** Minutes between two reminders, 0 for none. */
  readonly realityCheckMinutes: Scalars['Int']['output'];
  /** No plays and no deposits until then. */
  readonly timeOutUntil?: Maybe<Scalars['DateTime']['output']>;
};


/** Private, erasable, never in the log; enforced with every play. */
export type SaferPlayNetPositionArgs = {
  since: Scalars['DateTime']['input'];
};

/** Acts on single players: the log has them sealed, and they are told by their number alone. */
export type SealedActs = {
  readonly __typename?: 'SealedActs';
  readonly count: Scalars['Int']['output'];
  readonly kind: Scalars['String']['output'];
  /** Of UTC: `2026-11`. */
  readonly month: Scalars['String']['output'];
};

/**
 * The house's word that an accepted command's entries stay where they are in the log, and are sealed within a minute (docs/fairness.md,
 * "Promises"). To be kept, byte for byte, until a checkpoint covers `position`.
 */
export type SealingPromise = {
  readonly __typename?: 'SealingPromise';
  /** All entries of the command, in order: a client compares them with the command that it sent, before it shows anything of it. */
  readonly entries: ReadonlyArray<PromisedEntry>;
  /** Of that entry within the batch, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Of the command's last entry as it is published: SHA-256(0x00 ‖ entry), base64. */
  readonly leafHash: Scalars['String']['output'];
  /** A signed note about all entries of one batch: their places, the RFC 6962 root of their leaves, and by when they are sealed. */
  readonly note: Scalars['String']['output'];
  /** From the leaf to the root of the note, base64. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
};

export type SeatKind =
  /** A declared house player, paid by the house; its winnings go to the house. */
  | 'bot'
  | 'player';

/** How an account is protected. */
export type Security = {
  readonly __typename?: 'Security';
  /** The link of the newest mail to this player, only with the `console` mail provider (development). Null with a real one. */
  readonly devMailLink?: Maybe<Scalars['String']['output']>;
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Frozen: nothing works but looking, signing in and thawing. */
  readonly frozenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hold?: Maybe<AccountHold>;
  /** The oldest first, at most 10. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** False where the site's address can't have passkeys (an IP address, no https). */
  readonly passkeysOffered: Scalars['Boolean']['output'];
  /** The changes that wait, the next one first. */
  readonly pendingChanges: ReadonlyArray<PendingChange>;
  /** Of 10; each is good for once. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  /** The methods that `verifyAction` takes of this player now. */
  readonly stepUp: ReadonlyArray<StepUpMethod>;
  /** Since when an authenticator is in use; null for none. */
  readonly totpSince?: Maybe<Scalars['DateTime']['output']>;
};

/** One line of the security journal: sign-ins, failures, changes, keys, holds. */
export type SecurityEvent = {
  readonly __typename?: 'SecurityEvent';
  readonly at: Scalars['DateTime']['output'];
  /** The object of the event, where there is one to name (a key's name, a masked number). */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Browser and system; empty where unknown. */
  readonly device: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** A word of docs/accounts.md, such as `signed-in` or `trade-link-changed`. */
  readonly kind: Scalars['String']['output'];
};

export type SecurityEventConnection = {
  readonly __typename?: 'SecurityEventConnection';
  readonly edges: ReadonlyArray<SecurityEventEdge>;
  readonly pageInfo: PageInfo;
};

export type SecurityEventEdge = {
  readonly __typename?: 'SecurityEventEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: SecurityEvent;
};

/** The act of a link in a notice. */
export type SecurityLink = {
  readonly __typename?: 'SecurityLink';
  readonly action: SecurityLinkAction;
  /** The change that it stops; null for the other actions. */
  readonly change?: Maybe<PendingChangeKind>;
  /** Null once it is used. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SecurityLinkAction =
  | 'CONFIRM_EMAIL'
  | 'FREEZE'
  | 'STOP_CHANGE'
  | 'STOP_RECOVERY';

/** A server seed that is committed for the next room its player creates. */
export type SeedCommitment = {
  readonly __typename?: 'SeedCommitment';
  readonly id: Scalars['ID']['output'];
  readonly publicHash: Scalars['Hash']['output'];
};

/** A seed pair while it is in use: the server seed is committed by its hash and not shown yet. */
export type SeedPair = {
  readonly __typename?: 'SeedPair';
  readonly id: Scalars['ID']['output'];
  /** HMAC-SHA256(key = salt, message = server seed). */
  readonly publicHash: Scalars['Hash']['output'];
  /** The pair is rotated by itself then, or after 10,000 rounds. */
  readonly retiresAt: Scalars['DateTime']['output'];
  /** Rounds played so far; the next play is `roundCount + 1`. */
  readonly roundCount: Scalars['Int']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly userSeed: Scalars['String']['output'];
};

export type SeedReveal = {
  readonly __typename?: 'SeedReveal';
  /** Position of the reveal in the log. */
  readonly position: Scalars['LogPosition']['output'];
  readonly salt: Scalars['Hash']['output'];
  readonly serverSeed: Scalars['Hash']['output'];
};

export type Seeds = {
  readonly __typename?: 'Seeds';
  readonly current: SeedPair;
  /** Newest first, up to 50. */
  readonly history: ReadonlyArray<RevealedSeedPair>;
  /** Hash of the pair that follows, committed before the current one is used up. */
  readonly nextPairId: Scalars['ID']['output'];
  readonly nextPublicHash: Scalars['Hash']['output'];
};

export type SellResult = Answer & {
  readonly __typename?: 'SellResult';
  readonly items: ReadonlyArray<Item>;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly total: Scalars['Money']['output'];
  readonly wallet: Wallet;
};

export type Session = {
  readonly __typename?: 'Session';
  /** At the latest; sooner when it isn't used (docs/accounts.md). */
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly me: Me;
  /** Opaque bearer token, sent as `authorization: Bearer …`. Shown once, stored hashed. */
  readonly token: Scalars['String']['output'];
};

export type ShopConnection = {
  readonly __typename?: 'ShopConnection';
  readonly edges: ReadonlyArray<ShopListingEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

/** One thing the shop sells. */
export type ShopListing = {
  readonly __typename?: 'ShopListing';
  /** COIN or POINTS. */
  readonly balance: Balance;
  readonly id: Scalars['ID']['output'];
  /** Of one, now: value × the percent of the terms of `shop`, rounded up on the order's total. */
  readonly price: Scalars['Money']['output'];
  readonly skin: Skin;
  readonly stock: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type ShopListingEdge = {
  readonly __typename?: 'ShopListingEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: ShopListing;
};

/** A bought lot. */
export type ShopPurchase = {
  readonly __typename?: 'ShopPurchase';
  readonly at: Scalars['DateTime']['output'];
  readonly balance: Balance;
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<Item>;
  readonly position: Scalars['LogPosition']['output'];
  readonly total: Scalars['Money']['output'];
};

export type ShopPurchaseConnection = {
  readonly __typename?: 'ShopPurchaseConnection';
  readonly edges: ReadonlyArray<ShopPurchaseEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ShopPurchaseEdge = {
  readonly __typename?: 'ShopPurchaseEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: ShopPurchase;
};

export type ShopSort =
  | 'newest'
  | 'value-asc'
  | 'value-desc';

/** The part of the open cases that a front page shows before all of them, chosen by published facts: the same for every client. */
export type Showcase = {
  readonly __typename?: 'Showcase';
  /** At most two others, of a middle price. */
  readonly behind: ReadonlyArray<Case>;
  /** The cases of the first themes, in display order. */
  readonly cases: ReadonlyArray<Case>;
  /** How many cases are open. */
  readonly count: Scalars['Int']['output'];
  /** The dearest of the fresh cases, else of all. Null where no case is open. */
  readonly featured?: Maybe<Case>;
  /** The case that a new player opens for free each day. Null where no case is free. */
  readonly freeCase?: Maybe<Case>;
  readonly highestPrice?: Maybe<Scalars['Money']['output']>;
  /** Null where no case is open. */
  readonly lowestPrice?: Maybe<Scalars['Money']['output']>;
};


/** The part of the open cases that a front page shows before all of them, chosen by published facts: the same for every client. */
export type ShowcaseCasesArgs = {
  themes: Scalars['Int']['input'];
};

/** The facts of the installation that a client must know. */
export type Site = {
  readonly __typename?: 'Site';
  /** The beacon of battles and giveaways that are opened now. */
  readonly beacon: SiteBeacon;
  /**
   * How far the read models are on their way to the log that a start found, in whole per cent; null once they have come there. Until
   * then queries wait for what they show, and answer BUSY where that takes too long.
   */
  readonly catchingUp?: Maybe<Scalars['Int']['output']>;
  /** The code the registration form starts with; null where none is set. */
  readonly defaultInviteCode?: Maybe<Scalars['String']['output']>;
  /** A demo world: declared demo players play here with coin that was never bought, and the page says so. */
  readonly demo: Scalars['Boolean']['output'];
  readonly deposits: Scalars['Boolean']['output'];
  /** Countries whose numbers get text messages, in the operator's order. */
  readonly dialPrefixes: ReadonlyArray<DialPrefix>;
  readonly retrieval: Scalars['Boolean']['output'];
  /** Whether items can be exchanged for points. */
  readonly showExchange: Scalars['Boolean']['output'];
  /** Whether there is a public notice to show. */
  readonly showPublic: Scalars['Boolean']['output'];
  readonly statistics: SiteStatistics;
  /** Whether Steam sign-in, retrieval and deposits work here. */
  readonly steam: Scalars['Boolean']['output'];
  /** Whether the page offers the coin and points switch. */
  readonly switchBalanceType: Scalars['Boolean']['output'];
  /** Whether points may be sent to other players. */
  readonly transfersToPlayers: Scalars['Boolean']['output'];
};

export type SiteBeacon = {
  readonly __typename?: 'SiteBeacon';
  /**
   * RFC 8785 JSON of the choice, as the entry of a room that is opened now holds it in `beacon`. An `expectedBeacon` may say it in place of
   * `expected`: a refusal is then signed for a command that its client knows.
   */
  readonly choice: Scalars['String']['output'];
  /** The value of an `expectedBeacon` that agrees to this beacon and to its witness. */
  readonly expected: Scalars['String']['output'];
  /** The protection of the randomness of rooms that are opened now. */
  readonly guard: RoomGuard;
  /** `none` or `drand` */
  readonly kind: Scalars['String']['output'];
  /** Addresses of HTTP relays that any client can ask for a round: `{relay}/{chain}/public/{round}`. None without a beacon. */
  readonly relays: ReadonlyArray<Scalars['String']['output']>;
  /** The name of the witness that has to see each lock; null where none has to. */
  readonly witness?: Maybe<Scalars['String']['output']>;
};

/** The languages the site's own texts come in. */
export type SiteLocale =
  | 'en'
  | 'zh-CN'
  | 'zh-TW';

/** Sums over the whole log, as the read models have them. */
export type SiteStatistics = {
  readonly __typename?: 'SiteStatistics';
  readonly battles: Scalars['Int']['output'];
  readonly giveaways: Scalars['Int']['output'];
  readonly opened: Scalars['Int']['output'];
  readonly players: Scalars['Int']['output'];
  readonly upgrades: Scalars['Int']['output'];
};

/** An item design: a finish on a family. */
export type Skin = {
  readonly __typename?: 'Skin';
  readonly family: Scalars['String']['output'];
  readonly familyNames: Names;
  /** Empty strings where the skin has no finish. */
  readonly finishNames: Names;
  /** Rarity, 0 (top) to 6. */
  readonly grade: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Path of the drawn picture, immutable: `/art/skin/{id}.{version}.svg`. A small cut is at `imageSmall`. */
  readonly image: Scalars['String']['output'];
  readonly imageSmall: Scalars['String']['output'];
  /** From the best wear to the worst; one entry without wear for a skin that has none. */
  readonly wears: ReadonlyArray<SkinWear>;
};

export type SkinConnection = {
  readonly __typename?: 'SkinConnection';
  readonly edges: ReadonlyArray<SkinEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SkinEdge = {
  readonly __typename?: 'SkinEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Skin;
};

/** A body that skins share, and how many finishes it has. */
export type SkinFamily = {
  readonly __typename?: 'SkinFamily';
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly names: Names;
};

export type SkinFilter = {
  readonly family?: InputMaybe<Scalars['ID']['input']>;
  /** 0 is the top. */
  readonly grades?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Part of the family's or the finish's name in any language. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Skins that come in one of these. */
  readonly wears?: InputMaybe<ReadonlyArray<Wear>>;
};

export type SkinSort =
  /** From the top grade down; within a grade the dearest first. */
  | 'grade'
  /** By the value of the best wear that the filter leaves. */
  | 'value-asc'
  | 'value-desc';

/** An open case with the entries that hold a skin. */
export type SkinSource = {
  readonly __typename?: 'SkinSource';
  readonly case: Case;
  readonly entries: ReadonlyArray<CaseEntry>;
};

/** The value of a skin in one wear, as the catalog has it now. */
export type SkinWear = {
  readonly __typename?: 'SkinWear';
  readonly floatMax: Scalars['Int']['output'];
  /** Wear float range in millionths, first inclusive, last exclusive. */
  readonly floatMin: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
  /** Null for a skin without wear. */
  readonly wear?: Maybe<Wear>;
};

/**
 * A picture with a gap and the piece that fits it. Bound to the phone and the address that asked, good for one answer and
 * two minutes.
 */
export type SliderChallenge = {
  readonly __typename?: 'SliderChallenge';
  /** `data:image/webp;base64,…` */
  readonly background: Scalars['String']['output'];
  /** The answer, only where the `console` SMS provider is configured (development). Null with a real provider. */
  readonly devAnswer?: Maybe<Scalars['Int']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Seconds until another code can be sent to this number; 0 when one can be sent now. */
  readonly lockSeconds: Scalars['Int']['output'];
  readonly piece: Scalars['String']['output'];
  readonly pieceSize: Scalars['Int']['output'];
  /** Top edge of the piece, in pixels of the picture. */
  readonly pieceTop: Scalars['Int']['output'];
  /** To be solved meanwhile, for `SmsCodeInput.proof`. */
  readonly proof: ProofOfWork;
  readonly width: Scalars['Int']['output'];
};

export type SmsChallenge = {
  readonly __typename?: 'SmsChallenge';
  /** The code itself, only with the `console` SMS provider (development): shown in the dialog. Null with a real provider. */
  readonly devCode?: Maybe<Scalars['String']['output']>;
  /** Seconds until another code can be sent to this number. */
  readonly lockSeconds: Scalars['Int']['output'];
};

export type SmsCodeInput = {
  /** E.164, with or without spaces; a number without `+` is read as +86. For VERIFY the player's own, or `Me.phone` as shown. */
  readonly phone: Scalars['String']['input'];
  /** The solved proof of work. Clients without one share a small number of messages an hour, and solve the slider. */
  readonly proof?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: SmsPurpose;
  /** Of the slider, or of the check without sight. */
  readonly sliderId: Scalars['ID']['input'];
  /** Left edge of the piece where it was let go, in pixels of the picture. Null after a check without sight. */
  readonly sliderX?: InputMaybe<Scalars['Int']['input']>;
};

export type SmsLoginInput = {
  readonly phone: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code, where the account has an authenticator. */
  readonly secondFactor?: InputMaybe<Scalars['String']['input']>;
  readonly smsCode: Scalars['String']['input'];
};

/** The purpose of an SMS code, and of the slider before it. A code for one purpose is no good for another. */
export type SmsPurpose =
  /** The new number of a signed-in player (`changePhone`). */
  | 'CHANGE_PHONE'
  | 'LOGIN'
  | 'RECOVER'
  | 'REGISTER'
  /** A sensitive act of a signed-in player (`verifyAction`). */
  | 'VERIFY';

export type StartDepositInput = {
  /** Coin to buy. */
  readonly amount: Scalars['Money']['input'];
  readonly channel: Scalars['ID']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  /** A deposit coupon of the player's. */
  readonly couponId?: InputMaybe<Scalars['ID']['input']>;
  readonly currency: Scalars['ID']['input'];
};

/**
 * The result of Steam's confirmed answer: a session of the linked account, or a ticket to register with. Neither where a
 * signed-in player links their account: they are signed in already, and the link waits 24 hours.
 */
export type SteamLogin = {
  readonly __typename?: 'SteamLogin';
  /** The page the player came from, of this site; null where none was given. */
  readonly callbackPath?: Maybe<Scalars['String']['output']>;
  /** For `RegisterInput.steamTicket`; 10 minutes. Null where an account was linked already. */
  readonly registrationTicket?: Maybe<Scalars['String']['output']>;
  readonly session?: Maybe<Session>;
};

/** Where the browser goes to sign in with Steam, and what it brings back. */
export type SteamRedirect = {
  readonly __typename?: 'SteamRedirect';
  readonly url: Scalars['String']['output'];
};

/** How a player proves that it is them before a sensitive change. */
export type StepUpMethod =
  | 'PASSKEY'
  /** Only where there is neither a passkey nor an authenticator. */
  | 'SMS'
  /** A code of an authenticator app, or one of the recovery codes. */
  | 'TOTP';

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The battle as it is now, and again whenever it changes. Each message is whole, so nothing can be missed: keep the one
   * with the greatest `version`.
   */
  readonly battleUpdated: Battle;
  /** The events of the whole site, as far as they may be shown; see `LiveEvent`. */
  readonly liveEvents: LiveEvent;
};


export type SubscriptionBattleUpdatedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionLiveEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A question to the operator. */
export type SupportTicket = {
  readonly __typename?: 'SupportTicket';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly entries: ReadonlyArray<TicketEntry>;
  readonly id: Scalars['ID']['output'];
  /** The retrieval it disputes. */
  readonly retrievalId?: Maybe<Scalars['ID']['output']>;
  readonly state: TicketState;
  readonly subject: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type SupportTicketConnection = {
  readonly __typename?: 'SupportTicketConnection';
  readonly edges: ReadonlyArray<SupportTicketEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SupportTicketEdge = {
  readonly __typename?: 'SupportTicketEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: SupportTicket;
};

/** A skin in one wear with its catalog value now: a play may aim at it. */
export type Target = {
  readonly __typename?: 'Target';
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type TargetConnection = {
  readonly __typename?: 'TargetConnection';
  readonly edges: ReadonlyArray<TargetEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TargetEdge = {
  readonly __typename?: 'TargetEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Target;
};

export type TargetFilter = {
  /** 0 is the top. */
  readonly grades?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly maxValue?: InputMaybe<Scalars['Money']['input']>;
  readonly minValue?: InputMaybe<Scalars['Money']['input']>;
  /** Part of the family's or the finish's name in any language. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly wears?: InputMaybe<ReadonlyArray<Wear>>;
};

export type TargetSort =
  | 'value-asc'
  | 'value-desc';

export type Theme = {
  readonly __typename?: 'Theme';
  readonly id: Scalars['ID']['output'];
  readonly names: Names;
  readonly taglines: Names;
};

export type TicketEntry = {
  readonly __typename?: 'TicketEntry';
  readonly at: Scalars['DateTime']['output'];
  readonly fromSupport: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type TicketState =
  | 'answered'
  | 'closed'
  | 'open';

/** An authenticator that is about to be added: confirmed by its first code, within 10 minutes. */
export type TotpSetup = {
  readonly __typename?: 'TotpSetup';
  /** Base32, for typing it in. */
  readonly secret: Scalars['String']['output'];
  /** `otpauth://totp/…`, for a QR code drawn in the page. */
  readonly uri: Scalars['String']['output'];
};

export type TransferResult = Answer & {
  readonly __typename?: 'TransferResult';
  /** Coin that arrived; null for a transfer to another player. */
  readonly coin?: Maybe<Scalars['Money']['output']>;
  readonly points: Scalars['Money']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

export type UpgradeInput = {
  /** Coin added to the items. */
  readonly coin?: InputMaybe<Scalars['Money']['input']>;
  readonly commandId: Scalars['CommandId']['input'];
  /** Of a loose play, and of none on a lane. */
  readonly entropy?: InputMaybe<Scalars['Entropy']['input']>;
  /** Held items. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly link?: InputMaybe<Scalars['Hash']['input']>;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  readonly pairId: Scalars['ID']['input'];
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  readonly roundNo?: InputMaybe<Scalars['Int']['input']>;
  readonly side: UpgradeSide;
  /** The stake that the player was shown; another value now is refused with PRICE_CHANGED. */
  readonly stake: Scalars['Money']['input'];
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  readonly step?: InputMaybe<Scalars['Int']['input']>;
  /** Of the whole upgrade table (docs/fairness.md), where the client knows it: another table now is refused with PRICE_CHANGED. */
  readonly tableHash?: InputMaybe<Scalars['Hash']['input']>;
  readonly targetSkin: Scalars['ID']['input'];
  readonly targetValue: Scalars['Money']['input'];
  readonly targetWear?: InputMaybe<Wear>;
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  readonly terms: Scalars['Hash']['input'];
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  readonly userSeed: Scalars['String']['input'];
  readonly winTickets: Scalars['Int']['input'];
};

/** One upgrade: one round of a seed pair. */
export type UpgradePlay = {
  readonly __typename?: 'UpgradePlay';
  readonly coin: Scalars['Money']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where the stake was lost. */
  readonly item?: Maybe<Item>;
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly roundNo: Scalars['Int']['output'];
  readonly side: UpgradeSide;
  readonly stake: Scalars['Money']['output'];
  readonly target: Target;
  readonly ticket: Scalars['Int']['output'];
  readonly winTickets: Scalars['Int']['output'];
  readonly won: Scalars['Boolean']['output'];
};

export type UpgradeResult = Answer & {
  readonly __typename?: 'UpgradeResult';
  readonly play: UpgradePlay;
  readonly position: Scalars['LogPosition']['output'];
  readonly promise?: Maybe<SealingPromise>;
  readonly wallet: Wallet;
};

/** chance = stake ÷ target × the return, floored to 1/10,000,000 */
export type UpgradeRules = {
  readonly __typename?: 'UpgradeRules';
  readonly maxItems: Scalars['Int']['output'];
  readonly maxTickets: Scalars['Int']['output'];
  readonly minTickets: Scalars['Int']['output'];
  /** Percent of the stake that comes back on average. */
  readonly returnPercent: Scalars['Int']['output'];
  /** The emergency stop is on. */
  readonly stopped: Scalars['Boolean']['output'];
  /** Hash of the section of the terms that these follow from: a play names it. */
  readonly terms: Scalars['Hash']['output'];
};

/** UNDER wins with a ticket below `winTickets`, OVER with one from 10,000,000 − `winTickets` on. */
export type UpgradeSide =
  | 'over'
  | 'under';

/** Identity verification by a provider (`sandbox` is built in). Its result is private and never in the log. */
export type Verification = {
  readonly __typename?: 'Verification';
  readonly state: VerificationState;
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type VerificationStart = {
  readonly __typename?: 'VerificationStart';
  readonly url: Scalars['String']['output'];
};

export type VerificationState =
  | 'FAILED'
  | 'NONE'
  | 'PENDING'
  | 'VERIFIED';

export type VipGrade = {
  readonly __typename?: 'VipGrade';
  readonly claimed: Scalars['Boolean']['output'];
  /** The daily free case of this grade; null where none is published. */
  readonly freeCase?: Maybe<Case>;
  /** 1 to 20. */
  readonly grade: Scalars['Int']['output'];
  /** Points, claimed once. */
  readonly reward: Scalars['Money']['output'];
  /** Wagering it takes. */
  readonly threshold: Scalars['Money']['output'];
};

export type VipStatus = {
  readonly __typename?: 'VipStatus';
  /** 0 to 20. */
  readonly grade: Scalars['Int']['output'];
  readonly grades: ReadonlyArray<VipGrade>;
  /** The wagering that the next grade takes; null at the top. */
  readonly nextThreshold?: Maybe<Scalars['Money']['output']>;
  readonly wagered: Scalars['Money']['output'];
};

export type Wallet = {
  readonly __typename?: 'Wallet';
  readonly coin: Scalars['Money']['output'];
  /** Bonuses that aren't coin yet. */
  readonly locked: Scalars['Money']['output'];
  readonly points: Scalars['Money']['output'];
  /** Version of the player's stream that these balances belong to. Grows with every command of the player. */
  readonly version: Scalars['Int']['output'];
};

export type Wear =
  | 'BS'
  | 'FN'
  | 'FT'
  | 'MW'
  | 'WW';

export type WitnessRoomAnswer = {
  readonly __typename?: 'WitnessRoomAnswer';
  readonly position: Scalars['LogPosition']['output'];
};

export type WitnessRoomInput = {
  /** A checkpoint of this log as a signed note, with the line of the witness that the room names. */
  readonly checkpoint: Scalars['String']['input'];
  /** Of the battle or the giveaway. */
  readonly roomId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Answer:
    | ( Omit<BattleAnswer, 'battle' | 'promise'> & { battle: _RefType['Battle'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<BuyResult, 'listing' | 'promise' | 'purchase'> & { listing: _RefType['ShopListing'], promise?: Maybe<_RefType['SealingPromise']>, purchase: _RefType['ShopPurchase'] } )
    | ( Omit<ClaimResult, 'balance' | 'promise'> & { balance: _RefType['Balance'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<ContractResult, 'play' | 'promise'> & { play: _RefType['ContractPlay'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<DreamResult, 'play' | 'promise'> & { play: _RefType['DreamPlay'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( ExchangeResultModel )
    | ( Omit<GiveawayAnswer, 'giveaway' | 'promise'> & { giveaway: _RefType['Giveaway'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<GoldenReward, 'promise'> & { promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<LaneResult, 'lanes' | 'promise'> & { lanes: _RefType['Lanes'], promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<OpenCaseResult, 'promise' | 'rounds'> & { promise?: Maybe<_RefType['SealingPromise']>, rounds: ReadonlyArray<_RefType['Round']> } )
    | ( Omit<RetrieveResult, 'promise' | 'retrievals'> & { promise?: Maybe<_RefType['SealingPromise']>, retrievals: ReadonlyArray<_RefType['Retrieval']> } )
    | ( Omit<RotateSeedResult, 'promise'> & { promise?: Maybe<_RefType['SealingPromise']> } )
    | ( SellResultModel )
    | ( Omit<TransferResult, 'promise'> & { promise?: Maybe<_RefType['SealingPromise']> } )
    | ( Omit<UpgradeResult, 'play' | 'promise'> & { play: _RefType['UpgradePlay'], promise?: Maybe<_RefType['SealingPromise']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountHold: ResolverTypeWrapper<AccountHold>;
  ActRulesInForce: ResolverTypeWrapper<ActRulesInForce>;
  ActState: ActState;
  ActionTicket: ResolverTypeWrapper<ActionTicket>;
  ActionType: ActionType;
  AddBotInput: AddBotInput;
  AddDeviceKeyInput: AddDeviceKeyInput;
  Answer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Answer']>;
  ApiKey: ResolverTypeWrapper<ApiKeyModel>;
  ApiScope: ApiScope;
  BackpackFilter: BackpackFilter;
  BackpackSort: ResolverTypeWrapper<BackpackSort>;
  Balance: ResolverTypeWrapper<Balance>;
  BalanceLogConnection: ResolverTypeWrapper<Omit<BalanceLogConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BalanceLogEdge']> }>;
  BalanceLogEdge: ResolverTypeWrapper<Omit<BalanceLogEdge, 'node'> & { node: ResolversTypes['BalanceLogEntry'] }>;
  BalanceLogEntry: ResolverTypeWrapper<BalanceLogModel>;
  Banner: ResolverTypeWrapper<Banner>;
  Battle: ResolverTypeWrapper<BattleModel>;
  BattleAnswer: ResolverTypeWrapper<Omit<BattleAnswer, 'battle' | 'promise'> & { battle: ResolversTypes['Battle'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  BattleAward: ResolverTypeWrapper<BattleAward>;
  BattleBox: ResolverTypeWrapper<BattleBoxModel>;
  BattleBoxInput: BattleBoxInput;
  BattleConnection: ResolverTypeWrapper<Omit<BattleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BattleEdge']> }>;
  BattleDraw: ResolverTypeWrapper<BattleDrawModel>;
  BattleEdge: ResolverTypeWrapper<Omit<BattleEdge, 'node'> & { node: ResolversTypes['Battle'] }>;
  BattleFilter: BattleFilter;
  BattleMode: ResolverTypeWrapper<BattleMode>;
  BattlePace: ResolverTypeWrapper<BattlePace>;
  BattleRankRow: ResolverTypeWrapper<BattleRankRowModel>;
  BattleResult: ResolverTypeWrapper<BattleResult>;
  BattleRound: ResolverTypeWrapper<BattleRoundModel>;
  BattleScope: ResolverTypeWrapper<BattleScope>;
  BattleSeat: ResolverTypeWrapper<BattleSeatModel>;
  BattleStatus: ResolverTypeWrapper<BattleStatus>;
  BattleTie: ResolverTypeWrapper<BattleTie>;
  Beacon: ResolverTypeWrapper<Beacon>;
  BeaconRoundAnswer: ResolverTypeWrapper<BeaconRoundAnswer>;
  BeaconRoundInput: BeaconRoundInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrokenGlass: ResolverTypeWrapper<BrokenGlass>;
  BuyResult: ResolverTypeWrapper<Omit<BuyResult, 'listing' | 'promise' | 'purchase'> & { listing: ResolversTypes['ShopListing'], promise?: Maybe<ResolversTypes['SealingPromise']>, purchase: ResolversTypes['ShopPurchase'] }>;
  Case: ResolverTypeWrapper<CaseModel>;
  CaseEntry: ResolverTypeWrapper<CaseEntryModel>;
  CaseReturn: ResolverTypeWrapper<Omit<CaseReturn, 'names'> & { names: ResolversTypes['Names'] }>;
  ChangePasswordInput: ChangePasswordInput;
  CheckWithoutSight: ResolverTypeWrapper<CheckWithoutSight>;
  ClaimResult: ResolverTypeWrapper<Omit<ClaimResult, 'balance' | 'promise'> & { balance: ResolversTypes['Balance'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  CloseLaneInput: CloseLaneInput;
  CommandId: ResolverTypeWrapper<Scalars['CommandId']['output']>;
  CommandOutcome: ResolverTypeWrapper<Omit<CommandOutcome, 'order'> & { order?: Maybe<ResolversTypes['DepositOrder']> }>;
  CommandRound: ResolverTypeWrapper<CommandRound>;
  CommandState: CommandState;
  ConsolationEntry: ResolverTypeWrapper<ConsolationEntryModel>;
  Contest: ResolverTypeWrapper<ContestModel>;
  ContestPlace: ResolverTypeWrapper<ContestPlaceModel>;
  ContestRanking: ResolverTypeWrapper<ContestRanking>;
  ContestStatus: ContestStatus;
  ContractEntry: ResolverTypeWrapper<Omit<ContractEntry, 'skin'> & { skin: ResolversTypes['Skin'] }>;
  ContractInput: ContractInput;
  ContractPlay: ResolverTypeWrapper<Omit<ContractPlay, 'item'> & { item: ResolversTypes['Item'] }>;
  ContractResult: ResolverTypeWrapper<Omit<ContractResult, 'play' | 'promise'> & { play: ResolversTypes['ContractPlay'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  ContractRules: ResolverTypeWrapper<ContractRules>;
  ContractTable: ResolverTypeWrapper<Omit<ContractTable, 'entries'> & { entries: ReadonlyArray<ResolversTypes['ContractEntry']> }>;
  Coupon: ResolverTypeWrapper<CouponModel>;
  CouponKind: CouponKind;
  CouponState: CouponState;
  CreateBattleInput: CreateBattleInput;
  CreateGiveawayInput: CreateGiveawayInput;
  Currency: ResolverTypeWrapper<Currency>;
  DailyReward: ResolverTypeWrapper<DailyReward>;
  DailyRewardTier: ResolverTypeWrapper<DailyRewardTier>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deliveries: ResolverTypeWrapper<Deliveries>;
  DepositOrder: ResolverTypeWrapper<DepositOrderModel>;
  DepositOrderConnection: ResolverTypeWrapper<Omit<DepositOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DepositOrderEdge']> }>;
  DepositOrderEdge: ResolverTypeWrapper<Omit<DepositOrderEdge, 'node'> & { node: ResolversTypes['DepositOrder'] }>;
  DepositResult: ResolverTypeWrapper<DepositResult>;
  DepositState: DepositState;
  DeviceKey: ResolverTypeWrapper<Omit<DeviceKey, 'addedBy'> & { addedBy: ResolversTypes['DeviceKeyOrigin'] }>;
  DeviceKeyOrigin: ResolverTypeWrapper<DeviceKeyOrigin>;
  DeviceSession: ResolverTypeWrapper<DeviceSessionModel>;
  DialPrefix: ResolverTypeWrapper<DialPrefix>;
  Document: ResolverTypeWrapper<Document>;
  DocumentKind: DocumentKind;
  DocumentSection: ResolverTypeWrapper<DocumentSection>;
  Draws: ResolverTypeWrapper<Draws>;
  DreamInput: DreamInput;
  DreamPlay: ResolverTypeWrapper<DreamPlayModel>;
  DreamPlayConnection: ResolverTypeWrapper<DreamPlayConnectionModel>;
  DreamPlayEdge: ResolverTypeWrapper<Omit<DreamPlayEdge, 'node'> & { node: ResolversTypes['DreamPlay'] }>;
  DreamResult: ResolverTypeWrapper<Omit<DreamResult, 'play' | 'promise'> & { play: ResolversTypes['DreamPlay'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  DreamRules: ResolverTypeWrapper<DreamRulesModel>;
  Drop: ResolverTypeWrapper<DropModel>;
  EnterGiveawayInput: EnterGiveawayInput;
  Entropy: ResolverTypeWrapper<Scalars['Entropy']['output']>;
  ExchangeResult: ResolverTypeWrapper<ExchangeResultModel>;
  FairnessLog: ResolverTypeWrapper<FairnessLogModel>;
  FillWithBotsInput: FillWithBotsInput;
  FilledSeatInput: FilledSeatInput;
  FirstDepositBonus: ResolverTypeWrapper<FirstDepositBonus>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FlowConnection: ResolverTypeWrapper<Omit<FlowConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FlowEdge']> }>;
  FlowEdge: ResolverTypeWrapper<Omit<FlowEdge, 'node'> & { node: ResolversTypes['FlowRecord'] }>;
  FlowKind: ResolverTypeWrapper<FlowKind>;
  FlowRecord: ResolverTypeWrapper<FlowModel>;
  Found: ResolverTypeWrapper<Omit<Found, 'cases' | 'game' | 'skins'> & { cases: ReadonlyArray<ResolversTypes['Case']>, game?: Maybe<ResolversTypes['FoundGame']>, skins: ReadonlyArray<ResolversTypes['Skin']> }>;
  FoundGame: ResolverTypeWrapper<Omit<FoundGame, 'game'> & { game: ResolversTypes['Game'] }>;
  FoundPlayer: ResolverTypeWrapper<FoundPlayer>;
  FreeCase: ResolverTypeWrapper<Omit<FreeCase, 'case'> & { case: ResolversTypes['Case'] }>;
  Game: ResolverTypeWrapper<Game>;
  GameRecord: ResolverTypeWrapper<GameRecordModel>;
  GameRecordConnection: ResolverTypeWrapper<Omit<GameRecordConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GameRecordEdge']> }>;
  GameRecordEdge: ResolverTypeWrapper<Omit<GameRecordEdge, 'node'> & { node: ResolversTypes['GameRecord'] }>;
  GameReturn: ResolverTypeWrapper<Omit<GameReturn, 'game'> & { game: ResolversTypes['Game'] }>;
  GameStop: ResolverTypeWrapper<Omit<GameStop, 'game'> & { game: ResolversTypes['Game'] }>;
  Giveaway: ResolverTypeWrapper<GiveawayModel>;
  GiveawayAnswer: ResolverTypeWrapper<Omit<GiveawayAnswer, 'giveaway' | 'promise'> & { giveaway: ResolversTypes['Giveaway'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  GiveawayConditions: ResolverTypeWrapper<GiveawayConditions>;
  GiveawayConnection: ResolverTypeWrapper<Omit<GiveawayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GiveawayEdge']> }>;
  GiveawayEdge: ResolverTypeWrapper<Omit<GiveawayEdge, 'node'> & { node: ResolversTypes['Giveaway'] }>;
  GiveawayEntry: ResolverTypeWrapper<GiveawayEntryModel>;
  GiveawayEntryConnection: ResolverTypeWrapper<Omit<GiveawayEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GiveawayEntryEdge']> }>;
  GiveawayEntryEdge: ResolverTypeWrapper<Omit<GiveawayEntryEdge, 'node'> & { node: ResolversTypes['GiveawayEntry'] }>;
  GiveawayPrize: ResolverTypeWrapper<GiveawayPrizeModel>;
  GiveawayStatus: GiveawayStatus;
  GiveawayWinner: ResolverTypeWrapper<GiveawayWinnerModel>;
  GoldenReward: ResolverTypeWrapper<Omit<GoldenReward, 'promise'> & { promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  Hash: ResolverTypeWrapper<Scalars['Hash']['output']>;
  HoldReason: HoldReason;
  HostSeeds: ResolverTypeWrapper<HostSeeds>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<ItemModel>;
  ItemChoice: ResolverTypeWrapper<Omit<ItemChoice, 'items'> & { items: ReadonlyArray<ResolversTypes['Item']> }>;
  ItemConnection: ResolverTypeWrapper<Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ItemEdge']> }>;
  ItemEdge: ResolverTypeWrapper<Omit<ItemEdge, 'node'> & { node: ResolversTypes['Item'] }>;
  ItemSerial: ResolverTypeWrapper<ItemSerial>;
  ItemState: ResolverTypeWrapper<ItemState>;
  JoinBattleInput: JoinBattleInput;
  Jurisdiction: ResolverTypeWrapper<Jurisdiction>;
  Lane: ResolverTypeWrapper<Lane>;
  LaneResult: ResolverTypeWrapper<Omit<LaneResult, 'lanes' | 'promise'> & { lanes: ResolversTypes['Lanes'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  Lanes: ResolverTypeWrapper<Omit<Lanes, 'keys'> & { keys: ReadonlyArray<ResolversTypes['DeviceKey']> }>;
  Liabilities: ResolverTypeWrapper<Liabilities>;
  Liability: Liability;
  LiabilityAmount: ResolverTypeWrapper<LiabilityAmount>;
  LiabilityStatement: ResolverTypeWrapper<LiabilityStatement>;
  LimitKind: ResolverTypeWrapper<LimitKind>;
  LimitPeriod: ResolverTypeWrapper<LimitPeriod>;
  LiveEvent: ResolverTypeWrapper<LiveEventModel>;
  LiveEventType: LiveEventType;
  LogEntry: ResolverTypeWrapper<LogEntry>;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  LoginInput: LoginInput;
  Me: ResolverTypeWrapper<MeModel>;
  Message: ResolverTypeWrapper<Message>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessageKind: MessageKind;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Names: ResolverTypeWrapper<NamesModel>;
  NewApiKey: ResolverTypeWrapper<Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  Notice: ResolverTypeWrapper<Notice>;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: ResolverTypeWrapper<Omit<OpenCaseResult, 'promise' | 'rounds'> & { promise?: Maybe<ResolversTypes['SealingPromise']>, rounds: ReadonlyArray<ResolversTypes['Round']> }>;
  OpenFreeCaseInput: OpenFreeCaseInput;
  OpenLaneInput: OpenLaneInput;
  Opening: ResolverTypeWrapper<Opening>;
  OpeningConnection: ResolverTypeWrapper<OpeningConnection>;
  OpeningEdge: ResolverTypeWrapper<OpeningEdge>;
  OperatorAct: ResolverTypeWrapper<OperatorAct>;
  OperatorActs: ResolverTypeWrapper<OperatorActs>;
  OwnLiability: ResolverTypeWrapper<OwnLiability>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  PasskeyAnswer: PasskeyAnswer;
  PasskeyCeremony: ResolverTypeWrapper<PasskeyCeremony>;
  PaymentChannel: ResolverTypeWrapper<Omit<PaymentChannel, 'names'> & { names: ResolversTypes['Names'] }>;
  PendingChange: ResolverTypeWrapper<PendingChangeModel>;
  PendingChangeKind: PendingChangeKind;
  PendingLimit: ResolverTypeWrapper<PendingLimit>;
  Play: ResolverTypeWrapper<PlayModel>;
  PlayConnection: ResolverTypeWrapper<Omit<PlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PlayEdge']> }>;
  PlayEdge: ResolverTypeWrapper<Omit<PlayEdge, 'node'> & { node: ResolversTypes['Play'] }>;
  PlayLimit: ResolverTypeWrapper<Omit<PlayLimit, 'kind' | 'period'> & { kind: ResolversTypes['LimitKind'], period: ResolversTypes['LimitPeriod'] }>;
  PlayedStep: ResolverTypeWrapper<PlayedStep>;
  PlayerBattle: ResolverTypeWrapper<PlayerBattle>;
  PlayerBattles: ResolverTypeWrapper<PlayerBattles>;
  PlayerLuck: ResolverTypeWrapper<PlayerLuck>;
  PlayerPage: ResolverTypeWrapper<PlayerPageModel>;
  PlayerPagePart: PlayerPagePart;
  PrizeBalance: ResolverTypeWrapper<PrizeBalance>;
  PromisedEntry: ResolverTypeWrapper<PromisedEntry>;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionLevel: ResolverTypeWrapper<PromotionLevel>;
  PromotionRecord: ResolverTypeWrapper<PromotionRecordModel>;
  PromotionRecordConnection: ResolverTypeWrapper<Omit<PromotionRecordConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PromotionRecordEdge']> }>;
  PromotionRecordEdge: ResolverTypeWrapper<Omit<PromotionRecordEdge, 'node'> & { node: ResolversTypes['PromotionRecord'] }>;
  Proof: ResolverTypeWrapper<Omit<Proof, 'game'> & { game: ResolversTypes['Game'] }>;
  ProofNickname: ResolverTypeWrapper<ProofNickname>;
  ProofOfWork: ResolverTypeWrapper<ProofOfWork>;
  PurchaseChannel: ResolverTypeWrapper<PurchaseChannel>;
  PurchaseConnection: ResolverTypeWrapper<Omit<PurchaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PurchaseEdge']> }>;
  PurchaseEdge: ResolverTypeWrapper<Omit<PurchaseEdge, 'node'> & { node: ResolversTypes['PurchaseRecord'] }>;
  PurchaseRecord: ResolverTypeWrapper<PurchaseModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankPeriod: ResolverTypeWrapper<RankPeriod>;
  RankingKind: RankingKind;
  RankingRow: ResolverTypeWrapper<RankingRowModel>;
  RecoverPasswordInput: RecoverPasswordInput;
  RegisterInput: RegisterInput;
  RemoveDeviceKeyInput: RemoveDeviceKeyInput;
  Retrieval: ResolverTypeWrapper<RetrievalModel>;
  RetrievalConnection: ResolverTypeWrapper<Omit<RetrievalConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RetrievalEdge']> }>;
  RetrievalEdge: ResolverTypeWrapper<Omit<RetrievalEdge, 'node'> & { node: ResolversTypes['Retrieval'] }>;
  RetrievalState: ResolverTypeWrapper<RetrievalState>;
  RetrieveResult: ResolverTypeWrapper<Omit<RetrieveResult, 'promise' | 'retrievals'> & { promise?: Maybe<ResolversTypes['SealingPromise']>, retrievals: ReadonlyArray<ResolversTypes['Retrieval']> }>;
  ReturnBand: ResolverTypeWrapper<ReturnBand>;
  Returns: ResolverTypeWrapper<Omit<Returns, 'cases' | 'games'> & { cases: ReadonlyArray<ResolversTypes['CaseReturn']>, games: ReadonlyArray<ResolversTypes['GameReturn']> }>;
  RevealedSeedPair: ResolverTypeWrapper<RevealedSeedPair>;
  RewardDay: ResolverTypeWrapper<RewardDay>;
  RewardState: RewardState;
  RoomGuard: ResolverTypeWrapper<RoomGuard>;
  RoomWitness: ResolverTypeWrapper<RoomWitness>;
  RotateSeedResult: ResolverTypeWrapper<Omit<RotateSeedResult, 'promise'> & { promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  Round: ResolverTypeWrapper<RoundModel>;
  RoundConnection: ResolverTypeWrapper<Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RoundEdge']> }>;
  RoundEdge: ResolverTypeWrapper<Omit<RoundEdge, 'node'> & { node: ResolversTypes['Round'] }>;
  SaferPlay: ResolverTypeWrapper<SaferPlayModel>;
  SealedActs: ResolverTypeWrapper<SealedActs>;
  SealingPromise: ResolverTypeWrapper<SealingPromiseModel>;
  SeatKind: ResolverTypeWrapper<SeatKind>;
  Security: ResolverTypeWrapper<SecurityModel>;
  SecurityEvent: ResolverTypeWrapper<SecurityEventModel>;
  SecurityEventConnection: ResolverTypeWrapper<Omit<SecurityEventConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SecurityEventEdge']> }>;
  SecurityEventEdge: ResolverTypeWrapper<Omit<SecurityEventEdge, 'node'> & { node: ResolversTypes['SecurityEvent'] }>;
  SecurityLink: ResolverTypeWrapper<SecurityLink>;
  SecurityLinkAction: SecurityLinkAction;
  SeedCommitment: ResolverTypeWrapper<SeedCommitment>;
  SeedPair: ResolverTypeWrapper<SeedPair>;
  SeedReveal: ResolverTypeWrapper<SeedReveal>;
  Seeds: ResolverTypeWrapper<Seeds>;
  SellResult: ResolverTypeWrapper<SellResultModel>;
  Session: ResolverTypeWrapper<SessionModel>;
  ShopConnection: ResolverTypeWrapper<Omit<ShopConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ShopListingEdge']> }>;
  ShopListing: ResolverTypeWrapper<ShopListingModel>;
  ShopListingEdge: ResolverTypeWrapper<Omit<ShopListingEdge, 'node'> & { node: ResolversTypes['ShopListing'] }>;
  ShopPurchase: ResolverTypeWrapper<ShopPurchaseModel>;
  ShopPurchaseConnection: ResolverTypeWrapper<Omit<ShopPurchaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ShopPurchaseEdge']> }>;
  ShopPurchaseEdge: ResolverTypeWrapper<Omit<ShopPurchaseEdge, 'node'> & { node: ResolversTypes['ShopPurchase'] }>;
  ShopSort: ResolverTypeWrapper<ShopSort>;
  Showcase: ResolverTypeWrapper<ShowcaseModel>;
  Site: ResolverTypeWrapper<SiteModel>;
  SiteBeacon: ResolverTypeWrapper<Omit<SiteBeacon, 'guard'> & { guard: ResolversTypes['RoomGuard'] }>;
  SiteLocale: ResolverTypeWrapper<SiteLocale>;
  SiteStatistics: ResolverTypeWrapper<SiteStatistics>;
  Skin: ResolverTypeWrapper<SkinModel>;
  SkinConnection: ResolverTypeWrapper<Omit<SkinConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SkinEdge']> }>;
  SkinEdge: ResolverTypeWrapper<Omit<SkinEdge, 'node'> & { node: ResolversTypes['Skin'] }>;
  SkinFamily: ResolverTypeWrapper<Omit<SkinFamily, 'names'> & { names: ResolversTypes['Names'] }>;
  SkinFilter: SkinFilter;
  SkinSort: ResolverTypeWrapper<SkinSort>;
  SkinSource: ResolverTypeWrapper<Omit<SkinSource, 'case' | 'entries'> & { case: ResolversTypes['Case'], entries: ReadonlyArray<ResolversTypes['CaseEntry']> }>;
  SkinWear: ResolverTypeWrapper<SkinWear>;
  SliderChallenge: ResolverTypeWrapper<SliderChallenge>;
  SmsChallenge: ResolverTypeWrapper<SmsChallenge>;
  SmsCodeInput: SmsCodeInput;
  SmsLoginInput: SmsLoginInput;
  SmsPurpose: SmsPurpose;
  StartDepositInput: StartDepositInput;
  SteamLogin: ResolverTypeWrapper<SteamLoginModel>;
  SteamRedirect: ResolverTypeWrapper<SteamRedirect>;
  StepUpMethod: StepUpMethod;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportTicket: ResolverTypeWrapper<SupportTicketModel>;
  SupportTicketConnection: ResolverTypeWrapper<Omit<SupportTicketConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SupportTicketEdge']> }>;
  SupportTicketEdge: ResolverTypeWrapper<Omit<SupportTicketEdge, 'node'> & { node: ResolversTypes['SupportTicket'] }>;
  Target: ResolverTypeWrapper<TargetModel>;
  TargetConnection: ResolverTypeWrapper<Omit<TargetConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['TargetEdge']> }>;
  TargetEdge: ResolverTypeWrapper<Omit<TargetEdge, 'node'> & { node: ResolversTypes['Target'] }>;
  TargetFilter: TargetFilter;
  TargetSort: ResolverTypeWrapper<TargetSort>;
  TermsInForce: ResolverTypeWrapper<Scalars['TermsInForce']['output']>;
  Theme: ResolverTypeWrapper<ThemeModel>;
  TicketEntry: ResolverTypeWrapper<TicketEntry>;
  TicketState: ResolverTypeWrapper<TicketState>;
  TotpSetup: ResolverTypeWrapper<TotpSetup>;
  TransferResult: ResolverTypeWrapper<Omit<TransferResult, 'promise'> & { promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  UpgradeInput: UpgradeInput;
  UpgradePlay: ResolverTypeWrapper<UpgradePlayModel>;
  UpgradeResult: ResolverTypeWrapper<Omit<UpgradeResult, 'play' | 'promise'> & { play: ResolversTypes['UpgradePlay'], promise?: Maybe<ResolversTypes['SealingPromise']> }>;
  UpgradeRules: ResolverTypeWrapper<UpgradeRules>;
  UpgradeSide: ResolverTypeWrapper<UpgradeSide>;
  Verification: ResolverTypeWrapper<Verification>;
  VerificationStart: ResolverTypeWrapper<VerificationStart>;
  VerificationState: VerificationState;
  VipGrade: ResolverTypeWrapper<Omit<VipGrade, 'freeCase'> & { freeCase?: Maybe<ResolversTypes['Case']> }>;
  VipStatus: ResolverTypeWrapper<Omit<VipStatus, 'grades'> & { grades: ReadonlyArray<ResolversTypes['VipGrade']> }>;
  Wallet: ResolverTypeWrapper<Wallet>;
  Wear: Wear;
  WitnessRoomAnswer: ResolverTypeWrapper<WitnessRoomAnswer>;
  WitnessRoomInput: WitnessRoomInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountHold: AccountHold;
  ActRulesInForce: ActRulesInForce;
  ActionTicket: ActionTicket;
  AddBotInput: AddBotInput;
  AddDeviceKeyInput: AddDeviceKeyInput;
  Answer: ResolversInterfaceTypes<ResolversParentTypes>['Answer'];
  ApiKey: ApiKeyModel;
  BackpackFilter: BackpackFilter;
  BalanceLogConnection: Omit<BalanceLogConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BalanceLogEdge']> };
  BalanceLogEdge: Omit<BalanceLogEdge, 'node'> & { node: ResolversParentTypes['BalanceLogEntry'] };
  BalanceLogEntry: BalanceLogModel;
  Banner: Banner;
  Battle: BattleModel;
  BattleAnswer: Omit<BattleAnswer, 'battle' | 'promise'> & { battle: ResolversParentTypes['Battle'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  BattleAward: BattleAward;
  BattleBox: BattleBoxModel;
  BattleBoxInput: BattleBoxInput;
  BattleConnection: Omit<BattleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BattleEdge']> };
  BattleDraw: BattleDrawModel;
  BattleEdge: Omit<BattleEdge, 'node'> & { node: ResolversParentTypes['Battle'] };
  BattleFilter: BattleFilter;
  BattleRankRow: BattleRankRowModel;
  BattleResult: BattleResult;
  BattleRound: BattleRoundModel;
  BattleSeat: BattleSeatModel;
  BattleTie: BattleTie;
  Beacon: Beacon;
  BeaconRoundAnswer: BeaconRoundAnswer;
  BeaconRoundInput: BeaconRoundInput;
  Boolean: Scalars['Boolean']['output'];
  BrokenGlass: BrokenGlass;
  BuyResult: Omit<BuyResult, 'listing' | 'promise' | 'purchase'> & { listing: ResolversParentTypes['ShopListing'], promise?: Maybe<ResolversParentTypes['SealingPromise']>, purchase: ResolversParentTypes['ShopPurchase'] };
  Case: CaseModel;
  CaseEntry: CaseEntryModel;
  CaseReturn: Omit<CaseReturn, 'names'> & { names: ResolversParentTypes['Names'] };
  ChangePasswordInput: ChangePasswordInput;
  CheckWithoutSight: CheckWithoutSight;
  ClaimResult: Omit<ClaimResult, 'promise'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  CloseLaneInput: CloseLaneInput;
  CommandId: Scalars['CommandId']['output'];
  CommandOutcome: Omit<CommandOutcome, 'order'> & { order?: Maybe<ResolversParentTypes['DepositOrder']> };
  CommandRound: CommandRound;
  ConsolationEntry: ConsolationEntryModel;
  Contest: ContestModel;
  ContestPlace: ContestPlaceModel;
  ContractEntry: Omit<ContractEntry, 'skin'> & { skin: ResolversParentTypes['Skin'] };
  ContractInput: ContractInput;
  ContractPlay: Omit<ContractPlay, 'item'> & { item: ResolversParentTypes['Item'] };
  ContractResult: Omit<ContractResult, 'play' | 'promise'> & { play: ResolversParentTypes['ContractPlay'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  ContractRules: ContractRules;
  ContractTable: Omit<ContractTable, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['ContractEntry']> };
  Coupon: CouponModel;
  CreateBattleInput: CreateBattleInput;
  CreateGiveawayInput: CreateGiveawayInput;
  Currency: Currency;
  DailyReward: DailyReward;
  DailyRewardTier: DailyRewardTier;
  DateTime: Scalars['DateTime']['output'];
  Deliveries: Deliveries;
  DepositOrder: DepositOrderModel;
  DepositOrderConnection: Omit<DepositOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DepositOrderEdge']> };
  DepositOrderEdge: Omit<DepositOrderEdge, 'node'> & { node: ResolversParentTypes['DepositOrder'] };
  DepositResult: DepositResult;
  DeviceKey: DeviceKey;
  DeviceSession: DeviceSessionModel;
  DialPrefix: DialPrefix;
  Document: Document;
  DocumentSection: DocumentSection;
  Draws: Draws;
  DreamInput: DreamInput;
  DreamPlay: DreamPlayModel;
  DreamPlayConnection: DreamPlayConnectionModel;
  DreamPlayEdge: Omit<DreamPlayEdge, 'node'> & { node: ResolversParentTypes['DreamPlay'] };
  DreamResult: Omit<DreamResult, 'play' | 'promise'> & { play: ResolversParentTypes['DreamPlay'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  DreamRules: DreamRulesModel;
  Drop: DropModel;
  EnterGiveawayInput: EnterGiveawayInput;
  Entropy: Scalars['Entropy']['output'];
  ExchangeResult: ExchangeResultModel;
  FairnessLog: FairnessLogModel;
  FillWithBotsInput: FillWithBotsInput;
  FilledSeatInput: FilledSeatInput;
  FirstDepositBonus: FirstDepositBonus;
  Float: Scalars['Float']['output'];
  FlowConnection: Omit<FlowConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FlowEdge']> };
  FlowEdge: Omit<FlowEdge, 'node'> & { node: ResolversParentTypes['FlowRecord'] };
  FlowRecord: FlowModel;
  Found: Omit<Found, 'cases' | 'game' | 'skins'> & { cases: ReadonlyArray<ResolversParentTypes['Case']>, game?: Maybe<ResolversParentTypes['FoundGame']>, skins: ReadonlyArray<ResolversParentTypes['Skin']> };
  FoundGame: FoundGame;
  FoundPlayer: FoundPlayer;
  FreeCase: Omit<FreeCase, 'case'> & { case: ResolversParentTypes['Case'] };
  GameRecord: GameRecordModel;
  GameRecordConnection: Omit<GameRecordConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GameRecordEdge']> };
  GameRecordEdge: Omit<GameRecordEdge, 'node'> & { node: ResolversParentTypes['GameRecord'] };
  GameReturn: GameReturn;
  GameStop: GameStop;
  Giveaway: GiveawayModel;
  GiveawayAnswer: Omit<GiveawayAnswer, 'giveaway' | 'promise'> & { giveaway: ResolversParentTypes['Giveaway'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  GiveawayConditions: GiveawayConditions;
  GiveawayConnection: Omit<GiveawayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GiveawayEdge']> };
  GiveawayEdge: Omit<GiveawayEdge, 'node'> & { node: ResolversParentTypes['Giveaway'] };
  GiveawayEntry: GiveawayEntryModel;
  GiveawayEntryConnection: Omit<GiveawayEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GiveawayEntryEdge']> };
  GiveawayEntryEdge: Omit<GiveawayEntryEdge, 'node'> & { node: ResolversParentTypes['GiveawayEntry'] };
  GiveawayPrize: GiveawayPrizeModel;
  GiveawayWinner: GiveawayWinnerModel;
  GoldenReward: Omit<GoldenReward, 'promise'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  Hash: Scalars['Hash']['output'];
  HostSeeds: HostSeeds;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Item: ItemModel;
  ItemChoice: Omit<ItemChoice, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Item']> };
  ItemConnection: Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ItemEdge']> };
  ItemEdge: Omit<ItemEdge, 'node'> & { node: ResolversParentTypes['Item'] };
  ItemSerial: ItemSerial;
  JoinBattleInput: JoinBattleInput;
  Jurisdiction: Jurisdiction;
  Lane: Lane;
  LaneResult: Omit<LaneResult, 'lanes' | 'promise'> & { lanes: ResolversParentTypes['Lanes'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  Lanes: Omit<Lanes, 'keys'> & { keys: ReadonlyArray<ResolversParentTypes['DeviceKey']> };
  Liabilities: Liabilities;
  LiabilityAmount: LiabilityAmount;
  LiabilityStatement: LiabilityStatement;
  LiveEvent: LiveEventModel;
  LogEntry: LogEntry;
  LogPosition: Scalars['LogPosition']['output'];
  LoginInput: LoginInput;
  Me: MeModel;
  Message: Message;
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Names: NamesModel;
  NewApiKey: Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  Notice: Notice;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: Omit<OpenCaseResult, 'promise' | 'rounds'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']>, rounds: ReadonlyArray<ResolversParentTypes['Round']> };
  OpenFreeCaseInput: OpenFreeCaseInput;
  OpenLaneInput: OpenLaneInput;
  Opening: Opening;
  OpeningConnection: OpeningConnection;
  OpeningEdge: OpeningEdge;
  OperatorAct: OperatorAct;
  OperatorActs: OperatorActs;
  OwnLiability: OwnLiability;
  PageInfo: PageInfo;
  Passkey: PasskeyModel;
  PasskeyAnswer: PasskeyAnswer;
  PasskeyCeremony: PasskeyCeremony;
  PaymentChannel: Omit<PaymentChannel, 'names'> & { names: ResolversParentTypes['Names'] };
  PendingChange: PendingChangeModel;
  PendingLimit: PendingLimit;
  Play: PlayModel;
  PlayConnection: Omit<PlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PlayEdge']> };
  PlayEdge: Omit<PlayEdge, 'node'> & { node: ResolversParentTypes['Play'] };
  PlayLimit: PlayLimit;
  PlayedStep: PlayedStep;
  PlayerBattle: PlayerBattle;
  PlayerBattles: PlayerBattles;
  PlayerLuck: PlayerLuck;
  PlayerPage: PlayerPageModel;
  PromisedEntry: PromisedEntry;
  Promotion: PromotionModel;
  PromotionLevel: PromotionLevel;
  PromotionRecord: PromotionRecordModel;
  PromotionRecordConnection: Omit<PromotionRecordConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PromotionRecordEdge']> };
  PromotionRecordEdge: Omit<PromotionRecordEdge, 'node'> & { node: ResolversParentTypes['PromotionRecord'] };
  Proof: Proof;
  ProofNickname: ProofNickname;
  ProofOfWork: ProofOfWork;
  PurchaseConnection: Omit<PurchaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PurchaseEdge']> };
  PurchaseEdge: Omit<PurchaseEdge, 'node'> & { node: ResolversParentTypes['PurchaseRecord'] };
  PurchaseRecord: PurchaseModel;
  Query: Record<PropertyKey, never>;
  RankingRow: RankingRowModel;
  RecoverPasswordInput: RecoverPasswordInput;
  RegisterInput: RegisterInput;
  RemoveDeviceKeyInput: RemoveDeviceKeyInput;
  Retrieval: RetrievalModel;
  RetrievalConnection: Omit<RetrievalConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RetrievalEdge']> };
  RetrievalEdge: Omit<RetrievalEdge, 'node'> & { node: ResolversParentTypes['Retrieval'] };
  RetrieveResult: Omit<RetrieveResult, 'promise' | 'retrievals'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']>, retrievals: ReadonlyArray<ResolversParentTypes['Retrieval']> };
  ReturnBand: ReturnBand;
  Returns: Omit<Returns, 'cases' | 'games'> & { cases: ReadonlyArray<ResolversParentTypes['CaseReturn']>, games: ReadonlyArray<ResolversParentTypes['GameReturn']> };
  RevealedSeedPair: RevealedSeedPair;
  RewardDay: RewardDay;
  RoomWitness: RoomWitness;
  RotateSeedResult: Omit<RotateSeedResult, 'promise'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  Round: RoundModel;
  RoundConnection: Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RoundEdge']> };
  RoundEdge: Omit<RoundEdge, 'node'> & { node: ResolversParentTypes['Round'] };
  SaferPlay: SaferPlayModel;
  SealedActs: SealedActs;
  SealingPromise: SealingPromiseModel;
  Security: SecurityModel;
  SecurityEvent: SecurityEventModel;
  SecurityEventConnection: Omit<SecurityEventConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SecurityEventEdge']> };
  SecurityEventEdge: Omit<SecurityEventEdge, 'node'> & { node: ResolversParentTypes['SecurityEvent'] };
  SecurityLink: SecurityLink;
  SeedCommitment: SeedCommitment;
  SeedPair: SeedPair;
  SeedReveal: SeedReveal;
  Seeds: Seeds;
  SellResult: SellResultModel;
  Session: SessionModel;
  ShopConnection: Omit<ShopConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ShopListingEdge']> };
  ShopListing: ShopListingModel;
  ShopListingEdge: Omit<ShopListingEdge, 'node'> & { node: ResolversParentTypes['ShopListing'] };
  ShopPurchase: ShopPurchaseModel;
  ShopPurchaseConnection: Omit<ShopPurchaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ShopPurchaseEdge']> };
  ShopPurchaseEdge: Omit<ShopPurchaseEdge, 'node'> & { node: ResolversParentTypes['ShopPurchase'] };
  Showcase: ShowcaseModel;
  Site: SiteModel;
  SiteBeacon: SiteBeacon;
  SiteStatistics: SiteStatistics;
  Skin: SkinModel;
  SkinConnection: Omit<SkinConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SkinEdge']> };
  SkinEdge: Omit<SkinEdge, 'node'> & { node: ResolversParentTypes['Skin'] };
  SkinFamily: Omit<SkinFamily, 'names'> & { names: ResolversParentTypes['Names'] };
  SkinFilter: SkinFilter;
  SkinSource: Omit<SkinSource, 'case' | 'entries'> & { case: ResolversParentTypes['Case'], entries: ReadonlyArray<ResolversParentTypes['CaseEntry']> };
  SkinWear: SkinWear;
  SliderChallenge: SliderChallenge;
  SmsChallenge: SmsChallenge;
  SmsCodeInput: SmsCodeInput;
  SmsLoginInput: SmsLoginInput;
  StartDepositInput: StartDepositInput;
  SteamLogin: SteamLoginModel;
  SteamRedirect: SteamRedirect;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SupportTicket: SupportTicketModel;
  SupportTicketConnection: Omit<SupportTicketConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SupportTicketEdge']> };
  SupportTicketEdge: Omit<SupportTicketEdge, 'node'> & { node: ResolversParentTypes['SupportTicket'] };
  Target: TargetModel;
  TargetConnection: Omit<TargetConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['TargetEdge']> };
  TargetEdge: Omit<TargetEdge, 'node'> & { node: ResolversParentTypes['Target'] };
  TargetFilter: TargetFilter;
  TermsInForce: Scalars['TermsInForce']['output'];
  Theme: ThemeModel;
  TicketEntry: TicketEntry;
  TotpSetup: TotpSetup;
  TransferResult: Omit<TransferResult, 'promise'> & { promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  UpgradeInput: UpgradeInput;
  UpgradePlay: UpgradePlayModel;
  UpgradeResult: Omit<UpgradeResult, 'play' | 'promise'> & { play: ResolversParentTypes['UpgradePlay'], promise?: Maybe<ResolversParentTypes['SealingPromise']> };
  UpgradeRules: UpgradeRules;
  Verification: Verification;
  VerificationStart: VerificationStart;
  VipGrade: Omit<VipGrade, 'freeCase'> & { freeCase?: Maybe<ResolversParentTypes['Case']> };
  VipStatus: Omit<VipStatus, 'grades'> & { grades: ReadonlyArray<ResolversParentTypes['VipGrade']> };
  Wallet: Wallet;
  WitnessRoomAnswer: WitnessRoomAnswer;
  WitnessRoomInput: WitnessRoomInput;
};

export type ApiKeyDirectiveArgs = {
  scope?: Maybe<ApiScope>;
};

export type ApiKeyDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ApiKeyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ErrorsDirectiveArgs = {
  codes: ReadonlyArray<Scalars['String']['input']>;
};

export type ErrorsDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ErrorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InputDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type InputDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = InputDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateDirectiveArgs = {
  byAddress?: Scalars['Boolean']['input'];
  perMinute: Scalars['Int']['input'];
};

export type RateDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ReadsDirectiveArgs = {
  catalog?: Scalars['Boolean']['input'];
  models: ReadonlyArray<Scalars['String']['input']>;
};

export type ReadsDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ReadsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SecurityDirectiveArgs = {
  changes: ReadonlyArray<Scalars['String']['input']>;
  whileFrozen?: Scalars['Boolean']['input'];
};

export type SecurityDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = SecurityDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountHoldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountHold'] = ResolversParentTypes['AccountHold']> = {
  reason?: Resolver<ResolversTypes['HoldReason'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActRulesInForceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActRulesInForce'] = ResolversParentTypes['ActRulesInForce']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  breakGlass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  twoPeople?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActionTicket'] = ResolversParentTypes['ActionTicket']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  __resolveType?: TypeResolveFn<'BattleAnswer' | 'BuyResult' | 'ClaimResult' | 'ContractResult' | 'DreamResult' | 'ExchangeResult' | 'GiveawayAnswer' | 'GoldenReward' | 'LaneResult' | 'OpenCaseResult' | 'RetrieveResult' | 'RotateSeedResult' | 'SellResult' | 'TransferResult' | 'UpgradeResult', ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiScope']>, ParentType, ContextType>;
};

export type BackpackSortResolvers = { NEWEST: 'newest', VALUE_ASC: 'value-asc', VALUE_DESC: 'value-desc' };

export type BalanceResolvers = { COIN: 'coin', LOCKED: 'locked', POINTS: 'points' };

export type BalanceLogConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BalanceLogConnection'] = ResolversParentTypes['BalanceLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BalanceLogEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BalanceLogEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BalanceLogEdge'] = ResolversParentTypes['BalanceLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BalanceLogEntry'], ParentType, ContextType>;
};

export type BalanceLogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BalanceLogEntry'] = ResolversParentTypes['BalanceLogEntry']> = {
  action?: Resolver<ResolversTypes['ActionType'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  accent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BattleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Battle'] = ResolversParentTypes['Battle']> = {
  beacon?: Resolver<ResolversTypes['Beacon'], ParentType, ContextType>;
  boxes?: Resolver<ReadonlyArray<ResolversTypes['BattleBox']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dissolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guard?: Resolver<ResolversTypes['RoomGuard'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  nextRoundAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pace?: Resolver<ResolversTypes['BattlePace'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['BattleResult']>, ParentType, ContextType>;
  reveal?: Resolver<Maybe<ResolversTypes['SeedReveal']>, ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['BattleRound']>, ParentType, ContextType>;
  seatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['BattleSeat']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BattleStatus'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleAnswer'] = ResolversParentTypes['BattleAnswer']> = {
  battle?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BattleAwardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleAward'] = ResolversParentTypes['BattleAward']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BattleBoxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleBox'] = ResolversParentTypes['BattleBox']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleConnection'] = ResolversParentTypes['BattleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BattleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleDraw'] = ResolversParentTypes['BattleDraw']> = {
  entry?: Resolver<ResolversTypes['CaseEntry'], ParentType, ContextType>;
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleEdge'] = ResolversParentTypes['BattleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
};

export type BattleModeResolvers = { CLASSIC: 'classic', SHARED: 'shared', TERMINAL: 'terminal', UNDERDOG: 'underdog' };

export type BattlePaceResolvers = { FAST: 'fast', NORMAL: 'normal' };

export type BattleRankRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleRankRow'] = ResolversParentTypes['BattleRankRow']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BattleResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleResult'] = ResolversParentTypes['BattleResult']> = {
  awards?: Resolver<ReadonlyArray<ResolversTypes['BattleAward']>, ParentType, ContextType>;
  order?: Resolver<ReadonlyArray<ResolversTypes['BattleTie']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  tie?: Resolver<Maybe<ResolversTypes['BattleTie']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BattleRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleRound'] = ResolversParentTypes['BattleRound']> = {
  draws?: Resolver<ReadonlyArray<ResolversTypes['BattleDraw']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BattleScopeResolvers = { CURRENT: 'current', HISTORY: 'history', MINE: 'mine', OFFICIAL: 'official' };

export type BattleSeatResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleSeat'] = ResolversParentTypes['BattleSeat']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entropy?: Resolver<ResolversTypes['Entropy'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeatKind'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BattleStatusResolvers = { DISSOLVED: 'dissolved', FINISHED: 'finished', RUNNING: 'locked', WAITING: 'waiting' };

export type BattleTieResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleTie'] = ResolversParentTypes['BattleTie']> = {
  between?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BeaconResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Beacon'] = ResolversParentTypes['Beacon']> = {
  chain?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  randomness?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  witness?: Resolver<Maybe<ResolversTypes['RoomWitness']>, ParentType, ContextType>;
};

export type BeaconRoundAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BeaconRoundAnswer'] = ResolversParentTypes['BeaconRoundAnswer']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type BrokenGlassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrokenGlass'] = ResolversParentTypes['BrokenGlass']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewedPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BuyResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BuyResult'] = ResolversParentTypes['BuyResult']> = {
  listing?: Resolver<ResolversTypes['ShopListing'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['ShopPurchase'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
  fresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hero?: Resolver<ResolversTypes['CaseEntry'], ParentType, ContextType>;
  hue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageSmall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  oddsHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  oddsTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rtpFraction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rtpPercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taglines?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
  ticketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaseEntry'] = ResolversParentTypes['CaseEntry']> = {
  firstTicket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastTicket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type CaseReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaseReturn'] = ResolversParentTypes['CaseReturn']> = {
  band?: Resolver<ResolversTypes['ReturnBand'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CheckWithoutSightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckWithoutSight'] = ResolversParentTypes['CheckWithoutSight']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['ProofOfWork'], ParentType, ContextType>;
};

export type ClaimResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimResult'] = ResolversParentTypes['ClaimResult']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CommandIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CommandId'], any> {
  name: 'CommandId';
}

export type CommandOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommandOutcome'] = ResolversParentTypes['CommandOutcome']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['DepositOrder']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['CommandRound']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommandState'], ParentType, ContextType>;
};

export type CommandRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommandRound'] = ResolversParentTypes['CommandRound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ConsolationEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConsolationEntry'] = ResolversParentTypes['ConsolationEntry']> = {
  firstTicket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastTicket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type ContestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contest'] = ResolversParentTypes['Contest']> = {
  balance?: Resolver<ResolversTypes['PrizeBalance'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mine?: Resolver<Maybe<ResolversTypes['ContestPlace']>, ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['ContestPlace']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  prizes?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['ContestRanking'], ParentType, ContextType>;
  settledPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContestStatus'], ParentType, ContextType>;
};

export type ContestPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContestPlace'] = ResolversParentTypes['ContestPlace']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ContestRankingResolvers = { BATTLES: 'battles', OPENINGS: 'openings', WINS: 'wins' };

export type ContractEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractEntry'] = ResolversParentTypes['ContractEntry']> = {
  firstTicket?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  floatMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastTicket?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type ContractPlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractPlay'] = ResolversParentTypes['ContractPlay']> = {
  entry?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  pairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  roundNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ContractResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractResult'] = ResolversParentTypes['ContractResult']> = {
  play?: Resolver<ResolversTypes['ContractPlay'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractRules'] = ResolversParentTypes['ContractRules']> = {
  highestPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poolHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  returnPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type ContractTableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractTable'] = ResolversParentTypes['ContractTable']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['ContractEntry']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CouponState'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerCoin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DailyRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DailyReward'] = ResolversParentTypes['DailyReward']> = {
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['DailyRewardTier']>, ParentType, ContextType>;
};

export type DailyRewardTierResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DailyRewardTier'] = ResolversParentTypes['DailyRewardTier']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RewardState'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deliveries'] = ResolversParentTypes['Deliveries']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barWidth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bars?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  oldestSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  p95?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  underway?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositOrder'] = ResolversParentTypes['DepositOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DepositOrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositOrderConnection'] = ResolversParentTypes['DepositOrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DepositOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositOrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositOrderEdge'] = ResolversParentTypes['DepositOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DepositOrder'], ParentType, ContextType>;
};

export type DepositResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositResult'] = ResolversParentTypes['DepositResult']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  depositId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type DeviceKeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeviceKey'] = ResolversParentTypes['DeviceKey']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['DeviceKeyOrigin'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  rooted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeviceKeyOriginResolvers = { DEVICE: 'device', FIRST: 'first', RECOVERY: 'recovery' };

export type DeviceSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DialPrefixResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DialPrefix'] = ResolversParentTypes['DialPrefix']> = {
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['DocumentSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DocumentSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentSection'] = ResolversParentTypes['DocumentSection']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DrawsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Draws'] = ResolversParentTypes['Draws']> = {
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  laned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lanedSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loose?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  looseSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  revealed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DreamPlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamPlay'] = ResolversParentTypes['DreamPlay']> = {
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  pairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  roundNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DreamPlayConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamPlayConnection'] = ResolversParentTypes['DreamPlayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DreamPlayEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DreamPlayEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamPlayEdge'] = ResolversParentTypes['DreamPlayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DreamPlay'], ParentType, ContextType>;
};

export type DreamResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamResult'] = ResolversParentTypes['DreamResult']> = {
  play?: Resolver<ResolversTypes['DreamPlay'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DreamRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamRules'] = ResolversParentTypes['DreamRules']> = {
  consolation?: Resolver<ReadonlyArray<ResolversTypes['ConsolationEntry']>, ParentType, ContextType>;
  consolationHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  consolationSum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consolationTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type DropResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Drop'] = ResolversParentTypes['Drop']> = {
  caseImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseNames?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  caseSlug?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export interface EntropyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Entropy'], any> {
  name: 'Entropy';
}

export type ExchangeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExchangeResult'] = ResolversParentTypes['ExchangeResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FairnessLogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FairnessLog'] = ResolversParentTypes['FairnessLog']> = {
  copied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sealedSize?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  verifierKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FirstDepositBonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstDepositBonus'] = ResolversParentTypes['FirstDepositBonus']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowConnection'] = ResolversParentTypes['FlowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FlowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowEdge'] = ResolversParentTypes['FlowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FlowRecord'], ParentType, ContextType>;
};

export type FlowKindResolvers = { DEPOSIT: 'deposit', RETRIEVAL: 'retrieval', TRANSFER: 'transfer' };

export type FlowRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowRecord'] = ResolversParentTypes['FlowRecord']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FlowKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Found'] = ResolversParentTypes['Found']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['FoundGame']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['FoundPlayer']>, ParentType, ContextType>;
  skins?: Resolver<ReadonlyArray<ResolversTypes['Skin']>, ParentType, ContextType>;
};

export type FoundGameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundGame'] = ResolversParentTypes['FoundGame']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FoundPlayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundPlayer'] = ResolversParentTypes['FoundPlayer']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeCaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeCase'] = ResolversParentTypes['FreeCase']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  dayEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextTierGrade?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameResolvers = { BATTLE: 'battle', CASE: 'case', CONTRACT: 'contract', DREAM: 'dream', GIVEAWAY: 'giveaway', UPGRADE: 'upgrade' };

export type GameRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecord'] = ResolversParentTypes['GameRecord']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GameRecordConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecordConnection'] = ResolversParentTypes['GameRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GameRecordEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameRecordEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameRecordEdge'] = ResolversParentTypes['GameRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameRecord'], ParentType, ContextType>;
};

export type GameReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameReturn'] = ResolversParentTypes['GameReturn']> = {
  band?: Resolver<ResolversTypes['ReturnBand'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GameStopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameStop'] = ResolversParentTypes['GameStop']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GiveawayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Giveaway'] = ResolversParentTypes['Giveaway']> = {
  beacon?: Resolver<ResolversTypes['Beacon'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['GiveawayConditions'], ParentType, ContextType>;
  drawAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entrantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['GiveawayEntryConnection'], ParentType, ContextType, RequireFields<GiveawayEntriesArgs, 'first'>>;
  entriesHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guard?: Resolver<ResolversTypes['RoomGuard'], ParentType, ContextType>;
  hostAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hostNickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  prizeValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prizes?: Resolver<ReadonlyArray<ResolversTypes['GiveawayPrize']>, ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  reveal?: Resolver<Maybe<ResolversTypes['SeedReveal']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GiveawayStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['GiveawayWinner']>, ParentType, ContextType>;
};

export type GiveawayAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayAnswer'] = ResolversParentTypes['GiveawayAnswer']> = {
  giveaway?: Resolver<ResolversTypes['Giveaway'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiveawayConditionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayConditions'] = ResolversParentTypes['GiveawayConditions']> = {
  depositDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vipGrade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiveawayConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayConnection'] = ResolversParentTypes['GiveawayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GiveawayEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiveawayEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayEdge'] = ResolversParentTypes['GiveawayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Giveaway'], ParentType, ContextType>;
};

export type GiveawayEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayEntry'] = ResolversParentTypes['GiveawayEntry']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enteredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entropy?: Resolver<ResolversTypes['Entropy'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GiveawayEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayEntryConnection'] = ResolversParentTypes['GiveawayEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GiveawayEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GiveawayEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayEntryEdge'] = ResolversParentTypes['GiveawayEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GiveawayEntry'], ParentType, ContextType>;
};

export type GiveawayPrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayPrize'] = ResolversParentTypes['GiveawayPrize']> = {
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type GiveawayWinnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayWinner'] = ResolversParentTypes['GiveawayWinner']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['GiveawayPrize'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoldenRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GoldenReward'] = ResolversParentTypes['GoldenReward']> = {
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface HashScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Hash'], any> {
  name: 'Hash';
}

export type HostSeedsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostSeeds'] = ResolversParentTypes['HostSeeds']> = {
  battle?: Resolver<ResolversTypes['SeedCommitment'], ParentType, ContextType>;
  giveaway?: Resolver<ResolversTypes['SeedCommitment'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseNames?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  caseSlug?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  exchangePoints?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItemState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  valueLockedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemChoice'] = ResolversParentTypes['ItemChoice']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  sellTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemConnection'] = ResolversParentTypes['ItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemEdge'] = ResolversParentTypes['ItemEdge']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemSerialResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemSerial'] = ResolversParentTypes['ItemSerial']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ItemStateResolvers = { ESCROWED: 'escrowed', EXCHANGED: 'exchanged', HELD: 'held', RETRIEVED: 'retrieved', RETRIEVING: 'retrieving', SOLD: 'sold', USED: 'used' };

export type JurisdictionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Jurisdiction'] = ResolversParentTypes['Jurisdiction']> = {
  allowFastReveal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minCycleMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LaneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lane'] = ResolversParentTypes['Lane']> = {
  anchor?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  pair?: Resolver<ResolversTypes['SeedPair'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LaneResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaneResult'] = ResolversParentTypes['LaneResult']> = {
  lanes?: Resolver<ResolversTypes['Lanes'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lanes'] = ResolversParentTypes['Lanes']> = {
  keyChanges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['DeviceKey']>, ParentType, ContextType>;
  nextPairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextPublicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  open?: Resolver<ReadonlyArray<ResolversTypes['Lane']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LiabilitiesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Liabilities'] = ResolversParentTypes['Liabilities']> = {
  amounts?: Resolver<ReadonlyArray<ResolversTypes['LiabilityAmount']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LiabilityAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiabilityAmount'] = ResolversParentTypes['LiabilityAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['Liability'], ParentType, ContextType>;
};

export type LiabilityStatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiabilityStatement'] = ResolversParentTypes['LiabilityStatement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  statedPosition?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type LimitKindResolvers = { DEPOSIT: 'deposit', LOSS: 'loss', WAGER: 'wager' };

export type LimitPeriodResolvers = { DAY: 'day', MONTH: 'month', WEEK: 'week' };

export type LiveEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent']> = {
  battle?: Resolver<Maybe<ResolversTypes['Battle']>, ParentType, ContextType>;
  displayAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drop?: Resolver<Maybe<ResolversTypes['Drop']>, ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['LiveEventType'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  prev?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['BattleRankRow']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry']> = {
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export interface LogPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LogPosition'], any> {
  name: 'LogPosition';
}

export type MeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  apiKeys?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battlesShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  luckShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['Security'], ParentType, ContextType>;
  securityJournal?: Resolver<ResolversTypes['SecurityEventConnection'], ParentType, ContextType, RequireFields<MeSecurityJournalArgs, 'first'>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  steamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradeLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  vipGrade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  winsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBot?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationAddBotArgs, 'input'>>;
  addDeviceKey?: Resolver<ResolversTypes['LaneResult'], ParentType, ContextType, RequireFields<MutationAddDeviceKeyArgs, 'input'>>;
  answerSupportTicket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType, RequireFields<MutationAnswerSupportTicketArgs, 'id' | 'text'>>;
  bindInviter?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType, RequireFields<MutationBindInviterArgs, 'code'>>;
  buyFromShop?: Resolver<ResolversTypes['BuyResult'], ParentType, ContextType, RequireFields<MutationBuyFromShopArgs, 'commandId' | 'expectedTotal' | 'listingId' | 'quantity' | 'terms'>>;
  cancelDeposit?: Resolver<ResolversTypes['DepositOrder'], ParentType, ContextType, RequireFields<MutationCancelDepositArgs, 'id'>>;
  changeEmail?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changeNickname?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangeNicknameArgs, 'nickname'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePhone?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChangePhoneArgs, 'phone' | 'smsCode' | 'ticket'>>;
  changeTradeLink?: Resolver<ResolversTypes['Me'], ParentType, ContextType, Partial<MutationChangeTradeLinkArgs>>;
  chaseDream?: Resolver<ResolversTypes['DreamResult'], ParentType, ContextType, RequireFields<MutationChaseDreamArgs, 'input'>>;
  chooseAvatar?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationChooseAvatarArgs, 'avatar'>>;
  choosePromotionCode?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType, RequireFields<MutationChoosePromotionCodeArgs, 'code'>>;
  claimDailyReward?: Resolver<ResolversTypes['ClaimResult'], ParentType, ContextType, RequireFields<MutationClaimDailyRewardArgs, 'commandId' | 'tier'>>;
  claimRebate?: Resolver<ResolversTypes['ClaimResult'], ParentType, ContextType, RequireFields<MutationClaimRebateArgs, 'commandId'>>;
  claimVipReward?: Resolver<ResolversTypes['ClaimResult'], ParentType, ContextType, RequireFields<MutationClaimVipRewardArgs, 'commandId' | 'grade'>>;
  closeLane?: Resolver<ResolversTypes['LaneResult'], ParentType, ContextType, RequireFields<MutationCloseLaneArgs, 'input'>>;
  closeSupportTicket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType, RequireFields<MutationCloseSupportTicketArgs, 'id'>>;
  completeSteamLogin?: Resolver<ResolversTypes['SteamLogin'], ParentType, ContextType, RequireFields<MutationCompleteSteamLoginArgs, 'query'>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmTotp?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'code'>>;
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'name' | 'scopes' | 'ticket'>>;
  createBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationCreateBattleArgs, 'input'>>;
  createGiveaway?: Resolver<ResolversTypes['GiveawayAnswer'], ParentType, ContextType, RequireFields<MutationCreateGiveawayArgs, 'input'>>;
  deliverBeaconRound?: Resolver<ResolversTypes['BeaconRoundAnswer'], ParentType, ContextType, RequireFields<MutationDeliverBeaconRoundArgs, 'input'>>;
  deposit?: Resolver<ResolversTypes['DepositResult'], ParentType, ContextType, RequireFields<MutationDepositArgs, 'amount' | 'commandId'>>;
  disputeRetrieval?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType, RequireFields<MutationDisputeRetrievalArgs, 'id' | 'text'>>;
  dissolveBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationDissolveBattleArgs, 'battleId' | 'commandId'>>;
  enterGiveaway?: Resolver<ResolversTypes['GiveawayAnswer'], ParentType, ContextType, RequireFields<MutationEnterGiveawayArgs, 'input'>>;
  eraseAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'commandId' | 'ticket'>>;
  exchangeItems?: Resolver<ResolversTypes['ExchangeResult'], ParentType, ContextType, RequireFields<MutationExchangeItemsArgs, 'commandId' | 'itemIds' | 'terms'>>;
  excludeMyself?: Resolver<ResolversTypes['SaferPlay'], ParentType, ContextType, Partial<MutationExcludeMyselfArgs>>;
  fillWithBots?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationFillWithBotsArgs, 'input'>>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'answer' | 'name'>>;
  freezeAccount?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  hideName?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationHideNameArgs, 'hidden'>>;
  joinBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationJoinBattleArgs, 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithPasskey?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginWithPasskeyArgs, 'answer'>>;
  loginWithSms?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginWithSmsArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markItems?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<MutationMarkItemsArgs, 'itemIds'>>;
  newRecoveryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationNewRecoveryCodesArgs, 'ticket'>>;
  openCase?: Resolver<ResolversTypes['OpenCaseResult'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  openFreeCase?: Resolver<ResolversTypes['OpenCaseResult'], ParentType, ContextType, RequireFields<MutationOpenFreeCaseArgs, 'input'>>;
  openLane?: Resolver<ResolversTypes['LaneResult'], ParentType, ContextType, RequireFields<MutationOpenLaneArgs, 'input'>>;
  openSupportTicket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType, RequireFields<MutationOpenSupportTicketArgs, 'subject' | 'text'>>;
  playContract?: Resolver<ResolversTypes['ContractResult'], ParentType, ContextType, RequireFields<MutationPlayContractArgs, 'input'>>;
  readMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationReadMessagesArgs>>;
  recoverPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecoverPasswordArgs, 'input'>>;
  redeemGoldenCode?: Resolver<ResolversTypes['GoldenReward'], ParentType, ContextType, RequireFields<MutationRedeemGoldenCodeArgs, 'code' | 'commandId'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeDeviceKey?: Resolver<ResolversTypes['LaneResult'], ParentType, ContextType, RequireFields<MutationRemoveDeviceKeyArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id' | 'ticket'>>;
  removeTotp?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationRemoveTotpArgs, 'ticket'>>;
  renamePasskey?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  requestCheckWithoutSight?: Resolver<ResolversTypes['CheckWithoutSight'], ParentType, ContextType, RequireFields<MutationRequestCheckWithoutSightArgs, 'phone'>>;
  requestSlider?: Resolver<ResolversTypes['SliderChallenge'], ParentType, ContextType, RequireFields<MutationRequestSliderArgs, 'phone'>>;
  requestSmsCode?: Resolver<ResolversTypes['SmsChallenge'], ParentType, ContextType, RequireFields<MutationRequestSmsCodeArgs, 'input'>>;
  resendEmailConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retrieveItems?: Resolver<ResolversTypes['RetrieveResult'], ParentType, ContextType, RequireFields<MutationRetrieveItemsArgs, 'commandId' | 'itemIds'>>;
  revokeApiKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  rotateSeed?: Resolver<ResolversTypes['RotateSeedResult'], ParentType, ContextType, RequireFields<MutationRotateSeedArgs, 'commandId' | 'entropy'>>;
  sellItems?: Resolver<ResolversTypes['SellResult'], ParentType, ContextType, RequireFields<MutationSellItemsArgs, 'commandId' | 'itemIds' | 'terms'>>;
  setPlayLimit?: Resolver<ResolversTypes['SaferPlay'], ParentType, ContextType, RequireFields<MutationSetPlayLimitArgs, 'kind' | 'period'>>;
  setRealityCheck?: Resolver<ResolversTypes['SaferPlay'], ParentType, ContextType, RequireFields<MutationSetRealityCheckArgs, 'minutes'>>;
  showOnPage?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationShowOnPageArgs, 'part' | 'shown'>>;
  startDeposit?: Resolver<ResolversTypes['DepositOrder'], ParentType, ContextType, RequireFields<MutationStartDepositArgs, 'input'>>;
  startPasskeyLogin?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType, RequireFields<MutationStartPasskeyRegistrationArgs, 'ticket'>>;
  startPasskeyStepUp?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType>;
  startSteamLogin?: Resolver<ResolversTypes['SteamRedirect'], ParentType, ContextType, Partial<MutationStartSteamLoginArgs>>;
  startTotp?: Resolver<ResolversTypes['TotpSetup'], ParentType, ContextType, RequireFields<MutationStartTotpArgs, 'ticket'>>;
  startVerification?: Resolver<ResolversTypes['VerificationStart'], ParentType, ContextType>;
  stopPendingChange?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationStopPendingChangeArgs, 'id'>>;
  takeTimeOut?: Resolver<ResolversTypes['SaferPlay'], ParentType, ContextType, RequireFields<MutationTakeTimeOutArgs, 'hours'>>;
  thawAccount?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationThawAccountArgs, 'ticket'>>;
  transferPoints?: Resolver<ResolversTypes['TransferResult'], ParentType, ContextType, RequireFields<MutationTransferPointsArgs, 'commandId' | 'points' | 'terms'>>;
  unlinkSteam?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationUnlinkSteamArgs, 'ticket'>>;
  upgradeItems?: Resolver<ResolversTypes['UpgradeResult'], ParentType, ContextType, RequireFields<MutationUpgradeItemsArgs, 'input'>>;
  useSecurityLink?: Resolver<ResolversTypes['SecurityLink'], ParentType, ContextType, RequireFields<MutationUseSecurityLinkArgs, 'token'>>;
  verifyAction?: Resolver<ResolversTypes['ActionTicket'], ParentType, ContextType, Partial<MutationVerifyActionArgs>>;
  witnessRoom?: Resolver<ResolversTypes['WitnessRoomAnswer'], ParentType, ContextType, RequireFields<MutationWitnessRoomArgs, 'input'>>;
};

export type NamesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Names'] = ResolversParentTypes['Names']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhCN?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhTW?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewApiKeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenCaseResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenCaseResult'] = ResolversParentTypes['OpenCaseResult']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['Round']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type OpeningConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpeningConnection'] = ResolversParentTypes['OpeningConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OpeningEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OpeningEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpeningEdge'] = ResolversParentTypes['OpeningEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Opening'], ParentType, ContextType>;
};

export type OperatorActResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorAct'] = ResolversParentTypes['OperatorAct']> = {
  breakGlass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  closedPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposer?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActState'], ParentType, ContextType>;
};

export type OperatorActsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperatorActs'] = ResolversParentTypes['OperatorActs']> = {
  acts?: Resolver<ReadonlyArray<ResolversTypes['OperatorAct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OwnLiabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnLiability'] = ResolversParentTypes['OwnLiability']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['Hash']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['LiabilityStatement'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  backedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCeremonyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyCeremony'] = ResolversParentTypes['PasskeyCeremony']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  amounts?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['Currency']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingChange'] = ResolversParentTypes['PendingChange']> = {
  appliesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PendingChangeKind'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PendingLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingLimit'] = ResolversParentTypes['PendingLimit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Play'] = ResolversParentTypes['Play']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  roundNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlayConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayConnection'] = ResolversParentTypes['PlayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlayEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlayEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayEdge'] = ResolversParentTypes['PlayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Play'], ParentType, ContextType>;
};

export type PlayLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayLimit'] = ResolversParentTypes['PlayLimit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['PendingLimit']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlayedStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayedStep'] = ResolversParentTypes['PlayedStep']> = {
  anchor?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  previousLink?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerBattleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayerBattle'] = ResolversParentTypes['PlayerBattle']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlayerBattlesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayerBattles'] = ResolversParentTypes['PlayerBattles']> = {
  last?: Resolver<ReadonlyArray<ResolversTypes['PlayerBattle']>, ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerLuckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayerLuck'] = ResolversParentTypes['PlayerLuck']> = {
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sigma?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayerPage'] = ResolversParentTypes['PlayerPage']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battles?: Resolver<Maybe<ResolversTypes['PlayerBattles']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  luck?: Resolver<Maybe<ResolversTypes['PlayerLuck']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Drop']>>, ParentType, ContextType>;
};

export type PrizeBalanceResolvers = { COIN: 'coin', LOCKED: 'locked' };

export type PromisedEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromisedEntry'] = ResolversParentTypes['PromisedEntry']> = {
  entry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leafHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  bound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invitedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['PromotionLevel']>, ParentType, ContextType>;
  nextLevelDeposits?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rebateRatio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uplineCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionLevel'] = ResolversParentTypes['PromotionLevel']> = {
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateRatio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionRecord'] = ResolversParentTypes['PromotionRecord']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PromotionRecordConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionRecordConnection'] = ResolversParentTypes['PromotionRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PromotionRecordEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionRecordEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionRecordEdge'] = ResolversParentTypes['PromotionRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PromotionRecord'], ParentType, ContextType>;
};

export type ProofResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lane?: Resolver<Maybe<ResolversTypes['PlayedStep']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nicknames?: Resolver<ReadonlyArray<ResolversTypes['ProofNickname']>, ParentType, ContextType>;
};

export type ProofNicknameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProofNickname'] = ResolversParentTypes['ProofNickname']> = {
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProofOfWorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProofOfWork'] = ResolversParentTypes['ProofOfWork']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseChannelResolvers = { CASE: 'case', FREE_CASE: 'free-case', SHOP: 'shop' };

export type PurchaseConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseConnection'] = ResolversParentTypes['PurchaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PurchaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseEdge'] = ResolversParentTypes['PurchaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PurchaseRecord'], ParentType, ContextType>;
};

export type PurchaseRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseRecord'] = ResolversParentTypes['PurchaseRecord']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  caseNames?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  caseSlug?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PurchaseChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  payAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recoveryPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  actRules?: Resolver<ResolversTypes['ActRulesInForce'], ParentType, ContextType>;
  avatars?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAvatarsArgs, 'sheet'>>;
  backpack?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryBackpackArgs, 'first' | 'sort' | 'stacked' | 'state'>>;
  backpackChoice?: Resolver<ResolversTypes['ItemChoice'], ParentType, ContextType, Partial<QueryBackpackChoiceArgs>>;
  balanceLog?: Resolver<ResolversTypes['BalanceLogConnection'], ParentType, ContextType, RequireFields<QueryBalanceLogArgs, 'first'>>;
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'locale'>>;
  battle?: Resolver<Maybe<ResolversTypes['Battle']>, ParentType, ContextType, RequireFields<QueryBattleArgs, 'id'>>;
  battleRank?: Resolver<ReadonlyArray<ResolversTypes['BattleRankRow']>, ParentType, ContextType, RequireFields<QueryBattleRankArgs, 'first' | 'period'>>;
  battles?: Resolver<ResolversTypes['BattleConnection'], ParentType, ContextType, RequireFields<QueryBattlesArgs, 'first'>>;
  brokenGlasses?: Resolver<ReadonlyArray<ResolversTypes['BrokenGlass']>, ParentType, ContextType>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'slug'>>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType, Partial<QueryCasesArgs>>;
  commandOutcome?: Resolver<ResolversTypes['CommandOutcome'], ParentType, ContextType, RequireFields<QueryCommandOutcomeArgs, 'commandId'>>;
  contests?: Resolver<ReadonlyArray<ResolversTypes['Contest']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['ContractRules']>, ParentType, ContextType>;
  contractTable?: Resolver<Maybe<ResolversTypes['ContractTable']>, ParentType, ContextType, RequireFields<QueryContractTableArgs, 'stake'>>;
  coupons?: Resolver<ReadonlyArray<ResolversTypes['Coupon']>, ParentType, ContextType, Partial<QueryCouponsArgs>>;
  dailyReward?: Resolver<ResolversTypes['DailyReward'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['Deliveries'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['DepositOrder']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  deposits?: Resolver<ResolversTypes['DepositOrderConnection'], ParentType, ContextType, RequireFields<QueryDepositsArgs, 'first'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'locale' | 'slug'>>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'locale'>>;
  draws?: Resolver<ResolversTypes['Draws'], ParentType, ContextType>;
  dream?: Resolver<Maybe<ResolversTypes['DreamRules']>, ParentType, ContextType>;
  dreamLog?: Resolver<ResolversTypes['DreamPlayConnection'], ParentType, ContextType, RequireFields<QueryDreamLogArgs, 'first'>>;
  fairnessLog?: Resolver<ResolversTypes['FairnessLog'], ParentType, ContextType>;
  firstDepositBonus?: Resolver<ResolversTypes['FirstDepositBonus'], ParentType, ContextType>;
  flows?: Resolver<ResolversTypes['FlowConnection'], ParentType, ContextType, RequireFields<QueryFlowsArgs, 'first'>>;
  freeCase?: Resolver<Maybe<ResolversTypes['FreeCase']>, ParentType, ContextType>;
  gameRecords?: Resolver<ResolversTypes['GameRecordConnection'], ParentType, ContextType, RequireFields<QueryGameRecordsArgs, 'first'>>;
  gameStops?: Resolver<ReadonlyArray<ResolversTypes['GameStop']>, ParentType, ContextType>;
  giveaway?: Resolver<Maybe<ResolversTypes['Giveaway']>, ParentType, ContextType, RequireFields<QueryGiveawayArgs, 'id'>>;
  giveaways?: Resolver<ResolversTypes['GiveawayConnection'], ParentType, ContextType, RequireFields<QueryGiveawaysArgs, 'finished' | 'first' | 'mine'>>;
  hostSeeds?: Resolver<ResolversTypes['HostSeeds'], ParentType, ContextType>;
  itemSerials?: Resolver<ReadonlyArray<ResolversTypes['ItemSerial']>, ParentType, ContextType, RequireFields<QueryItemSerialsArgs, 'itemIds'>>;
  lanes?: Resolver<ResolversTypes['Lanes'], ParentType, ContextType>;
  liabilities?: Resolver<ResolversTypes['Liabilities'], ParentType, ContextType>;
  liabilityStatements?: Resolver<ReadonlyArray<ResolversTypes['LiabilityStatement']>, ParentType, ContextType>;
  liveDrops?: Resolver<ReadonlyArray<ResolversTypes['LiveEvent']>, ParentType, ContextType, RequireFields<QueryLiveDropsArgs, 'top' | 'upcoming'>>;
  liveSince?: Resolver<ReadonlyArray<ResolversTypes['LiveEvent']>, ParentType, ContextType, RequireFields<QueryLiveSinceArgs, 'after'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'id' | 'locale'>>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first' | 'locale' | 'unreadOnly'>>;
  myData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType, RequireFields<QueryNoticesArgs, 'locale' | 'top'>>;
  online?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['OpeningConnection'], ParentType, ContextType, RequireFields<QueryOpeningsArgs, 'first'>>;
  operatorActs?: Resolver<ResolversTypes['OperatorActs'], ParentType, ContextType, RequireFields<QueryOperatorActsArgs, 'first'>>;
  ownLiability?: Resolver<Maybe<ResolversTypes['OwnLiability']>, ParentType, ContextType>;
  paymentChannels?: Resolver<ReadonlyArray<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['PlayerPage']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  plays?: Resolver<ResolversTypes['PlayConnection'], ParentType, ContextType, RequireFields<QueryPlaysArgs, 'first'>>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  promotionRecords?: Resolver<ResolversTypes['PromotionRecordConnection'], ParentType, ContextType, RequireFields<QueryPromotionRecordsArgs, 'first'>>;
  proof?: Resolver<Maybe<ResolversTypes['Proof']>, ParentType, ContextType, RequireFields<QueryProofArgs, 'id'>>;
  purchases?: Resolver<ResolversTypes['PurchaseConnection'], ParentType, ContextType, RequireFields<QueryPurchasesArgs, 'first'>>;
  ranking?: Resolver<ReadonlyArray<ResolversTypes['RankingRow']>, ParentType, ContextType, RequireFields<QueryRankingArgs, 'first' | 'kind' | 'period'>>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'position'>>;
  retrievals?: Resolver<ResolversTypes['RetrievalConnection'], ParentType, ContextType, RequireFields<QueryRetrievalsArgs, 'first'>>;
  returns?: Resolver<ResolversTypes['Returns'], ParentType, ContextType>;
  revealedPair?: Resolver<Maybe<ResolversTypes['RevealedSeedPair']>, ParentType, ContextType, RequireFields<QueryRevealedPairArgs, 'id'>>;
  rewardCalendar?: Resolver<ReadonlyArray<ResolversTypes['RewardDay']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType, RequireFields<QueryRoundArgs, 'id'>>;
  rounds?: Resolver<ResolversTypes['RoundConnection'], ParentType, ContextType, RequireFields<QueryRoundsArgs, 'first'>>;
  saferPlay?: Resolver<ResolversTypes['SaferPlay'], ParentType, ContextType>;
  sealedActs?: Resolver<ReadonlyArray<ResolversTypes['SealedActs']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['Found'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  securityLink?: Resolver<Maybe<ResolversTypes['SecurityLink']>, ParentType, ContextType, RequireFields<QuerySecurityLinkArgs, 'token'>>;
  seeds?: Resolver<ResolversTypes['Seeds'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['ShopConnection'], ParentType, ContextType, RequireFields<QueryShopArgs, 'balance' | 'first' | 'sort'>>;
  shopPurchases?: Resolver<ResolversTypes['ShopPurchaseConnection'], ParentType, ContextType, RequireFields<QueryShopPurchasesArgs, 'first'>>;
  showcase?: Resolver<ResolversTypes['Showcase'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  skin?: Resolver<Maybe<ResolversTypes['Skin']>, ParentType, ContextType, RequireFields<QuerySkinArgs, 'id'>>;
  skinFamilies?: Resolver<ReadonlyArray<ResolversTypes['SkinFamily']>, ParentType, ContextType>;
  skinSources?: Resolver<ReadonlyArray<ResolversTypes['SkinSource']>, ParentType, ContextType, RequireFields<QuerySkinSourcesArgs, 'id'>>;
  skins?: Resolver<ResolversTypes['SkinConnection'], ParentType, ContextType, RequireFields<QuerySkinsArgs, 'first' | 'sort'>>;
  skinsOf?: Resolver<ReadonlyArray<ResolversTypes['Skin']>, ParentType, ContextType, RequireFields<QuerySkinsOfArgs, 'ids'>>;
  supportTicket?: Resolver<Maybe<ResolversTypes['SupportTicket']>, ParentType, ContextType, RequireFields<QuerySupportTicketArgs, 'id'>>;
  supportTickets?: Resolver<ResolversTypes['SupportTicketConnection'], ParentType, ContextType, RequireFields<QuerySupportTicketsArgs, 'first'>>;
  targets?: Resolver<ResolversTypes['TargetConnection'], ParentType, ContextType, RequireFields<QueryTargetsArgs, 'first' | 'sort'>>;
  terms?: Resolver<Maybe<ResolversTypes['TermsInForce']>, ParentType, ContextType>;
  themes?: Resolver<ReadonlyArray<ResolversTypes['Theme']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgrade?: Resolver<ResolversTypes['UpgradeRules'], ParentType, ContextType>;
  vip?: Resolver<ResolversTypes['VipStatus'], ParentType, ContextType>;
};

export type RankPeriodResolvers = { DAY: 'day', MONTH: 'month', WEEK: 'week' };

export type RankingRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RankingRow'] = ResolversParentTypes['RankingRow']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drop?: Resolver<Maybe<ResolversTypes['Drop']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RetrievalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Retrieval'] = ResolversParentTypes['Retrieval']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disputeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RetrievalState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RetrievalConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetrievalConnection'] = ResolversParentTypes['RetrievalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RetrievalEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetrievalEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetrievalEdge'] = ResolversParentTypes['RetrievalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Retrieval'], ParentType, ContextType>;
};

export type RetrievalStateResolvers = { AWAITING_RECEIPT: 'awaiting-receipt', AWAITING_SHIPMENT: 'awaiting-shipment', FAILED: 'failed', RETRIEVING: 'retrieving', SUCCESS: 'succeeded' };

export type RetrieveResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetrieveResult'] = ResolversParentTypes['RetrieveResult']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  retrievals?: Resolver<ReadonlyArray<ResolversTypes['Retrieval']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnBandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReturnBand'] = ResolversParentTypes['ReturnBand']> = {
  deviation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sigma?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Returns'] = ResolversParentTypes['Returns']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['CaseReturn']>, ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['GameReturn']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['ReturnBand']>, ParentType, ContextType>;
};

export type RevealedSeedPairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealedSeedPair'] = ResolversParentTypes['RevealedSeedPair']> = {
  entropy?: Resolver<Maybe<ResolversTypes['Entropy']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  revealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salt?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  serverSeed?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardDay'] = ResolversParentTypes['RewardDay']> = {
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  freeCase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoomGuardResolvers = { BEACON: 'drand', PLAYERS: 'none', WITNESS: 'witnessed' };

export type RoomWitnessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoomWitness'] = ResolversParentTypes['RoomWitness']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RotateSeedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RotateSeedResult'] = ResolversParentTypes['RotateSeedResult']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  revealed?: Resolver<ResolversTypes['RevealedSeedPair'], ParentType, ContextType>;
  seeds?: Resolver<ResolversTypes['Seeds'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Round'] = ResolversParentTypes['Round']> = {
  caseNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  caseSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entropy?: Resolver<ResolversTypes['Entropy'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['CaseEntry'], ParentType, ContextType>;
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oddsHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  oddsTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  reveal?: Resolver<Maybe<ResolversTypes['SeedReveal']>, ParentType, ContextType>;
  roundNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoundConnection'] = ResolversParentTypes['RoundConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RoundEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoundEdge'] = ResolversParentTypes['RoundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
};

export type SaferPlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaferPlay'] = ResolversParentTypes['SaferPlay']> = {
  excludedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['Jurisdiction'], ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['PlayLimit']>, ParentType, ContextType>;
  netPosition?: Resolver<ResolversTypes['Money'], ParentType, ContextType, RequireFields<SaferPlayNetPositionArgs, 'since'>>;
  realityCheckMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeOutUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SealedActsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SealedActs'] = ResolversParentTypes['SealedActs']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SealingPromiseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SealingPromise'] = ResolversParentTypes['SealingPromise']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['PromisedEntry']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leafHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeatKindResolvers = { BOT: 'bot', PLAYER: 'player' };

export type SecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  devMailLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frozenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['AccountHold']>, ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  passkeysOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingChanges?: Resolver<ReadonlyArray<ResolversTypes['PendingChange']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepUp?: Resolver<ReadonlyArray<ResolversTypes['StepUpMethod']>, ParentType, ContextType>;
  totpSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityEventConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityEventConnection'] = ResolversParentTypes['SecurityEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SecurityEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SecurityEventEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityEventEdge'] = ResolversParentTypes['SecurityEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SecurityEvent'], ParentType, ContextType>;
};

export type SecurityLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityLink'] = ResolversParentTypes['SecurityLink']> = {
  action?: Resolver<ResolversTypes['SecurityLinkAction'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['PendingChangeKind']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SeedCommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SeedCommitment'] = ResolversParentTypes['SeedCommitment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type SeedPairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SeedPair'] = ResolversParentTypes['SeedPair']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  retiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeedRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SeedReveal'] = ResolversParentTypes['SeedReveal']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  serverSeed?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type SeedsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seeds'] = ResolversParentTypes['Seeds']> = {
  current?: Resolver<ResolversTypes['SeedPair'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['RevealedSeedPair']>, ParentType, ContextType>;
  nextPairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextPublicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type SellResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellResult'] = ResolversParentTypes['SellResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopConnection'] = ResolversParentTypes['ShopConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ShopListingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopListing'] = ResolversParentTypes['ShopListing']> = {
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type ShopListingEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopListingEdge'] = ResolversParentTypes['ShopListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShopListing'], ParentType, ContextType>;
};

export type ShopPurchaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopPurchase'] = ResolversParentTypes['ShopPurchase']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShopPurchaseConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopPurchaseConnection'] = ResolversParentTypes['ShopPurchaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ShopPurchaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPurchaseEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShopPurchaseEdge'] = ResolversParentTypes['ShopPurchaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShopPurchase'], ParentType, ContextType>;
};

export type ShopSortResolvers = { NEWEST: 'newest', PRICE_ASC: 'value-asc', PRICE_DESC: 'value-desc' };

export type ShowcaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Showcase'] = ResolversParentTypes['Showcase']> = {
  behind?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<ShowcaseCasesArgs, 'themes'>>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  freeCase?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  highestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  beacon?: Resolver<ResolversTypes['SiteBeacon'], ParentType, ContextType>;
  catchingUp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultInviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dialPrefixes?: Resolver<ReadonlyArray<ResolversTypes['DialPrefix']>, ParentType, ContextType>;
  retrieval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showExchange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['SiteStatistics'], ParentType, ContextType>;
  steam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  switchBalanceType?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transfersToPlayers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteBeaconResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteBeacon'] = ResolversParentTypes['SiteBeacon']> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guard?: Resolver<ResolversTypes['RoomGuard'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relays?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  witness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteLocaleResolvers = { EN: 'en', ZH_CN: 'zh-CN', ZH_TW: 'zh-TW' };

export type SiteStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteStatistics'] = ResolversParentTypes['SiteStatistics']> = {
  battles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giveaways?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgrades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Skin'] = ResolversParentTypes['Skin']> = {
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  finishNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageSmall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wears?: Resolver<ReadonlyArray<ResolversTypes['SkinWear']>, ParentType, ContextType>;
};

export type SkinConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkinConnection'] = ResolversParentTypes['SkinConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SkinEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkinEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkinEdge'] = ResolversParentTypes['SkinEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
};

export type SkinFamilyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkinFamily'] = ResolversParentTypes['SkinFamily']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
};

export type SkinSortResolvers = { GRADE: 'grade', VALUE_ASC: 'value-asc', VALUE_DESC: 'value-desc' };

export type SkinSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkinSource'] = ResolversParentTypes['SkinSource']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
};

export type SkinWearResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkinWear'] = ResolversParentTypes['SkinWear']> = {
  floatMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type SliderChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SliderChallenge'] = ResolversParentTypes['SliderChallenge']> = {
  background?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  devAnswer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieceSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieceTop?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['ProofOfWork'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SmsChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SmsChallenge'] = ResolversParentTypes['SmsChallenge']> = {
  devCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SteamLoginResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SteamLogin'] = ResolversParentTypes['SteamLogin']> = {
  callbackPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type SteamRedirectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SteamRedirect'] = ResolversParentTypes['SteamRedirect']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  battleUpdated?: SubscriptionResolver<ResolversTypes['Battle'], "battleUpdated", ParentType, ContextType, RequireFields<SubscriptionBattleUpdatedArgs, 'id'>>;
  liveEvents?: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
};

export type SupportTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTicket'] = ResolversParentTypes['SupportTicket']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['TicketEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  retrievalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SupportTicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTicketConnection'] = ResolversParentTypes['SupportTicketConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SupportTicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportTicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTicketEdge'] = ResolversParentTypes['SupportTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType>;
};

export type TargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Target'] = ResolversParentTypes['Target']> = {
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type TargetConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TargetConnection'] = ResolversParentTypes['TargetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TargetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TargetEdge'] = ResolversParentTypes['TargetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
};

export type TargetSortResolvers = { VALUE_ASC: 'value-asc', VALUE_DESC: 'value-desc' };

export interface TermsInForceScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TermsInForce'], any> {
  name: 'TermsInForce';
}

export type ThemeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  taglines?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
};

export type TicketEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TicketEntry'] = ResolversParentTypes['TicketEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketStateResolvers = { ANSWERED: 'answered', CLOSED: 'closed', OPEN: 'open' };

export type TotpSetupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferResult'] = ResolversParentTypes['TransferResult']> = {
  coin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpgradePlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpgradePlay'] = ResolversParentTypes['UpgradePlay']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  pairId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  roundNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['UpgradeSide'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpgradeResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpgradeResult'] = ResolversParentTypes['UpgradeResult']> = {
  play?: Resolver<ResolversTypes['UpgradePlay'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['SealingPromise']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpgradeRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpgradeRules'] = ResolversParentTypes['UpgradeRules']> = {
  maxItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
};

export type UpgradeSideResolvers = { OVER: 'over', UNDER: 'under' };

export type VerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  state?: Resolver<ResolversTypes['VerificationState'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerificationStartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerificationStart'] = ResolversParentTypes['VerificationStart']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VipGradeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipGrade'] = ResolversParentTypes['VipGrade']> = {
  claimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeCase?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VipStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VipStatus'] = ResolversParentTypes['VipStatus']> = {
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grades?: Resolver<ReadonlyArray<ResolversTypes['VipGrade']>, ParentType, ContextType>;
  nextThreshold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WitnessRoomAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WitnessRoomAnswer'] = ResolversParentTypes['WitnessRoomAnswer']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccountHold?: AccountHoldResolvers<ContextType>;
  ActRulesInForce?: ActRulesInForceResolvers<ContextType>;
  ActionTicket?: ActionTicketResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  BackpackSort?: BackpackSortResolvers;
  Balance?: BalanceResolvers;
  BalanceLogConnection?: BalanceLogConnectionResolvers<ContextType>;
  BalanceLogEdge?: BalanceLogEdgeResolvers<ContextType>;
  BalanceLogEntry?: BalanceLogEntryResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Battle?: BattleResolvers<ContextType>;
  BattleAnswer?: BattleAnswerResolvers<ContextType>;
  BattleAward?: BattleAwardResolvers<ContextType>;
  BattleBox?: BattleBoxResolvers<ContextType>;
  BattleConnection?: BattleConnectionResolvers<ContextType>;
  BattleDraw?: BattleDrawResolvers<ContextType>;
  BattleEdge?: BattleEdgeResolvers<ContextType>;
  BattleMode?: BattleModeResolvers;
  BattlePace?: BattlePaceResolvers;
  BattleRankRow?: BattleRankRowResolvers<ContextType>;
  BattleResult?: BattleResultResolvers<ContextType>;
  BattleRound?: BattleRoundResolvers<ContextType>;
  BattleScope?: BattleScopeResolvers;
  BattleSeat?: BattleSeatResolvers<ContextType>;
  BattleStatus?: BattleStatusResolvers;
  BattleTie?: BattleTieResolvers<ContextType>;
  Beacon?: BeaconResolvers<ContextType>;
  BeaconRoundAnswer?: BeaconRoundAnswerResolvers<ContextType>;
  BrokenGlass?: BrokenGlassResolvers<ContextType>;
  BuyResult?: BuyResultResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CaseReturn?: CaseReturnResolvers<ContextType>;
  CheckWithoutSight?: CheckWithoutSightResolvers<ContextType>;
  ClaimResult?: ClaimResultResolvers<ContextType>;
  CommandId?: GraphQLScalarType;
  CommandOutcome?: CommandOutcomeResolvers<ContextType>;
  CommandRound?: CommandRoundResolvers<ContextType>;
  ConsolationEntry?: ConsolationEntryResolvers<ContextType>;
  Contest?: ContestResolvers<ContextType>;
  ContestPlace?: ContestPlaceResolvers<ContextType>;
  ContestRanking?: ContestRankingResolvers;
  ContractEntry?: ContractEntryResolvers<ContextType>;
  ContractPlay?: ContractPlayResolvers<ContextType>;
  ContractResult?: ContractResultResolvers<ContextType>;
  ContractRules?: ContractRulesResolvers<ContextType>;
  ContractTable?: ContractTableResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  DailyReward?: DailyRewardResolvers<ContextType>;
  DailyRewardTier?: DailyRewardTierResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deliveries?: DeliveriesResolvers<ContextType>;
  DepositOrder?: DepositOrderResolvers<ContextType>;
  DepositOrderConnection?: DepositOrderConnectionResolvers<ContextType>;
  DepositOrderEdge?: DepositOrderEdgeResolvers<ContextType>;
  DepositResult?: DepositResultResolvers<ContextType>;
  DeviceKey?: DeviceKeyResolvers<ContextType>;
  DeviceKeyOrigin?: DeviceKeyOriginResolvers;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DialPrefix?: DialPrefixResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentSection?: DocumentSectionResolvers<ContextType>;
  Draws?: DrawsResolvers<ContextType>;
  DreamPlay?: DreamPlayResolvers<ContextType>;
  DreamPlayConnection?: DreamPlayConnectionResolvers<ContextType>;
  DreamPlayEdge?: DreamPlayEdgeResolvers<ContextType>;
  DreamResult?: DreamResultResolvers<ContextType>;
  DreamRules?: DreamRulesResolvers<ContextType>;
  Drop?: DropResolvers<ContextType>;
  Entropy?: GraphQLScalarType;
  ExchangeResult?: ExchangeResultResolvers<ContextType>;
  FairnessLog?: FairnessLogResolvers<ContextType>;
  FirstDepositBonus?: FirstDepositBonusResolvers<ContextType>;
  FlowConnection?: FlowConnectionResolvers<ContextType>;
  FlowEdge?: FlowEdgeResolvers<ContextType>;
  FlowKind?: FlowKindResolvers;
  FlowRecord?: FlowRecordResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  FoundGame?: FoundGameResolvers<ContextType>;
  FoundPlayer?: FoundPlayerResolvers<ContextType>;
  FreeCase?: FreeCaseResolvers<ContextType>;
  Game?: GameResolvers;
  GameRecord?: GameRecordResolvers<ContextType>;
  GameRecordConnection?: GameRecordConnectionResolvers<ContextType>;
  GameRecordEdge?: GameRecordEdgeResolvers<ContextType>;
  GameReturn?: GameReturnResolvers<ContextType>;
  GameStop?: GameStopResolvers<ContextType>;
  Giveaway?: GiveawayResolvers<ContextType>;
  GiveawayAnswer?: GiveawayAnswerResolvers<ContextType>;
  GiveawayConditions?: GiveawayConditionsResolvers<ContextType>;
  GiveawayConnection?: GiveawayConnectionResolvers<ContextType>;
  GiveawayEdge?: GiveawayEdgeResolvers<ContextType>;
  GiveawayEntry?: GiveawayEntryResolvers<ContextType>;
  GiveawayEntryConnection?: GiveawayEntryConnectionResolvers<ContextType>;
  GiveawayEntryEdge?: GiveawayEntryEdgeResolvers<ContextType>;
  GiveawayPrize?: GiveawayPrizeResolvers<ContextType>;
  GiveawayWinner?: GiveawayWinnerResolvers<ContextType>;
  GoldenReward?: GoldenRewardResolvers<ContextType>;
  Hash?: GraphQLScalarType;
  HostSeeds?: HostSeedsResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemChoice?: ItemChoiceResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemEdge?: ItemEdgeResolvers<ContextType>;
  ItemSerial?: ItemSerialResolvers<ContextType>;
  ItemState?: ItemStateResolvers;
  Jurisdiction?: JurisdictionResolvers<ContextType>;
  Lane?: LaneResolvers<ContextType>;
  LaneResult?: LaneResultResolvers<ContextType>;
  Lanes?: LanesResolvers<ContextType>;
  Liabilities?: LiabilitiesResolvers<ContextType>;
  LiabilityAmount?: LiabilityAmountResolvers<ContextType>;
  LiabilityStatement?: LiabilityStatementResolvers<ContextType>;
  LimitKind?: LimitKindResolvers;
  LimitPeriod?: LimitPeriodResolvers;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogPosition?: GraphQLScalarType;
  Me?: MeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Names?: NamesResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  OpenCaseResult?: OpenCaseResultResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  OpeningConnection?: OpeningConnectionResolvers<ContextType>;
  OpeningEdge?: OpeningEdgeResolvers<ContextType>;
  OperatorAct?: OperatorActResolvers<ContextType>;
  OperatorActs?: OperatorActsResolvers<ContextType>;
  OwnLiability?: OwnLiabilityResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCeremony?: PasskeyCeremonyResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PendingChange?: PendingChangeResolvers<ContextType>;
  PendingLimit?: PendingLimitResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  PlayConnection?: PlayConnectionResolvers<ContextType>;
  PlayEdge?: PlayEdgeResolvers<ContextType>;
  PlayLimit?: PlayLimitResolvers<ContextType>;
  PlayedStep?: PlayedStepResolvers<ContextType>;
  PlayerBattle?: PlayerBattleResolvers<ContextType>;
  PlayerBattles?: PlayerBattlesResolvers<ContextType>;
  PlayerLuck?: PlayerLuckResolvers<ContextType>;
  PlayerPage?: PlayerPageResolvers<ContextType>;
  PrizeBalance?: PrizeBalanceResolvers;
  PromisedEntry?: PromisedEntryResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionLevel?: PromotionLevelResolvers<ContextType>;
  PromotionRecord?: PromotionRecordResolvers<ContextType>;
  PromotionRecordConnection?: PromotionRecordConnectionResolvers<ContextType>;
  PromotionRecordEdge?: PromotionRecordEdgeResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  ProofNickname?: ProofNicknameResolvers<ContextType>;
  ProofOfWork?: ProofOfWorkResolvers<ContextType>;
  PurchaseChannel?: PurchaseChannelResolvers;
  PurchaseConnection?: PurchaseConnectionResolvers<ContextType>;
  PurchaseEdge?: PurchaseEdgeResolvers<ContextType>;
  PurchaseRecord?: PurchaseRecordResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankPeriod?: RankPeriodResolvers;
  RankingRow?: RankingRowResolvers<ContextType>;
  Retrieval?: RetrievalResolvers<ContextType>;
  RetrievalConnection?: RetrievalConnectionResolvers<ContextType>;
  RetrievalEdge?: RetrievalEdgeResolvers<ContextType>;
  RetrievalState?: RetrievalStateResolvers;
  RetrieveResult?: RetrieveResultResolvers<ContextType>;
  ReturnBand?: ReturnBandResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
  RevealedSeedPair?: RevealedSeedPairResolvers<ContextType>;
  RewardDay?: RewardDayResolvers<ContextType>;
  RoomGuard?: RoomGuardResolvers;
  RoomWitness?: RoomWitnessResolvers<ContextType>;
  RotateSeedResult?: RotateSeedResultResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  RoundConnection?: RoundConnectionResolvers<ContextType>;
  RoundEdge?: RoundEdgeResolvers<ContextType>;
  SaferPlay?: SaferPlayResolvers<ContextType>;
  SealedActs?: SealedActsResolvers<ContextType>;
  SealingPromise?: SealingPromiseResolvers<ContextType>;
  SeatKind?: SeatKindResolvers;
  Security?: SecurityResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityEventConnection?: SecurityEventConnectionResolvers<ContextType>;
  SecurityEventEdge?: SecurityEventEdgeResolvers<ContextType>;
  SecurityLink?: SecurityLinkResolvers<ContextType>;
  SeedCommitment?: SeedCommitmentResolvers<ContextType>;
  SeedPair?: SeedPairResolvers<ContextType>;
  SeedReveal?: SeedRevealResolvers<ContextType>;
  Seeds?: SeedsResolvers<ContextType>;
  SellResult?: SellResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ShopConnection?: ShopConnectionResolvers<ContextType>;
  ShopListing?: ShopListingResolvers<ContextType>;
  ShopListingEdge?: ShopListingEdgeResolvers<ContextType>;
  ShopPurchase?: ShopPurchaseResolvers<ContextType>;
  ShopPurchaseConnection?: ShopPurchaseConnectionResolvers<ContextType>;
  ShopPurchaseEdge?: ShopPurchaseEdgeResolvers<ContextType>;
  ShopSort?: ShopSortResolvers;
  Showcase?: ShowcaseResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteBeacon?: SiteBeaconResolvers<ContextType>;
  SiteLocale?: SiteLocaleResolvers;
  SiteStatistics?: SiteStatisticsResolvers<ContextType>;
  Skin?: SkinResolvers<ContextType>;
  SkinConnection?: SkinConnectionResolvers<ContextType>;
  SkinEdge?: SkinEdgeResolvers<ContextType>;
  SkinFamily?: SkinFamilyResolvers<ContextType>;
  SkinSort?: SkinSortResolvers;
  SkinSource?: SkinSourceResolvers<ContextType>;
  SkinWear?: SkinWearResolvers<ContextType>;
  SliderChallenge?: SliderChallengeResolvers<ContextType>;
  SmsChallenge?: SmsChallengeResolvers<ContextType>;
  SteamLogin?: SteamLoginResolvers<ContextType>;
  SteamRedirect?: SteamRedirectResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportTicket?: SupportTicketResolvers<ContextType>;
  SupportTicketConnection?: SupportTicketConnectionResolvers<ContextType>;
  SupportTicketEdge?: SupportTicketEdgeResolvers<ContextType>;
  Target?: TargetResolvers<ContextType>;
  TargetConnection?: TargetConnectionResolvers<ContextType>;
  TargetEdge?: TargetEdgeResolvers<ContextType>;
  TargetSort?: TargetSortResolvers;
  TermsInForce?: GraphQLScalarType;
  Theme?: ThemeResolvers<ContextType>;
  TicketEntry?: TicketEntryResolvers<ContextType>;
  TicketState?: TicketStateResolvers;
  TotpSetup?: TotpSetupResolvers<ContextType>;
  TransferResult?: TransferResultResolvers<ContextType>;
  UpgradePlay?: UpgradePlayResolvers<ContextType>;
  UpgradeResult?: UpgradeResultResolvers<ContextType>;
  UpgradeRules?: UpgradeRulesResolvers<ContextType>;
  UpgradeSide?: UpgradeSideResolvers;
  Verification?: VerificationResolvers<ContextType>;
  VerificationStart?: VerificationStartResolvers<ContextType>;
  VipGrade?: VipGradeResolvers<ContextType>;
  VipStatus?: VipStatusResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WitnessRoomAnswer?: WitnessRoomAnswerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  apiKey?: ApiKeyDirectiveResolver<any, any, ContextType>;
  errors?: ErrorsDirectiveResolver<any, any, ContextType>;
  input?: InputDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  rate?: RateDirectiveResolver<any, any, ContextType>;
  reads?: ReadsDirectiveResolver<any, any, ContextType>;
  security?: SecurityDirectiveResolver<any, any, ContextType>;
};
