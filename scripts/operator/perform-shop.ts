import type { SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, isRoundId, mustBe } from '../../engine/kernel/ids.ts';
import { retrievalsById } from '../../engine/projections/queries/retrievals.ts';
import type { AdvanceRetrieval } from '../../engine/retrieval/advance-retrieval.ts';
import type { AdvanceRetrievalRequest } from './shop-requests.ts';

/** The command that says it of the retrieval; null where there is no such retrieval. */
export const retrievalCommand = async (
  sql: SqlClient,
  { retrieval, state }: AdvanceRetrievalRequest,
): Promise<AdvanceRetrieval | null> => {
  const [found] = await retrievalsById(sql, [retrieval]);
  if (found === undefined) return null;
  const playerId = mustBe(isPlayerId, found.playerId);
  return { type: 'AdvanceRetrieval', playerId, retrievalId: mustBe(isRoundId, found.retrievalId), state };
};
