import { purchasesOf } from '../../../engine/projections/queries/purchases.ts';
import {
  flowsOf,
  gamesOf,
  MAX_RECORDS_PAGE,
  movementsOf,
  siteTotals,
} from '../../../engine/projections/queries/records.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { caseNamesIn } from './catalog.ts';
import { itemOf, worthNow } from './items.ts';

const asked = (first: number | null | undefined, after: string | null | undefined) =>
  pageArguments(first ?? 15, after, MAX_RECORDS_PAGE);

/** The sums of `site.statistics`. */
export const siteStatistics = async (sql: Parameters<typeof siteTotals>[0]) => {
  const totals = await siteTotals(sql);
  const of = (name: string): number => totals.get(name) ?? 0;
  return {
    players: of('players'),
    opened: of('opened'),
    upgrades: of('upgrades'),
    battles: of('battles'),
    giveaways: of('giveaways'),
  };
};

export const recordResolvers: Resolvers = {
  Query: {
    balanceLog: ofViewer(async ({ playerId }, { balance, action, first, after }, context) => {
      const filter = { balance: balance ?? null, action: action ?? null };
      const page = await movementsOf(context.ports.sql, playerId, filter, asked(first, after));
      return connectionOf(page);
    }),

    flows: ofViewer(async ({ playerId }, { kind, first, after }, context) => {
      const page = await flowsOf(context.ports.sql, playerId, kind ?? null, asked(first, after));
      return connectionOf(page);
    }),

    purchases: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await purchasesOf(context.ports.sql, playerId, asked(first, after));
      return connectionOf(page);
    }),

    gameRecords: ofViewer(async ({ playerId }, { game, first, after }, context) => {
      const page = await gamesOf(context.ports.sql, playerId, game ?? null, asked(first, after));
      return connectionOf(page);
    }),
  },
  BalanceLogEntry: {
    id: ({ position, seq }) => `${position}.${seq}`,
  },
  FlowRecord: {
    id: ({ flowId }) => flowId,
  },
  PurchaseRecord: {
    id: ({ itemId }) => itemId,
    caseNames: ({ caseSlug }, _arguments, { catalog }) => (caseSlug === null ? null : caseNamesIn(catalog, caseSlug)),
    item: ({ itemId }, _arguments, context) => itemOf(context, itemId),
    recoveryPrice: async ({ itemId }, _arguments, context) => worthNow(await itemOf(context, itemId), context),
    payAmount: ({ paid }) => paid,
    // A purchase record is always paid. An unpaid order belongs to a deposit and stands in the list of deposits.
    state: () => 'COMPLETED',
  },
  GameRecord: {
    id: ({ playId }) => playId,
    item: ({ itemId }, _arguments, context) => (itemId === null ? null : itemOf(context, itemId)),
  },
};
