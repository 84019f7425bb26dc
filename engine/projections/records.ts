import { columnsOf, recordsAs } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { FLOW_TYPES, type FlowRow, flowOf, flowRow, flowsNamed, writeFlows } from './flow-records.ts';
import { type GameRecordRow, gameRecordOf, writeGames } from './game-records.ts';
import { eventsOf, projectionOf } from './projection.ts';
import { type PurchaseRow, purchasesOf, writePurchases } from './purchase-records.ts';

type Flows = ReadonlyMap<string, FlowRow>;
const flowKey = (playerId: string, flowId: string): string => `${playerId} ${flowId}`;

interface Changes {
  readonly games: readonly GameRecordRow[];
  readonly purchases: readonly PurchaseRow[];
  readonly flows: readonly FlowRow[];
}

const foldRecords = (before: Flows, events: readonly ReadEvent[]): Changes => {
  const flows = new Map<string, FlowRow>();
  const known = (playerId: string, id: string): FlowRow => {
    const row = flows.get(flowKey(playerId, id)) ?? before.get(flowKey(playerId, id));
    if (row === undefined) throw new Error(`${id} goes on without having begun`);
    return row;
  };
  for (const recorded of eventsOf(FLOW_TYPES, events)) {
    const flow = flowOf(recorded, known);
    flows.set(flowKey(flow.playerId, flow.flowId), flow);
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
  types: [...FLOW_TYPES, ...FACTUAL_TYPES],

  read: async (sql, table, events): Promise<Flows> => {
    const own = eventsOf(FLOW_TYPES, events);
    const ids = flowsNamed(own);
    if (ids.length === 0) return new Map();
    const text = `SELECT ${columnsOf(flowRow)} FROM ${table('flow_record')} WHERE flow_id = ANY($1::text[]) AND player_id = ANY($2::text[])`;
    const players = own.map(({ event }) => event.data.playerId);
    const rows = recordsAs(flowRow, await sql.query(text, [ids, [...new Set(players)]]));
    return new Map(rows.map((row) => [flowKey(row.playerId, row.flowId), row]));
  },

  fold: foldRecords,

  write: async (sql, table, { games, purchases, flows }) => {
    await writeGames(sql, table, games);
    await writePurchases(sql, table, purchases);
    await writeFlows(sql, table, flows);
  },
});
