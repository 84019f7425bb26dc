import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import type { RetrievalAdvanced } from '../retrieval/events.ts';
import { foldEach, projectionOf, type Recorded } from './projection.ts';

/** States in the order in which old clients count them, from 0. */
export const RETRIEVAL_STATES = [
  'retrieving',
  'awaiting-shipment',
  'awaiting-receipt',
  'succeeded',
  'failed',
] as const satisfies readonly ('retrieving' | RetrievalAdvanced['data']['state'])[];
export type RetrievalState = (typeof RETRIEVAL_STATES)[number];

/** @throws RangeError for the number of no state */
export const retrievalState = (number: number): RetrievalState => {
  const state = RETRIEVAL_STATES[number];
  if (state === undefined) throw new RangeError(`${number} is no state of a retrieval`);
  return state;
};

export const retrievalRow = z.object({
  /** `{token}.{n}`: one command may send several. */
  retrievalId: z.string(),
  playerId: z.string(),
  itemId: z.string(),
  state: integerColumn.transform(retrievalState),
  /** Of the request. */
  position: integerColumn,
  requestedAt: integerColumn,
  changedAt: integerColumn,
});
/** An item on its way to Steam, or where it ended. */
export type RetrievalRow = Readonly<z.infer<typeof retrievalRow>>;

const RETRIEVAL_TYPES = ['RetrievalRequested', 'RetrievalAdvanced'] as const;
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
const foldRetrievals = (
  before: ReadonlyMap<string, RetrievalRow>,
  events: readonly RetrievalRecorded[],
): readonly RetrievalRow[] => foldEach(before, events, ({ event }) => event.data.retrievalId, afterEvent);

export const retrievals = projectionOf({
  name: 'retrievals',
  version: 1,
  tables: ['retrieval'],
  types: RETRIEVAL_TYPES,
  read: async (sql, table, events): Promise<ReadonlyMap<string, RetrievalRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.retrievalId))];
    const text = `SELECT ${columnsOf(retrievalRow)} FROM ${table('retrieval')} WHERE retrieval_id = ANY($1::text[])`;
    return new Map(recordsAs(retrievalRow, await sql.query(text, [ids])).map((row) => [row.retrievalId, row]));
  },
  fold: foldRetrievals,
  write: (sql, table, rows) =>
    insertRecords(
      sql,
      table('retrieval'),
      rows.map((row) => ({ ...row, state: RETRIEVAL_STATES.indexOf(row.state) })),
      'ON CONFLICT (retrieval_id) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at',
    ),
});
