import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs } from '../database/records.ts';
import { integerColumn, moneyColumn } from '../database/sql.ts';
import { balanceChange } from '../facts/facts.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** Events that a deposit, a retrieval or a transfer begins with or goes on. */
const FLOW_TYPES = [
  'DepositRequested',
  'DepositCancelled',
  'PaymentSettled',
  'DepositReversed',
  'RetrievalRequested',
  'RetrievalAdvanced',
  'PointsTransferred',
  'PointsSent',
  'PointsReceived',
] as const;
type FlowEvent = Recorded<(typeof FLOW_TYPES)[number]>;

export const flowRow = z.object({
  playerId: z.string(),
  flowId: z.string(),
  kind: z.enum(['deposit', 'retrieval', 'transfer']),
  position: integerColumn,
  amount: moneyColumn,
  balance: z.enum(['coin', 'points']),
  state: z.string(),
  /** The part of a deposit that was given back. */
  reversed: moneyColumn,
  at: integerColumn,
});
/** A deposit, a retrieval or a transfer, with the state it has reached. */
export type FlowRow = Readonly<z.infer<typeof flowRow>>;
export type FlowKind = FlowRow['kind'];

const retrievalStates = {
  'awaiting-shipment': 'AWAITING_SHIPMENT',
  'awaiting-receipt': 'AWAITING_RECEIPT',
  succeeded: 'SUCCESS',
  failed: 'FAILED',
} as const;

/** A flow as an event leaves it; `known` finds a flow that began before. */
const flowOf = (
  { position, at, event, facts }: FlowEvent,
  known: (playerId: string, id: string) => FlowRow,
): FlowRow => {
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
    reversed: 0n,
    at,
  });
  switch (event.type) {
    case 'DepositRequested':
      return begun('deposit', event.data.depositId, parseMoney(event.data.amount), 'coin', 'PROCESSING');
    case 'DepositCancelled':
      return { ...known(playerId, event.data.depositId), state: 'CANCELLED' };
    case 'PaymentSettled':
      return { ...known(playerId, event.data.depositId), state: 'COMPLETED' };
    case 'DepositReversed': {
      const flow = known(playerId, event.data.depositId);
      const reversed = flow.reversed + parseMoney(event.data.amount);
      return { ...flow, reversed, state: reversed < flow.amount ? 'PARTLY_REVERSED' : 'REVERSED' };
    }
    case 'RetrievalRequested': {
      const { retrievalId, item } = event.data;
      return begun('retrieval', retrievalId, -parseMoney(item.value), 'coin', 'RETRIEVING');
    }
    case 'RetrievalAdvanced':
      return { ...known(playerId, event.data.retrievalId), state: retrievalStates[event.data.state] };
    case 'PointsTransferred':
    case 'PointsSent':
    case 'PointsReceived': {
      const points = balanceChange(facts.postings, playerId, 'points');
      return begun('transfer', event.data.commandId, points, 'points', 'COMPLETED');
    }
  }
};

/** Flows that go on in these events. */
const flowsNamed = (events: readonly FlowEvent[]): readonly string[] =>
  events.flatMap(({ event }): readonly string[] => {
    switch (event.type) {
      case 'DepositCancelled':
      case 'PaymentSettled':
      case 'DepositReversed':
        return [event.data.depositId];
      case 'RetrievalAdvanced':
        return [event.data.retrievalId];
      default:
        return [];
    }
  });

const flowKey = (playerId: string, flowId: string): string => `${playerId} ${flowId}`;

export const flows = projectionOf({
  name: 'flows',
  version: 1,
  tables: ['flow_record'],
  types: FLOW_TYPES,

  read: async (sql, table, events): Promise<ReadonlyMap<string, FlowRow>> => {
    const ids = flowsNamed(events);
    if (ids.length === 0) return new Map();
    const text = `SELECT ${columnsOf(flowRow)} FROM ${table('flow_record')} WHERE flow_id = ANY($1::text[]) AND player_id = ANY($2::text[])`;
    const players = events.map(({ event }) => event.data.playerId);
    const rows = recordsAs(flowRow, await sql.query(text, [ids, [...new Set(players)]]));
    return new Map(rows.map((row) => [flowKey(row.playerId, row.flowId), row]));
  },

  fold: (before, events) => {
    const changed = new Map<string, FlowRow>();
    const known = (playerId: string, id: string): FlowRow => {
      const row = changed.get(flowKey(playerId, id)) ?? before.get(flowKey(playerId, id));
      if (row === undefined) throw new Error(`${id} goes on without having begun`);
      return row;
    };
    for (const recorded of events) {
      const flow = flowOf(recorded, known);
      changed.set(flowKey(flow.playerId, flow.flowId), flow);
    }
    return [...changed.values()];
  },

  write: (sql, table, rows) =>
    insertRecords(
      sql,
      table('flow_record'),
      rows,
      'ON CONFLICT (player_id, flow_id) DO UPDATE SET state = excluded.state, reversed = excluded.reversed',
    ),
});
