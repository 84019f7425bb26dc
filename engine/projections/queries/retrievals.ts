import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import {
  RETRIEVAL_STATES,
  type RetrievalRow,
  type RetrievalState,
  retrievalRow,
  retrievalState,
} from '../retrievals.ts';
import type { CountedPage } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';

export const MAX_RETRIEVALS_PAGE = 50;

const rows = db.selectFrom('retrieval').select(retrievalRow.keyof().options);

const withState = <Stored extends { readonly state: number }>(row: Stored) => ({
  ...row,
  state: retrievalState(row.state),
});

const list = defineList({
  cursor: () => 'retrievals',
  rows: (given: Given<{ playerId: string }>) => rows.where('playerId', '=', given('playerId')),
  filters: (given: Given<{ state: number }>) => ({ state: (is) => is('state', '=', given('state')) }),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_RETRIEVALS_PAGE },
});

/** A player's retrievals, newest first. @throws InvalidCursor */
export const retrievalsOf = async (
  sql: SqlClient,
  playerId: string,
  { state = null, ...asked }: PageAsked & { readonly state?: RetrievalState | null } = {},
): Promise<CountedPage<RetrievalRow>> => {
  const page = await list.counted(
    sql,
    { playerId, state: state === null ? null : RETRIEVAL_STATES.indexOf(state) },
    asked,
  );
  return { ...page, rows: page.rows.map(withState) };
};

const byId = defineQuery((given: Given<{ retrievalIds: readonly string[] }>) =>
  rows
    .where('retrievalId', '=', fragment<string>`ANY(${given('retrievalIds')}::text[])`)
    .orderBy('position')
    .limit(100),
);

/** Retrievals by id, whosever they are, in the order of their requests; at most 100. */
export const retrievalsById = async (
  sql: SqlClient,
  retrievalIds: readonly string[],
): Promise<readonly RetrievalRow[]> => (await byId(sql, { retrievalIds })).map(withState);
