import { z } from 'zod';
import { integerColumn, rowsAs } from '../database/sql.ts';
import type { RetrievalAdvanced } from '../retrieval/events.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** In the order in which old clients count them, from 0. */
export const RETRIEVAL_STATES = [
  'retrieving',
  'awaiting-shipment',
  'awaiting-receipt',
  'succeeded',
  'failed',
] as const satisfies readonly ('retrieving' | RetrievalAdvanced['data']['state'])[];
export type RetrievalState = (typeof RETRIEVAL_STATES)[number];

/** An item on its way to Steam, or where it ended. */
export interface RetrievalRow {
  /** `{token}.{n}`: one command may send several. */
  readonly retrievalId: string;
  readonly playerId: string;
  readonly itemId: string;
  readonly state: RetrievalState;
  /** Of the request. */
  readonly position: number;
  readonly requestedAt: number;
  readonly changedAt: number;
}

export const RETRIEVAL_TYPES = ['RetrievalRequested', 'RetrievalAdvanced'] as const;
type RetrievalRecorded = Recorded<(typeof RETRIEVAL_TYPES)[number]>;

const afterEvent = (row: RetrievalRow | undefined, { event, position, at }: RetrievalRecorded): RetrievalRow => {
  if (event.type === 'RetrievalRequested') {
    const { retrievalId, playerId, item } = event.data;
    const { itemId } = item;
    return { retrievalId, playerId, itemId, state: 'retrieving', position, requestedAt: at, changedAt: at };
  }
  if (row === undefined) throw new Error(`RetrievalAdvanced of no retrieval at position ${position}`);
  return { ...row, state: event.data.state, changedAt: at };
};

/** @returns every retrieval that these events changed, whole. */
export const foldRetrievals = (
  before: ReadonlyMap<string, RetrievalRow>,
  events: readonly RetrievalRecorded[],
): readonly RetrievalRow[] => {
  const changed = new Map<string, RetrievalRow>();
  for (const recorded of events) {
    const { retrievalId } = recorded.event.data;
    changed.set(retrievalId, afterEvent(changed.get(retrievalId) ?? before.get(retrievalId), recorded));
  }
  return [...changed.values()];
};

const stateColumn = integerColumn.transform((number, context): RetrievalState => {
  const state = RETRIEVAL_STATES[number];
  if (state !== undefined) return state;
  context.addIssue({ code: 'custom', message: 'no state of a retrieval' });
  return z.NEVER;
});

/** The columns that make a `RetrievalRow`. */
export const retrievalColumns = 'retrieval_id, player_id, item_id, state, position, requested_at, changed_at';

export const retrievalRow = z
  .object({
    retrieval_id: z.string(),
    player_id: z.string(),
    item_id: z.string(),
    state: stateColumn,
    position: integerColumn,
    requested_at: integerColumn,
    changed_at: integerColumn,
  })
  .transform(
    (row): RetrievalRow => ({
      retrievalId: row.retrieval_id,
      playerId: row.player_id,
      itemId: row.item_id,
      state: row.state,
      position: row.position,
      requestedAt: row.requested_at,
      changedAt: row.changed_at,
    }),
  );

export const retrievals = projectionOf({
  name: 'retrievals',
  version: 1,
  tables: ['retrieval'],
  types: RETRIEVAL_TYPES,
  read: async (sql, table, events): Promise<ReadonlyMap<string, RetrievalRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.retrievalId))];
    const text = `SELECT ${retrievalColumns} FROM ${table('retrieval')} WHERE retrieval_id = ANY($1::text[])`;
    return new Map(rowsAs(retrievalRow, await sql.query(text, [ids])).map((row) => [row.retrievalId, row]));
  },
  fold: foldRetrievals,
  write: async (sql, table, rows) => {
    await sql.query(
      `INSERT INTO ${table('retrieval')} (${retrievalColumns})
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::bigint[], $6::bigint[], $7::bigint[])
       ON CONFLICT (retrieval_id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at`,
      [
        rows.map((row) => row.retrievalId),
        rows.map((row) => row.playerId),
        rows.map((row) => row.itemId),
        rows.map((row) => RETRIEVAL_STATES.indexOf(row.state)),
        rows.map((row) => row.position),
        rows.map((row) => row.requestedAt),
        rows.map((row) => row.changedAt),
      ],
    );
  },
});
