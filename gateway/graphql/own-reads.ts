import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { caughtUpWith } from '../catching-up.ts';
import type { GatewayContext } from './context.ts';
import type { Query } from './generated/resolvers.ts';

/** The read models that show what players do, by their names in the registry. */
type ReadModel =
  | 'battles'
  | 'giveaways'
  | 'live'
  | 'movements'
  | 'partnership'
  | 'plays'
  | 'rankings'
  | 'records'
  | 'retrievals'
  | 'seed-pairs'
  | 'shop-listings'
  | 'shop-purchases';

/**
 * What each query is answered from, as far as a player's commands change it. Balances, backpack and what streams are
 * folded for are never behind, the catalog changes by nobody's play, and `hostSeeds`, `proof` and `receipt` wait for the
 * end of the log by themselves.
 */
const READS: Readonly<Record<Exclude<keyof Query, '__typename'>, readonly ReadModel[]>> = {
  balanceLog: ['movements'],
  battle: ['battles'],
  battleRank: ['rankings'],
  battles: ['battles'],
  coupons: ['partnership'],
  dreamLog: ['plays', 'records'],
  flows: ['records'],
  gameRecords: ['records'],
  giveaway: ['giveaways'],
  giveaways: ['giveaways'],
  plays: ['plays'],
  promotionRecords: ['partnership'],
  purchases: ['records'],
  ranking: ['rankings'],
  retrievals: ['retrievals'],
  round: ['plays'],
  rounds: ['plays'],
  seeds: ['seed-pairs'],
  liveDrops: ['live'],
  liveSince: ['live'],
  shop: ['shop-listings'],
  shopPurchases: ['shop-purchases'],

  avatars: [],
  backpack: [],
  banners: [],
  case: [],
  cases: [],
  dailyReward: [],
  deposit: [],
  deposits: [],
  document: [],
  documents: [],
  dream: [],
  fairnessLog: [],
  firstDepositBonus: [],
  freeCase: [],
  hostSeeds: [],
  me: [],
  message: [],
  messages: [],
  myData: [],
  notices: [],
  paymentChannels: [],
  promotion: [],
  proof: [],
  receipt: [],
  saferPlay: [],
  site: [],
  skin: [],
  skinFamilies: [],
  skinSources: [],
  skins: [],
  supportTicket: [],
  supportTickets: [],
  targets: [],
  themes: [],
  unreadCount: [],
  upgrade: [],
  securityLink: [],
  vip: [],
};

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

const waiting =
  (resolve: Resolver, models: readonly ReadModel[]): Resolver =>
  (root, given, context, info) => {
    const reached = context.position.reached(models);
    return reached === null
      ? resolve(root, given, context, info)
      : reached.then(() => resolve(root, given, context, info));
  };

/** Answered without the catalog: what a page says of the site and of its reader. */
const WITHOUT_CATALOG: ReadonlySet<string> = new Set(['site', 'me', 'document', 'documents', 'fairnessLog']);

/**
 * A request has the catalog as it was when it came in: where the log has more by then, it is BUSY at once. Elsewhere nothing
 * is waited for.
 */
const withWholeCatalog =
  (resolve: Resolver): Resolver =>
  (root, given, context, info) => {
    const whole = caughtUpWith(context.ports, ['catalog'], 0);
    return whole === null ? resolve(root, given, context, info) : whole.then(() => resolve(root, given, context, info));
  };

/** Has queries wait until their read models show what their caller did before, and everything until there is a whole catalog. */
export const readOwnWrites = (schema: GraphQLSchema): GraphQLSchema => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const [name, models] of Object.entries(READS)) {
    const field = fields[name];
    if (field !== undefined && models.length > 0)
      field.resolve = waiting(field.resolve ?? defaultFieldResolver, models);
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {}))
      if (!WITHOUT_CATALOG.has(name)) field.resolve = withWholeCatalog(field.resolve ?? defaultFieldResolver);
  }
  return schema;
};
