import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PlayerId as PlayerModel } from '../../../engine/kernel/ids.ts';
import type { OperatorContext } from '../context.ts';
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
  /** A count from 0 to 2^53 − 1, a JSON number. */
  Count: { input: number; output: number; }
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-11-20T10:41:08.123Z`. */
  DateTime: { input: number; output: number; }
  /** A day of the site's own time zone: `2026-11-20`. */
  Day: { input: string; output: string; }
  /** A position in the public log, counted from 0. A decimal string (64 bit). */
  LogPosition: { input: number; output: number; }
  /** An amount in minor units (1/100 of a coin or point), a whole number within ±(2^53 − 1). */
  Money: { input: bigint; output: bigint; }
};

/** An entry that an operator's command made. The catalog, the shop and the terms that the site itself publishes at its first start are among them. */
export type Act = {
  readonly __typename?: 'Act';
  /** Signed; null where no balance changes. */
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** The balance that it changes: `coin`, `points` or `locked`. */
  readonly balance?: Maybe<Scalars['String']['output']>;
  /** Its subject, and the values that it sets: at most 12. */
  readonly facts: ReadonlyArray<ActFact>;
  readonly kind: ActKind;
  /** The player whom it is about; null where it is about none. */
  readonly player?: Maybe<Scalars['ID']['output']>;
  /** Of the entry in the log. */
  readonly position: Scalars['LogPosition']['output'];
  /** As the operator gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** A fact of an act: `price` is `10.00`, `until` a moment, `cases` a list between commas. */
export type ActFact = {
  readonly __typename?: 'ActFact';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** The type of the entry in the log: `BALANCE_ADJUSTED` is `BalanceAdjusted` there. */
export type ActKind =
  /** Another person looked at what was done behind a broken glass. */
  | 'ACT_REVIEWED'
  /** Which kinds of acts take two people. */
  | 'ACT_RULES_PUBLISHED'
  | 'BALANCE_ADJUSTED'
  /** A battle of the house that an operator opened; the site's own, by the hour, are not counted. */
  | 'BATTLE_CREATED'
  /** A waiting battle that an operator gave up. */
  | 'BATTLE_DISSOLVED'
  /** A proposer took the right to approve alone. */
  | 'BREAK_GLASS_DECLARED'
  | 'CASE_PUBLISHED'
  | 'CASE_RETIRED'
  | 'CONSOLATION_PUBLISHED'
  | 'CONTEST_ANNOUNCED'
  | 'CONTEST_CANCELLED'
  | 'CONTRACT_POOL_PUBLISHED'
  | 'COUPON_GRANTED'
  | 'COUPON_REVOKED'
  | 'DEPOSIT_REVERSED'
  | 'GAME_RESUMED'
  | 'GAME_STOPPED'
  /** A giveaway that an operator gave up. */
  | 'GIVEAWAY_CANCELLED'
  /** A giveaway of the house. */
  | 'GIVEAWAY_CREATED'
  /** A Golden Code: the log knows it by a random id. */
  | 'GOLDEN_CODE_ISSUED'
  | 'LISTING_CLOSED'
  | 'LISTING_STOCKED'
  /** The log went on under a new origin after a loss. */
  | 'LOG_CONTINUED'
  | 'OLD_SEEDS_REVEALED'
  /** The state of a retrieval that an operator said by hand. */
  | 'RETRIEVAL_ADVANCED'
  | 'SKIN_PUBLISHED'
  | 'TERMS_PUBLISHED';

export type ActRules = {
  readonly __typename?: 'ActRules';
  /** Whether a proposer may approve alone behind a broken glass. */
  readonly breakGlass: Scalars['Boolean']['output'];
  /** Types of the commands that acts carry out. */
  readonly twoPeople: ReadonlyArray<Scalars['String']['output']>;
  /** 0 before any are published. */
  readonly version: Scalars['Int']['output'];
};

/** A step of an act, which is in the log. */
export type ActStep = {
  readonly __typename?: 'ActStep';
  /** Of the act. */
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

export type Acts = {
  readonly __typename?: 'Acts';
  readonly acts: ReadonlyArray<Act>;
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A state that asks for the operator. */
export type Alarm = {
  readonly __typename?: 'Alarm';
  readonly kind: AlarmKind;
  /** The thing that it is about, where there are several: the name of a read model, the days of a period, the reason of a failure. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** The state in a sentence. */
  readonly text: Scalars['String']['output'];
  /** How far it is: entries, reactions, standard deviations or whole hours, by its kind. */
  readonly value?: Maybe<Scalars['Float']['output']>;
};

export type AlarmKind =
  /** The published cosignatures can't be read. */
  | 'COSIGNATURES_UNREAD'
  /** Entries that a read model lacks. */
  | 'FOLLOWER_BEHIND'
  /** Standard deviations of a period's income from the expected one. */
  | 'INCOME_OFF'
  /** Reactions to entries that failed and are tried again. */
  | 'REACTIONS_FAILED'
  /** Hours that the oldest retrieval waits. */
  | 'RETRIEVAL_WAITS'
  /** Hours that the oldest open ticket waits. */
  | 'TICKET_WAITS'
  /** Entries that the newest checkpoint has lacked for more than 5 minutes. */
  | 'UNSEALED';

export type AlertChannel =
  /** By the site's own mail: delivered means handed to its outbox. */
  | 'mail'
  | 'webhook';

export type AlertMoment =
  | 'began'
  | 'ended'
  | 'lasts'
  | 'test';

export type AlertPost = {
  readonly __typename?: 'AlertPost';
  readonly channel: AlertChannel;
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the last try; null where it was taken. */
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly madeAt: Scalars['DateTime']['output'];
  /** Null: none is left. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: AlertMoment;
  readonly tries: Scalars['Int']['output'];
};

export type AlertState = {
  readonly __typename?: 'AlertState';
  /** Alarms that last, as their receivers were told. */
  readonly lasting: ReadonlyArray<LastingAlarm>;
  /** The address, masked; null: no mail is sent. */
  readonly mail?: Maybe<Scalars['String']['output']>;
  /** The last 20 alerts, newest first. */
  readonly posts: ReadonlyArray<AlertPost>;
  /** Host of the webhook; null: there is none. */
  readonly webhook?: Maybe<Scalars['String']['output']>;
};

export type AlertTest = {
  readonly __typename?: 'AlertTest';
  /** The ways by which a test goes out; none where no receiver is set. */
  readonly channels: ReadonlyArray<AlertChannel>;
};

export type AskerKind =
  | 'access-key'
  /** The terminal of the site's own user: `operator:local`. */
  | 'local'
  /** An operator, signed in with a passkey. */
  | 'person';

export type BackupSource =
  /** The newest copy in the folder of `GLASSCASE_BACKUP`. */
  | 'folder'
  /** No backup is known: the published log is replayed, which tells nothing of backups. */
  | 'published'
  /** The database at `GLASSCASE_BACKUP`, into which the site's tools restore the newest backup. */
  | 'server';

export type BattleMode =
  | 'classic'
  | 'shared'
  | 'terminal'
  | 'underdog';

export type Campaign = {
  readonly __typename?: 'Campaign';
  /** Codes, coupons, or players who take part in a giveaway. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Null for codes and coupons, which have no name. */
  readonly en?: Maybe<Scalars['String']['output']>;
  /** Null where only the end is known. */
  readonly from?: Maybe<Scalars['DateTime']['output']>;
  /** Of the contest, giveaway, notice or act; for coupons their end. */
  readonly id: Scalars['ID']['output'];
  readonly kind: CampaignKind;
  /** Of all prizes of a contest. */
  readonly prizes?: Maybe<Scalars['Money']['output']>;
  /** Null for a notice that is shown until it is withdrawn. */
  readonly to?: Maybe<Scalars['DateTime']['output']>;
  readonly zhCN?: Maybe<Scalars['String']['output']>;
  readonly zhTW?: Maybe<Scalars['String']['output']>;
};

export type CampaignKind =
  /** Golden Codes of one act that can be redeemed. */
  | 'CODES'
  | 'CONTEST'
  /** Coupons that are neither used nor taken back, by the day of their end. */
  | 'COUPONS'
  /** Of the house; it ends with its draw. */
  | 'GIVEAWAY'
  | 'NOTICE';

/** A command that the log has. */
export type CampaignStep = {
  readonly __typename?: 'CampaignStep';
  /** Of the coupon, contest or room. */
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

export type CaseFigures = PlayFigures & {
  readonly __typename?: 'CaseFigures';
  readonly case: Scalars['String']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly expected: Scalars['Money']['output'];
  readonly freePlays: Scalars['Count']['output'];
  readonly givenAway: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type CaseNames = {
  readonly __typename?: 'CaseNames';
  readonly names: CatalogNames;
  readonly slug: Scalars['String']['output'];
};

export type CaseReturn = Return & {
  readonly __typename?: 'CaseReturn';
  readonly case: Scalars['String']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  /** Decimal logarithm of an e-value against the odds: an honest house ever shows 6 with a probability of one in a million. */
  readonly evidence: Scalars['Float']['output'];
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Count']['output'];
  readonly published?: Maybe<Scalars['Float']['output']>;
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type CatalogArt = {
  readonly __typename?: 'CatalogArt';
  readonly family: Scalars['String']['output'];
  readonly palette: Scalars['String']['output'];
  readonly pattern: Scalars['String']['output'];
};

/** A version of a case. */
export type CatalogCase = {
  readonly __typename?: 'CatalogCase';
  /** When it takes effect. */
  readonly effectiveAt: Scalars['DateTime']['output'];
  readonly names: CatalogNames;
  readonly oddsHash: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly price: Scalars['Money']['output'];
  /** The return to players as a share, exactly: `9/10`. */
  readonly returns: Scalars['String']['output'];
  /** How many lines its table has. */
  readonly rows: Scalars['Int']['output'];
  /** The same as a number. */
  readonly share: Scalars['Float']['output'];
  readonly slug: Scalars['String']['output'];
  readonly theme: Scalars['String']['output'];
  /** When another version took its place, or the case came off the site; null while it is offered. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  readonly version: Scalars['Int']['output'];
  /** One standard deviation of what an opening pays, in prices. */
  readonly volatility: Scalars['Float']['output'];
};

export type CatalogCaseTable = {
  readonly __typename?: 'CatalogCaseTable';
  readonly case: CatalogCase;
  readonly entries: ReadonlyArray<CatalogEntry>;
  /** The newest first; at most 100. */
  readonly versions: ReadonlyArray<CatalogCase>;
};

export type CatalogDraft = {
  readonly __typename?: 'CatalogDraft';
  /** The cases that it has. */
  readonly cases: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The act that was proposed from it last. */
  readonly proposal?: Maybe<Scalars['ID']['output']>;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedBy: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly savedByName?: Maybe<Scalars['String']['output']>;
  /** 1 at first, one more with each save. */
  readonly version: Scalars['Int']['output'];
};

export type CatalogDraftDocument = {
  readonly __typename?: 'CatalogDraftDocument';
  /** The JSON document that docs/catalog.md describes. */
  readonly document: Scalars['String']['output'];
  readonly draft: CatalogDraft;
  /** Its faults, each with its place: `case wick: …`. A draft without one may be proposed. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
};

export type CatalogEntry = {
  readonly __typename?: 'CatalogEntry';
  readonly skin: Scalars['String']['output'];
  /** Of 10,000,000. */
  readonly tickets: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
  /** `FN`, `MW`, `FT`, `WW`, `BS`, or empty. */
  readonly wear: Scalars['String']['output'];
};

/** A text in the languages of the site. */
export type CatalogNames = {
  readonly __typename?: 'CatalogNames';
  readonly en: Scalars['String']['output'];
  readonly zhCN: Scalars['String']['output'];
  readonly zhTW: Scalars['String']['output'];
};

export type CatalogSkin = {
  readonly __typename?: 'CatalogSkin';
  readonly art: CatalogArt;
  readonly family: Scalars['String']['output'];
  readonly familyNames: CatalogNames;
  readonly finishNames: CatalogNames;
  /** 0 (top) to 6. */
  readonly grade: Scalars['Int']['output'];
  readonly id: Scalars['String']['output'];
  readonly wears: ReadonlyArray<CatalogWear>;
};

export type CatalogTable = {
  readonly __typename?: 'CatalogTable';
  readonly entries: ReadonlyArray<CatalogEntry>;
  readonly hash: Scalars['String']['output'];
  /** Minor units, the cheapest and the dearest. */
  readonly least: Scalars['Money']['output'];
  /** The mean value of a draw; in the pool of contracts each line counts alike. */
  readonly mean: Scalars['Float']['output'];
  readonly most: Scalars['Money']['output'];
  readonly version: Scalars['Int']['output'];
};

export type CatalogTables = {
  readonly __typename?: 'CatalogTables';
  readonly consolation?: Maybe<CatalogTable>;
  readonly pool?: Maybe<CatalogTable>;
};

export type CatalogWear = {
  readonly __typename?: 'CatalogWear';
  /** Millionths, exclusive. */
  readonly floatMax: Scalars['Int']['output'];
  /** Millionths, inclusive. */
  readonly floatMin: Scalars['Int']['output'];
  readonly value: Scalars['Money']['output'];
  /** `FN`, `MW`, `FT`, `WW`, `BS`, or empty. */
  readonly wear: Scalars['String']['output'];
};

export type Changed = {
  readonly __typename?: 'Changed';
  readonly topics: ReadonlyArray<LiveTopic>;
};

export type ChannelState =
  | 'OFF'
  | 'ON';

export type CheckedRule = {
  readonly __typename?: 'CheckedRule';
  /** The way to both, in figures. */
  readonly arithmetic: Scalars['String']['output'];
  readonly base: TermsBase;
  readonly holds: Scalars['Boolean']['output'];
  /** The most that it pays, in coin for each 100 coin. */
  readonly pays: Scalars['Float']['output'];
  readonly rule: TermsRule;
  /** Tier, grade or level, from 1. */
  readonly step?: Maybe<Scalars['Int']['output']>;
  /** The expected part of the house in the same 100 coin. */
  readonly takes: Scalars['Float']['output'];
};

export type Contest = {
  readonly __typename?: 'Contest';
  readonly balance: PrizeBalance;
  readonly from: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Of the announcement. */
  readonly position: Scalars['LogPosition']['output'];
  readonly prizes: ReadonlyArray<Scalars['Money']['output']>;
  readonly ranking: ContestRanking;
  /** `announced`, `ended` or `settled`. */
  readonly status: Scalars['String']['output'];
  readonly to: Scalars['DateTime']['output'];
  /** Of all prizes. */
  readonly total: Scalars['Money']['output'];
};

/** The score that ranks the players of a contest. */
export type ContestRanking =
  /** Winnings in battles. */
  | 'battles'
  /** Winnings in openings. */
  | 'openings'
  /** Battles won. */
  | 'wins';

export type CorrectedBalance =
  | 'COIN'
  | 'LOCKED'
  | 'POINTS';

export type CorrectionDirection =
  | 'CREDIT'
  | 'DEBIT';

export type CorrectionReason =
  | 'CHARGEBACK'
  | 'COMPENSATION'
  | 'CORRECTION'
  | 'REFUND';

export type Coupon = {
  readonly __typename?: 'Coupon';
  /** Null for a share of a deposit. */
  readonly case?: Maybe<Scalars['String']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly max?: Maybe<Scalars['Money']['output']>;
  readonly min?: Maybe<Scalars['Money']['output']>;
  /** Null for a free opening. */
  readonly percent?: Maybe<Scalars['Int']['output']>;
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DayFigures = PlayFigures & {
  readonly __typename?: 'DayFigures';
  readonly bonuses: Scalars['Money']['output'];
  readonly day: Scalars['Day']['output'];
  readonly deposited: Scalars['Money']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly expected: Scalars['Money']['output'];
  readonly freePlays: Scalars['Count']['output'];
  readonly givenAway: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

/** A day, and the sums from the first of the 30 days to its end: income so far, beside the expected one and its spread by luck alone. */
export type DayIncome = {
  readonly __typename?: 'DayIncome';
  readonly cumulativeExpected: Scalars['Money']['output'];
  readonly cumulativeIncome: Scalars['Money']['output'];
  /** One standard deviation of the cumulative income around the expected one. */
  readonly cumulativeSigma: Scalars['Money']['output'];
  readonly day: Scalars['Day']['output'];
  readonly expected: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
};

export type DebtKind =
  /** Stakes of battles that aren't settled. */
  | 'BATTLES'
  /** Balances in coin. */
  | 'COIN'
  /** Items in backpacks. */
  | 'ITEMS'
  /** Bonuses that are locked until enough is wagered. */
  | 'LOCKED'
  /** Points, as the coin that they become. */
  | 'POINTS'
  /** Prizes of giveaways that aren't drawn. */
  | 'PRIZES'
  /** Items on their way to Steam. */
  | 'RETRIEVALS';

export type Drill = {
  readonly __typename?: 'Drill';
  readonly askedAt: Scalars['DateTime']['output'];
  /** Of the operator, or `operator:local`. */
  readonly askedBy: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly askedByName?: Maybe<Scalars['String']['output']>;
  /** Signed entries that the restored log lacks: they would be lost. */
  readonly behind?: Maybe<Scalars['Count']['output']>;
  /** Bytes of the backup; null where they can't be told. */
  readonly bytes?: Maybe<Scalars['Count']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries of the restored log; null where it couldn't be read. */
  readonly entries?: Maybe<Scalars['Count']['output']>;
  /** The reason of a failure. */
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Of the last restored entry. */
  readonly lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whole seconds from the start to the end. */
  readonly seconds?: Maybe<Scalars['Int']['output']>;
  /** Null before it ended. */
  readonly source?: Maybe<BackupSource>;
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: DrillState;
};

export type DrillState =
  | 'failed'
  | 'passed'
  | 'running'
  | 'waiting';

export type EndedSessions = {
  readonly __typename?: 'EndedSessions';
  /** Sessions that were open. */
  readonly count: Scalars['Count']['output'];
};

/** A whole period: plays, and the money that came and went. */
export type Figures = PlayFigures & {
  readonly __typename?: 'Figures';
  /** Bonuses and rewards that were credited, as coin or as locked bonus. Sales of free items are in `givenAway` by their value. */
  readonly bonuses: Scalars['Money']['output'];
  /** Corrections by the operator, credits less debits, coin alone. */
  readonly corrected: Scalars['Money']['output'];
  /** Coin that players bought. */
  readonly deposited: Scalars['Money']['output'];
  readonly deposits: Scalars['Count']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly expected: Scalars['Money']['output'];
  readonly freePlays: Scalars['Count']['output'];
  readonly givenAway: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
  /** Payments that were given back, whether coin paid for them or the player owes it. No income of games changes by them. */
  readonly reversed: Scalars['Money']['output'];
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type FlagKind =
  /** The inviter or invited players share a device, an address or a seed with the player. */
  | 'BONUS_CIRCLE'
  /** Payments that were charged back, and corrections for that. */
  | 'CHARGEBACK'
  /** An hour of the last day has more than 3 times the deposit orders of the player's usual hour, and at least 4. */
  | 'DEPOSIT_BURST'
  /** Payments that were not credited. */
  | 'PAYMENT_PROBLEM'
  /** An hour of the last day has more than 5 times the plays of the player's usual hour, and at least 200. */
  | 'PLAY_BURST'
  /** Other accounts signed in from an address of the player's. */
  | 'SHARED_ADDRESS'
  /** A device of the player's signed in to other accounts. */
  | 'SHARED_DEVICE'
  /** Other players draw from the same user seed. */
  | 'SHARED_SEED';

/** Another player, whose name is masked. */
export type FlaggedPlayer = {
  readonly __typename?: 'FlaggedPlayer';
  readonly nickname: Scalars['String']['output'];
  readonly playerId: Scalars['ID']['output'];
};

export type GameFigures = PlayFigures & {
  readonly __typename?: 'GameFigures';
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly expected: Scalars['Money']['output'];
  readonly freePlays: Scalars['Count']['output'];
  readonly game: Scalars['String']['output'];
  readonly givenAway: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type GameReturn = Return & {
  readonly __typename?: 'GameReturn';
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly game: Scalars['String']['output'];
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Count']['output'];
  readonly published?: Maybe<Scalars['Float']['output']>;
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type GameState = {
  readonly __typename?: 'GameState';
  readonly game: Scalars['String']['output'];
  /** Of the entry of the stop. */
  readonly position?: Maybe<Scalars['LogPosition']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** From then on plays are refused; null while the game runs. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly stopped: Scalars['Boolean']['output'];
};

export type GameSwitch = {
  readonly __typename?: 'GameSwitch';
  readonly game: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly stopped: Scalars['Boolean']['output'];
};

export type GoldenCode = {
  readonly __typename?: 'GoldenCode';
  /** Of the act that issued it, for all that it issued; null for older ones. */
  readonly batch?: Maybe<Scalars['ID']['output']>;
  readonly bonus: Scalars['Money']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Of each use. */
  readonly points: Scalars['Money']['output'];
  readonly used: Scalars['Int']['output'];
  readonly uses: Scalars['Int']['output'];
};

export type GoldenCodes = {
  readonly __typename?: 'GoldenCodes';
  readonly codes: ReadonlyArray<GoldenCode>;
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type HoldScope =
  /** Nothing leaves, is sold or exchanged either. */
  | 'everything'
  /** Nothing leaves the account; the player may still sell. */
  | 'leaving';

export type HouseBattle = {
  readonly __typename?: 'HouseBattle';
  /** Of a seat. */
  readonly cost: Scalars['Money']['output'];
  readonly id: Scalars['ID']['output'];
  readonly mode: BattleMode;
  readonly seats: Scalars['Int']['output'];
  readonly taken: Scalars['Int']['output'];
};

/** Personal data of a player that other answers mask or leave out. */
export type IdentityField =
  | 'mail'
  | 'phone'
  | 'steam'
  | 'trade-link';

export type ImposedLimit = {
  readonly __typename?: 'ImposedLimit';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

export type IssuedCode = {
  readonly __typename?: 'IssuedCode';
  readonly bonus: Scalars['Money']['output'];
  readonly code: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly points: Scalars['Money']['output'];
  readonly uses: Scalars['Int']['output'];
};

export type IssuedCodes = {
  readonly __typename?: 'IssuedCodes';
  /** Empty where the same act was done before: codes show once. */
  readonly codes: ReadonlyArray<IssuedCode>;
};

export type Journal = {
  readonly __typename?: 'Journal';
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly entries: ReadonlyArray<JournalEntry>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type JournalEntry = {
  readonly __typename?: 'JournalEntry';
  readonly at: Scalars['DateTime']['output'];
  /** The roles, the name of the passkey, the field of personal data, the new state, or the limit, end, ticket or note of an act on a player. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: JournalKind;
  /** The operator who did it, or `operator:local`. */
  readonly operator: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly operatorName?: Maybe<Scalars['String']['output']>;
  /** As the operator gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The id of the operator, player, payment channel or retrieval that it is about, or the name of a refused operation. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Of that operator or player; null where it has none (any more). */
  readonly subjectName?: Maybe<Scalars['String']['output']>;
};

export type JournalKind =
  /** The invitation was used, and a passkey made. */
  | 'accepted'
  | 'alerts-tested'
  /** An act of care about signs of harm. */
  | 'care-noted'
  | 'channel-off'
  /** A payment channel, by its id. */
  | 'channel-on'
  /** Golden Codes of one act; the detail is their number. */
  | 'codes-issued'
  | 'codes-revoked'
  | 'draft-discarded'
  /** A draft of the catalog was kept. */
  | 'draft-saved'
  | 'drill-asked'
  | 'ended'
  | 'game-resumed'
  | 'game-stopped'
  | 'identity-revealed'
  | 'invited'
  /** A stricter limit of a player. */
  | 'limit-set'
  | 'macro-deleted'
  /** An answer to tickets that operators keep. */
  | 'macro-saved'
  /** To inboxes; the detail is the number of players. */
  | 'message-sent'
  | 'note-added'
  | 'note-withdrawn'
  | 'notice-published'
  | 'notice-withdrawn'
  | 'player-blocked'
  | 'player-held'
  | 'player-released'
  /** All sessions of a player were ended; the detail says how many. */
  | 'player-signed-out'
  | 'player-unblocked'
  /** An operation for which the operator has no scope; one entry a minute of each. */
  | 'refused'
  /** A retrieval, by its id: its state was said by hand. */
  | 'retrieval-advanced'
  /** The warehouse is asked again, and sent the item where it has none. */
  | 'retrieval-retried'
  | 'roles-set'
  | 'schedule-added'
  | 'schedule-removed'
  | 'sessions-ended'
  | 'signed-in'
  | 'signed-out'
  | 'ticket-answered'
  | 'ticket-assigned'
  | 'ticket-closed';

export type LastingAlarm = {
  readonly __typename?: 'LastingAlarm';
  readonly beganAt: Scalars['DateTime']['output'];
  readonly kind: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly toldAt: Scalars['DateTime']['output'];
};

export type LimitKind =
  | 'deposit'
  | 'loss'
  | 'wager';

/** Of UTC. */
export type LimitPeriod =
  | 'day'
  | 'month'
  | 'week';

export type ListedBalance =
  | 'coin'
  | 'points';

/** A part of the console. Reads of tables that no read model keeps are told every ten seconds. */
export type LiveTopic =
  | 'ACTS'
  /** Income, returns, debts, alarms and the state of the log. */
  | 'FIGURES'
  | 'JOURNAL'
  | 'ORDERS'
  | 'RETRIEVALS'
  | 'TICKETS';

export type LogState = {
  readonly __typename?: 'LogState';
  /** Witnesses that cosigned the newest checkpoint. */
  readonly cosignatures: Scalars['Int']['output'];
  readonly lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries that the newest checkpoint covers; 0 before the first. */
  readonly sealed: Scalars['LogPosition']['output'];
  readonly sealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Entries of the log. */
  readonly size: Scalars['LogPosition']['output'];
};

export type Macro = {
  readonly __typename?: 'Macro';
  readonly name: Scalars['ID']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
};

export type Me = {
  readonly __typename?: 'Me';
  /** Of the operator or the access key; `operator:local` for the terminal. */
  readonly id: Scalars['ID']['output'];
  readonly kind: AskerKind;
  /** Of the operator, or the label of the access key. */
  readonly name: Scalars['String']['output'];
  /** Of a person, at this moment. */
  readonly roles: ReadonlyArray<OperatorRole>;
  /** Such as `operator:figures`. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Null for all but a person. */
  readonly signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MoneyFigures = {
  readonly __typename?: 'MoneyFigures';
  /** The reason, as the log has it, such as `DEPOSIT`. */
  readonly action: Scalars['String']['output'];
  readonly amount: Scalars['Money']['output'];
  /** `coin`, `points` or `locked`. */
  readonly balance: Scalars['String']['output'];
  /** The payment provider of a deposit; empty for every other reason. */
  readonly channel: Scalars['String']['output'];
  readonly count: Scalars['Count']['output'];
  /** `player`, or the account of the house. */
  readonly source: Scalars['String']['output'];
  readonly target: Scalars['String']['output'];
};

/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds a note on a player, for the eyes of operators. The player's export has it, without the operator, and it goes with the account. */
  readonly addPlayerNote: ReadonlyArray<PlayerNote>;
  /**
   * Sends a report by mail as soon as each day, week or month is over and counted, from the one under way on. A site has at most 50
   * schedules.
   */
  readonly addReportSchedule: ReportSchedule;
  /** Says by hand how far a retrieval is. `failed` puts the item into the backpack again. */
  readonly advanceRetrieval: Retrieval;
  /**
   * Announces a contest for a time to come: prizes for the first ranks of a ranking, in which private battles don't count. Nothing changes it.
   * Where the rules ask two people, or the asker may not approve it, the answer is `ACT_NEEDED`: propose the act.
   */
  readonly announceContest: CampaignStep;
  /** Answers a ticket; the player is told. */
  readonly answerTicket: Ticket;
  /** Approves an act and carries it out. Where the rules ask two people, the proposer can't. */
  readonly approveAct: ActStep;
  /** Says who looks after a ticket. */
  readonly assignTicket: Ticket;
  /** Blocks a player: no play and no deposit, for good or until a moment. The player reads the reason. */
  readonly blockPlayer: PlayerStanding;
  /**
   * Takes the right to approve an own act alone, for all to see, where the rules allow it; `approveAct` follows. Another operator has to
   * review it.
   */
  readonly breakGlass: ActStep;
  /** Takes back a contest that has not begun. */
  readonly cancelContest: CampaignStep;
  /** Gives up an open giveaway. */
  readonly cancelGiveaway: CampaignStep;
  /** Closes a ticket: neither side writes to it any more. */
  readonly closeTicket: Ticket;
  /** Opens a battle of the house, which those who join pay. */
  readonly createBattle: CampaignStep;
  /** Opens a giveaway of the house. */
  readonly createGiveaway: CampaignStep;
  /** Deletes an answer that operators keep. */
  readonly deleteMacro: ReadonlyArray<Macro>;
  /** Discards a draft for good. */
  readonly discardCatalogDraft: Scalars['Boolean']['output'];
  /** Gives up a waiting battle: all stakes go back. */
  readonly dissolveBattle: CampaignStep;
  /**
   * Tries whether the newest backup can be restored: a gateway does it in a process of its own, into a scratch place. While a drill waits or
   * runs, no other begins.
   */
  readonly drillRestore: Drill;
  /** Ends an operator and all their sessions, at once and for good. The last owner who can sign in stays. */
  readonly endOperator: Operator;
  /** Ends all sessions of an operator at once; their passkeys open new ones. */
  readonly endOperatorSessions: Operator;
  /**
   * Grants a player a coupon: `percent` of one deposit as a locked bonus up to `max`, or one free opening of a case. Where the rules ask two
   * people, or the asker may not approve it, the answer is `ACT_NEEDED`: propose the act.
   */
  readonly grantCoupon: CampaignStep;
  /** Holds what a player has: items and coins stay where they are, for good or until a moment. The player is told the reason. */
  readonly holdPlayer: PlayerStanding;
  /** Invites an operator: the link makes a passkey for them, once, within 24 hours. */
  readonly inviteOperator: OperatorInvitation;
  /** Issues Golden Codes, which show once: the site keeps their hashes alone. All of one act can be redeemed, or none. */
  readonly issueCodes: IssuedCodes;
  /**
   * Sets a limit of a player that is stricter than the one in force; it binds at once, and the player is told. A higher one is the player's
   * own to ask for, and waits 24 hours.
   */
  readonly limitPlayer: SetLimit;
  /** Proposes any act: the effect is the JSON that docs/audit-format.md describes, under Acts of operators. */
  readonly proposeAct: ActStep;
  /**
   * Proposes the act that publishes a draft. `ACT_CHANGED` says that the draft was saved since, or that something was published since it was
   * saved: read both, and save it again.
   */
  readonly proposeCatalogDraft: ActStep;
  /** Proposes the pool of contracts that follows from the published catalog. */
  readonly proposeContractPool: ActStep;
  /** Proposes a correction of a player's balance: the log has it sealed. */
  readonly proposeCorrection: ActStep;
  /** Proposes to offer so many (more) of a skin in the shop; the price follows from the catalog. */
  readonly proposeListing: ActStep;
  /**
   * Proposes that a credited payment is reversed: it is taken from the player with the bonus that came with it, first from what is locked, then
   * from coin, and what they don't have they owe. The log has it sealed. The money itself is given back at the provider.
   */
  readonly proposeReversal: ActStep;
  /** Publishes a notice, which every visitor sees. No act of the log has it: the journal does. */
  readonly publishNotice: Notice;
  /** Refuses an act. */
  readonly refuseAct: ActStep;
  /** Ends every hold of a player, also one that the site began. */
  readonly releasePlayer: PlayerStanding;
  /** Ends a schedule. Mails that are on their way still go. */
  readonly removeReportSchedule: RemovedSchedule;
  /** Lets a stopped game go on. Where the rules of acts ask two people for it, it has to be proposed: ACT_NEEDED. */
  readonly resumeGame: GameSwitch;
  /**
   * Asks the warehouse again about an item, within a minute. The item is sent where the warehouse doesn't have it (any more): it knows a
   * repetition by its key.
   */
  readonly retryRetrieval: Retrieval;
  /** Reveals personal data of a player in full. The journal has the reason before the answer comes. */
  readonly revealIdentity: RevealedIdentity;
  /** Reviews what another operator did behind a broken glass. */
  readonly reviewAct: ActStep;
  /** Takes a Golden Code back: no player can redeem it any more, and what was redeemed stays. */
  readonly revokeCode: RevokedCodes;
  /** Takes all Golden Codes of one act back. */
  readonly revokeCodes: RevokedCodes;
  /** Takes back a coupon that was not used: the player sees it as withdrawn. */
  readonly revokeCoupon: CampaignStep;
  /** Keeps a draft: a new one, or the next version of one. */
  readonly saveCatalogDraft: CatalogDraftDocument;
  /** Keeps an answer to tickets under its name, in the place of an earlier one. */
  readonly saveMacro: ReadonlyArray<Macro>;
  /** Sends a message to the inboxes of players: up to 1000. */
  readonly sendMessage: SentMessage;
  /** Switches a payment channel on or off. One that is off takes no new order; a payment of an order that it has is credited. */
  readonly setChannel: PaymentChannel;
  /**
   * Sets all roles of an operator, from the next operation on. No operator gives themselves a role, and the last owner who can sign in
   * stays one.
   */
  readonly setOperatorRoles: Operator;
  /** Ends all sessions of a player at once. Keys of programs and the devices that the account knows stay. */
  readonly signOutPlayer: EndedSessions;
  /** Stops a game: 60 seconds later nothing new is taken until it goes on. Plays that arrive until then count, and running rooms go on. */
  readonly stopGame: GameSwitch;
  /** Sends a test to the receivers of alerts. */
  readonly testAlerts: AlertTest;
  /** Ends every block of a player. */
  readonly unblockPlayer: PlayerStanding;
  /** Withdraws an act that the asker proposed. */
  readonly withdrawAct: ActStep;
  /** Withdraws a notice. */
  readonly withdrawNotice: Notice;
  /** Withdraws a note that the asker wrote: it stays, and says so. */
  readonly withdrawPlayerNote: ReadonlyArray<PlayerNote>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAddPlayerNoteArgs = {
  about?: InputMaybe<NoteAbout>;
  commandId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAddReportScheduleArgs = {
  commandId: Scalars['ID']['input'];
  every: ScheduleEvery;
  mail: Scalars['String']['input'];
  tables?: InputMaybe<ReadonlyArray<ReportTable>>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAdvanceRetrievalArgs = {
  commandId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  state: ReachedStage;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAnnounceContestArgs = {
  balance?: PrizeBalance;
  commandId: Scalars['ID']['input'];
  from: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  nameEn: Scalars['String']['input'];
  nameZhCN: Scalars['String']['input'];
  nameZhTW: Scalars['String']['input'];
  prizes: ReadonlyArray<Scalars['Money']['input']>;
  ranking: ContestRanking;
  to: Scalars['DateTime']['input'];
  without?: ReadonlyArray<Scalars['ID']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAnswerTicketArgs = {
  commandId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationApproveActArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationAssignTicketArgs = {
  id: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationBlockPlayerArgs = {
  commandId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationBreakGlassArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationCancelContestArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationCancelGiveawayArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationCloseTicketArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationCreateBattleArgs = {
  cases: ReadonlyArray<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
  fast?: Scalars['Boolean']['input'];
  mode?: BattleMode;
  seats?: InputMaybe<Scalars['Int']['input']>;
  teams?: InputMaybe<Scalars['Int']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationCreateGiveawayArgs = {
  commandId: Scalars['ID']['input'];
  depositDays?: InputMaybe<Scalars['Int']['input']>;
  minutes: Scalars['Int']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  prizes: ReadonlyArray<Scalars['String']['input']>;
  titleEn: Scalars['String']['input'];
  titleZhCN: Scalars['String']['input'];
  titleZhTW: Scalars['String']['input'];
  vip?: Scalars['Int']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationDeleteMacroArgs = {
  name: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationDiscardCatalogDraftArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationDissolveBattleArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationDrillRestoreArgs = {
  commandId: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationEndOperatorArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationEndOperatorSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationGrantCouponArgs = {
  case?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
  days: Scalars['Int']['input'];
  max?: InputMaybe<Scalars['Money']['input']>;
  min?: InputMaybe<Scalars['Money']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
  player: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationHoldPlayerArgs = {
  commandId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  scope?: InputMaybe<HoldScope>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationInviteOperatorArgs = {
  name: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  roles: ReadonlyArray<OperatorRole>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationIssueCodesArgs = {
  bonus?: Scalars['Money']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
  count?: Scalars['Int']['input'];
  days: Scalars['Int']['input'];
  points?: Scalars['Money']['input'];
  uses?: Scalars['Int']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationLimitPlayerArgs = {
  amount: Scalars['Money']['input'];
  kind: LimitKind;
  period: LimitPeriod;
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeActArgs = {
  effect: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeCatalogDraftArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeContractPoolArgs = {
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeCorrectionArgs = {
  amount: Scalars['Money']['input'];
  balance: CorrectedBalance;
  direction: CorrectionDirection;
  player: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
  why: CorrectionReason;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeListingArgs = {
  balance: ListedBalance;
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  skin: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
  wear?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeReversalArgs = {
  amount: Scalars['Money']['input'];
  kind: ReversalKind;
  order: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationPublishNoticeArgs = {
  commandId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  texts: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRefuseActArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationReleasePlayerArgs = {
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRemoveReportScheduleArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationResumeGameArgs = {
  commandId: Scalars['ID']['input'];
  game: SiteGame;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRetryRetrievalArgs = {
  commandId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRevealIdentityArgs = {
  field: IdentityField;
  player: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationReviewActArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRevokeCodeArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRevokeCodesArgs = {
  batch: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRevokeCouponArgs = {
  coupon: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSaveCatalogDraftArgs = {
  commandId: Scalars['ID']['input'];
  document: Scalars['String']['input'];
  draft?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSaveMacroArgs = {
  name: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSendMessageArgs = {
  body: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
  players: ReadonlyArray<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSetChannelArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  state: ChannelState;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSetOperatorRolesArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  roles: ReadonlyArray<OperatorRole>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationSignOutPlayerArgs = {
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationStopGameArgs = {
  commandId: Scalars['ID']['input'];
  game: SiteGame;
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationTestAlertsArgs = {
  commandId: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationUnblockPlayerArgs = {
  playerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationWithdrawActArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationWithdrawNoticeArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationWithdrawPlayerNoteArgs = {
  id: Scalars['ID']['input'];
};

export type NoteAbout =
  /** An act of care about signs of harm, such as a talk. */
  | 'care'
  | 'note';

export type Notice = {
  readonly __typename?: 'Notice';
  readonly en: NoticeText;
  /** When it is shown from on. */
  readonly from: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null: until it is withdrawn. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  readonly zhCN: NoticeText;
  readonly zhTW: NoticeText;
};

export type NoticeText = {
  readonly __typename?: 'NoticeText';
  readonly body: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Now = {
  readonly __typename?: 'Now';
  /** States that ask for the operator, the most urgent first; none where all is well. */
  readonly alarms: ReadonlyArray<Alarm>;
  readonly at: Scalars['DateTime']['output'];
  /** Each of the last 30 days with today, the oldest first. */
  readonly days: ReadonlyArray<DayIncome>;
  /** Today, and the last 7 and 30 days with today. */
  readonly income: ReadonlyArray<PeriodIncome>;
  readonly log: LogState;
  /** Each whole quarter of an hour of the last 24 hours, the oldest first. The last is that of `pace`. */
  readonly minutes: ReadonlyArray<Pace>;
  /** The debt of the house to all players in coin: balances, locked bonuses, points, escrow and items at their committed values. */
  readonly owed: Scalars['Money']['output'];
  /** The same by kind, those of 0 too. */
  readonly owedBy: ReadonlyArray<OwedKind>;
  readonly pace: Pace;
  /** Work that waits outside of the log. */
  readonly queues: ReadonlyArray<QueueState>;
  readonly readModels: ReadonlyArray<ReadModelState>;
  /** Retrievals that aren't finished, by state. */
  readonly retrievals: ReadonlyArray<WaitingRetrievals>;
  /** The same by the time since their request, the youngest first. */
  readonly retrievalsByAge: ReadonlyArray<RetrievalAge>;
  /** Every witness that this site ever had, in the order in which it got them. */
  readonly witnesses: ReadonlyArray<WitnessState>;
  readonly zone: Scalars['String']['output'];
};

export type OpenGiveaway = {
  readonly __typename?: 'OpenGiveaway';
  readonly drawAt: Scalars['DateTime']['output'];
  /** Player; null for one of the house. */
  readonly host?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
};

export type Operator = {
  readonly __typename?: 'Operator';
  /** Null: in force. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly invitedAt: Scalars['DateTime']['output'];
  /** Name of the operator, or `operator:local`. */
  readonly invitedBy: Scalars['String']['output'];
  /** To the minute while a session is open, afterwards the last sign-in; null for never. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  /** None: the invitation isn't accepted yet, or came to its end. */
  readonly passkeys: Scalars['Int']['output'];
  readonly roles: ReadonlyArray<OperatorRole>;
};

/** It shows once: the site keeps a hash of the link's secret. */
export type OperatorInvitation = {
  readonly __typename?: 'OperatorInvitation';
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Of the operator. */
  readonly id: Scalars['ID']['output'];
  readonly link: Scalars['String']['output'];
};

export type OperatorRole =
  | 'auditor'
  | 'catalog'
  | 'finance'
  | 'marketing'
  | 'owner'
  | 'risk'
  | 'support';

export type Order = {
  readonly __typename?: 'Order';
  /** Coin that is bought. */
  readonly amount: Scalars['Money']['output'];
  /** Locked bonus that came with the payment. */
  readonly bonus: Scalars['Money']['output'];
  /** When it was given up, if it still is. */
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason why it was given up: `player`, `provider` or `expired`. */
  readonly cancelledFor?: Maybe<Scalars['String']['output']>;
  /** The payment channel by the site's own id, such as `card`. */
  readonly channel: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  /** The provider's webhooks, oldest first: those that bear its signature. */
  readonly events: ReadonlyArray<OrderEvent>;
  readonly id: Scalars['ID']['output'];
  /** Whether the log has the order; an order that it never took is removed or asked for again. */
  readonly inLog: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  /** The sum to pay, in minor units of the currency: a decimal string (64 bit). */
  readonly payAmount: Scalars['String']['output'];
  /** Whether it may still be paid, as far as the provider said. */
  readonly payable: Scalars['Boolean']['output'];
  readonly player: Scalars['ID']['output'];
  readonly problem?: Maybe<OrderProblem>;
  readonly provider: Scalars['String']['output'];
  /** The provider's own id of the session or payment; null until it has one. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** The reversals, oldest first. */
  readonly reversals: ReadonlyArray<OrderReversal>;
  /** The part of the credited payment that was reversed: taken back from the player, or owed by them. */
  readonly reversed: Scalars['Money']['output'];
  /** When its payment was credited; null until the read models have it. */
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Position in the log of the credit. */
  readonly settledPosition?: Maybe<Scalars['LogPosition']['output']>;
  readonly state: OrderState;
};

export type OrderEvent = {
  readonly __typename?: 'OrderEvent';
  /** The sum that was paid, in minor units of the currency: a decimal string; null where the event tells of no payment. */
  readonly amount?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** ISO 4217; null where the event tells of no payment. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** The event's id at the provider. */
  readonly id: Scalars['String']['output'];
  /** `paid`, `closed`, `refunded` or `disputed`. */
  readonly kind: Scalars['String']['output'];
  /**
   * The outcome here: `credited`, `closed`, `given-back` (of a refund or a dispute), `ignored` (no news), `unknown-order`, or the problem that kept it from being credited;
   * `received` where it is not acted upon yet.
   */
  readonly outcome: Scalars['String']['output'];
};

/** The reason why an operator has to look: mostly why a payment was not credited. */
export type OrderProblem =
  /** Another amount was paid than ordered. */
  | 'amount'
  /** Another currency was paid than ordered. */
  | 'currency'
  /** The rules of the site refused it. */
  | 'refused'
  /** The provider gave back more of a credited payment, or its bank took it back, than was reversed here. */
  | 'reversed-at-provider';

export type OrderReversal = {
  readonly __typename?: 'OrderReversal';
  /** Of the payment. */
  readonly amount: Scalars['Money']['output'];
  readonly at: Scalars['DateTime']['output'];
  /** The share of the bonus that came with it. */
  readonly bonus: Scalars['Money']['output'];
  /** Taken from coin. */
  readonly coin: Scalars['Money']['output'];
  /** `refund` or `chargeback`. */
  readonly kind: Scalars['String']['output'];
  /** Taken from the locked bonus. */
  readonly locked: Scalars['Money']['output'];
  readonly position: Scalars['LogPosition']['output'];
  /** Owed by the player: locked, coin and this are amount and bonus together. */
  readonly receivable: Scalars['Money']['output'];
};

export type OrderState =
  /** Given up. A payment that still comes is credited all the same. */
  | 'CANCELLED'
  /** Paid and credited. */
  | 'COMPLETED'
  /** Waits for its payment. */
  | 'PROCESSING';

export type Orders = {
  readonly __typename?: 'Orders';
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly orders: ReadonlyArray<Order>;
};

export type OwedKind = {
  readonly __typename?: 'OwedKind';
  readonly amount: Scalars['Money']['output'];
  readonly kind: DebtKind;
};

/** Plays of a quarter of an hour, free ones too, beside the same one of each of the last four weeks. */
export type Pace = {
  readonly __typename?: 'Pace';
  readonly perMinute: Scalars['Float']['output'];
  readonly plays: Scalars['Count']['output'];
  readonly since: Scalars['DateTime']['output'];
  /** Plays a minute, the mean of those of the four weeks that the log goes back to; null where it goes back to none. */
  readonly usual?: Maybe<Scalars['Float']['output']>;
};

export type PaymentChannel = {
  readonly __typename?: 'PaymentChannel';
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator who switched it off. */
  readonly changedBy?: Maybe<Scalars['ID']['output']>;
  /** Null for the terminal. */
  readonly changedByName?: Maybe<Scalars['String']['output']>;
  /** The site's own, such as `card`. */
  readonly id: Scalars['ID']['output'];
  /** In English. */
  readonly name: Scalars['String']['output'];
  readonly provider: Scalars['String']['output'];
  /** The reason why it is off. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly state: ChannelState;
};

/** The income of a period beside the one that the published tables promise. */
export type PeriodIncome = {
  readonly __typename?: 'PeriodIncome';
  /** Days with today. */
  readonly days: Scalars['Int']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly expected: Scalars['Money']['output'];
  readonly from: Scalars['Day']['output'];
  readonly high: Scalars['Money']['output'];
  readonly income: Scalars['Money']['output'];
  /** Two standard deviations around the expected income: where the plays are `telling`, an honest house is outside in 1 of 22 periods. */
  readonly low: Scalars['Money']['output'];
  readonly plays: Scalars['Count']['output'];
  readonly staked: Scalars['Money']['output'];
  /** Whether the plays are many enough for the band and the deviation to mean something: before that single wins decide. */
  readonly telling: Scalars['Boolean']['output'];
};

/** The figures of some plays. Items count at their committed values. */
export type PlayFigures = {
  /** Distance of the income from the expected one, in standard deviations. Above 0 the house got more. Null where luck has no part. */
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  /** The income that the published tables promise. */
  readonly expected: Scalars['Money']['output'];
  /** Plays that cost nothing, and the value that they gave away. */
  readonly freePlays: Scalars['Count']['output'];
  readonly givenAway: Scalars['Money']['output'];
  /** Staked and not won. Below 0 where players won more. */
  readonly income: Scalars['Money']['output'];
  /** Plays that were paid for. */
  readonly plays: Scalars['Count']['output'];
  readonly staked: Scalars['Money']['output'];
  /** Whether the plays are many enough for the deviation to mean something: before that single wins decide. */
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type Player = {
  readonly __typename?: 'Player';
  /** Null where the account is erased: the log keeps the player. */
  readonly account?: Maybe<PlayerAccount>;
  readonly counts: PlayerCounts;
  readonly id: Scalars['ID']['output'];
  readonly standing: PlayerStanding;
  /** The newest events, newest first; without kinds those of every kind. */
  readonly timeline: ReadonlyArray<TimelineEntry>;
  /** Null before the player's first entry of the log. */
  readonly wallet?: Maybe<PlayerWallet>;
};


export type PlayerTimelineArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<ReadonlyArray<TimelineKind>>;
};

/** Personal data, as far as an operator needs it. */
export type PlayerAccount = {
  readonly __typename?: 'PlayerAccount';
  /** When the person said that they are 18 and accepted the terms. */
  readonly agreedAt: Scalars['DateTime']['output'];
  /** The site or campaign that the player came from, as the page was told. */
  readonly channel?: Maybe<Scalars['String']['output']>;
  /** Of the phone, ISO 3166 alpha-2; null where the phone doesn't tell. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Whether an erasure was begun. */
  readonly erasing: Scalars['Boolean']['output'];
  /** Whether there is a link to send items to. */
  readonly hasTradeLink: Scalars['Boolean']['output'];
  /** The promotion code under which the player registered. */
  readonly inviteCode?: Maybe<Scalars['String']['output']>;
  /** The player who has that promotion code now. */
  readonly invitedBy?: Maybe<Scalars['ID']['output']>;
  /** Masked: `a***@e***`. Null for no address. */
  readonly mail?: Maybe<Scalars['String']['output']>;
  /** When the address was found to reach the player; null for one that isn't confirmed. */
  readonly mailConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether others are shown neither name nor picture. */
  readonly nameHidden: Scalars['Boolean']['output'];
  readonly nickname: Scalars['String']['output'];
  /** Masked: `+86 138****0000`. */
  readonly phone: Scalars['String']['output'];
  /** The player's own promotion code; null before they first ask for it. */
  readonly promotionCode?: Maybe<Scalars['String']['output']>;
  /** Whether the log knows the player. A sign-up that was cut short waits for the next sign-in. */
  readonly registered: Scalars['Boolean']['output'];
  readonly registeredAt: Scalars['DateTime']['output'];
  /** Devices that are signed in. */
  readonly sessions: Scalars['Int']['output'];
  /** SteamID64 of the linked Steam account, masked: `7656****0042`. */
  readonly steamId?: Maybe<Scalars['String']['output']>;
  readonly verification: PlayerVerification;
  /** When the verification came to its state. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PlayerCounts = {
  readonly __typename?: 'PlayerCounts';
  /** Paid deposits. */
  readonly deposits: Scalars['Count']['output'];
  /** Notes of operators that stand. */
  readonly notes: Scalars['Count']['output'];
  readonly plays: Scalars['Count']['output'];
  /** Items that were sent on their way, also those that came back. */
  readonly retrievals: Scalars['Count']['output'];
};

export type PlayerFlag = {
  readonly __typename?: 'PlayerFlag';
  /** Of a burst the events of its hour, of charges back and payments how many there are; null for other kinds. */
  readonly count?: Maybe<Scalars['Count']['output']>;
  readonly kind: FlagKind;
  /** At most 20. */
  readonly others: ReadonlyArray<FlaggedPlayer>;
  /** Of a burst the player's usual hour; null for other kinds. */
  readonly usual?: Maybe<Scalars['Count']['output']>;
};

/** The way in which a text led to a player. */
export type PlayerFoundBy =
  /** A seat of the battle, or its creator. */
  | 'BATTLE'
  | 'COUPON'
  | 'DEPOSIT'
  /** The host of the giveaway, its winners, and its first entrants. */
  | 'GIVEAWAY'
  /** A redemption of the Golden Code of that id, the newest ones. The code itself is a secret, and finds no player. */
  | 'GOLDEN_CODE'
  /** The owner of the item. */
  | 'ITEM'
  | 'MAIL'
  | 'NICKNAME'
  | 'PHONE'
  | 'PLAYER'
  /** Each player whom the entry at that position concerns. */
  | 'POSITION'
  /** The owner of the promotion code. */
  | 'PROMOTION_CODE'
  /** A purchase in the shop. */
  | 'PURCHASE'
  | 'RETRIEVAL'
  | 'ROUND'
  | 'SEED_PAIR'
  | 'STEAM'
  | 'TICKET';

/** A player, and how a text led to them. */
export type PlayerHit = {
  readonly __typename?: 'PlayerHit';
  readonly by: PlayerFoundBy;
  /** Null where the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly playerId: Scalars['ID']['output'];
  /** The thing that was found, such as the round. Phones and addresses are masked. */
  readonly reference: Scalars['String']['output'];
};

export type PlayerLimit = {
  readonly __typename?: 'PlayerLimit';
  /** Null for no limit yet. */
  readonly amount?: Maybe<Scalars['Money']['output']>;
  /** When a limit that the player asked for takes the place of this one; null where none waits. */
  readonly changesAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator's act that set this amount; null where the player did. */
  readonly imposed?: Maybe<ImposedLimit>;
  /** `deposit`, `loss` or `wager`. */
  readonly kind: Scalars['String']['output'];
  /** The limit from then on; null for none. */
  readonly nextAmount?: Maybe<Scalars['Money']['output']>;
  /** `day`, `week` or `month`. */
  readonly period: Scalars['String']['output'];
};

export type PlayerNote = {
  readonly __typename?: 'PlayerNote';
  readonly about: NoteAbout;
  readonly at: Scalars['DateTime']['output'];
  /** The operator's id, or `operator:local`. */
  readonly by: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly byName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  /** Null for a note that stands. */
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PlayerRestriction = {
  readonly __typename?: 'PlayerRestriction';
  readonly by: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** `block` or `hold`. */
  readonly kind: Scalars['String']['output'];
  /** `operator`, or the part of the site that imposed it. */
  readonly origin: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  /** Of a hold: `leaving` or `everything`. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  readonly since: Scalars['DateTime']['output'];
  readonly until: Scalars['DateTime']['output'];
};

/** Everything that binds a player now, by their own will or by the site's. A moment in the year 9999 is for good. */
export type PlayerStanding = {
  readonly __typename?: 'PlayerStanding';
  readonly excludedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Since when nothing works but looking and thawing; null for an account that works. */
  readonly frozenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Limits of deposits, losses and stakes, those by an operator too. */
  readonly limits: ReadonlyArray<PlayerLimit>;
  /** Blocks and holds in force, the one that lasts longest first. */
  readonly restrictions: ReadonlyArray<PlayerRestriction>;
  readonly timeOutUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** The state of an identity check. */
export type PlayerVerification =
  | 'FAILED'
  | 'NONE'
  | 'PENDING'
  | 'VERIFIED';

export type PlayerWallet = {
  readonly __typename?: 'PlayerWallet';
  readonly coin: Scalars['Money']['output'];
  /** Bonuses that aren't coin yet. */
  readonly locked: Scalars['Money']['output'];
  readonly points: Scalars['Money']['output'];
  /** Owed by the player for deposits that were reversed: coin that their balances did not cover. Nothing leaves the account until it is paid. */
  readonly receivable: Scalars['Money']['output'];
};

export type PrizeBalance =
  | 'coin'
  /** Locked bonus. */
  | 'locked';

export type Proposal = {
  readonly __typename?: 'Proposal';
  /** The proposer approved it alone. */
  readonly breakGlass: Scalars['Boolean']['output'];
  /** The changes, as the proposer saw them. */
  readonly changes: ReadonlyArray<ProposalChange>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The one who approved or refused it. */
  readonly closedBy?: Maybe<Scalars['ID']['output']>;
  readonly closedByName?: Maybe<Scalars['String']['output']>;
  readonly closedPosition?: Maybe<Scalars['LogPosition']['output']>;
  /** The RFC 8785 JSON of the command; null where it went with the player's account. */
  readonly effect?: Maybe<Scalars['String']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly glassPosition?: Maybe<Scalars['LogPosition']['output']>;
  readonly glassReason?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The type of the command that it carries out, such as `AdjustBalance`. */
  readonly kind: Scalars['String']['output'];
  /** Whether the asker could approve it now, as far as the rules and the asker's scopes say. */
  readonly mayApprove: Scalars['Boolean']['output'];
  /** The player of an act on one. */
  readonly player?: Maybe<Scalars['ID']['output']>;
  readonly position: Scalars['LogPosition']['output'];
  readonly proposedAt: Scalars['DateTime']['output'];
  readonly proposer: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly proposerName?: Maybe<Scalars['String']['output']>;
  /** Null where it went with the player's account. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly reviewNote?: Maybe<Scalars['String']['output']>;
  readonly reviewedBy?: Maybe<Scalars['ID']['output']>;
  readonly reviewedByName?: Maybe<Scalars['String']['output']>;
  readonly reviewedPosition?: Maybe<Scalars['LogPosition']['output']>;
  /** `OPEN`, `APPROVED`, `REFUSED` or `EXPIRED`. */
  readonly state: ProposalState;
  /** Whether the rules ask two people for it now. */
  readonly takesTwo: Scalars['Boolean']['output'];
  readonly ticket?: Maybe<Scalars['String']['output']>;
};

/** One thing that an act changes. */
export type ProposalChange = {
  readonly __typename?: 'ProposalChange';
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Null where there was nothing. An amount has two decimals, a moment is RFC 3339, a state is a word such as `stopped`. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** The thing that it is of, with its name; empty where `what` says all. */
  readonly of: Scalars['String']['output'];
  /** Such as `case-price`, `balance-coin` or `game`. A value of the terms has its path: `terms.firstDeposit.percent`. */
  readonly what: Scalars['String']['output'];
};

export type ProposalState =
  | 'APPROVED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REFUSED'
  /** Of any state: the glass is broken, and no other operator has reviewed it. */
  | 'UNREVIEWED';

export type Proposals = {
  readonly __typename?: 'Proposals';
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly proposals: ReadonlyArray<Proposal>;
};

/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type Query = {
  readonly __typename?: 'Query';
  /** Which kinds of acts take two people. */
  readonly actRules: ActRules;
  /**
   * Acts of operators that the log has, newest first. Acts that change tables alone are not among them: blocks and holds, answers to
   * tickets, notices and messages, factors, auditors.
   */
  readonly acts: Acts;
  /** Battles of the house that wait for players, newest first; at most 200. */
  readonly battles: ReadonlyArray<HouseBattle>;
  /** Contests, giveaways and notices that run within a time, and the codes and coupons that end in it. */
  readonly campaigns: ReadonlyArray<Campaign>;
  /** The names of every case that was ever published. */
  readonly caseNames: ReadonlyArray<CaseNames>;
  /** A case with its table and all its versions; null for a slug that no case has. */
  readonly catalogCase?: Maybe<CatalogCaseTable>;
  /** Every case in its newest version, as the site orders them; those that came off the site last. */
  readonly catalogCases: ReadonlyArray<CatalogCase>;
  /** A draft with its document; null for an id that no draft has. */
  readonly catalogDraft?: Maybe<CatalogDraftDocument>;
  /** Drafts of the catalog, those that were saved last first; at most 200. */
  readonly catalogDrafts: ReadonlyArray<CatalogDraft>;
  /** The published catalog, as the JSON document that docs/catalog.md describes. */
  readonly catalogExport: Scalars['String']['output'];
  /** Skins with a part of a name in any language, or of the id. */
  readonly catalogSkins: ReadonlyArray<CatalogSkin>;
  /** The tables beside the cases: the consolation of dreams and the pool of contracts. */
  readonly catalogTables: CatalogTables;
  /** The payment channels of the site, and those of them that are switched off. */
  readonly channels: ReadonlyArray<PaymentChannel>;
  /** Golden Codes that can be redeemed, newest first, by id: the site keeps hashes, and reads no code back. */
  readonly codes: GoldenCodes;
  /** Contests to come, running ones, and the 100 that were paid last. */
  readonly contests: ReadonlyArray<Contest>;
  /** Coupons of a player, newest first; at most 200. */
  readonly coupons: ReadonlyArray<Coupon>;
  /** Giveaways that take entries, the next draw first; at most 200. */
  readonly giveaways: ReadonlyArray<OpenGiveaway>;
  /** The journal of operators, newest first: invitations, sign-ins, roles, revealed data, acts on players and refused operations. */
  readonly journal: Journal;
  /** Answers to tickets that operators keep, by name: at most 200. */
  readonly macros: ReadonlyArray<Macro>;
  /** The one who asks: an operator, an access key or the terminal. */
  readonly me: Me;
  /** Notices to all players, those to come among them, newest first; at most 200. */
  readonly notices: ReadonlyArray<Notice>;
  /** The state of the site at this moment: income, pace, debts, queues, read models and alarms. */
  readonly now: Now;
  /** All operators, those in force first; at most 500. */
  readonly operators: ReadonlyArray<Operator>;
  /** Deposit orders, newest first. With each are the webhooks of its provider. The orders of an erased account are erased with it; their sums stay in reports. */
  readonly orders: Orders;
  /** A player: identity, wallet, limits and restrictions, counts, and the newest events. Null where the id is no player's. */
  readonly player?: Maybe<Player>;
  /** Signs that an account may not be what it says; none proves anything. Empty for an erased account. */
  readonly playerFlags: ReadonlyArray<PlayerFlag>;
  /** Notes of operators on a player, newest first, withdrawn ones too: at most 100. */
  readonly playerNotes: ReadonlyArray<PlayerNote>;
  /** Blocks and holds of a player, ended ones too, newest first: at most 100. */
  readonly playerRestrictions: ReadonlyArray<RestrictionRecord>;
  /**
   * The players that a text leads to: a phone in any spelling, the beginning of a nickname, or the id of anything of theirs. At most 20,
   * exact finds first.
   */
  readonly players: ReadonlyArray<PlayerHit>;
  /** An act with all that it changes; null for an id that no act has. */
  readonly proposal?: Maybe<Proposal>;
  /** Acts of operators with what became of them, newest first. */
  readonly proposals: Proposals;
  /** Compares a provider's file of payments with the orders here. Nothing is changed, and the file isn't kept. */
  readonly reconcile: Reconciliation;
  /** Counts of webhooks that the site didn't take, of the last 30 days, the newest hours first; at most 200. Nothing of their content is kept. */
  readonly refusedWebhooks: ReadonlyArray<RefusedWebhooks>;
  /**
   * Play, income and movements of money from one day to another, both included. Every sum follows from the public log alone, so that a
   * report and a query over the log can't differ.
   */
  readonly report: Report;
  /** Reports that are sent by mail, by the day of the next period. */
  readonly reportSchedules: ReadonlyArray<ReportSchedule>;
  /** Items on their way to Steam, the oldest request first. Without a state those that have not ended. */
  readonly retrievals: Retrievals;
  /** The return of each game and case since the first play, beside the return that the published tables promise. */
  readonly returns: Returns;
  /** The listings of the shop, with their stock. */
  readonly shopListings: ReadonlyArray<StockedListing>;
  /**
   * The site as a program: versions, processes, read models, keys, drills, games, alerts, and the configuration of the process that answers.
   * No secret is shown: of a secret it says whether it is set.
   */
  readonly system: System;
  /** Checks that no reward pays more than the house takes for it: of the terms in force, or of a document's sections in their place. */
  readonly termsCheck: TermsCheck;
  /** A ticket with all that was said, and the player's last plays and payments beside it. Null for an unknown id. */
  readonly ticket?: Maybe<TicketTalk>;
  /** Support tickets: open ones by how long they have waited, the longest first, others by their last change, the newest first. */
  readonly tickets: Tickets;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryActsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ActKind>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCampaignsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCatalogCaseArgs = {
  slug: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCatalogDraftArgs = {
  id: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCatalogExportArgs = {
  case?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCatalogSkinsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryCouponsArgs = {
  player: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  player?: InputMaybe<Scalars['ID']['input']>;
  problem?: InputMaybe<OrderProblem>;
  provider?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<OrderState>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryPlayerFlagsArgs = {
  playerId: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryPlayerNotesArgs = {
  playerId: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryPlayerRestrictionsArgs = {
  playerId: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryPlayersArgs = {
  text: Scalars['String']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryProposalArgs = {
  id: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ProposalState>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryReconcileArgs = {
  file: Scalars['String']['input'];
  provider: Scalars['String']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryReportArgs = {
  from?: InputMaybe<Scalars['Day']['input']>;
  to?: InputMaybe<Scalars['Day']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryRetrievalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  olderThanHours?: InputMaybe<Scalars['Int']['input']>;
  player?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<RetrievalStage>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryTermsCheckArgs = {
  terms?: InputMaybe<Scalars['String']['input']>;
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes what the site does. */
export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<TicketState>;
};

export type QueueState = {
  readonly __typename?: 'QueueState';
  readonly name: Scalars['String']['output'];
  readonly oldestSince?: Maybe<Scalars['DateTime']['output']>;
  readonly waiting: Scalars['Count']['output'];
};

export type ReachedStage =
  | 'awaiting-receipt'
  | 'awaiting-shipment'
  | 'failed'
  | 'succeeded';

export type ReadModelStanding = {
  readonly __typename?: 'ReadModelStanding';
  readonly behind: Scalars['Count']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
  /** `live`, `failing`, or another word of the log's followers. */
  readonly status: Scalars['String']['output'];
};

export type ReadModelState = {
  readonly __typename?: 'ReadModelState';
  /** Entries of the log that it hasn't folded yet. */
  readonly behind: Scalars['Count']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

export type ReconcileOutcome =
  | 'AMOUNT'
  | 'CURRENCY'
  | 'MATCHED'
  /** Paid as the file says, and not credited here. */
  | 'NOT_CREDITED'
  /** Credited here within the time of the file, which lacks it. */
  | 'NOT_IN_FILE'
  /** A further payment of an order that the file has before. */
  | 'TWICE';

export type ReconciledDifference = {
  readonly __typename?: 'ReconciledDifference';
  /** Of the payment in the file, or of the credit here. */
  readonly at: Scalars['DateTime']['output'];
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Of the order, in minor units of `orderCurrency`. */
  readonly here?: Maybe<Scalars['String']['output']>;
  /** Minor units of `currency`: a decimal string; null where the file lacks the order. */
  readonly inFile?: Maybe<Scalars['String']['output']>;
  /** In the file; null where it lacks the order. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  readonly order?: Maybe<Scalars['ID']['output']>;
  readonly orderCurrency?: Maybe<Scalars['String']['output']>;
  readonly outcome: ReconcileOutcome;
  readonly player?: Maybe<Scalars['ID']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
};

export type ReconciledSum = {
  readonly __typename?: 'ReconciledSum';
  readonly count: Scalars['Count']['output'];
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  /** Credited here, in minor units of the same currency; null where the orders are of others. */
  readonly here?: Maybe<Scalars['String']['output']>;
  /** Minor units of the currency: a decimal string (64 bit). */
  readonly inFile: Scalars['String']['output'];
  readonly outcome: ReconcileOutcome;
};

export type Reconciliation = {
  readonly __typename?: 'Reconciliation';
  /** The first 1,000 that differ, the most urgent kinds first. */
  readonly differences: ReadonlyArray<ReconciledDifference>;
  /** The first and the last moment of the file. */
  readonly from: Scalars['DateTime']['output'];
  /** Rows of the file that are no payment. */
  readonly others: Scalars['Count']['output'];
  readonly payments: Scalars['Count']['output'];
  readonly provider: Scalars['String']['output'];
  readonly sums: ReadonlyArray<ReconciledSum>;
  readonly to: Scalars['DateTime']['output'];
};

export type RefusedWebhooks = {
  readonly __typename?: 'RefusedWebhooks';
  readonly count: Scalars['Count']['output'];
  /** The beginning of the hour. */
  readonly hour: Scalars['DateTime']['output'];
  readonly lastAt: Scalars['DateTime']['output'];
  readonly provider: Scalars['String']['output'];
  readonly reason: WebhookRefusal;
};

export type RemovedSchedule = {
  readonly __typename?: 'RemovedSchedule';
  readonly id: Scalars['ID']['output'];
};

export type Report = {
  readonly __typename?: 'Report';
  /** Draws from the tables of each case, those of battles too, by the case's name. */
  readonly cases: ReadonlyArray<CaseFigures>;
  /** Whether the last day is over and all of its entries are counted. */
  readonly complete: Scalars['Boolean']['output'];
  /** Every day of the period, those without a play too. */
  readonly days: ReadonlyArray<DayFigures>;
  readonly from: Scalars['Day']['output'];
  readonly games: ReadonlyArray<GameFigures>;
  /** Movements of money between players and the house, and between accounts of the house, by their reason. */
  readonly money: ReadonlyArray<MoneyFigures>;
  /** Entries of the log that are counted: those before this position. */
  readonly position: Scalars['LogPosition']['output'];
  readonly to: Scalars['Day']['output'];
  readonly totals: Figures;
  /** The time zone of the days, as IANA names it. */
  readonly zone: Scalars['String']['output'];
};

export type ReportSchedule = {
  readonly __typename?: 'ReportSchedule';
  readonly every: ScheduleEvery;
  readonly id: Scalars['ID']['output'];
  readonly madeAt: Scalars['DateTime']['output'];
  /** Of the operator, or `operator:local`. */
  readonly madeBy: Scalars['ID']['output'];
  readonly mail: Scalars['String']['output'];
  /** The period that is sent next. */
  readonly nextFrom: Scalars['Day']['output'];
  readonly nextTo: Scalars['Day']['output'];
  /** Null: nothing was sent yet. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly tables: ReadonlyArray<ReportTable>;
};

export type ReportTable =
  | 'cases'
  | 'days'
  | 'games'
  | 'money';

/** A block or a hold, in force or ended. */
export type RestrictionRecord = {
  readonly __typename?: 'RestrictionRecord';
  readonly by: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** `block` or `hold`. */
  readonly kind: Scalars['String']['output'];
  readonly liftReason?: Maybe<Scalars['String']['output']>;
  /** Null where it wasn't ended before its time. */
  readonly liftedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly liftedBy?: Maybe<Scalars['String']['output']>;
  /** `operator`, or the part of the site that imposed it. */
  readonly origin: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  /** Of a hold: `leaving` or `everything`. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  readonly since: Scalars['DateTime']['output'];
  readonly until: Scalars['DateTime']['output'];
};

export type Retrieval = {
  readonly __typename?: 'Retrieval';
  /** Hours from the request until now, or until it ended. */
  readonly ageHours: Scalars['Float']['output'];
  /** Attempts to reach the warehouse that failed since its last answer. */
  readonly attempts?: Maybe<Scalars['Int']['output']>;
  /** When the state changed last. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The reason why the site could not take note of the request; it tries again. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  /** The acts of operators on it, oldest first. */
  readonly handled: ReadonlyArray<RetrievalAct>;
  readonly id: Scalars['ID']['output'];
  /** The warehouse's last message. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** When the site tries or asks again. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly player: Scalars['ID']['output'];
  /** Position of the request in the log. */
  readonly position: Scalars['LogPosition']['output'];
  /** Name of the warehouse that was told of it. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly skin: Scalars['String']['output'];
  readonly state: RetrievalStage;
  /** The site's own part; null until the site takes note of the request, and where the account is erased. */
  readonly step?: Maybe<ShipmentStep>;
  readonly value: Scalars['Money']['output'];
  /** Condition of the skin; empty for a skin without one. */
  readonly wear: Scalars['String']['output'];
};

export type RetrievalAct = {
  readonly __typename?: 'RetrievalAct';
  readonly at: Scalars['DateTime']['output'];
  /** The operator who did it, or `operator:local`. */
  readonly operator: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly operatorName?: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  /** The state that was said by hand; null where the warehouse was asked again. */
  readonly state?: Maybe<ReachedStage>;
};

/** Retrievals that aren't finished and were asked for so long ago. */
export type RetrievalAge = {
  readonly __typename?: 'RetrievalAge';
  readonly count: Scalars['Count']['output'];
  /** At least so many hours. */
  readonly fromHours: Scalars['Int']['output'];
  /** Fewer than so many; null for the oldest. */
  readonly toHours?: Maybe<Scalars['Int']['output']>;
  /** At the committed values of their items. */
  readonly value: Scalars['Money']['output'];
};

export type RetrievalStage =
  /** Sent; the player has not accepted it yet. */
  | 'awaiting-receipt'
  | 'awaiting-shipment'
  /** Came to nothing: the item is in the backpack again. */
  | 'failed'
  /** Asked for; the warehouse has not taken it up. */
  | 'retrieving'
  | 'succeeded';

export type Retrievals = {
  readonly __typename?: 'Retrievals';
  /** For `after` of the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly retrievals: ReadonlyArray<Retrieval>;
  /** On all pages. */
  readonly totalCount: Scalars['Count']['output'];
};

/** The return of some plays. Returns are shares of the stake: 0.9 is 90 %. */
export type Return = {
  /** Distance of the measured return from the published one, in standard deviations. Above 0 players got more. */
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Count']['output'];
  /** By the published tables. */
  readonly published?: Maybe<Scalars['Float']['output']>;
  readonly staked: Scalars['Money']['output'];
  /** Whether the plays are many enough for the deviation to mean something. */
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type Returns = {
  readonly __typename?: 'Returns';
  /** Every draw from a case's tables, free ones and those of battles too: `staked` is their price by the tables. */
  readonly cases: ReadonlyArray<CaseReturn>;
  /** Plays that were paid for. */
  readonly games: ReadonlyArray<GameReturn>;
  /** Entries of the log that are counted: those before this position. */
  readonly position: Scalars['LogPosition']['output'];
};

export type RevealedIdentity = {
  readonly __typename?: 'RevealedIdentity';
  readonly field: IdentityField;
  readonly player: Scalars['ID']['output'];
  /** Null where the account has none. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ReversalKind =
  /** The payer's bank took the money back. */
  | 'CHARGEBACK'
  /** The site gives the money back. */
  | 'REFUND';

export type RevokedCodes = {
  readonly __typename?: 'RevokedCodes';
  /** 0 to 1000. */
  readonly revoked: Scalars['Int']['output'];
};

export type ScheduleEvery =
  | 'day'
  | 'month'
  /** From Monday to Sunday. */
  | 'week';

export type SentMessage = {
  readonly __typename?: 'SentMessage';
  /** Players who have it. */
  readonly players: Scalars['Int']['output'];
};

export type SetLimit = {
  readonly __typename?: 'SetLimit';
  readonly amount: Scalars['Money']['output'];
  /** Null where there was none. */
  readonly before?: Maybe<Scalars['Money']['output']>;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
};

export type Setting = {
  readonly __typename?: 'Setting';
  readonly isSecret: Scalars['Boolean']['output'];
  /** Whether the environment has it. */
  readonly isSet: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** As it stands in the environment, or the default; null for a secret, and for one that is not set and has no default. A login within an address is left out. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ShipmentStep =
  /** Nothing more is to be done. */
  | 'done'
  /** To be sent. */
  | 'new'
  /** On its way to the warehouse: whether that has it is not known. */
  | 'sending'
  /** The warehouse has it. */
  | 'sent';

export type SiteGame =
  | 'battle'
  | 'case'
  | 'contract'
  | 'dream'
  | 'giveaway'
  | 'upgrade';

/** A key that the site's processes have in common. The key itself is shown nowhere. */
export type SiteKey = {
  readonly __typename?: 'SiteKey';
  /** Whole days since then. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** 16 hex digits, from which the key can't be told. */
  readonly fingerprint: Scalars['String']['output'];
  /** `account`, `log`, `promise` or `seal`. */
  readonly name: Scalars['String']['output'];
  /** From then on it is in use; null where that was before the site wrote it down. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** The verifier key, of the log's key alone. */
  readonly verifierKey?: Maybe<Scalars['String']['output']>;
};

export type SiteProcess = {
  readonly __typename?: 'SiteProcess';
  readonly beatAt: Scalars['DateTime']['output'];
  /** Entries that the log had more when this was asked. */
  readonly behind: Scalars['Count']['output'];
  /** Whether the engine's number is there no more: its next append is refused. */
  readonly fenced: Scalars['Boolean']['output'];
  readonly host: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly node: Scalars['String']['output'];
  readonly pid: Scalars['Int']['output'];
  /** Entries of the log that it saw at its last beat. */
  readonly position: Scalars['LogPosition']['output'];
  /** Sentences that keep it from being ready; none where it is. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it missed three beats: it is gone, or can't reach the database. */
  readonly silent: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly version: Scalars['String']['output'];
  /** Number of its engine among those that may append; null: no engine. */
  readonly writer?: Maybe<Scalars['Int']['output']>;
};

export type StockedListing = {
  readonly __typename?: 'StockedListing';
  readonly balance: ListedBalance;
  readonly id: Scalars['ID']['output'];
  readonly skin: Scalars['String']['output'];
  readonly stock: Scalars['Int']['output'];
  readonly wear: Scalars['String']['output'];
};

/** Hints over a websocket at `/operator/graphql` (`graphql-transport-ws`), which every operator and holder of a key may hear. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The reads that may answer otherwise from now on, at most once a second. A first hint, with all of them, comes at once. */
  readonly changed: Changed;
};

export type System = {
  readonly __typename?: 'System';
  readonly alerts: AlertState;
  readonly at: Scalars['DateTime']['output'];
  /** Where the newest backup is looked for. */
  readonly backups: BackupSource;
  /** Of the database: `PostgreSQL 18.1`, or `embedded, PostgreSQL 17.5`. */
  readonly database: Scalars['String']['output'];
  /** The last 20 drills, newest first. */
  readonly drills: ReadonlyArray<Drill>;
  readonly games: ReadonlyArray<GameState>;
  readonly keys: ReadonlyArray<SiteKey>;
  readonly node: Scalars['String']['output'];
  /** Those that were heard of within a day, the silent ones last. */
  readonly processes: ReadonlyArray<SiteProcess>;
  /** The newest migration that the program that answers knows. */
  readonly programSchema: Scalars['String']['output'];
  readonly readModels: ReadonlyArray<ReadModelStanding>;
  /** The newest migration that the tables have. */
  readonly schema: Scalars['String']['output'];
  /** The variables of the process that answers. */
  readonly settings: ReadonlyArray<Setting>;
  /** Of the program that answers. */
  readonly version: Scalars['String']['output'];
  /** Every witness that this site ever had, in the order in which it got them. */
  readonly witnesses: ReadonlyArray<WitnessState>;
};

export type TermsBase =
  | 'deposited'
  | 'wagered';

/**
 * Locked bonuses become coin by wagering alone, points at the rate of transfers; a deposit leaves at the earliest through the shop. Golden
 * Codes and points that an operator gives are bounded by caps, and not by these terms.
 */
export type TermsCheck = {
  readonly __typename?: 'TermsCheck';
  /** The highest return of an open case, in percent. */
  readonly caseReturn: Scalars['Float']['output'];
  /** Percent of a stake that the game with the highest return keeps. */
  readonly edge: Scalars['Float']['output'];
  readonly holds: Scalars['Boolean']['output'];
  readonly rules: ReadonlyArray<CheckedRule>;
};

export type TermsRule =
  /** A coin that is paid in by an invited player and wagered once. */
  | 'all-together'
  | 'daily-tier'
  | 'first-deposit'
  /** Points for the deposits of invited players. */
  | 'rebate'
  /** Locked bonus that wagering turns into coin. */
  | 'release'
  | 'vip-reward';

export type Ticket = {
  readonly __typename?: 'Ticket';
  /** The person of the operator's who looks after it. */
  readonly assignedTo?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where the account is erased. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly playerId: Scalars['ID']['output'];
  readonly state: TicketState;
  readonly subject: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When the player wrote the first message without an answer; null where the ticket isn't open. */
  readonly waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

export type TicketEntry = {
  readonly __typename?: 'TicketEntry';
  readonly at: Scalars['DateTime']['output'];
  /** Of the site's people; else of the player. */
  readonly fromSupport: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
};

export type TicketPayment = {
  readonly __typename?: 'TicketPayment';
  readonly amount: Scalars['Money']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  readonly state: OrderState;
};

export type TicketPlay = {
  readonly __typename?: 'TicketPlay';
  readonly at: Scalars['DateTime']['output'];
  readonly game: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
};

export type TicketState =
  /** The player has the last answer. */
  | 'answered'
  | 'closed'
  /** The player waits for an answer. */
  | 'open';

export type TicketTalk = {
  readonly __typename?: 'TicketTalk';
  /** The oldest first. */
  readonly entries: ReadonlyArray<TicketEntry>;
  /** The newest first, at most 5. */
  readonly payments: ReadonlyArray<TicketPayment>;
  /** The newest first, at most 5. */
  readonly plays: ReadonlyArray<TicketPlay>;
  readonly ticket: Ticket;
};

/** A page of tickets. */
export type Tickets = {
  readonly __typename?: 'Tickets';
  /** The page behind this one, as `after`; null on the last page. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly tickets: ReadonlyArray<Ticket>;
  /** Tickets of the state on all pages. */
  readonly total: Scalars['Count']['output'];
};

/** An event, with the change of a balance that is part of it. */
export type TimelineEntry = {
  readonly __typename?: 'TimelineEntry';
  /** Of a play of one case that case, of a ticket its subject, of a restriction the reason. */
  readonly about?: Maybe<Scalars['String']['output']>;
  /** The balance after the change. */
  readonly after?: Maybe<Scalars['Money']['output']>;
  /** Of a play what was staked, of an order what it is about. */
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** `coin`, `points` or `locked`: of the change. */
  readonly balance?: Maybe<Scalars['String']['output']>;
  /** Of a restriction, the person or the part of the site that imposed or lifted it. */
  readonly by?: Maybe<Scalars['String']['output']>;
  /** Null where no balance changed, or where the change isn't among the newest `first` of them. */
  readonly change?: Maybe<Scalars['Money']['output']>;
  readonly kind: TimelineKind;
  /** Null for what isn't in the log. */
  readonly position?: Maybe<Scalars['LogPosition']['output']>;
  /** The id of the play, order, retrieval, command, restriction or ticket. */
  readonly reference: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Of a restriction, until when it binds; null for its end. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Of a play its game, of a movement its reason such as `CASE_OPEN`, of a deposit, retrieval, transfer or ticket its state, of a
   * restriction `block` or `hold`.
   */
  readonly what: Scalars['String']['output'];
  /** Of a play. */
  readonly won?: Maybe<Scalars['Money']['output']>;
};

export type TimelineKind =
  | 'DEPOSIT'
  /** A change of a balance that is part of no other entry. */
  | 'MOVEMENT'
  | 'PLAY'
  /** A block or hold, its end before its time, or a limit that an operator set. */
  | 'RESTRICTION'
  | 'RETRIEVAL'
  /** A support ticket that was opened, with the state that it has now. */
  | 'TICKET'
  /** Points to or from another player. */
  | 'TRANSFER';

export type WaitingRetrievals = {
  readonly __typename?: 'WaitingRetrievals';
  readonly count: Scalars['Count']['output'];
  readonly oldestHours: Scalars['Int']['output'];
  readonly oldestSince: Scalars['DateTime']['output'];
  readonly state: Scalars['String']['output'];
};

export type WebhookRefusal =
  /** Signed, and about no order of this site. */
  | 'unknown-order'
  /** Without a signature of the provider that holds: a wrong secret, a clock that is off, or a stranger. */
  | 'unsigned';

export type WitnessState = {
  readonly __typename?: 'WitnessState';
  /** Entries of the newest checkpoint that it doesn't cover. */
  readonly behind?: Maybe<Scalars['Count']['output']>;
  /** The time of that cosignature by the clock of the witness. */
  readonly cosignedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  /** Entries that its last cosignature covers; null where the newest thousand cosigned checkpoints have no line of it. */
  readonly size?: Maybe<Scalars['LogPosition']['output']>;
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
  PlayFigures:
    | ( CaseFigures )
    | ( DayFigures )
    | ( Figures )
    | ( GameFigures )
  ;
  Return:
    | ( CaseReturn )
    | ( GameReturn )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Act: ResolverTypeWrapper<Act>;
  ActFact: ResolverTypeWrapper<ActFact>;
  ActKind: ActKind;
  ActRules: ResolverTypeWrapper<ActRules>;
  ActStep: ResolverTypeWrapper<ActStep>;
  Acts: ResolverTypeWrapper<Acts>;
  Alarm: ResolverTypeWrapper<Alarm>;
  AlarmKind: AlarmKind;
  AlertChannel: ResolverTypeWrapper<AlertChannel>;
  AlertMoment: ResolverTypeWrapper<AlertMoment>;
  AlertPost: ResolverTypeWrapper<Omit<AlertPost, 'channel' | 'state'> & { channel: ResolversTypes['AlertChannel'], state: ResolversTypes['AlertMoment'] }>;
  AlertState: ResolverTypeWrapper<Omit<AlertState, 'posts'> & { posts: ReadonlyArray<ResolversTypes['AlertPost']> }>;
  AlertTest: ResolverTypeWrapper<Omit<AlertTest, 'channels'> & { channels: ReadonlyArray<ResolversTypes['AlertChannel']> }>;
  AskerKind: ResolverTypeWrapper<AskerKind>;
  BackupSource: ResolverTypeWrapper<BackupSource>;
  BattleMode: ResolverTypeWrapper<BattleMode>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Campaign: ResolverTypeWrapper<Campaign>;
  CampaignKind: CampaignKind;
  CampaignStep: ResolverTypeWrapper<CampaignStep>;
  CaseFigures: ResolverTypeWrapper<CaseFigures>;
  CaseNames: ResolverTypeWrapper<CaseNames>;
  CaseReturn: ResolverTypeWrapper<CaseReturn>;
  CatalogArt: ResolverTypeWrapper<CatalogArt>;
  CatalogCase: ResolverTypeWrapper<CatalogCase>;
  CatalogCaseTable: ResolverTypeWrapper<CatalogCaseTable>;
  CatalogDraft: ResolverTypeWrapper<CatalogDraft>;
  CatalogDraftDocument: ResolverTypeWrapper<CatalogDraftDocument>;
  CatalogEntry: ResolverTypeWrapper<CatalogEntry>;
  CatalogNames: ResolverTypeWrapper<CatalogNames>;
  CatalogSkin: ResolverTypeWrapper<CatalogSkin>;
  CatalogTable: ResolverTypeWrapper<CatalogTable>;
  CatalogTables: ResolverTypeWrapper<CatalogTables>;
  CatalogWear: ResolverTypeWrapper<CatalogWear>;
  Changed: ResolverTypeWrapper<Changed>;
  ChannelState: ChannelState;
  CheckedRule: ResolverTypeWrapper<Omit<CheckedRule, 'base' | 'rule'> & { base: ResolversTypes['TermsBase'], rule: ResolversTypes['TermsRule'] }>;
  Contest: ResolverTypeWrapper<Omit<Contest, 'balance' | 'ranking'> & { balance: ResolversTypes['PrizeBalance'], ranking: ResolversTypes['ContestRanking'] }>;
  ContestRanking: ResolverTypeWrapper<ContestRanking>;
  CorrectedBalance: CorrectedBalance;
  CorrectionDirection: CorrectionDirection;
  CorrectionReason: CorrectionReason;
  Count: ResolverTypeWrapper<Scalars['Count']['output']>;
  Coupon: ResolverTypeWrapper<Coupon>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  DayIncome: ResolverTypeWrapper<DayIncome>;
  DebtKind: DebtKind;
  Drill: ResolverTypeWrapper<Omit<Drill, 'source' | 'state'> & { source?: Maybe<ResolversTypes['BackupSource']>, state: ResolversTypes['DrillState'] }>;
  DrillState: ResolverTypeWrapper<DrillState>;
  EndedSessions: ResolverTypeWrapper<EndedSessions>;
  Figures: ResolverTypeWrapper<Figures>;
  FlagKind: FlagKind;
  FlaggedPlayer: ResolverTypeWrapper<FlaggedPlayer>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GameFigures: ResolverTypeWrapper<GameFigures>;
  GameReturn: ResolverTypeWrapper<GameReturn>;
  GameState: ResolverTypeWrapper<GameState>;
  GameSwitch: ResolverTypeWrapper<GameSwitch>;
  GoldenCode: ResolverTypeWrapper<GoldenCode>;
  GoldenCodes: ResolverTypeWrapper<GoldenCodes>;
  HoldScope: ResolverTypeWrapper<HoldScope>;
  HouseBattle: ResolverTypeWrapper<Omit<HouseBattle, 'mode'> & { mode: ResolversTypes['BattleMode'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityField: ResolverTypeWrapper<IdentityField>;
  ImposedLimit: ResolverTypeWrapper<ImposedLimit>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuedCode: ResolverTypeWrapper<IssuedCode>;
  IssuedCodes: ResolverTypeWrapper<IssuedCodes>;
  Journal: ResolverTypeWrapper<Omit<Journal, 'entries'> & { entries: ReadonlyArray<ResolversTypes['JournalEntry']> }>;
  JournalEntry: ResolverTypeWrapper<Omit<JournalEntry, 'kind'> & { kind: ResolversTypes['JournalKind'] }>;
  JournalKind: ResolverTypeWrapper<JournalKind>;
  LastingAlarm: ResolverTypeWrapper<LastingAlarm>;
  LimitKind: ResolverTypeWrapper<LimitKind>;
  LimitPeriod: ResolverTypeWrapper<LimitPeriod>;
  ListedBalance: ResolverTypeWrapper<ListedBalance>;
  LiveTopic: LiveTopic;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  LogState: ResolverTypeWrapper<LogState>;
  Macro: ResolverTypeWrapper<Macro>;
  Me: ResolverTypeWrapper<Omit<Me, 'kind' | 'roles'> & { kind: ResolversTypes['AskerKind'], roles: ReadonlyArray<ResolversTypes['OperatorRole']> }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoneyFigures: ResolverTypeWrapper<MoneyFigures>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoteAbout: ResolverTypeWrapper<NoteAbout>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeText: ResolverTypeWrapper<NoticeText>;
  Now: ResolverTypeWrapper<Now>;
  OpenGiveaway: ResolverTypeWrapper<OpenGiveaway>;
  Operator: ResolverTypeWrapper<Omit<Operator, 'roles'> & { roles: ReadonlyArray<ResolversTypes['OperatorRole']> }>;
  OperatorInvitation: ResolverTypeWrapper<OperatorInvitation>;
  OperatorRole: ResolverTypeWrapper<OperatorRole>;
  Order: ResolverTypeWrapper<Omit<Order, 'problem'> & { problem?: Maybe<ResolversTypes['OrderProblem']> }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderProblem: ResolverTypeWrapper<OrderProblem>;
  OrderReversal: ResolverTypeWrapper<OrderReversal>;
  OrderState: OrderState;
  Orders: ResolverTypeWrapper<Omit<Orders, 'orders'> & { orders: ReadonlyArray<ResolversTypes['Order']> }>;
  OwedKind: ResolverTypeWrapper<OwedKind>;
  Pace: ResolverTypeWrapper<Pace>;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  PeriodIncome: ResolverTypeWrapper<PeriodIncome>;
  PlayFigures: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PlayFigures']>;
  Player: ResolverTypeWrapper<PlayerModel>;
  PlayerAccount: ResolverTypeWrapper<PlayerAccount>;
  PlayerCounts: ResolverTypeWrapper<PlayerCounts>;
  PlayerFlag: ResolverTypeWrapper<PlayerFlag>;
  PlayerFoundBy: PlayerFoundBy;
  PlayerHit: ResolverTypeWrapper<PlayerHit>;
  PlayerLimit: ResolverTypeWrapper<PlayerLimit>;
  PlayerNote: ResolverTypeWrapper<Omit<PlayerNote, 'about'> & { about: ResolversTypes['NoteAbout'] }>;
  PlayerRestriction: ResolverTypeWrapper<PlayerRestriction>;
  PlayerStanding: ResolverTypeWrapper<PlayerStanding>;
  PlayerVerification: PlayerVerification;
  PlayerWallet: ResolverTypeWrapper<PlayerWallet>;
  PrizeBalance: ResolverTypeWrapper<PrizeBalance>;
  Proposal: ResolverTypeWrapper<Proposal>;
  ProposalChange: ResolverTypeWrapper<ProposalChange>;
  ProposalState: ProposalState;
  Proposals: ResolverTypeWrapper<Proposals>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueueState: ResolverTypeWrapper<QueueState>;
  ReachedStage: ResolverTypeWrapper<ReachedStage>;
  ReadModelStanding: ResolverTypeWrapper<ReadModelStanding>;
  ReadModelState: ResolverTypeWrapper<ReadModelState>;
  ReconcileOutcome: ReconcileOutcome;
  ReconciledDifference: ResolverTypeWrapper<ReconciledDifference>;
  ReconciledSum: ResolverTypeWrapper<ReconciledSum>;
  Reconciliation: ResolverTypeWrapper<Reconciliation>;
  RefusedWebhooks: ResolverTypeWrapper<Omit<RefusedWebhooks, 'reason'> & { reason: ResolversTypes['WebhookRefusal'] }>;
  RemovedSchedule: ResolverTypeWrapper<RemovedSchedule>;
  Report: ResolverTypeWrapper<Report>;
  ReportSchedule: ResolverTypeWrapper<Omit<ReportSchedule, 'every' | 'tables'> & { every: ResolversTypes['ScheduleEvery'], tables: ReadonlyArray<ResolversTypes['ReportTable']> }>;
  ReportTable: ResolverTypeWrapper<ReportTable>;
  RestrictionRecord: ResolverTypeWrapper<RestrictionRecord>;
  Retrieval: ResolverTypeWrapper<Omit<Retrieval, 'handled' | 'state' | 'step'> & { handled: ReadonlyArray<ResolversTypes['RetrievalAct']>, state: ResolversTypes['RetrievalStage'], step?: Maybe<ResolversTypes['ShipmentStep']> }>;
  RetrievalAct: ResolverTypeWrapper<Omit<RetrievalAct, 'state'> & { state?: Maybe<ResolversTypes['ReachedStage']> }>;
  RetrievalAge: ResolverTypeWrapper<RetrievalAge>;
  RetrievalStage: ResolverTypeWrapper<RetrievalStage>;
  Retrievals: ResolverTypeWrapper<Omit<Retrievals, 'retrievals'> & { retrievals: ReadonlyArray<ResolversTypes['Retrieval']> }>;
  Return: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Return']>;
  Returns: ResolverTypeWrapper<Returns>;
  RevealedIdentity: ResolverTypeWrapper<Omit<RevealedIdentity, 'field'> & { field: ResolversTypes['IdentityField'] }>;
  ReversalKind: ReversalKind;
  RevokedCodes: ResolverTypeWrapper<RevokedCodes>;
  ScheduleEvery: ResolverTypeWrapper<ScheduleEvery>;
  SentMessage: ResolverTypeWrapper<SentMessage>;
  SetLimit: ResolverTypeWrapper<Omit<SetLimit, 'kind' | 'period'> & { kind: ResolversTypes['LimitKind'], period: ResolversTypes['LimitPeriod'] }>;
  Setting: ResolverTypeWrapper<Setting>;
  ShipmentStep: ResolverTypeWrapper<ShipmentStep>;
  SiteGame: ResolverTypeWrapper<SiteGame>;
  SiteKey: ResolverTypeWrapper<SiteKey>;
  SiteProcess: ResolverTypeWrapper<SiteProcess>;
  StockedListing: ResolverTypeWrapper<Omit<StockedListing, 'balance'> & { balance: ResolversTypes['ListedBalance'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  System: ResolverTypeWrapper<Omit<System, 'alerts' | 'backups' | 'drills'> & { alerts: ResolversTypes['AlertState'], backups: ResolversTypes['BackupSource'], drills: ReadonlyArray<ResolversTypes['Drill']> }>;
  TermsBase: ResolverTypeWrapper<TermsBase>;
  TermsCheck: ResolverTypeWrapper<Omit<TermsCheck, 'rules'> & { rules: ReadonlyArray<ResolversTypes['CheckedRule']> }>;
  TermsRule: ResolverTypeWrapper<TermsRule>;
  Ticket: ResolverTypeWrapper<Omit<Ticket, 'state'> & { state: ResolversTypes['TicketState'] }>;
  TicketEntry: ResolverTypeWrapper<TicketEntry>;
  TicketPayment: ResolverTypeWrapper<TicketPayment>;
  TicketPlay: ResolverTypeWrapper<TicketPlay>;
  TicketState: ResolverTypeWrapper<TicketState>;
  TicketTalk: ResolverTypeWrapper<Omit<TicketTalk, 'ticket'> & { ticket: ResolversTypes['Ticket'] }>;
  Tickets: ResolverTypeWrapper<Omit<Tickets, 'tickets'> & { tickets: ReadonlyArray<ResolversTypes['Ticket']> }>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineKind: TimelineKind;
  WaitingRetrievals: ResolverTypeWrapper<WaitingRetrievals>;
  WebhookRefusal: ResolverTypeWrapper<WebhookRefusal>;
  WitnessState: ResolverTypeWrapper<WitnessState>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Act: Act;
  ActFact: ActFact;
  ActRules: ActRules;
  ActStep: ActStep;
  Acts: Acts;
  Alarm: Alarm;
  AlertPost: AlertPost;
  AlertState: Omit<AlertState, 'posts'> & { posts: ReadonlyArray<ResolversParentTypes['AlertPost']> };
  AlertTest: AlertTest;
  Boolean: Scalars['Boolean']['output'];
  Campaign: Campaign;
  CampaignStep: CampaignStep;
  CaseFigures: CaseFigures;
  CaseNames: CaseNames;
  CaseReturn: CaseReturn;
  CatalogArt: CatalogArt;
  CatalogCase: CatalogCase;
  CatalogCaseTable: CatalogCaseTable;
  CatalogDraft: CatalogDraft;
  CatalogDraftDocument: CatalogDraftDocument;
  CatalogEntry: CatalogEntry;
  CatalogNames: CatalogNames;
  CatalogSkin: CatalogSkin;
  CatalogTable: CatalogTable;
  CatalogTables: CatalogTables;
  CatalogWear: CatalogWear;
  Changed: Changed;
  CheckedRule: CheckedRule;
  Contest: Contest;
  Count: Scalars['Count']['output'];
  Coupon: Coupon;
  DateTime: Scalars['DateTime']['output'];
  Day: Scalars['Day']['output'];
  DayFigures: DayFigures;
  DayIncome: DayIncome;
  Drill: Drill;
  EndedSessions: EndedSessions;
  Figures: Figures;
  FlaggedPlayer: FlaggedPlayer;
  Float: Scalars['Float']['output'];
  GameFigures: GameFigures;
  GameReturn: GameReturn;
  GameState: GameState;
  GameSwitch: GameSwitch;
  GoldenCode: GoldenCode;
  GoldenCodes: GoldenCodes;
  HouseBattle: HouseBattle;
  ID: Scalars['ID']['output'];
  ImposedLimit: ImposedLimit;
  Int: Scalars['Int']['output'];
  IssuedCode: IssuedCode;
  IssuedCodes: IssuedCodes;
  Journal: Omit<Journal, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['JournalEntry']> };
  JournalEntry: JournalEntry;
  LastingAlarm: LastingAlarm;
  LogPosition: Scalars['LogPosition']['output'];
  LogState: LogState;
  Macro: Macro;
  Me: Me;
  Money: Scalars['Money']['output'];
  MoneyFigures: MoneyFigures;
  Mutation: Record<PropertyKey, never>;
  Notice: Notice;
  NoticeText: NoticeText;
  Now: Now;
  OpenGiveaway: OpenGiveaway;
  Operator: Operator;
  OperatorInvitation: OperatorInvitation;
  Order: Order;
  OrderEvent: OrderEvent;
  OrderReversal: OrderReversal;
  Orders: Omit<Orders, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  OwedKind: OwedKind;
  Pace: Pace;
  PaymentChannel: PaymentChannel;
  PeriodIncome: PeriodIncome;
  PlayFigures: ResolversInterfaceTypes<ResolversParentTypes>['PlayFigures'];
  Player: PlayerModel;
  PlayerAccount: PlayerAccount;
  PlayerCounts: PlayerCounts;
  PlayerFlag: PlayerFlag;
  PlayerHit: PlayerHit;
  PlayerLimit: PlayerLimit;
  PlayerNote: PlayerNote;
  PlayerRestriction: PlayerRestriction;
  PlayerStanding: PlayerStanding;
  PlayerWallet: PlayerWallet;
  Proposal: Proposal;
  ProposalChange: ProposalChange;
  Proposals: Proposals;
  Query: Record<PropertyKey, never>;
  QueueState: QueueState;
  ReadModelStanding: ReadModelStanding;
  ReadModelState: ReadModelState;
  ReconciledDifference: ReconciledDifference;
  ReconciledSum: ReconciledSum;
  Reconciliation: Reconciliation;
  RefusedWebhooks: RefusedWebhooks;
  RemovedSchedule: RemovedSchedule;
  Report: Report;
  ReportSchedule: ReportSchedule;
  RestrictionRecord: RestrictionRecord;
  Retrieval: Omit<Retrieval, 'handled'> & { handled: ReadonlyArray<ResolversParentTypes['RetrievalAct']> };
  RetrievalAct: RetrievalAct;
  RetrievalAge: RetrievalAge;
  Retrievals: Omit<Retrievals, 'retrievals'> & { retrievals: ReadonlyArray<ResolversParentTypes['Retrieval']> };
  Return: ResolversInterfaceTypes<ResolversParentTypes>['Return'];
  Returns: Returns;
  RevealedIdentity: RevealedIdentity;
  RevokedCodes: RevokedCodes;
  SentMessage: SentMessage;
  SetLimit: SetLimit;
  Setting: Setting;
  SiteKey: SiteKey;
  SiteProcess: SiteProcess;
  StockedListing: StockedListing;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  System: Omit<System, 'alerts' | 'drills'> & { alerts: ResolversParentTypes['AlertState'], drills: ReadonlyArray<ResolversParentTypes['Drill']> };
  TermsCheck: Omit<TermsCheck, 'rules'> & { rules: ReadonlyArray<ResolversParentTypes['CheckedRule']> };
  Ticket: Ticket;
  TicketEntry: TicketEntry;
  TicketPayment: TicketPayment;
  TicketPlay: TicketPlay;
  TicketTalk: Omit<TicketTalk, 'ticket'> & { ticket: ResolversParentTypes['Ticket'] };
  Tickets: Omit<Tickets, 'tickets'> & { tickets: ReadonlyArray<ResolversParentTypes['Ticket']> };
  TimelineEntry: TimelineEntry;
  WaitingRetrievals: WaitingRetrievals;
  WitnessState: WitnessState;
};

export type ChartDirectiveArgs = { };

export type ChartDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = ChartDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CommandDirectiveArgs = {
  byWords?: Scalars['Boolean']['input'];
  line: Scalars['String']['input'];
  scope?: Maybe<Scalars['String']['input']>;
  work?: Scalars['Int']['input'];
};

export type CommandDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = CommandDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InWordsDirectiveArgs = { };

export type InWordsDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = InWordsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Act'] = ResolversParentTypes['Act']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['ActFact']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActKind'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActFactResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ActFact'] = ResolversParentTypes['ActFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActRulesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ActRules'] = ResolversParentTypes['ActRules']> = {
  breakGlass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoPeople?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActStepResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ActStep'] = ResolversParentTypes['ActStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type ActsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Acts'] = ResolversParentTypes['Acts']> = {
  acts?: Resolver<ReadonlyArray<ResolversTypes['Act']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlarmResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Alarm'] = ResolversParentTypes['Alarm']> = {
  kind?: Resolver<ResolversTypes['AlarmKind'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AlertChannelResolvers = { MAIL: 'mail', WEBHOOK: 'webhook' };

export type AlertMomentResolvers = { BEGAN: 'began', ENDED: 'ended', LASTS: 'lasts', TEST: 'test' };

export type AlertPostResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['AlertPost'] = ResolversParentTypes['AlertPost']> = {
  channel?: Resolver<ResolversTypes['AlertChannel'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlertMoment'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['AlertState'] = ResolversParentTypes['AlertState']> = {
  lasting?: Resolver<ReadonlyArray<ResolversTypes['LastingAlarm']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<ReadonlyArray<ResolversTypes['AlertPost']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertTestResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['AlertTest'] = ResolversParentTypes['AlertTest']> = {
  channels?: Resolver<ReadonlyArray<ResolversTypes['AlertChannel']>, ParentType, ContextType>;
};

export type AskerKindResolvers = { ACCESS_KEY: 'access-key', LOCAL: 'local', PERSON: 'person' };

export type BackupSourceResolvers = { FOLDER: 'folder', PUBLISHED: 'published', SERVER: 'server' };

export type BattleModeResolvers = { CLASSIC: 'classic', SHARED: 'shared', TERMINAL: 'terminal', UNDERDOG: 'underdog' };

export type CampaignResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CampaignKind'], ParentType, ContextType>;
  prizes?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  zhCN?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zhTW?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignStepResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CampaignStep'] = ResolversParentTypes['CampaignStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type CaseFiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CaseFigures'] = ResolversParentTypes['CaseFigures']> = {
  case?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  givenAway?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseNamesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CaseNames'] = ResolversParentTypes['CaseNames']> = {
  names?: Resolver<ResolversTypes['CatalogNames'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CaseReturn'] = ResolversParentTypes['CaseReturn']> = {
  case?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogArtResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogArt'] = ResolversParentTypes['CatalogArt']> = {
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  palette?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogCaseResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogCase'] = ResolversParentTypes['CatalogCase']> = {
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['CatalogNames'], ParentType, ContextType>;
  oddsHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volatility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CatalogCaseTableResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogCaseTable'] = ResolversParentTypes['CatalogCaseTable']> = {
  case?: Resolver<ResolversTypes['CatalogCase'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['CatalogEntry']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['CatalogCase']>, ParentType, ContextType>;
};

export type CatalogDraftResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogDraft'] = ResolversParentTypes['CatalogDraft']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogDraftDocumentResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogDraftDocument'] = ResolversParentTypes['CatalogDraftDocument']> = {
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['CatalogDraft'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogEntryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogEntry'] = ResolversParentTypes['CatalogEntry']> = {
  skin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogNamesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogNames'] = ResolversParentTypes['CatalogNames']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhCN?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zhTW?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogSkinResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogSkin'] = ResolversParentTypes['CatalogSkin']> = {
  art?: Resolver<ResolversTypes['CatalogArt'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyNames?: Resolver<ResolversTypes['CatalogNames'], ParentType, ContextType>;
  finishNames?: Resolver<ResolversTypes['CatalogNames'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wears?: Resolver<ReadonlyArray<ResolversTypes['CatalogWear']>, ParentType, ContextType>;
};

export type CatalogTableResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogTable'] = ResolversParentTypes['CatalogTable']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['CatalogEntry']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogTablesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogTables'] = ResolversParentTypes['CatalogTables']> = {
  consolation?: Resolver<Maybe<ResolversTypes['CatalogTable']>, ParentType, ContextType>;
  pool?: Resolver<Maybe<ResolversTypes['CatalogTable']>, ParentType, ContextType>;
};

export type CatalogWearResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CatalogWear'] = ResolversParentTypes['CatalogWear']> = {
  floatMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floatMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Changed'] = ResolversParentTypes['Changed']> = {
  topics?: Resolver<ReadonlyArray<ResolversTypes['LiveTopic']>, ParentType, ContextType>;
};

export type CheckedRuleResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CheckedRule'] = ResolversParentTypes['CheckedRule']> = {
  arithmetic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['TermsBase'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['TermsRule'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ContestResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Contest'] = ResolversParentTypes['Contest']> = {
  balance?: Resolver<ResolversTypes['PrizeBalance'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  prizes?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['ContestRanking'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ContestRankingResolvers = { BATTLES: 'battles', OPENINGS: 'openings', WINS: 'wins' };

export interface CountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Count'], any> {
  name: 'Count';
}

export type CouponResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  case?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Day'], any> {
  name: 'Day';
}

export type DayFiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  givenAway?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayIncomeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['DayIncome'] = ResolversParentTypes['DayIncome']> = {
  cumulativeExpected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cumulativeIncome?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cumulativeSigma?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type DrillResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Drill'] = ResolversParentTypes['Drill']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  askedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  behind?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['BackupSource']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrillState'], ParentType, ContextType>;
};

export type DrillStateResolvers = { FAILED: 'failed', PASSED: 'passed', RUNNING: 'running', WAITING: 'waiting' };

export type EndedSessionsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['EndedSessions'] = ResolversParentTypes['EndedSessions']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type FiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  corrected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  givenAway?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  reversed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlaggedPlayerResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['FlaggedPlayer'] = ResolversParentTypes['FlaggedPlayer']> = {
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GameFiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GameFigures'] = ResolversParentTypes['GameFigures']> = {
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenAway?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GameReturn'] = ResolversParentTypes['GameReturn']> = {
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GameState'] = ResolversParentTypes['GameState']> = {
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GameSwitchResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GameSwitch'] = ResolversParentTypes['GameSwitch']> = {
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoldenCodeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GoldenCode'] = ResolversParentTypes['GoldenCode']> = {
  batch?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoldenCodesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GoldenCodes'] = ResolversParentTypes['GoldenCodes']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['GoldenCode']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HoldScopeResolvers = { EVERYTHING: 'everything', LEAVING: 'leaving' };

export type HouseBattleResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['HouseBattle'] = ResolversParentTypes['HouseBattle']> = {
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BattleMode'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityFieldResolvers = { MAIL: 'mail', PHONE: 'phone', STEAM: 'steam', TRADE_LINK: 'trade-link' };

export type ImposedLimitResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ImposedLimit'] = ResolversParentTypes['ImposedLimit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuedCodeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['IssuedCode'] = ResolversParentTypes['IssuedCode']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuedCodesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['IssuedCodes'] = ResolversParentTypes['IssuedCodes']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['IssuedCode']>, ParentType, ContextType>;
};

export type JournalResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Journal'] = ResolversParentTypes['Journal']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JournalEntryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JournalKind'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalKindResolvers = { ACCEPTED: 'accepted', ALERTS_TESTED: 'alerts-tested', CARE_NOTED: 'care-noted', CHANNEL_OFF: 'channel-off', CHANNEL_ON: 'channel-on', CODES_ISSUED: 'codes-issued', CODES_REVOKED: 'codes-revoked', DRAFT_DISCARDED: 'draft-discarded', DRAFT_SAVED: 'draft-saved', DRILL_ASKED: 'drill-asked', ENDED: 'ended', GAME_RESUMED: 'game-resumed', GAME_STOPPED: 'game-stopped', IDENTITY_REVEALED: 'identity-revealed', INVITED: 'invited', LIMIT_SET: 'limit-set', MACRO_DELETED: 'macro-deleted', MACRO_SAVED: 'macro-saved', MESSAGE_SENT: 'message-sent', NOTE_ADDED: 'note-added', NOTE_WITHDRAWN: 'note-withdrawn', NOTICE_PUBLISHED: 'notice-published', NOTICE_WITHDRAWN: 'notice-withdrawn', PLAYER_BLOCKED: 'player-blocked', PLAYER_HELD: 'player-held', PLAYER_RELEASED: 'player-released', PLAYER_SIGNED_OUT: 'player-signed-out', PLAYER_UNBLOCKED: 'player-unblocked', REFUSED: 'refused', RETRIEVAL_ADVANCED: 'retrieval-advanced', RETRIEVAL_RETRIED: 'retrieval-retried', ROLES_SET: 'roles-set', SCHEDULE_ADDED: 'schedule-added', SCHEDULE_REMOVED: 'schedule-removed', SESSIONS_ENDED: 'sessions-ended', SIGNED_IN: 'signed-in', SIGNED_OUT: 'signed-out', TICKET_ANSWERED: 'ticket-answered', TICKET_ASSIGNED: 'ticket-assigned', TICKET_CLOSED: 'ticket-closed' };

export type LastingAlarmResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['LastingAlarm'] = ResolversParentTypes['LastingAlarm']> = {
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LimitKindResolvers = { DEPOSIT: 'deposit', LOSS: 'loss', WAGER: 'wager' };

export type LimitPeriodResolvers = { DAY: 'day', MONTH: 'month', WEEK: 'week' };

export type ListedBalanceResolvers = { COIN: 'coin', POINTS: 'points' };

export interface LogPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LogPosition'], any> {
  name: 'LogPosition';
}

export type LogStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['LogState'] = ResolversParentTypes['LogState']> = {
  cosignatures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type MacroResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Macro'] = ResolversParentTypes['Macro']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AskerKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['OperatorRole']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoneyFiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['MoneyFigures'] = ResolversParentTypes['MoneyFigures']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPlayerNote?: Resolver<ReadonlyArray<ResolversTypes['PlayerNote']>, ParentType, ContextType, RequireFields<MutationAddPlayerNoteArgs, 'about' | 'commandId' | 'playerId' | 'text'>>;
  addReportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType, RequireFields<MutationAddReportScheduleArgs, 'commandId' | 'every' | 'mail'>>;
  advanceRetrieval?: Resolver<ResolversTypes['Retrieval'], ParentType, ContextType, RequireFields<MutationAdvanceRetrievalArgs, 'commandId' | 'id' | 'reason' | 'state'>>;
  announceContest?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationAnnounceContestArgs, 'balance' | 'commandId' | 'from' | 'id' | 'nameEn' | 'nameZhCN' | 'nameZhTW' | 'prizes' | 'ranking' | 'to' | 'without'>>;
  answerTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<MutationAnswerTicketArgs, 'commandId' | 'id' | 'text'>>;
  approveAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationApproveActArgs, 'id'>>;
  assignTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<MutationAssignTicketArgs, 'id' | 'to'>>;
  blockPlayer?: Resolver<ResolversTypes['PlayerStanding'], ParentType, ContextType, RequireFields<MutationBlockPlayerArgs, 'commandId' | 'playerId' | 'reason'>>;
  breakGlass?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationBreakGlassArgs, 'id' | 'reason'>>;
  cancelContest?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationCancelContestArgs, 'id'>>;
  cancelGiveaway?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationCancelGiveawayArgs, 'id'>>;
  closeTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<MutationCloseTicketArgs, 'id'>>;
  createBattle?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationCreateBattleArgs, 'cases' | 'commandId' | 'fast' | 'mode'>>;
  createGiveaway?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationCreateGiveawayArgs, 'commandId' | 'minutes' | 'prizes' | 'titleEn' | 'titleZhCN' | 'titleZhTW' | 'vip'>>;
  deleteMacro?: Resolver<ReadonlyArray<ResolversTypes['Macro']>, ParentType, ContextType, RequireFields<MutationDeleteMacroArgs, 'name'>>;
  discardCatalogDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDiscardCatalogDraftArgs, 'id' | 'version'>>;
  dissolveBattle?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationDissolveBattleArgs, 'id'>>;
  drillRestore?: Resolver<ResolversTypes['Drill'], ParentType, ContextType, RequireFields<MutationDrillRestoreArgs, 'commandId'>>;
  endOperator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationEndOperatorArgs, 'id' | 'reason'>>;
  endOperatorSessions?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationEndOperatorSessionsArgs, 'id'>>;
  grantCoupon?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationGrantCouponArgs, 'commandId' | 'days' | 'player'>>;
  holdPlayer?: Resolver<ResolversTypes['PlayerStanding'], ParentType, ContextType, RequireFields<MutationHoldPlayerArgs, 'commandId' | 'playerId' | 'reason' | 'scope'>>;
  inviteOperator?: Resolver<ResolversTypes['OperatorInvitation'], ParentType, ContextType, RequireFields<MutationInviteOperatorArgs, 'name' | 'reason' | 'roles'>>;
  issueCodes?: Resolver<ResolversTypes['IssuedCodes'], ParentType, ContextType, RequireFields<MutationIssueCodesArgs, 'bonus' | 'commandId' | 'count' | 'days' | 'points' | 'uses'>>;
  limitPlayer?: Resolver<ResolversTypes['SetLimit'], ParentType, ContextType, RequireFields<MutationLimitPlayerArgs, 'amount' | 'kind' | 'period' | 'playerId' | 'reason'>>;
  proposeAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeActArgs, 'effect' | 'reason'>>;
  proposeCatalogDraft?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeCatalogDraftArgs, 'id' | 'reason' | 'version'>>;
  proposeContractPool?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeContractPoolArgs, 'reason'>>;
  proposeCorrection?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeCorrectionArgs, 'amount' | 'balance' | 'direction' | 'player' | 'reason' | 'why'>>;
  proposeListing?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeListingArgs, 'balance' | 'quantity' | 'reason' | 'skin'>>;
  proposeReversal?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeReversalArgs, 'amount' | 'kind' | 'order' | 'reason'>>;
  publishNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationPublishNoticeArgs, 'commandId' | 'texts'>>;
  refuseAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationRefuseActArgs, 'id' | 'reason'>>;
  releasePlayer?: Resolver<ResolversTypes['PlayerStanding'], ParentType, ContextType, RequireFields<MutationReleasePlayerArgs, 'playerId' | 'reason'>>;
  removeReportSchedule?: Resolver<ResolversTypes['RemovedSchedule'], ParentType, ContextType, RequireFields<MutationRemoveReportScheduleArgs, 'id'>>;
  resumeGame?: Resolver<ResolversTypes['GameSwitch'], ParentType, ContextType, RequireFields<MutationResumeGameArgs, 'commandId' | 'game'>>;
  retryRetrieval?: Resolver<ResolversTypes['Retrieval'], ParentType, ContextType, RequireFields<MutationRetryRetrievalArgs, 'commandId' | 'id' | 'reason'>>;
  revealIdentity?: Resolver<ResolversTypes['RevealedIdentity'], ParentType, ContextType, RequireFields<MutationRevealIdentityArgs, 'field' | 'player' | 'reason'>>;
  reviewAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationReviewActArgs, 'id' | 'note'>>;
  revokeCode?: Resolver<ResolversTypes['RevokedCodes'], ParentType, ContextType, RequireFields<MutationRevokeCodeArgs, 'id'>>;
  revokeCodes?: Resolver<ResolversTypes['RevokedCodes'], ParentType, ContextType, RequireFields<MutationRevokeCodesArgs, 'batch'>>;
  revokeCoupon?: Resolver<ResolversTypes['CampaignStep'], ParentType, ContextType, RequireFields<MutationRevokeCouponArgs, 'coupon' | 'player'>>;
  saveCatalogDraft?: Resolver<ResolversTypes['CatalogDraftDocument'], ParentType, ContextType, RequireFields<MutationSaveCatalogDraftArgs, 'commandId' | 'document' | 'name'>>;
  saveMacro?: Resolver<ReadonlyArray<ResolversTypes['Macro']>, ParentType, ContextType, RequireFields<MutationSaveMacroArgs, 'name' | 'text'>>;
  sendMessage?: Resolver<ResolversTypes['SentMessage'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'body' | 'commandId' | 'players' | 'title'>>;
  setChannel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType, RequireFields<MutationSetChannelArgs, 'id' | 'reason' | 'state'>>;
  setOperatorRoles?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationSetOperatorRolesArgs, 'id' | 'reason' | 'roles'>>;
  signOutPlayer?: Resolver<ResolversTypes['EndedSessions'], ParentType, ContextType, RequireFields<MutationSignOutPlayerArgs, 'playerId' | 'reason'>>;
  stopGame?: Resolver<ResolversTypes['GameSwitch'], ParentType, ContextType, RequireFields<MutationStopGameArgs, 'commandId' | 'game' | 'reason'>>;
  testAlerts?: Resolver<ResolversTypes['AlertTest'], ParentType, ContextType, RequireFields<MutationTestAlertsArgs, 'commandId'>>;
  unblockPlayer?: Resolver<ResolversTypes['PlayerStanding'], ParentType, ContextType, RequireFields<MutationUnblockPlayerArgs, 'playerId' | 'reason'>>;
  withdrawAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationWithdrawActArgs, 'id' | 'reason'>>;
  withdrawNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationWithdrawNoticeArgs, 'id'>>;
  withdrawPlayerNote?: Resolver<ReadonlyArray<ResolversTypes['PlayerNote']>, ParentType, ContextType, RequireFields<MutationWithdrawPlayerNoteArgs, 'id'>>;
};

export type NoteAboutResolvers = { CARE: 'care', NOTE: 'note' };

export type NoticeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  en?: Resolver<ResolversTypes['NoticeText'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  zhCN?: Resolver<ResolversTypes['NoticeText'], ParentType, ContextType>;
  zhTW?: Resolver<ResolversTypes['NoticeText'], ParentType, ContextType>;
};

export type NoticeTextResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['NoticeText'] = ResolversParentTypes['NoticeText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NowResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Now'] = ResolversParentTypes['Now']> = {
  alarms?: Resolver<ReadonlyArray<ResolversTypes['Alarm']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['DayIncome']>, ParentType, ContextType>;
  income?: Resolver<ReadonlyArray<ResolversTypes['PeriodIncome']>, ParentType, ContextType>;
  log?: Resolver<ResolversTypes['LogState'], ParentType, ContextType>;
  minutes?: Resolver<ReadonlyArray<ResolversTypes['Pace']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owedBy?: Resolver<ReadonlyArray<ResolversTypes['OwedKind']>, ParentType, ContextType>;
  pace?: Resolver<ResolversTypes['Pace'], ParentType, ContextType>;
  queues?: Resolver<ReadonlyArray<ResolversTypes['QueueState']>, ParentType, ContextType>;
  readModels?: Resolver<ReadonlyArray<ResolversTypes['ReadModelState']>, ParentType, ContextType>;
  retrievals?: Resolver<ReadonlyArray<ResolversTypes['WaitingRetrievals']>, ParentType, ContextType>;
  retrievalsByAge?: Resolver<ReadonlyArray<ResolversTypes['RetrievalAge']>, ParentType, ContextType>;
  witnesses?: Resolver<ReadonlyArray<ResolversTypes['WitnessState']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenGiveawayResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['OpenGiveaway'] = ResolversParentTypes['OpenGiveaway']> = {
  drawAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['OperatorRole']>, ParentType, ContextType>;
};

export type OperatorInvitationResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['OperatorInvitation'] = ResolversParentTypes['OperatorInvitation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorRoleResolvers = { AUDITOR: 'auditor', CATALOG: 'catalog', FINANCE: 'finance', MARKETING: 'marketing', OWNER: 'owner', RISK: 'risk', SUPPORT: 'support' };

export type OrderResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversals?: Resolver<ReadonlyArray<ResolversTypes['OrderReversal']>, ParentType, ContextType>;
  reversed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderProblemResolvers = { AMOUNT: 'amount', CURRENCY: 'currency', REFUSED: 'refused', REVERSED_AT_PROVIDER: 'reversed-at-provider' };

export type OrderReversalResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['OrderReversal'] = ResolversParentTypes['OrderReversal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  receivable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrdersResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Orders'] = ResolversParentTypes['Orders']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OwedKindResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['OwedKind'] = ResolversParentTypes['OwedKind']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DebtKind'], ParentType, ContextType>;
};

export type PaceResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Pace'] = ResolversParentTypes['Pace']> = {
  perMinute?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChannelState'], ParentType, ContextType>;
};

export type PeriodIncomeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PeriodIncome'] = ResolversParentTypes['PeriodIncome']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayFiguresResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayFigures'] = ResolversParentTypes['PlayFigures']> = {
  __resolveType?: TypeResolveFn<'CaseFigures' | 'DayFigures' | 'Figures' | 'GameFigures', ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  givenAway?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  account?: Resolver<Maybe<ResolversTypes['PlayerAccount']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['PlayerCounts'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['PlayerStanding'], ParentType, ContextType>;
  timeline?: Resolver<ReadonlyArray<ResolversTypes['TimelineEntry']>, ParentType, ContextType, RequireFields<PlayerTimelineArgs, 'first'>>;
  wallet?: Resolver<Maybe<ResolversTypes['PlayerWallet']>, ParentType, ContextType>;
};

export type PlayerAccountResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerAccount'] = ResolversParentTypes['PlayerAccount']> = {
  agreedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erasing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTradeLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['PlayerVerification'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlayerCountsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerCounts'] = ResolversParentTypes['PlayerCounts']> = {
  deposits?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  retrievals?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PlayerFlagResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerFlag'] = ResolversParentTypes['PlayerFlag']> = {
  count?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FlagKind'], ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['FlaggedPlayer']>, ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
};

export type PlayerHitResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerHit'] = ResolversParentTypes['PlayerHit']> = {
  by?: Resolver<ResolversTypes['PlayerFoundBy'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlayerLimitResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerLimit'] = ResolversParentTypes['PlayerLimit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  changesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  imposed?: Resolver<Maybe<ResolversTypes['ImposedLimit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlayerNoteResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerNote'] = ResolversParentTypes['PlayerNote']> = {
  about?: Resolver<ResolversTypes['NoteAbout'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlayerRestrictionResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerRestriction'] = ResolversParentTypes['PlayerRestriction']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlayerStandingResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerStanding'] = ResolversParentTypes['PlayerStanding']> = {
  excludedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  frozenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  restrictions?: Resolver<ReadonlyArray<ResolversTypes['PlayerRestriction']>, ParentType, ContextType>;
  timeOutUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlayerWalletResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['PlayerWallet'] = ResolversParentTypes['PlayerWallet']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receivable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PrizeBalanceResolvers = { COIN: 'coin', LOCKED: 'locked' };

export type ProposalResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  breakGlass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ProposalChange']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  closedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  glassPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  glassReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposer?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proposerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedPosition?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  takesTwo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalChangeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ProposalChange'] = ResolversParentTypes['ProposalChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Proposals'] = ResolversParentTypes['Proposals']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  actRules?: Resolver<ResolversTypes['ActRules'], ParentType, ContextType>;
  acts?: Resolver<ResolversTypes['Acts'], ParentType, ContextType, RequireFields<QueryActsArgs, 'first'>>;
  battles?: Resolver<ReadonlyArray<ResolversTypes['HouseBattle']>, ParentType, ContextType>;
  campaigns?: Resolver<ReadonlyArray<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignsArgs, 'from' | 'to'>>;
  caseNames?: Resolver<ReadonlyArray<ResolversTypes['CaseNames']>, ParentType, ContextType>;
  catalogCase?: Resolver<Maybe<ResolversTypes['CatalogCaseTable']>, ParentType, ContextType, RequireFields<QueryCatalogCaseArgs, 'slug'>>;
  catalogCases?: Resolver<ReadonlyArray<ResolversTypes['CatalogCase']>, ParentType, ContextType>;
  catalogDraft?: Resolver<Maybe<ResolversTypes['CatalogDraftDocument']>, ParentType, ContextType, RequireFields<QueryCatalogDraftArgs, 'id'>>;
  catalogDrafts?: Resolver<ReadonlyArray<ResolversTypes['CatalogDraft']>, ParentType, ContextType>;
  catalogExport?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryCatalogExportArgs>>;
  catalogSkins?: Resolver<ReadonlyArray<ResolversTypes['CatalogSkin']>, ParentType, ContextType, RequireFields<QueryCatalogSkinsArgs, 'first' | 'text'>>;
  catalogTables?: Resolver<ResolversTypes['CatalogTables'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  codes?: Resolver<ResolversTypes['GoldenCodes'], ParentType, ContextType, RequireFields<QueryCodesArgs, 'first'>>;
  contests?: Resolver<ReadonlyArray<ResolversTypes['Contest']>, ParentType, ContextType>;
  coupons?: Resolver<ReadonlyArray<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<QueryCouponsArgs, 'player'>>;
  giveaways?: Resolver<ReadonlyArray<ResolversTypes['OpenGiveaway']>, ParentType, ContextType>;
  journal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<QueryJournalArgs, 'first'>>;
  macros?: Resolver<ReadonlyArray<ResolversTypes['Macro']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Now'], ParentType, ContextType>;
  operators?: Resolver<ReadonlyArray<ResolversTypes['Operator']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Orders'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  playerFlags?: Resolver<ReadonlyArray<ResolversTypes['PlayerFlag']>, ParentType, ContextType, RequireFields<QueryPlayerFlagsArgs, 'playerId'>>;
  playerNotes?: Resolver<ReadonlyArray<ResolversTypes['PlayerNote']>, ParentType, ContextType, RequireFields<QueryPlayerNotesArgs, 'playerId'>>;
  playerRestrictions?: Resolver<ReadonlyArray<ResolversTypes['RestrictionRecord']>, ParentType, ContextType, RequireFields<QueryPlayerRestrictionsArgs, 'playerId'>>;
  players?: Resolver<ReadonlyArray<ResolversTypes['PlayerHit']>, ParentType, ContextType, RequireFields<QueryPlayersArgs, 'text'>>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  proposals?: Resolver<ResolversTypes['Proposals'], ParentType, ContextType, RequireFields<QueryProposalsArgs, 'first'>>;
  reconcile?: Resolver<ResolversTypes['Reconciliation'], ParentType, ContextType, RequireFields<QueryReconcileArgs, 'file' | 'provider'>>;
  refusedWebhooks?: Resolver<ReadonlyArray<ResolversTypes['RefusedWebhooks']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<QueryReportArgs>>;
  reportSchedules?: Resolver<ReadonlyArray<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  retrievals?: Resolver<ResolversTypes['Retrievals'], ParentType, ContextType, RequireFields<QueryRetrievalsArgs, 'first'>>;
  returns?: Resolver<ResolversTypes['Returns'], ParentType, ContextType>;
  shopListings?: Resolver<ReadonlyArray<ResolversTypes['StockedListing']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['System'], ParentType, ContextType>;
  termsCheck?: Resolver<ResolversTypes['TermsCheck'], ParentType, ContextType, Partial<QueryTermsCheckArgs>>;
  ticket?: Resolver<Maybe<ResolversTypes['TicketTalk']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['Tickets'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'first' | 'state'>>;
};

export type QueueStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['QueueState'] = ResolversParentTypes['QueueState']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type ReachedStageResolvers = { AWAITING_RECEIPT: 'awaiting-receipt', AWAITING_SHIPMENT: 'awaiting-shipment', FAILED: 'failed', SUCCEEDED: 'succeeded' };

export type ReadModelStandingResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReadModelStanding'] = ResolversParentTypes['ReadModelStanding']> = {
  behind?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadModelStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReadModelState'] = ResolversParentTypes['ReadModelState']> = {
  behind?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type ReconciledDifferenceResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReconciledDifference'] = ResolversParentTypes['ReconciledDifference']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  here?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReconcileOutcome'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReconciledSumResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReconciledSum'] = ResolversParentTypes['ReconciledSum']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  here?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inFile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReconcileOutcome'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  differences?: Resolver<ReadonlyArray<ResolversTypes['ReconciledDifference']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ReadonlyArray<ResolversTypes['ReconciledSum']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RefusedWebhooksResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RefusedWebhooks'] = ResolversParentTypes['RefusedWebhooks']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WebhookRefusal'], ParentType, ContextType>;
};

export type RemovedScheduleResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RemovedSchedule'] = ResolversParentTypes['RemovedSchedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['CaseFigures']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['DayFigures']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['GameFigures']>, ParentType, ContextType>;
  money?: Resolver<ReadonlyArray<ResolversTypes['MoneyFigures']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['Figures'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  every?: Resolver<ResolversTypes['ScheduleEvery'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextFrom?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  nextTo?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['ReportTable']>, ParentType, ContextType>;
};

export type ReportTableResolvers = { CASES: 'cases', DAYS: 'days', GAMES: 'games', MONEY: 'money' };

export type RestrictionRecordResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RestrictionRecord'] = ResolversParentTypes['RestrictionRecord']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liftReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liftedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liftedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RetrievalResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Retrieval'] = ResolversParentTypes['Retrieval']> = {
  ageHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handled?: Resolver<ReadonlyArray<ResolversTypes['RetrievalAct']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RetrievalStage'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['ShipmentStep']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetrievalActResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RetrievalAct'] = ResolversParentTypes['RetrievalAct']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ReachedStage']>, ParentType, ContextType>;
};

export type RetrievalAgeResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RetrievalAge'] = ResolversParentTypes['RetrievalAge']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  fromHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RetrievalStageResolvers = { AWAITING_RECEIPT: 'awaiting-receipt', AWAITING_SHIPMENT: 'awaiting-shipment', FAILED: 'failed', RETRIEVING: 'retrieving', SUCCEEDED: 'succeeded' };

export type RetrievalsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Retrievals'] = ResolversParentTypes['Retrievals']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retrievals?: Resolver<ReadonlyArray<ResolversTypes['Retrieval']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  __resolveType?: TypeResolveFn<'CaseReturn' | 'GameReturn', ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReturnsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Returns'] = ResolversParentTypes['Returns']> = {
  cases?: Resolver<ReadonlyArray<ResolversTypes['CaseReturn']>, ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['GameReturn']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type RevealedIdentityResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RevealedIdentity'] = ResolversParentTypes['RevealedIdentity']> = {
  field?: Resolver<ResolversTypes['IdentityField'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokedCodesResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['RevokedCodes'] = ResolversParentTypes['RevokedCodes']> = {
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduleEveryResolvers = { DAY: 'day', MONTH: 'month', WEEK: 'week' };

export type SentMessageResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['SentMessage'] = ResolversParentTypes['SentMessage']> = {
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetLimitResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['SetLimit'] = ResolversParentTypes['SetLimit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
};

export type SettingResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentStepResolvers = { DONE: 'done', NEW: 'new', SENDING: 'sending', SENT: 'sent' };

export type SiteGameResolvers = { BATTLE: 'battle', CASE: 'case', CONTRACT: 'contract', DREAM: 'dream', GIVEAWAY: 'giveaway', UPGRADE: 'upgrade' };

export type SiteKeyResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['SiteKey'] = ResolversParentTypes['SiteKey']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifierKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteProcessResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['SiteProcess'] = ResolversParentTypes['SiteProcess']> = {
  beatAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  behind?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  fenced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  silent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StockedListingResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['StockedListing'] = ResolversParentTypes['StockedListing']> = {
  balance?: Resolver<ResolversTypes['ListedBalance'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changed?: SubscriptionResolver<ResolversTypes['Changed'], "changed", ParentType, ContextType>;
};

export type SystemResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['System'] = ResolversParentTypes['System']> = {
  alerts?: Resolver<ResolversTypes['AlertState'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  backups?: Resolver<ResolversTypes['BackupSource'], ParentType, ContextType>;
  database?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drills?: Resolver<ReadonlyArray<ResolversTypes['Drill']>, ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['GameState']>, ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['SiteKey']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processes?: Resolver<ReadonlyArray<ResolversTypes['SiteProcess']>, ParentType, ContextType>;
  programSchema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readModels?: Resolver<ReadonlyArray<ResolversTypes['ReadModelStanding']>, ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ReadonlyArray<ResolversTypes['Setting']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  witnesses?: Resolver<ReadonlyArray<ResolversTypes['WitnessState']>, ParentType, ContextType>;
};

export type TermsBaseResolvers = { DEPOSITED: 'deposited', WAGERED: 'wagered' };

export type TermsCheckResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TermsCheck'] = ResolversParentTypes['TermsCheck']> = {
  caseReturn?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  edge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['CheckedRule']>, ParentType, ContextType>;
};

export type TermsRuleResolvers = { ALL_TOGETHER: 'all-together', DAILY_TIER: 'daily-tier', FIRST_DEPOSIT: 'first-deposit', REBATE: 'rebate', RELEASE: 'release', VIP_REWARD: 'vip-reward' };

export type TicketResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TicketEntryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TicketEntry'] = ResolversParentTypes['TicketEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketPaymentResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TicketPayment'] = ResolversParentTypes['TicketPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type TicketPlayResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TicketPlay'] = ResolversParentTypes['TicketPlay']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
};

export type TicketStateResolvers = { ANSWERED: 'answered', CLOSED: 'closed', OPEN: 'open' };

export type TicketTalkResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TicketTalk'] = ResolversParentTypes['TicketTalk']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['TicketEntry']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['TicketPayment']>, ParentType, ContextType>;
  plays?: Resolver<ReadonlyArray<ResolversTypes['TicketPlay']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Tickets'] = ResolversParentTypes['Tickets']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tickets?: Resolver<ReadonlyArray<ResolversTypes['Ticket']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  won?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WaitingRetrievalsResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['WaitingRetrievals'] = ResolversParentTypes['WaitingRetrievals']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  oldestHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookRefusalResolvers = { UNKNOWN_ORDER: 'unknown-order', UNSIGNED: 'unsigned' };

export type WitnessStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['WitnessState'] = ResolversParentTypes['WitnessState']> = {
  behind?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  cosignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = OperatorContext> = {
  Act?: ActResolvers<ContextType>;
  ActFact?: ActFactResolvers<ContextType>;
  ActRules?: ActRulesResolvers<ContextType>;
  ActStep?: ActStepResolvers<ContextType>;
  Acts?: ActsResolvers<ContextType>;
  Alarm?: AlarmResolvers<ContextType>;
  AlertChannel?: AlertChannelResolvers;
  AlertMoment?: AlertMomentResolvers;
  AlertPost?: AlertPostResolvers<ContextType>;
  AlertState?: AlertStateResolvers<ContextType>;
  AlertTest?: AlertTestResolvers<ContextType>;
  AskerKind?: AskerKindResolvers;
  BackupSource?: BackupSourceResolvers;
  BattleMode?: BattleModeResolvers;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignStep?: CampaignStepResolvers<ContextType>;
  CaseFigures?: CaseFiguresResolvers<ContextType>;
  CaseNames?: CaseNamesResolvers<ContextType>;
  CaseReturn?: CaseReturnResolvers<ContextType>;
  CatalogArt?: CatalogArtResolvers<ContextType>;
  CatalogCase?: CatalogCaseResolvers<ContextType>;
  CatalogCaseTable?: CatalogCaseTableResolvers<ContextType>;
  CatalogDraft?: CatalogDraftResolvers<ContextType>;
  CatalogDraftDocument?: CatalogDraftDocumentResolvers<ContextType>;
  CatalogEntry?: CatalogEntryResolvers<ContextType>;
  CatalogNames?: CatalogNamesResolvers<ContextType>;
  CatalogSkin?: CatalogSkinResolvers<ContextType>;
  CatalogTable?: CatalogTableResolvers<ContextType>;
  CatalogTables?: CatalogTablesResolvers<ContextType>;
  CatalogWear?: CatalogWearResolvers<ContextType>;
  Changed?: ChangedResolvers<ContextType>;
  CheckedRule?: CheckedRuleResolvers<ContextType>;
  Contest?: ContestResolvers<ContextType>;
  ContestRanking?: ContestRankingResolvers;
  Count?: GraphQLScalarType;
  Coupon?: CouponResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  DayIncome?: DayIncomeResolvers<ContextType>;
  Drill?: DrillResolvers<ContextType>;
  DrillState?: DrillStateResolvers;
  EndedSessions?: EndedSessionsResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  FlaggedPlayer?: FlaggedPlayerResolvers<ContextType>;
  GameFigures?: GameFiguresResolvers<ContextType>;
  GameReturn?: GameReturnResolvers<ContextType>;
  GameState?: GameStateResolvers<ContextType>;
  GameSwitch?: GameSwitchResolvers<ContextType>;
  GoldenCode?: GoldenCodeResolvers<ContextType>;
  GoldenCodes?: GoldenCodesResolvers<ContextType>;
  HoldScope?: HoldScopeResolvers;
  HouseBattle?: HouseBattleResolvers<ContextType>;
  IdentityField?: IdentityFieldResolvers;
  ImposedLimit?: ImposedLimitResolvers<ContextType>;
  IssuedCode?: IssuedCodeResolvers<ContextType>;
  IssuedCodes?: IssuedCodesResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalKind?: JournalKindResolvers;
  LastingAlarm?: LastingAlarmResolvers<ContextType>;
  LimitKind?: LimitKindResolvers;
  LimitPeriod?: LimitPeriodResolvers;
  ListedBalance?: ListedBalanceResolvers;
  LogPosition?: GraphQLScalarType;
  LogState?: LogStateResolvers<ContextType>;
  Macro?: MacroResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyFigures?: MoneyFiguresResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NoteAbout?: NoteAboutResolvers;
  Notice?: NoticeResolvers<ContextType>;
  NoticeText?: NoticeTextResolvers<ContextType>;
  Now?: NowResolvers<ContextType>;
  OpenGiveaway?: OpenGiveawayResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorInvitation?: OperatorInvitationResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderProblem?: OrderProblemResolvers;
  OrderReversal?: OrderReversalResolvers<ContextType>;
  Orders?: OrdersResolvers<ContextType>;
  OwedKind?: OwedKindResolvers<ContextType>;
  Pace?: PaceResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PeriodIncome?: PeriodIncomeResolvers<ContextType>;
  PlayFigures?: PlayFiguresResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerAccount?: PlayerAccountResolvers<ContextType>;
  PlayerCounts?: PlayerCountsResolvers<ContextType>;
  PlayerFlag?: PlayerFlagResolvers<ContextType>;
  PlayerHit?: PlayerHitResolvers<ContextType>;
  PlayerLimit?: PlayerLimitResolvers<ContextType>;
  PlayerNote?: PlayerNoteResolvers<ContextType>;
  PlayerRestriction?: PlayerRestrictionResolvers<ContextType>;
  PlayerStanding?: PlayerStandingResolvers<ContextType>;
  PlayerWallet?: PlayerWalletResolvers<ContextType>;
  PrizeBalance?: PrizeBalanceResolvers;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalChange?: ProposalChangeResolvers<ContextType>;
  Proposals?: ProposalsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueueState?: QueueStateResolvers<ContextType>;
  ReachedStage?: ReachedStageResolvers;
  ReadModelStanding?: ReadModelStandingResolvers<ContextType>;
  ReadModelState?: ReadModelStateResolvers<ContextType>;
  ReconciledDifference?: ReconciledDifferenceResolvers<ContextType>;
  ReconciledSum?: ReconciledSumResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RefusedWebhooks?: RefusedWebhooksResolvers<ContextType>;
  RemovedSchedule?: RemovedScheduleResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  ReportTable?: ReportTableResolvers;
  RestrictionRecord?: RestrictionRecordResolvers<ContextType>;
  Retrieval?: RetrievalResolvers<ContextType>;
  RetrievalAct?: RetrievalActResolvers<ContextType>;
  RetrievalAge?: RetrievalAgeResolvers<ContextType>;
  RetrievalStage?: RetrievalStageResolvers;
  Retrievals?: RetrievalsResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
  RevealedIdentity?: RevealedIdentityResolvers<ContextType>;
  RevokedCodes?: RevokedCodesResolvers<ContextType>;
  ScheduleEvery?: ScheduleEveryResolvers;
  SentMessage?: SentMessageResolvers<ContextType>;
  SetLimit?: SetLimitResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  ShipmentStep?: ShipmentStepResolvers;
  SiteGame?: SiteGameResolvers;
  SiteKey?: SiteKeyResolvers<ContextType>;
  SiteProcess?: SiteProcessResolvers<ContextType>;
  StockedListing?: StockedListingResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  System?: SystemResolvers<ContextType>;
  TermsBase?: TermsBaseResolvers;
  TermsCheck?: TermsCheckResolvers<ContextType>;
  TermsRule?: TermsRuleResolvers;
  Ticket?: TicketResolvers<ContextType>;
  TicketEntry?: TicketEntryResolvers<ContextType>;
  TicketPayment?: TicketPaymentResolvers<ContextType>;
  TicketPlay?: TicketPlayResolvers<ContextType>;
  TicketState?: TicketStateResolvers;
  TicketTalk?: TicketTalkResolvers<ContextType>;
  Tickets?: TicketsResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  WaitingRetrievals?: WaitingRetrievalsResolvers<ContextType>;
  WebhookRefusal?: WebhookRefusalResolvers;
  WitnessState?: WitnessStateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = OperatorContext> = {
  chart?: ChartDirectiveResolver<any, any, ContextType>;
  command?: CommandDirectiveResolver<any, any, ContextType>;
  inWords?: InWordsDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
