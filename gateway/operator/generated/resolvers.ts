import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OperatorContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-11-20T10:41:08.123Z`. */
  DateTime: { input: number; output: number; }
  /** A day of the site's own time zone: `2026-11-20`. */
  Day: { input: string; output: string; }
  /** A position in the public log, counted from 0. A decimal string (64 bit). */
  LogPosition: { input: number; output: number; }
  /** An amount in minor units (1/100 of a coin or point), a whole number within ±(2^53 − 1). */
  Money: { input: bigint; output: bigint; }
};

export type CaseReturn = Return & {
  readonly __typename?: 'CaseReturn';
  readonly case: Scalars['String']['output'];
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  /** Decimal logarithm of an e-value against the odds: an honest house ever shows 6 with a probability of one in a million. */
  readonly evidence: Scalars['Float']['output'];
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Int']['output'];
  readonly published?: Maybe<Scalars['Float']['output']>;
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

export type GameReturn = Return & {
  readonly __typename?: 'GameReturn';
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly game: Scalars['String']['output'];
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Int']['output'];
  readonly published?: Maybe<Scalars['Float']['output']>;
  readonly staked: Scalars['Money']['output'];
  readonly telling: Scalars['Boolean']['output'];
  readonly won: Scalars['Money']['output'];
};

/** The reads of an operator, over `/operator/graphql` and as `npm run operator -- … --json`. No read changes anything. */
export type Query = {
  readonly __typename?: 'Query';
  /** The return of each game and case since the first play, beside the return that the published tables promise. */
  readonly returns: Returns;
};

/** The return of some plays. Returns are shares of the stake: 0.9 is 90 %. */
export type Return = {
  /** Distance of the measured return from the published one, in standard deviations. */
  readonly deviation?: Maybe<Scalars['Float']['output']>;
  readonly measured?: Maybe<Scalars['Float']['output']>;
  readonly plays: Scalars['Int']['output'];
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
  Return:
    | ( CaseReturn )
    | ( GameReturn )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaseReturn: ResolverTypeWrapper<CaseReturn>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GameReturn: ResolverTypeWrapper<GameReturn>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LogPosition: ResolverTypeWrapper<Scalars['LogPosition']['output']>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Return: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Return']>;
  Returns: ResolverTypeWrapper<Returns>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CaseReturn: CaseReturn;
  DateTime: Scalars['DateTime']['output'];
  Day: Scalars['Day']['output'];
  Float: Scalars['Float']['output'];
  GameReturn: GameReturn;
  Int: Scalars['Int']['output'];
  LogPosition: Scalars['LogPosition']['output'];
  Money: Scalars['Money']['output'];
  Query: Record<PropertyKey, never>;
  Return: ResolversInterfaceTypes<ResolversParentTypes>['Return'];
  Returns: Returns;
  String: Scalars['String']['output'];
};

export type CommandDirectiveArgs = {
  line: Scalars['String']['input'];
  scope: Scalars['String']['input'];
};

export type CommandDirectiveResolver<Result, Parent, ContextType = OperatorContext, Args = CommandDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CaseReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['CaseReturn'] = ResolversParentTypes['CaseReturn']> = {
  case?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Day'], any> {
  name: 'Day';
}

export type GameReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['GameReturn'] = ResolversParentTypes['GameReturn']> = {
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LogPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LogPosition'], any> {
  name: 'LogPosition';
}

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type QueryResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  returns?: Resolver<ResolversTypes['Returns'], ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = OperatorContext, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  __resolveType?: TypeResolveFn<'CaseReturn' | 'GameReturn', ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measured?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type Resolvers<ContextType = OperatorContext> = {
  CaseReturn?: CaseReturnResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  GameReturn?: GameReturnResolvers<ContextType>;
  LogPosition?: GraphQLScalarType;
  Money?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = OperatorContext> = {
  command?: CommandDirectiveResolver<any, any, ContextType>;
};
