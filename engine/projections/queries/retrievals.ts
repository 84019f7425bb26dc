import { columnsOf, recordsAs } from '../../database/records.ts';
import { countOf, type SqlClient } from '../../database/sql.ts';
import { RETRIEVAL_STATES, type RetrievalRow, type RetrievalState, retrievalRow } from '../retrievals.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';

export const MAX_RETRIEVALS_PAGE = 50;

/** A player's retrievals, newest first. @throws InvalidCursor */
export const retrievalsOf = async (
  sql: SqlClient,
  playerId: string,
  {
    state = null,
    first = 15,
    after,
  }: { readonly state?: RetrievalState | null; readonly first?: number; readonly after?: string | null } = {},
): Promise<CountedPage<RetrievalRow>> => {
  const size = pageSize(first, MAX_RETRIEVALS_PAGE);
  const before = after == null ? null : integerKey(decodeCursor('retrievals', after, 1)[0]);
  const wanted = [playerId, state === null ? null : RETRIEVAL_STATES.indexOf(state)];
  const filters = 'player_id = $1 AND ($2::smallint IS NULL OR state = $2)';
  const rows = recordsAs(
    retrievalRow,
    await sql.query(
      `SELECT ${columnsOf(retrievalRow)} FROM retrieval
       WHERE ${filters} AND ($3::bigint IS NULL OR position < $3) ORDER BY position DESC LIMIT $4`,
      [...wanted, before, size + 1],
    ),
  );
  return {
    ...pageOf(rows, size, ({ position }) => encodeCursor('retrievals', [String(position)])),
    totalCount: await countOf(sql, `retrieval WHERE ${filters}`, wanted),
  };
};

/** By id, whosever they are, in the order of their requests; at most 100. */
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
