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
  readonly kind: ActKind;
  /** The player whom it is about; null where it is about none. */
  readonly player?: Maybe<Scalars['ID']['output']>;
  /** Of the entry in the log. */
  readonly position: Scalars['LogPosition']['output'];
  /** As the operator gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The act in a few words. */
  readonly text: Scalars['String']['output'];
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

export type AskerKind =
  | 'access-key'
  /** The terminal of the site's own user: `operator:local`. */
  | 'local'
  /** An operator, signed in with a passkey. */
  | 'person';

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
  /** The roles, the name of the passkey or the field of personal data. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: JournalKind;
  /** The operator who did it, or `operator:local`. */
  readonly operator: Scalars['ID']['output'];
  /** Null for the terminal. */
  readonly operatorName?: Maybe<Scalars['String']['output']>;
  /** As the operator gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The id of the operator or player that it is about, or the name of a refused operation. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Of that operator or player; null where it has none (any more). */
  readonly subjectName?: Maybe<Scalars['String']['output']>;
};

export type JournalKind =
  /** The invitation was used, and a passkey made. */
  | 'accepted'
  | 'ended'
  | 'identity-revealed'
  | 'invited'
  /** An operation for which the operator has no scope; one entry a minute of each. */
  | 'refused'
  | 'roles-set'
  | 'sessions-ended'
  | 'signed-in'
  | 'signed-out';

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
  /** Approves an act and carries it out. Where the rules ask two people, the proposer can't. */
  readonly approveAct: ActStep;
  /**
   * Takes the right to approve an own act alone, for all to see, where the rules allow it; `approveAct` follows. Another operator has to
   * review it.
   */
  readonly breakGlass: ActStep;
  /** Ends an operator and all their sessions, at once and for good. The last owner who can sign in stays. */
  readonly endOperator: Operator;
  /** Ends all sessions of an operator at once; their passkeys open new ones. */
  readonly endOperatorSessions: Operator;
  /** Invites an operator: the link makes a passkey for them, once, within 24 hours. */
  readonly inviteOperator: OperatorInvitation;
  /** Proposes any act: the effect is the JSON that docs/audit-format.md describes, under Acts of operators. */
  readonly proposeAct: ActStep;
  /** Proposes a correction of a player's balance: the log has it sealed. */
  readonly proposeCorrection: ActStep;
  /**
   * Proposes that a credited payment is reversed: it is taken from the player with the bonus that came with it, first from what is locked, then
   * from coin, and what they don't have they owe. The log has it sealed. The money itself is given back at the provider.
   */
  readonly proposeReversal: ActStep;
  /** Refuses an act. */
  readonly refuseAct: ActStep;
  /** Reveals personal data of a player in full. The journal has the reason before the answer comes. */
  readonly revealIdentity: RevealedIdentity;
  /** Reviews what another operator did behind a broken glass. */
  readonly reviewAct: ActStep;
  /**
   * Sets all roles of an operator, from the next operation on. No operator gives themselves a role, and the last owner who can sign in
   * stays one.
   */
  readonly setOperatorRoles: Operator;
  /** Withdraws an act that the asker proposed. */
  readonly withdrawAct: ActStep;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationApproveActArgs = {
  id: Scalars['ID']['input'];
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationBreakGlassArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
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
export type MutationInviteOperatorArgs = {
  name: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  roles: ReadonlyArray<OperatorRole>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationProposeActArgs = {
  effect: Scalars['String']['input'];
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
export type MutationProposeReversalArgs = {
  amount: Scalars['Money']['input'];
  kind: ReversalKind;
  order: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  ticket?: InputMaybe<Scalars['String']['input']>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationRefuseActArgs = {
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
export type MutationSetOperatorRolesArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  roles: ReadonlyArray<OperatorRole>;
};


/** The acts of an operator. As a command each takes `--dry-run`, `--yes` and `--id`. */
export type MutationWithdrawActArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
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
  readonly plays: Scalars['Count']['output'];
  /** Items that were sent on their way, also those that came back. */
  readonly retrievals: Scalars['Count']['output'];
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

export type ProposalChange = {
  readonly __typename?: 'ProposalChange';
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Null where there was nothing. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** With names: `price of Dawn`. */
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
  /** The journal of operators, newest first: invitations, sign-ins, roles, revealed data and refused operations. */
  readonly journal: Journal;
  /** The one who asks: an operator, an access key or the terminal. */
  readonly me: Me;
  /** The state of the site at this moment: income, pace, debts, queues, read models and alarms. */
  readonly now: Now;
  /** All operators, those in force first; at most 500. */
  readonly operators: ReadonlyArray<Operator>;
  /** Deposit orders, newest first. With each are the webhooks of its provider. The orders of an erased account are erased with it; their sums stay in reports. */
  readonly orders: Orders;
  /** A player: identity, wallet, limits and restrictions, counts, and the newest events. Null where the id is no player's. */
  readonly player?: Maybe<Player>;
  /**
   * The players that a text leads to: a phone in any spelling, the beginning of a nickname, or the id of anything of theirs. At most 20,
   * exact finds first.
   */
  readonly players: ReadonlyArray<PlayerHit>;
  /** An act with all that it changes; null for an id that no act has. */
  readonly proposal?: Maybe<Proposal>;
  /** Acts of operators with what became of them, newest first. */
  readonly proposals: Proposals;
  /**
   * Play, income and movements of money from one day to another, both included. Every sum follows from the public log alone, so that a
   * report and a query over the log can't differ.
   */
  readonly report: Report;
  /** Items on their way to Steam, the oldest request first. Without a state those that have not ended. */
  readonly retrievals: Retrievals;
  /** The return of each game and case since the first play, beside the return that the published tables promise. */
  readonly returns: Returns;
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

export type ReadModelState = {
  readonly __typename?: 'ReadModelState';
  /** Entries of the log that it hasn't folded yet. */
  readonly behind: Scalars['Count']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['LogPosition']['output'];
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

export type ShipmentStep =
  /** Nothing more is to be done. */
  | 'done'
  /** To be sent. */
  | 'new'
  /** On its way to the warehouse: whether that has it is not known. */
  | 'sending'
  /** The warehouse has it. */
  | 'sent';

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

export type TicketState =
  /** The player has the last answer. */
  | 'answered'
  | 'closed'
  /** The player waits for an answer. */
  | 'open';

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
  ActKind: ActKind;
  ActRules: ResolverTypeWrapper<ActRules>;
  ActStep: ResolverTypeWrapper<ActStep>;
  Acts: ResolverTypeWrapper<Acts>;
  Alarm: ResolverTypeWrapper<Alarm>;
  AlarmKind: AlarmKind;
  AskerKind: ResolverTypeWrapper<AskerKind>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaseFigures: ResolverTypeWrapper<CaseFigures>;
  CaseReturn: ResolverTypeWrapper<CaseReturn>;
  CorrectedBalance: CorrectedBalance;
  CorrectionDirection: CorrectionDirection;
  CorrectionReason: CorrectionReason;
  Count: ResolverTypeWrapper<Scalars['Count']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  DayIncome: ResolverTypeWrapper<DayIncome>;
  DebtKind: DebtKind;
  Figures: ResolverTypeWrapper<Figures>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GameFigures: ResolverTypeWrapper<GameFigures>;
  GameReturn: ResolverTypeWrapper<GameReturn>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityField: ResolverTypeWrapper<IdentityField>;
  ImposedLimit: ResolverTypeWrapper<ImposedLimit>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Journal: ResolverTypeWrapper<Omit<Journal, 'entries'> & { entries: ReadonlyArray<ResolversTypes['JournalEntry']> }>;
  JournalEntry: ResolverTypeWrapper<Omit<JournalEntry, 'kind'> & { kind: ResolversTypes['JournalKind'] }>;
  JournalKind: ResolverTypeWrapper<JournalKind>;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  LogState: ResolverTypeWrapper<LogState>;
  Me: ResolverTypeWrapper<Omit<Me, 'kind' | 'roles'> & { kind: ResolversTypes['AskerKind'], roles: ReadonlyArray<ResolversTypes['OperatorRole']> }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoneyFigures: ResolverTypeWrapper<MoneyFigures>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Now: ResolverTypeWrapper<Now>;
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
  PeriodIncome: ResolverTypeWrapper<PeriodIncome>;
  PlayFigures: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PlayFigures']>;
  Player: ResolverTypeWrapper<PlayerModel>;
  PlayerAccount: ResolverTypeWrapper<PlayerAccount>;
  PlayerCounts: ResolverTypeWrapper<PlayerCounts>;
  PlayerFoundBy: PlayerFoundBy;
  PlayerHit: ResolverTypeWrapper<PlayerHit>;
  PlayerLimit: ResolverTypeWrapper<PlayerLimit>;
  PlayerRestriction: ResolverTypeWrapper<PlayerRestriction>;
  PlayerStanding: ResolverTypeWrapper<PlayerStanding>;
  PlayerVerification: PlayerVerification;
  PlayerWallet: ResolverTypeWrapper<PlayerWallet>;
  Proposal: ResolverTypeWrapper<Proposal>;
  ProposalChange: ResolverTypeWrapper<ProposalChange>;
  ProposalState: ProposalState;
  Proposals: ResolverTypeWrapper<Proposals>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueueState: ResolverTypeWrapper<QueueState>;
  ReadModelState: ResolverTypeWrapper<ReadModelState>;
  Report: ResolverTypeWrapper<Report>;
  Retrieval: ResolverTypeWrapper<Omit<Retrieval, 'state' | 'step'> & { state: ResolversTypes['RetrievalStage'], step?: Maybe<ResolversTypes['ShipmentStep']> }>;
  RetrievalAge: ResolverTypeWrapper<RetrievalAge>;
  RetrievalStage: ResolverTypeWrapper<RetrievalStage>;
  Retrievals: ResolverTypeWrapper<Omit<Retrievals, 'retrievals'> & { retrievals: ReadonlyArray<ResolversTypes['Retrieval']> }>;
  Return: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Return']>;
  Returns: ResolverTypeWrapper<Returns>;
  RevealedIdentity: ResolverTypeWrapper<Omit<RevealedIdentity, 'field'> & { field: ResolversTypes['IdentityField'] }>;
  ReversalKind: ReversalKind;
  ShipmentStep: ResolverTypeWrapper<ShipmentStep>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Ticket: ResolverTypeWrapper<Omit<Ticket, 'state'> & { state: ResolversTypes['TicketState'] }>;
  TicketState: ResolverTypeWrapper<TicketState>;
  Tickets: ResolverTypeWrapper<Omit<Tickets, 'tickets'> & { tickets: ReadonlyArray<ResolversTypes['Ticket']> }>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineKind: TimelineKind;
  WaitingRetrievals: ResolverTypeWrapper<WaitingRetrievals>;
  WitnessState: ResolverTypeWrapper<WitnessState>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Act: Act;
  ActRules: ActRules;
  ActStep: ActStep;
  Acts: Acts;
  Alarm: Alarm;
  Boolean: Scalars['Boolean']['output'];
  CaseFigures: CaseFigures;
  CaseReturn: CaseReturn;
  Count: Scalars['Count']['output'];
  DateTime: Scalars['DateTime']['output'];
  Day: Scalars['Day']['output'];
  DayFigures: DayFigures;
  DayIncome: DayIncome;
  Figures: Figures;
  Float: Scalars['Float']['output'];
  GameFigures: GameFigures;
  GameReturn: GameReturn;
  ID: Scalars['ID']['output'];
  ImposedLimit: ImposedLimit;
  Int: Scalars['Int']['output'];
  Journal: Omit<Journal, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['JournalEntry']> };
  JournalEntry: JournalEntry;
  LogPosition: Scalars['LogPosition']['output'];
  LogState: LogState;
  Me: Me;
  Money: Scalars['Money']['output'];
  MoneyFigures: MoneyFigures;
  Mutation: Record<PropertyKey, never>;
  Now: Now;
  Operator: Operator;
  OperatorInvitation: OperatorInvitation;
  Order: Order;
  OrderEvent: OrderEvent;
  OrderReversal: OrderReversal;
  Orders: Omit<Orders, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  OwedKind: OwedKind;
  Pace: Pace;
  PeriodIncome: PeriodIncome;
  PlayFigures: ResolversInterfaceTypes<ResolversParentTypes>['PlayFigures'];
  Player: PlayerModel;
  PlayerAccount: PlayerAccount;
  PlayerCounts: PlayerCounts;
  PlayerHit: PlayerHit;
  PlayerLimit: PlayerLimit;
  PlayerRestriction: PlayerRestriction;
  PlayerStanding: PlayerStanding;
  PlayerWallet: PlayerWallet;
  Proposal: Proposal;
  ProposalChange: ProposalChange;
  Proposals: Proposals;
  Query: Record<PropertyKey, never>;
  QueueState: QueueState;
  ReadModelState: ReadModelState;
  Report: Report;
  Retrieval: Retrieval;
  RetrievalAge: RetrievalAge;
  Retrievals: Omit<Retrievals, 'retrievals'> & { retrievals: ReadonlyArray<ResolversParentTypes['Retrieval']> };
  Return: ResolversInterfaceTypes<ResolversParentTypes>['Return'];
  Returns: Returns;
  RevealedIdentity: RevealedIdentity;
  String: Scalars['String']['output'];
  Ticket: Ticket;
  Tickets: Omit<Tickets, 'tickets'> & { tickets: ReadonlyArray<ResolversParentTypes['Ticket']> };
  TimelineEntry: TimelineEntry;
  WaitingRetrievals: WaitingRetrievals;
  WitnessState: WitnessState;
};

export type ChartDirectiveArgs = { };

export type ChartDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = ChartDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CommandDirectiveArgs = {
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
  kind?: Resolver<ResolversTypes['ActKind'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AskerKindResolvers = { ACCESS_KEY: 'access-key', LOCAL: 'local', PERSON: 'person' };

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

export interface CountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Count'], any> {
  name: 'Count';
}

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

export type IdentityFieldResolvers = { MAIL: 'mail', PHONE: 'phone', STEAM: 'steam', TRADE_LINK: 'trade-link' };

export type ImposedLimitResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ImposedLimit'] = ResolversParentTypes['ImposedLimit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type JournalKindResolvers = { ACCEPTED: 'accepted', ENDED: 'ended', IDENTITY_REVEALED: 'identity-revealed', INVITED: 'invited', REFUSED: 'refused', ROLES_SET: 'roles-set', SESSIONS_ENDED: 'sessions-ended', SIGNED_IN: 'signed-in', SIGNED_OUT: 'signed-out' };

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
  approveAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationApproveActArgs, 'id'>>;
  breakGlass?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationBreakGlassArgs, 'id' | 'reason'>>;
  endOperator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationEndOperatorArgs, 'id' | 'reason'>>;
  endOperatorSessions?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationEndOperatorSessionsArgs, 'id'>>;
  inviteOperator?: Resolver<ResolversTypes['OperatorInvitation'], ParentType, ContextType, RequireFields<MutationInviteOperatorArgs, 'name' | 'reason' | 'roles'>>;
  proposeAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeActArgs, 'effect' | 'reason'>>;
  proposeCorrection?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeCorrectionArgs, 'amount' | 'balance' | 'direction' | 'player' | 'reason' | 'why'>>;
  proposeReversal?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationProposeReversalArgs, 'amount' | 'kind' | 'order' | 'reason'>>;
  refuseAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationRefuseActArgs, 'id' | 'reason'>>;
  revealIdentity?: Resolver<ResolversTypes['RevealedIdentity'], ParentType, ContextType, RequireFields<MutationRevealIdentityArgs, 'field' | 'player' | 'reason'>>;
  reviewAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationReviewActArgs, 'id' | 'note'>>;
  setOperatorRoles?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationSetOperatorRolesArgs, 'id' | 'reason' | 'roles'>>;
  withdrawAct?: Resolver<ResolversTypes['ActStep'], ParentType, ContextType, RequireFields<MutationWithdrawActArgs, 'id' | 'reason'>>;
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
  plays?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  retrievals?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
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
  journal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<QueryJournalArgs, 'first'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Now'], ParentType, ContextType>;
  operators?: Resolver<ReadonlyArray<ResolversTypes['Operator']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Orders'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  players?: Resolver<ReadonlyArray<ResolversTypes['PlayerHit']>, ParentType, ContextType, RequireFields<QueryPlayersArgs, 'text'>>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  proposals?: Resolver<ResolversTypes['Proposals'], ParentType, ContextType, RequireFields<QueryProposalsArgs, 'first'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<QueryReportArgs>>;
  retrievals?: Resolver<ResolversTypes['Retrievals'], ParentType, ContextType, RequireFields<QueryRetrievalsArgs, 'first'>>;
  returns?: Resolver<ResolversTypes['Returns'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Tickets'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'first' | 'state'>>;
};

export type QueueStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['QueueState'] = ResolversParentTypes['QueueState']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type ReadModelStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['ReadModelState'] = ResolversParentTypes['ReadModelState']> = {
  behind?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['LogPosition'], ParentType, ContextType>;
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

export type RetrievalResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Retrieval'] = ResolversParentTypes['Retrieval']> = {
  ageHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ShipmentStepResolvers = { DONE: 'done', NEW: 'new', SENDING: 'sending', SENT: 'sent' };

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

export type TicketStateResolvers = { ANSWERED: 'answered', CLOSED: 'closed', OPEN: 'open' };

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

export type WitnessStateResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['WitnessState'] = ResolversParentTypes['WitnessState']> = {
  behind?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  cosignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['LogPosition']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = OperatorContext> = {
  Act?: ActResolvers<ContextType>;
  ActRules?: ActRulesResolvers<ContextType>;
  ActStep?: ActStepResolvers<ContextType>;
  Acts?: ActsResolvers<ContextType>;
  Alarm?: AlarmResolvers<ContextType>;
  AskerKind?: AskerKindResolvers;
  CaseFigures?: CaseFiguresResolvers<ContextType>;
  CaseReturn?: CaseReturnResolvers<ContextType>;
  Count?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  DayIncome?: DayIncomeResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  GameFigures?: GameFiguresResolvers<ContextType>;
  GameReturn?: GameReturnResolvers<ContextType>;
  IdentityField?: IdentityFieldResolvers;
  ImposedLimit?: ImposedLimitResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalKind?: JournalKindResolvers;
  LogPosition?: GraphQLScalarType;
  LogState?: LogStateResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyFigures?: MoneyFiguresResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Now?: NowResolvers<ContextType>;
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
  PeriodIncome?: PeriodIncomeResolvers<ContextType>;
  PlayFigures?: PlayFiguresResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerAccount?: PlayerAccountResolvers<ContextType>;
  PlayerCounts?: PlayerCountsResolvers<ContextType>;
  PlayerHit?: PlayerHitResolvers<ContextType>;
  PlayerLimit?: PlayerLimitResolvers<ContextType>;
  PlayerRestriction?: PlayerRestrictionResolvers<ContextType>;
  PlayerStanding?: PlayerStandingResolvers<ContextType>;
  PlayerWallet?: PlayerWalletResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalChange?: ProposalChangeResolvers<ContextType>;
  Proposals?: ProposalsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueueState?: QueueStateResolvers<ContextType>;
  ReadModelState?: ReadModelStateResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Retrieval?: RetrievalResolvers<ContextType>;
  RetrievalAge?: RetrievalAgeResolvers<ContextType>;
  RetrievalStage?: RetrievalStageResolvers;
  Retrievals?: RetrievalsResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
  RevealedIdentity?: RevealedIdentityResolvers<ContextType>;
  ShipmentStep?: ShipmentStepResolvers;
  Ticket?: TicketResolvers<ContextType>;
  TicketState?: TicketStateResolvers;
  Tickets?: TicketsResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  WaitingRetrievals?: WaitingRetrievalsResolvers<ContextType>;
  WitnessState?: WitnessStateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = OperatorContext> = {
  chart?: ChartDirectiveResolver<any, any, ContextType>;
  command?: CommandDirectiveResolver<any, any, ContextType>;
  inWords?: InWordsDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
