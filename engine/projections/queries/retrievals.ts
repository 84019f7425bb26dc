import { columnsOf, recordsAs } from '../../database/records.ts';
import type { SqlClient } from '../../database/sql.ts';
import { RETRIEVAL_STATES, type RetrievalRow, type RetrievalState, retrievalRow } from '../retrievals.ts';
import type { CountedPage } from './cursor.ts';
import { type List, type PageAsked, pageIn } from './records.ts';

export const MAX_RETRIEVALS_PAGE = 50;

const retrievalList: List<RetrievalRow> = {
  name: 'retrievals',
  table: 'retrieval',
  tie: null,
  keys: ({ position }) => [position],
  row: retrievalRow,
};

/** A player's retrievals, newest first. @throws InvalidCursor */
export const retrievalsOf = (
  sql: SqlClient,
  playerId: string,
  { state = null, ...page }: PageAsked & { readonly state?: RetrievalState | null } = {},
): Promise<CountedPage<RetrievalRow>> =>
  pageIn(sql, retrievalList, playerId, { state: state === null ? null : RETRIEVAL_STATES.indexOf(state) }, page);

/** Retrievals by id, whosever they are, in the order of their requests; at most 100. */
export const retrievalsById = async (
  sql: SqlClient,
  retrievalIds: readonly string[],
): Promise<readonly RetrievalRow[]> =>
  recordsAs(
    retrievalRow,
    await sql.query(
      `SELECT ${columnsOf(retrievalRow)} FROM retrieval WHERE retrieval_id = ANY($1::text[]) ORDER BY position LIMIT 100`,
      [retrievalIds],
    ),
  );
