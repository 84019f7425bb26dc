import { RETRIEVAL_STATES, type RetrievalState, retrievalState } from '../../../engine/projections/retrievals.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { MAX_RETRIEVALS_PAGE, retrievals as retrievalList } from '../queries/retrievals.ts';

const HOUR_MS = 60 * 60_000;

const isOver = (state: RetrievalState): boolean => state === 'succeeded' || state === 'failed';

/** To the tenth of an hour, rounded down. */
const hoursOf = (milliseconds: number): number => Math.floor((10 * Math.max(0, milliseconds)) / HOUR_MS) / 10;

export const retrievals: Resolvers = {
  Query: {
    retrievals: async (_root, { state, player, olderThanHours, first, after }, { sql, now }) => {
      const at = now();
      const wanted = state ?? null;
      const values = {
        state: wanted === null ? null : RETRIEVAL_STATES.indexOf(wanted),
        isOpen: wanted !== null && isOver(wanted) ? null : (true as const),
        isOver: wanted !== null && isOver(wanted) ? (true as const) : null,
        player: player ?? null,
        before: olderThanHours == null ? null : at - olderThanHours * HOUR_MS + 1,
      };
      const page = await retrievalList.counted(sql, values, pageArguments(first ?? 20, after, MAX_RETRIEVALS_PAGE));
      return {
        retrievals: page.rows.map(({ retrievalId, playerId, skinId, tries, reason, ...row }) => {
          const reached = retrievalState(row.state);
          return {
            ...row,
            id: retrievalId,
            player: playerId,
            skin: skinId,
            state: reached,
            ageHours: hoursOf((isOver(reached) ? row.changedAt : at) - row.requestedAt),
            attempts: tries,
            failure: reason,
          };
        }),
        totalCount: page.totalCount,
        hasNextPage: page.hasNextPage,
        endCursor: page.endCursor,
      };
    },
  },
};
