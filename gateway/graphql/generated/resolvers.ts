import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { HexHash } from '../../../engine/kernel/ids.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CaseModel, CaseEntryModel, DropModel, FairnessLogModel, ItemModel, LiveEventModel, MeModel, NamesModel, RoundModel, SellResultModel, SessionModel, SkinModel, ThemeModel } from '../models.ts';
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

export type BackpackSort =
  | 'NEWEST'
  | 'VALUE_ASC'
  | 'VALUE_DESC';

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

export type DepositReceipt = {
  readonly __typename?: 'DepositReceipt';
  readonly amount: Scalars['Money']['output'];
  readonly depositId: Scalars['ID']['output'];
  readonly position: Scalars['LogPosition']['output'];
  readonly wallet: Wallet;
};

/** A won item as the whole site sees it. */
export type Drop = {
  readonly __typename?: 'Drop';
  readonly caseNames: Names;
  readonly caseSlug: Scalars['ID']['output'];
  /** The round's id. */
  readonly id: Scalars['ID']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly skin: Skin;
  readonly value: Scalars['Money']['output'];
  readonly wear?: Maybe<Wear>;
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

/** One won skin in a backpack. */
export type Item = {
  readonly __typename?: 'Item';
  readonly acquiredAt: Scalars['DateTime']['output'];
  readonly caseNames: Names;
  readonly caseSlug: Scalars['ID']['output'];
  readonly float?: Maybe<Scalars['Int']['output']>;
  /** The id of the round that won it. */
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
  | 'HELD'
  | 'SOLD';

/**
 * One message of the live feed. `seq` counts without gaps; `prev` is the sequence number before this one: a client that
 * doesn't hold `prev` has missed something and asks `liveDrops(after)`. Shown at `displayAt`, after the winner's reel.
 */
export type LiveEvent = {
  readonly __typename?: 'LiveEvent';
  readonly displayAt: Scalars['DateTime']['output'];
  readonly drop: Drop;
  readonly eventType: LiveEventType;
  readonly position: Scalars['LogPosition']['output'];
  readonly prev: Scalars['Int']['output'];
  readonly seq: Scalars['Int']['output'];
};

export type LiveEventType =
  /** 21 */
  | 'CASE_DROP';

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
  readonly wallet: Wallet;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Sandbox deposit: credits coin at once, no money moves. Answers `PROVIDER_DISABLED` where sandbox payments are off. */
  readonly deposit: DepositReceipt;
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
};


export type MutationDepositArgs = {
  amount: Scalars['Money']['input'];
  commandId: Scalars['CommandId']['input'];
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

/**
 * Errors carry a stable `extensions.code`; `docs/errors.md` lists every code with its meaning.
 * HTTP answers are 200 even for errors, as GraphQL over HTTP has it for well-formed requests.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** The signed-in player's items; up to 100 a page. */
  readonly backpack: ItemConnection;
  /** Null where there is no such case or it is retired. */
  readonly case?: Maybe<Case>;
  /** Every open case in display order (theme, then price). */
  readonly cases: ReadonlyArray<Case>;
  readonly fairnessLog: FairnessLog;
  /**
   * Recent drops, newest first, at most 20. `top`: only grades 0 and 1. `after`: only those with a greater sequence number.
   * Drops whose `displayAt` lies ahead are included; the client holds them back.
   */
  readonly liveDrops: ReadonlyArray<LiveEvent>;
  /** The signed-in player; null for a visitor. */
  readonly me?: Maybe<Me>;
  /** Any round of the site by id: proofs are public. Null where there is none. */
  readonly round?: Maybe<Round>;
  /** The signed-in player's rounds, newest first; up to 50 a page. */
  readonly rounds: RoundConnection;
  /** The signed-in player's seeds. */
  readonly seeds: Seeds;
  readonly themes: ReadonlyArray<Theme>;
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
export type QueryLiveDropsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  top?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Drops of the whole site as they may be shown; see `LiveEvent`. */
  readonly liveEvents: LiveEvent;
};


export type SubscriptionLiveEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};

export type Theme = {
  readonly __typename?: 'Theme';
  readonly id: Scalars['ID']['output'];
  readonly names: Names;
  readonly taglines: Names;
};

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
  BackpackSort: BackpackSort;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Case: ResolverTypeWrapper<CaseModel>;
  CaseEntry: ResolverTypeWrapper<CaseEntryModel>;
  CommandId: ResolverTypeWrapper<Scalars['CommandId']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DepositReceipt: ResolverTypeWrapper<DepositReceipt>;
  Drop: ResolverTypeWrapper<DropModel>;
  Entropy: ResolverTypeWrapper<Scalars['Entropy']['output']>;
  FairnessLog: ResolverTypeWrapper<FairnessLogModel>;
  Hash: ResolverTypeWrapper<Scalars['Hash']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Item: ResolverTypeWrapper<ItemModel>;
  ItemConnection: ResolverTypeWrapper<Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ItemEdge']> }>;
  ItemEdge: ResolverTypeWrapper<Omit<ItemEdge, 'node'> & { node: ResolversTypes['Item'] }>;
  ItemState: ItemState;
  LiveEvent: ResolverTypeWrapper<LiveEventModel>;
  LiveEventType: LiveEventType;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  LoginInput: LoginInput;
  Me: ResolverTypeWrapper<MeModel>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Names: ResolverTypeWrapper<NamesModel>;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: ResolverTypeWrapper<Omit<OpenCaseResult, 'rounds'> & { rounds: ReadonlyArray<ResolversTypes['Round']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RevealedSeedPair: ResolverTypeWrapper<RevealedSeedPair>;
  RotateSeedResult: ResolverTypeWrapper<RotateSeedResult>;
  Round: ResolverTypeWrapper<RoundModel>;
  RoundConnection: ResolverTypeWrapper<Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RoundEdge']> }>;
  RoundEdge: ResolverTypeWrapper<Omit<RoundEdge, 'node'> & { node: ResolversTypes['Round'] }>;
  SeedPair: ResolverTypeWrapper<SeedPair>;
  SeedReveal: ResolverTypeWrapper<SeedReveal>;
  Seeds: ResolverTypeWrapper<Seeds>;
  SellResult: ResolverTypeWrapper<SellResultModel>;
  Session: ResolverTypeWrapper<SessionModel>;
  Skin: ResolverTypeWrapper<SkinModel>;
  SmsChallenge: ResolverTypeWrapper<SmsChallenge>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Theme: ResolverTypeWrapper<ThemeModel>;
  Wallet: ResolverTypeWrapper<Wallet>;
  Wear: Wear;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Case: CaseModel;
  CaseEntry: CaseEntryModel;
  CommandId: Scalars['CommandId']['output'];
  DateTime: Scalars['DateTime']['output'];
  DepositReceipt: DepositReceipt;
  Drop: DropModel;
  Entropy: Scalars['Entropy']['output'];
  FairnessLog: FairnessLogModel;
  Hash: Scalars['Hash']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Item: ItemModel;
  ItemConnection: Omit<ItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ItemEdge']> };
  ItemEdge: Omit<ItemEdge, 'node'> & { node: ResolversParentTypes['Item'] };
  LiveEvent: LiveEventModel;
  LogPosition: Scalars['LogPosition']['output'];
  LoginInput: LoginInput;
  Me: MeModel;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Names: NamesModel;
  OpenCaseInput: OpenCaseInput;
  OpenCaseResult: Omit<OpenCaseResult, 'rounds'> & { rounds: ReadonlyArray<ResolversParentTypes['Round']> };
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RevealedSeedPair: RevealedSeedPair;
  RotateSeedResult: RotateSeedResult;
  Round: RoundModel;
  RoundConnection: Omit<RoundConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RoundEdge']> };
  RoundEdge: Omit<RoundEdge, 'node'> & { node: ResolversParentTypes['Round'] };
  SeedPair: SeedPair;
  SeedReveal: SeedReveal;
  Seeds: Seeds;
  SellResult: SellResultModel;
  Session: SessionModel;
  Skin: SkinModel;
  SmsChallenge: SmsChallenge;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Theme: ThemeModel;
  Wallet: Wallet;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepositReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositReceipt'] = ResolversParentTypes['DepositReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  depositId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export type DropResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Drop'] = ResolversParentTypes['Drop']> = {
  caseNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  caseSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export interface HashScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Hash'], any> {
  name: 'Hash';
}

export type ItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseNames?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  caseSlug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  float?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  displayAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drop?: Resolver<ResolversTypes['Drop'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['LiveEventType'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  prev?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deposit?: Resolver<ResolversTypes['DepositReceipt'], ParentType, ContextType, RequireFields<MutationDepositArgs, 'amount' | 'commandId'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openCase?: Resolver<ResolversTypes['OpenCaseResult'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  requestSmsCode?: Resolver<ResolversTypes['SmsChallenge'], ParentType, ContextType, RequireFields<MutationRequestSmsCodeArgs, 'phone'>>;
  rotateSeed?: Resolver<ResolversTypes['RotateSeedResult'], ParentType, ContextType, RequireFields<MutationRotateSeedArgs, 'commandId'>>;
  sellItems?: Resolver<ResolversTypes['SellResult'], ParentType, ContextType, RequireFields<MutationSellItemsArgs, 'commandId' | 'itemIds'>>;
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

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  backpack?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryBackpackArgs, 'first' | 'sort' | 'state'>>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'slug'>>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType, Partial<QueryCasesArgs>>;
  fairnessLog?: Resolver<ResolversTypes['FairnessLog'], ParentType, ContextType>;
  liveDrops?: Resolver<ReadonlyArray<ResolversTypes['LiveEvent']>, ParentType, ContextType, RequireFields<QueryLiveDropsArgs, 'top'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType, RequireFields<QueryRoundArgs, 'id'>>;
  rounds?: Resolver<ResolversTypes['RoundConnection'], ParentType, ContextType, RequireFields<QueryRoundsArgs, 'first'>>;
  seeds?: Resolver<ResolversTypes['Seeds'], ParentType, ContextType>;
  themes?: Resolver<ReadonlyArray<ResolversTypes['Theme']>, ParentType, ContextType>;
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
  liveEvents?: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
};

export type ThemeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
  taglines?: Resolver<ResolversTypes['Names'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  coin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Case?: CaseResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CommandId?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DepositReceipt?: DepositReceiptResolvers<ContextType>;
  Drop?: DropResolvers<ContextType>;
  Entropy?: GraphQLScalarType;
  FairnessLog?: FairnessLogResolvers<ContextType>;
  Hash?: GraphQLScalarType;
  Item?: ItemResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemEdge?: ItemEdgeResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LogPosition?: GraphQLScalarType;
  Me?: MeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Names?: NamesResolvers<ContextType>;
  OpenCaseResult?: OpenCaseResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevealedSeedPair?: RevealedSeedPairResolvers<ContextType>;
  RotateSeedResult?: RotateSeedResultResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  RoundConnection?: RoundConnectionResolvers<ContextType>;
  RoundEdge?: RoundEdgeResolvers<ContextType>;
  SeedPair?: SeedPairResolvers<ContextType>;
  SeedReveal?: SeedRevealResolvers<ContextType>;
  Seeds?: SeedsResolvers<ContextType>;
  SellResult?: SellResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Skin?: SkinResolvers<ContextType>;
  SmsChallenge?: SmsChallengeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
};

