import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../database/sql.ts';
import { balanceChange } from '../facts/facts.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import type { Recorded, TableName } from './projection.ts';

/** Events that a deposit, a retrieval or a transfer begins with or goes on. */
export const FLOW_TYPES = [
  'DepositRequested',
  'DepositCancelled',
  'PaymentSettled',
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

/** A flow as an event leaves it; what began before is found in `known`. */
export const flowOf = (
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
    at,
  });
  switch (event.type) {
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
    case 'PointsSent':
    case 'PointsReceived': {
      const points = balanceChange(facts.postings, playerId, 'points');
      return begun('transfer', event.data.commandId, points, 'points', 'COMPLETED');
    }
  }
};

/** Flows that go on in these events. */
export const flowsNamed = (events: readonly FlowEvent[]): readonly string[] =>
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

export const writeFlows = (sql: SqlClient, table: TableName, rows: readonly FlowRow[]): Promise<void> =>
  insertRecords(
    sql,
    table('flow_record'),
    rows,
    'ON CONFLICT (player_id, flow_id) DO UPDATE SET state = excluded.state',
  );
