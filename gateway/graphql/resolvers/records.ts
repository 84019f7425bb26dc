import type { FlowKind as StoredFlowKind } from '../../../engine/projections/flows.ts';
import { purchasesOf } from '../../../engine/projections/queries/purchases.ts';
import {
  flowsOf,
  gamesOf,
  MAX_RECORDS_PAGE,
  movementsOf,
  siteTotals,
} from '../../../engine/projections/queries/records.ts';
import { ofViewer } from '../context.ts';
import type { Balance, FlowKind, PurchaseChannel, Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { caseNamesIn } from './catalog.ts';
import { shownGame, storedGame } from './game-names.ts';
import { itemOf, worthNow } from './items.ts';

const balances = { coin: 'COIN', points: 'POINTS', locked: 'LOCKED' } as const satisfies Record<string, Balance>;
const storedBalance = { COIN: 'coin', POINTS: 'points', LOCKED: 'locked' } as const satisfies Record<Balance, string>;
const flowKinds = {
  deposit: 'DEPOSIT',
  retrieval: 'RETRIEVAL',
  transfer: 'TRANSFER',
} as const satisfies Record<StoredFlowKind, FlowKind>;
const storedFlowKind = {
  DEPOSIT: 'deposit',
  RETRIEVAL: 'retrieval',
  TRANSFER: 'transfer',
} as const satisfies Record<FlowKind, StoredFlowKind>;
const channels = { case: 'CASE', 'free-case': 'FREE_CASE', shop: 'SHOP' } as const satisfies Record<
  string,
  PurchaseChannel
>;

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
      const filter = { balance: balance == null ? null : storedBalance[balance], action: action ?? null };
      const page = await movementsOf(context.ports.sql, playerId, filter, asked(first, after));
      return connectionOf(page);
    }),

    flows: ofViewer(async ({ playerId }, { kind, first, after }, context) => {
      const stored = kind == null ? null : storedFlowKind[kind];
      const page = await flowsOf(context.ports.sql, playerId, stored, asked(first, after));
      return connectionOf(page);
    }),

    purchases: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await purchasesOf(context.ports.sql, playerId, asked(first, after));
      return connectionOf(page);
    }),

    gameRecords: ofViewer(async ({ playerId }, { game, first, after }, context) => {
      const stored = game == null ? null : storedGame(game);
      const page = await gamesOf(context.ports.sql, playerId, stored, asked(first, after));
      return connectionOf(page);
    }),
  },
  BalanceLogEntry: {
    id: ({ position, seq }) => `${position}.${seq}`,
    balance: ({ balance }) => balances[balance],
  },
  FlowRecord: {
    id: ({ flowId }) => flowId,
    kind: ({ kind }) => flowKinds[kind],
    balance: ({ balance }) => balances[balance],
  },
  PurchaseRecord: {
    id: ({ itemId }) => itemId,
    caseNames: ({ caseSlug }, _arguments, { catalog }) => (caseSlug === null ? null : caseNamesIn(catalog, caseSlug)),
    item: ({ itemId }, _arguments, context) => itemOf(context, itemId),
    recoveryPrice: async ({ itemId }, _arguments, context) => worthNow(await itemOf(context, itemId), context),
    channel: ({ channel }) => channels[channel],
    payAmount: ({ paid }) => paid,
    balance: ({ balance }) => balances[balance],
    // A purchase record is always paid. An unpaid order belongs to a deposit and stands in the list of deposits.
    state: () => 'COMPLETED',
  },
  GameRecord: {
    id: ({ playId }) => playId,
    game: ({ game }) => shownGame(game),
    item: ({ itemId }, _arguments, context) => (itemId === null ? null : itemOf(context, itemId)),
  },
};
