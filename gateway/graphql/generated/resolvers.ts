import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { HexHash } from '../../../engine/kernel/ids.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BattleModel, BattleBoxModel, BattleDrawModel, BattleRankModel, BattleRoundModel, BattleSeatModel, CaseModel, CaseEntryModel, DreamPlayModel, DreamRulesModel, DropModel, FairnessLogModel, GiveawayModel, GiveawayEntryModel, GiveawayPrizeModel, GiveawayWinnerModel, ItemModel, LiveEventModel, MeModel, NamesModel, PlayModel, RankingModel, RoundModel, SellResultModel, SessionModel, SkinModel, TargetModel, ThemeModel, UpgradePlayModel } from '../models.ts';
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
   * Without it the house could compute an outcome before the player speaks.
   */
  Entropy: { input: string; output: string; }
  /** SHA-256 as 64 lower-case hex digits. */
  Hash: { input: HexHash; output: string; }
  /** A position in the public log, counted from 0: the leaf index in the transparency log. A decimal string (64 bit). */
  LogPosition: { input: number; output: number; }
  /** An amount in minor units (1/100 of a coin or point), a whole number within ±(2^53 − 1). */
  Money: { input: bigint; output: bigint; }
};

export type AddBotInput = {
  readonly battleId: Scalars['ID']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
};

export type BackpackSort =
  | 'NEWEST'
  | 'VALUE_ASC'
  | 'VALUE_DESC';

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
  /** Position of its newest event. */
  readonly position: Scalars['LogPosition']['output'];
  /** Not listed; joined through its link. */
  readonly private: Scalars['Boolean']['output'];
  /** HMAC-SHA256(key = salt, message = server seed), in the log before anybody's randomness. */
  readonly publicHash: Scalars['Hash']['output'];
  readonly result?: Maybe<BattleResult>;
  readonly reveal?: Maybe<SeedReveal>;
  readonly rounds: ReadonlyArray<BattleRound>;
  readonly seatCount: Scalars['Int']['output'];
  /** Taken seats, in order. */
  readonly seats: ReadonlyArray<BattleSeat>;
  readonly status: BattleStatus;
  /** Two against two: seats 1 and 2 against 3 and 4. */
  readonly teams: Scalars['Boolean']['output'];
  /** Grows by one with every event: a client keeps the greatest it has seen. */
  readonly version: Scalars['Int']['output'];
};

export type BattleAnswer = {
  readonly __typename?: 'BattleAnswer';
  readonly battle: Battle;
  /** The key that a private battle's link carries, for its creator and whoever sits in it. */
  readonly key?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

export type BattleAward = {
  readonly __typename?: 'BattleAward';
  readonly itemIds: ReadonlyArray<Scalars['ID']['output']>;
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
  /** What the item is called once somebody has won it. */
  readonly itemId: Scalars['ID']['output'];
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
  | 'CLASSIC'
  /** The lowest total takes all. */
  | 'UNDERDOG';

export type BattleRankRow = {
  readonly __typename?: 'BattleRankRow';
  readonly avatarSeed: Scalars['String']['output'];
  readonly battles: Scalars['Int']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  /** From 1. */
  readonly rank: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
  /** Value won in battles in this period, in UTC. */
  readonly won: Scalars['Money']['output'];
};

export type BattleResult = {
  readonly __typename?: 'BattleResult';
  readonly awards: ReadonlyArray<BattleAward>;
  /** Only where two won, held and drew the same: who is dealt first. */
  readonly dealTie?: Maybe<BattleTie>;
  readonly position: Scalars['LogPosition']['output'];
  readonly tie?: Maybe<BattleTie>;
  /** Totals in the order of the seats. */
  readonly totals: ReadonlyArray<Scalars['Money']['output']>;
  /** Value of everything that was drawn. */
  readonly value: Scalars['Money']['output'];
  /** Seats that won: one, or the two of a side. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
};

export type BattleRound = {
  readonly __typename?: 'BattleRound';
  /** In the order of the seats. */
  readonly draws: ReadonlyArray<BattleDraw>;
  readonly round: Scalars['Int']['output'];
  /** When it was drawn: reels of this round start now, for everybody. */
  readonly startedAt: Scalars['DateTime']['output'];
};

export type BattleScope =
  /** Waiting and running public battles: what can be joined or watched. */
  | 'CURRENT'
  /** Finished public battles, newest first. */
  | 'HISTORY'
  /** Those the signed-in player sits in or created, newest first. */
  | 'MINE'
  /** Made by the house, waiting or running. */
  | 'OFFICIAL';

export type BattleSeat = {
  readonly __typename?: 'BattleSeat';
  readonly avatarSeed: Scalars['String']['output'];
  /** Fresh randomness of this seat. */
  readonly entropy: Scalars['Entropy']['output'];
  readonly kind: SeatKind;
  /** This is the signed-in player. */
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  /** Null for a bot. */
  readonly playerId?: Maybe<Scalars['ID']['output']>;
  /** From 1. */
  readonly seat: Scalars['Int']['output'];
  /** 1 or 2 where two play against two, else the seat itself. */
  readonly side: Scalars['Int']['output'];
  /** Value drawn so far. */
  readonly total: Scalars['Money']['output'];
};

export type BattleStatus =
  /** Given up while waiting, by its creator or the operator, or after 30 minutes; everyone was refunded. */
  | 'DISSOLVED'
  | 'FINISHED'
  /** Full: everything is fixed, and rounds are coming. */
  | 'RUNNING'
  | 'WAITING';

export type BattleTie = {
  readonly __typename?: 'BattleTie';
  /** Tied seats, or sides where two play against two; the ticket is an index of this list. */
  readonly between: ReadonlyArray<Scalars['Int']['output']>;
  readonly ticket: Scalars['Int']['output'];
};

export type Beacon = {
  readonly __typename?: 'Beacon';
  /** When that round is due. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** `none` or `drand` */
  readonly kind: Scalars['String']['output'];
  /** Null until it arrived. */
  readonly randomness?: Maybe<Scalars['Hash']['output']>;
  /** The drand round that was named by the lock, before it existed. */
  readonly round?: Maybe<Scalars['Int']['output']>;
  readonly signature?: Maybe<Scalars['String']['output']>;
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
  /** Path of the drawn vitrine. */
  readonly image: Scalars['String']['output'];
  readonly names: Names;
  /** SHA-256 of the RFC 8785 JSON of the odds table. Sent back with `openCase`. */
  readonly oddsHash: Scalars['Hash']['output'];
  /** RFC 8785 JSON of the odds table: what `oddsHash` hashes. */
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

export type CreateBattleInput = {
  /** 1 to 20, in the order of the rounds. */
  readonly boxes: ReadonlyArray<BattleBoxInput>;
  readonly commandId: Scalars['CommandId']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  readonly mode: BattleMode;
  readonly private?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 4. */
  readonly seatCount: Scalars['Int']['input'];
  /** `hostSeeds.battle.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  readonly seedHash: Scalars['Hash']['input'];
  /** Two against two; takes four seats. */
  readonly teams?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateGiveawayInput = {
  readonly commandId: Scalars['CommandId']['input'];
  /** 1 to 90. */
  readonly depositDays?: InputMaybe<Scalars['Int']['input']>;
  /** 5 minutes to 30 days after the start. */
  readonly drawAt: Scalars['DateTime']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  /** 1 to 3 held items; they wait in escrow. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  /** 4 to 32 characters; null lets everybody in. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** `hostSeeds.giveaway.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  readonly seedHash: Scalars['Hash']['input'];
  /** Null opens at once; at most 7 days ahead. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly vipGrade?: InputMaybe<Scalars['Int']['input']>;
};

export type DepositReceipt = {
  readonly __typename?: 'DepositReceipt';
  readonly amount: Scalars['Money']['output'];
  readonly depositId: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

export type DreamInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly consolationHash: Scalars['Hash']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  readonly fee: Scalars['Money']['input'];
  readonly targetSkin: Scalars['ID']['input'];
  /** What the player was shown; another value now is refused with PRICE_CHANGED. */
  readonly targetValue: Scalars['Money']['input'];
  readonly targetWear?: InputMaybe<Wear>;
  /** The chance as an integer of 10,000,000: 100,000 (1 %) to 7,500,000 (75 %). */
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
};

export type DreamPlayEdge = {
  readonly __typename?: 'DreamPlayEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: DreamPlay;
};

export type DreamResult = {
  readonly __typename?: 'DreamResult';
  readonly play: DreamPlay;
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

/** fee = (target value × p + expected consolation × (1 − p)) ÷ 0.92, rounded up; p = `winTickets` ÷ 10,000,000 */
export type DreamRules = {
  readonly __typename?: 'DreamRules';
  readonly consolation: ReadonlyArray<ConsolationEntry>;
  readonly consolationHash: Scalars['Hash']['output'];
  /** Σ value × tickets of the consolation table: the expected consolation is this ÷ 10,000,000 minor units. Decimal. */
  readonly consolationSum: Scalars['String']['output'];
  /** RFC 8785 JSON of the consolation table: what `consolationHash` hashes. */
  readonly consolationTable: Scalars['String']['output'];
  readonly maxTickets: Scalars['Int']['output'];
  readonly minTickets: Scalars['Int']['output'];
  /** The emergency stop is on. */
  readonly stopped: Scalars['Boolean']['output'];
};

/** A won item as the whole site sees it. */
export type Drop = {
  readonly __typename?: 'Drop';
  readonly caseNames?: Maybe<Names>;
  /** Null where the item came from no case. */
  readonly caseSlug?: Maybe<Scalars['ID']['output']>;
  readonly game: Game;
  /** The play's id, or the battle's or giveaway's: what `/provably-fair/verify/{id}` takes. */
  readonly id: Scalars['ID']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type EnterGiveawayInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  readonly giveawayId: Scalars['ID']['input'];
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** State of the transparency log as it is published under `/log/`. */
export type FairnessLog = {
  readonly __typename?: 'FairnessLog';
  readonly origin: Scalars['String']['output'];
  readonly rootHash?: Maybe<Scalars['Hash']['output']>;
  readonly sealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries sealed by the newest checkpoint. */
  readonly sealedSize: Scalars['LogPosition']['output'];
  /** Entries in the log now. */
  readonly size: Scalars['LogPosition']['output'];
  /** Verifier key as C2SP signed notes write it. */
  readonly verifierKey: Scalars['String']['output'];
};

export type Game =
  | 'BATTLE'
  | 'CASE'
  | 'DREAM'
  | 'GIVEAWAY'
  | 'UPGRADE';

export type Giveaway = {
  readonly __typename?: 'Giveaway';
  readonly beacon: Beacon;
  readonly conditions: GiveawayConditions;
  readonly drawAt: Scalars['DateTime']['output'];
  readonly entrantCount: Scalars['Int']['output'];
  /** Newest first; up to 100 a page. */
  readonly entries: GiveawayEntryConnection;
  /** SHA-256 chain over every entry. */
  readonly entriesHash: Scalars['Hash']['output'];
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hostAvatarSeed?: Maybe<Scalars['String']['output']>;
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
  readonly reveal?: Maybe<SeedReveal>;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: GiveawayStatus;
  /** What the house calls it; null for a room of a player. */
  readonly title?: Maybe<Names>;
  readonly version: Scalars['Int']['output'];
  readonly winners: ReadonlyArray<GiveawayWinner>;
};


export type GiveawayEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type GiveawayAnswer = {
  readonly __typename?: 'GiveawayAnswer';
  readonly giveaway: Giveaway;
  readonly position: Scalars['LogPosition']['output'];
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
  readonly avatarSeed: Scalars['String']['output'];
  /** Counted from 1 in each room. */
  readonly code: Scalars['Int']['output'];
  readonly enteredAt: Scalars['DateTime']['output'];
  readonly entropy: Scalars['Entropy']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
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
  readonly itemId: Scalars['ID']['output'];
  /** From 1; drawn in this order, the most valuable first. */
  readonly place: Scalars['Int']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
};

export type GiveawayStatus =
  /** Nobody entered, or the host gave it up: prizes went back. */
  | 'CANCELLED'
  /** Over its time: winners are being drawn. */
  | 'DRAWING'
  | 'FINISHED'
  | 'OPEN'
  /** Announced; entries from `startsAt` on. */
  | 'UPCOMING';

export type GiveawayWinner = {
  readonly __typename?: 'GiveawayWinner';
  readonly avatarSeed: Scalars['String']['output'];
  readonly code: Scalars['Int']['output'];
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly place: Scalars['Int']['output'];
  readonly prize: GiveawayPrize;
  /** The draw: an index among the codes that were left. */
  readonly ticket: Scalars['Int']['output'];
};

export type HostSeeds = {
  readonly __typename?: 'HostSeeds';
  readonly battle: SeedCommitment;
  readonly giveaway: SeedCommitment;
};

/** One won skin in a backpack. */
export type Item = {
  readonly __typename?: 'Item';
  readonly acquiredAt: Scalars['DateTime']['output'];
  readonly caseNames?: Maybe<Names>;
  /** Null where it came from no case. */
  readonly caseSlug?: Maybe<Scalars['ID']['output']>;
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** The game it was won in. */
  readonly game: Game;
  /** `{id}.{number}` of the play or the room that made it. */
  readonly id: Scalars['ID']['output'];
  /** What selling pays now. */
  readonly sellPrice: Scalars['Money']['output'];
  readonly skin: Skin;
  readonly state: ItemState;
  /** The committed value: what the item was worth in the odds it was drawn from. */
  readonly value: Scalars['Money']['output'];
  /** Until then selling pays the committed value; afterwards the lower of it and the current catalog value. */
  readonly valueLockedUntil: Scalars['DateTime']['output'];
  readonly wear?: Maybe<Wear>;
};

export type ItemConnection = {
  readonly __typename?: 'ItemConnection';
  readonly edges: ReadonlyArray<ItemEdge>;
  readonly pageInfo: PageInfo;
  /** Number and committed value of all items in this state, whatever the page. */
  readonly totalCount: Scalars['Int']['output'];
  readonly totalValue: Scalars['Money']['output'];
};

export type ItemEdge = {
  readonly __typename?: 'ItemEdge';
  readonly cursor: Scalars['String']['output'];
  readonly node: Item;
};

export type ItemState =
  /** A prize of an open giveaway; it comes back if nobody wins it. */
  | 'ESCROWED'
  | 'HELD'
  | 'SOLD'
  /** Staked in an upgrade. */
  | 'USED';

export type JoinBattleInput = {
  readonly battleId: Scalars['ID']['input'];
  readonly commandId: Scalars['CommandId']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  /** The key of a private battle's link. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** From 1; the first free seat when not given. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
};

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
};

/** The signed-in player's own view. Personal data lives here and never in the log. */
export type Me = {
  readonly __typename?: 'Me';
  /** Seed of the drawn avatar, for `/art/avatar/{seed}.svg`. */
  readonly avatarSeed: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** The account's id; private, not the id in the log. */
  readonly id: Scalars['ID']['output'];
  readonly nickname: Scalars['String']['output'];
  /** Masked: `+86 138****0000`. */
  readonly phone: Scalars['String']['output'];
  /** The player's id in the public log: random, unlinked from the account once it is erased. */
  readonly playerId: Scalars['ID']['output'];
  /** Member grade by wagering, 0 to 20. */
  readonly vipGrade: Scalars['Int']['output'];
  readonly wallet: Wallet;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** The creator puts a bot on a free seat; the house pays. Codes: as for joinBattle and NOT_YOURS. */
  readonly addBot: BattleAnswer;
  /**
   * Chases a target for a fee. Win gives the target, loss an item of the consolation table. Codes: UNAUTHENTICATED,
   * INVALID_INPUT, CHANCE_OUT_OF_RANGE, TARGET_NOT_FOUND, PRICE_CHANGED (details: targetValue, fee, consolationHash as they
   * are now), INSUFFICIENT_FUNDS, GAME_STOPPED, PLAY_NOT_ALLOWED, IDEMPOTENCY_CONFLICT, BUSY, OUTCOME_UNKNOWN. Refusals are
   * signed as for `openCase`.
   */
  readonly chaseDream: DreamResult;
  /**
   * Opens a room; the creator takes seat 1 and pays for it. Codes: UNAUTHENTICATED, INVALID_INPUT, INPUT_INVALID (boxes too
   * dear for a battle), SEED_CHANGED, CASE_NOT_FOUND, CASE_RETIRED, CASE_CHANGED, INSUFFICIENT_FUNDS, TOO_MANY_ROOMS,
   * GAME_STOPPED, PLAY_NOT_ALLOWED, IDEMPOTENCY_CONFLICT, BUSY, OUTCOME_UNKNOWN.
   */
  readonly createBattle: BattleAnswer;
  /**
   * A player hosts with up to 3 items in escrow. Codes: UNAUTHENTICATED, INVALID_INPUT, INPUT_INVALID (a time outside what
   * is allowed: details say from when to when), SEED_CHANGED, ITEM_NOT_HELD, TOO_MANY_ROOMS, GAME_STOPPED, PLAY_NOT_ALLOWED,
   * IDEMPOTENCY_CONFLICT, BUSY, OUTCOME_UNKNOWN.
   */
  readonly createGiveaway: GiveawayAnswer;
  /** Sandbox deposit: credits coin at once, no money moves. Answers `PROVIDER_DISABLED` where sandbox payments are off. */
  readonly deposit: DepositReceipt;
  /** The creator gives up a waiting room; everyone is refunded. Codes: NOT_YOURS, BATTLE_NOT_FOUND, BATTLE_STARTED, BATTLE_OVER. */
  readonly dissolveBattle: BattleAnswer;
  /**
   * Gets the next roll code. Codes: as above and GIVEAWAY_NOT_FOUND, GIVEAWAY_NOT_OPEN, GIVEAWAY_CLOSED, GIVEAWAY_FULL,
   * ALREADY_ENTERED, OWN_GIVEAWAY, CONDITION_NOT_MET (names it), PASSWORD_INVALID (a few tries a minute).
   */
  readonly enterGiveaway: GiveawayAnswer;
  /**
   * Takes a seat and pays for it. The last seat locks the battle, and it runs by itself. Codes: as above and
   * BATTLE_NOT_FOUND, BATTLE_FULL (before its first round), BATTLE_STARTED, BATTLE_OVER (dissolved or finished),
   * ALREADY_SEATED, SEAT_TAKEN, KEY_INVALID (of a private battle). INPUT_INVALID names a seat that the battle hasn't got.
   */
  readonly joinBattle: BattleAnswer;
  readonly login: Session;
  /** Revokes the token of this request. True also when it was dead already. */
  readonly logout: Scalars['Boolean']['output'];
  /**
   * Opens a case `quantity` times, one round each, all or nothing. Codes: UNAUTHENTICATED, INVALID_INPUT, CASE_NOT_FOUND,
   * CASE_RETIRED, CASE_CHANGED (its details carry the new `oddsHash`), INSUFFICIENT_FUNDS, GAME_STOPPED, PLAY_NOT_ALLOWED,
   * IDEMPOTENCY_CONFLICT, BUSY, OUTCOME_UNKNOWN.
   *
   * A refusal by the rules carries `extensions.refusal`, a note signed with the key of the log: `text` is the note, to be
   * kept byte for byte, `key` the verifier key. It names command, round and reason (docs/fairness.md, "Signed refusals").
   * BUSY and OUTCOME_UNKNOWN are no refusals: keep the command and send it again with the same id.
   */
  readonly openCase: OpenCaseResult;
  /** Registers an adult player and signs them in. */
  readonly register: Session;
  /** Sends a 6-digit code to the phone; it lives 5 minutes and allows 5 tries. */
  readonly requestSmsCode: SmsChallenge;
  /**
   * Reveals the current pair and starts the committed next one, round numbers from 1. `userSeed`: 1–64 characters of
   * A–Z a–z 0–9 `_` `-`; kept when not given.
   */
  readonly rotateSeed: RotateSeedResult;
  /**
   * Sells 1–100 held items for coin, all or nothing. Codes: UNAUTHENTICATED, INVALID_INPUT, ITEM_NOT_HELD (names the
   * items), PRICE_CHANGED (when `expectedTotal` is given and the total is lower), IDEMPOTENCY_CONFLICT, BUSY.
   */
  readonly sellItems: SellResult;
  /**
   * Stakes 1–10 items and any coin for one target: chance = stake ÷ target × 92 %, between 1 % and 80 %. Win gives the
   * target, loss burns the stake. Codes: UNAUTHENTICATED, INVALID_INPUT, ITEM_NOT_HELD (names the items), PRICE_CHANGED
   * (details: stake, targetValue, winTickets as they are now), CHANCE_OUT_OF_RANGE, TARGET_NOT_FOUND, INSUFFICIENT_FUNDS,
   * GAME_STOPPED, PLAY_NOT_ALLOWED, IDEMPOTENCY_CONFLICT, BUSY, OUTCOME_UNKNOWN. Refusals are signed as for `openCase`.
   */
  readonly upgradeItems: UpgradeResult;
};


export type MutationAddBotArgs = {
  input: AddBotInput;
};


export type MutationChaseDreamArgs = {
  input: DreamInput;
};


export type MutationCreateBattleArgs = {
  input: CreateBattleInput;
};


export type MutationCreateGiveawayArgs = {
  input: CreateGiveawayInput;
};


export type MutationDepositArgs = {
  amount: Scalars['Money']['input'];
  commandId: Scalars['CommandId']['input'];
};


export type MutationDissolveBattleArgs = {
  battleId: Scalars['ID']['input'];
  commandId: Scalars['CommandId']['input'];
};


export type MutationEnterGiveawayArgs = {
  input: EnterGiveawayInput;
};


export type MutationJoinBattleArgs = {
  input: JoinBattleInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationOpenCaseArgs = {
  input: OpenCaseInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRequestSmsCodeArgs = {
  phone: Scalars['String']['input'];
};


export type MutationRotateSeedArgs = {
  commandId: Scalars['CommandId']['input'];
  userSeed?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSellItemsArgs = {
  commandId: Scalars['CommandId']['input'];
  expectedTotal?: InputMaybe<Scalars['Money']['input']>;
  itemIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationUpgradeItemsArgs = {
  input: UpgradeInput;
};

/** A name in the three languages of the site. */
export type Names = {
  readonly __typename?: 'Names';
  readonly en: Scalars['String']['output'];
  readonly zhCN: Scalars['String']['output'];
  readonly zhTW: Scalars['String']['output'];
};

export type OpenCaseInput = {
  readonly commandId: Scalars['CommandId']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  /** The odds the player was shown; another version is refused with `CASE_CHANGED`. */
  readonly oddsHash: Scalars['Hash']['input'];
  /** 1 to 10. */
  readonly quantity: Scalars['Int']['input'];
  readonly slug: Scalars['ID']['input'];
};

export type OpenCaseResult = {
  readonly __typename?: 'OpenCaseResult';
  /** Position of the last event of the command. */
  readonly position: Scalars['LogPosition']['output'];
  /** In the order of play; as many as `quantity`. */
  readonly rounds: ReadonlyArray<Round>;
  readonly wallet: Wallet;
};

/** Cursor of a connection; see the Relay cursor connections specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** One play of the signed-in player that was drawn from their own seed pair. */
export type Play = {
  readonly __typename?: 'Play';
  readonly game: Game;
  /** `{pairId}.{roundNo}` */
  readonly id: Scalars['ID']['output'];
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly roundNo: Scalars['Int']['output'];
  /** What was won, or what a lost upgrade aimed at. */
  readonly skin: Skin;
  /** What it cost: price, stake or fee. */
  readonly spent: Scalars['Money']['output'];
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

/**
 * Everything in the log that one game stands on, oldest first: the tables it was played on, the commitment, the game's own
 * events and, once it is there, the reveal. Whoever has these entries can compute the outcome again.
 */
export type Proof = {
  readonly __typename?: 'Proof';
  /** Up to 500. */
  readonly entries: ReadonlyArray<LogEntry>;
  readonly game: Game;
  readonly id: Scalars['ID']['output'];
  /** More follow: ask again with `after` = the last position here. */
  readonly more: Scalars['Boolean']['output'];
  /** Nicknames of the players in it, where there are any; never in the log. */
  readonly nicknames: ReadonlyArray<ProofNickname>;
};

export type ProofNickname = {
  readonly __typename?: 'ProofNickname';
  readonly nickname: Scalars['String']['output'];
  readonly playerId: Scalars['ID']['output'];
};

/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** The signed-in player's items; up to 100 a page. */
  readonly backpack: ItemConnection;
  /** Null where there is none. A private battle is shown to whoever has its id; joining takes its key. */
  readonly battle?: Maybe<Battle>;
  /** Up to 50, the best first. */
  readonly battleRank: ReadonlyArray<BattleRankRow>;
  /** Up to 50 a page. */
  readonly battles: BattleConnection;
  /** Null where there is no such case or it is retired. */
  readonly case?: Maybe<Case>;
  /** Every open case in display order (theme, then price). */
  readonly cases: ReadonlyArray<Case>;
  /** Null while no consolation table is published. */
  readonly dream?: Maybe<DreamRules>;
  /** The signed-in player's dreams, newest first; up to 50 a page. */
  readonly dreamLog: DreamPlayConnection;
  readonly fairnessLog: FairnessLog;
  readonly giveaway?: Maybe<Giveaway>;
  /** In progress by draw time, finished newest first; `mine`: those the signed-in player hosts or entered. Up to 50 a page. */
  readonly giveaways: GiveawayConnection;
  /** The signed-in player's committed hashes: `createBattle` and `createGiveaway` name them. */
  readonly hostSeeds: HostSeeds;
  /**
   * Recent drops, newest first, at most 20. `top`: only grades 0 and 1.
   * Drops whose `displayAt` lies ahead are included; the client holds them back.
   */
  readonly liveDrops: ReadonlyArray<LiveEvent>;
  /**
   * What followed this sequence number, oldest first, at most 200: closes a gap. Where more was missed the newest 200 come
   * and the first of them has a `prev` above `after`: read lists anew then.
   */
  readonly liveSince: ReadonlyArray<LiveEvent>;
  /** The signed-in player; null for a visitor. */
  readonly me?: Maybe<Me>;
  /** The signed-in player's plays in every game, newest first; up to 50 a page. */
  readonly plays: PlayConnection;
  /** `{pairId}.{roundNo}`, a battle's id or a giveaway's. Proofs are public. Null where there is none. */
  readonly proof?: Maybe<Proof>;
  readonly ranking: ReadonlyArray<RankingRow>;
  /** Any round of the site by id: proofs are public. Null where there is none. */
  readonly round?: Maybe<Round>;
  /** The signed-in player's rounds, newest first; up to 50 a page. */
  readonly rounds: RoundConnection;
  /** The signed-in player's seeds. */
  readonly seeds: Seeds;
  readonly site: Site;
  /** Everything in the catalog that can be won by upgrade or dream; up to 60 a page. */
  readonly targets: TargetConnection;
  readonly themes: ReadonlyArray<Theme>;
  /** The rules of upgrades, as integers of 10,000,000. */
  readonly upgrade: UpgradeRules;
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryBackpackArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BackpackSort>;
  state?: InputMaybe<ItemState>;
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
export type QueryDreamLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
};


/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type QueryLiveDropsArgs = {
  top?: InputMaybe<Scalars['Boolean']['input']>;
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
export type QueryPlaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  game?: InputMaybe<Game>;
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
export type QueryRankingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: RankingKind;
  period?: InputMaybe<RankPeriod>;
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
export type QueryTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TargetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TargetSort>;
};

export type RankPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type RankingKind =
  /** Players by value drawn from cases. */
  | 'OPENINGS'
  /** Most valuable single items won, in any game. */
  | 'WINS';

export type RankingRow = {
  readonly __typename?: 'RankingRow';
  readonly avatarSeed: Scalars['String']['output'];
  /** Cases opened; null in WINS. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The item; null in OPENINGS. */
  readonly drop?: Maybe<Drop>;
  readonly mine: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly rank: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
};

export type RegisterInput = {
  /** The player says they are 18 or older. Must be true. */
  readonly adult: Scalars['Boolean']['input'];
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /** 8–128 characters. */
  readonly password: Scalars['String']['input'];
  /** E.164, with or without spaces; a number without `+` is read as +86. */
  readonly phone: Scalars['String']['input'];
  readonly smsCode: Scalars['String']['input'];
  /** The player accepts the terms and the privacy policy. Must be true. */
  readonly terms: Scalars['Boolean']['input'];
};

/** A pair that is over: everything about it is public. */
export type RevealedSeedPair = {
  readonly __typename?: 'RevealedSeedPair';
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly publicHash: Scalars['Hash']['output'];
  readonly revealedAt: Scalars['DateTime']['output'];
  readonly roundCount: Scalars['Int']['output'];
  readonly salt: Scalars['Hash']['output'];
  readonly serverSeed: Scalars['Hash']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly userSeed: Scalars['String']['output'];
};

export type RotateSeedResult = {
  readonly __typename?: 'RotateSeedResult';
  readonly position: Scalars['LogPosition']['output'];
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
  /** Nickname of the player, null where the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly oddsHash: Scalars['Hash']['output'];
  /** RFC 8785 JSON of the odds table the round was played on. */
  readonly oddsTable: Scalars['String']['output'];
  readonly pairId: Scalars['ID']['output'];
  readonly playedAt: Scalars['DateTime']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly price: Scalars['Money']['output'];
  readonly publicHash: Scalars['Hash']['output'];
  /** Null until the seed pair is rotated or retired. */
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

export type SeatKind =
  /** A declared house player, paid by the house; what it wins goes to the house. */
  | 'BOT'
  | 'PLAYER';

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

export type SellResult = {
  readonly __typename?: 'SellResult';
  readonly items: ReadonlyArray<Item>;
  readonly position: Scalars['LogPosition']['output'];
  readonly total: Scalars['Money']['output'];
  readonly wallet: Wallet;
};

export type Session = {
  readonly __typename?: 'Session';
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly me: Me;
  /** Opaque bearer token, sent as `authorization: Bearer …`. Shown once, stored hashed. */
  readonly token: Scalars['String']['output'];
};

/** What a client must know of the installation. */
export type Site = {
  readonly __typename?: 'Site';
  /** A demo world: declared demo players play here with coin that was never bought, and the page says so. */
  readonly demo: Scalars['Boolean']['output'];
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
};

export type SmsChallenge = {
  readonly __typename?: 'SmsChallenge';
  /**
   * The code itself, only where the `console` SMS provider is configured (development): shown in the dialog.
   * Null with a real provider.
   */
  readonly devCode?: Maybe<Scalars['String']['output']>;
  /** Seconds until another code can be sent to this number. */
  readonly lockSeconds: Scalars['Int']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The battle as it is now, and again whenever it changes. Each message is whole, so nothing can be missed: keep the one
   * with the greatest `version`.
   */
  readonly battleUpdated: Battle;
  /** What happens on the whole site, as it may be shown; see `LiveEvent`. */
  readonly liveEvents: LiveEvent;
};


export type SubscriptionBattleUpdatedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionLiveEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A skin in one wear with its catalog value now: what an upgrade or a dream may aim at. */
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
  /** 0 (top) to 6. */
  readonly grades?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly maxValue?: InputMaybe<Scalars['Money']['input']>;
  readonly minValue?: InputMaybe<Scalars['Money']['input']>;
  /** Part of the family's or the finish's name in any language, at most 40 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly wears?: InputMaybe<ReadonlyArray<Wear>>;
};

export type TargetSort =
  | 'VALUE_ASC'
  | 'VALUE_DESC';

export type Theme = {
  readonly __typename?: 'Theme';
  readonly id: Scalars['ID']['output'];
  readonly names: Names;
  readonly taglines: Names;
};

export type UpgradeInput = {
  /** Coin added to the items. */
  readonly coin?: InputMaybe<Scalars['Money']['input']>;
  readonly commandId: Scalars['CommandId']['input'];
  readonly entropy: Scalars['Entropy']['input'];
  /** 1 to 10 held items. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly side: UpgradeSide;
  /** What the player was shown; another value now is refused with PRICE_CHANGED. */
  readonly stake: Scalars['Money']['input'];
  readonly targetSkin: Scalars['ID']['input'];
  readonly targetValue: Scalars['Money']['input'];
  readonly targetWear?: InputMaybe<Wear>;
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

export type UpgradeResult = {
  readonly __typename?: 'UpgradeResult';
  readonly play: UpgradePlay;
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

/** chance = stake ÷ target × (1 − fee), floored to 1/10,000,000 */
export type UpgradeRules = {
  readonly __typename?: 'UpgradeRules';
  /** 800,000 of 10,000,000: 8 % */
  readonly feeTickets: Scalars['Int']['output'];
  readonly maxItems: Scalars['Int']['output'];
  readonly maxTickets: Scalars['Int']['output'];
  readonly minTickets: Scalars['Int']['output'];
  /** The emergency stop is on. */
  readonly stopped: Scalars['Boolean']['output'];
};

/** UNDER wins with a ticket below `winTickets`, OVER with one from 10,000,000 − `winTickets` on. */
export type UpgradeSide =
  | 'OVER'
  | 'UNDER';

export type Wallet = {
  readonly __typename?: 'Wallet';
  readonly coin: Scalars['Money']['output'];
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddBotInput: AddBotInput;
  BackpackSort: BackpackSort;
  Battle: ResolverTypeWrapper<BattleModel>;
  BattleAnswer: ResolverTypeWrapper<Omit<BattleAnswer, 'battle'> & { battle: ResolversTypes['Battle'] }>;
  BattleAward: ResolverTypeWrapper<BattleAward>;
  BattleBox: ResolverTypeWrapper<BattleBoxModel>;
  BattleBoxInput: BattleBoxInput;
  BattleConnection: ResolverTypeWrapper<Omit<BattleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BattleEdge']> }>;
  BattleDraw: ResolverTypeWrapper<BattleDrawModel>;
  BattleEdge: ResolverTypeWrapper<Omit<BattleEdge, 'node'> & { node: ResolversTypes['Battle'] }>;
  BattleFilter: BattleFilter;
  BattleMode: BattleMode;
  BattleRankRow: ResolverTypeWrapper<BattleRankModel>;
  BattleResult: ResolverTypeWrapper<BattleResult>;
  BattleRound: ResolverTypeWrapper<BattleRoundModel>;
  BattleScope: BattleScope;
  BattleSeat: ResolverTypeWrapper<BattleSeatModel>;
  BattleStatus: BattleStatus;
  BattleTie: ResolverTypeWrapper<BattleTie>;
  Beacon: ResolverTypeWrapper<Beacon>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Case: ResolverTypeWrapper<CaseModel>;
  CaseEntry: ResolverTypeWrapper<CaseEntryModel>;
  CommandId: ResolverTypeWrapper<Scalars['CommandId']['output']>;
  ConsolationEntry: ResolverTypeWrapper<CaseEntryModel>;
  CreateBattleInput: CreateBattleInput;
  CreateGiveawayInput: CreateGiveawayInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DepositReceipt: ResolverTypeWrapper<DepositReceipt>;
  DreamInput: DreamInput;
  DreamPlay: ResolverTypeWrapper<DreamPlayModel>;
  DreamPlayConnection: ResolverTypeWrapper<Omit<DreamPlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DreamPlayEdge']> }>;
  DreamPlayEdge: ResolverTypeWrapper<Omit<DreamPlayEdge, 'node'> & { node: ResolversTypes['DreamPlay'] }>;
  DreamResult: ResolverTypeWrapper<Omit<DreamResult, 'play'> & { play: ResolversTypes['DreamPlay'] }>;
  DreamRules: ResolverTypeWrapper<DreamRulesModel>;
  Drop: ResolverTypeWrapper<DropModel>;
  EnterGiveawayInput: EnterGiveawayInput;
  Entropy: ResolverTypeWrapper<Scalars['Entropy']['output']>;
  FairnessLog: ResolverTypeWrapper<FairnessLogModel>;
  Game: Game;
  Giveaway: ResolverTypeWrapper<GiveawayModel>;
  GiveawayAnswer: ResolverTypeWrapper<Omit<GiveawayAnswer, 'giveaway'> & { giveaway: ResolversTypes['Giveaway'] }>;
  GiveawayConditions: ResolverTypeWrapper<GiveawayConditions>;
  GiveawayConnection: ResolverTypeWrapper<Omit<GiveawayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GiveawayEdge']> }>;
  GiveawayEdge: ResolverTypeWrapper<Omit<GiveawayEdge, 'node'> & { node: ResolversTypes['Giveaway'] }>;
  GiveawayEntry: ResolverTypeWrapper<GiveawayEntryModel>;
  GiveawayEntryConnection: ResolverTypeWrapper<Omit<GiveawayEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GiveawayEntryEdge']> }>;
  GiveawayEntryEdge: ResolverTypeWrapper<Omit<GiveawayEntryEdge, 'node'> & { node: ResolversTypes['GiveawayEntry'] }>;
  GiveawayPrize: ResolverTypeWrapper<GiveawayPrizeModel>;
  GiveawayStatus: GiveawayStatus;
  GiveawayWinner: ResolverTypeWrapper<GiveawayWinnerModel>;
  Hash: ResolverTypeWrapper<Scalars['Hash']['output']>;
  HostSeeds: ResolverTypeWrapper<HostSeeds>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<ItemModel>;
  ItemConnection: ResolverTypeWrapper<Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ItemEdge']> }>;
  ItemEdge: ResolverTypeWrapper<Omit<ItemEdge, 'node'> & { node: ResolversTypes['Item'] }>;
  ItemState: ItemState;
  JoinBattleInput: JoinBattleInput;
  LiveEvent: ResolverTypeWrapper<LiveEventModel>;
  LiveEventType: LiveEventType;
  LogEntry: ResolverTypeWrapper<LogEntry>;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  LoginInput: LoginInput;
  Me: ResolverTypeWrapper<MeModel>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Names: ResolverTypeWrapper<NamesModel>;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: ResolverTypeWrapper<Omit<OpenCaseResult, 'rounds'> & { rounds: ReadonlyArray<ResolversTypes['Round']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Play: ResolverTypeWrapper<PlayModel>;
  PlayConnection: ResolverTypeWrapper<Omit<PlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PlayEdge']> }>;
  PlayEdge: ResolverTypeWrapper<Omit<PlayEdge, 'node'> & { node: ResolversTypes['Play'] }>;
  Proof: ResolverTypeWrapper<Proof>;
  ProofNickname: ResolverTypeWrapper<ProofNickname>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankPeriod: RankPeriod;
  RankingKind: RankingKind;
  RankingRow: ResolverTypeWrapper<RankingModel>;
  RegisterInput: RegisterInput;
  RevealedSeedPair: ResolverTypeWrapper<RevealedSeedPair>;
  RotateSeedResult: ResolverTypeWrapper<RotateSeedResult>;
  Round: ResolverTypeWrapper<RoundModel>;
  RoundConnection: ResolverTypeWrapper<Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RoundEdge']> }>;
  RoundEdge: ResolverTypeWrapper<Omit<RoundEdge, 'node'> & { node: ResolversTypes['Round'] }>;
  SeatKind: SeatKind;
  SeedCommitment: ResolverTypeWrapper<SeedCommitment>;
  SeedPair: ResolverTypeWrapper<SeedPair>;
  SeedReveal: ResolverTypeWrapper<SeedReveal>;
  Seeds: ResolverTypeWrapper<Seeds>;
  SellResult: ResolverTypeWrapper<SellResultModel>;
  Session: ResolverTypeWrapper<SessionModel>;
  Site: ResolverTypeWrapper<Site>;
  Skin: ResolverTypeWrapper<SkinModel>;
  SmsChallenge: ResolverTypeWrapper<SmsChallenge>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Target: ResolverTypeWrapper<TargetModel>;
  TargetConnection: ResolverTypeWrapper<Omit<TargetConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['TargetEdge']> }>;
  TargetEdge: ResolverTypeWrapper<Omit<TargetEdge, 'node'> & { node: ResolversTypes['Target'] }>;
  TargetFilter: TargetFilter;
  TargetSort: TargetSort;
  Theme: ResolverTypeWrapper<ThemeModel>;
  UpgradeInput: UpgradeInput;
  UpgradePlay: ResolverTypeWrapper<UpgradePlayModel>;
  UpgradeResult: ResolverTypeWrapper<Omit<UpgradeResult, 'play'> & { play: ResolversTypes['UpgradePlay'] }>;
  UpgradeRules: ResolverTypeWrapper<UpgradeRules>;
  UpgradeSide: UpgradeSide;
  Wallet: ResolverTypeWrapper<Wallet>;
  Wear: Wear;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddBotInput: AddBotInput;
  Battle: BattleModel;
  BattleAnswer: Omit<BattleAnswer, 'battle'> & { battle: ResolversParentTypes['Battle'] };
  BattleAward: BattleAward;
  BattleBox: BattleBoxModel;
  BattleBoxInput: BattleBoxInput;
  BattleConnection: Omit<BattleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BattleEdge']> };
  BattleDraw: BattleDrawModel;
  BattleEdge: Omit<BattleEdge, 'node'> & { node: ResolversParentTypes['Battle'] };
  BattleFilter: BattleFilter;
  BattleRankRow: BattleRankModel;
  BattleResult: BattleResult;
  BattleRound: BattleRoundModel;
  BattleSeat: BattleSeatModel;
  BattleTie: BattleTie;
  Beacon: Beacon;
  Boolean: Scalars['Boolean']['output'];
  Case: CaseModel;
  CaseEntry: CaseEntryModel;
  CommandId: Scalars['CommandId']['output'];
  ConsolationEntry: CaseEntryModel;
  CreateBattleInput: CreateBattleInput;
  CreateGiveawayInput: CreateGiveawayInput;
  DateTime: Scalars['DateTime']['output'];
  DepositReceipt: DepositReceipt;
  DreamInput: DreamInput;
  DreamPlay: DreamPlayModel;
  DreamPlayConnection: Omit<DreamPlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DreamPlayEdge']> };
  DreamPlayEdge: Omit<DreamPlayEdge, 'node'> & { node: ResolversParentTypes['DreamPlay'] };
  DreamResult: Omit<DreamResult, 'play'> & { play: ResolversParentTypes['DreamPlay'] };
  DreamRules: DreamRulesModel;
  Drop: DropModel;
  EnterGiveawayInput: EnterGiveawayInput;
  Entropy: Scalars['Entropy']['output'];
  FairnessLog: FairnessLogModel;
  Giveaway: GiveawayModel;
  GiveawayAnswer: Omit<GiveawayAnswer, 'giveaway'> & { giveaway: ResolversParentTypes['Giveaway'] };
  GiveawayConditions: GiveawayConditions;
  GiveawayConnection: Omit<GiveawayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GiveawayEdge']> };
  GiveawayEdge: Omit<GiveawayEdge, 'node'> & { node: ResolversParentTypes['Giveaway'] };
  GiveawayEntry: GiveawayEntryModel;
  GiveawayEntryConnection: Omit<GiveawayEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GiveawayEntryEdge']> };
  GiveawayEntryEdge: Omit<GiveawayEntryEdge, 'node'> & { node: ResolversParentTypes['GiveawayEntry'] };
  GiveawayPrize: GiveawayPrizeModel;
  GiveawayWinner: GiveawayWinnerModel;
  Hash: Scalars['Hash']['output'];
  HostSeeds: HostSeeds;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Item: ItemModel;
  ItemConnection: Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ItemEdge']> };
  ItemEdge: Omit<ItemEdge, 'node'> & { node: ResolversParentTypes['Item'] };
  JoinBattleInput: JoinBattleInput;
  LiveEvent: LiveEventModel;
  LogEntry: LogEntry;
  LogPosition: Scalars['LogPosition']['output'];
  LoginInput: LoginInput;
  Me: MeModel;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Names: NamesModel;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: Omit<OpenCaseResult, 'rounds'> & { rounds: ReadonlyArray<ResolversParentTypes['Round']> };
  PageInfo: PageInfo;
  Play: PlayModel;
  PlayConnection: Omit<PlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PlayEdge']> };
  PlayEdge: Omit<PlayEdge, 'node'> & { node: ResolversParentTypes['Play'] };
  Proof: Proof;
  ProofNickname: ProofNickname;
  Query: Record<PropertyKey, never>;
  RankingRow: RankingModel;
  RegisterInput: RegisterInput;
  RevealedSeedPair: RevealedSeedPair;
  RotateSeedResult: RotateSeedResult;
  Round: RoundModel;
  RoundConnection: Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RoundEdge']> };
  RoundEdge: Omit<RoundEdge, 'node'> & { node: ResolversParentTypes['Round'] };
  SeedCommitment: SeedCommitment;
  SeedPair: SeedPair;
  SeedReveal: SeedReveal;
  Seeds: Seeds;
  SellResult: SellResultModel;
  Session: SessionModel;
  Site: Site;
  Skin: SkinModel;
  SmsChallenge: SmsChallenge;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Target: TargetModel;
  TargetConnection: Omit<TargetConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['TargetEdge']> };
  TargetEdge: Omit<TargetEdge, 'node'> & { node: ResolversParentTypes['Target'] };
  TargetFilter: TargetFilter;
  Theme: ThemeModel;
  UpgradeInput: UpgradeInput;
  UpgradePlay: UpgradePlayModel;
  UpgradeResult: Omit<UpgradeResult, 'play'> & { play: ResolversParentTypes['UpgradePlay'] };
  UpgradeRules: UpgradeRules;
  Wallet: Wallet;
};

export type BattleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Battle'] = ResolversParentTypes['Battle']> = {
  beacon?: Resolver<ResolversTypes['Beacon'], ParentType, ContextType>;
  boxes?: Resolver<ReadonlyArray<ResolversTypes['BattleBox']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dissolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  nextRoundAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type BattleAwardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleAward'] = ResolversParentTypes['BattleAward']> = {
  itemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
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
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BattleEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleEdge'] = ResolversParentTypes['BattleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Battle'], ParentType, ContextType>;
};

export type BattleRankRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleRankRow'] = ResolversParentTypes['BattleRankRow']> = {
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  battles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BattleResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleResult'] = ResolversParentTypes['BattleResult']> = {
  awards?: Resolver<ReadonlyArray<ResolversTypes['BattleAward']>, ParentType, ContextType>;
  dealTie?: Resolver<Maybe<ResolversTypes['BattleTie']>, ParentType, ContextType>;
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

export type BattleSeatResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleSeat'] = ResolversParentTypes['BattleSeat']> = {
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entropy?: Resolver<ResolversTypes['Entropy'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeatKind'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BattleTieResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BattleTie'] = ResolversParentTypes['BattleTie']> = {
  between?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BeaconResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Beacon'] = ResolversParentTypes['Beacon']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  randomness?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
  fresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hero?: Resolver<ResolversTypes['CaseEntry'], ParentType, ContextType>;
  hue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  oddsHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  oddsTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rtpFraction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rtpPercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taglines?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
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

export interface CommandIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CommandId'], any> {
  name: 'CommandId';
}

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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepositReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositReceipt'] = ResolversParentTypes['DepositReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  depositId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
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
};

export type DreamPlayEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamPlayEdge'] = ResolversParentTypes['DreamPlayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DreamPlay'], ParentType, ContextType>;
};

export type DreamResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamResult'] = ResolversParentTypes['DreamResult']> = {
  play?: Resolver<ResolversTypes['DreamPlay'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type DreamRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DreamRules'] = ResolversParentTypes['DreamRules']> = {
  consolation?: Resolver<ReadonlyArray<ResolversTypes['ConsolationEntry']>, ParentType, ContextType>;
  consolationHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  consolationSum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consolationTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DropResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Drop'] = ResolversParentTypes['Drop']> = {
  caseNames?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  caseSlug?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export interface EntropyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Entropy'], any> {
  name: 'Entropy';
}

export type FairnessLogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FairnessLog'] = ResolversParentTypes['FairnessLog']> = {
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootHash?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sealedSize?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  verifierKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiveawayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Giveaway'] = ResolversParentTypes['Giveaway']> = {
  beacon?: Resolver<ResolversTypes['Beacon'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['GiveawayConditions'], ParentType, ContextType>;
  drawAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entrantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['GiveawayEntryConnection'], ParentType, ContextType, RequireFields<GiveawayEntriesArgs, 'first'>>;
  entriesHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hostAvatarSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enteredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entropy?: Resolver<ResolversTypes['Entropy'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type GiveawayWinnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiveawayWinner'] = ResolversParentTypes['GiveawayWinner']> = {
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['GiveawayPrize'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  caseNames?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  caseSlug?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['Skin'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItemState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  valueLockedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wear?: Resolver<Maybe<ResolversTypes['Wear']>, ParentType, ContextType>;
};

export type ItemConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemConnection'] = ResolversParentTypes['ItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemEdge'] = ResolversParentTypes['ItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

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
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vipGrade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBot?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationAddBotArgs, 'input'>>;
  chaseDream?: Resolver<ResolversTypes['DreamResult'], ParentType, ContextType, RequireFields<MutationChaseDreamArgs, 'input'>>;
  createBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationCreateBattleArgs, 'input'>>;
  createGiveaway?: Resolver<ResolversTypes['GiveawayAnswer'], ParentType, ContextType, RequireFields<MutationCreateGiveawayArgs, 'input'>>;
  deposit?: Resolver<ResolversTypes['DepositReceipt'], ParentType, ContextType, RequireFields<MutationDepositArgs, 'amount' | 'commandId'>>;
  dissolveBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationDissolveBattleArgs, 'battleId' | 'commandId'>>;
  enterGiveaway?: Resolver<ResolversTypes['GiveawayAnswer'], ParentType, ContextType, RequireFields<MutationEnterGiveawayArgs, 'input'>>;
  joinBattle?: Resolver<ResolversTypes['BattleAnswer'], ParentType, ContextType, RequireFields<MutationJoinBattleArgs, 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openCase?: Resolver<ResolversTypes['OpenCaseResult'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  requestSmsCode?: Resolver<ResolversTypes['SmsChallenge'], ParentType, ContextType, RequireFields<MutationRequestSmsCodeArgs, 'phone'>>;
  rotateSeed?: Resolver<ResolversTypes['RotateSeedResult'], ParentType, ContextType, RequireFields<MutationRotateSeedArgs, 'commandId'>>;
  sellItems?: Resolver<ResolversTypes['SellResult'], ParentType, ContextType, RequireFields<MutationSellItemsArgs, 'commandId' | 'itemIds'>>;
  upgradeItems?: Resolver<ResolversTypes['UpgradeResult'], ParentType, ContextType, RequireFields<MutationUpgradeItemsArgs, 'input'>>;
};

export type NamesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Names'] = ResolversParentTypes['Names']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhCN?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhTW?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenCaseResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenCaseResult'] = ResolversParentTypes['OpenCaseResult']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['Round']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ProofResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nicknames?: Resolver<ReadonlyArray<ResolversTypes['ProofNickname']>, ParentType, ContextType>;
};

export type ProofNicknameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProofNickname'] = ResolversParentTypes['ProofNickname']> = {
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  backpack?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryBackpackArgs, 'first' | 'sort' | 'state'>>;
  battle?: Resolver<Maybe<ResolversTypes['Battle']>, ParentType, ContextType, RequireFields<QueryBattleArgs, 'id'>>;
  battleRank?: Resolver<ReadonlyArray<ResolversTypes['BattleRankRow']>, ParentType, ContextType, RequireFields<QueryBattleRankArgs, 'first' | 'period'>>;
  battles?: Resolver<ResolversTypes['BattleConnection'], ParentType, ContextType, RequireFields<QueryBattlesArgs, 'first'>>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'slug'>>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType, Partial<QueryCasesArgs>>;
  dream?: Resolver<Maybe<ResolversTypes['DreamRules']>, ParentType, ContextType>;
  dreamLog?: Resolver<ResolversTypes['DreamPlayConnection'], ParentType, ContextType, RequireFields<QueryDreamLogArgs, 'first'>>;
  fairnessLog?: Resolver<ResolversTypes['FairnessLog'], ParentType, ContextType>;
  giveaway?: Resolver<Maybe<ResolversTypes['Giveaway']>, ParentType, ContextType, RequireFields<QueryGiveawayArgs, 'id'>>;
  giveaways?: Resolver<ResolversTypes['GiveawayConnection'], ParentType, ContextType, RequireFields<QueryGiveawaysArgs, 'finished' | 'first' | 'mine'>>;
  hostSeeds?: Resolver<ResolversTypes['HostSeeds'], ParentType, ContextType>;
  liveDrops?: Resolver<ReadonlyArray<ResolversTypes['LiveEvent']>, ParentType, ContextType, RequireFields<QueryLiveDropsArgs, 'top'>>;
  liveSince?: Resolver<ReadonlyArray<ResolversTypes['LiveEvent']>, ParentType, ContextType, RequireFields<QueryLiveSinceArgs, 'after'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['PlayConnection'], ParentType, ContextType, RequireFields<QueryPlaysArgs, 'first'>>;
  proof?: Resolver<Maybe<ResolversTypes['Proof']>, ParentType, ContextType, RequireFields<QueryProofArgs, 'id'>>;
  ranking?: Resolver<ReadonlyArray<ResolversTypes['RankingRow']>, ParentType, ContextType, RequireFields<QueryRankingArgs, 'first' | 'kind' | 'period'>>;
  round?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType, RequireFields<QueryRoundArgs, 'id'>>;
  rounds?: Resolver<ResolversTypes['RoundConnection'], ParentType, ContextType, RequireFields<QueryRoundsArgs, 'first'>>;
  seeds?: Resolver<ResolversTypes['Seeds'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  targets?: Resolver<ResolversTypes['TargetConnection'], ParentType, ContextType, RequireFields<QueryTargetsArgs, 'first' | 'sort'>>;
  themes?: Resolver<ReadonlyArray<ResolversTypes['Theme']>, ParentType, ContextType>;
  upgrade?: Resolver<ResolversTypes['UpgradeRules'], ParentType, ContextType>;
};

export type RankingRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RankingRow'] = ResolversParentTypes['RankingRow']> = {
  avatarSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drop?: Resolver<Maybe<ResolversTypes['Drop']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RevealedSeedPairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealedSeedPair'] = ResolversParentTypes['RevealedSeedPair']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  publicHash?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  revealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  serverSeed?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RotateSeedResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RotateSeedResult'] = ResolversParentTypes['RotateSeedResult']> = {
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  revealed?: Resolver<ResolversTypes['RevealedSeedPair'], ParentType, ContextType>;
  seeds?: Resolver<ResolversTypes['Seeds'], ParentType, ContextType>;
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
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SkinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Skin'] = ResolversParentTypes['Skin']> = {
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  finishNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageSmall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SmsChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SmsChallenge'] = ResolversParentTypes['SmsChallenge']> = {
  devCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  battleUpdated?: SubscriptionResolver<ResolversTypes['Battle'], "battleUpdated", ParentType, ContextType, RequireFields<SubscriptionBattleUpdatedArgs, 'id'>>;
  liveEvents?: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
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

export type ThemeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  taglines?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
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
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type UpgradeRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpgradeRules'] = ResolversParentTypes['UpgradeRules']> = {
  feeTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Battle?: BattleResolvers<ContextType>;
  BattleAnswer?: BattleAnswerResolvers<ContextType>;
  BattleAward?: BattleAwardResolvers<ContextType>;
  BattleBox?: BattleBoxResolvers<ContextType>;
  BattleConnection?: BattleConnectionResolvers<ContextType>;
  BattleDraw?: BattleDrawResolvers<ContextType>;
  BattleEdge?: BattleEdgeResolvers<ContextType>;
  BattleRankRow?: BattleRankRowResolvers<ContextType>;
  BattleResult?: BattleResultResolvers<ContextType>;
  BattleRound?: BattleRoundResolvers<ContextType>;
  BattleSeat?: BattleSeatResolvers<ContextType>;
  BattleTie?: BattleTieResolvers<ContextType>;
  Beacon?: BeaconResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CommandId?: GraphQLScalarType;
  ConsolationEntry?: ConsolationEntryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DepositReceipt?: DepositReceiptResolvers<ContextType>;
  DreamPlay?: DreamPlayResolvers<ContextType>;
  DreamPlayConnection?: DreamPlayConnectionResolvers<ContextType>;
  DreamPlayEdge?: DreamPlayEdgeResolvers<ContextType>;
  DreamResult?: DreamResultResolvers<ContextType>;
  DreamRules?: DreamRulesResolvers<ContextType>;
  Drop?: DropResolvers<ContextType>;
  Entropy?: GraphQLScalarType;
  FairnessLog?: FairnessLogResolvers<ContextType>;
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
  Hash?: GraphQLScalarType;
  HostSeeds?: HostSeedsResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemEdge?: ItemEdgeResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogPosition?: GraphQLScalarType;
  Me?: MeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Names?: NamesResolvers<ContextType>;
  OpenCaseResult?: OpenCaseResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  PlayConnection?: PlayConnectionResolvers<ContextType>;
  PlayEdge?: PlayEdgeResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  ProofNickname?: ProofNicknameResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankingRow?: RankingRowResolvers<ContextType>;
  RevealedSeedPair?: RevealedSeedPairResolvers<ContextType>;
  RotateSeedResult?: RotateSeedResultResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  RoundConnection?: RoundConnectionResolvers<ContextType>;
  RoundEdge?: RoundEdgeResolvers<ContextType>;
  SeedCommitment?: SeedCommitmentResolvers<ContextType>;
  SeedPair?: SeedPairResolvers<ContextType>;
  SeedReveal?: SeedRevealResolvers<ContextType>;
  Seeds?: SeedsResolvers<ContextType>;
  SellResult?: SellResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Skin?: SkinResolvers<ContextType>;
  SmsChallenge?: SmsChallengeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Target?: TargetResolvers<ContextType>;
  TargetConnection?: TargetConnectionResolvers<ContextType>;
  TargetEdge?: TargetEdgeResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  UpgradePlay?: UpgradePlayResolvers<ContextType>;
  UpgradeResult?: UpgradeResultResolvers<ContextType>;
  UpgradeRules?: UpgradeRulesResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
};

