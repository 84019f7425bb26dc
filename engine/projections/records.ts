import { z } from 'zod';
import type { ItemOrigin } from '../kernel/game-name.ts';
import { roundId } from '../kernel/ids.ts';
import { type Money, parseMoney, sumOf } from '../kernel/money.ts';
import { projectionOf, type Recorded, type TableName } from './projection.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from './sql.ts';

export type FlowKind = 'deposit' | 'retrieval' | 'transfer';
export type PurchaseChannel = 'case' | 'free-case' | 'shop';

/** A play of any game. */
export interface GameRecordRow {
  readonly playerId: string;
  readonly position: number;
  readonly recordId: string;
  readonly game: Exclude<ItemOrigin, 'shop'>;
  readonly cost: Money;
  readonly won: Money;
  readonly itemId: string | null;
  readonly at: number;
}

/** One bought item, or the one that an opened case gave. */
export interface PurchaseRow {
  readonly itemId: string;
  readonly playerId: string;
  readonly position: number;
  readonly channel: PurchaseChannel;
  readonly caseSlug: string | null;
  readonly quantity: number;
  readonly paid: Money;
  readonly balance: 'coin' | 'points';
  readonly at: number;
}

/** A deposit, a retrieval or a transfer, with the state it has reached. */
export interface FlowRow {
  readonly playerId: string;
  readonly flowId: string;
  readonly kind: FlowKind;
  readonly position: number;
  readonly amount: Money;
  readonly balance: 'coin' | 'points';
  readonly state: string;
  readonly at: number;
}

const TYPES = [
  'CaseOpened',
  'FreeCaseOpened',
  'UpgradePlayed',
  'DreamChased',
  'BattleConcluded',
  'PrizeWon',
  'ShopPurchased',
  'DepositSettled',
  'DepositRequested',
  'DepositCancelled',
  'PaymentSettled',
  'RetrievalRequested',
  'RetrievalAdvanced',
  'PointsTransferred',
  'PointsSent',
  'PointsReceived',
] as const;
type Telling = Recorded<(typeof TYPES)[number]>;

const dearest = (items: readonly { readonly itemId: string; readonly value: string }[]): string | null =>
  items.toSorted((a, b) => Number(parseMoney(b.value) - parseMoney(a.value)))[0]?.itemId ?? null;

/** The play that an event tells of. */
const gameRecordOf = ({ position, at, event }: Telling): GameRecordRow | null => {
  const made = (recordId: string, game: GameRecordRow['game'], cost: Money, won: Money, itemId: string | null) => ({
    playerId: event.data.playerId,
    position,
    recordId,
    game,
    cost,
    won,
    itemId,
    at,
  });
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const id = roundId(event.data.pairId, event.data.roundNo);
      const price = event.type === 'CaseOpened' ? parseMoney(event.data.price) : 0n;
      return made(id, 'case', price, parseMoney(event.data.value), id);
    }
    case 'UpgradePlayed': {
      const { pairId, roundNo, stake, item } = event.data;
      const won = item === null ? 0n : parseMoney(item.value);
      return made(roundId(pairId, roundNo), 'upgrade', parseMoney(stake), won, item?.itemId ?? null);
    }
    case 'DreamChased': {
      const { pairId, roundNo, fee, item } = event.data;
      return made(roundId(pairId, roundNo), 'dream', parseMoney(fee), parseMoney(item.value), item.itemId);
    }
    case 'BattleConcluded': {
      const { battleId, cost, items } = event.data;
      return made(
        battleId,
        'battle',
        parseMoney(cost),
        sumOf(items.map(({ value }) => parseMoney(value))),
        dearest(items),
      );
    }
    case 'PrizeWon': {
      const { giveawayId, item } = event.data;
      return made(giveawayId, 'giveaway', 0n, parseMoney(item.value), item.itemId);
    }
    default:
      return null;
  }
};

/** What an event sold to the player. An order's total is shared out so that the shares sum to it. */
const purchasesOf = ({ position, at, event }: Telling): readonly PurchaseRow[] => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const { playerId, pairId, roundNo } = event.data;
      const order = { itemId: roundId(pairId, roundNo), playerId, position, caseSlug: event.data.case, at };
      return event.type === 'CaseOpened'
        ? [
            {
              ...order,
              channel: 'case',
              quantity: event.data.quantity,
              paid: parseMoney(event.data.price),
              balance: 'coin',
            },
          ]
        : [{ ...order, channel: 'free-case', quantity: 1, paid: 0n, balance: 'coin' }];
    }
    case 'ShopPurchased': {
      const { playerId, items, balance } = event.data;
      const total = parseMoney(event.data.total);
      const count = BigInt(items.length);
      return items.map(({ itemId }, index) => ({
        itemId,
        playerId,
        position,
        channel: 'shop',
        caseSlug: null,
        quantity: items.length,
        paid: total / count + (BigInt(index) < total % count ? 1n : 0n),
        balance,
        at,
      }));
    }
    default:
      return [];
  }
};

/** A flow as an event leaves it; what began before is found in `known`. */
const flowOf = ({ position, at, event }: Telling, known: (playerId: string, id: string) => FlowRow): FlowRow | null => {
  const { playerId } = event.data;
  const begun = (
    kind: FlowKind,
    flowId: string,
    amount: Money,
    balance: FlowRow['balance'],
    state: string,
  ): FlowRow => ({
    playerId,
    flowId,
    kind,
    position,
    amount,
    balance,
    state,
    at,
  });
  switch (event.type) {
    case 'DepositSettled':
      return begun('deposit', event.data.depositId, parseMoney(event.data.amount), 'coin', 'COMPLETED');
    case 'DepositRequested':
      return begun('deposit', event.data.depositId, parseMoney(event.data.amount), 'coin', 'PROCESSING');
    case 'DepositCancelled':
      return { ...known(playerId, event.data.depositId), state: 'CANCELLED' };
    case 'PaymentSettled':
      return { ...known(playerId, event.data.depositId), state: 'COMPLETED' };
    case 'RetrievalRequested': {
      const { retrievalId, item } = event.data;
      return begun('retrieval', retrievalId, -parseMoney(item.value), 'coin', 'RETRIEVING');
    }
    case 'RetrievalAdvanced':
      return { ...known(playerId, event.data.retrievalId), state: retrievalStates[event.data.state] };
    case 'PointsTransferred':
      return begun('transfer', event.data.commandId, -parseMoney(event.data.points), 'points', 'COMPLETED');
    case 'PointsSent':
      return begun('transfer', event.data.commandId, -parseMoney(event.data.points), 'points', 'COMPLETED');
    case 'PointsReceived':
      return begun('transfer', event.data.commandId, parseMoney(event.data.points), 'points', 'COMPLETED');
    default:
      return null;
  }
};

const retrievalStates = {
  'awaiting-shipment': 'AWAITING_SHIPMENT',
  'awaiting-receipt': 'AWAITING_RECEIPT',
  succeeded: 'SUCCESS',
  failed: 'FAILED',
} as const;

type Flows = ReadonlyMap<string, FlowRow>;
const flowKey = (playerId: string, flowId: string): string => `${playerId} ${flowId}`;

interface Changes {
  readonly games: readonly GameRecordRow[];
  readonly purchases: readonly PurchaseRow[];
  readonly flows: readonly FlowRow[];
}

export const foldRecords = (before: Flows, events: readonly Telling[]): Changes => {
  const flows = new Map<string, FlowRow>();
  const known = (playerId: string, id: string): FlowRow => {
    const row = flows.get(flowKey(playerId, id)) ?? before.get(flowKey(playerId, id));
    if (row === undefined) throw new Error(`${id} goes on without having begun`);
    return row;
  };
  for (const recorded of events) {
    const flow = flowOf(recorded, known);
    if (flow !== null) flows.set(flowKey(flow.playerId, flow.flowId), flow);
  }
  return {
    games: events.map(gameRecordOf).filter((row) => row !== null),
    purchases: events.flatMap(purchasesOf),
    flows: [...flows.values()],
  };
};

/** Flows that go on in these events. */
const flowsNamed = (events: readonly Telling[]): readonly string[] =>
  events.flatMap(({ event }): readonly string[] => {
    switch (event.type) {
      case 'DepositCancelled':
      case 'PaymentSettled':
        return [event.data.depositId];
      case 'RetrievalAdvanced':
        return [event.data.retrievalId];
      default:
        return [];
    }
  });

const flowColumns = 'player_id, flow_id, kind, position, amount, balance, state, at';

export const flowRow = z
  .object({
    player_id: z.string(),
    flow_id: z.string(),
    kind: z.enum(['deposit', 'retrieval', 'transfer']),
    position: integerColumn,
    amount: moneyColumn,
    balance: z.enum(['coin', 'points']),
    state: z.string(),
    at: integerColumn,
  })
  .transform(
    ({ player_id, flow_id, ...row }): FlowRow => ({
      playerId: player_id,
      flowId: flow_id,
      ...row,
    }),
  );

const writeGames = async (sql: SqlClient, table: TableName, rows: readonly GameRecordRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('game_record')} (player_id, position, record_id, game, cost, won, item_id, at)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
       $8::bigint[])`,
    [
      rows.map((row) => row.playerId),
      rows.map((row) => row.position),
      rows.map((row) => row.recordId),
      rows.map((row) => row.game),
      rows.map((row) => row.cost),
      rows.map((row) => row.won),
      rows.map((row) => row.itemId),
      rows.map((row) => row.at),
    ],
  );
};

const writePurchases = async (sql: SqlClient, table: TableName, rows: readonly PurchaseRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('purchase_record')} (item_id, player_id, position, channel, case_slug, quantity, paid, balance, at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7::bigint[],
       $8::text[], $9::bigint[])`,
    [
      rows.map((row) => row.itemId),
      rows.map((row) => row.playerId),
      rows.map((row) => row.position),
      rows.map((row) => row.channel),
      rows.map((row) => row.caseSlug),
      rows.map((row) => row.quantity),
      rows.map((row) => row.paid),
      rows.map((row) => row.balance),
      rows.map((row) => row.at),
    ],
  );
};

const writeFlows = async (sql: SqlClient, table: TableName, rows: readonly FlowRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('flow_record')} (${flowColumns})
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
       $8::bigint[])
     ON CONFLICT (player_id, flow_id) DO UPDATE SET state = excluded.state`,
    [
      rows.map((row) => row.playerId),
      rows.map((row) => row.flowId),
      rows.map((row) => row.kind),
      rows.map((row) => row.position),
      rows.map((row) => row.amount),
      rows.map((row) => row.balance),
      rows.map((row) => row.state),
      rows.map((row) => row.at),
    ],
  );
};

export const records = projectionOf({
  name: 'records',
  version: 1,
  tables: ['game_record', 'purchase_record', 'flow_record'],
  types: TYPES,

  read: async (sql, table, events): Promise<Flows> => {
    const ids = flowsNamed(events);
    if (ids.length === 0) return new Map();
    const text = `SELECT ${flowColumns} FROM ${table('flow_record')} WHERE flow_id = ANY($1::text[]) AND player_id = ANY($2::text[])`;
    const players = events.map(({ event }) => event.data.playerId);
    const rows = rowsAs(flowRow, await sql.query(text, [ids, [...new Set(players)]]));
    return new Map(rows.map((row) => [flowKey(row.playerId, row.flowId), row]));
  },

  fold: foldRecords,

  write: async (sql, table, { games, purchases, flows }) => {
    await writeGames(sql, table, games);
    await writePurchases(sql, table, purchases);
    await writeFlows(sql, table, flows);
  },
});
