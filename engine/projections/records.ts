import { rowsAs } from '../database/sql.ts';
import { type FlowRow, flowColumns, flowOf, flowRow, flowsNamed, writeFlows } from './flow-records.ts';
import { type GameRecordRow, gameRecordOf, writeGames } from './game-records.ts';
import { projectionOf } from './projection.ts';
import { type PurchaseRow, purchasesOf, writePurchases } from './purchase-records.ts';
import { RECORD_TYPES, type Telling } from './record-types.ts';

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

export const records = projectionOf({
  name: 'records',
  version: 1,
  tables: ['game_record', 'purchase_record', 'flow_record'],
  types: RECORD_TYPES,

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
